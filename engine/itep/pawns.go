package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// centre holds the central squares of each side (§5 I.1): d4 e4 d5 e5 and, one
// rank on, d6 e6 for White, d3 e3 for Black.
var centre = [2]board.Bitboard{
	board.White: 0x0000181818000000,
	board.Black: 0x0000001818180000,
}

// phalanxArea stands for diagram 2, which is missing: ranks 3 to 6 (ruling).
const phalanxArea board.Bitboard = 0x0000FFFFFFFF0000

// pawnMemory keeps what pawn structures were worth: most moves leave them as they are, and captures
// of pawns come back in many lines.
type pawnMemory [512]struct {
	white, black board.Bitboard // no pawns, which are worth 0, where the place is empty
	net          eval.WhiteScore
}

// of returns what the pawns of a position are worth.
func (m *pawnMemory) of(e *evaluation, p *board.Position) eval.WhiteScore {
	pawns := p.Pieces(board.Pawn)
	white := pawns & p.Side(board.White)
	black := pawns ^ white
	known := &m[(uint64(white)*0x9E3779B97F4A7C15^uint64(black)*0xC2B2AE3D27D4EB4F)>>55]
	if known.white != white || known.black != black {
		tally := eval.Tally{Weights: e.weights}
		e.addPawns(&tally, p)
		known.white, known.black, known.net = white, black, tally.Net()
	}
	return known.net
}

// addPawns reports the terms of the pawn structure (§5 I).
func (e *evaluation) addPawns(t *eval.Tally, p *board.Position) {
	for c := board.White; c <= board.Black; c++ {
		e.addPawnsOf(t, p, c)
	}
}

func (e *evaluation) addPawnsOf(t *eval.Tally, p *board.Position, c board.Colour) {
	own, enemy := p.PiecesOf(c, board.Pawn), p.PiecesOf(c.Opponent(), board.Pawn)
	t.Add(termCentre, c, 1, own&centre[c])
	t.Add(termIsolated, c, 1, weakIsolated(own, enemy, e.doubledToo))
	t.Add(termPhalanx, c, 1, phalanxes(own))
	for passed := passedPawns(own, enemy, c); passed != 0; passed &= passed - 1 {
		pawn := passed.Lowest()
		t.Add(termPassed, c, 8-int32(ranksToGo(pawn, c)), pawn.Bitboard())
	}
}

// phalanxes returns, for k pawns side by side, the k-1 of them that have a
// neighbour on the side of the a-file (§5 I.2).
func phalanxes(own board.Bitboard) board.Bitboard {
	return own & phalanxArea & own.East()
}

// weakIsolated returns the isolated pawns on lines that are open for the opponent (§5 I.3-4); in
// the older reading also those that are doubled on closed lines.
func weakIsolated(own, enemy board.Bitboard, doubledToo bool) board.Bitboard {
	files := fill(own)
	isolated := own &^ (files.East() | files.West())
	weak := isolated &^ fill(enemy)
	if doubledToo {
		weak |= isolated & (up(own) | down(own))
	}
	return weak
}

// passedPawns returns the pawns with no enemy pawn before them on their own line or
// a neighbouring one (§5 I.5).
func passedPawns(own, enemy board.Bitboard, c board.Colour) board.Bitboard {
	guarded := enemy | enemy.East() | enemy.West()
	if c == board.White {
		return own &^ down(guarded)
	}
	return own &^ up(guarded)
}

// ranksToGo is S of formula 9: the ranks between the pawn and the queening square.
func ranksToGo(pawn board.Square, c board.Colour) int {
	if c == board.White {
		return 7 - pawn.Rank()
	}
	return pawn.Rank()
}

// up returns all squares above the given ones, down all below, fill whole files.
func up(b board.Bitboard) board.Bitboard {
	b <<= 8
	b |= b << 8
	b |= b << 16
	return b | b<<32
}

func down(b board.Bitboard) board.Bitboard {
	b >>= 8
	b |= b >> 8
	b |= b >> 16
	return b | b>>32
}

func fill(b board.Bitboard) board.Bitboard { return b | up(b) | down(b) }
