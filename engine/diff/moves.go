package diff

import (
	"drevo/engine/board"
	"drevo/engine/tree"
)

// Deciding is the node of a position where the moves are that gave it its value: the node itself, or the stage below it
// that did.
func Deciding(t *tree.Tree, id tree.ID) tree.ID {
	for {
		stage := tree.None
		best, ok := t.Best(id)
		for _, child := range t.ChildNodes(id) {
			if child.Type.Stage() && !child.Type.Test() && (stage == tree.None || !ok || stage != best) {
				stage = child.ID
			}
		}
		if stage == tree.None {
			return id
		}
		id = stage
	}
}

// Moves returns the nodes of the moves at a position, the last search of each, in the order of the search. Tests and
// passes are left out.
func Moves(t *tree.Tree, id tree.ID) (list []tree.ID) {
	place := map[board.Move]int{}
	for _, child := range t.ChildNodes(Deciding(t, id)) {
		if child.Type.Test() || child.Type.Stage() || child.Move == board.Pass {
			continue
		}
		if at, seen := place[child.Move]; seen {
			list[at] = child.ID
			continue
		}
		place[child.Move] = len(list)
		list = append(list, child.ID)
	}
	return list
}

// Best returns the best move of a position, NoMove where there is none: a leaf, to stand pat, a pass.
func Best(t *tree.Tree, id tree.ID) board.Move {
	best, ok := t.Best(Deciding(t, id))
	if !ok {
		return board.NoMove
	}
	if n := t.Node(best); !n.Type.Test() && !n.Type.Stage() && n.Move != board.Pass {
		return n.Move
	}
	return board.NoMove
}

// At returns the node that some moves lead to from a position, the nodes that say most of each. ok is false where the
// tree has no such node; then it is the last that it has.
func At(t *tree.Tree, id tree.ID, moves []board.Move) (at tree.ID, ok bool) {
	for _, move := range moves {
		next := tree.None
		for _, child := range Moves(t, id) {
			if t.Node(child).Move == move {
				next = child
			}
		}
		if next == tree.None {
			return id, false
		}
		id = next
	}
	return id, true
}
