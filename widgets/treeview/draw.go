package treeview

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/internal/phrase"
	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// source is a tree as the source of the rows of a list.
type source struct{ *View }

func (s source) Len() int {
	if s.blank() {
		return 0
	}
	return int(s.index.total())
}

func (s source) Height(int) float32      { return rowHeight() }
func (s source) Selectable(row int) bool { return s.nodeAt(row) != NoID }

// Hint returns the hint of a cell, or its whole text where that is cut.
func (s source) Hint(row int, at fyne.Position) string {
	id := s.nodeAt(row)
	if id == NoID {
		return ""
	}
	line := s.row(id)
	line.Indent = s.contentX(s.to(row).depth()) - gap
	return s.HintAt(&line, at)
}

var _ rows.Beginner = source{}

// Begin looks up what all rows need.
func (s source) Begin(p *draw.Context) {
	l := &s.View.look
	ground := p.Colour(s.Rows.Ground)
	s.Table.Begin(p)
	*l = look{first: s.ColumnWidth(0), active: none}
	s.follow()
	l.stripe = draw.Mix(ground, p.Colour(theme.ColorNameForeground), 0.03)
	l.line = draw.Mix(ground, p.Colour(theme.ColorNameForeground), 0.22)
	if s.selected == NoID {
		return
	}
	if parent, ok := s.index.source.Parent(s.selected); ok {
		if k, ok := s.index.at[parent]; ok {
			l.active = k
		}
	}
}

// Draw draws a node, or how many the filter hides.
func (s source) Draw(row int, p *rows.Row) {
	c := s.to(row)
	area := p.Pixels(draw.Rect{W: p.Width - rows.BarWidth, H: p.Height})
	if row%2 == 1 && !p.Selected && !p.Hovered {
		p.FillPixels(area, s.look.stripe)
	}
	id := c.id()
	if id == NoID {
		s.drawHidden(p, c)
		return
	}
	r := s.row(id)
	if k := c.parent(); k != none && s.index.branches[k].reveal && s.index.filter != nil && !s.index.filter(id) {
		r.Dim = true // shown although the filter hides it
	}
	s.drawGuide(p, c, id, area)
	r.Indent = s.contentX(c.depth()) - gap
	s.DrawLine(p, &r)
	s.drawLantern(p, c.depth(), id)
}

// drawGuide draws the lines of the tree and the sign that opens a node. The line that leads to the selected
// node stands out.
func (s source) drawGuide(p *rows.Row, c *cursor, id ID, area image.Rectangle) {
	depth, parent := c.depth(), s.index.source.HasChildren(id)
	middle, thin := (area.Min.Y+area.Max.Y)/2, p.Hair()
	x := s.depthX(depth)
	for level := 1; level <= depth; level++ {
		last, at := !c.goesOn(level-1), s.levelX(level-1)
		if last && level < depth || at < gap || at >= x {
			continue
		}
		line := s.look.line
		if c.frames[level-1].branch == s.look.active {
			line = p.Colour(theme.ColorNamePrimary)
		}
		left, bottom := p.Px(at+twisty/2), area.Max.Y
		if last {
			bottom = middle
		}
		p.FillPixels(image.Rect(left, area.Min.Y, left+thin, bottom), line)
		if level == depth && !parent {
			p.FillPixels(image.Rect(left+thin, middle-thin, p.Px(x+twisty), middle), line)
		}
	}
	if parent {
		mark := draw.TriangleRight
		if s.index.isOpen(id) {
			mark = draw.TriangleDown
		}
		box := p.Pixels(draw.Rect{X: x, Y: (p.Height - twisty) / 2, W: twisty, H: twisty})
		p.Mark(p.Bounds(), box, mark, p.Colour(theme.ColorNamePlaceHolder))
	}
}

// drawHidden tells how many children the filter hides.
func (s source) drawHidden(p *rows.Row, c *cursor) {
	if p.Hovered {
		p.Fill(draw.Rect{W: p.Width, H: p.Height}, theme.ColorNameHover)
	}
	x := s.contentX(c.depth())
	of := &s.index.branches[c.parent()]
	text := phrase.Of("… {n} hidden below {move}", "n", of.hidden, "move", s.row(of.id).Cells[0].Text)
	p.Text(text, draw.Rect{X: x, W: p.Width - rows.BarWidth - x, H: p.Height},
		draw.Style{Colour: theme.ColorNamePlaceHolder})
}
