package experiment

import (
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"drevo/app/library"
	"drevo/engine/board"
	"drevo/engine/search"
)

func TestKings(t *testing.T) {
	r := Report{}
	if err := kings(context.Background(), &r, func(int, int) {}); err != nil {
		t.Fatal(err)
	}
	for i, want := range []int{393, 5} {
		if ways := r.Tables[0].Rows[i][3].Value; ways != want {
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

func TestSixtyPositions(t *testing.T) {
	list, err := library.Items(sixtyPositions)
	if err != nil || len(list) != 60 {
		t.Errorf("%d positions, %v", len(list), err)
	}
}

func TestAlong(t *testing.T) {
	p := board.Start()
	th, err := ponder(context.Background(), p, map[string]string{"horizon": "1"}, 0, true)
	if err != nil {
		t.Fatal(err)
	}
	defer th.tree.Release()
	if n := examinedIn(th.tree).along(p, th.result.Line); n != len(th.result.Line) || n == 0 {
		t.Errorf("%d half-moves of its own line %v were examined", n, th.result.Line)
	}
	other, err := sanLine(p, "Na3 Na6")
	if err != nil {
		t.Fatal(err)
	}
	if n := examinedIn(th.tree).along(p, other); n > 1 {
		t.Errorf("%d half-moves were examined of a line that is on no map", n)
	}
}

func TestProblems(t *testing.T) {
	list, err := problems(strings.NewReader("6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8+ Rd7; id \"one\";\n\n"))
	if err != nil || len(list) != 1 || list[0].id != "one" || solutions(&list[0]) != "Rd8# Rd7" {
		t.Errorf("%+v, %v", list, err)
	}
	for text, want := range map[string]string{
		"6k1/5ppp/8/8/8/8/8/K2R4 w - - id \"none\";":             "line 1: there is no bm",
		"6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Qd8; id \"no move\";":  "line 1: ",
		"# a suite without positions\n":                          "there is no position",
		"6k1/5ppp/8/8/8/8/8/K2R5 w - - bm Rd8; id \"no board\";": "line 1: ",
	} {
		if _, err := problems(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}

func TestWinAtChessReadsItsSuite(t *testing.T) {
	t.Setenv(suiteVariable, "")
	if list, err := suite(); err != nil || len(list) != 150 || list[0].id != "WAC.001" {
		t.Errorf("%d positions, %v", len(list), err)
	}
	t.Setenv(suiteVariable, filepath.Join(t.TempDir(), "absent.epd"))
	if _, err := suite(); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("error %v", err)
	}
}

func TestTallies(t *testing.T) {
	list := tallies{}
	for _, how := range []string{"changing functions, horizon 3", "annihilation, horizon 2",
		"changing functions, horizon 3"} {
		list.at(howChosen("Chosen by the game of "+how+", length 4.")).count(search.Result{Elapsed: time.Second},
			how[0] == 'a')
	}
	if len(list) != 2 || list[0].how != "annihilation, horizon 2" || list[0].marked != 1 || list[1].positions != 2 ||
		list[1].took != 2*time.Second {
		t.Errorf("%+v, %+v", list[0], list[1])
	}
}

// The solver takes the options of the programme, and says in its table what was set.
func TestSolveTakesOptions(t *testing.T) {
	list, err := problems(strings.NewReader("6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8+; id " +
		"\"mate\";\n6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Ka2; id \"not\";\n"))
	if err != nil {
		t.Fatal(err)
	}
	r := Report{}
	setting := Setting{Options: map[string]string{"horizon": "3", "effort": "1"}, Time: time.Minute}
	if err := solve(context.Background(), &r, func(int, int) {}, list, setting); err != nil {
		t.Fatal(err)
	}
	sums := r.Tables[0].Rows[len(r.Tables[0].Rows)-1]
	if sums[1].Value != 2 || sums[2].Value != 1 || len(r.Tables[1].Rows) != 1 {
		t.Errorf("in all %v, not solved %v", sums, r.Tables[1].Rows)
	}
	if want := "Win at Chess, the options as they are but effort=1 horizon=3, at most 1m0s each"; r.Tables[0].Title !=
		want {
		t.Errorf("%q, want %q", r.Tables[0].Title, want)
	}
	setting.Options = map[string]string{"no such": "1"}
	if err := solve(context.Background(), &r, func(int, int) {}, list, setting); err == nil {
		t.Error("an option that the programme does not have was taken")
	}
}
