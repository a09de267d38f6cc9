package play

import (
	"context"
	"fmt"
	"io"
	"time"

	"drevo/engine/board"
	"drevo/engine/match"
)

// Seat is who plays a colour.
type Seat struct {
	Name string
	// New makes the player, which takes long where an engine is started; nil: a person.
	New   func(ctx context.Context) (match.Player, error)
	Limit match.Control // for a move, of a game without a clock
}

// Person reports whether a person sits there.
func (s *Seat) Person() bool { return s.New == nil }

// Setup is a game as it begins or goes on.
type Setup struct {
	Start  board.Position
	Moves  []board.Move
	Seats  [2]Seat       // by colour
	Clock  match.Control // of both; zero: none
	Left   [2]time.Duration
	Played [2]int // moves that count for the clocks
	Rules  match.Rules
}

// Names are what the sides are called in the game's tags: two persons are told apart by their colours.
func (s *Setup) Names() [2]string {
	names := [2]string{s.Seats[board.White].Name, s.Seats[board.Black].Name}
	if s.Seats[board.White].Person() && s.Seats[board.Black].Person() && names[board.White] == names[board.Black] {
		for side := range names {
			names[side] = fmt.Sprintf("%s (%s)", names[side], board.Colour(side))
		}
	}
	return names
}

// controls are what each side may use.
func (s *Setup) controls() [2]match.Control {
	if s.Clock.Base > 0 {
		return match.Both(s.Clock)
	}
	var c [2]match.Control
	for side, seat := range s.Seats {
		if !seat.Person() {
			c[side] = seat.Limit
		}
	}
	return c
}

// seat makes the players.
func seat(ctx context.Context, setup Setup, answers <-chan match.Answer) (players [2]match.Player, err error) {
	for side, s := range setup.Seats {
		if s.Person() {
			players[side] = person{s.Name, answers}
			continue
		}
		player, err := s.New(ctx)
		if err != nil { // then there is nobody to leave
			return players, err
		}
		players[side] = player
	}
	return players, nil
}

// leave ends the players.
func leave(players [2]match.Player) {
	for _, p := range players {
		if c, ok := p.(io.Closer); ok {
			c.Close()
		}
	}
}
