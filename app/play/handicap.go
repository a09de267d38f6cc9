package play

import (
	"fmt"

	"drevo/engine/board"
)

// Handicap is what a side goes without, as players of different strength agreed on in the past.
type Handicap struct {
	Name   string
	square string // what stands there is taken off
}

// Handicaps lists them, none first.
func Handicaps() []Handicap {
	return []Handicap{
		{"none", ""},
		{"Black without the pawn f7", "f7"},
		{"White without the knight b1", "b1"}, {"Black without the knight b8", "b8"},
		{"White without the rook a1", "a1"}, {"Black without the rook a8", "a8"},
		{"White without the queen", "d1"}, {"Black without the queen", "d8"},
	}
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
