package botvinnik

import (
	"drevo/engine/eval"
	"fmt"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// whereabouts is what the search knew at a recorded node, found again from the path to it.
type whereabouts struct {
	game *game // with the positions of the path in its frames, and the horizon of the stage
	ply  int
	left span
	node tree.Node
}

// frame is that of the node.
func (w *whereabouts) frame() *frame { return &w.game.frames[w.ply] }

// find replays the path to a node.
func (p Programme) find(t *tree.Tree, id tree.ID) (whereabouts, error) {
	header := t.Header()
	values, err := search.Resolve(p, header.Options)
	if err != nil {
		return whereabouts{}, fmt.Errorf("botvinnik: node %d: %w", id, err)
	}
	w := whereabouts{game: setUp(header.Position, values), node: t.Node(id)}
	w.left = lasting(w.game.maxLength)
	parent := tree.Root
	for _, step := range t.Path(id)[1:] {
		w.follow(t, parent, t.Node(step))
		parent = step
	}
	f := w.frame()
	f.check = f.position.InCheck()
	w.left = max(w.left, 0)
	return w, nil
}

// follow goes one node further: a stage sets the horizon or the length, a move takes time unless it answers a check.
func (w *whereabouts) follow(t *tree.Tree, parent tree.ID, n tree.Node) {
	g := w.game
	switch n.Type {
	case tree.TypeIteration:
		g.horizon = order(t, parent, n)
	case tree.TypeRound:
		from, _ := lengths(g.horizon, g.maxLength)
		w.left = lasting(from + order(t, parent, n) - 1)
	case TypeFunctions:
		g.horizon = min(1+iterations(t, parent, n), g.maxHorizon)
		w.left = lasting(min(checkedLength, g.maxLength))
	default:
		f := w.frame()
		w.ply = min(w.ply+1, maxPly)
		next := &g.frames[w.ply].position
		f.position.Make(n.Move, next)
		f.check = f.position.InCheck()
		w.left = g.after(f, w.left, next.InCheck())
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
func (w *whereabouts) draw() {
	f := w.frame()
	if !f.check {
		w.game.stop(f, w.left, w.node.Alpha)
	}
	w.game.look(f, w.left)
}

// inPawns prints a score in Shannon's units, or as a mate.
func inPawns(score eval.Score) string {
	if ply, ok := scale.MatePly(int32(score)); ok {
		return fmt.Sprintf("mate in %d half-moves", max(ply, -ply))
	}
	return fmt.Sprintf("%+d", score/pawn)
}
