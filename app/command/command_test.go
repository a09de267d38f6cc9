package command_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"drevo/app/command"
	"drevo/app/present"
	"drevo/app/version"
	"drevo/engine"
	"drevo/engine/enginetest"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

const first = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

func run(args ...string) (code int, out, err string) {
	var o, e bytes.Buffer
	code = command.Run(engine.Programmes(), args, &o, &e)
	return code, o.String(), e.String()
}

// runJSON runs a command that must succeed, and reads what it prints.
func runJSON(t *testing.T, v any, args ...string) {
	t.Helper()
	code, out, err := run(args...)
	if code != command.Done {
		t.Fatalf("%v: exit code %d, %s", args, code, err)
	}
	data := checkedJSON(t, args[0], out)
	if reflect.TypeOf(v).Elem().Kind() == reflect.Slice {
		var list struct{ Rows json.RawMessage }
		if err := json.Unmarshal(data, &list); err != nil {
			t.Fatalf("%v: %v\n%s", args, err, out)
		}
		data = list.Rows
	}
	if err := json.Unmarshal(data, v); err != nil {
		t.Fatalf("%v: %v\n%s", args, err, out)
	}
}

func TestWrongInputIsOneSentence(t *testing.T) {
	needs.OneGoroutine(t)
	tests := []struct {
		args []string
		part string
	}{
		{[]string{"nonsense"}, `"nonsense"`},
		{[]string{"analyse", "-programme", "deep"}, `"deep"`},
		{[]string{"analyse", "-time", "10"}, "such as 10s"},
		{[]string{"analyse", "-set", "speed=9"}, `"speed"`},
		{[]string{"analyse", "-set", "forced=wide"}, `"wide"`},
		{[]string{"analyse", "-set", "forced"}, "want name=value"},
		{[]string{"experiment", "chess"}, `"chess"`},
		{[]string{"experiment", "botvinnik-kings", "-time", "1s"}, "no options, no time"},
		{[]string{"experiment", "botvinnik-kings", "-shard", "1/2"}, "can't be done in parts"},
		{[]string{"experiment", "itep-growth", "-shard", "3"}, "3/16"},
		{[]string{"experiment", "itep-growth", "-shard", "1/2", "-json"}, "merge"},
		{[]string{"experiment", "merge"}, "files"},
		{[]string{"experiment", "merge", "there-is-none"}, "there-is-none"},
		{[]string{"experiment", "merge", "x", "-full"}, "its parts"},
		{[]string{"analyse", "-depth", "13"}, "0 to 12"},
		{[]string{"analyse", "-depth", "deep"}, "0 to 12"},
		{[]string{"analyse", "-fen", "8/8/8 w - - 0 1"}, "FEN"},
		{[]string{"analyse", "-fen", "8/8/8/8/8/8/8/K7 w - - 0 1"}, "king"},
		{[]string{"analyse", "-time", "soon"}, "time"},
		{[]string{"analyse", "here"}, `"here"`},
		{[]string{"perft"}, "-depth"},
		{[]string{"perft", "-depth", "99"}, "-depth"},
		{[]string{"map", "-horizon", "12"}, "1 to 11"},
		{[]string{"snapshot"}, "-out"},
		{[]string{"snapshot", "-out", "x.png", "-size", "12"}, "-size"},
		{[]string{"snapshot", "-out", "x.png", "-theme", "pink"}, "light or dark"},
		{[]string{"snapshot", "-out", "x.png", "-tab", "Moon"}, "no tab"},
		{[]string{"snapshot", "-out", "x.png", "-attack", "Qa1-a2"}, "no attack"},
		{[]string{"snapshot", "-out", "x.png", "-choose", "ablation"}, "-tab"},
		{[]string{"snapshot", "-out", "x.png", "-fen", first, "-open", "x.pgn"}, "two positions"},
		{[]string{"snapshot", "-out", "x.png", "-open", "no-such.pgn"}, "no-such.pgn"},
		{[]string{"snapshot", "-out", "x.png", "-tab", "Game", "-choose", "nothing"}, "there is no"},
		{[]string{"snapshot", "-out", "x.png", "-tab", "Compare", "-choose", "nothing"}, "nothing called"},
		{[]string{"snapshot", "-out", "x.png", "-layers", "threats,clouds"}, "no layer"},
		{[]string{"snapshot", "-out", "x.png", "-tab", "trajectories/moon"}, "trajectories/hope"},
		{[]string{"snapshot", "-out", "x.png", "-crop", "0,0,2000,10"}, "-crop"},
		{[]string{"snapshot", "-out", "x.png", "-link", "drevo:moon=1"}, "no key"},
		{[]string{"snapshot", "-out", "x.png", "-script", "no-such.txt"}, "no-such.txt"},
		{[]string{"bench", "-loud"}, "no flag -loud"},
		{[]string{"bench", "-json", "-csv"}, "two forms"},
		{[]string{"analyse", "-json", "2"}, `"2" is not understood`},
		{[]string{"analyse", "-record", "1", "2"}, `"2" is not understood`},
		{[]string{"bench", "-programmes", "itep,nobody"}, `unknown programme "nobody"`},
		{[]string{"bench", "-programmes", "paulchess/modernest"}, `paulchess has no preset "modernest"`},
		{[]string{"analyse", "-time", "-5s"}, "-time"},
		{[]string{"analyse", "-time", "0s"}, "-time is a span of time above nothing"},
		{[]string{"analyse", "-programme", "kaissa", "-depth", "3.9"}, "FV0, or X.Y with X from 1 to 15 and Y from 0 to X"},
		{[]string{"analyse", "-programme", "kaissa", "-depth", "0.1"}, "FV0, or X.Y with X from 1 to 15 and Y from 0 to X"},
		{[]string{"analyse", "-programme", "kaissa", "-set", "tableMB=0"}, "from 1 to 4096"},
		{[]string{"analyse", "-programme", "kaissa", "-set", "tableMB=1000000"}, "from 1 to 4096"},
		{[]string{"analyse", "-programme", "kaissa", "-set", "time=clock", "clockMinutes=0"}, "from 1 to 600"},
		{[]string{"analyse", "-programme", "kaissa", "-set", "time=move", "moveSeconds=0"}, "from 1 to 3600"},
		{[]string{"analyse", "-depth", ""}, "-depth is given without"},
		{[]string{"analyse", "-fen", ""}, "-fen is given without"},
		{[]string{"analyse", "-fen"}, "without a value"},
		{[]string{"analyse", "-set", "depth=1", "depth=2"}, "set twice"},
		{[]string{"analyse", "-set", "depth=+3"}, "0 to 12"},
		{[]string{"analyse", "-nodes", strings.Repeat("9", 10_000)}, "-nodes"},
		{[]string{"analyse", "-fen", "8/8/8/8/8/8/8/8 w " + strings.Repeat("K", 10_000) + " - 0 1"}, "castling"},
		{[]string{"snapshot", "-out", "x.png", "-size", "+1440x900"}, "-size"},
	}
	for _, test := range tests {
		code, out, err := run(test.args...)
		if code != command.Wrong || out != "" || strings.Count(err, "\n") != 1 || strings.Contains(err, "\x00") ||
			!strings.Contains(err, test.part) {
			t.Errorf("%.200v: exit code %d, output %q, error %.500q", test.args, code, out, err)
		}
		if len(err) > 400 {
			t.Errorf("%.200v: the sentence has %d bytes", test.args, len(err))
		}
	}
}

