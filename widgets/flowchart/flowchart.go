package flowchart

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// View is the widget. Set the callbacks before it is shown.
type View struct {
	draw.Widget

	// OnSelect is called with the block that the user clicked.
	OnSelect func(id int)

	chart     Chart
	lit, from int
	hovered   int
	notes     []string
}

// New returns the widget for a chart, with no block lit.
func New(chart Chart) *View {
	b := &View{chart: chart, lit: None, from: None, hovered: None}
	b.Init(b, b.draw, b.point)
	return b
}

// Light lights one block, and the link on which it was reached from another one. None lights nothing.
func (b *View) Light(id, from int) {
	if id != b.lit || from != b.from {
		b.lit, b.from = id, from
		b.Surface.Refresh()
	}
}

// Lit returns the block that is lit, or None.
func (b *View) Lit() int { return b.lit }

// SetNotes writes lines into the area that the chart leaves free. A tab sets the rest of a line apart.
func (b *View) SetNotes(lines []string) {
	b.notes = lines
	b.Surface.Refresh()
}

// MinSize lets the texts be read, shortened.
func (b *View) MinSize() fyne.Size {
	return fyne.NewSize(240, b.chart.Height*26)
}

// blockAt returns the block at a place of the widget, with the ID None where there is none.
func (b *View) blockAt(at fyne.Position) Block {
	for _, block := range b.chart.Blocks {
		if b.place(block.Area).Contains(at) {
			return block
		}
	}
	return Block{ID: None}
}

// Tapped is Fyne's hook.
func (b *View) Tapped(e *fyne.PointEvent) {
	if block := b.blockAt(e.Position); block.ID != None && b.OnSelect != nil {
		b.OnSelect(block.ID)
	}
}

// point lights the block under the mouse a little, and explains it.
func (b *View) point(at fyne.Position, inside bool) string {
	block := Block{ID: None}
	if inside {
		block = b.blockAt(at)
	}
	if block.ID != b.hovered {
		b.hovered = block.ID
		b.Surface.Refresh()
	}
	return block.Hint
}

var _ fyne.Tappable = (*View)(nil)
