package play_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"drevo/app/play"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/game"
	"drevo/engine/match"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// window is a table with what is posted to its goroutine, the test's.
type window struct {
	t     *testing.T
	table *play.Table
	queue chan func()
	moves []string
}

func open(t *testing.T) *window {
	w := &window{t: t, queue: make(chan func(), 1000)}
	w.table = &play.Table{Post: func(do func()) { w.queue <- do }, OnChange: func() {},
		OnThinking: func(th *match.Thinking) { th.Tree.Release() }}
	w.table.OnMove = func(at match.Situation, ply *match.Ply) {
		w.moves = append(w.moves, ply.Answer.Move.UCI())
		if len(at.Moves) == 0 || at.Moves[len(at.Moves)-1] != ply.Answer.Move {
			t.Errorf("after %s the moves are %v", ply.Answer.Move, at.Moves)
		}
	}
	t.Cleanup(w.table.Stop)
	return w
}

// until does what was posted until a condition is met.
func (w *window) until(what string, met func() bool) {
	w.t.Helper()
	soon := time.NewTicker(time.Millisecond) // a player is asked on a goroutine of its own, and posts nothing
	defer soon.Stop()
	for late := time.After(needs.Patience); !met(); {
		select {
		case do := <-w.queue:
			do()
		case <-soon.C:
		case <-late:
			w.t.Fatalf("not yet: %s; the moves are %v, the game %s, %v", what, w.moves, w.table.Ending(), w.table.Fault())
		}
	}
}

// play waits for the person's turn and moves.
func (w *window) play(uci string) {
	w.t.Helper()
	w.until("the person's turn", w.table.Waits)
	at := w.table.Situation()
	move, err := at.Position.ParseUCI(uci)
	if err != nil {
		w.t.Fatal(err)
	}
	if err := w.table.Answer(match.Answer{Move: move}); err != nil {
		w.t.Fatal(err)
	}
	if err := w.table.Answer(match.Answer{Move: move}); !errors.Is(err, play.ErrNotYourTurn) {
		w.t.Errorf("a second answer: %v", err)
	}
	n := len(at.Moves)
	w.until(uci, func() bool { return len(w.table.Situation().Moves) > n })
}

// scripted plays moves in turn.
type scripted struct{ moves []string }

func (*scripted) Name() string { return "Script" }

func (s *scripted) Move(_ context.Context, at *match.Situation) (match.Answer, error) {
	n := len(at.Moves) / 2
	if n >= len(s.moves) {
		return match.Answer{}, errors.New("the script is at its end")
	}
	move, err := at.Position.ParseUCI(s.moves[n])
	return match.Answer{Move: move, Note: "from the book"}, err
}

func script(moves ...string) play.Seat {
	return play.Seat{Name: "Script", New: func(context.Context) (match.Player, error) { return &scripted{moves}, nil }}
}

var you = play.Seat{Name: "You"}

// TestPersonsAreToldApart in the names of a game, and only where both have the same name.
func TestPersonsAreToldApart(t *testing.T) {
	for _, c := range []struct {
		seats [2]play.Seat
		want  [2]string
	}{
		{[2]play.Seat{you, you}, [2]string{"You (White)", "You (Black)"}},
		{[2]play.Seat{you, script()}, [2]string{"You", "Script"}},
		{[2]play.Seat{script(), script()}, [2]string{"Script", "Script"}},
		{[2]play.Seat{{Name: "Anna"}, {Name: "Ben"}}, [2]string{"Anna", "Ben"}},
	} {
		setup := play.Setup{Seats: c.seats}
		if got := setup.Names(); got != c.want {
			t.Errorf("the names are %q, want %q", got, c.want)
		}
	}
}

func TestAGameToItsEnd(t *testing.T) {
	w := open(t)
	w.table.Start(t.Context(), play.Setup{Start: board.Start(), Seats: [2]play.Seat{you, script("e7e5", "b8c6", "g8f6")}})
	for _, move := range []string{"e2e4", "d1h5", "f1c4", "h5f7"} {
		w.play(move)
	}
	w.until("the end", func() bool { return !w.table.Running() })
	if e := w.table.Ending(); e.Result != game.WhiteWins || e.Method != match.Checkmate {
		t.Errorf("it has ended %s", e)
	}
	if w.table.Note(2) != "from the book" || w.table.Note(1) != "" {
		t.Errorf("notes %q and %q", w.table.Note(1), w.table.Note(2))
	}
	if err := w.table.Answer(match.Answer{}); !errors.Is(err, play.ErrNotYourTurn) {
		t.Errorf("after the end: %v", err)
	}
}

