package tree

import (
	"errors"
	"testing"
)

// sourceOf keeps the pages of a tree in memory, of which one can't be read.
type sourceOf struct {
	pages   []Page
	missing int
}

func (s *sourceOf) Page(n int, p *Page) error {
	if n == s.missing {
		return errors.New("gone")
	}
	*p = s.pages[n]
	return nil
}

func (s *sourceOf) Close() error { return nil }

// kept is a tree of three pages in a source: under the root a chain of moves, and all the rest below its first.
func kept(t *testing.T) (*Tree, Stored, *sourceOf) {
	t.Helper()
	r := NewRecorder(Header{}, 0)
	r.Enter(0, TypeRoot, ClassNone, -100, 100)
	for range 2*PageNodes + 10 {
		r.Enter(1, TypeFullWidth, ClassQuiet, -100, 100)
		r.Leave(1, Exact, ReasonComplete)
		r.Skip(2, ReasonAfterCut, NoValue)
	}
	r.Leave(0, Exact, ReasonComplete)
	tr, s := r.Tree(), &sourceOf{missing: -1}
	stored := Stored{Header: tr.Header(), Source: s, Nodes: tr.Len(), Budget: 1}
	var later []ID
	for first := ID(0); int(first) < tr.Len(); first += PageNodes {
		var p Page
		tr.Page(first, true, &p)
		s.pages, later = append(s.pages, p), append(later, p.Later...)
		stored.Skips = append(stored.Skips, len(p.Before)+len(p.After))
	}
	stored.Tail = tr.Tail(later, nil)
	return tr, stored, s
}

func TestStoredTree(t *testing.T) {
	want, stored, _ := kept(t)
	have, err := stored.Open()
	if err != nil {
		t.Fatal(err)
	}
	if _, _, same := FirstDifference(have, want); !same || have.Fault() != nil {
		t.Errorf("another tree: %v", have.Fault())
	}
	if have.SkipCount() != want.SkipCount() || have.Memory() > 3*slabSize*RecordBytes {
		t.Errorf("%d skips, %d bytes in memory", have.SkipCount(), have.Memory())
	}
}

// Of a page that can't be read nothing is said, and that it can't is.
func TestStoredPageIsGone(t *testing.T) {
	_, stored, source := kept(t)
	source.missing = 1
	have, err := stored.Open()
	if err != nil {
		t.Fatal(err)
	}
	n := have.Node(PageNodes + 1)
	if n.Reason != ReasonNotKept || have.Fault() == nil || have.HasChildren(n.ID) {
		t.Errorf("a page that is gone has %+v, %v", n, have.Fault())
	}
	have.Children(Root, nil)
	have.Stats(Root, nil)
}
