package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/trajectory"
)

// maxPly is the longest line in half-moves (ruling).
const maxPly = 100

// ply is what is kept for every half-move of a line, about the node that stands there now.
type ply struct {
	position   board.Position
	check      bool // the side to move is in check
	passed     bool // it is tried what stopping brings
	cornered   bool // an attack on the king has F = 1: no stopping
	atStake    bool // what is doomed makes a difference to the value of stopping,
	claimed    bool // and among it is the king
	laidOut    bool // the game's possible threats are those of this node
	threats    []threat
	listed     bool               // the threats are known
	endangered bool               // more than a rook is doomed,
	weighed    bool               // which was asked
	checking   board.CheckTest    // for the moves,
	prepared   bool               // which is known
	horizon    int                // of this node, which falls towards the end of a line
	drawn      bool               // the following five are known
	first      [64]board.Bitboard // the first squares of longer attacks
	uncoverers board.Bitboard     // own pieces in the way of own attacks
	seconds    []trajectory.Step  // first moves of denials of denials
	contested  board.Bitboard     // where a supporter more could open an own attack
	nets       []net              // what attacks on the king still lack
	zones      *zones             // moves in the zones of attacks; nil where none were ever drawn
	prospects  prospects          // for the formula of hope
	candidates candidates
}

// reset makes a ply ready for another node.
func (here *ply) reset() {
	here.prospects.known = false
	here.drawn, here.cornered, here.atStake, here.claimed, here.laidOut = false, false, false, false, false
	here.prepared = false
	here.threats, here.listed, here.weighed = here.threats[:0], false, false
}
