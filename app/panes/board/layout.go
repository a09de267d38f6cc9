package board

import (
	"drevo/widgets/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// boardLayout gives the board the largest square that leaves room for the rest: below the board,
// or in a wide column, beside it, where the board may be as high as the column.
type boardLayout struct {
	presenting bool                // the rest is a line and the legend
	slim       bool                // the rest is little: the window is a phone's
	extras     []fyne.CanvasObject // in the rest, which need more height while they are seen
	plain      fyne.CanvasObject   // nearly all of the rest while it is seen
}

// The room that is left to the rest, at the usual size of text.
const (
	leastBelow      = 185
	leastBeside     = 230
	leastPresenting = 63
	leastSlim       = 74
	leastPlain      = 146 // beside what is said of the game: three lines of the legend
)

// PresentedBelow is the height that the column leaves to the rest in a presentation.
func PresentedBelow() float32 { return leastPresenting*draw.Zoom() + theme.Padding() }

// mostPlain is the share of the column that is left to the rest in the simple face; what has no room there scrolls.
const mostPlain = 0.49

// split returns the side of the board, and whether the rest stands beside it.
func (l *boardLayout) split(size fyne.Size) (side float32, beside bool) {
	zoom, gap := draw.Zoom(), theme.Padding()
	least := leastBelow * zoom
	switch {
	case l.presenting:
		least = leastPresenting * zoom
	case l.slim:
		least = leastSlim * zoom
		if l.plain.Visible() {
			least += l.plain.MinSize().Height
		}
	case l.plain != nil && l.plain.Visible():
		least = min(l.plain.MinSize().Height+leastPlain*zoom, size.Height*mostPlain)
	}
	for _, o := range l.extras {
		if o.Visible() {
			least += o.MinSize().Height
		}
	}
	below := min(size.Width, size.Height-least-gap)
	wide := min(size.Height, size.Width-leastBeside*zoom-gap)
	if wide > below && !l.presenting && !l.slim {
		return wide, true
	}
	return below, false
}

func (l *boardLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	side, beside := l.split(size)
	side = max(side, objects[0].MinSize().Width)
	gap := theme.Padding()
	board, rest := objects[0], objects[1]
	board.Resize(fyne.NewSquareSize(side))
	if beside {
		board.Move(fyne.NewPos(0, 0))
		rest.Move(fyne.NewPos(side+gap, 0))
		rest.Resize(fyne.NewSize(size.Width-side-gap, size.Height))
		return
	}
	board.Move(fyne.NewPos((size.Width-side)/2, 0))
	rest.Move(fyne.NewPos(0, side+gap))
	rest.Resize(fyne.NewSize(size.Width, size.Height-side-gap))
}

func (l *boardLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	board, below := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(max(board.Width, below.Width), board.Height+theme.Padding()+below.Height)
}

// legendLayout stacks the head, the legend in a scroll, a line and the record. The legend, and in the simple face what
// is said of the game above it, has the height that it needs as long as six moves of the record can be seen, where it is
// shown, and at least a line.
type legendLayout struct{}

// leastRecord is the height that the legend leaves to the record: two lines of three moves.
const leastRecord = 64

// leastLegend is a line of the legend.
const leastLegend = 20

func (*legendLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	head, legend, line, record := objects[0], objects[1].(*container.Scroll), objects[2], objects[3]
	head.Resize(fyne.NewSize(size.Width, head.MinSize().Height)) // which may change its height
	y := head.MinSize().Height
	head.Resize(fyne.NewSize(size.Width, y))
	legend.Resize(fyne.NewSize(size.Width, legend.MinSize().Height)) // which may change its height
	wanted := legend.Content.MinSize().Height
	room := size.Height - y - line.MinSize().Height
	if record.Visible() {
		room -= leastRecord * draw.Zoom()
	}
	height := max(0, min(wanted, max(room, leastLegend*draw.Zoom())))
	legend.Move(fyne.NewPos(0, y))
	legend.Resize(fyne.NewSize(size.Width, height))
	y += height
	line.Move(fyne.NewPos(0, y))
	line.Resize(fyne.NewSize(size.Width, line.MinSize().Height))
	y += line.MinSize().Height
	record.Move(fyne.NewPos(0, y))
	record.Resize(fyne.NewSize(size.Width, max(0, size.Height-y)))
}

func (*legendLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	head := objects[0].MinSize()
	return fyne.NewSize(max(head.Width, objects[1].MinSize().Width, objects[3].MinSize().Width), head.Height)
}