// Why a move had its turn stands in the record: as JSON by its key, at the terminal in the programme's words.
func TestOrderIsNamed(t *testing.T) {
	needs.OneGoroutine(t)
	for programme, want := range map[string][2]string{"kaissa": {"kaissa.table-place", "table's move"},
		"paulchess": {"core.static-place", "static value"}} {
		_, out, _ := run("analyse", "-programme", programme, "-json", "-record", "2")
		if !strings.Contains(out, `"order":"`+want[0]+`"`) {
			t.Errorf("%s: no %q in the record", programme, want[0])
		}
		if _, out, _ = run("analyse", "-programme", programme, "-v", "-others=false"); !strings.Contains(out, " nodes  "+want[1]) {
			t.Errorf("%s: no %q at the terminal", programme, want[1])
		}
	}
}

// Where the game is over every programme says so in the same words, and nothing is searched.
func TestNoMoveIsSaid(t *testing.T) {
	for fen, part := range map[string]string{
		"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1": "There is no move: The side to move is checkmated.",
		"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1":    "There is no move: Draw",
	} {
		for _, p := range engine.Programmes() {
			code, out, err := run("analyse", "-programme", p.About().ID, "-fen", fen)
			if code != 0 || !strings.Contains(out, part) || strings.Contains(out, "  Move ") {
				t.Errorf("%s: exit code %d, error %q, output %s", fen, code, err, out)
			}
		}
	}
}

