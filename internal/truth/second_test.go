package truth

import (
	"testing"

	"drevo/app/candidates"
	"drevo/app/headline"
	"drevo/app/panes/moves"
	"drevo/app/session"
	"drevo/engine/botvinnik"
	"drevo/engine/enginetest"
	"drevo/engine/fact"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// TestTheSecondSearchIsRead: what the small tree says of the answer of the game is true of that answer alone, and with
// the value that the search began with, not that of a move in it.
func TestTheSecondSearchIsRead(t *testing.T) {
	p := botvinnik.New()
	values, err := search.Resolve(p, nil)
	if err != nil {
		t.Fatal(err)
	}
	of := session.StartSearch(t.Context(), session.NewGame(enginetest.Position(t, session.FirstPosition)), session.Options{
		Programme: p, Values: values})
	t.Cleanup(of.Release)
	if _, err := of.Wait(); err != nil {
		t.Fatal(err)
	}
	h := headline.Of(of)
	own := candidates.After(t.Context(), of, search.Limits{}, h.Facts.Move, h.Facts.Asked.Answer)
	t.Cleanup(own.Release)
	if _, err := own.Wait(); err != nil || !h.Answered(own) {
		t.Fatalf("nothing was found: %v", err)
	}
	said, format := moves.Second(own)
	r, text := reader(p, format), said.Text(format)
	_, expected, asked := h.Facts.Both()
	about := fact.Place{In: of.Tree(), Node: asked}
	if faults := r.Faults(about, text, said.Facts()); len(faults) > 0 {
		t.Errorf("%q: %v", text, faults)
	}
	if len(r.Faults(fact.Place{In: of.Tree(), Node: expected}, text, said.Facts())) == 0 {
		t.Errorf("of another answer %q passes", text)
	}
	line := own.Tree().Line(tree.Root)
	best := line[len(line)-1]
	other := []fact.Fact{fact.ValueOf(own.Tree(), own.Tree().Node(best))}
	if text := said.WithFacts(other).Text(format); len(r.Faults(about, text, other)) == 0 {
		t.Errorf("with the value of a move %q passes", text)
	}
}
