package board

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// headRow puts what is said of the position and the fields side by side where that has room, else one below the
// other. Its height is the one at the width that it was given last.
type headRow struct {
	width  float32
	simple bool
}

// share is what the two have in one row.
type share struct{ said, fields float32 }

// The widths at the usual size of text that what is said takes in one row, and that the fields need there. The simple
// face says more, and has fewer fields: there what is said has all that these leave.
var (
	fullShare   = share{said: 255, fields: 305}
	simpleShare = share{said: 304, fields: 138}
)

func (h *headRow) share() share {
	if h.simple {
		return simpleShare
	}
	return fullShare
}

func (h *headRow) oneRow() bool { return h.width >= (h.share().said+h.share().fields)*draw.Zoom() }

func (h *headRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	h.width = size.Width
	said, fields := objects[0], objects[1]
	high, low := said.MinSize().Height, fields.MinSize().Height
	if !fields.Visible() {
		said.Move(fyne.NewPos(0, 0))
		said.Resize(size)
		return
	}
	if h.oneRow() {
		left := h.share().said * draw.Zoom()
		if h.simple {
			left = size.Width - h.share().fields*draw.Zoom()
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
	if h.oneRow() {
		return fyne.NewSize(max(said.Width, fields.Width), max(said.Height, fields.Height))
	}
	return fyne.NewSize(max(said.Width, fields.Width), said.Height+fields.Height)
}
