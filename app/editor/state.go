package editor

import (
	"drevo/engine/board"
)

// mostSteps bounds what can be undone.
const mostSteps = 200

// state is a setup with what can be undone and done again.
type state struct {
	setup        board.Setup
	done, undone []board.Setup
}

// change makes another setup the current one. It reports whether that is another.
func (s *state) change(to board.Setup) bool {
	if to == s.setup {
		return false
	}
	s.done = append(s.done, s.setup)
	s.done = s.done[max(len(s.done)-mostSteps, 0):]
	s.undone, s.setup = nil, to
	return true
}

// undo goes back to the setup before, redo forward again. They report whether there was one.
func (s *state) undo() bool { return s.step(&s.done, &s.undone) }
func (s *state) redo() bool { return s.step(&s.undone, &s.done) }

func (s *state) step(from, to *[]board.Setup) bool {
	last := len(*from) - 1
	if last < 0 {
		return false
	}
	*to = append(*to, s.setup)
	s.setup, *from = (*from)[last], (*from)[:last]
	return true
}

// mirrored returns the setup seen from the other side: colours and ranks exchanged.
func mirrored(s board.Setup) board.Setup {
	m := s
	for sq, piece := range s.Pieces {
		if piece.Type() != board.NoPieceType {
			piece = board.NewPiece(piece.Colour().Opponent(), piece.Type())
		}
		m.Pieces[sq^56] = piece
	}
	m.Turn = s.Turn.Opponent()
	m.Castling = s.Castling>>2&(board.WhiteShort|board.WhiteLong) | s.Castling<<2&(board.BlackShort|board.BlackLong)
	if s.EnPassant != board.NoSquare {
		m.EnPassant = s.EnPassant ^ 56
	}
	return m
}

// enPassantSquares are those that a pawn can just have skipped, with nothing else looked at than the
// pawn and the squares behind it.
func enPassantSquares(s *board.Setup) (list []board.Square) {
	rank := 5 - 3*int(s.Turn)
	pawn := board.NewPiece(s.Turn.Opponent(), board.Pawn)
	for file := range 8 {
		sq := board.Square(8*rank + file)
		if s.Pieces[sq^8] == pawn && s.Pieces[sq].Type() == board.NoPieceType && s.Pieces[sq^24].Type() == board.NoPieceType {
			list = append(list, sq)
		}
	}
	return list
}
