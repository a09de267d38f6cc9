package bounds

import (
	"fmt"
	"math"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/sentence"
	"drevo/engine/tree"
	"drevo/widgets/chart"
)

// Ladder is the nodes of a path with their bounds.
type Ladder struct {
	present.Nodes
	Path    []tree.ID
	mover   bool
	setters []setters // of each rank
}

// NewLadder returns the ladder of the path to a node and of the line that is expected from there, scores in White's
// view or in that of the side to move at each rank.
func NewLadder(nodes present.Nodes, id tree.ID, mover bool) Ladder {
	last := id
	if line := nodes.Tree.Line(id); len(line) > 0 {
		last = line[len(line)-1]
	}
	l := Ladder{Nodes: nodes, Path: nodes.Tree.Path(last), mover: mover}
	for rank := range l.Path {
		l.setters = append(l.setters, l.settersOf(rank))
	}
	return l
}

// At is the node of a rank.
func (l Ladder) At(rank int) tree.Node { return l.Tree.Node(l.Path[rank]) }

// row makes the row of a rank.
func (l Ladder) row(rank int, author Author) chart.Node {
	n := l.At(rank)
	turn := l.Turn(n)
	lowerName, upperName, staticName := author.Names()
	lower, upper := author.Bounds(l, rank)
	info := l.Type(n)
	name := l.Move(n)
	if !n.Type.Stage() { // whose name is that of its type
		name += "  " + info.Name
	}
	row := chart.Node{
		ID: uint32(n.ID), Rank: n.Ply, Name: name,
		Hint: info.Sentence + " " + fmt.Sprintf("%v is to move.", turn), White: turn == board.White,
		Lower: l.mark(lowerName, n.Alpha, turn, lower), Upper: l.mark(upperName, n.Beta, turn, upper),
	}
	if turn == board.Black && !l.mover { // seen from White the opponent's upper bound is the lower one
		row.Lower, row.Upper = row.Upper, row.Lower
	}
	if n.HasStatic {
		row.Static = l.mark(staticName, n.Static, turn, author.Static())
	}
	if n.Closed {
		row.Value = l.value(n, turn, author.Value(l, rank))
	}
	row.Sentence = l.text(rank, l.Who(rank).Then(l.Rung(n)))
	return row
}

// text writes what is said of a rank in the chosen view.
func (l Ladder) text(rank int, said sentence.Sentence) string {
	if l.mover {
		return said.Text(present.ByMover{Format: l.Format, Turn: l.Turn(l.At(rank))})
	}
	return l.Say(said)
}

// seen turns a score of the side to move into the chosen view.
func (l Ladder) seen(score eval.Score, turn board.Colour) eval.WhiteScore {
	if l.mover {
		return eval.WhiteScore(score) // as if the mover were White
	}
	return score.For(turn)
}

// mark is a score of the side to move with its name. Bounds without an end, and mates, lie
// at the edge.
func (l Ladder) mark(name string, score eval.Score, turn board.Colour, hint string) chart.Mark {
	seen := l.seen(score, turn)
	return chart.Mark{At: l.number(seen), Text: name + " " + l.Format.Bound(seen), Hint: hint, Known: true}
}

// number is the place of a score on the scale.
func (l Ladder) number(score eval.WhiteScore) float64 {
	if _, mate := l.Format.Scale.MatePly(int32(score)); mate || l.open(score) {
		return math.Inf(int(score))
	}
	return l.Format.Number(score)
}

// value is what a closed node returned.
func (l Ladder) value(n tree.Node, turn board.Colour, hint string) chart.Mark {
	sign := n.Bound
	if !l.mover {
		sign = n.Bound.For(turn)
	}
	seen := l.seen(n.Score, turn)
	return chart.Mark{At: l.number(seen), Text: sign.String() + " " + l.Format.Score(seen), Hint: hint, Known: true}
}
