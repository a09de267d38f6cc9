package treeview

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Sizes of an icicle in units of the canvas.
const (
	icePad  float32 = 4
	iceText float32 = 14 // room that a label needs
	iceCut  float32 = 64 // room that one needs which is cut
)

// iceHeight is the height of a level.
func iceHeight() float32 { return draw.Zoomed(19) }

// icePicture is what one picture of an icicle is painted with.
type icePicture struct {
	*Icicle
	*draw.Context
	width   float64 // of the picture in pixels
	row     int     // of a level in pixels
	rows    int     // levels in the picture
	ground  color.NRGBA
	plain   *draw.Face
	bold    *draw.Face
	path    map[ID]bool // the selected node and what is above it
	markers []int       // pairs of x and level: blocks of the path that are too narrow to see
}

// draw is the generator of the raster.
func (i *Icicle) draw(c *draw.Context) {
	p := &icePicture{Icicle: i, Context: c, width: float64(c.Bounds().Dx())}
	p.ground = p.Context.Colour(theme.ColorNameInputBackground)
	p.FillPixels(p.Bounds(), p.ground)
	if i.blank() {
		p.Note(i.empty)
		return
	}
	p.plain, p.bold = p.Face(draw.Style{}), p.Face(draw.Style{Bold: true})
	p.row = max(p.Px(iceHeight()), 2)
	p.rows = (c.Bounds().Dy() + p.row - 1) / p.row
	i.level = float32(p.row) / p.Scale()
	i.buffer(p.rows) // now, so that none moves during the walk
	p.path = i.pathOf(i.selected)
	scale := p.width / (i.hi - i.lo)
	p.node(i.top, 0, -i.lo*scale, (1-i.lo)*scale)
	p.mark()
}

// pathOf collects a node and what is above it.
func (i *Icicle) pathOf(id ID) map[ID]bool {
	path := map[ID]bool{}
	for ok := id != NoID; ok; id, ok = i.source.Parent(id) {
		path[id] = true
	}
	return path
}

// node paints a block from x0 to x1 and what hangs below it.
func (p *icePicture) node(id ID, level int, x0, x1 float64) {
	p.block(id, level, x0, x1)
	if level+1 >= p.rows || x1-x0 < narrowest {
		return
	}
	r := p.buffer(level)
	p.split(id, r)
	width := x1 - x0
	merged, heaviest, most := -1.0, NoID, 0.0 // a run of children that are too narrow
	flush := func(end float64) {
		if merged >= 0 {
			p.merge(heaviest, level+1, merged, end)
		}
		merged, most = -1, 0
	}
	for k := range r.ids {
		left, right := x0+r.edges[k]*width, x0+r.edges[k+1]*width
		if right <= 0 {
			continue
		}
		if left >= p.width {
			flush(left)
			return
		}
		if right-left >= 1 {
			flush(left)
			p.node(r.ids[k], level+1, left, right)
			continue
		}
		if merged < 0 {
			merged = max(left, 0)
		}
		if right-left > most {
			heaviest, most = r.ids[k], right-left
		}
		if p.path[r.ids[k]] {
			p.markers = append(p.markers, int(left), level+1)
		}
	}
	end := x0 + r.edges[len(r.ids)]*width
	flush(end)
	if x1-end >= narrowest && p.Truncated != nil && p.Truncated(id) != "" {
		hatch(p.Context, p.area(level+1, end, x1))
	}
}

// area returns the place of a block.
func (p *icePicture) area(level int, x0, x1 float64) image.Rectangle {
	left, right := int(max(x0, 0)+0.5), int(min(x1, p.width)+0.5)
	return image.Rect(left, level*p.row, max(right, left+1), (level+1)*p.row-1)
}

// block paints one node.
func (p *icePicture) block(id ID, level int, x0, x1 float64) {
	area := p.area(level, x0, x1)
	c := p.tint(id)
	if id == p.hovered {
		c = draw.Mix(c, p.Context.Colour(theme.ColorNameForeground), 0.25)
	}
	if area.Dx() >= 4 {
		area.Max.X-- // a gap tells neighbours apart
	}
	p.FillPixels(area, c)
	if p.path[id] {
		edge := p.Context.Colour(theme.ColorNameForeground)
		switch {
		case id == p.selected && area.Dx() >= 6:
			p.FramePixels(area, max(p.Px(2), 1), edge)
		case id == p.selected:
			p.markers = append(p.markers, area.Min.X, level)
		default: // a line under what leads to the selected node
			p.FillPixels(image.Rect(area.Min.X, area.Max.Y-max(p.Px(2), 1), area.Max.X, area.Max.Y), edge)
		}
	}
	p.label(id, area, draw.Readable(c))
}

// label writes into a block what fits, unless that would be little more than an ellipsis.
func (p *icePicture) label(id ID, area image.Rectangle, c color.NRGBA) {
	cell := image.Rect(area.Min.X+p.Px(icePad), area.Min.Y, area.Max.X-p.Px(icePad)/2, area.Max.Y)
	if p.Label == nil || cell.Dx() < p.Px(iceText) {
		return
	}
	face, text := p.plain, p.Label(id)
	if id == p.selected {
		face = p.bold
	}
	if _, cut := face.Fit(text, cell.Dx()); !cut || cell.Dx() >= p.Px(iceCut) {
		p.Cell(face, cell, text, fyne.TextAlignLeading, c)
	}
}

// merge paints a run of nodes that are narrower than a pixel, in the colour of the heaviest but
// paler, and of less height, so that nobody takes it for a node.
func (p *icePicture) merge(heaviest ID, level int, x0, x1 float64) {
	area := p.area(level, x0, x1)
	area.Max.Y -= p.row / 3
	p.FillPixels(area, draw.Mix(p.tint(heaviest), p.ground, 0.45))
}

// tint returns the colour of a node; without a callback all are alike.
func (p *icePicture) tint(id ID) color.NRGBA {
	if p.Icicle.Colour == nil {
		return p.Context.Colour(theme.ColorNamePrimary)
	}
	return p.Icicle.Colour(p.Context, id)
}

// mark points at the selected node, or at the way to it, where that is too narrow to be seen.
func (p *icePicture) mark() {
	for k := 0; k+1 < len(p.markers); k += 2 {
		side := p.Px(9)
		x, y := p.markers[k]-side/2, p.markers[k+1]*p.row
		box := image.Rect(x, y, x+side, y+side)
		p.Context.Mark(p.Bounds(), box, draw.TriangleDown, p.Context.Colour(theme.ColorNameForeground))
	}
}
