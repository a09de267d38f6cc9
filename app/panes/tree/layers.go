package tree

import (
	"strconv"

	"drevo/app/pane"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/widgets/chessboard"
)

const (
	shownMoves = 3 // arrows for the best moves of a node
	shownPlies = 5 // arrows for a line
)

// Layers are the best moves of the node, and the line of best play from it.
func (p *Pane) Layers() []pane.Layer {
	return []pane.Layer{
		{Key: pane.BestLine, Name: "Best line", Order: 40, Hint: "The line of best play from the position of the tree, up " +
			"to the horizon; in another tone what the forced game adds.", Draw: p.layer(bestLine)},
		{Key: pane.BestMoves, Name: "Best moves", On: true, Order: 50, Hint: "The best moves of the position by the " +
			"search, in their order.", Draw: p.layer(bestMoves)},
	}
}

// layer returns what draws arrows for the node. Where that is the root, or a stage of the search there,
// and no move was chosen there are none: what was tried is in the tree, but nothing of it is best.
func (p *shown) layer(arrows func(pane.View, tree.Node) []chessboard.Arrow) func() chessboard.Layer {
	return func() chessboard.Layer {
		v := p.view
		at, ok := v.At()
		switch {
		case !ok:
			return chessboard.Layer{}
		case v.NoChoice() && len(v.Tree.Moves(v.Tree.Path(at.ID))) == 0:
			return chessboard.Layer{Empty: "no move was chosen"}
		}
		return chessboard.Layer{Arrows: arrows(v, at)}
	}
}

// bestMoves shows the best moves of a node as numbered arrows: the first in full width, the
// others the thinner the less they promise. Where not all moves have been examined there is no best
// one yet, and the first is a dashed alternative.
func bestMoves(v pane.View, at tree.Node) (list []chessboard.Arrow) {
	pawn := v.Tree.Header().Scale.PerPawn
	var first eval.Score
	for i, child := range v.Nodes.NearestMoves(at.ID, shownMoves) {
		n := v.Tree.Node(child)
		arrow := chessboard.Arrow{From: int(n.Move.From()), To: int(n.Move.To()), Width: 1, Label: strconv.Itoa(i + 1),
			Role: chessboard.RoleBest}
		if i == 0 {
			first = n.ForParent()
			if !v.Nodes.Settled(at) {
				arrow.Role, arrow.Width, arrow.Dashed = chessboard.RoleAlternative, 0.7, true
			}
		} else {
			arrow.Role = chessboard.RoleAlternative
			arrow.Width = max(0.15, 0.7-float64(first-n.ForParent())/pawn/4)
		}
		list = append(list, arrow)
	}
	return list
}

// bestLine shows the line of best play from a node, its moves numbered: those up to the horizon, and
// in the colour of forced moves what only a game of forcing moves has added.
func bestLine(v pane.View, at tree.Node) (list []chessboard.Arrow) {
	moves := v.Tree.Moves(v.Tree.Line(at.ID))
	horizon := v.Nodes.BestLine(at, shownPlies).Horizon
	for i, move := range moves[:min(len(moves), shownPlies)] {
		role := chessboard.RoleBest
		if i >= horizon {
			role = chessboard.RoleForced
		}
		list = append(list, chessboard.Arrow{
			From: int(move.From()), To: int(move.To()), Width: 0.3, Role: role,
			Label: strconv.Itoa(i + 1), Time: true, Dashed: i%2 == 1,
		})
	}
	return list
}
