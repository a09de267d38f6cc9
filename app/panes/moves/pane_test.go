package moves

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/pane"
	"drevo/app/pane/panetest"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// filled is the pane after a search, with the moves searched by themselves.
func filled(t *testing.T, programme string, options map[string]string) (*panetest.Window, *Pane) {
	t.Helper()
	w := panetest.New(t, programme, options, "")
	p := New(w)
	test.NewTempWindow(t, p.Content()).Resize(fyne.NewSize(500, 640))
	w.Put(p)
	w.Think()
	w.Until(func() bool { return !p.alone.Busy() })
	if at := slices.Index(p.at, theFold); at >= 0 {
		p.choose(at)
	}
	return w, p
}

// TestEveryMoveHasItsRow with a reason, and a value of its own or in words; those not looked at, and those whose value
// is of another search, stand behind headings, and nothing is a bare bound.
func TestEveryMoveHasItsRow(t *testing.T) {
	for programme, options := range map[string]map[string]string{"itep": nil, "paulchess": nil, "kaissa": nil,
		"botvinnik": {"effort": "5"}} {
		_, p := filled(t, programme, options)
		rows, dim := 0, 0
		for i, line := range p.lines {
			if p.at[i] < 0 {
				if !strings.Contains(line.Cells[0].Text, "by itself") {
					t.Errorf("%s: %q", programme, line.Cells[0].Text)
				}
				continue
			}
			if rows++; line.Dim {
				dim++
			}
			value, why := line.Cells[1].Text, line.Cells[3].Text
			if why == "" || strings.ContainsAny(value+why, "≤≥[]") {
				t.Errorf("%s: %q %q", programme, value, why)
			}
		}
		if rows != 27 || !p.lines[0].Bold || p.lines[0].Cells[3].Text != "chosen" {
			t.Errorf("%s: %d rows, %d not looked at, the first is %q", programme, rows, dim, p.lines[0].Cells[0].Text)
		}
		if p.small.Nodes() < 1 || p.small.Values() < 1 {
			t.Errorf("%s: the small tree has %d nodes, %d with values", programme, p.small.Nodes(), p.small.Values())
		}
	}
}

// TestAValueThatIsAskedForIsNotListed, also where the list stood before the question, and it comes back.
func TestAValueThatIsAskedForIsNotListed(t *testing.T) {
	w, p := filled(t, "paulchess", nil)
	before, v := p.lines[0].Cells[1].Text, w.View()
	v.Nodes.Asked = map[tree.ID]bool{p.moves[0].Node: true}
	p.Show(v)
	if said := p.lines[0].Cells; said[1].Text == before || said[3].Text != "" {
		t.Errorf("asked for, the row says %q, %q", said[1].Text, said[3].Text)
	}
	p.Show(w.View())
	if p.lines[0].Cells[1].Text != before {
		t.Errorf("afterwards it says %q", p.lines[0].Cells[1].Text)
	}
}

// TestTheListIsFolded after four moves in a low pane; its last row counts the others and shows them.
func TestTheListIsFolded(t *testing.T) {
	w := panetest.New(t, "itep", nil, "")
	p := New(w)
	test.NewTempWindow(t, p.Content()).Resize(fyne.NewSize(500, 440))
	w.Put(p)
	w.Think()
	w.Until(func() bool { return !p.alone.Busy() })
	p.played = p.moves[20].Move
	p.fill()
	last := len(p.at) - 1
	counted, named := 0, 0
	for _, at := range p.at {
		if at >= 0 {
			counted++
		}
		if at >= 0 && p.moves[at].Move == p.played {
			named++
		}
	}
	want := phrase.Of("{n:1 more move|# more moves}, not looked at", "n", 27-counted) // ITEP looks at one
	if p.at[last] != theFold || p.lines[last].Cells[0].Text != want || counted != firstShown+1 || named != 1 {
		t.Errorf("%d moves, the one played %d times, then %+v", counted, named, p.lines[last])
	}
	p.choose(last)
	if at := slices.Index(p.at, theFold); at >= 0 || slices.Max(p.at) != 26 {
		t.Errorf("unfolded: %v", p.at)
	}
}

// TestAClickSetsTheMoveBesideTheChosenOne, with a node or without.
func TestAClickSetsTheMoveBesideTheChosenOne(t *testing.T) {
	w, p := filled(t, "itep", nil)
	other := &comparer{}
	w.Put(other)
	for row := range p.lines {
		c := p.candidate(row)
		if c == nil || c.Chosen {
			continue
		}
		p.choose(row)
		if other.first.Node != p.moves[0].Node || c.Absent != nil && (other.second.Move != c.Move ||
			other.second.Node != tree.Root) {
			t.Errorf("%s is compared as %+v", c.Name(), other.second)
		}
	}
	p.preview(0)
	if len(w.Previewed) < 2 {
		t.Errorf("the line under the mouse is %v", w.Previewed)
	}
}

// comparer notes what is compared.
type comparer struct {
	pane.Tab
	first, second pane.Side
}

func (c *comparer) Show(pane.View)                  {}
func (c *comparer) Compare(first, second pane.Side) { c.first, c.second = first, second }
