package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// headRow puts what is said of the position and the fields side by side where that has room, else one below the
// other. Its height is the one at the width that it was given last.
type headRow struct {
	width  float32
	simple bool
	whole  func() float32 // the width at which nothing is cut of what is said
}

// The widths at the usual size of text that what is said takes in one row, and that the fields need there. In the
// simple face, which says more and has fewer fields, what is said has all that these leave.
const (
	saidWidth   = 255
	fieldsWidth = 305
)

func (h *headRow) oneRow(fields fyne.CanvasObject) bool {
	if h.simple {
		return h.width >= h.whole()+fields.MinSize().Width
	}
	return h.width >= (saidWidth+fieldsWidth)*draw.Zoom()
}

func (h *headRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	h.width = size.Width
	said, fields := objects[0], objects[1]
	high, low := said.MinSize().Height, fields.MinSize().Height
	if !fields.Visible() {
		said.Move(fyne.NewPos(0, 0))
		said.Resize(size)
		return
	}
	if h.oneRow(fields) {
		left := saidWidth * draw.Zoom()
		if h.simple {
			left = size.Width - fields.MinSize().Width
		}
		said.Move(fyne.NewPos(0, 0))
		said.Resize(fyne.NewSize(left, size.Height))
		fields.Move(fyne.NewPos(left, 0))
		fields.Resize(fyne.NewSize(size.Width-left, size.Height))
		return
	}
	said.Move(fyne.NewPos(0, 0))
	said.Resize(fyne.NewSize(size.Width, high))
	fields.Move(fyne.NewPos(0, high))
	fields.Resize(fyne.NewSize(size.Width, low))
}

func (h *headRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	said, fields := objects[0].MinSize(), objects[1].MinSize()
	if !objects[1].Visible() {
		return said
	}
	if h.oneRow(objects[1]) {
		return fyne.NewSize(max(said.Width, fields.Width), max(said.Height, fields.Height))
	}
	return fyne.NewSize(max(said.Width, fields.Width), said.Height+fields.Height)
}

// saidWhole is the width at which nothing is cut of whose turn it is and of the material.
func (p *Pane) saidWhole() float32 {
	size := theme.SizeForWidget(theme.SizeNameText, p.material)
	material := fyne.MeasureText(p.material.Text, size, p.material.TextStyle)
	return p.turn.MinSize().Width + theme.Padding() + material.Width + 2*theme.InnerPadding()
}
