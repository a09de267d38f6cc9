package experiment

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"drevo/app/library"
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

func TestKings(t *testing.T) {
	l := newLab(t)
	if err := kings(l, Setting{}); err != nil {
		t.Fatal(err)
	}
	for i, want := range []int{393, 5} {
		if ways := l.Tables[0].Rows[i][3].Value; ways != want {
			t.Errorf("row %d: %v ways, want %d", i, ways, want)
		}
	}
}

func TestMapOf1938(t *testing.T) {
	games, err := library.Items(gameOf1938)
	if err != nil {
		t.Fatal(err)
	}
	r := Report{}
	maps1938(&r, &games[0].Game.Start)
	for i, want := range [][4]int{{2, 2, 0, 0}, {2, 2, 0, 0}, {14, 12, 2, 0}} {
		for column, n := range want {
			if got := r.Tables[0].Rows[i][column+1].Value; got != n {
				t.Errorf("%d half-moves, %s: %v, want %d", i+1, r.Tables[0].Columns[column+1], got, n)
			}
		}
	}
	for _, v := range variations1938 {
		if _, err := sanLine(games[0].Game.Start, v.line); err != nil {
			t.Errorf("%s: %v", v.name, err)
		}
	}
}

// The tree of Reti's study that is listed is the published one in size, and the preset's tells the first moves apart.
func TestRetiRows(t *testing.T) {
	needs.OneGoroutine(t)
	items, err := library.Items(sixtyPositions)
	if err != nil {
		t.Fatal(err)
	}
	at := subject{position: items[40].Game.Start}
	var legal board.MoveList
	at.position.Legal(&legal)
	for length, moves := range map[int]int{smallLength: 55, 10: 276} {
		row, got := newLab(t).retiRow(at, legal.All(), reading{"", pioneerOf(length)})
		if row[1] != "Kg7" || got != moves {
			t.Errorf("length %d: %v in %d moves, want Kg7 in %d", length, row[1], got, moves)
		}
		if apart := row[3] == 0.0 && row[4] == -8.0 && row[5] == -8.0 && row[6] == -8.0; apart != (length == 10) {
			t.Errorf("length %d: the first moves are worth %v", length, row[3:7])
		}
	}
}

func TestSixtyPositions(t *testing.T) {
	list, err := library.Items(sixtyPositions)
	if err != nil || len(list) != 60 {
		t.Errorf("%d positions, %v", len(list), err)
	}
}

func TestAlong(t *testing.T) {
	p := board.Start()
	var examined examinedMoves
	l, own := newLab(t), []board.Move{}
	recorded := study{programme: botvinnik.New(), look: func(tr *tree.Tree, r search.Result) {
		examined, own = examinedIn(tr), r.Line
	}}
	if l.search(recorded, subject{position: p}, options{"horizon": "1"}); l.err != nil {
		t.Fatal(l.err)
	}
	if n := examined.along(p, own); n != len(own) || n == 0 {
		t.Errorf("%d half-moves of its own line %v were examined", n, own)
	}
	other, err := sanLine(p, "Na3 Na6")
	if err != nil {
		t.Fatal(err)
	}
	if n := examined.along(p, other); n > 1 {
		t.Errorf("%d half-moves were examined of a line that is on no map", n)
	}
}

