package workbench

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/widgets/chessboard"
)

// The layers of the board, by name.
const (
	layerBest         = "Best moves"
	layerLine         = "Forced variation"
	layerTerm         = "Evaluation term"
	layerTrajectories = "Trajectories"
	layerTypes        = "Types of value"
	layerTable        = "Code table"
)

// layerNames lists the layers in the order in which they are drawn.
var layerNames = []string{layerTerm, layerTable, layerTrajectories, layerLine, layerBest, layerTypes}

const (
	shownMoves = 3 // arrows for the best moves of a node
	shownPlies = 5 // arrows for a line
)

// pieces turns a position into FEN letters.
func pieces(p *board.Position) (men [64]byte) {
	for rest := p.Occupied(); rest != 0; rest &= rest - 1 {
		square := rest.Lowest()
		men[square] = p.At(square).Letter()
	}
	return men
}

// checkedKing is the square of the king that is in check.
func checkedKing(p *board.Position) int {
	if p.InCheck() {
		return int(p.KingSquare(p.Turn()))
	}
	return chessboard.None
}

// targets lists where the man on a square may go by the rules.
func targets(p *board.Position, from int) []chessboard.Target {
	var list board.MoveList
	var found []chessboard.Target
	p.Legal(&list)
	seen := map[board.Square]bool{}
	for _, move := range list.All() {
		if int(move.From()) != from || seen[move.To()] {
			continue
		}
		seen[move.To()] = true
		found = append(found, chessboard.Target{Square: int(move.To()), Capture: move.IsCapture(), Promotion: move.IsPromotion()})
	}
	return found
}

// bestLayer shows the best moves of a node as numbered arrows: the first in full
// width, the others the thinner the less they promise.
func bestLayer(t *tree.Tree, id tree.ID) chessboard.Layer {
	layer := chessboard.Layer{Name: layerBest}
	if t.Empty() {
		return layer
	}
	pawn := t.Header().Scale.PerPawn
	var first int32
	for i, child := range bestChildren(t, id, shownMoves) {
		n := t.Node(child)
		arrow := chessboard.Arrow{From: int(n.Move.From()), To: int(n.Move.To()), Width: 1, Label: strconv.Itoa(i + 1), Role: chessboard.RoleBest}
		if i == 0 {
			first = n.ForParent()
		} else {
			arrow.Role = chessboard.RoleAlternative
			arrow.Width = max(0.15, 0.7-float64(first-n.ForParent())/pawn/4)
		}
		layer.Arrows = append(layer.Arrows, arrow)
	}
	return layer
}

// bestChildren returns the moves that gave most, the one that gave the node its
// value first.
func bestChildren(t *tree.Tree, id tree.ID, most int) []tree.ID {
	var best []tree.ID
	chosen, ok := t.Best(id)
	if ok && t.Node(chosen).Type.Stage() {
		return bestChildren(t, chosen, most)
	}
	if ok {
		best = append(best, chosen)
	}
	var others []tree.Node
	for _, child := range t.Children(id, nil) {
		if n := t.Node(child); n.Closed && !n.Type.Test() && !n.Type.Stage() && !(ok && child == chosen) {
			others = append(others, n)
		}
	}
	sortByPromise(others)
	for _, n := range others[:min(len(others), max(most-len(best), 0))] {
		best = append(best, n.ID)
	}
	return best
}

// lineLayer shows the line of best play from a node, its moves numbered.
func lineLayer(t *tree.Tree, id tree.ID) chessboard.Layer {
	layer := chessboard.Layer{Name: layerLine}
	if t.Empty() {
		return layer
	}
	moves := t.Moves(t.Line(id))
	for i, move := range moves[:min(len(moves), shownPlies)] {
		layer.Arrows = append(layer.Arrows, chessboard.Arrow{
			From: int(move.From()), To: int(move.To()), Width: 0.3, Role: chessboard.RoleForced,
			Label: strconv.Itoa(i + 1), Dashed: i%2 == 1,
		})
	}
	return layer
}

// termLayer shows what an evaluation term is worth on each square, White's view.
func termLayer(row eval.Row, unit float64) chessboard.Layer {
	layer := chessboard.Layer{Name: layerTerm}
	values := map[board.Square]int32{}
	for c := board.White; c <= board.Black; c++ {
		for _, s := range row.Sides[c].Squares {
			values[s.Square] += s.Value.For(c)
		}
	}
	for square := board.A1; square <= board.H8; square++ {
		if v, ok := values[square]; ok && v != 0 {
			layer.Heat = append(layer.Heat, chessboard.Heat{Square: int(square), Value: float64(v), Text: unitText(v, unit)})
		}
	}
	return layer
}

// unitText prints a term's value on a square: in d where it is less than a point.
func unitText(v int32, unit float64) string {
	if float64(max(v, -v)) < unit {
		return signedInt(v)
	}
	return present.Signed(float64(v)/unit, 0)
}

func signedInt(v int32) string {
	if v < 0 {
		return "−" + strconv.Itoa(int(-v))
	}
	return "+" + strconv.Itoa(int(v))
}

// materialText sums up the men of both sides and who has more.
func materialText(p *board.Position) string {
	worth := [...]int{board.Pawn: 1, board.Knight: 3, board.Bishop: 3, board.Rook: 5, board.Queen: 9}
	var sums [2]int
	for c := board.White; c <= board.Black; c++ {
		for kind := board.Pawn; kind <= board.Queen; kind++ {
			sums[c] += worth[kind] * p.PiecesOf(c, kind).Count()
		}
	}
	text := fmt.Sprintf("Material %d : %d", sums[board.White], sums[board.Black])
	if difference := sums[board.White] - sums[board.Black]; difference != 0 {
		text += " (" + present.Signed(float64(difference), 0) + ")"
	}
	return text
}

// sortByPromise sorts moves by what they gave their mover, the best first; of equals,
// the one that was examined first. Moves of which only a bound is known come after
// those with a value.
func sortByPromise(nodes []tree.Node) {
	slices.SortStableFunc(nodes, func(a, b tree.Node) int {
		return cmp.Or(compareBool(a.Bound == tree.Exact, b.Bound == tree.Exact), cmp.Compare(b.ForParent(), a.ForParent()))
	})
}

// compareBool puts what is true first.
func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}
