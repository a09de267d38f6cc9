package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// stakes are what a side has at stake if it stops, in pawns: the dearest of its pieces that are
// doomed, the dearest on another square, and whether an attack on its king has F = 1.
type stakes struct {
	dearest, second uint8
	king            bool
}

// unasked stands for a second piece that nobody has asked for.
const unasked = 1<<8 - 1

// stakesBits is the size of the memory of stakes: 2 to that power entries of 8 bytes.
const stakesBits = 17

// kept remembers the stakes of positions, half of which are reached more than once. An entry holds the key,
// but for the bits that say its place, and below it the stakes.
type kept []uint64

func newKept() kept { return make(kept, 1<<stakesBits) }

// place returns where the stakes of a key belong.
func (k kept) place(key uint64) *uint64 { return &k[key>>(64-stakesBits)] }

// of returns what is remembered of a key.
func (k kept) of(key uint64) (s stakes, known bool) {
	if k == nil {
		return s, false
	}
	e := *k.place(key)
	s = stakes{dearest: uint8(e), second: uint8(e >> 8), king: e>>16&1 != 0}
	return s, e != 0 && e>>stakesBits == key&(1<<(64-stakesBits)-1)
}

// keep remembers the stakes of a key.
func (k kept) keep(key uint64, s stakes) {
	if k == nil {
		return
	}
	e := key<<stakesBits | uint64(s.second)<<8 | uint64(s.dearest)
	if s.king {
		e |= 1 << 16
	}
	*k.place(key) = e
}

// stakesOf returns what is at stake at a node where the side to move is not in check; the second
// piece only where it is asked for.
func (g *game) stakesOf(here *ply, second bool) stakes {
	key := g.key(&here.position)
	s, known := g.kept.of(key)
	if known && (s.second != unasked || !second) {
		return s
	}
	s = g.weigh(here, second)
	g.kept.keep(key, s)
	return s
}

// weigh judges what is at stake.
func (g *game) weigh(here *ply, second bool) (s stakes) {
	g.layOutClaims(here)
	s.second = unasked
	lost := g.dearest(board.NoSquare)
	if lost == nil {
		s.second = 0
		return s
	}
	s.dearest = inStakes(lost.value)
	s.king = g.claimsKing(here.position.KingSquare(here.position.Turn()))
	if !second {
		return s
	}
	s.second = 0
	if next := g.dearest(lost.way.Target); next != nil {
		s.second = inStakes(next.value)
	}
	return s
}

// lostOn returns the square of the piece at stake, or at the end of a line of the second.
func (g *game) lostOn(here *ply, end bool) board.Square {
	if !here.laidOut {
		g.layOutClaims(here)
	}
	lost := g.dearest(board.NoSquare)
	if end {
		lost = g.dearest(lost.way.Target)
	}
	return lost.way.Target
}

// inStakes turns a value into pawns.
func inStakes(value eval.Score) uint8 { return uint8(value / pawn) }
