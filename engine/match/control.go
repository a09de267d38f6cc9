package match

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// Control is what a side may use for its moves. Zero fields do not limit; of Nodes, MoveTime and Base
// one is enough.
type Control struct {
	Nodes     uint64        // for a move
	MoveTime  time.Duration // for a move; what is not used is lost
	Base      time.Duration // for so many Moves, or for the whole game
	Moves     int           // after which Base is added again; 0: never
	Increment time.Duration // added after every move
}

// Both gives both sides the same control.
func Both(c Control) [2]Control { return [2]Control{c, c} }

// ParseClock reads a clock as people write it: "5m", "1m+1s" with an increment, "40/2h" for so many
// moves. A number without a unit is seconds.
func ParseClock(text string) (Control, error) {
	var c Control
	rest := text
	if moves, after, ok := strings.Cut(rest, "/"); ok {
		n, err := strconv.Atoi(moves)
		if err != nil || n < 1 || n > 1000 {
			return c, clockError(text)
		}
		c.Moves, rest = n, after
	}
	base, increment, ok := strings.Cut(rest, "+")
	var err error
	if c.Base, err = parseTime(base); err != nil || c.Base == 0 {
		return c, clockError(text)
	}
	if ok {
		if c.Increment, err = parseTime(increment); err != nil {
			return c, clockError(text)
		}
	}
	return c, nil
}

func clockError(text string) error {
	return fmt.Errorf("a clock is written 5m, 1m+1s or 40/2h, not %.40q", text)
}

var errTime = errors.New("no time")

// parseTime reads "90", "1m30s" or "0.5s", up to a thousand hours.
func parseTime(text string) (time.Duration, error) {
	if seconds, err := strconv.ParseFloat(text, 64); err == nil {
		if !(seconds >= 0 && seconds <= 3.6e6) {
			return 0, errTime
		}
		return time.Duration(seconds * float64(time.Second)), nil
	}
	d, err := time.ParseDuration(text)
	if err != nil || d < 0 || d > 1000*time.Hour {
		return 0, errTime
	}
	return d, nil
}

// String writes a control for people.
func (c Control) String() string {
	var parts []string
	if c.Base > 0 {
		parts = append(parts, c.clock())
	}
	if c.MoveTime > 0 {
		parts = append(parts, c.MoveTime.String()+" a move")
	}
	if c.Nodes > 0 {
		parts = append(parts, fmt.Sprintf("%d nodes a move", c.Nodes))
	}
	if len(parts) == 0 {
		return "no limit"
	}
	return strings.Join(parts, ", ")
}

// clock writes the time for the game, or for so many moves, and what each move adds to it.
func (c Control) clock() string {
	say := phrase.With("moves", c.Moves, "base", c.Base, "increment", c.Increment)
	switch {
	case c.Moves > 0 && c.Increment > 0:
		return say("{moves} moves in {base} and {increment} a move")
	case c.Moves > 0:
		return say("{moves} moves in {base}")
	case c.Increment > 0:
		return say("{base} and {increment} a move")
	}
	return c.Base.String()
}

// tag writes a control as the tag TimeControl of PGN: in seconds, and "-" without a clock.
func (c Control) tag() string {
	if c.Base == 0 {
		return "-"
	}
	seconds := func(d time.Duration) string { return strconv.FormatFloat(d.Seconds(), 'f', -1, 64) }
	text := seconds(c.Base)
	if c.Moves > 0 {
		text = strconv.Itoa(c.Moves) + "/" + text
	}
	if c.Increment > 0 {
		text += "+" + seconds(c.Increment)
	}
	return text
}

// isTimed reports whether time is watched.
func (c Control) isTimed() bool { return c.Base > 0 || c.MoveTime > 0 }

// Situation is a game as a player finds it.
type Situation struct {
	Start    board.Position
	Moves    []board.Move   // so far; not to be changed
	Position board.Position // after them
	Controls [2]Control     // by colour
	Left     [2]time.Duration
	Played   [2]int // moves that count for the clocks, by colour

	Claimable Method // the draw that the side to move may claim; Unfinished: none
	Offered   bool   // the opponent has offered a draw
}

// Side is the side to move.
func (s *Situation) Side() board.Colour { return s.Position.Turn() }

// History returns the positions of the game up to and with this one.
func (s *Situation) History() board.History {
	var h board.History
	p := s.Start
	h.Push(p.Key(), true)
	for _, move := range s.Moves {
		p = p.After(move)
		h.Push(p.Key(), p.HalfmoveClock() == 0)
	}
	return h
}

// MovesToGo returns after how many moves a side is given more time, 0 if never.
func (s *Situation) MovesToGo(side board.Colour) int {
	c := s.Controls[side]
	if c.Moves == 0 {
		return 0
	}
	return c.Moves - s.Played[side]%c.Moves
}

// TimeControl returns the clock of a side as it stands, where overhead is lost with every move; nil
// if its time is not watched.
func (s *Situation) TimeControl(side board.Colour, overhead time.Duration) search.TimeControl {
	switch c := s.Controls[side]; {
	case c.MoveTime > 0:
		return search.MoveTime(c.MoveTime)
	case c.Base > 0:
		return search.GameClock{Remaining: s.Left[side], Increment: c.Increment, MovesToGo: s.MovesToGo(side),
			Overhead: overhead}
	}
	return nil
}

// allowed returns how long the side to move may think before it loses on time.
func (s *Situation) allowed() time.Duration {
	c := s.Controls[s.Side()]
	switch {
	case c.MoveTime > 0 && c.Base > 0:
		return min(c.MoveTime, s.Left[s.Side()])
	case c.MoveTime > 0:
		return c.MoveTime
	}
	return s.Left[s.Side()]
}
