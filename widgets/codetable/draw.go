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

func (s *View) nameHeight() float32 { return s.Surface.LineHeight(nameStyle) + 4 }
func (s *View) legendLine() float32 { return s.Surface.LineHeight(legendStyle) + 4 }

// area returns the place of the whole table.
func (s *View) area() draw.Rect {
	size := s.Size()
	high := size.Height - s.nameHeight() - 2*margin - float32(len(s.legend()))*s.legendLine()
	side := max(min(size.Width-2*margin, high, mostCell*Side), Side)
	return draw.Rect{X: (size.Width - side) / 2, Y: s.nameHeight() + margin, W: side, H: side}
}

// cellRect returns the place of a block of cells in the table's area, given by its upper left cell.
func cellRect(area draw.Rect, row, column, rows, columns int) draw.Rect {
	side := area.W / Side
	return draw.Rect{X: area.X + side*float32(column), Y: area.Y + side*float32(row), W: side * float32(columns),
		H: side * float32(rows)}
}

// cellAt returns the cell under a place.
func (s *View) cellAt(at fyne.Position) cell {
	area := s.area()
	if s.table == nil || !area.Contains(at) {
		return nowhere
	}
	side := area.W / Side
	return cell{min(int((at.Y-area.Y)/side), Side-1), min(int((at.X-area.X)/side), Side-1)}
}

// draw draws the name, the cells, the frame of the board above them, and the legend.
func (s *View) draw(p *draw.Context) {
	if s.table == nil {
		p.Note(s.Empty)
		return
	}
	area := s.area()
	p.Text(s.table.Name, draw.Rect{X: area.X, W: p.Size.Width - area.X - margin, H: s.nameHeight()}, nameStyle)
	for row := range Side {
		for column := range Side {
			s.drawCell(p, cellRect(area, row, column, 1, 1), cell{row, column})
		}
	}
	board := cellRect(area, s.table.Ranks-Board+1, s.table.Files, Board, Board)
	p.Frame(board.Inset(-1), 2, p.Colour(theme.ColorNameForeground))
	if s.hovered != nowhere {
		p.Frame(cellRect(area, s.hovered.row, s.hovered.column, 1, 1), 1.5, p.Colour(theme.ColorNameForeground))
	}
	s.drawLegend(p, area.Y+area.H+margin)
}

// drawCell draws a number on its tint.
func (s *View) drawCell(p *draw.Context, r draw.Rect, at cell) {
	c := s.table.Cells[at.row][at.column]
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
	case NoPrey:
		p.Line(thick, c, middle.AddXY(-half, 0), middle.AddXY(half, 0))
	}
}

// legend lists the reasons that occur on the board, in lines that fit.
func (s *View) legend() (lines [][]int) {
	if s.table == nil {
		return nil
	}
	var room float32
	for reason := OwnMan; reason <= NoPrey; reason++ {
		if !s.table.forbids(reason) {
			continue
		}
		width := s.legendWidth(reason)
		if len(lines) == 0 || width > room {
			lines = append(lines, nil)
			room = s.Size().Width - 2*margin
		}
		room -= width
		lines[len(lines)-1] = append(lines[len(lines)-1], reason)
	}
	return lines
}

func (s *View) legendWidth(reason int) float32 {
	return swatch + 4 + s.Surface.TextWidth(lang.L(forbidden[reason].name), legendStyle) + 10
}

// drawLegend draws the signs that occur with their names.
func (s *View) drawLegend(p *draw.Context, y float32) {
	height := s.legendLine()
	for _, line := range s.legend() {
		x := s.area().X
		for _, reason := range line {
			sign := draw.Rect{X: x, Y: y + (height-swatch)/2, W: swatch, H: swatch}
			p.FillWith(sign, p.Faded(theme.ColorNamePrimary, tint(1)))
			strike(p, sign, reason)
			width := s.legendWidth(reason)
			p.Text(lang.L(forbidden[reason].name), draw.Rect{X: x + swatch + 4, Y: y, W: width - swatch - 4, H: height},
				legendStyle)
			x += width
		}
		y += height
	}
}
