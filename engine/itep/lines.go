package itep

import "drevo/engine/board"

// The indices of attacks and of lines that are prolonged behind pieces (§5 II.2-3, IV.2-4, V.1-2).

// worth compares pieces by table 1; the king is worth most.
func worth(kind board.PieceType) int32 {
	if kind == board.King {
		return valueC
	}
	return points[kind]
}

// sliderAttacks are the squares that a bishop, rook or queen reaches over the given pieces.
func sliderAttacks(kind board.PieceType, from board.Square, occupied board.Bitboard) board.Bitboard {
	return board.Attacks(kind, board.White, from, occupied)
}

// eachSlider visits the bishops, rooks and queens of a side.
func eachSlider(p *board.Position, c board.Colour, visit func(kind board.PieceType, from board.Square)) {
	for kind := board.Bishop; kind <= board.Queen; kind++ {
		for pieces := p.PiecesOf(c, kind); pieces != 0; pieces = pieces.ClearLowest() {
			visit(kind, pieces.Lowest())
		}
	}
}

// targets are the pieces of a side that it pays a piece of the given type to attack: those
// that are worth more and those that are unprotected.
func targets(p *board.Position, among board.Bitboard, c board.Colour, attacker board.PieceType) (found board.Bitboard) {
	for pieces := among & p.Side(c); pieces != 0; pieces = pieces.ClearLowest() {
		square := pieces.Lowest()
		if worth(p.At(square).Type()) > worth(attacker) || p.AttackersTo(square, p.Occupied())&p.Side(c) == 0 {
			found |= square.Bitboard()
		}
	}
	return found
}

func pinnedPieces(p *board.Position, c board.Colour) (pinned board.Bitboard) {
	occupied := p.Occupied()
	eachSlider(p, c.Opponent(), func(kind board.PieceType, from board.Square) {
		reached := sliderAttacks(kind, from, occupied)
		for pieces := reached & p.Side(c); pieces != 0; pieces = pieces.ClearLowest() {
			piece := pieces.Lowest().Bitboard()
			behind := sliderAttacks(kind, from, occupied&^piece) &^ reached
			if targets(p, behind, c, kind) != 0 {
				pinned |= piece
			}
		}
	})
	return pinned
}

func maskedAttacks(p *board.Position, c board.Colour) (masked board.Bitboard) {
	eachSlider(p, c, func(kind board.PieceType, from board.Square) {
		hidden := sliderAttacks(kind, from, 0) &^ sliderAttacks(kind, from, p.Occupied())
		masked |= targets(p, hidden, c.Opponent(), kind)
	})
	return masked
}

// holdOut returns those of the pieces that no lesser piece attacks, and that are protected
// if they are attacked.
func holdOut(p *board.Position, pieces board.Bitboard, c board.Colour) (hold board.Bitboard) {
	for ; pieces != 0; pieces = pieces.ClearLowest() {
		square := pieces.Lowest()
		all := p.AttackersTo(square, p.Occupied())
		attackers := all & p.Side(c.Opponent())
		if attackers != 0 && all&p.Side(c) == 0 || lesser(p, attackers, p.At(square).Type()) {
			continue
		}
		hold |= square.Bitboard()
	}
	return hold
}

// lesser reports whether one of the pieces is worth less than a piece of the kind.
func lesser(p *board.Position, pieces board.Bitboard, kind board.PieceType) bool {
	for ; pieces != 0; pieces = pieces.ClearLowest() {
		if worth(p.At(pieces.Lowest()).Type()) < worth(kind) {
			return true
		}
	}
	return false
}

// lastRanks are the 7th and 8th rank of a side.
var lastRanks = [2]board.Bitboard{board.White: 0xFFFF << 48, board.Black: 0xFFFF}

func majorsOnLastRanks(p *board.Position, c board.Colour) board.Bitboard {
	return holdOut(p, majors(p, c)&lastRanks[c], c)
}

func piecesOnWeakPoints(p *board.Position, c board.Colour) board.Bitboard {
	others := p.Side(c) &^ p.PiecesOf(c, board.Pawn) &^ p.PiecesOf(c, board.King)
	return holdOut(p, others&weakPointsNarrow(p, c.Opponent()), c)
}

func batteries(p *board.Position, c board.Colour) (found board.Bitboard) {
	occupied := p.Occupied()
	for pieces := majors(p, c); pieces != 0; pieces = pieces.ClearLowest() {
		from := pieces.Lowest()
		lines := fill(from.Bitboard())
		if lastRanks[c].Has(from) {
			lines |= board.Rank1 << (8 * from.Rank())
		}
		if others := majors(p, c) & lines & board.RookAttacks(from, occupied); others != 0 {
			found |= from.Bitboard() | others
		}
	}
	for queens := p.PiecesOf(c, board.Queen); queens != 0; queens = queens.ClearLowest() {
		queen := queens.Lowest()
		if bishops := board.BishopAttacks(queen, occupied) & p.PiecesOf(c, board.Bishop); bishops != 0 {
			found |= queen.Bitboard() | bishops
		}
	}
	return found
}

func directAttacks(p *board.Position, c board.Colour) (attacked board.Bitboard) {
	occupied, enemy := p.Occupied(), c.Opponent()
	for kind := board.Pawn; kind <= board.King; kind++ {
		for pieces := p.PiecesOf(c, kind); pieces != 0; pieces = pieces.ClearLowest() {
			attacked |= targets(p, board.Attacks(kind, c, pieces.Lowest(), occupied), enemy, kind)
		}
	}
	return attacked &^ p.PiecesOf(enemy, board.King)
}

func doubleAttacks(p *board.Position, c board.Colour) board.Bitboard {
	attacked := directAttacks(p, c)
	if !attacked.MoreThanOne() {
		return 0
	}
	return attacked
}
