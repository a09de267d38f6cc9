package headline

import (
	"strings"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// attack says which dearer piece the chosen move attacks: the dearest that it could take if it were its turn again. It
// is empty for none, and where it gives check.
func (f *Facts) attack() (said sentence.Sentence) {
	after := f.Position.After(f.Move)
	if f.Move == board.NoMove || !f.Value.Known() || after.InCheck() {
		return said
	}
	again, least := after.After(board.Pass), present.Worth(after.At(f.Move.To()).Type())
	var legal board.MoveList
	again.Legal(&legal)
	at, most := f.Move.To(), least
	for _, move := range legal.All() {
		if move.From() != f.Move.To() || !move.IsCapture() {
			continue
		}
		if victim := present.Worth(after.At(move.To()).Type()); victim > most {
			at, most = move.To(), victim
		}
	}
	if most == least {
		return said
	}
	place := f.root(f.Move)
	attacked := phrase.Of("the {piece} on {square}", "piece", strings.ToLower(after.At(at).Type().String()), "square", at)
	return sentence.Of("{move} attacks {attacked}.", "move", fact.MoveAt(place), "attacked",
		fact.Fact{Kind: fact.Attacked, At: place, Key: attacked})
}

// chosen is the node of the chosen move with an exact value, in the stage that decided.
func (f *Facts) chosen() (n tree.Node, ok bool) {
	if !f.from.Kept() {
		return n, false
	}
	for _, id := range f.tree.Provenance(f.from).Path {
		if n = f.tree.Node(id); n.Move == f.Move && !n.Type.Stage() {
			return n, n.Closed && n.Bound == tree.Exact
		}
	}
	return n, false
}

// moves are the nodes of moves after a node, also those in its stages.
func moves(t *tree.Tree, id tree.ID) (list []tree.Node) {
	for _, n := range t.ChildNodes(id) {
		if n.Type.Stage() {
			list = append(list, moves(t, n.ID)...)
		} else {
			list = append(list, n)
		}
	}
	return list
}

// answer is the best move of a node.
func answer(t *tree.Tree, id tree.ID) board.Move {
	best, ok := t.Best(id)
	switch {
	case !ok:
		return board.NoMove
	case t.Node(best).Type.Stage():
		return answer(t, best)
	}
	return t.Node(best).Move
}
