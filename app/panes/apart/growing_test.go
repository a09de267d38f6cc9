package apart

import (
	"bytes"
	"io"
	"slices"
	"testing"

	"drevo/app/session"
	"drevo/engine/diff"
	"drevo/engine/trace"
	"drevo/engine/tree"
	"drevo/widgets/treeview"
)

// halves reads a text in two halves: the second one when it may, after what asks for it was told.
type halves struct {
	first, second io.Reader
	half, goOn    chan struct{}
}

func (h *halves) Read(p []byte) (int, error) {
	if n, err := h.first.Read(p); err != io.EOF {
		return n, err
	}
	if h.half != nil {
		close(h.half)
		h.half = nil
		<-h.goOn
	}
	return h.second.Read(p)
}

// TestLive sets a search that grows beside one that has ended, on either side: half of it is shown as it is then, rows
// that are open stay, and at its end rows, icicles and the list are those of the whole trees.
func TestLive(t *testing.T) {
	for _, left := range []bool{false, true} {
		w, p := start(t) // depth 3 beside depth 2
		ended := w.Session.Search()
		w.Set("depth", "4")
		w.Think()
		whole := w.Session.Tree()
		var text bytes.Buffer
		if err := trace.WriteTree(&text, whole, false); err != nil {
			t.Fatal(err)
		}
		w.Session.Delete(w.Session.Search())
		half := text.Len() / 2
		from := &halves{bytes.NewReader(text.Bytes()[:half]), bytes.NewReader(text.Bytes()[half:]), make(chan struct{}),
			make(chan struct{})}
		asked := from.half
		reader, err := trace.NewReader(from)
		if err != nil {
			t.Fatal(err)
		}
		g, err := reader.Begin(0)
		if err != nil {
			t.Fatal(err)
		}
		growing := session.Heard(g)
		w.Session.List(growing)
		read := make(chan error, 1)
		go func() { read <- g.Read() }()
		<-asked
		if left {
			w.Session.Show(growing)
		} else {
			w.Session.Show(ended)
			p.chosen = growing
		}
		w.Show()
		w.Until(func() bool { return !p.slot.Busy() })
		if p.merged == nil || !p.growing || growing.Tree().Len() >= whole.Len() {
			t.Fatalf("left %v: %d nodes of %d, growing %v", left, growing.Tree().Len(), whole.Len(), p.growing)
		}
		p.explorers[0].Expand(p.merged.fold(0)[0])
		opened, first := p.explorers[0].RowCount(), slices.Clone(p.merged.fold(0))
		p.Grow()
		holds(t, p)
		close(from.goOn)
		if err := <-read; err != nil {
			t.Fatal(err)
		}
		<-growing.Done()
		w.Show()
		w.Until(func() bool { return !p.slot.Busy() })
		if p.growing || p.explorers[0].RowCount() < opened || !slices.Equal(first, p.merged.fold(0)[:len(first)]) {
			t.Errorf("left %v: growing %v, %d rows after %d", left, p.growing, p.explorers[0].RowCount(), opened)
		}
		holds(t, p)
		d, err := diff.Merge(diff.Side{Tree: p.merged.sides[0].Tree}, diff.Side{Tree: p.merged.sides[1].Tree}, 0, nil)
		if err != nil {
			t.Fatal(err)
		}
		listed := 0
		for _, kind := range []diff.Kind{diff.Value, diff.Choice, diff.Only | diff.Nodes} {
			if n := len(d.List(kind)); n > 0 {
				listed += 1 + min(n, mostListed) // below a title
			}
		}
		if len(p.found) != listed {
			t.Errorf("left %v: the list has %d rows, not %d: %s", left, len(p.found), listed, p.state.Text)
		}
	}
}

// holds compares the rows that there are with those of trees merged anew, and the blocks of the icicles with them.
func holds(t *testing.T, p *Pane) {
	t.Helper()
	again := newMerged(p.merged.sides[0], p.merged.sides[1])
	compared := 0
	var below func(row, anew treeview.ID, depth int)
	below = func(row, anew treeview.ID, depth int) {
		compared++
		if have, want := p.merged.nodes(row), again.nodes(anew); have != want {
			t.Fatalf("row %d has the nodes %d, not %d", row, have, want)
		}
		if depth == 0 {
			return
		}
		kids, want := p.merged.fold(row), again.fold(anew)
		if len(kids) != len(want) {
			t.Fatalf("row %d has %d moves, not %d", row, len(kids), len(want))
		}
		for i := range p.icicles {
			for _, kid := range (blocks{side{p.merged, i}}).Children(row, nil) {
				if p.merged.nodes(kid)[i] == tree.None {
					t.Fatalf("the icicle %d has a block for row %d, which its tree does not have", i, kid)
				}
			}
		}
		for _, kid := range kids {
			same := slices.IndexFunc(want, func(id treeview.ID) bool { return again.rows[id].move == p.merged.rows[kid].move })
			if same < 0 {
				t.Fatalf("row %d is of a move that is not there", kid)
			}
			below(kid, want[same], depth-1)
		}
	}
	below(0, 0, 2)
	if compared < 20 {
		t.Errorf("%d rows were compared", compared)
	}
}
