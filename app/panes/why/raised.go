package why

import (
	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// raised says of a node whose value is not that of a move, nor its static value, by which move that was left out it
// rose: by what that could bring at most. It is empty where there is no such move.
func (e evidence) raised(n tree.Node) string {
	if !n.Closed || !n.HasStatic || n.Static == n.Score {
		return ""
	}
	for _, id := range e.Tree.Children(n.ID, nil) {
		if e.Tree.Node(id).Best {
			return ""
		}
	}
	p, err := e.Tree.Position(n.ID)
	if err != nil {
		return ""
	}
	for _, skip := range e.Tree.Skips(n.ID, nil) {
		if skip.Value == n.Score {
			return phrase.Of("{number}{move}, left out, could bring it to {value} at most", "number", present.Number(&p),
				"move", p.SAN(skip.Move), "value", e.Nodes.Format.Score(n.Score.For(e.Nodes.Turn(n))))
		}
	}
	return ""
}
