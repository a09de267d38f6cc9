package moves

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/candidates"
	"drevo/app/pane"
	"drevo/app/pane/panetest"
)

// searched is the pane after a search, as high as asked.
func searched(t *testing.T, programme string, height float32) *Pane {
	t.Helper()
	w := panetest.New(t, programme, nil, "")
	p := New(w)
	window := test.NewTempWindow(t, p.Content())
	window.SetPadded(false)
	window.Resize(fyne.NewSize(500, height))
	w.Put(p)
	w.Think()
	w.Until(func() bool { return !p.alone.Busy() })
	return p
}

// TestRoomIsUsed: the list has all moves where there is the room, and the small tree grows with what is left; all that
// stands there is inside.
func TestRoomIsUsed(t *testing.T) {
	nodes := map[float32]int{}
	for _, height := range []float32{400, 640, 1900} {
		p := searched(t, "kaissa", height)
		if folded := slices.Contains(p.at, theFold); folded != (height < 1000) {
			t.Errorf("in %v the list is folded: %v", height, folded)
		}
		nodes[height] = p.small.Nodes()
		bottom := p.small.Position().Y + p.small.Size().Height
		if bottom > height+1 || p.list.Position().Y+p.list.Size().Height > p.small.Position().Y {
			t.Errorf("in %v the list is %v high and the tree ends at %v", height, p.list.Size().Height, bottom)
		}
		if room := p.list.Size().Height - p.list.WholeHeight(); height > 500 && room < 0 {
			t.Errorf("in %v the list lacks %v", height, -room)
		}
	}
	if nodes[400] > nodes[640] || nodes[640] >= nodes[1900] {
		t.Errorf("the small trees have %v nodes", nodes)
	}
}

// TestTheFoldStaysInView where reasons take two lines each: the list is folded after fewer moves.
func TestTheFoldStaysInView(t *testing.T) {
	p := searched(t, "kaissa", 215)
	p.both.Resize(fyne.NewSize(270, 215))
	if !p.list.Visible() || p.list.WholeHeight() > 215 || p.at[len(p.at)-1] != theFold || p.shown != fewShown {
		t.Errorf("the list needs %v, and has %d moves above the fold", p.list.WholeHeight(), p.shown)
	}
}

// TestALowPaneHasTheListOnly: a small tree that leaves no room for moves is not there.
func TestALowPaneHasTheListOnly(t *testing.T) {
	p := searched(t, "kaissa", 200)
	if p.small.Visible() || p.list.Size().Height != 200 || len(p.moves) != 27 {
		t.Errorf("the tree is seen: %v; the list is %v high", p.small.Visible(), p.list.Size().Height)
	}
}

// TestWithoutAChoiceNothingIsAskedFor: a search that chose no move has no list, says so, and needs no small tree.
func TestWithoutAChoiceNothingIsAskedFor(t *testing.T) {
	p := searched(t, "pitrat", 640)
	if len(p.moves) != 0 || p.small.Visible() {
		t.Fatalf("%d moves, and the small tree is seen: %v", len(p.moves), p.small.Visible())
	}
	if got := p.list.Rows.Empty; got != "No move was chosen that others could be set against." {
		t.Errorf("it says %q", got)
	}
}

// TestTheNearestMoveIsTold once the values are known, unless the game has another move there: no other that has a node
// has a better value.
func TestTheNearestMoveIsTold(t *testing.T) {
	w := panetest.New(t, "paulchess", nil, "")
	p := New(w)
	var told []pane.Side
	p.OnNearest = func(chosen, nearest pane.Side) { told = []pane.Side{chosen, nearest} }
	w.Put(p)
	w.Think()
	w.Until(func() bool { return !p.alone.Busy() })
	if len(told) != 2 || told[0].Node != p.moves[0].Node {
		t.Fatalf("told is %v", told)
	}
	at := slices.IndexFunc(p.moves, func(c candidates.Candidate) bool { return c.Node == told[1].Node })
	score, ok := p.moves[at].Score()
	for i := range p.moves[1:] {
		if other, known := p.moves[1+i].Score(); known && other > score || !ok {
			t.Errorf("%s is told, but %s is nearer", p.moves[at].Name(), p.moves[1+i].Name())
		}
	}
	told = nil
	p.played = p.moves[3].Move
	if p.nearest(); told != nil {
		t.Errorf("beside the move of the game %v is told", told)
	}
}

// TestALowPaneHasAButtonForTheTree: it puts the small tree in the place of the list, and the list back; where both have
// room there is no button.
func TestALowPaneHasAButtonForTheTree(t *testing.T) {
	p := searched(t, "kaissa", 200)
	if !p.turn.Visible() || p.turn.Text != "Tree" {
		t.Fatalf("the button is seen: %v, %q", p.turn.Visible(), p.turn.Text)
	}
	test.Tap(p.turn)
	if p.list.Visible() || !p.small.Visible() || p.small.Nodes() < 3 || p.turn.Text != "Moves" {
		t.Errorf("the list is seen: %v, the tree %v, with %d nodes", p.list.Visible(), p.small.Visible(), p.small.Nodes())
	}
	test.Tap(p.turn)
	if !p.list.Visible() || p.small.Visible() {
		t.Error("the list does not come back")
	}
	if p = searched(t, "kaissa", 640); p.turn.Visible() {
		t.Error("there is a button beside both")
	}
}
