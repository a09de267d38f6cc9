package check

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// setterClaims are the words about who set a bound.
var setterClaims = map[string]func(s *reading, i int) string{
	" and ":                      nil,
	" has ":                      (*reading).ofSide,
	"Nothing is known yet that ": nil,
	" has.":                      (*reading).nothingYet,
	" is a border that the search has set itself.": (*reading).ownBorder,
	" are borders that the search has set itself.": (*reading).ownBorders,
	"The search only asks here on which side of ":  nil,
	" the value lies.":              (*reading).onlyAsks,
	"It was set ":                   nil,
	" rank above, and holds here.":  nil,
	" ranks above, and holds here.": nil,
}

// boundOf is the bound that a side has at a node, White's.
func boundOf(t *tree.Tree, n tree.Node, side board.Colour) eval.WhiteScore {
	turn := turnOf(t, n)
	if turn == side {
		return forWhite(n.Alpha, turn)
	}
	return forWhite(n.Beta, turn)
}

// sideOf is the side whose bound a fact is.
func sideOf(limit fact.Fact) board.Colour {
	turn := turnOf(limit.At.In, limit.At.In.Node(limit.At.Node))
	if limit.Key == fact.Beta {
		turn = turn.Opponent()
	}
	return turn
}

// setAt goes up from a node as long as the bound of a side is the same, and counts the steps.
func setAt(t *tree.Tree, n tree.Node, side board.Colour) (top tree.Node, steps int) {
	bound := boundOf(t, n, side)
	for ; n.ID != tree.Root && boundOf(t, t.Node(n.Parent), side) == bound; n = t.Node(n.Parent) {
		steps++
	}
	return n, steps
}

// gaveBound reports whether a move before a node, of the same parent, had given the side that makes it its bound.
func gaveBound(t *tree.Tree, n tree.Node, side board.Colour, move board.Move) bool {
	if n.ID == tree.Root || turnOf(t, t.Node(n.Parent)) != side {
		return false
	}
	useless := tree.Upper // at most so much for White gives White nothing
	if side == board.Black {
		useless = tree.Lower
	}
	for _, child := range t.ChildNodes(n.Parent) {
		turn := turnOf(t, child)
		if child.ID < n.ID && child.Closed && !child.Type.Test() && !child.Type.Stage() &&
			(move == board.NoMove || child.Move == move) && forWhite(child.Score, turn) == boundOf(t, n, side) &&
			boundForWhite(child.Bound, turn) != useless {
			return true
		}
	}
	return false
}

// ofSide: the bound is that of the side that is named.
func (s *reading) ofSide(i int) string {
	limit, ok := s.at(i, fact.Limit)
	if !ok || sideOf(limit).String() != s.tokens[i-1] {
		return "it is the other side's bound"
	}
	return ""
}

// setBy: the move is one beside the way here, made where the bound was set, and gave just that.
func (s *reading) setBy(i int) string {
	limit, ok := s.at(i-1, fact.Limit)
	move := s.facts[i]
	if !ok || len(move.At.Moves) != 1 {
		return "no bound and move"
	}
	t, side := limit.At.In, sideOf(limit)
	top, _ := setAt(t, t.Node(limit.At.Node), side)
	if top.ID == tree.Root || top.Parent != move.At.Node || !gaveBound(t, top, side, move.At.Moves[0]) {
		return fmt.Sprintf("the bound was set at node %d, not by %v", top.ID, move.At.Moves[0])
	}
	return ""
}

// ownBorder: no move beside the way here gave the bounds that are named.
func (s *reading) ownBorder(i int) string {
	for _, f := range s.facts[:i] {
		if f.Kind != fact.Limit {
			continue
		}
		t, side := f.At.In, sideOf(f)
		top, _ := setAt(t, t.Node(f.At.Node), side)
		if open(t, f.Score) || gaveBound(t, top, side, board.NoMove) {
			return "the bound is no border of the search"
		}
	}
	return ""
}

// ownBorders: of both sides, White's first.
func (s *reading) ownBorders(i int) string {
	if sideOf(s.facts[i-2]) != board.White || sideOf(s.facts[i-1]) != board.Black {
		return "these are not the bounds of both sides"
	}
	return s.ownBorder(i)
}

// onlyAsks: no value lies between the bounds.
func (s *reading) onlyAsks(i int) string {
	f := s.facts[i-1]
	if n := f.At.In.Node(f.At.Node); n.Beta-n.Alpha != 1 {
		return "there are values between the bounds"
	}
	return ""
}

// nothingYet: the side has no bound.
func (s *reading) nothingYet(i int) string {
	t, side := s.about.In, board.White
	if s.tokens[i-1] == board.Black.String() {
		side = board.Black
	}
	if !open(t, boundOf(t, t.Node(s.facts[i-1].At.Node), side)) {
		return "it has a bound"
	}
	return ""
}

// open reports whether a score is the end of the scale.
func open(t *tree.Tree, score eval.WhiteScore) bool {
	return int64(max(score, -score)) >= int64(t.Header().Scale.Mate)
}

// ranksAbove counts how far above a node the bound of a side was set.
func ranksAbove(t *tree.Tree, n tree.Node, side board.Colour) int {
	_, steps := setAt(t, n, side)
	return steps
}

// elsewhere: the side named before has the bound named before that by another line.
func (s *reading) elsewhere(i int) string { return hasElsewhere(s.facts[i-2], s.facts[i-1]) }

// elsewhereHere: the same, the side first.
func (s *reading) elsewhereHere(i int) string {
	if fault := hasElsewhere(s.facts[i-1], s.facts[i-2]); fault != "" {
		return fault
	}
	return s.mover(i)
}

// mover: the side is the one to move.
func (s *reading) mover(i int) string {
	if s.facts[i].Kind != fact.Side {
		return "it is the other side's move"
	}
	return ""
}

// upper and lower: which bound is named.
func (s *reading) upper(i int) string { return s.boundFault(i, fact.Beta) }

func (s *reading) lower(i int) string { return s.boundFault(i, fact.Alpha) }

func (s *reading) boundFault(i int, key string) string {
	if s.facts[i].Key != key {
		return "it is the other bound"
	}
	return ""
}

// hasElsewhere: on the way to the node the side had a move that was examined before and is worth the bound at least, or
// could stop with just that.
func hasElsewhere(limit, owner fact.Fact) string {
	t := limit.At.In
	n := t.Node(limit.At.Node)
	side := turnOf(t, n)
	if (limit.Key == fact.Beta) != (owner.Kind == fact.Opponent) || limit.At.Node != owner.At.Node {
		return "the bound is not that side's"
	}
	bound := n.Alpha
	if limit.Key == fact.Beta {
		side, bound = side.Opponent(), -n.Beta
	}
	for on := n; on.ID != tree.Root; on = t.Node(on.Parent) {
		above := t.Node(on.Parent)
		if turnOf(t, above) != side {
			continue
		}
		if above.HasStatic && above.Static == bound {
			return ""
		}
		for _, older := range t.ChildNodes(above.ID) {
			worth := -older.Score
			if older.Type.Stage() {
				worth = older.Score
			}
			if older.ID >= on.ID {
				break
			}
			if older.Closed && !older.Type.Test() && older.Bound != tree.Lower && worth == bound {
				return ""
			}
		}
	}
	return "it has that nowhere"
}
