package treeview

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/paint"
)

// Sizes of an icicle in units of the canvas.
const (
	iceHeight float32 = 19 // of a level
	icePad    float32 = 4
	iceText   float32 = 14 // room that a label needs
	iceCut    float32 = 64 // room that one needs which is cut
)

// iceBrush is what one picture of an icicle is painted with.
type iceBrush struct {
	*Icicle
	ink
	width   float64 // of the picture in pixels
	row     int     // of a level in pixels
	levels  int
	ground  color.NRGBA
	path    map[ID]bool // the selected node and what is above it
	markers []int       // pairs of x and level: blocks of the path that are too narrow to see
}

// draw is the generator of the raster.
func (i *Icicle) draw(w, h int) image.Image {
	i.picture = canvasOf(i.picture, w, h)
	if w == 0 || h == 0 || i.Size().Width == 0 {
		return i.picture
	}
	b := &iceBrush{Icicle: i, ink: newInk(i.picture, i, &i.faces), width: float64(w)}
	b.ground = b.colour(theme.ColorNameInputBackground)
	b.fill(b.dst.Rect, b.ground)
	if i.blank() {
		b.plain.DrawCell(b.dst, b.dst.Rect, i.empty, fyne.TextAlignCenter, b.colour(theme.ColorNamePlaceHolder))
		return i.picture
	}
	b.row = max(b.px(iceHeight), 2)
	b.levels = (h + b.row - 1) / b.row
	i.level = float32(b.row) / b.scale
	i.rungAt(b.levels) // now, so that none moves during the walk
	b.path = i.pathOf(i.selected)
	scale := b.width / (i.view.hi - i.view.lo)
	b.node(i.view.top, 0, -i.view.lo*scale, (1-i.view.lo)*scale)
	b.mark()
	return i.picture
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
func (b *iceBrush) node(id ID, level int, x0, x1 float64) {
	b.block(id, level, x0, x1)
	if level+1 >= b.levels || x1-x0 < narrowest {
		return
	}
	r := b.rungAt(level)
	b.split(id, r)
	width := x1 - x0
	merged, heaviest, most := -1.0, NoID, 0.0 // a run of children that are too narrow
	flush := func(end float64) {
		if merged >= 0 {
			b.merge(heaviest, level+1, merged, end)
		}
		merged, most = -1, 0
	}
	for k := range r.ids {
		left, right := x0+r.edges[k]*width, x0+r.edges[k+1]*width
		if right <= 0 {
			continue
		}
		if left >= b.width {
			flush(left)
			return
		}
		if right-left >= 1 {
			flush(left)
			b.node(r.ids[k], level+1, left, right)
			continue
		}
		if merged < 0 {
			merged = max(left, 0)
		}
		if right-left > most {
			heaviest, most = r.ids[k], right-left
		}
		if b.path[r.ids[k]] {
			b.markers = append(b.markers, int(left), level+1)
		}
	}
	flush(x0 + r.edges[len(r.ids)]*width)
}

// area is the place of a block.
func (b *iceBrush) area(level int, x0, x1 float64) image.Rectangle {
	left, right := int(max(x0, 0)+0.5), int(min(x1, b.width)+0.5)
	return image.Rect(left, level*b.row, max(right, left+1), (level+1)*b.row-1)
}

// block paints one node.
func (b *iceBrush) block(id ID, level int, x0, x1 float64) {
	area := b.area(level, x0, x1)
	c := b.tint(id)
	if id == b.hovered {
		c = mix(c, b.colour(theme.ColorNameForeground), 0.25)
	}
	if area.Dx() >= 4 {
		area.Max.X-- // a gap tells neighbours apart
	}
	b.fill(area, c)
	if b.path[id] {
		edge := b.colour(theme.ColorNameForeground)
		switch {
		case id == b.selected && area.Dx() >= 6:
			b.frame(area, max(b.px(2), 1), edge)
		case id == b.selected:
			b.markers = append(b.markers, area.Min.X, level)
		default: // a line under what leads to the selected node
			b.fill(image.Rect(area.Min.X, area.Max.Y-max(b.px(2), 1), area.Max.X, area.Max.Y), edge)
		}
	}
	b.label(id, area, readable(c))
}

// label writes into a block what fits, unless that would be little more than an ellipsis.
func (b *iceBrush) label(id ID, area image.Rectangle, c color.NRGBA) {
	cell := image.Rect(area.Min.X+b.px(icePad), area.Min.Y, area.Max.X-b.px(icePad)/2, area.Max.Y)
	if b.Label == nil || cell.Dx() < b.px(iceText) {
		return
	}
	face, text := b.plain, b.Label(id)
	if id == b.selected {
		face = b.bold
	}
	if _, cut := face.Fit(text, cell.Dx()); !cut || cell.Dx() >= b.px(iceCut) {
		face.DrawCell(b.dst, cell, text, fyne.TextAlignLeading, c)
	}
}

// merge paints a run of nodes that are narrower than a pixel, in the colour of the heaviest but
// paler, and of less height, so that nobody takes it for a node.
func (b *iceBrush) merge(heaviest ID, level int, x0, x1 float64) {
	area := b.area(level, x0, x1)
	area.Max.Y -= b.row / 3
	b.fill(area, mix(b.tint(heaviest), b.ground, 0.45))
}

// tint is the colour of a node; without a callback all are alike.
func (b *iceBrush) tint(id ID) color.NRGBA {
	if b.Icicle.Colour == nil {
		return b.colour(theme.ColorNamePrimary)
	}
	return b.Icicle.Colour(id)
}

// mark points at the selected node, or at the way to it, where that is too narrow to be seen.
func (b *iceBrush) mark() {
	for k := 0; k+1 < len(b.markers); k += 2 {
		side := b.px(9)
		x, y := b.markers[k]-side/2, b.markers[k+1]*b.row
		box := image.Rect(x, y, x+side, y+side)
		b.marks.Draw(b.dst, b.dst.Rect, box, paint.TriangleDown, b.colour(theme.ColorNameForeground))
	}
}
