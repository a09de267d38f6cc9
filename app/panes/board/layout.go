package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// boardLayout gives the board the largest square that leaves some height for what
// stands below it.
type boardLayout struct {
	least float32 // height of what stands below
}

func (l *boardLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	gap := theme.Padding()
	side := max(min(size.Width, size.Height-l.least-gap), objects[0].MinSize().Width)
	objects[0].Move(fyne.NewPos((size.Width-side)/2, 0))
	objects[0].Resize(fyne.NewSquareSize(side))
	objects[1].Move(fyne.NewPos(0, side+gap))
	objects[1].Resize(fyne.NewSize(size.Width, size.Height-side-gap))
}

func (l *boardLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	board, below := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(max(board.Width, below.Width), board.Height+theme.Padding()+below.Height)
}

// legendLayout stacks the head, the legend in a scroll, a line and the record. The legend has the
// height that it needs as long as something is left for the record.
type legendLayout struct{}

// leastRecord is the height that the legend leaves to the record, if it can.
const leastRecord = 40

func (*legendLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	head, legend, line, record := objects[0], objects[1].(*container.Scroll), objects[2], objects[3]
	y := head.MinSize().Height
	head.Resize(fyne.NewSize(size.Width, y))
	wanted := legend.Content.MinSize().Height
	height := max(0, min(wanted, size.Height-y-leastRecord))
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
