package kaissa

import (
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// maxPly is the longest line in half-moves (ruling). Lines end well before: captures are finite, and
// only so many checks do not count as non-forcing moves.
const maxPly = 160

// node is a position of the line that is being searched.
type node struct {
	ply        int    // half-moves from the root
	key        uint64 // what the table knows it by
	position   board.Position
	material   int32 // of the side to move, in points
	inCheck    bool  // the side to move is
	nonForcing int   // moves from the root that are
	checks     [2]int
	forcing    bool       // a forcing variation is searched here
	last       board.Move // that led here
	moves      board.MoveList
	order      search.Order
	listed     int // which of them are there
}

// given is how many quiet checks the side to move has given: since the forcing variation began, or
// before that since the root.
func (n *node) given() int { return n.checks[n.position.Turn()] }

// start puts a position at the node where all lines begin.
func (n *node) start(p board.Position) {
	n.position, n.material, n.inCheck = p, material(&p), p.InCheck()
}

// after puts the position after a move of the node before at this one.
func (n *node) after(before *node, move board.Move) {
	before.position.Make(move, &n.position)
	n.material = -before.material - gain(&before.position, move)
	n.inCheck = n.position.InCheck()
	n.last, n.checks = move, before.checks
	if n.inCheck && !move.IsCapture() {
		n.checks[before.position.Turn()]++
	}
}

// pass puts the position after a blank move at the node before at this one.
func (n *node) pass(before *node) {
	before.position.MakePass(&n.position)
	n.material, n.inCheck = -before.material, false
	n.last, n.checks = board.Pass, before.checks
}

// isForcing reports whether the move that led to a node from another is forcing: it captures, gives
// a check, or answers one. "The exact definition of non-forcing moves is a little bit complicated to
// avoid ever-looping": only checks can go on for ever, so that those beyond the limit of quiet checks
// (option forcingChecks) are not forcing (ruling).
func (r *rules) isForcing(before, n *node) bool {
	switch {
	case n.last.IsCapture(), r.promotions && n.last.IsPromotion():
		return true
	case n.inCheck:
		return before.given() < r.levelChecks
	}
	return before.inCheck
}

// class returns the class of the move that led here from a node.
func (n *node) class(before *node) tree.MoveClass {
	switch {
	case n.last == board.Pass:
		return classBlank
	case n.last.IsCapture():
		return tree.ClassCapture
	case n.inCheck:
		return tree.ClassCheck
	case before.inCheck:
		return tree.ClassEvasion
	}
	return tree.ClassQuiet
}

// keyOf is what the table knows a node by: the position, who has castled, the checks given as far as
// they matter, and whether a forcing variation is searched here.
func (r *rules) keyOf(n *node) uint64 {
	matter := r.levelChecks
	if n.forcing {
		matter = r.fvChecks
	}
	rest := uint64(min(n.checks[0], matter)) | uint64(min(n.checks[1], matter))<<8
	if castled, _ := n.position.Castled(board.White); castled {
		rest |= 1 << 16
	}
	if castled, _ := n.position.Castled(board.Black); castled {
		rest |= 1 << 17
	}
	if n.forcing {
		rest |= 1 << 18
	}
	return n.position.Key() ^ rest*0x9E3779B97F4A7C15
}