func TestFailureIsNotWrongInput(t *testing.T) {
	t.Setenv("DREVO_WAC", filepath.Join(t.TempDir(), "absent.epd"))
	code, out, err := run("experiment", "botvinnik-wac")
	if code != command.Failed || out != "" || !strings.Contains(err, "absent.epd") {
		t.Errorf("exit code %d, output %q, error %q", code, out, err)
	}
}

// rounded is by how much ITEP's scores in JSON may differ: they have four decimals.
const rounded = 2e-4

// TestAnalyseJSONTellsOfTheLeaf holds the breakdown, the forced variation and the levels against
// the result and against each other.
func TestAnalyseJSONTellsOfTheLeaf(t *testing.T) {
	for _, fen := range []string{first, "3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 27"} {
		var a analysis
		runJSON(t, &a, "analyse", "-fen", fen, "-json", "-record", "2", "-absent", "-set", "scheme=absolute", "depth=2")
		net := 0.0
		for _, term := range a.Leaf.Terms {
			net += term.NetForWhite
			if term.NetForWhite != term.White-term.Black || term.Sentence == "" ||
				a.Words[term.Key].Sentence != term.Sentence {
				t.Errorf("%+v, and of its key %+v", term, a.Words[term.Key])
			}
		}
		if math.Abs(net-a.Leaf.TotalForWhite) > 1e-9 || math.Abs(a.Leaf.TotalForWhite-2**a.Score.PawnsForWhite) > rounded ||
			*a.Leaf.Value.PawnsForWhite != *a.Score.PawnsForWhite {
			t.Errorf("the terms add up to %v, the leaf has %v, %+v, the result %v pawns", net, a.Leaf.TotalForWhite,
				a.Leaf.Value, *a.Score.PawnsForWhite)
		}
		if !slices.Equal(a.Leaf.Line, a.PV) || a.Quiescence.Type != "itep.forced-game" ||
			!slices.Equal(a.Quiescence.Moves, a.PV[2:]) {
			t.Errorf("line %v, to the leaf %v, forced variation %+v", a.PV, a.Leaf.Line, a.Quiescence)
		}
		if a.Score.OwnFor != a.Record.Value.OwnFor || a.Record.Pseudo.Own != a.Score.Own {
			t.Errorf("score %+v, record %+v", a.Score, a.Record.Pseudo)
		}
		checkLevels(t, a)
	}
}

// analysis is what these tests read of one in JSON.
type analysis struct {
	FEN, BestMove, SAN string
	PV                 []string
	Score              present.Score
	Nodes              uint64
	Stopped            bool
	Tree               struct{ Nodes, Bytes int64 }
	Reasons            map[tree.Key]uint64
	Words              present.Words
	Stages             []present.RecordNode
	Record             *present.RecordNode
	Moves              []struct{ Name, Reason string }
	Quiescence         struct {
		Type  tree.Key
		Moves []string
	}
	Leaf struct {
		Line          []string
		Value         present.Score
		TotalForWhite float64
		Terms         []struct {
			Key                       tree.Key
			Sentence                  string
			White, Black, NetForWhite float64
		}
	}
	Techniques []struct{ Key tree.Key }
}

