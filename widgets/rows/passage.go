package rows

import (
	"strings"

	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// placed is a piece, or a line of one, where it stands.
type placed struct {
	passage, piece int
	text           string
	at             draw.Rect
	name           float32 // the room of its name
	cut            bool
}

// passages lays out what stands below the cells of a line, and says where it ends.
func (b *body) passages(l *Line) (list []placed, bottom float32) {
	if len(l.Below) == 0 {
		return nil, 0
	}
	y := b.frame.Air
	if l.texts() {
		y = b.cellsHeight(l) - b.frame.Air
	}
	for i := range l.Below {
		if len(l.Below[i].Pieces) == 0 {
			continue
		}
		var lines int
		height := b.list.Surface.LineHeight(l.Below[i].room(0)) + l.Below[i].Lead
		list, lines = b.place(list, l, i, y, height)
		y += float32(lines) * height
	}
	return list, y + b.frame.Air
}

// place adds the pieces of a passage, and returns how many lines they have.
func (b *body) place(list []placed, l *Line, passage int, top, height float32) ([]placed, int) {
	p := &l.Below[passage]
	left := b.frame.Edge + p.Indent
	flow := draw.Flow{Left: left + p.Hang, Right: b.width - b.frame.Gutter, Top: top, Height: height, Gap: p.Gap}
	flow.Begin(left)
	for i, piece := range p.Pieces {
		style, name := p.room(i), float32(0)
		if piece.Name != "" {
			name = b.list.TextWidth(piece.Name, caption) + 4
		}
		text := strings.TrimLeft(piece.Text, " ")
		word := strings.TrimRight(text, " ")
		blank := b.list.TextWidth(" ", style)
		flow.Space(blank * float32(len(piece.Text)-len(text)))
		lines := []string{word}
		if p.Wraps {
			lines = b.wrap(word, style, flow.Right-flow.Left)
		}
		for k, line := range lines {
			if k > 0 {
				flow.Space(flow.Right - flow.Left) // which ends the line
			}
			width := name + b.list.TextWidth(line, style)
			at := flow.Place(width)
			list = append(list, placed{passage, i, line, at, name, at.W < width})
		}
		flow.Space(blank * float32(len(text)-len(word)))
	}
	return list, flow.Lines()
}

// drawPassages draws what stands below the cells of a line.
func (b *body) drawPassages(p *Row, l *Line) {
	list, _ := b.passages(l)
	for _, f := range list {
		passage, at := &l.Below[f.passage], f.at
		piece, style := &passage.Pieces[f.piece], passage.style(f.piece)
		if piece.Lit || piece.Hint != "" && p.Hovered && at.Contains(p.Mouse) {
			p.RoundRect(draw.Rect{X: at.X - 3, Y: at.Y, W: at.W + 5, H: at.H}, 4, p.Faded(theme.ColorNamePrimary, 0x38))
		}
		if f.name > 0 {
			p.Text(piece.Name, draw.Rect{X: at.X, Y: at.Y, W: f.name, H: at.H}, caption)
			at.X, at.W = at.X+f.name, at.W-f.name
		}
		p.Text(f.text, at, style)
	}
}

// LineHeight is the height that a line needs.
func (b *body) LineHeight(l *Line) float32 {
	_, bottom := b.passages(l)
	return max(b.cellsHeight(l), bottom)
}
