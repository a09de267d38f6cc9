package workspace_test

import (
	"strings"
	"testing"
	"time"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/workspace"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// TestThink shows the tree of the place, says what was chosen, and keeps what was thought about.
func TestThink(t *testing.T) {
	w := workspacetest.New(t, "itep", shallow(), "")
	w.Workspace.Think()
	if !w.Busy || w.Message != "ITEP is thinking ..." || w.Session.Search() == nil {
		t.Errorf("at work %v, said is %q", w.Busy, w.Message)
	}
	w.Finish()
	s := w.Session.Search()
	result, err := s.Wait()
	if err != nil {
		t.Fatal(err)
	}
	if want := "ITEP plays 30. " + s.Position.SAN(result.Move); !strings.HasPrefix(w.Message, want) ||
		!strings.Contains(w.Message, w.Score(s)) {
		t.Errorf("said is %q, want %q", w.Message, want)
	}
	if kept := w.Journal().Session().Now.Thought; kept.Programme != "itep" || kept.Nodes != result.Counts.Nodes ||
		kept.Stopped ||
		kept.Milliseconds < 1 || kept.Start != s.Position.FEN() || kept.Options["depth"] != "2" {
		t.Errorf("kept is %+v", kept)
	}
}

// TestNothingToPlay: where a king is in check that is not to move, as in the lines of Pitrat's programme, no search
// begins, and one that is asked for elsewhere ends with the reason.
func TestNothingToPlay(t *testing.T) {
	start := enginetest.Position(t, "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1")
	w := workspacetest.New(t, "itep", shallow(), "")
	w.Session.SetGame(session.NewGame(start.After(board.Pass)), nil)
	const want = "Black is in check"
	if w.Workspace.Think(); w.Started() != 0 || !w.Wrong || !strings.Contains(w.Message, want) {
		t.Errorf("%d searches began, said is %q", w.Started(), w.Message)
	}
	w.ThinkAs(w.Session.Game, w.Session.Programme, w.Session.Values)
	if w.Finish(); !strings.Contains(w.Message, want) {
		t.Errorf("a search ends with %q", w.Message)
	}
}

// TestStop ends a search that would go on for long; the next start does not repeat it.
func TestStop(t *testing.T) {
	w := workspacetest.New(t, "itep", workspacetest.Absolute("depth", "12"), "")
	w.ThinkOrStop()
	w.Until(func() bool { return w.Session.Search().Counts().Nodes > 0 })
	w.ThinkOrStop()
	before := time.Now()
	w.Finish()
	if !strings.Contains(strings.ToLower(w.Message), "stopped") || !w.Journal().Session().Now.Thought.Stopped {
		t.Errorf("said is %q, kept %+v", w.Message, w.Journal().Session().Now.Thought)
	}
	if w.ThinkOrStop(); w.Started() != 1 && time.Since(before) < workspace.Rest {
		t.Error("a press right after the end starts a search")
	} else if w.Started() != 1 {
		t.Skip("the machine was too busy for a press right after the end")
	}
	time.Sleep(workspace.Rest)
	if w.ThinkOrStop(); w.Started() != 2 || !w.Busy {
		t.Error("after the rest a press starts nothing")
	}
}

// TestAStoppedDeepeningKeepsItsLastWholeDepth as what it has found: the root's row has its value.
func TestAStoppedDeepeningKeepsItsLastWholeDepth(t *testing.T) {
	for _, programme := range []string{"paulchess", "kaissa"} {
		w := workspacetest.New(t, programme, nil, "")
		s := session.StartSearch(t.Context(), w.Session.Game, session.Options{Programme: w.Session.Programme,
			Values: w.Session.Values, Limits: search.Limits{Nodes: 2000}})
		result, err := s.Wait()
		whole, ok := s.Whole()
		if err != nil || !result.Stopped || !ok || whole.Depth < 2 {
			t.Fatalf("%s: %+v, %+v, %v", programme, result, whole, err)
		}
		said := w.Summary(s)
		want := "moves examined beyond " + s.StageName(whole) + ", which chose 30. " +
			s.Position.SAN(whole.Line[0]) + " ("
		if !strings.Contains(said, want) {
			t.Errorf("%s: said is %q, want %q", programme, said, want)
		}
		s.Release()
	}
}

// TestStoppedSearchSaysHowFarItCame: what a stopped search has is no choice.
func TestStoppedSearchSaysHowFarItCame(t *testing.T) {
	w := workspacetest.New(t, "itep", workspacetest.Absolute("depth", "6"), "")
	w.Session.Limits.Nodes = 400_000
	think(w)
	if !strings.Contains(w.Message, "of 27 moves examined") || strings.Contains(w.Message, " plays ") {
		t.Errorf("said is %q", w.Message)
	}
}

// TestNoMoveIsSaid lets the active game fail four rounds: there is no move, and which was the best found.
func TestNoMoveIsSaid(t *testing.T) {
	w := workspacetest.New(t, "itep", workspacetest.Absolute("scheme", "active2", "depth", "4", "playBest", "false"),
		"8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1")
	think(w)
	if result, _ := w.Session.Search().Wait(); result.Move != board.NoMove ||
		!strings.Contains(w.Message, "gives no move") || !strings.Contains(w.Message, "best move found") {
		t.Errorf("move %s, said is %q", result.Move, w.Message)
	}
}

// TestThinkElsewhere: a search that ends while another game is shown is announced as one of the list.
func TestThinkElsewhere(t *testing.T) {
	w := workspacetest.New(t, "itep", map[string]string{"depth": "3"}, "")
	w.Workspace.Think()
	s := w.Session.Search()
	w.Session.SetGame(session.NewGame(board.Start()), nil)
	w.Changed()
	w.Finish()
	if w.Session.Search() != nil || !strings.HasPrefix(w.Message, "In the list of searches: ITEP plays ") {
		t.Errorf("said is %q", w.Message)
	}
	w.ShowSearch(s)
	if p := w.Session.Position(); w.Session.Search() != s || p != s.Position {
		t.Errorf("shown is %v at %s", w.Session.Search(), p.FEN())
	}
}

// TestASecondSearchReplacesItsEqual: the list has the newer one only, unless the older has a name.
func TestASecondSearchReplacesItsEqual(t *testing.T) {
	w := thought(t)
	old := w.Session.Search()
	think(w)
	if w.Session.Has(old) || len(w.Session.Searches()) != 1 {
		t.Errorf("there are %d searches", len(w.Session.Searches()))
	}
	w.NameSearch(w.Session.Search(), "the first")
	think(w)
	if len(w.Session.Searches()) != 2 {
		t.Error("a named search was replaced")
	}
}

// TestABookAnswers instead of a search.
func TestABookAnswers(t *testing.T) {
	w := workspacetest.New(t, "itep", nil, "")
	w.Book = func() string { return "It plays 30. Ba3." }
	if w.Workspace.Think(); w.Started() != 0 || w.Message != "It plays 30. Ba3. To let it think, see the tab Book." {
		t.Errorf("%d searches, said is %q", w.Started(), w.Message)
	}
}

// TestThinkAbout makes what it is given the current game, programme and options; undo takes both back.
func TestThinkAbout(t *testing.T) {
	w := workspacetest.New(t, "itep", shallow(), "")
	kaissa, err := w.Programmes.Find("kaissa")
	if err != nil {
		t.Fatal(err)
	}
	w.ThinkAbout("an experiment", enginetest.Position(t, kings), kaissa, w.ValuesOf(kaissa))
	w.Finish()
	if p := w.Session.Position(); p.FEN() != kings || w.Session.Programme.About().ID != "kaissa" ||
		w.Session.Search().Programme.About().ID != "kaissa" {
		t.Errorf("thought was of %s by %s", p.FEN(), w.Session.Programme.About().ID)
	}
	w.Undo()
	w.Undo()
	if p := w.Session.Position(); p.FEN() != session.FirstPosition || w.Session.Programme.About().ID != "itep" {
		t.Errorf("after undo there are %s and %s", p.FEN(), w.Session.Programme.About().ID)
	}
	if undo, _ := w.Steps(); undo != "" {
		t.Errorf("there is %q left to undo", undo)
	}
}

// TestThinkSaysWhatAbout: below the root of the tree it is another position than that at it.
func TestThinkSaysWhatAbout(t *testing.T) {
	w := thought(t)
	if aim := w.Aim(); aim != "" {
		t.Errorf("at the root it is %q", aim)
	}
	w.PlayText("Ba3")
	if aim := w.Aim(); aim != "after 30. Ba3" {
		t.Errorf("after a move it is %q", aim)
	}
	w.Session.SetGame(session.NewGame(board.Start()), w.Session.Search())
	if aim := w.Aim(); aim != "the start of the game" {
		t.Errorf("at the start of another game it is %q", aim)
	}
}

// TestAMoveThatWasNotSearchedIsExplained by the programme, and the pressing of others stays silent.
func TestAMoveThatWasNotSearchedIsExplained(t *testing.T) {
	w := workspacetest.New(t, "itep", shallow(), "")
	think(w)
	var heard []board.Move
	w.OnMove = func(m board.Move) { heard = append(heard, m) }
	leaf := w.Session.Tree().Line(tree.Root)
	w.Go(leaf[len(leaf)-1])
	w.Message = ""
	for {
		w.Play(legal(w.Session.Game))
		if _, inTree := w.Session.Node(); !inTree {
			break
		}
	}
	if w.Message == "" || len(heard) == 0 {
		t.Errorf("said is %q of %d moves", w.Message, len(heard))
	}
}

// TestUnit prints scores in each unit, and keeps it.
func TestUnit(t *testing.T) {
	w := thought(t)
	said := map[string]present.Unit{}
	for _, unit := range present.Units() {
		w.SetUnit(unit)
		if w.Unit != unit || w.Config().Scores != string(unit) && unit != present.InPoints ||
			!strings.Contains(w.Message, w.Score(w.Session.Search())) {
			t.Errorf("%q: kept is %q, said %q", unit, w.Config().Scores, w.Message)
		}
		if other, twice := said[w.Message]; twice {
			t.Errorf("in %q and in %q is said %q", unit, other, w.Message)
		}
		said[w.Message] = unit
	}
}
