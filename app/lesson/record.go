package lesson

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// record is a finished search, as tasks read it.
type record struct {
	present.Nodes
	search *session.Search
}

func newRecord(s *session.Search) record {
	return record{present.NewNodes(s.Tree(), present.InPawns), s}
}

// find returns the node that a path leads to: moves in SAN or UCI, with or without their numbers, and @3 for the stage
// of number 3. Nothing, or "start", is the root.
func (r record) find(path string) (tree.ID, error) {
	at := tree.Root
	for _, word := range strings.Fields(path) {
		next, err := r.step(at, word)
		if err != nil {
			return at, err
		}
		at = next
	}
	return at, nil
}

// step goes a word of a path on.
func (r record) step(at tree.ID, word string) (tree.ID, error) {
	if number, ok := strings.CutPrefix(word, "@"); ok {
		for _, child := range r.Tree.ChildNodes(at) {
			if child.Type.Stage() && !child.Type.Test() && strconv.Itoa(child.Number) == number {
				return child.ID, nil
			}
		}
		return at, fmt.Errorf("there is no stage of number %s", number)
	}
	if word = strings.TrimLeft(word, "0123456789."); word == "" || word == "start" {
		return at, nil
	}
	p, err := r.Tree.Position(at)
	if err != nil {
		return at, err
	}
	move, err := moveOf(&p, word)
	if err != nil {
		return at, err
	}
	next, ok := r.Tree.Find(at, move)
	if !ok {
		return at, fmt.Errorf("the tree has no node for %s%s", present.Number(&p), word)
	}
	return next, nil
}

// moveOf reads a move in SAN or UCI.
func moveOf(p *board.Position, word string) (board.Move, error) {
	m, err := p.ParseSAN(strings.TrimLeft(word, "0123456789."))
	if err != nil {
		if m, inUCI := p.ParseUCI(word); inUCI == nil {
			return m, nil
		}
	}
	return m, err
}

// moves are the children of a node that are moves, each once, in the order in which they were looked at. Of stages
// the last one counts, as Find has it.
func (r record) moves(at tree.ID) (list []tree.Node) {
	at = r.innermost(at)
	for _, child := range r.Tree.ChildNodes(at) {
		again := slices.ContainsFunc(list, func(n tree.Node) bool { return n.Move == child.Move })
		if !child.Type.Test() && !child.Type.Stage() && child.Move != board.NoMove && child.Move != board.Pass && !again {
			list = append(list, child)
		}
	}
	return list
}

// innermost is the last stage below a node that has moves, or the node itself.
func (r record) innermost(at tree.ID) tree.ID {
	for _, child := range slices.Backward(r.Tree.ChildNodes(at)) {
		if child.Type.Stage() && !child.Type.Test() && r.Tree.HasChildren(child.ID) {
			return r.innermost(child.ID)
		}
	}
	return at
}

// san writes the move to a node.
func (r record) san(n tree.Node) string { return r.Move(n) }

// sanAt writes a legal move at a node, with its number.
func (r record) sanAt(at tree.ID, move board.Move) string {
	p, err := r.Tree.Position(at)
	if err != nil {
		return move.UCI()
	}
	return present.Number(&p) + present.SAN(p, []board.Move{move})[0]
}

// absent is why a legal move at a node has none; ok is false where the programme doesn't say, or the move has a node.
func (r record) absent(at tree.ID, move board.Move) (why search.Absent, ok bool) {
	explainer, ok := r.search.Programme.(search.Explainer)
	if !ok {
		return why, false
	}
	e, err := explainer.Explain(r.Tree, at)
	if err != nil {
		return why, false
	}
	return e.Of(move)
}

// whyNot says why a legal move at a node has none; empty where the programme doesn't say.
func (r record) whyNot(at tree.ID, move board.Move) string {
	why, ok := r.absent(at, move)
	before, err := r.Tree.Position(at)
	if !ok || err != nil {
		return ""
	}
	return r.Say(r.WhyNot(session.UnsearchedMove{Before: before, Move: move, Why: why, Node: at}))
}

// became says what became of a legal move at a node: its place among the bounds, or why it has no node.
func (r record) became(at tree.ID, move board.Move) string {
	if id, ok := r.Tree.Find(at, move); ok {
		n := r.Tree.Node(id)
		return joined(r.san(n)+":", r.Say(r.Rung(n)))
	}
	return r.whyNot(at, move)
}

// Find returns the node of a search that a path leads to: moves in SAN or UCI, and @3 for the stage of number 3.
func Find(s *session.Search, path string) (tree.ID, error) { return newRecord(s).find(path) }
