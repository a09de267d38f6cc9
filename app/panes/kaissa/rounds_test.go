package kaissa

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"drevo/app/pane/panetest"
	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/chart"
)

const (
	quiet  = "r1bq1rk1/2p1bpp1/p1np1n1p/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 w - - 0 10"
	mating = "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1" // guesses fail until no borders are left
)

// open thinks about a position and shows the pane.
func open(t *testing.T, fen string, options map[string]string) (*panetest.Window, *Rounds) {
	t.Helper()
	w := panetest.New(t, "kaissa", options, fen)
	p := NewRounds(w).(*Rounds)
	w.Put(p)
	w.Think()
	w.Until(func() bool { return p.savings != nil })
	return w, p
}

// Every stage of the record is there with its move, its cost and its rounds, whose borders and outcome are
// those of the record.
func TestStagesAndRounds(t *testing.T) {
	for _, fen := range []string{quiet, mating} {
		w, p := open(t, fen, nil)
		data, tr := p.data(), w.Session.Tree()
		if names := stageNames(data); names != "FV0 FV1 iteration 2.1 iteration 3.1" {
			t.Errorf("%s: %s", fen, names)
		}
		for _, stage := range stagesOf(data) {
			if stage.Best == "" || !strings.Contains(stage.Cost, " nodes  ") || !strings.HasSuffix(stage.Cost, "s") {
				t.Errorf("%s: move %q, cost %q", stage.Name, stage.Best, stage.Cost)
			}
			for i, r := range stage.Rounds {
				n := tr.Node(tree.ID(r.ID))
				held := n.Reason == tree.ReasonWithinBounds
				if (r.Outcome == chart.Held) != held || held != (i == len(stage.Rounds)-1) || !r.Known {
					t.Errorf("%s, %s: outcome %d, %+v", stage.Name, r.Name, r.Outcome, n)
				}
				if !math.IsNaN(r.Guess) && !math.IsInf(r.Guess, 0) && (r.High-r.Low != 1 || held != (r.At > r.Low &&
					r.At < r.High)) {
					t.Errorf("%s, %s: borders %v to %v around %v, value %v", stage.Name, r.Name, r.Low, r.High, r.Guess, r.At)
				}
			}
		}
	}
}

// shown is a stage with the rows below it.
type shown struct {
	chart.Stage
	Rounds []chart.Round
	Notes  chart.Notes
}

// stagesOf gathers the rows of a search by stages.
func stagesOf(data chart.RangeData) (list []shown) {
	for _, row := range data.Rows {
		switch last := len(list) - 1; r := row.(type) {
		case chart.Stage:
			list = append(list, shown{Stage: r})
		case chart.Round:
			list[last].Rounds = append(list[last].Rounds, r)
		case chart.Notes:
			list[last].Notes = r
		}
	}
	return list
}

func stageNames(data chart.RangeData) string {
	var names []string
	for _, s := range stagesOf(data) {
		names = append(names, s.Name)
	}
	return strings.Join(names, " ")
}

// Where guesses fail the outcome says on which side the value lies as White sees it, also where Black
// searches.
func TestFailedRounds(t *testing.T) {
	const mirrored = "r4rk1/ppb4p/2p3q1/2Pp4/3Pn3/1NNQBn1P/PP3PP1/2RR3K b - - 0 1"
	for fen, want := range map[string]chart.Outcome{mating: chart.Above, mirrored: chart.Below} {
		_, p := open(t, fen, nil)
		failed := 0
		for _, stage := range stagesOf(p.data()) {
			for _, r := range stage.Rounds {
				switch r.Outcome {
				case chart.Held:
					continue
				case want:
					failed++
				default:
					t.Errorf("%s, %s: outcome %d", fen, r.Name, r.Outcome)
				}
				if (r.At > r.Guess) != (want == chart.Above) {
					t.Errorf("%s, %s: guess %v, value %v", fen, r.Name, r.Guess, r.At)
				}
			}
		}
		if failed == 0 {
			t.Errorf("%s: no guess failed", fen)
		}
	}
}

