package present

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Ladder is the nodes of a path with their bounds, and who set each: scores in White's view, or with MoversView in that of
// the side to move at each rank.
type Ladder struct {
	Nodes
	Path       []tree.ID
	MoversView bool
	Setters    []Setters // of each rank
}

// Setters say who set the two bounds of a node, as White sees them.
type Setters struct{ Lower, Upper Setter }

// Setter says who set a bound.
type Setter struct {
	How  How
	Rank int     // of the path, where it was set
	By   tree.ID // the node beside the path whose value it is, where that is how
}

// How a bound came about.
type How uint8

const (
	Unset    How = iota // there is none yet
	ByResult            // by what a move beside the path had returned
	// by the search itself, such as the window of a round, or one that only asks whether a value is better
	ByBorder
)

// NewLadder returns the ladder of the path to a node and of the line that is expected from there.
func NewLadder(nodes Nodes, id tree.ID, mover bool) Ladder {
	last := id
	if line := nodes.Tree.Line(id); len(line) > 0 {
		last = line[len(line)-1]
	}
	l := Ladder{Nodes: nodes, Path: nodes.Tree.Path(last), MoversView: mover}
	for rank := range l.Path {
		l.Setters = append(l.Setters, l.settersOf(rank))
	}
	return l
}

// At is the node of a rank.
func (l Ladder) At(rank int) tree.Node { return l.Tree.Node(l.Path[rank]) }

// Seen turns a score of the side to move into the chosen view.
func (l Ladder) Seen(score eval.Score, turn board.Colour) eval.WhiteScore {
	if l.MoversView {
		return eval.WhiteScore(score) // as if the mover were White
	}
	return score.For(turn)
}

// settersOf finds who set the bounds of a rank, which are those of the rank above unless they were set there. The
// ranks above have theirs.
func (l Ladder) settersOf(rank int) Setters {
	n := l.At(rank)
	lower, upper := l.Interval(n)
	if rank == 0 {
		return Setters{l.own(lower, 0), l.own(upper, 0)}
	}
	above, before := l.At(rank-1), l.Setters[rank-1]
	lowerAbove, upperAbove := l.Interval(above)
	if lower != lowerAbove {
		before.Lower = l.set(lower, rank, board.White)
	}
	if upper != upperAbove {
		before.Upper = l.set(upper, rank, board.Black)
	}
	return before
}

// Interval is what a node was searched between, as White sees it.
func (l Ladder) Interval(n tree.Node) (lower, upper eval.WhiteScore) {
	turn := l.Turn(n)
	if turn == board.White {
		return n.Alpha.For(turn), n.Beta.For(turn)
	}
	return n.Beta.For(turn), n.Alpha.For(turn)
}

// own is the setter of a bound that no move has set.
func (l Ladder) own(bound eval.WhiteScore, rank int) Setter {
	if l.Open(bound) {
		return Setter{How: Unset, Rank: rank}
	}
	return Setter{How: ByBorder, Rank: rank}
}

// Open reports whether a bound is the end of the scale, so that there is none.
func (l Ladder) Open(bound eval.WhiteScore) bool {
	return tree.Value{Score: bound, Scale: l.Format.Scale}.Open()
}

// set finds who set a new bound of a rank: the first of the moves beside it, made before it by the side whose bound
// it is, that returned that value; else the search itself.
func (l Ladder) set(bound eval.WhiteScore, rank int, side board.Colour) Setter {
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
			return Setter{How: ByResult, Rank: rank, By: id}
		}
	}
	return l.own(bound, rank)
}

// Who says who set the bounds of a rank, as far as they were set there.
func (l Ladder) Who(rank int) (said sentence.Sentence) {
	at := l.Setters[rank]
	lower, upper := l.Interval(l.At(rank))
	set := func(s Setter, how How) bool { return s.Rank == rank && s.How == how }
	for side, s := range []Setter{at.Lower, at.Upper} {
		if set(s, ByResult) {
			said = said.Then(l.said(rank, s, board.Colour(side)))
		}
	}
	say := sentence.With("lower", l.limit(rank, board.White), "upper", l.limit(rank, board.Black))
	switch low, high := set(at.Lower, ByBorder), set(at.Upper, ByBorder); {
	case (low || high) && upper-lower == 1:
		said = said.Then(say("The search only asks here on which side of {lower} the value lies."))
	case low && high:
		said = said.Then(say("{lower} and {upper} are borders that the search has set itself."))
	case low:
		said = said.Then(l.said(rank, at.Lower, board.White))
	case high:
		said = said.Then(l.said(rank, at.Upper, board.Black))
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
func (l Ladder) said(rank int, s Setter, side board.Colour) sentence.Sentence {
	if s.How == ByResult {
		return sentence.Of("{side} has {value} by {move}.", "side", l.side(rank, side), "value", l.limit(rank, side),
			"move", fact.MoveTo(l.Tree, l.Tree.Node(s.By)))
	}
	return sentence.Of("{value} is a border that the search has set itself.", "value", l.limit(rank, side))
}

// Inherited says who set the bound of a side that holds at a rank, for the pointer.
func (l Ladder) Inherited(rank int, side board.Colour) sentence.Sentence {
	s := l.Setters[rank].Lower
	if side == board.Black {
		s = l.Setters[rank].Upper
	}
	if s.How == Unset {
		return sentence.Of("Nothing is known yet that {side} has.", "side", l.side(rank, side))
	}
	said := l.said(rank, s, side)
	if s.Rank < rank {
		above := fact.CountOf(l.Tree, l.At(rank), "ranks above, for "+side.String(), rank-s.Rank)
		said = said.Then(sentence.Of("It was set {n:# rank|# ranks} above, and holds here.", "n", above))
	}
	return said
}

// Text writes what is said of a rank in the chosen view.
func (l Ladder) Text(rank int, said sentence.Sentence) string {
	if l.MoversView {
		return said.Text(ByMover{Format: l.Format, Turn: l.Turn(l.At(rank))})
	}
	return l.Say(said)
}
