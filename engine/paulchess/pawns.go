package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// isolatedFiles are the files of the board by the units of an isolated pawn there, from two on.
var isolatedFiles = [...]board.Bitboard{
	board.FileA | board.FileH, board.FileB | board.FileG, board.FileC | board.FileF, board.FileD | board.FileE,
}

// addPawns reports the terms of a side's pawn structure.
func addPawns(t *eval.Tally, p *board.Position, c board.Colour) {
	own := p.PiecesOf(c, board.Pawn)
	if doubled := doubledPawns(own, c); doubled != 0 {
		t.Add(termDoubled, c, 1, doubled)
	}
	if isolated := isolatedPawns(own); isolated != 0 {
		for i, files := range isolatedFiles {
			t.Add(termIsolated, c, int32(2+i), isolated&files)
		}
	}
	if blocked := own & blockedPawns(p.Occupied(), c); blocked != 0 {
		t.Add(termBlocked, c, 1, blocked)
	}
}

// doubledPawns returns the pawns with another of their own behind them on the file: of k pawns k-1.
func doubledPawns(own board.Bitboard, c board.Colour) board.Bitboard {
	if c == board.White {
		return own & up(own.North())
	}
	return own & down(own.South())
}

// isolatedPawns returns the pawns without own pawns on the files beside theirs.
func isolatedPawns(own board.Bitboard) board.Bitboard {
	files := up(down(own))
	return own &^ (files.East() | files.West())
}

// blockedPawns returns those of the starting squares of centre pawns that have a man in front.
func blockedPawns(occupied board.Bitboard, c board.Colour) board.Bitboard {
	const files = board.FileD | board.FileE
	if c == board.White {
		return occupied.South() & files & board.Rank2
	}
	return occupied.North() & files & board.Rank7
}

// up returns the squares of a set and all above them, down those and all below.
func up(b board.Bitboard) board.Bitboard {
	b |= b << 8
	b |= b << 16
	return b | b<<32
}

func down(b board.Bitboard) board.Bitboard {
	b |= b >> 8
	b |= b >> 16
	return b | b>>32
}
