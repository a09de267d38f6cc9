package why

import (
	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/why"
)

// preview plays the line that is pointed at on the board, as far as the pointer.
func (p *Pane) preview(at why.Place) { p.host.Preview(p.line(at)) }

// line returns the position where a line of the panel begins, and its moves up to a place.
func (p *Pane) line(at why.Place) (from board.Position, moves []board.Move) {
	switch at.Line {
	case why.ChainLine:
		return p.chainTo(at.Moves)
	case why.FirstLine, why.SecondLine:
		s := p.contest.sides[at.Line-why.FirstLine]
		return s.Before, s.Line[:at.Moves]
	case why.CandidateLine:
		n := p.view.Tree.Node(tree.ID(p.data.Choice.Moves[at.Moves-1].ID))
		if c, err := p.view.Nodes.Contender(n, nil); err == nil {
			return c.Before, c.Line
		}
	}
	return from, nil
}

// follows reports whether a node comes after another one with nothing but stages between, which may be left out of the
// chain.
func follows(t *tree.Tree, id, before tree.ID) bool {
	for id != tree.Root {
		if id = t.Node(id).Parent; id == before {
			return true
		}
		if !t.Node(id).Type.Stage() {
			return false
		}
	}
	return false
}

// chainTo returns the moves of the chain up to one of its links; where a table closed a node the
// chain goes on elsewhere, and the moves begin there.
func (p *Pane) chainTo(links int) (from board.Position, moves []board.Move) {
	t, steps := p.view.Tree, p.data.Steps
	first := links - 1
	for first > 0 && follows(t, tree.ID(steps[first].ID), tree.ID(steps[first-1].ID)) {
		first--
	}
	from, err := t.Position(tree.ID(steps[first].ID))
	if err != nil {
		return from, nil
	}
	for _, step := range steps[first+1 : links] {
		moves = append(moves, t.Moves([]tree.ID{tree.ID(step.ID)})...)
	}
	return from, moves
}

// walkTo plays the moves of a line that is not in the tree. A side that has a node begins there, with its first move
// made.
func (p *Pane) walkTo(at why.Place) {
	_, moves := p.line(at)
	side := []pane.Side{p.pair.first, p.pair.second}[at.Line-why.FirstLine]
	if side.Move == board.NoMove {
		moves = moves[1:]
	}
	p.host.Select(side.At)
	for _, move := range moves {
		p.host.Play(move)
	}
}
