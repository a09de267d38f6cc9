package codetable

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

const (
	margin    = 4
	leastCell = 16 // side of a cell at which two digits can be read
	mostCell  = 34 // side of a cell, however much room there is
	swatch    = 12 // side of a sign in the legend
)

var (
	nameStyle   = draw.Style{Bold: true}
	legendStyle = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
)

func (v *View) nameHeight() float32 { return v.Surface.LineHeight(nameStyle) + 4 }
func (v *View) legendLine() float32 { return v.Surface.LineHeight(legendStyle) + 4 }

// area returns the place of the whole table.
func (v *View) area() draw.Rect {
	size := v.Size()
	_, lines := v.legend()
	high := size.Height - v.nameHeight() - 2*margin - float32(lines)*v.legendLine()
	side := max(min(size.Width-2*margin, high, mostCell*Side), Side)
	return draw.Rect{X: (size.Width - side) / 2, Y: v.nameHeight() + margin, W: side, H: side}
}

// cellRect returns the place of a block of cells in the table's area, given by its upper left cell.
func cellRect(area draw.Rect, row, column, rows, columns int) draw.Rect {
	side := area.W / Side
	return draw.Rect{X: area.X + side*float32(column), Y: area.Y + side*float32(row), W: side * float32(columns),
		H: side * float32(rows)}
}

// cellAt returns the cell under a place.
func (v *View) cellAt(at fyne.Position) cell {
	area := v.area()
	if v.table == nil || !area.Contains(at) {
		return nowhere
	}
	side := area.W / Side
	return cell{min(int((at.Y-area.Y)/side), Side-1), min(int((at.X-area.X)/side), Side-1)}
}

// draw draws the name, the cells, the frame of the board above them, and the legend.
func (v *View) draw(p *draw.Context) {
	if v.table == nil {
		p.Note(v.Empty)
		return
	}
	area := v.area()
	p.Text(v.table.Name, draw.Rect{X: area.X, W: p.Size.Width - area.X - margin, H: v.nameHeight()}, nameStyle)
	for row := range Side {
		for column := range Side {
			v.drawCell(p, cellRect(area, row, column, 1, 1), cell{row, column})
		}
	}
	board := cellRect(area, v.table.Ranks-Board+1, v.table.Files, Board, Board)
	p.Frame(board.Inset(-1), 2, p.Colour(theme.ColorNameForeground))
	if v.hovered != nowhere {
		p.Frame(cellRect(area, v.hovered.row, v.hovered.column, 1, 1), 1.5, p.Colour(theme.ColorNameForeground))
	}
	v.drawLegend(p, area.X, area.Y+area.H+margin)
}

// drawCell draws a number on its tint.
func (v *View) drawCell(p *draw.Context, r draw.Rect, at cell) {
	c := v.table.Cells[at.row][at.column]
	tile := r.Inset(0.5)
	style := draw.Style{Align: fyne.TextAlignCenter}
	if r.W < 20 {
		style.Size = theme.SizeNameCaptionText
	}
	moves, known := c.moves()
	switch {
	case known && moves == 0:
		p.Fill(tile, theme.ColorNamePrimary)
		style.Colour, style.Bold = theme.ColorNameBackground, true
	case c.On && known:
		p.FillWith(tile, p.Faded(theme.ColorNamePrimary, tint(moves)))
	default:
		style.Colour = theme.ColorNamePlaceHolder
		if c.On {
			p.FillWith(tile, p.Faded(theme.ColorNamePlaceHolder, 0x18))
		}
	}
	p.Text(c.Text, draw.Rect{X: r.X - 2, Y: r.Y, W: r.W + 4, H: r.H}, style)
	strike(p, tile, c.Forbidden)
}

// tint returns how strongly the ground of a number shows: the nearer the stronger.
func tint(moves int) uint8 {
	return uint8(0x8c * math.Pow(0.6, float64(moves-1)))
}

// strike draws why a cell is forbidden: a cross for an own piece, a stroke behind a piece, a bar
// where a pawn has nothing to capture.
func strike(p *draw.Context, r draw.Rect, reason int) {
	const inset = 2.5
	half := r.W/2 - inset
	// A trace of the number shines through.
	c, thick := draw.Fade(p.Shade(draw.ShadeFails), 0xf0), max(1.4, r.W/14)
	switch middle := r.Middle(); reason {
	case OwnMan:
		p.Cross(middle, 2*half, thick, c)
	case Behind:
		p.Line(thick, c, middle.AddXY(-half, half), middle.AddXY(half, -half))
	case NoTarget:
		p.Line(thick, c, middle.AddXY(-half, 0), middle.AddXY(half, 0))
	}
}

// legend places the reasons that occur on the board, in lines from the top, and returns how many lines there
// are.
func (v *View) legend() (places map[int]draw.Rect, lines int) {
	if v.table == nil {
		return nil, 0
	}
	places = map[int]draw.Rect{}
	flow := draw.Flow{Right: v.Size().Width - 2*margin, Height: v.legendLine()}
	for reason := OwnMan; reason <= NoTarget; reason++ {
		if v.table.forbids(reason) {
			name := v.Surface.TextWidth(lang.L(forbidden[reason].name), legendStyle)
			places[reason] = flow.Place(swatch + 4 + name + 10)
		}
	}
	return places, flow.Lines()
}

// drawLegend draws the signs that occur with their names.
func (v *View) drawLegend(p *draw.Context, x, y float32) {
	places, _ := v.legend()
	for reason := OwnMan; reason <= NoTarget; reason++ {
		at, ok := places[reason]
		if !ok {
			continue
		}
		at.X, at.Y = at.X+x, at.Y+y
		sign := draw.Rect{X: at.X, Y: at.Y + (at.H-swatch)/2, W: swatch, H: swatch}
		p.FillWith(sign, p.Faded(theme.ColorNamePrimary, tint(1)))
		strike(p, sign, reason)
		at.X, at.W = at.X+swatch+4, at.W-swatch-4
		p.Text(lang.L(forbidden[reason].name), at, legendStyle)
	}
}