// checkLevels counts the moves of the root and the nodes of the tree.
func checkLevels(t *testing.T, a analysis) {
	t.Helper()
	p := enginetest.Position(t, a.FEN)
	if root := a.Record; len(root.Children)+len(root.Absent) != p.LegalMoveCount() || root.Nodes != a.Nodes {
		t.Errorf("%d moves with a node, %d without, %d nodes", len(root.Children), len(root.Absent), root.Nodes)
	}
	sum := uint64(1)
	for _, child := range a.Record.Children {
		sum += child.Nodes
		for _, key := range []tree.Key{child.Type, child.Class, child.Reason} {
			if a.Words[key].Name == "" || a.Words[key].Sentence == "" {
				t.Errorf("%s: nothing is said of the key %q", child.Name, key)
			}
		}
		if len(child.Children) == 0 || child.Value.OwnFor == a.Score.OwnFor || child.Lower != nil && child.Upper != nil &&
			child.Lower.Own > child.Upper.Own {
			t.Errorf("%+v", child)
		}
		for _, grandchild := range child.Children {
			if len(grandchild.Children) > 0 || grandchild.Value.OwnFor != a.Score.OwnFor {
				t.Errorf("%+v", grandchild)
			}
		}
	}
	if sum != a.Nodes {
		t.Errorf("the nodes of the levels add up to %d of %d", sum, a.Nodes)
	}
}

// TestAnalyseJSONTellsOfTheRounds finds EVA0 and the bounds of the rounds.
func TestAnalyseJSONTellsOfTheRounds(t *testing.T) {
	var a analysis
	runJSON(t, &a, "analyse", "-fen", "r3k2r/8/8/8/8/8/8/2R1K2R w Kkq - 0 1", "-json", "-set", "scheme=active1", "depth=2",
		"forced=narrow", "declineInCheck=true")
	var got []string
	for _, stage := range a.Stages {
		bounds := "open" // which is null
		if stage.Lower != nil && stage.Upper != nil {
			bounds = fmt.Sprintf("%.0f..%.0f", stage.Lower.Own, stage.Upper.Own)
		}
		got = append(got, fmt.Sprintf("%s %s: PEVA %.2f for %s, %s", stage.Name, bounds, stage.Pseudo.Own,
			stage.Pseudo.OwnFor, stage.Reason))
	}
	want := []string{"estimate open: PEVA 239.50 for White, itep.all-moves", "round 1 239..240: PEVA 249.52 for White, " +
		"itep.above-the-bounds", "round 2 249..250: PEVA 249.52 for White, core.within-bounds"}
	if !slices.Equal(got, want) {
		t.Errorf("stages %q, want %q", got, want)
	}
	if last := a.Stages[len(a.Stages)-1]; last.Pseudo.Own != a.Score.Own || last.Best != a.SAN {
		t.Errorf("the last round has %+v, the result is %s, %v", last.Pseudo, a.SAN, a.Score)
	}
}

func TestAnalyseRefusesLevels(t *testing.T) {
	if code, _, err := run("analyse", "-record=many", "-depth", "1"); code != command.Wrong || !strings.Contains(err,
		"number of levels") {
		t.Errorf("exit code %d, %q", code, err)
	}
	if code, out, err := run("analyse", "-record", "1", "-depth", "1", "-v", "-others=false"); code != command.Done || !strings.Contains(out,
		"The moves") {
		t.Errorf("exit code %d, %q, %q", code, out, err)
	}
}

