package present

import (
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// WhyNot says why a move has no node that could give its parent a value: whether it was tested, or
// not even that, and by which rule.
func (p Nodes) WhyNot(m session.UnsearchedMove) string {
	words := p.words()
	say := phrase.With("number", Number(&m.Before), "move", m.Before.SAN(m.Move),
		"rule", words.Reason(m.Why.Reason).Sentence)
	text := say("{number}{move} was not looked at here: {rule}")
	if _, tested := p.TestOf(m.Node, m.Move); tested {
		text = say("{number}{move} was only tested here: {rule}")
	}
	if m.Why.Evidence != "" {
		text += " " + m.Why.Evidence
	}
	return text
}

// TestOf returns the last test of a move at a node, also below its stages. A move that was only
// tested has no node but those of its tests.
func (p Nodes) TestOf(id tree.ID, move board.Move) (tree.ID, bool) {
	children := p.Tree.Children(id, nil)
	for i := len(children) - 1; i >= 0; i-- {
		n := p.Tree.Node(children[i])
		switch {
		case n.Type.Stage():
			if test, ok := p.TestOf(n.ID, move); ok {
				return test, true
			}
		case n.Type.Test() && n.Move == move:
			return n.ID, true
		}
	}
	return tree.None, false
}
