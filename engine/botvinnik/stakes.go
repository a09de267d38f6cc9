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

// keptStakes are the stakes of a position as the table remembers them: the low bits of its key, and
// below them the stakes; 0 for none. The place says the high bits. Half of the positions in which a
// side may stop come again.
type keptStakes uint64

const stakesBits = 17 // of a keptStakes that are no key

// keep packs the stakes of a key.
func keep(key uint64, s stakes) keptStakes {
	k := key<<stakesBits | uint64(s.second)<<8 | uint64(s.dearest)
	if s.king {
		k |= 1 << 16
	}
	return keptStakes(k)
}

// of returns the stakes of a key, if they are.
func (k keptStakes) of(key uint64) (s stakes, known bool) {
	s = stakes{dearest: uint8(k), second: uint8(k >> 8), king: k>>16&1 != 0}
	return s, k != 0 && k>>stakesBits == keptStakes(key<<stakesBits>>stakesBits)
}

// stakesOf returns what is at stake at a node where the side to move is not in check; the second
// piece only where it is asked for.
func (g *game) stakesOf(here *ply, second bool) stakes {
	if g.table == nil {
		return g.weigh(here, second)
	}
	key := g.key(&here.position)
	slot, tag := g.table.slot(key)
	if tag.stakes == uint8(key) {
		if s, known := slot.stakes.of(key); known && (s.second != unasked || !second) {
			return s
		}
	}
	s := g.weigh(here, second)
	slot.stakes, tag.stakes = keep(key, s), uint8(key)
	return s
}

// weigh judges what is at stake.
func (g *game) weigh(here *ply, second bool) (s stakes) {
	g.findPossible(here)
	s.second = unasked
	lost := g.dearest(board.NoSquare)
	if lost == nil {
		s.second = 0
		return s
	}
	s.dearest = inStakes(lost.value)
	s.king = g.threatensKing(here.position.KingSquare(here.position.Turn()))
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
		g.findPossible(here)
	}
	lost := g.dearest(board.NoSquare)
	if end {
		lost = g.dearest(lost.way.Target)
	}
	return lost.way.Target
}

// inStakes turns a value into pawns.
func inStakes(value eval.Score) uint8 { return uint8(value / pawn) }
