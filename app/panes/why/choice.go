package why

import (
	"drevo/engine/tree"
	"drevo/widgets/number"
	"drevo/widgets/why"
)

// choice reads what the search did with the moves of a node, those of the best stage where there
// are stages.
func (e evidence) choice(id tree.ID) *why.Choice {
	moves := e.Nodes.BestMoves(id, 1<<16)
	if len(moves) == 0 {
		return nil
	}
	var c why.Choice
	for _, child := range moves {
		n := e.Tree.Node(child)
		candidate := why.Candidate{Move: why.Move{ID: uint32(child), Name: e.Nodes.Move(n), Side: e.mover(n),
			Meaning: e.Nodes.Say(e.Nodes.Meaning(n))}, Nodes: int64(n.Count)}
		if _, change, ok := e.Nodes.Change(id, n.Move); ok {
			candidate.Name += " " + number.Signed(float64(change), 0)
		}
		candidate.Value, candidate.Bound = e.value(n)
		c.Moves = append(c.Moves, candidate)
	}
	return &c
}