// TestTakeBackAndGoOn: moves are taken back to the person's last turn, with the clocks of then, and a
// game that was stopped goes on from its moves and clocks.
func TestTakeBackAndGoOn(t *testing.T) {
	w := open(t)
	clock := match.Control{Base: time.Minute, Increment: time.Second}
	w.table.Start(t.Context(), play.Setup{Start: board.Start(), Seats: [2]play.Seat{you, script("e7e5", "b8c6")},
		Clock: clock})
	if w.table.TakeBack(t.Context()) {
		t.Error("a move was taken back before the first")
	}
	w.play("e2e4")
	w.play("g1f3")
	w.until("two answers", func() bool { return len(w.table.Situation().Moves) == 4 && w.table.Waits() })
	before := w.table.Left()
	if before[board.White] <= time.Minute {
		t.Errorf("after two moves White has %v: where is the increment?", before[board.White])
	}
	if !w.table.TakeBack(t.Context()) {
		t.Fatal("nothing was taken back")
	}
	w.until("the turn after taking back", w.table.Waits)
	if n := len(w.table.Situation().Moves); n != 2 {
		t.Errorf("after taking back there are %d moves", n)
	}
	if left := w.table.Left(); left[board.White] >= before[board.White] {
		t.Errorf("White's clock shows %v, before %v", left, before)
	}
	w.table.Stop()
	s := w.table.Setup()
	if w.table.Running() || len(s.Moves) != 2 || s.Left[0] == 0 || s.Played != [2]int{1, 1} {
		t.Errorf("it would go on with %d moves, clocks %v after %v", len(s.Moves), s.Left, s.Played)
	}
	w.table.Start(t.Context(), s)
	w.play("f1c4")
	if got := w.table.Situation().Moves; len(got) < 3 || got[2].UCI() != "f1c4" {
		t.Errorf("the moves are %v", got)
	}
}

func TestClaimsAndResignation(t *testing.T) {
	w := open(t)
	w.table.Start(t.Context(), play.Setup{Start: board.Start(), Seats: [2]play.Seat{you, you}})
	for _, move := range strings.Fields("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8") {
		w.play(move)
	}
	w.until("the turn", w.table.Waits)
	if w.table.Situation().Claimable != match.ThreefoldRepetition {
		t.Errorf("claimable is %s", w.table.Situation().Claimable)
	}
	if err := w.table.Answer(match.Answer{Claim: true}); err != nil {
		t.Fatal(err)
	}
	w.until("the draw", func() bool { return !w.table.Running() })
	if e := w.table.Ending(); e.Method != match.ThreefoldRepetition || e.Result != game.Draw {
		t.Errorf("it has ended %s", e)
	}
	w.table.Start(t.Context(), play.Setup{Start: board.Start(), Seats: [2]play.Seat{you, you}})
	w.until("the turn", w.table.Waits)
	if err := w.table.Answer(match.Answer{Resign: true}); err != nil {
		t.Fatal(err)
	}
	w.until("the end", func() bool { return !w.table.Running() })
	if e := w.table.Ending(); e.Method != match.Resignation || e.Result != game.BlackWins {
		t.Errorf("it has ended %s", e)
	}
}

// TestNothingIsToBeClaimedAtTheStart: whoever did would lose.
func TestNothingIsToBeClaimedAtTheStart(t *testing.T) {
	w := open(t)
	w.table.Start(t.Context(), play.Setup{Start: board.Start(), Seats: [2]play.Seat{you, you}})
	turn := false
	w.table.OnChange = func() { turn = true }
	w.until("the turn", func() bool { return turn })
	if c := w.table.Situation().Claimable; c != match.Unfinished {
		t.Errorf("claimable is %q", c)
	}
}

// TestTheClockRunsOut: a person who does not move loses, and the clock shows it.
func TestTheClockRunsOut(t *testing.T) {
	w := open(t)
	w.table.Start(t.Context(), play.Setup{Start: board.Start(), Seats: [2]play.Seat{you, you},
		Clock: match.Control{Base: 30 * time.Millisecond}})
	w.until("the end", func() bool { return !w.table.Running() })
	if e := w.table.Ending(); e.Method != match.Time || e.Result != game.BlackWins {
		t.Errorf("it has ended %s", e)
	}
	if left := w.table.Left(); left[board.White] > time.Millisecond || left[board.Black] != 30*time.Millisecond {
		t.Errorf("the clocks show %v", left)
	}
}

// TestAPlayerThatIsNotThere is told, and the table is free again.
func TestAPlayerThatIsNotThere(t *testing.T) {
	w := open(t)
	none := play.Seat{Name: "None", New: func(context.Context) (match.Player, error) {
		return nil, errors.New("it is not installed")
	}}
	w.table.Start(t.Context(), play.Setup{Start: board.Start(), Seats: [2]play.Seat{none, you}})
	w.until("the fault", func() bool { return !w.table.Running() })
	if err := w.table.Fault(); err == nil || !strings.Contains(err.Error(), "not installed") {
		t.Errorf("the fault is %v", err)
	}
}

func TestHandicaps(t *testing.T) {
	for _, h := range play.Handicaps() {
		p, err := h.Start()
		if err != nil {
			t.Errorf("%s: %v", h.Name, err)
		}
		if missing := 32 - (p.Side(board.White) | p.Side(board.Black)).Count(); (missing == 1) != (h.Name != "none") {
			t.Errorf("%s takes %d pieces off", h.Name, missing)
		}
	}
}

