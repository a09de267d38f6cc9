package present

import (
	"fmt"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// PGN writes the subtree of a node as a game in PGN with variations: the best move of each node is
// its main line, the others follow in the order in which they were examined, each with its value
// and reason as a comment. Stages and tests are left out. Of a large subtree the most nodes are
// written that lie nearest to the top; how many moves these are is returned.
func (p Nodes) PGN(id tree.ID, most int) (text string, moves int, err error) {
	from, err := p.Tree.Position(id)
	if err != nil {
		return "", 0, fmt.Errorf("subtree of node %d: %w", id, err)
	}
	w := &pgnWriter{Nodes: p, written: p.nearest(id, most)}
	header := p.Tree.Header()
	w.text.WriteString("[Event \"" + header.Programme + ", tree\"]\n[Result \"*\"]\n")
	fmt.Fprintf(&w.text, "[SetUp \"1\"]\n[FEN %q]\n\n", from.FEN())
	w.comment(p.Tree.Node(id))
	w.below(id, from, true)
	w.text.WriteString(" *\n")
	return w.text.String(), len(w.written), nil
}

// nearest collects the moves of a subtree level by level, at most so many.
func (p Nodes) nearest(id tree.ID, most int) map[tree.ID]bool {
	found, level := map[tree.ID]bool{}, []tree.ID{id}
	for len(level) > 0 {
		var next []tree.ID
		for _, above := range level {
			for _, child := range p.moves(above) {
				if len(found) >= most {
					return found
				}
				found[child] = true
				next = append(next, child)
			}
		}
		level = next
	}
	return found
}

// moves returns the nodes of the moves at a node, the best first; below stages those of the best
// one, or of the last.
func (p Nodes) moves(id tree.ID) (list []tree.ID) {
	children := p.Tree.Children(id, nil)
	best, ok := p.Tree.Best(id)
	if !ok && len(children) > 0 {
		best = children[len(children)-1]
	}
	if len(children) > 0 && p.Tree.Node(best).Type.Stage() {
		return p.moves(best)
	}
	for _, child := range children {
		if n := p.Tree.Node(child); !n.Type.Test() && !n.Type.Stage() && n.Move != board.Pass {
			list = append(list, child)
		}
	}
	if i := slices.Index(list, best); ok && i > 0 {
		list = slices.Insert(slices.Delete(list, i, i+1), 0, best)
	}
	return list
}

// pgnWriter writes moves and variations.
type pgnWriter struct {
	Nodes
	written map[tree.ID]bool
	text    strings.Builder
}

// below writes the moves at a node: the first as the line that goes on, and the others as
// variations. Numbered says that Black's move must have a number.
func (w *pgnWriter) below(id tree.ID, at board.Position, numbered bool) {
	list := slices.DeleteFunc(w.moves(id), func(id tree.ID) bool { return !w.written[id] })
	if len(list) == 0 {
		return
	}
	w.move(list[0], at, numbered)
	for _, other := range list[1:] {
		w.text.WriteString(" (")
		w.move(other, at, true)
		w.below(other, after(at, w.Tree.Node(other).Move), true)
		w.text.WriteString(")")
	}
	w.below(list[0], after(at, w.Tree.Node(list[0]).Move), true)
}

// move writes a move and what is known of it.
func (w *pgnWriter) move(id tree.ID, at board.Position, numbered bool) {
	if last := w.text.String(); !strings.HasSuffix(last, "(") && !strings.HasSuffix(last, "\n") {
		w.text.WriteByte(' ')
	}
	n := w.Tree.Node(id)
	if numbered || at.Turn() == board.White {
		w.text.WriteString(Number(&at) + " ")
	}
	w.text.WriteString(at.SAN(n.Move))
	w.text.WriteByte(' ')
	w.comment(n)
}

// comment writes value and reason of a node.
func (w *pgnWriter) comment(n tree.Node) {
	fmt.Fprintf(&w.text, "{%s, %s}", w.Value(n), w.Reason(n).Name)
}

// after returns the position after a move.
func after(at board.Position, move board.Move) board.Position {
	var next board.Position
	at.Make(move, &next)
	return next
}