// What the reductions did is counted from the record: the same numbers as the search's own counts.
func TestReductions(t *testing.T) {
	w, p := open(t, quiet, map[string]string{"level": "4.1", "blankMove": "true"})
	counts := w.Session.Search().Counts()
	var all reductions
	for _, r := range p.savings {
		all.values += r.values
		all.satisfied += r.satisfied
		all.passes += r.passes
		all.passCuts += r.passCuts
		for place := range r.refuted {
			all.refuted[place] += r.refuted[place]
		}
	}
	if uint64(all.values) != counts.ByReason[tree.ReasonTable] || uint64(all.satisfied) !=
		counts.ByReason[tree.ReasonStandPatCut] ||
		uint64(all.refutations()) != counts.ByReason[tree.ReasonCut] {
		t.Errorf("%d values, %d satisfied, %d refuted; the search counted %d, %d, %d", all.values, all.satisfied,
			all.refutations(),
			counts.ByReason[tree.ReasonTable], counts.ByReason[tree.ReasonStandPatCut], counts.ByReason[tree.ReasonCut])
	}
	if all.passCuts == 0 || all.passCuts > all.passes || all.refuted[tree.PlaceKiller] == 0 ||
		all.refuted[tree.PlaceTable] == 0 {
		t.Errorf("%d of %d passes were enough, refuted by %v", all.passCuts, all.passes, all.refuted)
	}
	text := ""
	for _, note := range stagesOf(p.data())[4].Notes {
		text += note.Name + " " + note.Value + "; "
		if note.Hint == "" {
			t.Errorf("%s has no hint", note.Name)
		}
	}
	for _, want := range []string{"table ", "blank move ", "by killers ", "by the table's move ", "material alone "} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in %s", want, text)
		}
	}
}

// The table's use is shown, also that there is none, and how often the first guess held: in this search,
// and in all kept ones when a game is gone through.
func TestTexts(t *testing.T) {
	w, p := open(t, quiet, nil)
	texts := strings.ReplaceAll(p.said.Text, "\n", " ")
	if !strings.Contains(texts, "Table of 16 MB: 0.2 % full; it knew") || !strings.HasPrefix(texts, "The first guess "+
		"held in 2 of 2 iterations. ") {
		t.Error(texts)
	}
	w.PlayText("d4")
	w.Think()
	if texts := p.said.Text; !strings.Contains(texts, "In the 2 kept searches with these options: ") {
		t.Error(texts)
	}
	_, p = open(t, quiet, map[string]string{"table": "false", "rounds": "false"})
	if texts := strings.ReplaceAll(p.said.Text, "\n", " "); texts != "No iteration has guessed the material value "+
		"yet. No transposition table was asked." {
		t.Error(texts)
	}
}

// A click on a round goes to its node in the tree, and the node of the tree marks its round.
func TestSelectRound(t *testing.T) {
	w, p := open(t, quiet, nil)
	round := stagesOf(p.data())[3].Rounds[0].ID
	p.chart.OnSelect(round)
	if n, ok := w.Session.Node(); !ok || uint32(n) != round {
		t.Errorf("node %d of round %d", n, round)
	}
	line := w.Session.Tree().Line(tree.ID(round))
	w.Go(line[0])
	if id, ok := p.chart.Selected(); !ok || id != round {
		t.Errorf("%d is marked at a move of round %d", id, round)
	}
}

