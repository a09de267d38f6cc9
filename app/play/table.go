package play

import (
	"context"
	"errors"
	"slices"
	"time"

	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/match"
)

// FromBook is what package match notes of a move that a book gave.
const FromBook = "from the book"

// goesOn is the ending of a game that has none yet.
var goesOn = match.Ending{Result: game.Unknown, Method: match.Unfinished}

// clocks are both sides' before a move.
type clocks struct {
	left   [2]time.Duration
	played [2]int
}

// Table is where the window's game is played. A Table with its four fields is ready.
type Table struct {
	Post func(func()) // runs a function on the window's goroutine

	// OnMove is told of every move, with the situation after it; who answers for its tree is the
	// receiver. OnChange is told when anything changes: a turn begins, the game ends.
	OnMove   func(match.Situation, *match.Ply)
	OnChange func()
	// OnThinking is told of a search for the move of this turn that takes long enough to be watched; the
	// receiver releases its tree.
	OnThinking func(*match.Thinking)

	setup      Setup
	at         match.Situation
	since      time.Time // the turn began
	before     []clocks  // before each move of this run
	ending     match.Ending
	fault      error
	notes      map[int]string // of moves by their number from the start, such as "from the book"
	answers    chan match.Answer
	answered   bool // the person to move has answered, and the game has not heard it yet
	offering   bool // the person's next move offers a draw
	prompt     *match.Prompt
	cancel     context.CancelFunc
	generation int // of the run whose news count
	running    bool
	began      bool // there is a game

	thinking *match.Thinking // that began last and is not shown yet
}

// Start begins a game, or goes on with one. One that is being played ends.
func (t *Table) Start(ctx context.Context, setup Setup) {
	t.Put(setup)
	t.running, t.answered, t.since = true, false, time.Now()
	t.answers, t.prompt, t.offering = make(chan match.Answer), &match.Prompt{}, false
	ctx, t.cancel = context.WithCancel(ctx)
	go t.play(ctx, t.generation, setup, t.answers, t.prompt)
	t.OnChange()
}

// Put puts a game on the table without beginning it.
func (t *Table) Put(setup Setup) {
	t.Stop()
	t.put(setup)
}

func (t *Table) put(setup Setup) {
	t.generation++
	t.watch(nil)
	t.setup, t.began, t.fault, t.ending, t.before = setup, true, nil, goesOn, nil
	t.at = match.Situation{Start: setup.Start, Moves: setup.Moves, Position: after(setup.Start, setup.Moves),
		Controls: setup.controls(), Left: setup.Left, Played: setup.Played, Claimable: match.Unfinished}
	for side, c := range t.at.Controls {
		if t.at.Left[side] == 0 {
			t.at.Left[side] = c.Base
		}
	}
	if len(setup.Moves) == 0 {
		t.notes = nil
	}
}

// play plays the game in a goroutine of its own.
func (t *Table) play(ctx context.Context, generation int, setup Setup, answers chan match.Answer,
	prompt *match.Prompt) {
	players, err := seat(ctx, setup, answers)
	defer leave(players)
	if err != nil {
		t.post(generation, func() { t.over(goesOn, err) })
		return
	}
	begin := match.Setup{Start: setup.Start, Moves: setup.Moves, Controls: setup.controls(), Left: setup.Left,
		Played: setup.Played, Rules: setup.Rules, Prompt: prompt}
	record := match.Play(ctx, begin, players, func(e match.Event) { t.hear(generation, e) })
	var fault error
	if ctx.Err() == nil && !record.Ending.Over() {
		fault = errors.New(record.Ending.String())
	}
	t.post(generation, func() { t.over(record.Ending, fault) })
}

// hear is told what happens in the game.
func (t *Table) hear(generation int, e match.Event) {
	t.Post(func() {
		if generation != t.generation {
			if e.Ply != nil {
				e.Ply.Answer.Tree.Release()
			}
			return
		}
		if e.Ending.Over() {
			return // over says so
		}
		t.take(e)
	})
}

// post runs a function on the window's goroutine, unless another game was begun meanwhile.
func (t *Table) post(generation int, do func()) {
	t.Post(func() {
		if generation == t.generation {
			do()
		}
	})
}

// take takes in a move, or that a turn begins.
func (t *Table) take(e match.Event) {
	if e.Ply == nil {
		t.at, t.since = e.Situation, time.Now()
		t.lookSoon() // at one that began on the opponent's time
		t.OnChange()
		return
	}
	t.answered = false
	t.before = append(t.before, clocks{t.at.Left, t.at.Played})
	t.at, t.since = e.Situation, time.Now()
	if note := e.Ply.Answer.Note; note != "" {
		if t.notes == nil {
			t.notes = map[int]string{}
		}
		t.notes[len(t.at.Moves)] = note
	}
	t.OnMove(e.Situation, e.Ply)
	t.OnChange()
}

