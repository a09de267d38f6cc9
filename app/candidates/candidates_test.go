package candidates

import (
	"context"
	"slices"
	"strings"
	"testing"

	"drevo/app/headline"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// of are the candidates of a search that has ended.
func of(t *testing.T, id, fen string, options map[string]string, limits search.Limits) ([]Candidate, *session.Search) {
	t.Helper()
	programme, err := engine.Programmes().Find(id)
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(programme, options)
	if err != nil {
		t.Fatal(err)
	}
	s := session.StartSearch(context.Background(), session.NewGame(enginetest.Position(t, fen)), session.Options{
		Programme: programme, Values: values, Limits: limits})
	t.Cleanup(s.Release)
	if _, err := s.Wait(); err != nil {
		t.Fatal(err)
	}
	return Of(s), s
}

// TestEveryLegalMoveIsThereOnce with the chosen one first, of every programme, finished or stopped. No bound is a
// value.
func TestEveryLegalMoveIsThereOnce(t *testing.T) {
	for _, p := range engine.Programmes() {
		for _, fen := range []string{session.FirstPosition, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
			"rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R b KQkq - 1 5"} {
			for _, nodes := range []uint64{0, 3_000} {
				list, s := of(t, p.About().ID, fen, nil, search.Limits{Nodes: nodes})
				if list == nil {
					continue
				}
				seen := map[board.Move]bool{}
				for i := range list {
					c := &list[i]
					seen[c.Move] = true
					if (i == 0) != c.Chosen || c.Why(list[0]) == "" && c.Value() == "" {
						t.Errorf("%s: row %d is %s, chosen %v, without a word", p.About().ID, i, c.Name(), c.Chosen)
					}
					if c.Known.Known() && c.Known.Bound != tree.Exact && c.Value() != "" {
						t.Errorf("%s: %s has a bound, and the value %s", p.About().ID, c.Name(), c.Value())
					}
				}
				if len(seen) != len(list) || len(list) != s.Position.LegalMoveCount() {
					t.Errorf("%s: %d rows, %d moves", p.About().ID, len(list), len(seen))
				}
			}
		}
	}
}

// TestWordsOfTheFirstPosition: what is said of moves there.
func TestWordsOfTheFirstPosition(t *testing.T) {
	list, _ := of(t, "itep", session.FirstPosition, nil, search.Limits{})
	want := map[string]string{"30.Qe2": "chosen", "30.Ba3": "not looked at: loses material; 30...Qxa3 wins a bishop",
		"30.Kf1": "not looked at: threatens nothing"}
	for i := range list {
		c := &list[i]
		if says, ok := want[c.Name()]; ok && c.Why(list[0]) != says {
			t.Errorf("%s: %q", c.Name(), c.Why(list[0]))
		}
	}
	if list[0].Value() != "−1.00" || list[0].Answer(list[0]) != "30...a6 31.Kf1" {
		t.Errorf("%s %s %s", list[0].Name(), list[0].Value(), list[0].Answer(list[0]))
	}
	list, _ = of(t, "paulchess", session.FirstPosition, nil, search.Limits{})
	refuted := 0
	for i := range list {
		if c := &list[i]; c.Name() == "30.Qxd5" {
			refuted++
			if c.Value() != "" || !strings.Contains(c.Why(list[0]), "30...Nxd5 wins a queen") {
				t.Errorf("%s: %q %q", c.Name(), c.Value(), c.Why(list[0]))
			}
		}
	}
	if refuted != 1 {
		t.Error("30.Qxd5 is not there")
	}
}

// TestASearchOfTheMoveByItselfGivesAValue from White's point of view, says so, and puts the move where that belongs.
func TestASearchOfTheMoveByItselfGivesAValue(t *testing.T) {
	list, s := of(t, "paulchess", session.FirstPosition, nil, search.Limits{})
	for i := range list {
		if c := &list[i]; c.Wanting() {
			c.Own = Alone(context.Background(), s, c.Move, search.Limits{Nodes: 20_000})
			t.Cleanup(c.Own.Release)
			if result, err := c.Own.Wait(); err != nil || result.Stopped {
				t.Fatalf("%s: %v %v", c.Name(), result.Stopped, err)
			}
		}
	}
	Sort(list)
	for i := range list {
		c := &list[i]
		if c.Value() == "" || c.Chosen != (i == 0) || c.ByItself() != strings.Contains(c.Hint(), "by itself") {
			t.Errorf("%s: %q, %q", c.Name(), c.Value(), c.Hint())
		}
		if score, _ := c.Score(); i > 1 {
			if before, _ := list[i-1].Score(); before < score {
				t.Errorf("%s stands behind %s", c.Name(), list[i-1].Name())
			}
		}
	}
}

// TestAnAnswerIsAsLongAsItsReason: of what is won in the end the answer has every capture, unless it says that the line
// goes on, and the hint has the whole line.
func TestAnAnswerIsAsLongAsItsReason(t *testing.T) {
	list, s := of(t, "botvinnik", session.FirstPosition, nil, search.Limits{})
	ended := 0
	for i := range list {
		c := &list[i]
		if c.Wanting() {
			c.Own = Alone(context.Background(), s, c.Move, search.Limits{Nodes: MostNodes})
			t.Cleanup(c.Own.Release)
			if _, err := c.Own.Wait(); err != nil {
				t.Fatal(err)
			}
		}
		line := c.Continuation()
		if len(line) > 1 && !strings.HasSuffix(c.Hint(), "The line: "+present.Compact(c.Before, line)+".") {
			t.Errorf("%s: %q", c.Name(), c.Hint())
		}
		answer := c.Answer(list[0])
		if !strings.HasSuffix(c.Why(list[0]), " in the end") || strings.HasSuffix(answer, " ...") {
			continue
		}
		ended++
		named := len(strings.Fields(answer))
		for _, move := range line[1+named:] {
			if move.IsCapture() {
				t.Errorf("%s: %q without a capture of %s", c.Name(), answer, present.Compact(c.Before, line))
			}
		}
		if c.Name() == "30.Bc1" && answer != "30...Nxc1 31.Qg5 Qxe6 32.Qxc1" {
			t.Errorf("of 30.Bc1 %q is expected", answer)
		}
	}
	if ended == 0 {
		t.Error("nothing is won in the end")
	}
}

// TestNothingIsSaidToBeShownOfAMoveWithoutANode: the hint of a refuted move is not that of one that the stage which
// decided did not look at.
func TestNothingIsSaidToBeShownOfAMoveWithoutANode(t *testing.T) {
	list, _ := of(t, "paulchess", session.FirstPosition, nil, search.Limits{})
	i := slices.IndexFunc(list, func(c Candidate) bool { return c.Value() == "" })
	c := list[i]
	if !strings.Contains(c.Hint(), "was shown to be no better") {
		t.Errorf("%s: %q", c.Name(), c.Hint())
	}
	c.Node, c.Known, c.Line = tree.None, tree.Value{}, c.Line[:1]
	if c.Hint() != "" || c.Why(list[0]) != "not in the round that decided" {
		t.Errorf("%s without a node: %q %q", c.Name(), c.Why(list[0]), c.Hint())
	}
}

// TestAnotherProgrammeIsAskedAboutTheLine: PaulChess modern finds a mate in the line that Botvinnik's method expects;
// it is not asked about its own.
func TestAnotherProgrammeIsAskedAboutTheLine(t *testing.T) {
	by, err := engine.Programmes().Find("paulchess")
	if err != nil {
		t.Fatal(err)
	}
	preset, err := search.FindPreset(by, "modern")
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(by, preset.Values)
	if err != nil {
		t.Fatal(err)
	}
	_, s := of(t, "botvinnik", session.FirstPosition, nil, search.Limits{})
	h := headline.Of(s)
	other, at := Otherwise(t.Context(), s, &h.Facts, by, values, search.Limits{Nodes: OtherNodes}, MuchMore)
	if other == nil {
		t.Fatal("it finds nothing")
	}
	t.Cleanup(other.Release)
	h.Heard(s, other, at)
	want := "PaulChess modern, another programme, plays 34.Bf6, not 34.Qxc4: by its count White mates in 5. " +
		"34.Bf6 was not looked at here: The move neither begins an attack within the horizon nor denies one. The horizon " +
		"is 3 half-moves at most."
	if said := h.Otherwise() + " " + h.Missed(); said != want {
		t.Errorf("%q", said)
	}
	_, own := of(t, "paulchess", session.FirstPosition, nil, search.Limits{})
	h = headline.Of(own)
	other, _ = Otherwise(t.Context(), own, &h.Facts, by, values, search.Limits{Nodes: OtherNodes}, -100)
	if other != nil {
		t.Error("PaulChess is asked about its own line")
	}
}
