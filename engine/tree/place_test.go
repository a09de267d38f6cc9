package tree_test

import (
	"testing"

	"drevo/engine/board"
	. "drevo/engine/tree"
)

// Every place but the first has a name and a sentence of its own, and a programme's words replace them.
func TestPlacesExplainThemselves(t *testing.T) {
	words := Vocabulary{Places: []PlaceInfo{{PlaceKiller, "own.refutation", "refutation", "Ours."},
		{OwnPlace, "own.own", "own", "Our own."}}}
	seen := map[string]bool{}
	for place := PlaceNone + 1; place <= PlaceTable; place++ {
		info := words.Place(place)
		for _, text := range []string{info.Name, info.Sentence} {
			if text == "" || seen[text] {
				t.Errorf("place %d: %q is empty or another's", place, text)
			}
			seen[text] = true
		}
	}
	same(t, "the programme's word", words.Place(PlaceKiller).Name, "refutation")
	same(t, "a place of its own", words.Place(OwnPlace).Name, "own")
	same(t, "nothing said", words.Place(PlaceNone).Name, "")
	same(t, "an unknown place", words.Place(60).Name, "place 60")
}

// A place stays with its node beside every other thing that is noted of it: of leaves, of inner nodes,
// and of those that the readers see while they are open.
func TestPlaceIsKept(t *testing.T) {
	r := NewRecorder(Header{}, 0)
	r.Enter(board.NoMove, TypeRoot, ClassNone, -9, 9)
	for place := range Place(Places) {
		r.Enter(board.Move(place)+1, TypeFullWidth, ClassCheck, -9, 9)
		r.Place(place)
		for depth := range 4 {
			r.Enter(board.Move(depth)+1, TypeFullWidth, ClassNone, -9, 9)
			r.Place(Places - 1 - place)
		}
		r.StaticBound(9)
		for range 4 {
			r.Leave(9, Lower, ReasonCut)
			r.Improve()
		}
		if open := r.Tree().Node(r.Open()); open.Place != place || open.Closed {
			t.Fatalf("open: %+v", open)
		}
		r.Leave(-1, Upper, ReasonComplete)
	}
	r.Leave(0, Exact, ReasonComplete)
	tr := r.Tree()
	for i, id := range tr.Children(Root, nil) {
		n := tr.Node(id)
		if n.Place != Place(i) || n.Class != ClassCheck || n.Bound != Upper || n.Reason != ReasonComplete {
			t.Fatalf("%+v", n)
		}
		for _, below := range tr.Line(id) {
			if n := tr.Node(below); n.Place != Places-1-Place(i) || n.Bound != Lower || n.Reason != ReasonCut {
				t.Fatalf("%+v", n)
			}
		}
		same(t, "the line", len(tr.Line(id)), 4)
	}
}
