// Package board holds the rules of chess: squares and sets of squares, attacks, positions, moves,
// their notation, and the ends of a game. Everything else in the program stands on it.
//
// # Positions
//
// A Position is a small value without pointers (48 bytes), copied when a move is made:
//
//	p := board.Start()
//	var moves board.MoveList
//	p.Legal(&moves)
//	for _, m := range moves.All() {
//		var next board.Position
//		p.Make(m, &next)
//	}
//
// There is no unmaking: whoever needs the old position still has it. Two positions can be compared
// with ==. Key returns the Zobrist key, which is the same for the same placement, side to move,
// castling rights and en passant square; the latter counts only when a pawn can in fact capture
// there.
//
// A Position is always legal. What can be drawn on a board but not played is a Setup;
// Setup.Problems returns in sentences what is wrong with it. ParseFEN distinguishes text that
// cannot be read (*FENError) from a position that cannot arise (*IllegalError).
//
// # Moves
//
// Legal, Captures and Quiets fill a MoveList with legal moves only, set by set, from the checks and
// pins found once for the position. A Move is 16 bits and is good only in the position for which it
// was made; IsLegal reports whether a move from elsewhere (a table, a book, a mouse) may be played
// here. Make does not test its move.
//
// # Cost
//
// Making a move and generating a list allocate nothing. Methods that say so in their comment (SAN,
// FEN, Squares and the other texts) allocate and are meant for windows, files and tests.
package board