func TestProblems(t *testing.T) {
	list, faults, err := problems(strings.NewReader("6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8+ Rd7; id \"one\";\n\n"))
	if err != nil || faults != nil || len(list) != 1 || list[0].name != "one" || list[0].solutions() != "Rd8# Rd7" {
		t.Errorf("%+v, %v", list, err)
	}
	for text, want := range map[string]string{
		"6k1/5ppp/8/8/8/8/8/K2R4 w - - id \"none\";":             "line 1: there is no bm",
		"6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Qd8; id \"no move\";":  "line 1: ",
		"# a suite without positions\n":                          "there is no position",
		"6k1/5ppp/8/8/8/8/8/K2R5 w - - bm Rd8; id \"no board\";": "line 1: ",
	} {
		if _, _, err := problems(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}

func TestWinAtChessReadsItsSuite(t *testing.T) {
	t.Setenv(suiteVariable, "")
	if list, err := newLab(t).suite(); err != nil || len(list) != 150 || list[0].name != "WAC.001" {
		t.Errorf("%d positions, %v", len(list), err)
	}
	t.Setenv(suiteVariable, filepath.Join(t.TempDir(), "absent.epd"))
	if _, err := newLab(t).suite(); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("error %v", err)
	}
}

// TestOneBadLineDoesNotCostTheSuite: it is passed over, and the report says which one and why; not too often.
func TestOneBadLineDoesNotCostTheSuite(t *testing.T) {
	const good = "6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8+; id \"mate\";\n"
	path := filepath.Join(t.TempDir(), "suite.epd")
	for text, want := range map[string][]string{
		good + "rubbish\n" + good:                       {path + ", line 2: FEN: six fields are needed, found 1: it was"},
		good + good + "8/8/8/8/8/8/8/8 w - - bm e4;":    {path + ", line 3: illegal position: "},
		good + good + strings.Repeat("rubbish\n", 1000): {", line 12: ", "another 990 lines were passed over."},
		good + good: nil,
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		t.Setenv(suiteVariable, path)
		l := newLab(t)
		list, err := l.suite()
		said := strings.Join(l.Limits, " ")
		if err != nil || len(list) != 2 || (said == "") != (want == nil) || len(l.Limits) > mostFaults+1 {
			t.Errorf("%.80q: %d positions, %v, said is %.200s", text, len(list), err, said)
		}
		for _, part := range want {
			if !strings.Contains(said, part) {
				t.Errorf("%.80q: %q is not in %.200s", text, part, said)
			}
		}
	}
}

func TestTallies(t *testing.T) {
	sums := tallies{}
	for _, how := range []string{"changing functions, horizon 3", "annihilation, horizon 2",
		"changing functions, horizon 3"} {
		r := search.Result{Elapsed: time.Second, Note: "Chosen by the game of " + how + ", length 4."}
		sums.count(howChosen(r), r, how[0] == 'a')
	}
	if list := sums.list; len(list) != 2 || list[0].how != "annihilation, horizon 2" || list[0].marked != 1 ||
		list[1].positions != 2 || list[1].took != 2*time.Second || sums.all.positions != 3 {
		t.Errorf("%+v", sums)
	}
}

// A trial takes the options of the programme, says in its table what was set, and lists what was not solved.
func TestSolveTakesOptions(t *testing.T) {
	list, _, err := problems(strings.NewReader("6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8+; id " +
		"\"mate\";\n6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Ka2; id \"not\";\n"))
	if err != nil {
		t.Fatal(err)
	}
	l := newLab(t)
	setting := Setting{Options: options{"botvinnik.horizon-option": "3", "effort": "1"}, Time: time.Minute}
	l.solve("Win at Chess", trial{programme: botvinnik.New(), list: list, how: howChosen,
		settings: []namedSetting{setting.named(botvinnik.New())}})
	sums, misses := l.Tables[0].Rows[len(l.Tables[0].Rows)-1], l.Tables[1]
	if l.err != nil || sums[2].Value != 2 || sums[3].Value != 1 || len(misses.Rows) != 1 ||
		misses.Rows[0][1].Value != "not" || misses.Cases[0].Options["horizon"] != "3" {
		t.Errorf("in all %v, not solved %v, %v", sums, misses, l.err)
	}
	if want := "the options as they are but effort=1 horizon=3, at most 1m0s each"; sums[0].Value != want {
		t.Errorf("%q, want %q", sums[0].Value, want)
	}
	setting.Options = options{"no such": "1"}
	l.solve("Win at Chess", trial{programme: botvinnik.New(), list: list,
		settings: []namedSetting{setting.named(botvinnik.New())}})
	if l.err == nil {
		t.Error("an option that the programme does not have was taken")
	}
}
