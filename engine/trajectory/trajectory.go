package trajectory

import (
	"fmt"
	"strings"

	"drevo/engine/board"
)

// maxMoves is the number of moves of the longest trajectory: eleven half-moves are six moves of the
// side to move.
const maxMoves = (MaxHorizon + 1) / 2

// Trajectory is one shortest way of one piece to its object. It holds no pointers, so that a large
// map costs the garbage collector nothing.
type Trajectory struct {
	Side   board.Colour
	Piece  board.PieceType
	From   board.Square
	Target board.Square // the enemy piece, or the square of promotion

	Moves     uint8 // the number of moves, 1 to 6
	HalfMoves uint8 // the time until the last of them is made, 1 to 11
	Promotion bool  // a pawn that arrives on its last rank, by a step or by a capture
	EnPassant bool  // the only move is a capture in passing; the last stop is then not the target

	takes uint8 // bit i: the move to stop i captures something
	stops [maxMoves]board.Square
	beta  board.Bitboard
}

// OneMove returns the trajectory of one move of the side to move, to a square on which no enemy piece
// need stand.
func OneMove(p *board.Position, from, to board.Square) Trajectory {
	t := Trajectory{Side: p.Turn(), Piece: p.At(from).Type(), From: from, Target: to, Moves: 1, HalfMoves: 1}
	t.step(0, to, p.At(to) != board.NoPiece)
	t.beta = t.BetaBefore(0)
	return t
}

// Stops returns the alpha-squares in order without the first one, From. The last is Target, but for
// a capture in passing. The slice is a view that is valid as long as the trajectory is.
func (t *Trajectory) Stops() []board.Square { return t.stops[:t.Moves] }

// Beta returns the beta-squares of all moves together: what the piece passes over without stopping.
func (t *Trajectory) Beta() board.Bitboard { return t.beta }

// BetaBefore returns the beta-squares of one move, those between the stop before it and stop i,
// counted from 0.
func (t *Trajectory) BetaBefore(i int) board.Bitboard {
	if t.Piece == board.Knight {
		return 0
	}
	return board.Between(t.start(i), t.stops[i])
}

// Arrival returns the time, in half-moves from the position as it stands, at which the piece
// arrives on stop i, counted from 0.
func (t *Trajectory) Arrival(i int) int {
	return int(t.HalfMoves) - 2*(int(t.Moves)-1-i)
}

// Captures reports whether the move to stop i, counted from 0, captures an enemy piece.
func (t *Trajectory) Captures(i int) bool { return t.takes>>i&1 != 0 }

// step sets stop k and whether the move to it captures.
func (t *Trajectory) step(k int, to board.Square, captures bool) {
	t.stops[k] = to
	t.takes &^= 1 << k
	if captures {
		t.takes |= 1 << k
	}
}

// First returns the first move of the trajectory.
func (t *Trajectory) First() Step { return Step{t.From, t.stops[0]} }

// start returns the square from which the move to stop i begins.
func (t *Trajectory) start(i int) board.Square {
	if i == 0 {
		return t.From
	}
	return t.stops[i-1]
}

// String writes the trajectory with English letters and its time: Qe5-d6xe7 (3), e6-e7-e8= (3),
// e5xd6 e.p. (1).
func (t Trajectory) String() string {
	var b strings.Builder
	if t.Piece != board.Pawn {
		b.WriteByte(t.Piece.Letter())
	}
	b.WriteString(t.From.String())
	for i, s := range t.Stops() {
		if t.Captures(i) {
			b.WriteByte('x')
		} else {
			b.WriteByte('-')
		}
		b.WriteString(s.String())
	}
	if t.Promotion {
		b.WriteByte('=')
	}
	if t.EnPassant {
		b.WriteString(" e.p.")
	}
	fmt.Fprintf(&b, " (%d)", t.HalfMoves)
	return b.String()
}

// Step is one move as the map sees it: a piece goes from one square to another.
type Step struct{ From, To board.Square }

// String writes the step as two squares, e2e4.
func (s Step) String() string { return s.From.String() + s.To.String() }