func TestAnalyseJSON(t *testing.T) {
	var recorded, plain analysis
	runJSON(t, &recorded, "analyse", "-programme", "itep", "-fen", first, "-depth", "3", "-record", "-json")
	runJSON(t, &plain, "analyse", "-fen", first, "-json", "-set", "depth=3", "forced=checks")
	if recorded.BestMove == "" || len(recorded.PV) == 0 || recorded.PV[0] != recorded.SAN || recorded.FEN != first {
		t.Errorf("%+v", recorded)
	}
	if recorded.Nodes != plain.Nodes || recorded.BestMove != plain.BestMove || recorded.Score.Own != plain.Score.Own {
		t.Errorf("with a record %d nodes, %s, %v; without %d, %s, %v", recorded.Nodes, recorded.BestMove, recorded.Score,
			plain.Nodes, plain.BestMove, plain.Score)
	}
	if uint64(recorded.Tree.Nodes) != recorded.Nodes || recorded.Tree.Bytes < 40*int64(recorded.Nodes) ||
		plain.Tree != recorded.Tree || plain.Record != nil || recorded.Record != nil {
		t.Errorf("%d nodes, tree %+v; without -record %+v", recorded.Nodes, recorded.Tree, plain.Tree)
	}
	sum := uint64(0)
	for _, n := range recorded.Reasons {
		sum += n
	}
	if sum != recorded.Nodes {
		t.Errorf("the reasons add up to %d of %d nodes", sum, recorded.Nodes)
	}
	// White is to move: 229.5 is even, and a pawn is two points.
	if want := (recorded.Score.Own - 229.5) / 2; math.Abs(*recorded.Score.PawnsForWhite-want) > rounded {
		t.Errorf("score %v on the programme's scale, %v pawns", recorded.Score.Own, *recorded.Score.PawnsForWhite)
	}
}

func TestAnalyseLimits(t *testing.T) {
	var a analysis
	runJSON(t, &a, "analyse", "-depth", "9", "-nodes", "5000", "-json")
	if !a.Stopped || a.Nodes != 5000 {
		t.Errorf("limit of 5000 nodes: %d nodes, stopped %v", a.Nodes, a.Stopped)
	}
	runJSON(t, &a, "analyse", "-set", "scheme=absolute", "depth=12", "-time", "50ms", "-json")
	if !a.Stopped {
		t.Error("a limit of time did not stop a search of hours")
	}
}

// TestAnalyseSaysWhyNothingIsDecided: the programme's own words about a limit that ended its search, and no
// line where there is none.
func TestAnalyseSaysWhyNothingIsDecided(t *testing.T) {
	const m42, bare = "2r1r1k1/1p1q1ppp/3p1b2/p2P4/3Q4/5N2/PP2RPPP/4R1K1 w - - 0 1", "7k/8/8/8/8/8/8/K7 w - - 0 1"
	says := func(args ...string) string {
		_, out, _ := run(append([]string{"analyse", "-programme", "pitrat", "-v", "-others=false"}, args...)...)
		return strings.Join(strings.Fields(out), " ")
	}
	if out := says("-set", "storage=1", "-fen", m42); !strings.Contains(out, "Note Not decided: the storage of 1000 "+
		"moves was used up") {
		t.Errorf("storage 1: %s", out)
	}
	if out := says("-fen", bare); !strings.Contains(out, "Note There is no combination") || strings.Contains(out,
		"Tried") {
		t.Errorf("bare kings: %s", out)
	}
}

// TestFENWithoutCounters is taken by every command that has a -fen.
func TestFENWithoutCounters(t *testing.T) {
	needs.OneGoroutine(t)
	const fen = "6k1/5ppp/8/8/8/8/8/K2R4 w - -"
	for _, args := range [][]string{{"analyse", "-depth", "1"}, {"map"}, {"perft", "-depth", "1"}, {"snapshot", "-size",
		"1280x800", "-out", filepath.Join(t.TempDir(), "x.png")}} {
		if code, _, err := run(append(args, "-fen", fen)...); code != command.Done {
			t.Errorf("%v: code %d, %s", args, code, err)
		}
	}
}

