package enginetest

import (
	"reflect"
	"slices"
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

const plenty = 1 << 22

func checkAbout(t *testing.T, p search.Programme) {
	about := p.About()
	if about.ID == "" || about.Name == "" || about.Years == "" || about.Authors == "" || about.Source == "" ||
		about.Summary == "" {
		t.Errorf("something is missing: %+v", about)
	}
	for _, ruling := range about.Rulings {
		if ruling.Name == "" || ruling.Sentence == "" || ruling.Place == "" {
			t.Errorf("ruling without name, sentence or place: %+v", ruling)
		}
	}
}

func checkOptions(t *testing.T, p search.Programme) {
	for _, o := range p.Options() {
		if o.Sentence == "" || o.Source == "" {
			t.Errorf("option %s has no sentence or no source", o.Name)
		}
		if _, err := search.Resolve(p, map[string]string{o.Name: o.Default}); err != nil {
			t.Errorf("default of option %s: %v", o.Name, err)
		}
		if _, err := search.Resolve(p, map[string]string{o.Name: "no such value"}); err == nil {
			t.Errorf("option %s takes any value", o.Name)
		}
		if o.Set == nil {
			continue
		}
		for _, term := range o.Set.Terms {
			if term.ID == "" || term.Name == "" || term.Sentence == "" || term.Source == "" {
				t.Errorf("something is missing of a term of option %s: %+v", o.Name, term)
			}
		}
	}
	for _, name := range append([]string{p.About().Depth}, p.About().Main...) {
		if !slices.ContainsFunc(p.Options(), func(o search.Option) bool { return o.Name == name }) {
			t.Errorf("the depth, or a main option, is called %s, and there is no such option", name)
		}
	}
	if _, err := search.Resolve(p, map[string]string{"no such option": "1"}); err == nil {
		t.Error("an unknown option is taken")
	}
	for _, preset := range p.Presets() {
		if _, err := search.Resolve(p, preset.Values); err != nil {
			t.Errorf("preset %s: %v", preset.Name, err)
		}
	}
}

func checkLegalMove(t *testing.T, p search.Programme) {
	for _, fen := range Samples {
		result, _ := run(t, p, fen, depth, search.Limits{}, 0)
		at := Position(t, fen)
		saysWhyNone := result.Move == board.NoMove && result.Note != ""
		if !saysWhyNone && (len(result.Line) == 0 || result.Line[0] != result.Move) {
			t.Errorf("%s: move %s, line %v", fen, result.Move, result.Line)
		}
		for _, move := range result.Line {
			if !at.IsLegal(move) {
				t.Errorf("%s: %s of the line %v is not legal", fen, move, result.Line)
				break
			}
			var next board.Position
			at.Make(move, &next)
			at = next
		}
	}
}

func checkNoMove(t *testing.T, p search.Programme) {
	for fen, want := range map[string]tree.Reason{mated: tree.ReasonCheckmate, stalemated: tree.ReasonStalemate} {
		result, tr := run(t, p, fen, depth, search.Limits{}, plenty)
		root, words := tr.Node(tree.Root), tr.Header().Vocabulary
		if result.Move != board.NoMove || len(result.Line) != 0 || result.Stopped || result.Note != "" {
			t.Errorf("%s: move %s, line %v, stopped %t, %q", fen, result.Move, result.Line, result.Stopped, result.Note)
		}
		if root.Reason != want || root.Score != result.Score || (result.Score < 0) != (want == tree.ReasonCheckmate) {
			t.Errorf("%s: the root is closed as %s with %d, the result has %d", fen, words.Reason(root.Reason).Name, root.Score,
				result.Score)
		}
	}
}

func checkRepeat(t *testing.T, p search.Programme) {
	for _, fen := range Samples {
		first, a := run(t, p, fen, depth, search.Limits{}, plenty)
		second, b := run(t, p, fen, depth, search.Limits{}, plenty)
		if inA, inB, same := tree.FirstDifference(a, b); !same {
			t.Errorf("%s: trees differ first at nodes %d and %d", fen, inA, inB)
		}
		compare(t, fen, first, second)
	}
}

func checkUnrecorded(t *testing.T, p search.Programme) {
	for _, fen := range Samples {
		with, _ := run(t, p, fen, depth, search.Limits{}, plenty)
		without, _ := run(t, p, fen, depth, search.Limits{}, 0)
		compare(t, fen, with, without)
	}
}

// compare reports results that differ in more than the time they took.
func compare(t *testing.T, fen string, a, b search.Result) {
	t.Helper()
	a.Elapsed, b.Elapsed = 0, 0
	if !reflect.DeepEqual(a, b) {
		t.Errorf("%s:\n%+v\n%+v", fen, a, b)
	}
}

func checkAgreement(t *testing.T, p search.Programme) {
	for _, fen := range Samples {
		result, tr := run(t, p, fen, depth, search.Limits{}, plenty)
		root := tr.Node(tree.Root)
		if root.Score != result.Score {
			t.Errorf("%s: root of the record has %d, result %d", fen, root.Score, result.Score)
		}
		if line := untilPass(tr.Moves(tr.Line(tree.Root))); !slices.Equal(line, result.Line) {
			t.Errorf("%s: line of the record %v, of the result %v", fen, line, result.Line)
		}
		stats := tr.Stats(tree.Root, nil)
		if uint64(stats.Nodes) != result.Counts.Nodes || tr.Len() != stats.Nodes ||
			uint64(root.Count) != result.Counts.Nodes {
			t.Errorf("%s: %d nodes walked, %d kept, %d counted at the root, %d in the result", fen, stats.Nodes, tr.Len(),
				root.Count, result.Counts.Nodes)
		}
		words := tr.Header().Vocabulary
		for code, n := range stats.ByType {
			if uint64(n) != result.Counts.ByType[code] {
				t.Errorf("%s: %d nodes of type %s in the record, %d in the result", fen, n, words.TypeOf(code).Name,
					result.Counts.ByType[code])
			}
		}
		for reason, n := range stats.ByReason {
			if uint64(n) != result.Counts.ByReason[reason] {
				t.Errorf("%s: %d nodes %q in the record, %d in the result", fen, n, words.Reason(tree.Reason(reason)).Name,
					result.Counts.ByReason[reason])
			}
		}
		if stats.Deepest != result.Counts.Deepest {
			t.Errorf("%s: deepest %d in the record, %d in the result", fen, stats.Deepest, result.Counts.Deepest)
		}
	}
}

// untilPass cuts a line where a side passes: what is carried out against a null move is no play.
func untilPass(line []board.Move) []board.Move {
	if i := slices.Index(line, board.Pass); i >= 0 {
		return line[:i]
	}
	return line
}

func checkMirror(t *testing.T, p search.Programme) {
	evaluator, ok := ability[search.Evaluator](p)
	if !ok {
		return // it has no static value that could differ
	}
	for _, fen := range Samples {
		at := Position(t, fen)
		mirrored := Position(t, Mirror(fen))
		a, b := evaluator.Evaluate(&at, values(t, p, depth)), evaluator.Evaluate(&mirrored, values(t, p, depth))
		if a.Total != -b.Total {
			t.Errorf("%s: %d, with colours exchanged %d", fen, a.Total, b.Total)
		}
		var sum eval.WhiteScore
		for _, row := range a.Rows {
			sum += row.Net()
		}
		if sum != a.Total {
			t.Errorf("%s: the terms add up to %d, the total is %d", fen, sum, a.Total)
		}
	}
}
