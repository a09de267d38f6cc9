package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// The indices of attacks and of lines that are prolonged behind men (§5 II.2-3, IV.2-4, V.1-2).

// worth compares men by table 1; the king is worth most.
func worth(kind board.PieceType) eval.Score {
	if kind == board.King {
		return valueC
	}
	return eval.Score(points[kind])
}

// along are the squares that a bishop, rook or queen reaches over the given men.
func along(kind board.PieceType, from board.Square, occupied board.Bitboard) board.Bitboard {
	return board.Attacks(kind, board.White, from, occupied)
}

// eachSlider visits the bishops, rooks and queens of a side.
func eachSlider(p *board.Position, c board.Colour, visit func(kind board.PieceType, from board.Square)) {
	for kind := board.Bishop; kind <= board.Queen; kind++ {
		for men := p.PiecesOf(c, kind); men != 0; men = men.ClearLowest() {
			visit(kind, men.Lowest())
		}
	}
}

// prizes are the men of a side that it pays a man of the given worth to attack: those
// that are worth more and those that are unprotected.
func prizes(p *board.Position, among board.Bitboard, c board.Colour, attacker board.PieceType) (found board.Bitboard) {
	for men := among & p.Side(c); men != 0; men = men.ClearLowest() {
		square := men.Lowest()
		if worth(p.At(square).Type()) > worth(attacker) || p.AttackersTo(square, p.Occupied())&p.Side(c) == 0 {
			found |= square.Bitboard()
		}
	}
	return found
}

func pinnedMen(p *board.Position, c board.Colour) (pinned board.Bitboard) {
	occupied := p.Occupied()
	eachSlider(p, c.Opponent(), func(kind board.PieceType, from board.Square) {
		reached := along(kind, from, occupied)
		for men := reached & p.Side(c); men != 0; men = men.ClearLowest() {
			man := men.Lowest().Bitboard()
			behind := along(kind, from, occupied&^man) &^ reached
			if prizes(p, behind, c, kind) != 0 {
				pinned |= man
			}
		}
	})
	return pinned
}

func maskedAttacks(p *board.Position, c board.Colour) (masked board.Bitboard) {
	eachSlider(p, c, func(kind board.PieceType, from board.Square) {
		hidden := along(kind, from, 0) &^ along(kind, from, p.Occupied())
		masked |= prizes(p, hidden, c.Opponent(), kind)
	})
	return masked
}

// holdOut returns those of the men that no lesser man attacks, and that are protected
// if they are attacked.
func holdOut(p *board.Position, men board.Bitboard, c board.Colour) (hold board.Bitboard) {
	for ; men != 0; men = men.ClearLowest() {
		square := men.Lowest()
		all := p.AttackersTo(square, p.Occupied())
		attackers := all & p.Side(c.Opponent())
		if attackers != 0 && all&p.Side(c) == 0 || lesser(p, attackers, p.At(square).Type()) {
			continue
		}
		hold |= square.Bitboard()
	}
	return hold
}

// lesser reports whether one of the men is worth less than a man of the kind.
func lesser(p *board.Position, men board.Bitboard, kind board.PieceType) bool {
	for ; men != 0; men = men.ClearLowest() {
		if worth(p.At(men.Lowest()).Type()) < worth(kind) {
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

func menOnWeakPoints(p *board.Position, c board.Colour) board.Bitboard {
	pieces := p.Side(c) &^ p.PiecesOf(c, board.Pawn) &^ p.PiecesOf(c, board.King)
	return holdOut(p, pieces&weakPointsNarrow(p, c.Opponent()), c)
}

func batteries(p *board.Position, c board.Colour) (found board.Bitboard) {
	occupied := p.Occupied()
	for men := majors(p, c); men != 0; men = men.ClearLowest() {
		from := men.Lowest()
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
		for men := p.PiecesOf(c, kind); men != 0; men = men.ClearLowest() {
			attacked |= prizes(p, board.Attacks(kind, c, men.Lowest(), occupied), enemy, kind)
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
