package paulchess

import (
	"context"
	"fmt"
	"maps"
	"os"
	"strconv"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/internal/needs"
)

// twin is a plain negamax search without anything that saves work: every legal move to a depth, then
// every capture for some plies more. It shares the evaluation with the programme, which has tests of
// its own, and asks it without what a move changes.
type twin struct {
	evaluation
	places     *placements
	quiescence int
}

func (w *twin) value(p *board.Position, ply, depth int) eval.Score {
	best := eval.Score(worst)
	var list board.MoveList
	p.Legal(&list)
	switch {
	case depth <= 0:
		best = w.evaluation.value(p, w.places.of(p)).For(p.Turn())
		if -depth >= w.quiescence {
			return best
		}
	case list.Len() == 0 && p.InCheck():
		return eval.Score(ply) - mate
	case list.Len() == 0:
		return 0
	}
	for _, move := range list.All() {
		if depth <= 0 && !move.IsCapture() {
			continue
		}
		var next board.Position
		p.Make(move, &next)
		best = max(best, -w.value(&next, ply+1, depth-1))
	}
	return best
}

// exact are the options without the parts that may change a value.
var exact = map[string]string{optionTable: "false", optionNull: "false", optionNullQuiescence: "false"}

// savings are the ways to search that may not change a value.
var savings = []map[string]string{
	{},
	{optionTwoPhase: "false"},
	{optionDeepening: "false"},
	{optionOrder: orderGenerated},
	{optionAlphaBeta: "false"},
	{optionSliders: slidersRotated},
}

func resolved(t testing.TB, sets ...map[string]string) search.Values {
	t.Helper()
	all := map[string]string{}
	for _, set := range sets {
		maps.Copy(all, set)
	}
	values, err := search.Resolve(New(), all)
	if err != nil {
		t.Fatal(err)
	}
	return values
}

func think(t testing.TB, p board.Position, values search.Values) search.Result {
	t.Helper()
	result, err := New().Search(context.Background(), search.Task{Position: p, Values: values})
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// dataFolder names the folder whose positions and games are all searched by make paulchess-twin.
const dataFolder = "DREVO_DATA"

// suitePositions are the perft suite, Win at Chess, and Botvinnik's sixty.
func suitePositions(t testing.TB) (list []board.Position) {
	for _, file := range []string{"../testdata/perftsuite.epd", "../../app/experiment/data/wac_odd.epd",
		"../../app/library/data/botvinnik60.epd"} {
		for _, fen := range enginetest.Positions(t, file) {
			list = append(list, enginetest.Position(t, fen))
		}
	}
	return list
}

// compareTwin searches a position in one way, or with all in every way, and holds the value against
// the twin's.
func compareTwin(t *testing.T, p board.Position, depth, quiescence int, ways []map[string]string) {
	t.Helper()
	plies := map[string]string{optionDepth: strconv.Itoa(depth), optionQuiescence: strconv.Itoa(quiescence)}
	e := newRules(resolved(t, exact)).evaluation
	w := twin{e, e.newPlacements(), quiescence}
	want := w.value(&p, 0, depth)
	for _, way := range ways {
		if got := think(t, p, resolved(t, exact, plies, way)); got.Score != want {
			t.Errorf("%s at %d/%d %v: %d, the twin has %d", p.FEN(), depth, quiescence, way, got.Score, want)
		}
	}
}

// Alpha-beta, order, phases and deepening never change a value: every fortieth position of the suites is asked to two
// plies, every two-hundredth to three; with DREVO_LONG ten times as many.
func TestTwin(t *testing.T) {
	needs.OneGoroutine(t)
	each := needs.OneIn(10)
	for i, p := range suitePositions(t) {
		for quiescence := range 3 {
			for depth := 1; depth <= 3; depth++ {
				if often := []int{0, 1, 4, 20}[depth] * each; i%often == 0 && (depth < 3 || quiescence < 2) {
					compareTwin(t, p, depth, quiescence, savingsTo(depth))
				}
			}
		}
	}
}

// savingsTo are the ways that are tried at a depth: at three plies and more not the one without alpha-beta,
// which is the twin once more, nor the look-ups, of which TestSlidersKeepTheTree knows more.
func savingsTo(depth int) []map[string]string {
	if depth > 2 {
		return savings[:4]
	}
	return savings[:5]
}

// smallMen is how many men a position has at most that is searched to four plies.
const smallMen = 8

// TestTwinOnAFolder asks all positions of a folder, with all plies, and small ones to four.
func TestTwinOnAFolder(t *testing.T) {
	folder := os.Getenv(dataFolder)
	if folder == "" {
		t.Skip("make paulchess-twin searches the positions of a folder")
	}
	list, compared, small := enginetest.FolderPositions(t, folder), 0, 0
	for i, p := range list {
		deepest := 3
		if p.Occupied().Count() <= smallMen {
			deepest = 4
			small++
		}
		for quiescence := range 3 {
			for depth := 1; depth <= deepest; depth++ {
				ways := savingsTo(depth)
				compareTwin(t, p, depth, quiescence, ways)
				compared += len(ways)
			}
		}
		if i%200 == 199 {
			t.Logf("%d of %d positions", i+1, len(list))
		}
	}
	t.Logf("%d positions, %d of them small, %d values compared", len(list), small, compared)
}

// The same to four plies on small positions, with mates, promotions and stalemates near.
func TestTwinDeeper(t *testing.T) {
	needs.OneGoroutine(t)
	for _, fen := range []string{
		"8/8/8/8/8/2k5/1r6/K7 b - - 0 1", "8/8/8/8/1p6/1k6/8/K2R4 w - - 0 1", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1",
		"8/6k1/8/2pP4/8/8/5K2/8 w - c6 0 1", "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", "8/P1k5/K7/8/8/8/8/8 w - - 0 1",
		"7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", "8/Pk6/8/8/8/8/6Kp/8 w - - 0 1", "4k3/8/8/8/8/8/4p3/R3K3 w Q - 0 1",
	} {
		for quiescence := range 3 {
			compareTwin(t, enginetest.Position(t, fen), 4, quiescence, savings)
		}
	}
}

// The rotated look-ups and the sieve change nothing of the tree.
func TestSlidersKeepTheTree(t *testing.T) {
	for _, fen := range enginetest.Samples {
		a := think(t, enginetest.Position(t, fen), resolved(t, nil))
		b := think(t, enginetest.Position(t, fen), resolved(t, map[string]string{optionSliders: slidersRotated}))
		a.Elapsed, b.Elapsed = 0, 0
		if fmt.Sprint(a) != fmt.Sprint(b) {
			t.Errorf("%s: %v, with rotated look-ups %v", fen, a, b)
		}
	}
}
