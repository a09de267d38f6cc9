package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
)

// atMost gives a text that is cut where it has no room the width that it needs, up to a limit, in units
// at the usual size of text.
type atMost struct {
	text  *widget.Label
	width float32
}

func (l atMost) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

func (l atMost) MinSize(objects []fyne.CanvasObject) fyne.Size {
	wish := fyne.MeasureText(l.text.Text, theme.TextSize(), l.text.TextStyle).Width + 2*theme.InnerPadding()
	return fyne.NewSize(min(wish, l.width*draw.Zoom()), objects[0].MinSize().Height)
}

// shared gives the second of two objects, while it is seen, the width that it wants, in units at the usual
// size of text, but no more than half unless it needs that; the first has the rest.
type shared struct{ wish float32 }

func (l shared) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := float32(0)
	if objects[1].Visible() {
		width = max(min(l.wish*draw.Zoom(), size.Width/2), objects[1].MinSize().Width)
	}
	objects[0].Resize(fyne.NewSize(size.Width-width, size.Height))
	objects[1].Move(fyne.NewPos(size.Width-width, 0))
	objects[1].Resize(fyne.NewSize(width, size.Height))
}

func (l shared) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := objects[0].MinSize()
	if objects[1].Visible() {
		second := objects[1].MinSize()
		least = fyne.NewSize(least.Width+second.Width, max(least.Height, second.Height))
	}
	return least
}

// barRoom puts what stands left and right at its sides, and the message between. Where that would be too narrow, the
// options at the left make room, which have a tab of their own.
type barRoom struct{ options *fyne.Container }

// leastMessage is the least width of the message beside options, in units at the usual size of text.
const leastMessage = 170

func (l *barRoom) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left, middle, right := objects[0], objects[1], objects[2]
	sides := func() float32 { return left.MinSize().Width + right.MinSize().Width + 2*theme.Padding() }
	l.options.Hidden = false
	l.options.Hidden = size.Width-sides() < leastMessage*draw.Zoom()
	left.Resize(fyne.NewSize(left.MinSize().Width, size.Height))
	middle.Move(fyne.NewPos(left.MinSize().Width+theme.Padding(), 0))
	middle.Resize(fyne.NewSize(size.Width-sides(), size.Height))
	right.Move(fyne.NewPos(size.Width-right.MinSize().Width, 0))
	right.Resize(fyne.NewSize(right.MinSize().Width, size.Height))
}

func (l *barRoom) MinSize(objects []fyne.CanvasObject) fyne.Size {
	hidden := l.options.Hidden
	l.options.Hidden = true
	defer func() { l.options.Hidden = hidden }()
	var size fyne.Size
	for _, o := range objects {
		least := o.MinSize()
		size = fyne.NewSize(size.Width+least.Width, max(size.Height, least.Height))
	}
	return size.AddWidthHeight(2*theme.Padding(), 0)
}

// textWidth is that of a text in the usual size.
func textWidth(text string) float32 {
	return fyne.MeasureText(text, theme.TextSize(), fyne.TextStyle{}).Width
}
