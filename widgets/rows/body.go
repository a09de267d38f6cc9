package rows

import (
	"image/color"
	"slices"

	"drevo/widgets/draw"
)

// body is the lines of a table below its head: their cells, measured and drawn.
type body struct {
	columns
	frame *Frame
	list  *List // where they stand
	width float32
	look  look
}

// fitting fits the columns into the table.
func (b *body) fitting() fitting { return b.fit(*b.frame, b.width, draw.Zoom()) }

// layout lays the columns out.
func (b *body) layout() layout {
	f := b.fitting()
	return f.layout()
}

// Place returns where what stands in a column does, in a line of a height; it has no width where the column is
// hidden or has given way to others.
func (b *body) Place(column int, height float32) draw.Rect { return b.layout().of(column).cell(height) }

// ColumnWidth returns the width that a column has on the screen, 0 where it is hidden or has given way to
// others.
func (b *body) ColumnWidth(column int) float32 { return b.layout().of(column).w }

// ColumnAt returns the column at x, or -1.
func (b *body) ColumnAt(x float32) int { return b.layout().at(x) }

// Columns returns the columns as they are now: the user drags their borders and hides them.
func (b *body) Columns() []Column { return slices.Clone(b.columns.list) }

// look is what all lines of one picture have in common.
type look struct {
	spans              layout
	tones              [tones]color.NRGBA // those that were used; no colour else
	plain, bold, small *draw.Face         // the small letters are bold, for badges
}
