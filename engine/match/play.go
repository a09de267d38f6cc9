package match

import (
	"context"
	"fmt"
	"slices"
	"time"

	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Setup is what a game begins with.
type Setup struct {
	Start    board.Position
	Moves    []board.Move // that are played before anybody thinks: the opening, or a game that goes on
	Controls [2]Control   // by colour
	Left     [2]time.Duration
	Played   [2]int // moves that count for the clocks; with Left, of a game that goes on
	Rules    Rules
	Tags     game.Tags
	Prompt   *Prompt // makes a player answer at once; may be nil
}

// Ply is a move as it was played.
type Ply struct {
	Answer Answer
	Took   time.Duration
	Left   time.Duration // on the mover's clock after the move; 0 where none is kept
}

// Event is something that happens in a game: a player's turn begins, a move was made (Ply is set), or
// the game is over.
type Event struct {
	Situation Situation // after the move
	Ply       *Ply
	Ending    Ending
}

// Play plays a game to its end, or until ctx is cancelled. Watch, which may be nil, is told of every
// turn and every move, and must return soon.
func Play(ctx context.Context, setup Setup, players [2]Player, watch func(Event)) Record {
	t := table{setup: setup, players: players, watch: watch}
	t.record = Record{Setup: setup, Names: [2]string{players[0].Name(), players[1].Name()}}
	if t.watch == nil {
		t.watch = func(Event) {}
	}
	t.record.Ending = t.play(ctx)
	for _, p := range players {
		if e, ok := p.(Ender); ok {
			e.End(t.record.Ending)
		}
	}
	t.watch(Event{Situation: t.at, Ending: t.record.Ending})
	return t.record
}

// table is where a game is played.
type table struct {
	setup   Setup
	players [2]Player
	watch   func(Event)
	referee *Referee
	at      Situation
	values  []tree.Value // of all moves that were thought about
	record  Record
}

// open means that the game goes on.
var open = Ending{Result: game.Unknown, Method: Unfinished}

func (t *table) play(ctx context.Context) Ending {
	if err := t.setUp(); err != nil {
		return Ending{game.Unknown, Unfinished, err.Error()}
	}
	for side, p := range t.players {
		if b, ok := p.(Beginner); ok {
			if err := b.Begin(ctx, &t.at, board.Colour(side)); err != nil {
				return t.failed(ctx, board.Colour(side), err)
			}
		}
	}
	for {
		if ending := t.over(); ending.Over() {
			return ending
		}
		if ctx.Err() != nil {
			return open
		}
		t.watch(Event{Situation: t.at, Ending: open})
		if ending := t.turn(ctx); ending != open {
			return ending
		}
	}
}

// setUp places the pieces, plays the opening and sets the clocks.
func (t *table) setUp() (err error) {
	if t.referee, err = NewReferee(t.setup.Start); err != nil {
		return err
	}
	t.at = Situation{Start: t.setup.Start, Position: t.setup.Start, Controls: t.setup.Controls, Left: t.setup.Left,
		Played: t.setup.Played}
	t.at.Claimable = t.referee.Claimable()
	for side, c := range t.at.Controls {
		if t.at.Left[side] == 0 {
			t.at.Left[side] = c.Base
		}
	}
	for i, move := range t.setup.Moves {
		if err := t.make(move); err != nil {
			return fmt.Errorf("move %d of the opening: %w", i+1, err)
		}
	}
	return nil
}

// make makes a move, if the referee lets it.
func (t *table) make(move board.Move) error {
	if err := t.referee.Move(move); err != nil {
		return err
	}
	t.at.Position = t.at.Position.After(move)
	t.at.Moves = append(slices.Clip(t.at.Moves), move)
	t.at.Claimable = t.referee.Claimable()
	return nil
}

// over asks the referee and the rules whether the game is over.
func (t *table) over() Ending {
	if ending := t.referee.Ending(); ending.Over() {
		return ending
	}
	if t.setup.Rules.Claims && t.at.Claimable != Unfinished {
		if err := t.referee.Claim(); err == nil {
			return t.referee.Ending()
		}
	}
	return t.setup.Rules.adjudicate(t.values, t.at.Position.MoveNumber())
}

// turn lets the side to move answer.
func (t *table) turn(ctx context.Context) Ending {
	side := t.at.Side()
	at, start := t.at, time.Now() // before the limit begins: who used it up is late
	thinking, cancel := t.limit(ctx)
	defer cancel()
	t.setup.Prompt.begin(len(at.Moves), cancel)
	answer, err := t.players[side].Move(thinking, &at)
	t.setup.Prompt.begin(0, nil)
	took := time.Since(start)
	ending, moved := t.hear(ctx, answer, err, took)
	if !moved {
		answer.Tree.Release()
		return ending
	}
	t.note(side, answer, took)
	return open
}

// hear takes an answer of the side to move: a move, which is made, or what else ends the turn.
func (t *table) hear(ctx context.Context, answer Answer, err error, took time.Duration) (ending Ending, moved bool) {
	side := t.at.Side()
	switch {
	case ctx.Err() != nil:
		return open, false
	case t.late(took):
		return t.timeUp(side, took), false
	case err != nil:
		return t.failed(ctx, side, err), false
	case answer.Resign:
		t.referee.Resign(side)
		return t.referee.Ending(), false
	case t.at.Offered && (answer.Accept || notAhead(answer.Value, side)):
		return t.drawn(side, t.referee.Agree()), false
	case answer.Claim:
		return t.drawn(side, t.referee.Claim()), false
	}
	if err := t.make(answer.Move); err != nil {
		return lostBy(side, IllegalMove, err.Error()), false
	}
	return open, true
}

// limit ends a thought when its time is up.
func (t *table) limit(ctx context.Context) (context.Context, context.CancelFunc) {
	if !t.at.Controls[t.at.Side()].isTimed() {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, t.at.allowed()+t.setup.Rules.Margin)
}

// late reports whether a thought of the side to move took too long, which is as long as limit lets it.
func (t *table) late(took time.Duration) bool {
	return t.at.Controls[t.at.Side()].isTimed() && took >= t.at.allowed()+t.setup.Rules.Margin
}

// timeUp ends a game on time. Against a bare king nobody can lose it (ruling; the laws, article 6.9,
// ask whether any sequence of moves could mate).
func (t *table) timeUp(side board.Colour, took time.Duration) Ending {
	detail := phrase.Of("{side} took {seconds:%.3f} s", "side", side, "seconds", took.Seconds())
	if t.at.Position.Side(side.Opponent()).Count() == 1 {
		return Ending{game.Draw, TimeAgainstBareKing, detail}
	}
	return lostBy(side, Time, detail)
}

// failed ends a game that a player can't go on with.
func (t *table) failed(ctx context.Context, side board.Colour, err error) Ending {
	if ctx.Err() != nil {
		return open
	}
	return lostBy(side, Failure, err.Error())
}

// drawn ends a game as a draw, unless the player had no right to it.
func (t *table) drawn(side board.Colour, err error) Ending {
	if err != nil {
		return lostBy(side, IllegalMove, err.Error())
	}
	return t.referee.Ending()
}

// note writes down a move that was made, and lets the mover ponder.
func (t *table) note(side board.Colour, answer Answer, took time.Duration) {
	t.at.Played[side]++
	t.at.Offered = answer.Offer
	if c := t.at.Controls[side]; c.Base > 0 {
		t.at.Left[side] = max(t.at.Left[side]-took, 0) + c.Increment
		if c.Moves > 0 && t.at.Played[side]%c.Moves == 0 {
			t.at.Left[side] += c.Base
		}
	}
	t.values = append(t.values, answer.Value)
	ply := Ply{answer, took, t.at.Left[side]}
	t.record.Plies = append(t.record.Plies, ply)
	t.watch(Event{Situation: t.at, Ply: &ply, Ending: open})
	if p, ok := t.players[side].(Ponderer); ok && !t.referee.Ending().Over() {
		at := t.at
		p.Ponder(&at)
	}
}
