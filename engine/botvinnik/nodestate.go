package botvinnik

import (
	"fmt"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// nodeState is what the search knew at a recorded node, found again from the path to it.
type nodeState struct {
	game *game // with the positions of the path in its plies, and the horizon of the stage
	ply  int
	left remaining
	node tree.Node
}

// here is the ply of the node.
func (w *nodeState) here() *ply { return &w.game.plies[w.ply] }

// find replays the path to a node.
func (p Programme) find(t *tree.Tree, id tree.ID) (nodeState, error) {
	header := t.Header()
	values, err := search.Resolve(p, header.Options)
	if err != nil {
		return nodeState{}, fmt.Errorf("botvinnik: node %d: %w", id, err)
	}
	w := nodeState{game: setUp(header.Position, values, maxPly+1), node: t.Node(id)}
	w.left = plies(w.game.maxLength)
	parent := tree.Root
	for _, step := range t.Path(id)[1:] {
		w.follow(t, parent, t.Node(step))
		parent = step
	}
	here := w.here()
	here.check = here.position.InCheck()
	w.left = max(w.left, 0)
	return w, nil
}

// follow goes one node further: a stage sets the horizon or the length, a move takes time unless it
// answers a check.
func (w *nodeState) follow(t *tree.Tree, parent tree.ID, n tree.Node) {
	g := w.game
	switch n.Type {
	case tree.TypeIteration:
		g.horizon = order(t, parent, n)
	case tree.TypeRound:
		from, _ := lengths(g.horizon, g.maxLength)
		w.left = plies(from + order(t, parent, n) - 1)
	case tree.TypeFunctions:
		g.horizon = min(1+iterations(t, parent, n), g.maxHorizon)
		w.left = plies(min(checkedLength, g.maxLength))
	default:
		here := w.here()
		w.ply = min(w.ply+1, maxPly)
		next := &g.plies[w.ply].position
		here.position.Make(n.Move, next)
		here.check = here.position.InCheck()
		w.left = g.after(here, w.left, next.InCheck())
	}
}

// order counts a stage among its neighbours of the same kind, from 1.
func order(t *tree.Tree, parent tree.ID, stage tree.Node) (n int) {
	for _, id := range t.Children(parent, nil) {
		if t.Node(id).Type == stage.Type {
			n++
		}
		if id == stage.ID {
			break
		}
	}
	return n
}

// iterations counts the iterations before a stage.
func iterations(t *tree.Tree, parent tree.ID, stage tree.Node) (n int) {
	for _, id := range t.Children(parent, nil) {
		if id == stage.ID {
			break
		}
		if t.Node(id).Type == tree.TypeIteration {
			n++
		}
	}
	return n
}

// draw makes the map of the node as the search had it: the threats, and what classify needs.
func (w *nodeState) draw() {
	here := w.here()
	if !here.check {
		w.game.standPat(here, w.left, w.node.Alpha, nil)
	}
	w.game.drawMap(here, w.left)
}

// inPawns prints a score in Shannon's units, or as a mate.
func inPawns(score int32) string {
	if ply, ok := scale.MatePly(score); ok {
		return fmt.Sprintf("mate in %d half-moves", max(ply, -ply))
	}
	return fmt.Sprintf("%+d", score/pawn)
}
