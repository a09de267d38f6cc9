package play

import (
	"fmt"
	"slices"

	"drevo/engine/board"
)

// Handicap is what a side goes without, as players of different strength agreed on in the past.
type Handicap struct {
	Key    string // as settings keep it
	Name   string
	square string // what stands there is taken off
}

// Handicaps lists them, none first.
func Handicaps() []Handicap {
	return []Handicap{
		{"none", "none", ""},
		{"pawn-f7", "Black without the pawn f7", "f7"},
		{"knight-b1", "White without the knight b1", "b1"}, {"knight-b8", "Black without the knight b8", "b8"},
		{"rook-a1", "White without the rook a1", "a1"}, {"rook-a8", "Black without the rook a8", "a8"},
		{"queen-d1", "White without the queen", "d1"}, {"queen-d8", "Black without the queen", "d8"},
	}
}

// HandicapOf finds a handicap by its key, else none. Settings of older versions have its name.
func HandicapOf(key string) Handicap {
	all := Handicaps()
	return all[max(slices.IndexFunc(all, func(h Handicap) bool { return h.Key == key || h.Name == key }), 0)]
}

// Start is the initial position without what the handicap takes off; a rook takes the right to castle
// with it along.
func (h Handicap) Start() (board.Position, error) {
	start := board.Start()
	if h.square == "" {
		return start, nil
	}
	setup := start.Setup()
	square, err := board.ParseSquare(h.square)
	if err != nil {
		return board.Position{}, fmt.Errorf("handicap %s: %w", h.Name, err)
	}
	setup.Pieces[square] = board.NoPiece
	switch h.square {
	case "a1":
		setup.Castling &^= board.WhiteLong
	case "a8":
		setup.Castling &^= board.BlackLong
	}
	return setup.Position()
}
