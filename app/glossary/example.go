package glossary

import (
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Example is where a word can be seen in a tree: a node, or a move that has none there.
type Example struct {
	Node tree.ID
	Move board.Move // NoMove: the node itself shows it
}

// Shown reports whether a word, by its key, is one that nodes or moves of a tree can show.
func Shown(t *tree.Tree, key tree.Key) bool {
	if t.Empty() || key == "" {
		return false
	}
	words := t.Header().Vocabulary
	_, ok := words.FilterOf(key)
	return ok
}

// mostVisited is how many nodes are looked at for an example: some tenths of a second.
const mostVisited = 2_000_000

// Nearest returns the example of a word that is nearest to a node: of those below it the one with fewest half-moves,
// else below the node before it, and so on up to the root. Failing that it is a move that the word left out, at the
// node or at the root. Cost: it looks at no more than two million nodes.
func Nearest(s *session.Search, from tree.ID, key tree.Key) (e Example, ok bool) {
	t := s.Tree()
	if !Shown(t, key) {
		return Example{}, false
	}
	words := t.Header().Vocabulary
	filter, _ := words.FilterOf(key)
	passes, visited := words.Matcher(filter), 0
	path := t.Path(from)
	for i := len(path) - 1; i >= 0 && visited < mostVisited; i-- {
		below := tree.None
		if i+1 < len(path) {
			below = path[i+1] // which was looked at
		}
		if id, found := nearestBelow(t, path[i], below, passes, &visited); found {
			return Example{Node: id}, true
		}
	}
	for _, id := range []tree.ID{from, tree.Root} {
		if move, found := leftOut(s, id, filter.Reasons); found {
			return Example{id, move}, true
		}
	}
	return Example{}, false
}

// nearestBelow finds the node with fewest half-moves that passes, from a node down, but not below another one.
func nearestBelow(t *tree.Tree, top, but tree.ID, passes func(tree.Node) bool, visited *int) (found tree.ID, ok bool) {
	level := []tree.ID{top}
	for len(level) > 0 && *visited < mostVisited {
		var next []tree.ID
		for _, id := range level {
			if *visited++; passes(t.Node(id)) {
				return id, true
			}
			for _, child := range t.Children(id, nil) {
				if child != but {
					next = append(next, child)
				}
			}
		}
		level = next
	}
	return tree.None, false
}

// leftOut finds a move that one of some reasons left out at a node.
func leftOut(s *session.Search, id tree.ID, reasons []tree.Reason) (board.Move, bool) {
	explainer, ok := s.Programme.(search.Explainer)
	if !ok {
		return board.NoMove, false
	}
	explanation, err := explainer.Explain(s.Tree(), id)
	if err != nil {
		return board.NoMove, false
	}
	for _, absent := range explanation.Absent {
		for _, r := range reasons {
			if absent.Reason == r {
				return absent.Move, true
			}
		}
	}
	return board.NoMove, false
}
