package sheet

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Note is a text of a few sentences, wrapped and centred; it stands where a list has no lines. It asks for no room,
// unlike Fyne's wrapping label, which wants the height of its narrowest state before it knows its width.
type Note struct {
	Page *Page // to be put into a container

	text  string
	lines []string
	width float32 // that the lines were wrapped for, and the size of their letters
	size  float32
}

// noteMargin is left and right of the text.
const noteMargin = 16

// NewNote makes a note.
func NewNote(text string) *Note {
	n := &Note{text: text}
	n.Page = NewPage(n)
	n.Page.free = true
	return n
}

// SetText shows another text.
func (n *Note) SetText(text string) {
	if text != n.text {
		n.text, n.lines = text, nil
		n.Page.Reload()
	}
}

// Text is the whole text.
func (n *Note) Text() string { return n.text }

// Len wraps the text if the width or the theme has changed.
func (n *Note) Len() int {
	width, size := n.Page.Size().Width-2*noteMargin, n.Page.textSize(Style{})
	if n.lines == nil || width != n.width || size != n.size {
		n.width, n.size = width, size
		n.lines = Wrap(n.text, func(s string) bool { return width <= 0 || n.Page.TextWidth(s, Style{}) <= width })
	}
	return len(n.lines) + 1
}

// Height has some air above the first line.
func (n *Note) Height(line int) float32 {
	if line == 0 {
		return noteMargin
	}
	return n.Page.LineHeight(Style{})
}

// Draw is a line in the middle.
func (n *Note) Draw(line int, pen *Pen) {
	if line > 0 {
		style := Style{Colour: theme.ColorNamePlaceHolder, Align: fyne.TextAlignCenter}
		pen.Text(n.lines[line-1], Rect{noteMargin, 0, pen.Width - 2*noteMargin, pen.Height}, style)
	}
}

// Selectable is never so.
func (n *Note) Selectable(int) bool { return false }

// Hint has nothing to say.
func (n *Note) Hint(int, fyne.Position) string { return "" }

// Wrap breaks a text between words into lines that fit; a word that is too long stands alone.
func Wrap(text string, fits func(string) bool) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && !fits(longer) {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	return append(lines, line)
}
