package tree

import (
	"strings"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/tree"
)

// words judges nodes by a text: every word of it stands in the move, the class, its place in the order, the reason or
// the type. Names are judged once a code, and a move is written only where it may hold the word: for a walk over a
// whole tree, in which the positions on the way are kept.
type words struct {
	nodes present.Nodes
	list  []word
	all   uint64 // a bit a word

	types, classes, reasons, places [256]uint64 // which words stand in the name of a code
	way                             way
}

// mostWords is how many words are looked for at most.
const mostWords = 64

// word is one of the words, with what a move must have to hold it.
type word struct {
	text    string
	move    bool           // it may stand in the notation of a move
	pass    bool           // it may stand in that of a pass
	squares []board.Square // which the move leaves or reaches
	piece   board.PieceType
}

// newWords returns the judge of a text, in small letters; nil where it has no word.
func newWords(nodes present.Nodes, text string) *words {
	w := &words{nodes: nodes, way: way{tree: nodes.Tree}}
	for _, field := range strings.Fields(strings.ToLower(text)) {
		if len(w.list) < mostWords {
			w.list = append(w.list, newWord(field))
		}
	}
	if len(w.list) == 0 {
		return nil
	}
	w.all = 1<<len(w.list) - 1
	v := nodes.Tree.Header().Vocabulary
	for code := range 256 {
		w.types[code] = w.within(v.Type(tree.NodeType(code)).Name)
		w.classes[code] = w.within(v.Class(tree.MoveClass(code)).Name)
		w.reasons[code] = w.within(v.Reason(tree.Reason(code)).Name)
		w.places[code] = w.within(v.Place(tree.Place(code)).Name)
	}
	return w
}

// notation are the letters of moves and of their numbers, in small letters.
const notation = "abcdefgh12345678nrqkxo-=+#.09"

// newWord sees what a move must have to hold a word.
func newWord(text string) word {
	w := word{text: text, move: strings.Trim(text, notation) == "", pass: strings.Trim(text, notation+"ps") == "",
		piece: board.NoPieceType}
	for i := range len(text) - 1 {
		if file, rank := text[i], text[i+1]; file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8' {
			w.squares = append(w.squares, board.NewSquare(int(file-'a'), int(rank-'1')))
		}
	}
	pieces := map[byte]board.PieceType{'n': board.Knight, 'r': board.Rook, 'q': board.Queen, 'k': board.King}
	if piece, ok := pieces[text[0]]; ok && len(text) > 1 && !strings.ContainsAny(text[1:2], "+#") {
		w.piece = piece // else it may be what a pawn promotes to
	}
	return w
}

// within returns which words stand in a name.
func (w *words) within(name string) (found uint64) {
	name = strings.ToLower(name)
	for i, word := range w.list {
		if strings.Contains(name, word.text) {
			found |= 1 << i
		}
	}
	return found
}

// pass reports whether a node has all words.
func (w *words) pass(n tree.Node) bool {
	missing := w.all &^ (w.types[n.Type] | w.classes[n.Class] | w.reasons[n.Reason] | w.places[n.Place])
	if missing == 0 {
		return true
	}
	if n.Move == board.NoMove {
		return missing&^w.within(w.nodes.Move(n)) == 0
	}
	for i := range w.list {
		if missing>>i&1 != 0 && !w.list[i].fits(n.Move) {
			return false
		}
	}
	if n.Move == board.Pass {
		return missing&^w.within(w.nodes.Move(n)) == 0
	}
	before := w.way.to(n.Parent)
	mover := before.At(n.Move.From()).Type()
	for i := range w.list {
		if piece := w.list[i].piece; missing>>i&1 != 0 && piece != board.NoPieceType && piece != mover {
			return false
		}
	}
	return missing&^w.within(present.Number(before)+before.SAN(n.Move)) == 0
}

// fits reports whether the notation of a move can hold the word, by its squares.
func (w *word) fits(move board.Move) bool {
	if move == board.Pass {
		return w.pass
	}
	if !w.move {
		return false
	}
	for _, square := range w.squares {
		if square != move.To() && square != move.From() {
			return false
		}
	}
	return true
}

// way keeps the positions on the way to a node, so that the next node of a walk in the order of the search costs a move
// or two.
type way struct {
	tree  *tree.Tree
	steps []step // from the root
}

type step struct {
	id       tree.ID
	position board.Position
}

// to returns the position at a node, which holds until the next call.
func (w *way) to(id tree.ID) *board.Position {
	var below []tree.Node
	for at := id; !w.goUp(at); {
		n := w.tree.Node(at)
		if at == tree.Root {
			w.steps = append(w.steps[:0], step{tree.Root, w.tree.Header().Position})
			break
		}
		below = append(below, n)
		at = n.Parent
	}
	for i := len(below) - 1; i >= 0; i-- {
		n, above := below[i], &w.steps[len(w.steps)-1].position
		next := step{id: n.ID}
		switch n.Move {
		case board.NoMove:
			next.position = *above
		case board.Pass:
			above.MakePass(&next.position)
		default:
			above.Make(n.Move, &next.position)
		}
		w.steps = append(w.steps, next)
	}
	return &w.steps[len(w.steps)-1].position
}

// goUp shortens the way to a node, if that is on it. IDs grow along it.
func (w *way) goUp(id tree.ID) bool {
	last := len(w.steps)
	for last > 0 && w.steps[last-1].id > id {
		last--
	}
	if last == 0 || w.steps[last-1].id != id {
		return false
	}
	w.steps = w.steps[:last]
	return true
}
