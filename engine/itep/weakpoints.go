package itep

import "drevo/engine/board"

// The indices of the pawn structure and what follows from it (§5 I.6-8, II.4, III.2,
// IV.1, V.3).

// attackable are the squares that the pawns of a side attack or can attack from
// squares before them; captures into other lines are left out of account.
func attackable(p *board.Position, c board.Colour) board.Bitboard {
	pawns := p.PiecesOf(c, board.Pawn)
	if c == board.White {
		reach := (pawns | up(pawns)).North()
		return reach.East() | reach.West()
	}
	reach := (pawns | down(pawns)).South()
	return reach.East() | reach.West()
}

// pawnAttacks are the squares that the pawns of a side attack now.
func pawnAttacks(p *board.Position, c board.Colour) board.Bitboard {
	pawns := ahead(p.PiecesOf(c, board.Pawn), c)
	return pawns.East() | pawns.West()
}

// ahead moves squares one rank forward.
func ahead(b board.Bitboard, c board.Colour) board.Bitboard {
	if c == board.White {
		return b.North()
	}
	return b.South()
}

func weakPointsNarrow(p *board.Position, c board.Colour) board.Bitboard {
	return pawnAttacks(p, c.Opponent()) &^ attackable(p, c)
}

func weakPointsBroad(p *board.Position, c board.Colour) board.Bitboard {
	firstRanks := [2]board.Bitboard{board.White: 0xFFFF, board.Black: 0xFFFF << 48}
	return ^attackable(p, c) &^ firstRanks[c]
}

func detainedPawns(p *board.Position, c board.Colour) board.Bitboard {
	behindWeak := ahead(weakPointsNarrow(p, c), c.Opponent())
	return p.PiecesOf(c, board.Pawn) & behindWeak &^ fill(p.PiecesOf(c.Opponent(), board.Pawn))
}

func goodBishops(p *board.Position, c board.Colour) board.Bitboard {
	return bishopsBeside(p, c, board.DarkSquares, board.LightSquares)
}

func badBishops(p *board.Position, c board.Colour) board.Bitboard {
	return bishopsBeside(p, c, board.LightSquares, board.DarkSquares)
}

// bishopsBeside returns the bishops on light squares if all pawns in the centre stand
// on the first set of squares, and those on dark ones if all stand on the second.
func bishopsBeside(p *board.Position, c board.Colour, forLight, forDark board.Bitboard) (found board.Bitboard) {
	pawns, bishops := p.PiecesOf(c, board.Pawn)&centre[c], p.PiecesOf(c, board.Bishop)
	if pawns == 0 {
		return 0
	}
	if pawns&^forLight == 0 {
		found |= bishops & board.LightSquares
	}
	if pawns&^forDark == 0 {
		found |= bishops & board.DarkSquares
	}
	return found
}

func halfOpenKingLines(p *board.Position, c board.Colour) board.Bitboard {
	return kingLines(p, c) & fill(p.PiecesOf(c, board.Pawn))
}

func openKingLines(p *board.Position, c board.Colour) board.Bitboard {
	return kingLines(p, c) &^ fill(p.PiecesOf(c, board.Pawn))
}

// kingLines are the lines through the king's area without enemy pawns, told at the
// king's rank, if the enemy has a rook or queen to use them.
func kingLines(p *board.Position, c board.Colour) board.Bitboard {
	if majors(p, c.Opponent()) == 0 {
		return 0
	}
	king := p.PiecesOf(c, board.King)
	return (king | king.East() | king.West()) &^ fill(p.PiecesOf(c.Opponent(), board.Pawn))
}

func majors(p *board.Position, c board.Colour) board.Bitboard {
	return p.PiecesOf(c, board.Rook) | p.PiecesOf(c, board.Queen)
}

func majorsOnLines(p *board.Position, c board.Colour) board.Bitboard {
	own, enemy := p.PiecesOf(c, board.Pawn), p.PiecesOf(c.Opponent(), board.Pawn)
	files := fill(enemy)
	isolated := enemy &^ (files.East() | files.West())
	pressed := fill(isolated | detainedPawns(p, c.Opponent()) | kingLines(p, c.Opponent()))
	return majors(p, c) &^ fill(own) & (pressed | ^files)
}

func delayedBishops(p *board.Position, c board.Colour) (found board.Bitboard) {
	own, bishops, pawns := p.Side(c), p.PiecesOf(c, board.Bishop), p.PiecesOf(c, board.Pawn)
	for _, d := range delays {
		bishop, beside, centre, blocked := d.bishop, d.beside, d.centre, d.blocked
		if c == board.Black {
			bishop, beside, centre, blocked = bishop.Flip(), beside.Flip(), centre.Flip(), blocked.Flip()
		}
		if bishops.Has(bishop) && pawns.Has(beside) && pawns.Has(centre) && own.Has(blocked) {
			found |= bishop.Bitboard()
		}
	}
	return found
}

// delays are White's squares of the delayed bishops.
var delays = []struct{ bishop, beside, centre, blocked board.Square }{
	{board.C1, board.B2, board.D2, board.D3},
	{board.F1, board.G2, board.E2, board.E3},
}
