package movetext

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

var (
	numberStyle  = draw.Style{Colour: theme.ColorNamePlaceHolder}
	moveStyle    = draw.Style{}
	commentStyle = draw.Style{}
	figureStyle  = draw.Style{Colour: theme.ColorNamePlaceHolder, Size: theme.SizeNameCaptionText}
	resultStyle  = draw.Style{Bold: true, Colour: theme.ColorNamePlaceHolder}
)

// tones are the colours of glyphs.
var tones = [...]fyne.ThemeColorName{
	Plain: theme.ColorNameForeground, Good: theme.ColorNameSuccess, Doubtful: theme.ColorNameWarning,
	Bad: theme.ColorNameError,
}

// style is that of a word's text.
func (w *Word) style(main bool) draw.Style {
	switch w.Kind {
	case Comment:
		return commentStyle
	case Figure:
		return figureStyle
	case Result:
		return resultStyle
	}
	style := moveStyle
	style.Bold = main
	return style
}

// measure returns the width of a word with its number and glyph.
func (l *List) measure(w *Word, main bool) float32 {
	style := w.style(main)
	width := l.widths.of(&l.List, w.Text, style)
	if w.Number != "" {
		width += l.widths.of(&l.List, w.Number, numberStyle) + inner
	}
	if w.Glyph != "" {
		width += l.widths.of(&l.List, w.Glyph, style.Strong())
	}
	return width
}

// source is the list as the source of its rows.
type source struct{ *List }

func (s source) Len() int            { return len(s.lines) }
func (s source) Selectable(int) bool { return false }
func (s source) Height(int) float32 {
	if s.height == 0 {
		s.height = s.Surface.LineHeight(moveStyle.Strong()) + 2*air
	}
	return s.height
}

func (s source) Hint(row int, at fyne.Position) string {
	if w := s.wordAt(row, at.X); w != nil && w.Kind == Move {
		return s.Hints
	}
	return ""
}

// Draw draws a line: strokes for the variations that it lies in, and its words.
func (s source) Draw(row int, p *rows.Row) {
	line := &s.lines[row]
	for d := range min(line.depth, deepest) {
		p.Fill(draw.Rect{X: indent(d) + step/2 - 1, W: 1, H: p.Height}, theme.ColorNameSeparator)
	}
	over := -1
	if w := s.wordAt(row, p.Mouse.X); p.Hovered && w != nil {
		over = w.Move
	}
	for i := range line.words {
		s.drawWord(&line.words[i], p, over)
	}
}

func (s source) drawWord(w *placed, p *rows.Row, over int) {
	box := draw.Rect{X: w.x, W: w.width, H: p.Height}
	if w.Kind == Move && w.Move >= 0 {
		around := draw.Rect{X: box.X - 3, Y: 1, W: box.W + 6, H: box.H - 2}
		switch w.Move {
		case s.place:
			p.RoundRect(around, 4, p.Colour(theme.ColorNameSelection))
			p.RoundFrame(around.Inset(0.5), 4, 1, p.Colour(theme.ColorNamePrimary))
		case over:
			p.RoundRect(around, 4, p.Colour(theme.ColorNameHover))
		}
	}
	style := w.style(w.main)
	put := func(text string, style draw.Style, gap float32) {
		if text != "" {
			width := s.widths.of(&s.List.List, text, style)
			p.Text(text, draw.Rect{X: box.X, Y: box.Y, W: width, H: box.H}, style)
			box.X += width + gap
		}
	}
	put(w.Number, numberStyle, inner)
	if w.Kind == Comment {
		p.TextPixels(w.Text, p.Pixels(draw.Rect{X: box.X, Y: box.Y, W: box.W + space, H: box.H}), style,
			p.Shade(draw.ShadeHolds))
		return
	}
	put(w.Text, style, 0)
	put(w.Glyph, style.Strong().In(tones[w.Tone]), 0)
}
