package opinion_test

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"drevo/app/opinion"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/internal/fakeengine"
)

func TestMain(m *testing.M) { fakeengine.Main(m, oracle) }

// oracle thinks 1. e4 is worth 0.30, 1. d4 0.25, and any other move that it is asked about −0.10; "crash"
// makes it end at the first question.
func oracle(manner string) {
	fakeengine.Answer("id name Oracle\noption name MultiPV type spin default 1 min 1 max 9", func(words []string) {
		switch {
		case words[0] != "go":
		case manner == "crash":
			os.Exit(1)
		case manner == "trace":
			writeTrace()
			fmt.Println("info depth 9 multipv 1 score cp 30 pv e2e4 e7e5\nbestmove e2e4")
		case words[len(words)-2] == "searchmoves":
			move := words[len(words)-1]
			fmt.Printf("info depth 9 score cp -10 pv %s\nbestmove %s\n", move, move)
		default:
			fmt.Println("info depth 9 multipv 1 score cp 30 pv e2e4 e7e5\ninfo depth 9 multipv 2 score cp 25 pv " +
				"d2d4\nbestmove e2e4")
		}
	})
}

// writeTrace writes a search where the environment says, as docs/trace/trace.h does.
func writeTrace() {
	number, ok := strings.CutPrefix(os.Getenv("TRACE"), "fd:")
	if !ok {
		return
	}
	start := board.Start()
	_ = os.WriteFile("/dev/fd/"+number, []byte("drevo-trace 1 text\nengine Oracle\nkind 32 main \"Every move.\"\n\nsearch "+
		start.FEN()+"\ng iteration 1 1 -9 9\ne main same -9 9 1\ne main e2e4 -9 9 0\nl ply-limit -5\n"+
		"l complete 5 e2e4\nl complete 5 e2e4\nx e2e4\n"), 0)
}

// An engine that writes a trace has a tree, which is shown when it is asked for.
func TestTheTreeOfAnEngine(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there an engine gets no pipe")
	}
	w := workspacetest.New(t, "itep", nil, "")
	a := opinion.NewAdviser(w.Workspace, w.Desk)
	defer a.Close()
	q := opinion.Question{Engine: fakeengine.Command(t, "trace"), Start: board.Start(), Lines: 1, Time: time.Second}
	a.Ask(q)
	w.Until(func() bool { return !a.Running() && a.HasTree() })
	a.ShowTree()
	s := w.Session.Search()
	if s == nil || s.Programme.About().Name != "Oracle" {
		t.Fatalf("it shows %v", s)
	}
	w.Until(func() bool { return !s.Running() })
	if result, _ := s.Wait(); result.Move.UCI() != "e2e4" || result.Counts.Nodes != 4 || a.Opinion().Err != nil {
		t.Errorf("%+v, %v", result, a.Opinion().Err)
	}
	q.Lines = 2
	a.Ask(q)
	if a.HasTree() || w.Session.Search() != s {
		t.Error("the tree of the question before is that of the next, or gone from where it is shown")
	}
	w.Until(func() bool { return !a.Running() && a.HasTree() })
}

// ask asks one question and waits for the answer.
func ask(t *testing.T, manner, chosen string) *opinion.Opinion {
	t.Helper()
	start := board.Start()
	move, err := start.ParseUCI(chosen)
	if err != nil {
		t.Fatal(err)
	}
	w := workspacetest.New(t, "itep", nil, "")
	a := opinion.NewAdviser(w.Workspace, w.Desk)
	defer a.Close()
	a.Ask(opinion.Question{Engine: fakeengine.Command(t, manner), Start: start, Chosen: move,
		Lines: 2, Time: time.Second})
	w.Until(func() bool { return !a.Running() })
	return a.Opinion()
}

func TestTheChosenMoveIsJudged(t *testing.T) {
	for chosen, want := range map[string]float64{"e2e4": 0, "d2d4": 0.05, "a2a4": 0.4} {
		o := ask(t, "fine", chosen)
		if o.Err != nil || !o.Done || len(o.Lines) != 2 || o.Engine != "Oracle" {
			t.Fatalf("%+v", o)
		}
		if loss, ok := o.Loss(); !ok || loss < want-1e-9 || loss > want+1e-9 {
			t.Errorf("%s loses %.2f, %v; want %.2f", chosen, loss, ok, want)
		}
	}
}

func TestACrashIsTold(t *testing.T) {
	if o := ask(t, "crash", "e2e4"); o.Err == nil || !strings.Contains(o.Err.Error(), "has ended") || o.Done {
		t.Errorf("%+v", o)
	}
	if _, err := opinion.Try(t.Context(), "/etc/passwd"); err == nil {
		t.Error("any file is an engine")
	}
}
