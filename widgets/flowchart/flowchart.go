package flowchart

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/easel"
)

// Blocks is the widget. Set the callbacks before it is shown.
type Blocks struct {
	widget.BaseWidget

	// OnSelect is called with the block that the user clicked.
	OnSelect func(id int)
	// OnHover is called with what a block does when the mouse comes over it, and with an empty sentence when it leaves; at
	// is the mouse in the window.
	OnHover func(hint string, at fyne.Position)

	chart     Chart
	lit, from int
	hovered   int
	notes     []string
	easel     *easel.Easel
}

// New makes the widget for a chart, with no block lit.
func New(chart Chart) *Blocks {
	b := &Blocks{chart: chart, lit: None, from: None, hovered: None}
	b.easel = easel.New(b, b.draw)
	b.ExtendBaseWidget(b)
	return b
}

// Light lights one block, and the link on which it was reached from another one. None lights nothing.
func (b *Blocks) Light(id, from int) {
	if id != b.lit || from != b.from {
		b.lit, b.from = id, from
		b.easel.Refresh()
	}
}

// Lit is the block that is lit, or None.
func (b *Blocks) Lit() int { return b.lit }

// SetNotes writes lines into the area that the chart leaves free. A tab sets the rest of a line apart.
func (b *Blocks) SetNotes(lines []string) {
	b.notes = lines
	b.easel.Refresh()
}

// MinSize lets the texts be read, shortened.
func (b *Blocks) MinSize() fyne.Size {
	b.ExtendBaseWidget(b)
	return fyne.NewSize(240, b.chart.Height*26)
}

// blockAt is the block at a place of the widget, or None.
func (b *Blocks) blockAt(at fyne.Position) int {
	g := b.grid()
	for _, block := range b.chart.Blocks {
		if g.rect(block.Area).Contains(at) {
			return block.ID
		}
	}
	return None
}

// Tapped is Fyne's hook.
func (b *Blocks) Tapped(e *fyne.PointEvent) {
	if id := b.blockAt(e.Position); id != None && b.OnSelect != nil {
		b.OnSelect(id)
	}
}

// MouseIn is Fyne's hook.
func (b *Blocks) MouseIn(e *desktop.MouseEvent) { b.MouseMoved(e) }

// MouseMoved follows the mouse with frame and hint.
func (b *Blocks) MouseMoved(e *desktop.MouseEvent) {
	b.hover(b.blockAt(e.Position), e.AbsolutePosition)
}

// MouseOut is Fyne's hook.
func (b *Blocks) MouseOut() { b.hover(None, fyne.Position{}) }

func (b *Blocks) hover(id int, at fyne.Position) {
	if id == b.hovered {
		return
	}
	b.hovered = id
	b.easel.Refresh()
	if b.OnHover != nil {
		block, _ := b.chart.find(id)
		b.OnHover(block.Hint, at)
	}
}

// Refresh draws anew, as a change of theme needs.
func (b *Blocks) Refresh() { b.easel.Refresh() }

// CreateRenderer is Fyne's hook.
func (b *Blocks) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	return widget.NewSimpleRenderer(b.easel.Raster)
}

var (
	_ fyne.Tappable     = (*Blocks)(nil)
	_ desktop.Hoverable = (*Blocks)(nil)
)
