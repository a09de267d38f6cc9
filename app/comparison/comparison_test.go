package comparison

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"drevo/app/outcome/outcometest"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// rows runs a series of the programme on the first position.
func rows(t *testing.T, id string, n int, options map[string]string) (list []Row) {
	t.Helper()
	programme, err := engine.Programmes().Find(id)
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(programme, options)
	if err != nil {
		t.Fatal(err)
	}
	runs, err := Series(programme, values, n)
	if err != nil {
		t.Fatal(err)
	}
	p := enginetest.Position(t, session.FirstPosition)
	for _, r := range runs {
		s := r.Start(context.Background(), session.NewGame(p), search.Limits{})
		t.Cleanup(s.Release)
		list = append(list, NewRow(r, s))
	}
	return list
}

// TestPartsWhereTheLinesDiffer: up to the half-move that is named the lines are one, there they
// differ; the values that are quoted are those of the trees.
func TestPartsWhereTheLinesDiffer(t *testing.T) {
	list := rows(t, "itep", 5, map[string]string{"scheme": "absolute"})
	changed := 0
	for i := 1; i < len(list); i++ {
		above, row := list[i-1], list[i]
		p := Part(above, row, present.InPoints)
		if p.Changed != (above.Result.Move != row.Result.Move) {
			t.Errorf("row %d: changed is %v", i, p.Changed)
		}
		a, b := above.Line(), row.Line()
		shorter := min(len(a), len(b))
		if p.At < 0 && strings.Join(a[:shorter], " ") != strings.Join(b[:shorter], " ") ||
			p.At >= 0 && (strings.Join(a[:p.At], " ") != strings.Join(b[:p.At], " ") || a[p.At] == b[p.At]) {
			t.Errorf("row %d: %v and %v part at %d", i, a, b, p.At)
		}
		if !p.Changed {
			continue
		}
		changed++
		nodes := present.NewNodes(above.Search.Tree(), present.InPoints)
		id, ok := nodes.Tree.Find(tree.Root, row.Result.Move)
		if want := above.Name() + " gives " + row.Move() + " " + nodes.Value(nodes.Tree.Node(id)); !ok ||
			!strings.Contains(p.Sentence, want) {
			t.Errorf("row %d: %q does not say %q", i, p.Sentence, want)
		}
	}
	if changed == 0 {
		t.Error("the choice never changes, so the test shows nothing")
	}
	if p := Part(list[0], list[0], present.InPoints); p.Changed || p.At != -1 || p.Sentence != "The same line." {
		t.Errorf("a row against itself: %+v", p)
	}
}

// TestATestedMoveIsCalledThat, and not one that was not looked at: ITEP's active game tests every move.
func TestATestedMoveIsCalledThat(t *testing.T) {
	itep, kaissa := rows(t, "itep", 2, nil)[1], rows(t, "kaissa", 2, nil)[1]
	if itep.Result.Move == kaissa.Result.Move {
		t.Fatal("both choose the same move, so the test shows nothing")
	}
	_, tested := itep.Search.Tree().Test(tree.Root, kaissa.Result.Move)
	if sentence := Part(itep, kaissa, present.InPawns).Sentence; !tested || !strings.Contains(sentence,
		"only tested "+kaissa.Move()) {
		t.Errorf("tested is %v: %q", tested, sentence)
	}
}

// TestTextAndTableAgree: the text has a line a row, marked where the choice changes, and the cells say the same
// to programs.
func TestTextAndTableAgree(t *testing.T) {
	list := append(rows(t, "itep", 3, nil), rows(t, "botvinnik", 1, map[string]string{"effort": "5"})...)
	set := Set{Rows: list, Unit: present.InPoints}
	var text bytes.Buffer
	if err := set.Outcome().Text(&text); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(text.String(), "Values in pawns") {
		t.Error("two programmes are compared in the points of one")
	}
	table := set.Table()
	outcometest.CheckUnits(t, table)
	for i, r := range list {
		mark := "  "
		if changed := table.Cell(i, KeyChanged).Value.(bool); changed != (i > 0 && r.Result.Move !=
			list[i-1].Result.Move) {
			t.Errorf("row %d: changed is %v", i, changed)
		} else if changed {
			mark = "* "
		}
		found := false
		for line := range strings.Lines(text.String()) {
			found = found || strings.HasPrefix(line, "  "+mark+" "+r.Name()+" ") && strings.Contains(line, r.Move()+" ")
		}
		if !found || table.Cell(i, "bestmove").Value != r.Result.Move.UCI() || table.Cell(i, KeyNodes).Value !=
			r.Result.Counts.Nodes {
			t.Errorf("%s is not in\n%s", r.Name(), text.String())
		}
	}
}

// TestLevelsOfEveryProgramme: each programme has a first and a second level, by number or by name.
func TestLevelsOfEveryProgramme(t *testing.T) {
	for _, programme := range engine.Programmes() {
		values, err := search.Resolve(programme, nil)
		if err != nil {
			t.Fatal(err)
		}
		option, levels := Level(programme)
		if option == "" || len(levels) < 2 {
			t.Errorf("%s has the levels %v of %q", programme.About().ID, levels, option)
			continue
		}
		series, err := Series(programme, values, 2)
		if err != nil || len(series) != 2 {
			t.Fatalf("%s: %v, %v", programme.About().ID, series, err)
		}
		for i, r := range series {
			at, err := Run{programme, values}.At(i + 1)
			if err != nil || at.Name() != r.Name() || r.Values.Text(option) != levels[i] {
				t.Errorf("%s: level %d is %s, the series has %s: %v", programme.About().ID, i+1, at.Name(), r.Name(), err)
			}
		}
	}
}

// TestAStoppedValueIsALeastForTheMover: what a stopped search has found the mover has at least, so
// that for Black to move White has it at most.
func TestAStoppedValueIsALeastForTheMover(t *testing.T) {
	programme, err := engine.Programmes().Find("paulchess")
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(programme, nil)
	if err != nil {
		t.Fatal(err)
	}
	for fen, want := range map[string]string{
		"rnbqkb1r/pp2pppp/3p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 1 5": "≥ ",
		"rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R b KQkq - 1 5":   "≤ ",
	} {
		p := enginetest.Position(t, fen)
		s := Run{programme, values}.Start(context.Background(), session.NewGame(p), search.Limits{Nodes: 3000})
		t.Cleanup(s.Release)
		row := NewRow(Run{programme, values}, s)
		if got := row.Value(present.InPoints); !row.Played() || !row.Result.Stopped || !strings.HasPrefix(got, want) {
			t.Errorf("%s to move: %q, want %q before the value", p.Turn(), got, want)
		}
	}
}