// over takes in that the game is not being played any more.
func (t *Table) over(ending match.Ending, fault error) {
	t.at.Left = t.Left()
	if ending.Method == match.Time || ending.Method == match.TimeAgainstBareKing { // which was seen there first
		t.at.Left[t.Turn()] = time.Millisecond
	}
	t.running, t.ending, t.fault = false, ending, fault
	t.cancel()
	t.OnChange()
}

// Stop breaks the game off; it can go on later. A person's or programme's thought is lost.
func (t *Table) Stop() {
	if !t.running {
		return
	}
	t.at.Left = t.Left()
	t.generation++
	t.running = false
	t.cancel()
	t.OnChange()
}

// Running reports whether a game is being played; Began whether there is one at all.
func (t *Table) Running() bool { return t.running }
func (t *Table) Began() bool   { return t.began }

// Ending says how the game has ended, if it has; Fault why it can't go on, nil where it can.
func (t *Table) Ending() match.Ending {
	if !t.began {
		return goesOn
	}
	return t.ending
}

func (t *Table) Fault() error { return t.fault }

// Turn is the side to move.
func (t *Table) Turn() board.Colour { return t.at.Position.Turn() }

// Situation is the game as it stands.
func (t *Table) Situation() match.Situation { return t.at }

// Setup is the game as it would go on from here.
func (t *Table) Setup() Setup {
	s := t.setup
	s.Moves, s.Left, s.Played = t.at.Moves, t.Left(), t.at.Played
	return s
}

// Left are the clocks now: that of the side to move runs while the game does. A clock that has run out
// shows a millisecond, because one with nothing is one that has not begun.
func (t *Table) Left() [2]time.Duration {
	left := t.at.Left
	if side := t.at.Position.Turn(); t.running && t.setup.Clock.Base > 0 {
		left[side] = max(left[side]-time.Since(t.since), time.Millisecond)
	}
	return left
}

// Waits reports whether a person is to move.
func (t *Table) Waits() bool {
	return t.running && !t.answered && t.setup.Seats[t.at.Position.Turn()].Person()
}

// Note is what is unusual about a move of the game, by its number from the start; empty for most.
func (t *Table) Note(move int) string { return t.notes[move] }

// ErrNotYourTurn says that no person is to move.
var ErrNotYourTurn = errors.New("it is not your turn")

// Answer hands in what a person does. It fails where no person is to move.
func (t *Table) Answer(answer match.Answer) error {
	if !t.Waits() {
		return ErrNotYourTurn
	}
	answers := t.answers
	answer.Offer = answer.Offer || t.offering
	t.answered, t.offering = true, false
	go func() {
		select {
		case answers <- answer:
		case <-time.After(time.Second): // the game has ended meanwhile
		}
	}()
	return nil
}

// OfferDraw lets the next move of the person to move offer a draw, or no longer; a draw that the opponent
// has offered it takes.
func (t *Table) OfferDraw() error {
	switch {
	case !t.Waits():
		return ErrNotYourTurn
	case t.at.Offered:
		return t.Answer(match.Answer{Accept: true})
	}
	t.offering = !t.offering
	t.OnChange()
	return nil
}

// Offering reports whether the person's next move offers a draw.
func (t *Table) Offering() bool { return t.offering }

// Thinks reports whether a programme or an engine is to move.
func (t *Table) Thinks() bool { return t.running && !t.setup.Seats[t.at.Position.Turn()].Person() }

// MoveNow makes the programme or engine to move play what it has found so far. It reports whether one
// thinks.
func (t *Table) MoveNow() bool { return t.Thinks() && t.prompt.Now(len(t.at.Moves)) }

// TakeBack goes back to before the last move of a person, or before the last move where programmes
// play, and goes on from there. It reports whether there was one.
func (t *Table) TakeBack(ctx context.Context) bool {
	back := t.lastTurn()
	if back < 0 {
		return false
	}
	s := t.Setup()
	if played := len(t.at.Moves) - back; played <= len(t.before) {
		then := t.before[len(t.before)-played]
		s.Left, s.Played = then.left, then.played
	}
	s.Moves = slices.Clone(s.Moves[:back])
	t.Start(ctx, s)
	return true
}

// lastTurn is after how many moves a person was to move last, -1 if never.
func (t *Table) lastTurn() int {
	if !t.began || len(t.at.Moves) == 0 {
		return -1
	}
	persons := t.setup.Seats[0].Person() || t.setup.Seats[1].Person()
	turn := t.setup.Start.Turn()
	for n := len(t.at.Moves) - 1; n >= 0; n-- {
		side := turn
		if n%2 == 1 {
			side = turn.Opponent()
		}
		if !persons || t.setup.Seats[side].Person() {
			return n
		}
	}
	return -1
}

// after plays legal moves.
func after(p board.Position, moves []board.Move) board.Position {
	for _, move := range moves {
		before := p
		before.Make(move, &p)
	}
	return p
}
