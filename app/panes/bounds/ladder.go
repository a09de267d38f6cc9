package bounds

import (
	"fmt"
	"math"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/widgets/chart"
)

// Ladder is that of [present.Ladder], drawn.
type Ladder struct{ present.Ladder }

// NewLadder returns the ladder of the path to a node and of the line that is expected from there, scores in White's
// view or in that of the side to move at each rank.
func NewLadder(nodes present.Nodes, id tree.ID, mover bool) Ladder {
	return Ladder{present.NewLadder(nodes, id, mover)}
}

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
	if turn == board.Black && !l.MoversView { // seen from White the opponent's upper bound is the lower one
		row.Lower, row.Upper = row.Upper, row.Lower
	}
	if n.HasStatic {
		row.Static = l.mark(staticName, n.Static, turn, author.Static())
	}
	if n.Closed {
		row.Value = l.value(n, turn, author.Value(l, rank))
	}
	row.Sentence = l.Text(rank, l.Who(rank).Then(l.Rung(n)))
	return row
}

// mark is a score of the side to move with its name. Bounds without an end, and mates, lie
// at the edge.
func (l Ladder) mark(name string, score eval.Score, turn board.Colour, hint string) chart.Mark {
	seen := l.Seen(score, turn)
	return chart.Mark{At: l.number(seen), Text: name + " " + l.Format.Bound(seen), Hint: hint, Known: true}
}

// number is the place of a score on the scale.
func (l Ladder) number(score eval.WhiteScore) float64 {
	if _, mate := l.Format.Scale.MatePly(int32(score)); mate || l.Open(score) {
		return math.Inf(int(score))
	}
	return l.Format.Number(score)
}

// value is what a closed node returned.
func (l Ladder) value(n tree.Node, turn board.Colour, hint string) chart.Mark {
	sign := n.Bound
	if !l.MoversView {
		sign = n.Bound.For(turn)
	}
	seen := l.Seen(n.Score, turn)
	return chart.Mark{At: l.number(seen), Text: sign.String() + " " + l.Format.Score(seen), Hint: hint, Known: true}
}