func TestAnalyseMate(t *testing.T) {
	var a analysis
	runJSON(t, &a, "analyse", "-fen", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "-depth", "2", "-json")
	if a.SAN != "Rd8#" || a.Score.MateInMoves != 1 || a.Score.PawnsForWhite != nil {
		t.Errorf("%s, %+v", a.SAN, a.Score)
	}
	runJSON(t, &a, "analyse", "-fen", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "-json")
	if a.BestMove != "" || a.Nodes != 1 {
		t.Errorf("the mated side plays %q after %d nodes", a.BestMove, a.Nodes)
	}
}

func TestAnalyseReport(t *testing.T) {
	code, out, _ := run("analyse", "-depth", "2", "-v", "-others=false")
	for _, part := range []string{"ITEP", first, "Move ", "Line ", "The moves", "The value comes from",
		"Why nodes were closed"} {
		if code != command.Done || !strings.Contains(out, part) {
			t.Errorf("exit code %d, the report lacks %q", code, part)
		}
	}
}

func TestPerft(t *testing.T) {
	needs.OneGoroutine(t)
	for _, extra := range [][]string{nil, {"-nobulk"}, {"-divide"}} {
		code, out, _ := run(append([]string{"perft", "-depth", "3"}, extra...)...)
		lines := strings.Split(strings.TrimSpace(out), "\n")
		if last := lines[len(lines)-1]; code != command.Done || !strings.HasPrefix(last, "nodes 8902 time ") ||
			!strings.Contains(last, " nps ") {
			t.Errorf("%v: exit code %d, last line %q", extra, code, last)
		}
		if len(extra) > 0 && extra[0] == "-divide" && len(lines) != 21 {
			t.Errorf("divide prints %d lines", len(lines))
		}
	}
}

func TestMapJSON(t *testing.T) {
	var one, three []struct {
		Side, Piece, From, Target string
		Path, Beta                []string
		HalfMoves                 int
	}
	runJSON(t, &one, "map", "-fen", first, "-horizon", "1", "-json")
	if len(one) != 2 || one[0].Side != "white" || one[0].Piece != "queen" || one[0].From != "e5" || one[0].HalfMoves != 1 {
		t.Errorf("within one half-move: %+v", one)
	}
	runJSON(t, &three, "map", "-fen", first, "-json")
	for _, a := range three {
		if len(a.Path) == 0 || a.Path[len(a.Path)-1] != a.Target || a.Beta == nil {
			t.Errorf("%+v", a)
		}
	}
	if len(three) <= len(one) {
		t.Errorf("%d trajectories within three half-moves, %d within one", len(three), len(one))
	}
}

func TestMapWithDenials(t *testing.T) {
	var list []struct {
		Side   string
		Judged *struct {
			F, Closed, Object int
			Value             string
			Denials           []struct{ Kind, Way, Square string }
		}
	}
	runJSON(t, &list, "map", "-fen", first, "-denials", "-json")
	kinds := map[string]bool{}
	for _, a := range list {
		if a.Judged == nil || a.Judged.Value == "" || a.Judged.F == 1 && a.Judged.Closed > 0 {
			t.Fatalf("%+v", a)
		}
		for _, d := range a.Judged.Denials {
			kinds[d.Kind] = true
		}
	}
	if !kinds["control"] || !kinds["retreat"] {
		t.Errorf("kinds of denials: %v", kinds)
	}
	code, out, _ := run("map", "-fen", first, "-denials")
	if code != command.Done || !strings.Contains(out, "  F       0\n") || !strings.Contains(out, "control of a3  "+
		"Qe7xa3 (2)  −3  works") {
		t.Errorf("exit code %d:\n%s", code, out)
	}
}

