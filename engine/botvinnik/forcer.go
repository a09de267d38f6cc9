package botvinnik

import (
	"context"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Forced returns the line from a recorded node until a side stops, and the value of stopping there
// (formula 12), or what the rules of chess say at its end. Where a table gave the value, the line
// goes on where that was found. All of it is in the record; the score is not known where the line
// was stopped or not kept, or ends in a check without hope, where a side can't stop.
func (p Programme) Forced(_ context.Context, t *tree.Tree, id tree.ID) (search.ForcedVariation, error) {
	path := t.Provenance(id).Path
	v := search.ForcedVariation{Recorded: true}
	n := t.Node(path[0])
	ply := n.Ply
	for _, step := range path[1:] {
		found := n.HasKnown // the same position elsewhere
		if n = t.Node(step); !found && n.Move != board.NoMove {
			v.Line = append(v.Line, n.Move)
		}
	}
	if !n.Closed || n.Reason == tree.ReasonStopped || n.Truncated {
		return v, nil
	}
	v.Score, v.Known = n.Static, n.HasStatic
	if n.Reason.Final() {
		v.Score, v.Known = finalRules.FromNode(finalRules.ToNode(n.Score, n.Ply), ply+len(v.Line)), true
	}
	if len(v.Line)%2 == 1 {
		v.Score = -v.Score
	}
	return v, nil
}
