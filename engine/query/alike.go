package query

import (
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// model is a node to which others are compared, with the position there.
type model struct {
	position board.Position
	best     board.Move // NoMove where none is
	known    bool
}

// alike takes the number of a node, and finds those that are like it: another position with the same side to move, the
// same pawns on the same squares and as many men of each kind, where the search found the same move of the same man
// best. Where it found none, or a pass, nothing is like it.
func alike(p *parser, f *Field, _ string) (test, error) {
	t := p.peek()
	id, err := numberOf(t.text)
	if err != nil || t.quoted {
		return nil, p.fail(t, "the number of a node")
	}
	p.next++
	p.name(id, t)
	return func(m *Matcher, n *tree.Node) bool {
		is := m.modelOf(id)
		if !is.known || is.best == board.NoMove || is.best == board.Pass || m.tree.Turn(*n) != is.position.Turn() ||
			bestMove(m.tree, n.ID) != is.best {
			return false
		}
		at, ok := m.at(n)
		from := is.best.From()
		return ok && at.Key() != is.position.Key() && sameMen(&at, &is.position) && at.At(from) == is.position.At(from)
	}, nil
}

// numberOf reads the number of a node.
func numberOf(text string) (tree.ID, error) {
	number, err := strconv.ParseUint(strings.TrimPrefix(text, "#"), 10, 31)
	return tree.ID(number), err
}

// modelOf is the node of a number, which is looked at once.
func (m *Matcher) modelOf(id tree.ID) *model {
	if m.models[id] == nil {
		m.models[id] = &model{}
		if int(id) < m.tree.Len() {
			if at, err := m.tree.Position(id); err == nil {
				m.models[id] = &model{at, bestMove(m.tree, id), true}
			}
		}
	}
	return m.models[id]
}

// bestMove is the best move at a node, in the stage that gave it its value; NoMove where none is.
func bestMove(t *tree.Tree, id tree.ID) board.Move {
	for {
		best, ok := t.Best(id)
		if !ok {
			return board.NoMove
		}
		if n := t.Node(best); !n.Type.Stage() {
			return n.Move
		}
		id = best
	}
}

// sameMen reports whether two positions have the same pawns on the same squares, and as many men of each kind.
func sameMen(a, b *board.Position) bool {
	for _, c := range []board.Colour{board.White, board.Black} {
		if a.PiecesOf(c, board.Pawn) != b.PiecesOf(c, board.Pawn) {
			return false
		}
		for _, k := range []board.PieceType{board.Knight, board.Bishop, board.Rook, board.Queen} {
			if a.PiecesOf(c, k).Count() != b.PiecesOf(c, k).Count() {
				return false
			}
		}
	}
	return true
}