func TestProgrammesAndVersion(t *testing.T) {
	var list []struct {
		Programme string
		Options   []struct{ Name, Sentence, Source, Default string }
	}
	runJSON(t, &list, "programmes", "-json")
	if len(list) == 0 || list[0].Programme != "itep" || len(list[0].Options) == 0 {
		t.Errorf("%+v", list)
	}
	if code, out, _ := run("programmes", "itep"); code != command.Done || !strings.Contains(out, "depth") {
		t.Errorf("exit code %d: %s", code, out)
	}
	if code, out, _ := run("version"); code != command.Done || !strings.Contains(out, version.Number) {
		t.Errorf("exit code %d: %s", code, out)
	}
	if code, out, _ := run("help"); code != command.Done || !strings.Contains(out, "  analyse  ") {
		t.Errorf("exit code %d: %s", code, out)
	}
}

func TestSnapshot(t *testing.T) {
	needs.OneGoroutine(t)
	for _, theme := range []string{"light", "dark"} {
		path := filepath.Join(t.TempDir(), "window.png")
		code, out, errText := run("snapshot", "-still", "-out", path, "-size", "1000x600", "-theme", theme, "-think")
		if code != command.Done || !strings.Contains(out, path) {
			t.Fatalf("exit code %d, %s%s", code, out, errText)
		}
		file, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		picture, err := png.Decode(file)
		file.Close()
		if err != nil || picture.Bounds().Dx() != 1000 || picture.Bounds().Dy() != 600 {
			t.Fatalf("%v, %v", picture.Bounds(), err)
		}
		r, g, b, _ := picture.At(999, 590).RGBA()
		if bright := r+g+b > 3*0x8000; bright != (theme == "light") {
			t.Errorf("theme %s: the corner is %s", theme, fmt.Sprint(r, g, b))
		}
	}
}

// TestSnapshotOfANode: options, depth, node, and a part of a tab are drawn as analyse and a link have them, in a part
// of the picture; and a film has its states.
func TestSnapshotOfANode(t *testing.T) {
	needs.OneGoroutine(t)
	folder := t.TempDir()
	drawn := map[string]string{}
	for _, more := range []string{"", "-set depth=2", "-depth 1 -line Qe2", "startpos e4 -depth 1",
		"-tab Trajectories/Hope -programme botvinnik", "-link drevo:programme=itep&node=Qe2"} {
		path := filepath.Join(folder, "window.png")
		args := append([]string{"snapshot", "-still", "-out", path, "-size", "1000x600", "-crop", "0,0,990,590"},
			strings.Fields(more)...)
		if code, _, said := run(args...); code != command.Done {
			t.Fatalf("%s: exit code %d, %s", more, code, said)
		}
		picture, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if other, twice := drawn[string(picture)]; twice {
			t.Errorf("the same picture with %q and %q", other, more)
		}
		drawn[string(picture)] = more
	}
	script := filepath.Join(folder, "film.txt")
	text := "# remark\n1.5 drevo:programme=itep&set=depth:1\n0.5 drevo:node=Ba3\n"
	if err := os.WriteFile(script, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(folder, "film.gif")
	code, out, said := run("snapshot", "-still", "-out", path, "-size", "1000x600", "-script", script)
	if code != command.Done || !strings.Contains(out, "2 states in 2.0 seconds") || len(frames(t, path)) != 2 {
		t.Errorf("exit code %d, %s%s", code, out, said)
	}
}

// TestSnapshotOfAGame: the game stands after so many half-moves, and the programme looks at it.
func TestSnapshotOfAGame(t *testing.T) {
	needs.OneGoroutine(t)
	drawn := map[string]string{}
	for _, more := range []string{"", "-ply 9", "-ply 9 -choose analysis"} {
		path := filepath.Join(t.TempDir(), "window.png")
		args := append([]string{"snapshot", "-out", path, "-size", "1000x600", "-open",
			"../library/data/itep_stanford_1966.pgn", "-tab", "Game"}, strings.Fields(more)...)
		if code, _, said := run(args...); code != command.Done {
			t.Fatalf("%s: exit code %d, %s", more, code, said)
		}
		picture, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if other, twice := drawn[string(picture)]; twice {
			t.Errorf("the same picture with %q and %q", other, more)
		}
		drawn[string(picture)] = more
	}
}
