package game

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"drevo/engine/board"
)

// width is how many columns a line of the export format may have (section 4.3 of the standard).
const width = 79

// String writes the game in the standard's export format: the seven tag roster first, missing ones
// with a question mark, FEN if the game does not begin at the initial position, moves in short
// notation with glyphs by number, an empty line at the end.
func (g *Game) String() string {
	var w writer
	for _, tag := range g.exported() {
		w.text.WriteString("[" + tag.Name + ` "` + escapeTag.Replace(escapeEntity.Replace(tag.Value)) + "\"]\n")
	}
	w.text.WriteByte('\n')
	w.nags(g.Root)
	w.comments(g.Root.Comments)
	w.number = true
	w.line(g.Root, g.Start)
	w.word(string(g.Result))
	w.text.WriteString("\n\n")
	return w.text.String()
}

// exported returns the tags that String writes.
func (g *Game) exported() Tags {
	tags := append(Tags(nil), g.Tags...)
	for _, name := range roster {
		if tags.Get(name) == "" {
			tags.Set(name, "?")
		}
	}
	if tags.Get("Date") == "?" {
		tags.Set("Date", "????.??.??")
	}
	tags.Set("Result", string(g.Result))
	if start := board.Start(); g.Start != start {
		if g.Start.Home() != 0 {
			tags.Set("Variant", "Chess960")
		}
		tags.Set("SetUp", "1")
		tags.Set("FEN", g.Start.FEN())
	} else {
		tags.Delete("SetUp")
		tags.Delete("FEN")
	}
	return tags.sorted()
}

// writer breaks lines.
type writer struct {
	text   strings.Builder
	column int
	number bool // the next move of Black needs its number
}

// line writes all that follows a node.
func (w *writer) line(n *Node, p board.Position) {
	for len(n.Next) > 0 {
		next := n.Next[0]
		w.move(next, &p)
		for _, variation := range n.Next[1:] {
			w.variation(variation, p)
		}
		n, p = next, p.After(next.Move)
	}
}

// variation writes a variation in brackets, from its first move on.
func (w *writer) variation(first *Node, p board.Position) {
	w.word("(")
	w.number = true
	w.move(first, &p)
	w.line(first, p.After(first.Move))
	w.close()
	w.number = true
}

// move writes one move with what is written about it.
func (w *writer) move(n *Node, p *board.Position) {
	w.comments(n.Before)
	black := p.Turn() == board.Black
	switch {
	case !black:
		w.word(strconv.Itoa(p.MoveNumber()) + ".")
	case w.number:
		w.word(strconv.Itoa(p.MoveNumber()) + "...")
	}
	w.number = false
	if n.Move == board.Pass {
		w.word("--")
	} else {
		w.word(p.SAN(n.Move))
	}
	w.nags(n)
	w.comments(n.Comments)
}

func (w *writer) nags(n *Node) {
	for _, nag := range n.NAGs {
		w.word(fmt.Sprintf("$%d", nag))
	}
}

// comments writes comments: in braces, or where a closing brace is in it behind a semicolon.
func (w *writer) comments(comments []string) {
	for _, comment := range comments {
		w.number = true
		if strings.Contains(comment, "}") {
			w.word("; " + lineEnds.Replace(comment))
			w.newLine()
			continue
		}
		words := strings.Split("{"+comment+"}", " ")
		for i, word := range words {
			if i == 0 {
				w.word(word)
			} else {
				w.inner(word)
			}
		}
	}
}

// word writes a word, on a new line if the line has no room for it.
func (w *writer) word(word string) {
	space := " "
	if w.column == 0 || strings.HasSuffix(w.text.String(), "(") {
		space = ""
	}
	if w.column > 0 && w.column+len(space)+utf8.RuneCountInString(word) > width {
		w.newLine()
		space = ""
	}
	w.put(space + word)
}

// inner writes a word of a comment. It does not begin a line with what readers take for an escape
// or a tag, nor with nothing.
func (w *writer) inner(word string) {
	if w.column+1+utf8.RuneCountInString(word) > width && word != "" && word[0] != '%' && word[0] != '[' &&
		!strings.HasSuffix(w.text.String(), " ") {
		w.newLine()
		w.put(word)
		return
	}
	w.put(" " + word)
}

// close ends a variation.
func (w *writer) close() {
	if w.column+1 > width {
		w.newLine()
	}
	w.put(")")
}

func (w *writer) put(text string) {
	w.text.WriteString(text)
	w.column += utf8.RuneCountInString(text)
}

func (w *writer) newLine() {
	w.text.WriteByte('\n')
	w.column = 0
}
