// Package gametext writes a game as the words of widgets/movetext: the main line, variations below
// the move that they stand for, comments, glyphs, clocks and values.
package gametext

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/widgets/movetext"
)

// Text is a game as words, with the nodes that the numbers of its moves stand for.
type Text struct {
	movetext.Text
	Nodes  []*game.Node // by the number of the move; the first is the root
	number map[*game.Node]int
}

// Number returns the number of a node's move.
func (t *Text) Number(n *game.Node) int { return t.number[n] }

// Of writes a game. Cost: about a microsecond a move.
func Of(g *game.Game) *Text {
	w := &writer{text: &Text{number: map[*game.Node]int{}}}
	w.add(g.Root)
	w.begin(0)
	w.notes(g.Root)
	w.line(g.Root, g.Start, 0)
	if g.Result != game.Unknown {
		w.word(movetext.Word{Kind: movetext.Result, Text: string(g.Result), Move: -1})
	}
	return w.text
}

// Reading says how a game was read where that was not as the standard has it: with which letters, and what of
// its start was mended. It is empty otherwise.
func Reading(g *game.Game) string {
	sentences := g.Mended
	if g.Letters != "" {
		sentences = append([]string{fmt.Sprintf("Its pieces have %s letters.", g.Letters)}, sentences...)
	}
	return strings.Join(sentences, " ")
}

// tag is the value of a tag, empty where it is not known.
// Sign is a glyph in letters that the window's fonts have.
func Sign(nag game.NAG) string {
	switch nag {
	case 14:
		return "+="
	case 15:
		return "=+"
	case 32:
		return "dev."
	}
	return nag.String()
}

// writer adds words to the last block.
type writer struct {
	text   *Text
	number bool // the next move of Black needs its number
}

// begin begins a block.
func (w *writer) begin(depth int) {
	w.text.Blocks = append(w.text.Blocks, movetext.Block{Depth: depth})
	w.number = true
}

func (w *writer) word(word movetext.Word) {
	last := &w.text.Blocks[len(w.text.Blocks)-1]
	last.Words = append(last.Words, word)
}

// add gives a node its number.
func (w *writer) add(n *game.Node) int {
	number := len(w.text.Nodes)
	w.text.Nodes = append(w.text.Nodes, n)
	w.text.number[n] = number
	return number
}

// line writes all that follows a node.
func (w *writer) line(n *game.Node, p board.Position, depth int) {
	for len(n.Next) > 0 {
		next := n.Next[0]
		w.move(next, &p)
		if len(n.Next) > 1 {
			for _, variation := range n.Next[1:] {
				w.begin(depth + 1)
				w.move(variation, &p)
				w.line(variation, p.After(variation.Move), depth+1)
			}
			w.begin(depth)
		}
		n, p = next, p.After(next.Move)
	}
}

// move writes a move with what is written about it.
func (w *writer) move(n *game.Node, p *board.Position) {
	at := w.add(n)
	w.comment(n.Preface(), at)
	word := movetext.Word{Text: "--", Move: at}
	if n.Move != board.Pass {
		word.Text = p.SAN(n.Move)
	}
	switch {
	case p.Turn() == board.White:
		word.Number = strconv.Itoa(p.MoveNumber()) + "."
	case w.number:
		word.Number = strconv.Itoa(p.MoveNumber()) + "..."
	}
	w.number = false
	var signs []string
	for _, nag := range n.NAGs {
		if nag.IsJudgement() && word.Glyph == "" {
			word.Glyph, word.Tone = Sign(nag), tone(nag)
			continue
		}
		signs = append(signs, Sign(nag))
	}
	w.word(word)
	for _, sign := range signs {
		w.word(movetext.Word{Kind: movetext.Figure, Text: sign, Move: at})
	}
	w.notes(n)
}

// tone is how a judgement of a move looks.
func tone(nag game.NAG) movetext.Tone {
	switch nag {
	case 1, 3:
		return movetext.Good
	case 2, 4:
		return movetext.Bad
	case 5, 6:
		return movetext.Doubtful
	}
	return movetext.Plain
}

// notes writes value, clock and comment behind a move.
func (w *writer) notes(n *game.Node) {
	at := w.text.number[n]
	if value, ok := n.Eval(); ok {
		w.word(movetext.Word{Kind: movetext.Figure, Text: Eval(value), Move: at})
	}
	if left, ok := n.Clock(); ok {
		w.word(movetext.Word{Kind: movetext.Figure, Text: Clock(left), Move: at})
	}
	w.comment(n.Text(), at)
}

// comment writes the words of a comment.
func (w *writer) comment(text string, at int) {
	for _, word := range strings.Fields(text) {
		w.word(movetext.Word{Kind: movetext.Comment, Text: word, Move: at})
		w.number = true
	}
}

// Eval writes the value of [%eval], which may have a depth behind a comma: 0.35,20.
func Eval(value string) string {
	value, _, _ = strings.Cut(value, ",")
	value = strings.ReplaceAll(value, "-", "−")
	if !strings.HasPrefix(value, "−") && !strings.HasPrefix(value, "#") && !strings.HasPrefix(value, "+") {
		value = "+" + value
	}
	return value
}

// Clock writes the time that is left.
func Clock(left time.Duration) string {
	seconds := int(left / time.Second)
	two := func(n int) string { return string([]byte{byte('0' + n/10%10), byte('0' + n%10)}) }
	return strconv.Itoa(seconds/3600) + ":" + two(seconds/60%60) + ":" + two(seconds%60)
}