// slow is a player that thinks until it is told to move, and thinks that it stands so well.
type slow struct{ pawns float64 }

func (slow) Name() string { return "Slow" }

func (s slow) Move(ctx context.Context, at *match.Situation) (match.Answer, error) {
	<-ctx.Done()
	var list board.MoveList
	at.Position.Legal(&list)
	value := tree.Value{Score: eval.WhiteScore(100 * s.pawns), Scale: tree.Centipawns}
	return match.Answer{Move: list.At(0), Value: value}, nil
}

func thinker(s slow) play.Seat {
	return play.Seat{Name: "Slow", New: func(context.Context) (match.Player, error) { return s, nil }}
}

// TestMoveNowAndOffers: a player that thinks is told to move; a draw is offered with a move, taken by who
// is not ahead, and not by who is.
func TestMoveNowAndOffers(t *testing.T) {
	for _, test := range []struct {
		pawns float64 // White's
		drawn bool
	}{{-1, false}, {0, true}, {1, true}} {
		w := open(t)
		w.table.Start(t.Context(), play.Setup{Start: board.Start(), Seats: [2]play.Seat{you, thinker(slow{test.pawns})}})
		w.until("the person's turn", w.table.Waits)
		if w.table.MoveNow() {
			t.Error("a person was told to move")
		}
		if err := w.table.OfferDraw(); err != nil || !w.table.Offering() {
			t.Errorf("offering: %v", err)
		}
		w.play("e2e4")
		if err := w.table.OfferDraw(); !errors.Is(err, play.ErrNotYourTurn) {
			t.Errorf("an offer out of turn: %v", err)
		}
		w.until("the move that is demanded", w.table.MoveNow)
		w.until("the answer", func() bool { return w.table.Waits() || !w.table.Running() })
		if drawn := w.table.Ending().Method == match.Agreement; drawn != test.drawn {
			t.Errorf("at %v the game has ended: %s", test.pawns, w.table.Ending())
		}
		w.table.Stop()
	}
}

func TestTwoPersonsAgreeOnADraw(t *testing.T) {
	w := open(t)
	w.table.Start(t.Context(), play.Setup{Start: board.Start(), Seats: [2]play.Seat{you, you}})
	w.play("e2e4")
	if w.until("the turn", w.table.Waits); w.table.Situation().Offered {
		t.Error("a draw is offered that nobody offered")
	}
	if err := w.table.OfferDraw(); err != nil {
		t.Fatal(err)
	}
	w.play("e7e5")
	if w.until("the turn", w.table.Waits); !w.table.Situation().Offered {
		t.Fatal("the offer was lost")
	}
	if err := w.table.OfferDraw(); err != nil {
		t.Fatal(err)
	}
	w.until("the end", func() bool { return !w.table.Running() })
	if e := w.table.Ending(); e.Method != match.Agreement {
		t.Errorf("it has ended %s", e)
	}
}

func TestClocksAsTheyAreTyped(t *testing.T) {
	for text, want := range map[string]match.Control{
		"5+3": {Base: 5 * time.Minute, Increment: 3 * time.Second}, "40/5": {Base: 5 * time.Minute, Moves: 40},
		" 40 / 120 + 30 ": {Base: 2 * time.Hour, Moves: 40, Increment: 30 * time.Second},
		"90s":             {Base: 90 * time.Second}, "0.5": {Base: 30 * time.Second}, "3m+2s": {Base: 3 * time.Minute,
			Increment: 2 * time.Second}, "no clock": {}, "": {},
	} {
		if got, err := play.ParseClock(text); err != nil || got != want {
			t.Errorf("%q is %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"0", "-5", "five", "5+x", "/5", "40/", "0/5", "1e99", "NaN", "5+3+2", "9999999h"} {
		if got, err := play.ParseClock(text); err == nil {
			t.Errorf("%q is taken for %v", text, got)
		}
	}
}

// TestPausingAtZeroWinsNoTime: a clock that has run out does not begin anew with the game.
func TestPausingAtZeroWinsNoTime(t *testing.T) { synctest.Test(t, pausingAtZero) }

func pausingAtZero(t *testing.T) {
	w := open(t)
	setup := play.Setup{Start: board.Start(), Seats: [2]play.Seat{you, you},
		Clock: match.Control{Base: 20 * time.Millisecond}, Rules: match.Rules{Margin: time.Minute}}
	w.table.Start(t.Context(), setup)
	w.until("the turn", w.table.Waits)
	time.Sleep(30 * time.Millisecond) // on the bubble's clock
	w.table.Stop()
	again := w.table.Setup()
	again.Rules = match.Rules{}
	w.table.Start(t.Context(), again)
	w.until("the end", func() bool { return !w.table.Running() })
	if left := again.Left[board.White]; left != time.Millisecond || w.table.Ending().Method != match.Time {
		t.Errorf("it goes on with %v, and ends %s", left, w.table.Ending())
	}
}
