package present

import (
	"strings"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/phrase"
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
func (l Ladder) Who(rank int) string {
	at := l.Setters[rank]
	lower, upper := l.Interval(l.At(rank))
	set := func(s Setter, how How) bool { return s.Rank == rank && s.How == how }
	var said []string
	for side, s := range []Setter{at.Lower, at.Upper} {
		if set(s, ByResult) {
			said = append(said, l.said(rank, s, board.Colour(side)))
		}
	}
	switch low, high := set(at.Lower, ByBorder), set(at.Upper, ByBorder); {
	case (low || high) && upper-lower == 1:
		said = append(said, phrase.Of("The search only asks here on which side of {value} the value lies.",
			"value", l.bound(rank, lower)))
	case low && high:
		said = append(said, phrase.Of("{lower} and {upper} are borders that the search has set itself.",
			"lower", l.bound(rank, lower), "upper", l.bound(rank, upper)))
	case low:
		said = append(said, l.said(rank, at.Lower, board.White))
	case high:
		said = append(said, l.said(rank, at.Upper, board.Black))
	}
	return strings.Join(said, " ")
}

// bound writes a bound as the row of a rank has it.
func (l Ladder) bound(rank int, bound eval.WhiteScore) string {
	turn := l.Turn(l.At(rank))
	return l.Format.Bound(l.Seen(bound.For(turn), turn))
}

// said says who set a bound of a rank, which is that of a side.
func (l Ladder) said(rank int, s Setter, side board.Colour) string {
	bound, upper := l.Interval(l.At(rank))
	if side == board.Black {
		bound = upper
	}
	if s.How == ByResult {
		return phrase.Of("{side} has {value} by {move}.", "side", side, "value", l.bound(rank, bound),
			"move", l.Move(l.Tree.Node(s.By)))
	}
	return phrase.Of("{value} is a border that the search has set itself.", "value", l.bound(rank, bound))
}

// Inherited says in a sentence who set a bound of a rank, for the pointer.
func (l Ladder) Inherited(rank int, side board.Colour) string {
	s := l.Setters[rank].Lower
	if side == board.Black {
		s = l.Setters[rank].Upper
	}
	if s.How == Unset {
		return phrase.Of("Nothing is known yet that {side} has.", "side", side)
	}
	text := l.said(rank, s, side)
	if s.Rank < rank {
		text += phrase.Of(" It was set {n:one rank|# ranks} above, and holds here.", "n", rank-s.Rank)
	}
	return text
}
