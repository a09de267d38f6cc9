package planner

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// Place is a position of the tree as plans are made there, and the move that led to it. The mover is called O
// and who is to answer P: either player may be one.
type Place struct {
	Before   *Place // nil at the root
	Move     board.Move
	Position board.Position
	Balance  eval.Score   // of the first player: the captures so far
	Closed   bool         // nothing follows: the king was taken, or the position repeats
	legal    []board.Move // once they were asked for
}

// Turn is P, the side that is to answer.
func (p *Place) Turn() board.Colour { return p.Position.Turn() }

// Mover is O, the side that made the move.
func (p *Place) Mover() board.Colour { return p.Turn().Opponent() }

// Null reports whether the move is the null move.
func (p *Place) Null() bool { return p.Move == board.Pass }

// TakesKing reports whether the move took the king.
func (p *Place) TakesKing() bool { return p.Position.KingSquare(p.Turn()) >= board.NoSquare }

// Rules are those of the game that is played: the paper's leave out castling, capture en passant and
// stalemate (section 2).
type Rules struct{ Full bool }

// Allow reports whether a legal move is one of the game.
func (r Rules) Allow(m board.Move) bool {
	if k := m.Promotion(); k == board.Rook || k == board.Bishop {
		return false // of no interest without stalemate (section 2.2.4)
	}
	return r.Full || !m.IsCastling() && !m.IsEnPassant()
}
