package runtable

import (
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Where nodes, boards and time have no room as columns they stand below the name, in lines of small text.

var small = draw.Style{Size: theme.SizeNameCaptionText}

// figureGap is the room between two figures of a line.
const figureGap = 14

// figureOf is one of the figures of a run: its name before it, and what it says under the mouse.
type figureOf struct {
	name, text, hint string
	at               draw.Rect // of name and text, below the top of the row
	split            float32   // from the left of that to the text
}

// figures lays the figures of a run out below its name, where they have no columns; lines is how many
// lines of small text they take.
func (v *View) figures(row int) (list []figureOf, lines int) {
	r := v.data.Rows[row]
	if r.Waiting || !v.squeezed(v.body.Size().Width) {
		return nil, 0
	}
	height, top := v.body.Surface.LineHeight(small), v.nameHeight(row)
	right, x := v.body.Size().Width-gutter, float32(0)
	for _, f := range []figureOf{
		{name: textNodes(), text: r.Nodes, hint: r.Hints.Nodes}, {name: textBoards(), text: r.Boards, hint: r.Hints.Boards},
		{name: textTime(), text: r.Time, hint: r.Hints.Time},
	} {
		if f.text == "" {
			continue
		}
		f.split = v.body.TextWidth(f.name, small) + 4
		width := f.split + v.body.TextWidth(f.text, small)
		if lines == 0 || x+width > right {
			x = edge + sign
			lines++
		}
		f.at = draw.Rect{X: x, Y: top + float32(lines-1)*height, W: width, H: height}
		list = append(list, f)
		x += width + figureGap
	}
	return list, lines
}

// drawFigures writes the figures that have no columns.
func (s source) drawFigures(row int, p *rows.Row) {
	list, _ := s.figures(row)
	for _, f := range list {
		name, text := f.at, f.at
		name.W, text.X, text.W = f.split, f.at.X+f.split, f.at.W-f.split
		p.Text(f.name, name, caption)
		p.Text(f.text, text, small)
	}
}
