package query

import (
	"fmt"
	"strings"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// textTest judges nodes by a text: every word of it stands in the move, or in the name of class, place, reason or kind.
// Names are judged once a code, and a move is written only where it may hold the word.
type textTest struct {
	list []textWord
	all  uint64 // a bit a word

	kinds, classes, reasons, places [256]uint64 // which words stand in the name of a code
	vocabulary                      *tree.Vocabulary
}

// mostWords is how many words are looked for at most.
const mostWords = 64

// textWord is one of the words, with what a move must have to hold it.
type textWord struct {
	text    string
	move    bool           // it may stand in the notation of a move
	pass    bool           // it may stand in that of a pass
	squares []board.Square // which the move leaves or reaches
	piece   board.PieceType
}

// textCond is the condition that a text stands in what is said of a node.
func textCond(d *dictionary, text string) cond {
	w := &textTest{vocabulary: d.vocabulary}
	for _, field := range strings.Fields(strings.ToLower(text)) {
		if len(w.list) < mostWords {
			w.list = append(w.list, newTextWord(field))
		}
	}
	w.all = 1<<len(w.list) - 1
	for code := range 256 {
		w.kinds[code] = w.within(d.vocabulary.Type(tree.NodeType(code)).Name)
		w.classes[code] = w.within(d.vocabulary.Class(tree.MoveClass(code)).Name)
		w.reasons[code] = w.within(d.vocabulary.Reason(tree.Reason(code)).Name)
		w.places[code] = w.within(d.vocabulary.Place(tree.Place(code)).Name)
	}
	return cond{w.pass, true}
}

// notation are the letters of moves and of their numbers, in small letters.
const notation = "abcdefgh12345678nrqkxo-=+#.09"

// isNotation reports whether a text in small letters may be part of a move: it names a square or castles.
func isNotation(text string) bool {
	return text == "pass" || strings.Trim(text, notation) == "" &&
		(strings.ContainsAny(text, "12345678") || strings.HasPrefix(text, "o-o"))
}

// newTextWord sees what a move must have to hold a word.
func newTextWord(text string) textWord {
	w := textWord{text: text, move: strings.Trim(text, notation) == "", pass: strings.Trim(text, notation+"ps") == "",
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
func (w *textTest) within(name string) (found uint64) {
	name = strings.ToLower(name)
	for i, word := range w.list {
		if strings.Contains(name, word.text) {
			found |= 1 << i
		}
	}
	return found
}

// pass reports whether a node has all words.
func (w *textTest) pass(m *Matcher, n *tree.Node) bool {
	missing := w.all &^ (w.kinds[n.Type] | w.classes[n.Class] | w.reasons[n.Reason] | w.places[n.Place])
	if missing == 0 {
		return true
	}
	if n.Move == board.NoMove {
		return n.Type.Stage() && missing&^w.within(w.vocabulary.StageName(n.Type, n.Number)) == 0
	}
	for i := range w.list {
		if missing>>i&1 != 0 && !w.list[i].fits(n.Move) {
			return false
		}
	}
	if n.Move == board.Pass {
		above := m.to(n.Parent)
		return missing&^w.within(numbered(&above.position)+"pass") == 0
	}
	before := m.before(n)
	if before == nil {
		return false
	}
	mover := before.At(n.Move.From()).Type()
	for i := range w.list {
		if piece := w.list[i].piece; missing>>i&1 != 0 && piece != board.NoPieceType && piece != mover {
			return false
		}
	}
	return missing&^w.within(numbered(before)+before.SAN(n.Move)) == 0
}

// numbered is the number of the next move, as it stands before it.
func numbered(p *board.Position) string {
	points := "."
	if p.Turn() == board.Black {
		points = "..."
	}
	return fmt.Sprint(p.MoveNumber(), points)
}

// fits reports whether the notation of a move can hold the word, by its squares.
func (w *textWord) fits(move board.Move) bool {
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