// While it thinks the stages and the table grow; before a search there is a sentence.
func TestWhileItThinks(t *testing.T) {
	w := panetest.New(t, "kaissa", map[string]string{"level": "15.0"}, quiet)
	p := NewRounds(w).(*Rounds)
	w.Put(p)
	if len(stagesOf(p.data())) != 0 {
		t.Error("stages before a search")
	}
	s := w.Session.ThinkAs(t.Context(), w.Session.Game, w.Session.Programme, w.Session.Values)
	defer w.Session.Stop()
	for len(s.Ended()) < 8 {
		if !s.Running() {
			t.Fatal("it has ended")
		}
	}
	w.Show()
	p.Grow()
	data := p.data()
	stages := stagesOf(data)
	last := stages[len(stages)-1]
	if !strings.Contains(p.said.Text, "values in the place of a search") || last.Cost != "running" ||
		len(p.savings) != 0 {
		t.Errorf("%q, last stage %+v", p.said.Text, last)
	}
	if first := stages[0]; first.Cost == "running" || first.Value == "" {
		t.Errorf("%+v", first)
	}
}

// The count over a game is that of its positions searched one by one; it is taken away when the game is
// another, and can be stopped.
func TestOverTheGame(t *testing.T) {
	w := panetest.New(t, "kaissa", map[string]string{"level": "2.1"}, quiet)
	p := NewRounds(w).(*Rounds)
	w.Put(p)
	w.PlayText("d4")
	w.PlayText("exd4")
	w.Show()
	held, all := 0, 0
	for at := range 3 {
		w.Session.Game.Go(at)
		w.Think()
		h, a := firstGuesses(w.Session.Tree())
		held, all = held+h, all+a
	}
	count := p.overGame
	count.button.OnTapped()
	if count.button.Text != "Stop" {
		t.Errorf("while it counts the button says %q", count.button.Text)
	}
	w.Until(func() bool { return !count.slot.Busy() })
	want := fmt.Sprintf("The first guess held in %d of %d iterations (", held, all)
	if text := count.verdict.Text; all < 3 || !strings.HasPrefix(text, want) || !strings.Contains(text,
		"in 3 positions") || count.button.Text != firstGuess {
		t.Errorf("%q, want %q; the button says %q", text, want, count.button.Text)
	}
	w.Session.Game.Go(2)
	w.PlayText("cxd4")
	w.Walk((*session.Game).Keep)
	w.Show()
	if count.verdict.Text != "" {
		t.Errorf("of another game it says %q", count.verdict.Text)
	}
	count.button.OnTapped()
	count.button.OnTapped()
	if count.slot.Busy() || count.button.Text != firstGuess {
		t.Error("it goes on after Stop")
	}
}

// While another programme is chosen, and Kaissa's tree is shown, the count is Kaissa's.
func TestOverTheGameWithAnotherProgrammeChosen(t *testing.T) {
	w, p := open(t, quiet, map[string]string{"level": "2.1"})
	itep, err := engine.Programmes().Find("itep")
	if err != nil {
		t.Fatal(err)
	}
	if w.Session.Values, err = search.Resolve(itep, nil); err != nil {
		t.Fatal(err)
	}
	w.Session.Programme = itep
	w.Show()
	held, all := firstGuesses(w.Session.Tree())
	p.overGame.button.OnTapped()
	w.Until(func() bool { return !p.overGame.slot.Busy() })
	want := fmt.Sprintf("The first guess held in %d of %d iterations (", held, all)
	if text := p.overGame.verdict.Text; !strings.HasPrefix(text, want) {
		t.Errorf("%q, want %q", text, want)
	}
}

// What the sentence says of no guess, of a part of the game and of searches that were ended.
func TestGuessesInWords(t *testing.T) {
	for want, g := range map[string]guesses{
		"In 9 positions of the game no iteration has guessed the " +
			"material value.": {positions: 9},
		"The first guess held in 3 of 4 iterations (75 %), in 2 of 9 positions of the game; the manual says " +
			"about 90 %.": {positions: 2, held: 3, all: 4},
		"The first guess held in 9 of 9 iterations (100 %), in 9 positions of the game; the manual says about 90 %. 2 " +
			"searches ended at 500 000 nodes.": {positions: 9, held: 9, all: 9, cut: 2},
	} {
		if got := g.text(9); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
