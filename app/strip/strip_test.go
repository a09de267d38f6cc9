package strip

import (
	"strings"
	"testing"

	"drevo/app/session"
	"drevo/app/work"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/internal/needs"
)

// bench is a strip over a workspace without a window.
type bench struct {
	*Strip
	t     *testing.T
	w     *workspacetest.Window
	queue chan func()
}

func newBench(t *testing.T, fen string) *bench {
	b := &bench{t: t, w: workspacetest.New(t, "itep", nil, fen), queue: make(chan func(), 64)}
	desk := work.NewDesk(t.Context(), func(do func()) { b.queue <- do })
	b.Strip = New(b.w.Setup, desk.Beside("The strip"))
	return b
}

// wait lets the strip come to its end.
func (b *bench) wait() {
	b.t.Helper()
	for b.slot.Busy() {
		(<-b.queue)()
	}
}

// moves are the moves of the strip by the names of the contenders.
func (b *bench) moves() map[string]string {
	moves := map[string]string{}
	for _, p := range b.Plays() {
		moves[p.Name] = p.Move()
	}
	return moves
}

// TestFirstPosition: what each programme plays there.
func TestFirstPosition(t *testing.T) {
	needs.RacedElsewhere(t)
	b := newBench(t, "")
	b.Show(b.w.Session.Game)
	for name, move := range b.moves() {
		if move != "..." {
			t.Errorf("before it has thought %s plays %s", name, move)
		}
	}
	b.wait()
	moves := b.moves()
	for name, want := range map[string]string{"ITEP": "30.Qe2", "Botvinnik": "30.Ba3", "Kaissa": "30.Kh1",
		"PaulChess": "30.Qe2", "Pitrat's plans": "no win found"} {
		if moves[name] != want {
			t.Errorf("%s plays %s, not %s", name, moves[name], want)
		}
	}
	if len(moves) != 6 || moves["Modern"] == "..." {
		t.Errorf("%v", moves)
	}
	for _, p := range b.Plays() {
		about := p.Programme.About()
		if hint := p.Hint(); !strings.Contains(hint, about.Years+": "+about.Authors) || strings.Contains(hint, "{") {
			t.Errorf("%s: %q", p.Name, hint)
		}
		if years := p.Years(); years != about.Years && p.Name != "Modern" || p.Name == "Modern" && years != "" {
			t.Errorf("%s: %q", p.Name, years)
		}
	}
}

// TestTreesAgree: the search that a click makes has the move of the strip, in several positions.
func TestTreesAgree(t *testing.T) {
	needs.RacedElsewhere(t)
	for _, fen := range []string{"", "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/1PN2N2/P3BPPP/R1BQ1RK1 w - - 0 10",
		"8/p5kp/1p1qPnp1/3pQ3/2pP4/1nP5/1B4PP/5NK1 w - - 2 31"} {
		b := newBench(t, fen)
		b.Show(b.w.Session.Game)
		b.wait()
		for _, p := range b.Plays() {
			s := session.StartSearch(t.Context(), b.w.Session.Game, session.Options{Programme: p.Programme, Values: p.Values,
				Limits: Limits()})
			result, err := s.Wait()
			move := result.Move
			if whole, ok := s.Whole(); ok && result.Stopped {
				move = whole.Line[0]
			} else if result.Stopped {
				move = board.NoMove
			}
			if err != nil || move != p.Answer.Move || result.Counts.Nodes != p.Answer.Result.Counts.Nodes {
				t.Errorf("%s in %q: the tree has %s of %d nodes, the strip %s of %d, %v", p.Name, fen, move,
					result.Counts.Nodes, p.Answer.Move, p.Answer.Result.Counts.Nodes, err)
			}
			s.Release()
		}
	}
}

// TestItWaitsWhileASearchIsAtWork, says so, and goes on after that with what it does not know yet.
func TestItWaitsWhileASearchIsAtWork(t *testing.T) {
	b := newBench(t, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1")
	b.Show(b.w.Session.Game)
	if !b.slot.Busy() {
		t.Fatal("it does not begin")
	}
	b.Hold(true)
	if b.slot.Busy() || !strings.Contains(b.Plays()[0].Hint(), "waits until the search") {
		t.Errorf("it does not wait: %v, %q", b.slot.Busy(), b.Plays()[0].Hint())
	}
	b.Show(session.NewGame(enginetest.Position(t, session.FirstPosition)))
	if b.slot.Busy() {
		t.Error("another place lets it go on")
	}
	b.Show(b.w.Session.Game)
	b.Hold(false)
	b.wait()
	if move := b.moves()["PaulChess"]; move != "1.Rd8#" {
		t.Errorf("after that PaulChess plays %s", move)
	}
}

// TestAnotherPlaceCancels: what was asked about a place that was left is dropped, and what is known is not asked again.
func TestAnotherPlaceCancels(t *testing.T) {
	b := newBench(t, "")
	changes := 0
	b.OnChange = func() { changes++ }
	first := b.w.Session.Game.Clone()
	b.Show(first)
	second := session.NewGame(enginetest.Position(t, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"))
	b.Show(second)
	b.wait()
	if move := b.moves()["PaulChess"]; move != "1.Rd8#" {
		t.Errorf("in the second position PaulChess plays %s", move)
	}
	b.Show(first)
	b.wait()
	was := changes
	b.Show(second)
	if b.slot.Busy() || changes != was+1 || b.moves()["PaulChess"] != "1.Rd8#" {
		t.Errorf("what is known is asked again: busy %v, %d changes", b.slot.Busy(), changes-was)
	}
	b.Show(second)
	if changes != was+1 {
		t.Error("nothing has changed, and the strip says so")
	}
	b.w.ChooseProgramme("paulchess")
	b.w.Set("depth", "2")
	if b.Show(second); b.moves()["PaulChess"] != "..." {
		t.Error("other options have the answer of those before")
	}
	b.wait()
	over := session.NewGame(enginetest.Position(t, "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1"))
	if b.Show(over); b.slot.Busy() {
		t.Error("a game that is over is thought about")
	}
}
