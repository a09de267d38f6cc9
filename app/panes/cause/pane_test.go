package cause

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/app/pane"
	"drevo/app/pane/panetest"
	"drevo/app/replay"
	"drevo/engine/tree"
)

var (
	_ pane.Pane   = (*Pane)(nil)
	_ pane.Closer = (*Pane)(nil)
)

// changing is a position in which PaulChess changes its mind from three plies to four.
const changing = "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1"

// adams is Adams - Torre, which the library has with its solution.
const adams = "2r1r1k1/1p1q1ppp/3p1b2/p2P4/3Q4/5N2/PP2RPPP/4R1K1 w - - 0 1"

// TestAChainIsAClickAway: of a search that changed its mind the iterations are explained, every link goes to its node,
// and of two searches the second is explained by the first, whose nodes are a click away, too.
func TestAChainIsAClickAway(t *testing.T) {
	w := panetest.New(t, "paulchess", map[string]string{"depth": "4"}, changing)
	p := New(w, &replay.Replay{}).(*Pane)
	w.Put(p)
	t.Cleanup(p.Close)
	if !strings.HasPrefix(p.text.Words(), "Think first") || !p.miss.Disabled() {
		t.Errorf("before a search it says %q", p.text.Words())
	}
	w.Think()
	w.Until(func() bool { return len(p.links) > 0 })
	if !strings.Contains(p.text.Words(), "From depth 3 to depth 4") || len(p.links) < 4 {
		t.Fatalf("it says %q", p.text.Words())
	}
	for at, place := range p.links {
		want := p.chains[place[0]].Links[place[1]].Node
		p.open(string(rune('0'+at)), fyne.Position{})
		if w.View().Node != want {
			t.Errorf("link %d goes to node %d, not %d", at, w.View().Node, want)
		}
		w.Go(tree.Root)
		p.open(replayed+string(rune('0'+at)), fyne.Position{})
		if w.View().Node != want || p.replay.Last() != want || !p.replay.Shown() {
			t.Errorf("link %d replays from node %d, chosen is %d", at, p.replay.Last(), w.View().Node)
		}
	}
	first := w.View().Search
	w.Go(tree.Root)
	w.Set("depth", "3")
	w.Think()
	w.Until(func() bool { return !p.slot.Busy() && len(p.other.Options) == 2 })
	p.other.SetSelectedIndex(1)
	w.Until(func() bool { return !p.slot.Busy() && len(p.links) > 0 })
	if p.pair[0] != first || len(p.chains) != 1 {
		t.Fatalf("it says %q", p.text.Words())
	}
	now := p.pair[1].Tree()
	for at, place := range p.links {
		link := p.chains[place[0]].Links[place[1]]
		p.open(string(rune('0'+at)), fyne.Position{})
		if v := w.View(); v.Node != link.Node || (v.Tree == now) != (link.Side == 1) {
			t.Errorf("link %d goes to node %d", at, v.Node)
		}
	}
	w.Shelf.DeleteSearch(first)
	w.Show()
	if p.pair[0] == first || len(p.other.Options) != 1 {
		t.Error("a deleted search is compared with")
	}
}

// TestWhatWasMissed: where the library knows what is to be found and the search missed it, one click says why, and
// where it left the way.
func TestWhatWasMissed(t *testing.T) {
	w := panetest.New(t, "paulchess", map[string]string{"depth": "1", "quiescence": "0", "deepening": "false"}, adams)
	p := New(w, &replay.Replay{}).(*Pane)
	w.Put(p)
	t.Cleanup(p.Close)
	w.Think()
	w.Until(func() bool { return !p.slot.Busy() })
	if p.miss.Disabled() {
		t.Fatal("nothing is known to be missed")
	}
	p.miss.OnTapped()
	w.Until(func() bool { return !p.slot.Busy() })
	said := p.text.Words()
	if !strings.Contains(said, "changes, one option at a time, at most ") {
		t.Errorf("it says %q", said)
	}
	if len(p.chains) > 0 {
		for at := range p.links {
			p.open(string(rune('0'+at)), fyne.Position{})
			if id := w.View().Node; int(id) >= w.View().Tree.Len() || id == tree.None {
				t.Errorf("link %d goes to node %d", at, id)
			}
		}
	}
}
