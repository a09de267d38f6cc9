package bounds

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// setters say who set the two bounds of a node, as White sees them.
type setters struct{ lower, upper setter }

// setter says who set a bound.
type setter struct {
	how  how
	rank int     // of the path, where it was set
	by   tree.ID // the node beside the path whose value it is, where that is how
}

// how a bound came about.
type how uint8

const (
	open   how = iota // there is none yet
	result            // by what a move beside the path had returned
	// by the search itself, such as the window of a round, or one that only asks whether a value is better
	border
)

// settersOf finds who set the bounds of a rank, which are those of the rank above unless they were set there. The
// ranks above have theirs.
func (l Ladder) settersOf(rank int) setters {
	n := l.At(rank)
	lower, upper := l.interval(n)
	if rank == 0 {
		return setters{l.own(lower, 0), l.own(upper, 0)}
	}
	above, before := l.At(rank-1), l.setters[rank-1]
	lowerAbove, upperAbove := l.interval(above)
	if lower != lowerAbove {
		before.lower = l.set(lower, rank, board.White)
	}
	if upper != upperAbove {
		before.upper = l.set(upper, rank, board.Black)
	}
	return before
}

// interval is what a node was searched between, as White sees it.
func (l Ladder) interval(n tree.Node) (lower, upper eval.WhiteScore) {
	turn := l.Turn(n)
	if turn == board.White {
		return n.Alpha.For(turn), n.Beta.For(turn)
	}
	return n.Beta.For(turn), n.Alpha.For(turn)
}

// own is the setter of a bound that no move has set.
func (l Ladder) own(bound eval.WhiteScore, rank int) setter {
	if l.open(bound) {
		return setter{how: open, rank: rank}
	}
	return setter{how: border, rank: rank}
}

// open reports whether a bound is the end of the scale, so that there is none.
func (l Ladder) open(bound eval.WhiteScore) bool {
	return tree.Value{Score: bound, Scale: l.Format.Scale}.Open()
}

// set finds who set a new bound of a rank: the first of the moves beside it, made before it by the side whose bound
// it is, that returned that value; else the search itself.
func (l Ladder) set(bound eval.WhiteScore, rank int, side board.Colour) setter {
	above, against := l.At(rank-1), tree.Upper
	if side == board.Black {
		against = tree.Lower
	}
	if l.Turn(above) != side {
		return l.own(bound, rank)
	}
	for _, id := range l.Tree.Children(above.ID, nil) {
		if id >= l.Path[rank] {
			break
		}
		child := l.Tree.Node(id)
		if turn := l.Turn(child); child.Closed && !child.Type.Test() && !child.Type.Stage() &&
			child.Score.For(turn) == bound && child.Bound.For(turn) != against {
			return setter{how: result, rank: rank, by: id}
		}
	}
	return l.own(bound, rank)
}

// Who says who set the bounds of a rank, as far as they were set there.
func (l Ladder) Who(rank int) (said sentence.Sentence) {
	at := l.setters[rank]
	lower, upper := l.interval(l.At(rank))
	set := func(s setter, how how) bool { return s.rank == rank && s.how == how }
	for side, s := range []setter{at.lower, at.upper} {
		if set(s, result) {
			said = said.Then(l.said(rank, s, board.Colour(side)))
		}
	}
	say := sentence.With("lower", l.limit(rank, board.White), "upper", l.limit(rank, board.Black))
	switch low, high := set(at.lower, border), set(at.upper, border); {
	case (low || high) && upper-lower == 1:
		said = said.Then(say("The search only asks here on which side of {lower} the value lies."))
	case low && high:
		said = said.Then(say("{lower} and {upper} are borders that the search has set itself."))
	case low:
		said = said.Then(l.said(rank, at.lower, board.White))
	case high:
		said = said.Then(l.said(rank, at.upper, board.Black))
	}
	return said
}

// limit is the bound of a side at a rank: White's is the lower one.
func (l Ladder) limit(rank int, side board.Colour) fact.Fact {
	n := l.At(rank)
	if l.Turn(n) == side {
		return fact.LimitOf(l.Tree, n, fact.Alpha)
	}
	return fact.LimitOf(l.Tree, n, fact.Beta)
}

// side names a side at a rank.
func (l Ladder) side(rank int, side board.Colour) fact.Fact {
	n := l.At(rank)
	if l.Turn(n) == side {
		return fact.SideAt(l.Tree, n)
	}
	return fact.OpponentAt(l.Tree, n)
}

// said says who set a bound of a rank, which is that of a side.
func (l Ladder) said(rank int, s setter, side board.Colour) sentence.Sentence {
	if s.how == result {
		return sentence.Of("{side} has {value} by {move}.", "side", l.side(rank, side), "value", l.limit(rank, side),
			"move", fact.MoveTo(l.Tree, l.Tree.Node(s.by)))
	}
	return sentence.Of("{value} is a border that the search has set itself.", "value", l.limit(rank, side))
}

// Inherited says who set the bound of a side that holds at a rank, for the pointer.
func (l Ladder) Inherited(rank int, side board.Colour) sentence.Sentence {
	s := l.setters[rank].lower
	if side == board.Black {
		s = l.setters[rank].upper
	}
	if s.how == open {
		return sentence.Of("Nothing is known yet that {side} has.", "side", l.side(rank, side))
	}
	said := l.said(rank, s, side)
	if s.rank < rank {
		above := fact.CountOf(l.Tree, l.At(rank), "ranks above, for "+side.String(), rank-s.rank)
		said = said.Then(sentence.Of("It was set {n:# rank|# ranks} above, and holds here.", "n", above))
	}
	return said
}
