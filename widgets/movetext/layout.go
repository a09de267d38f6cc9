package movetext

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Distances that hold at any theme.
const (
	margin = 8  // left and right of the text
	step   = 12 // that a variation is indented
	space  = 5  // between words
	inner  = 2  // between a number and its move
	air    = 2  // above and below a line
)

// deepest is how many steps a variation is indented at most.
const deepest = 8

// line is a row of the list.
type line struct {
	depth int
	words []placed
}

// placed is a word with its place in its line.
type placed struct {
	*Word
	main     bool
	x, width float32
}

// measured is a text in the letters that its width depends on.
type measured struct {
	text string
	bold bool
	size fyne.ThemeSizeName
}

// widths remembers how wide texts are.
type widths map[measured]float32

func (m widths) of(l *rows.List, text string, style draw.Style) float32 {
	key := measured{text, style.Bold, style.Size}
	width, known := m[key]
	if !known {
		width = l.TextWidth(text, style)
		m[key] = width
	}
	return width
}

// indent is how far a block of a depth begins from the left.
func indent(depth int) float32 { return margin + float32(min(depth, deepest))*step }

// breakLines breaks a text into lines of a width.
func breakLines(t Text, width float32, measure func(*Word, bool) float32) (lines []line) {
	for b := range t.Blocks {
		block, above := &t.Blocks[b], len(lines)
		flow := draw.Flow{Left: indent(block.Depth), Right: width - margin - rows.BarWidth, Gap: space}
		for i := range block.Words {
			word := &block.Words[i]
			w := measure(word, block.Depth == 0)
			flow.Gap = space
			if i+1 < len(block.Words) && block.Words[i+1].joined {
				flow.Gap = 0
			}
			at := flow.Place(w)
			if above+flow.Lines() > len(lines) {
				lines = append(lines, line{depth: block.Depth})
			}
			last := &lines[len(lines)-1]
			last.words = append(last.words, placed{word, block.Depth == 0, at.X, w})
		}
	}
	for i := range lines {
		lines[i].mirror()
	}
	return lines
}

// mirror has the words that are read from the right stand in that order, where several follow one another.
func (l *line) mirror() {
	for from := 0; from < len(l.words); from++ {
		to := from
		for to < len(l.words) && l.words[to].Kind == Comment && draw.RightToLeft(l.words[to].Text) {
			to++
		}
		if to-from < 2 {
			continue
		}
		left, right := l.words[from].x, l.words[to-1].x+l.words[to-1].width
		for i := from; i < to; i++ {
			w := &l.words[i]
			w.x = left + right - w.x - w.width
		}
		from = to
	}
}

// prepare makes a text of words that can be drawn and broken: in the place of what no font has stands a word, once for
// all that follow one another, and words without blanks are divided.
func prepare(t Text, legible func(string) string) Text {
	blocks := make([]Block, len(t.Blocks))
	for b, block := range t.Blocks {
		blocks[b].Depth = block.Depth
		said := ""
		for _, word := range block.Words {
			if word.Kind != Comment {
				blocks[b].Words, said = append(blocks[b].Words, word), ""
				continue
			}
			text := legible(word.Text)
			if text != word.Text && text == said {
				continue
			}
			if said = ""; text != word.Text {
				said = text
			}
			for i, piece := range draw.Pieces(text) {
				word.Text, word.joined = piece, i > 0
				blocks[b].Words = append(blocks[b].Words, word)
			}
		}
	}
	return Text{blocks}
}

// find returns the line of a move, -1 if there is none.
func find(lines []line, move int) int {
	for i := range lines {
		for _, w := range lines[i].words {
			if w.Kind == Move && w.Move == move {
				return i
			}
		}
	}
	return -1
}
