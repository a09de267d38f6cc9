// Package why shows evidence: lines of label, bar and number in sections that can be
// folded, such as the way of a value from the root of a tree to the leaf that it comes
// from, and the terms of the evaluation there.
//
//	w := why.New()
//	w.OnSelect = func(id uint32) { ... }
//	w.SetSections(sections)
//
// The widget knows no engine: whoever uses it fills the sections. It must be used on
// Fyne's goroutine.
package why

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/sheet"
)

// Section is a heading with lines below it.
type Section struct {
	Title string // also names the section from one filling to the next, so that it stays folded
	Aside string // at the right of the title, such as a sum
	Note  string // a sentence or two above the lines, wrapped
	Lines []Line
}

// Line is one piece of evidence.
type Line struct {
	Label  string
	Detail string  // after the label, fainter
	Value  string  // at the right
	Net    float64 // drawn as a bar from the middle, right for White, left for Black
	Share  float64 // drawn as a bar from the left, 0 to 1; of two bars only this one is drawn
	Hint   string
	Strong bool
	Linked bool   // a click reports ID
	ID     uint32 // of a node
}

// Why is the widget.
type Why struct {
	widget.BaseWidget

	OnSelect func(id uint32)                     // a linked line was chosen
	OnHover  func(hint string, at fyne.Position) // as in package sheet

	sheet    *sheet.Sheet
	sections []Section
	folded   map[string]bool
	empty    string
	rows     []row
	width    float32 // that rows were laid out for
}

// row is a line of the sheet: a heading, a part of a note, or a piece of evidence.
type row struct {
	section int
	line    int // headingRow, or noteRow, or the index of the evidence
	text    string
	scale   float64
}

const (
	headingRow = -1 - iota
	noteRow
)

// New returns a widget without evidence.
func New() *Why {
	w := &Why{folded: map[string]bool{}}
	w.sheet = sheet.New(source{w})
	w.sheet.Page.OnTap = w.tap
	w.sheet.Page.OnSelect = w.pick
	w.sheet.Page.OnHover = func(hint string, at fyne.Position) {
		if w.OnHover != nil {
			w.OnHover(hint, at)
		}
	}
	w.ExtendBaseWidget(w)
	return w
}

// SetSections shows other evidence.
func (w *Why) SetSections(sections []Section) {
	w.sections = sections
	w.layOut()
	w.sheet.Reset(-1)
}

// SetEmpty sets what is said while there is no evidence.
func (w *Why) SetEmpty(text string) {
	w.empty = text
	w.layOut()
	w.sheet.Reset(-1)
}

// Sections returns what is shown.
func (w *Why) Sections() []Section { return w.sections }

// Mark shows the line of a node as the selected one; none if there is no such line.
func (w *Why) Mark(id uint32) {
	for i, r := range w.rows {
		if r.line >= 0 && w.lineOf(r).Linked && w.lineOf(r).ID == id {
			w.sheet.Page.Select(i)
			return
		}
	}
	w.sheet.Page.Select(-1)
}

// Fold hides or shows the lines of a section.
func (w *Why) Fold(title string, folded bool) {
	w.folded[title] = folded
	w.layOut()
	w.sheet.Reload()
}

// Folded reports whether the lines of a section are hidden.
func (w *Why) Folded(title string) bool { return w.folded[title] }

func (w *Why) lineOf(r row) Line { return w.sections[r.section].Lines[r.line] }

// layOut makes the rows for the width at hand.
func (w *Why) layOut() {
	w.width = w.sheet.Page.Size().Width
	w.rows = w.rows[:0]
	if len(w.sections) == 0 {
		w.addNote(0, w.empty)
	}
	for i, s := range w.sections {
		w.rows = append(w.rows, row{section: i, line: headingRow})
		if w.folded[s.Title] {
			continue
		}
		w.addNote(i, s.Note)
		scale := largest(s.Lines)
		for j := range s.Lines {
			w.rows = append(w.rows, row{section: i, line: j, scale: scale})
		}
	}
}

// largest is the net value that reaches the edge of its bar.
func largest(lines []Line) (scale float64) {
	for _, l := range lines {
		scale = max(scale, l.Net, -l.Net)
	}
	return scale
}

// addNote wraps a text into rows.
func (w *Why) addNote(section int, text string) {
	room := w.width - 2*margin
	line := ""
	for _, word := range strings.Fields(text) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && room > 0 && w.sheet.Page.TextWidth(longer, noteStyle) > room {
			w.rows = append(w.rows, row{section: section, line: noteRow, text: line})
			longer = word
		}
		line = longer
	}
	if line != "" {
		w.rows = append(w.rows, row{section: section, line: noteRow, text: line})
	}
}

// tap folds a section at its heading.
func (w *Why) tap(at int, _ fyne.Position) bool {
	r := w.rows[at]
	if r.line != headingRow {
		return false
	}
	title := w.sections[r.section].Title
	w.Fold(title, !w.folded[title])
	return true
}

func (w *Why) pick(at int) {
	if at >= 0 && w.OnSelect != nil {
		w.OnSelect(w.lineOf(w.rows[at]).ID)
	}
}

// Resize lays notes out for the new width.
func (w *Why) Resize(size fyne.Size) {
	w.BaseWidget.Resize(size)
	w.sheet.Resize(size)
	if w.sheet.Page.Size().Width != w.width {
		w.layOut()
		w.sheet.Reload()
	}
}

// MinSize leaves room for a few lines.
func (w *Why) MinSize() fyne.Size {
	w.ExtendBaseWidget(w)
	return fyne.NewSize(200, 6*theme.TextSize())
}

// CreateRenderer is for Fyne.
func (w *Why) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(w.sheet) }
