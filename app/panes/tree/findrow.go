package tree

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// findRow puts filter, field and buttons side by side; where the field would have no room there, it stands below them.
// Its height is the one at the width that it was given last.
type findRow struct{ width float32 }

// leastField is the least width of the field beside the others, at the usual size of text.
const leastField = 110

// leastRow is the least width of all, which is that of the tree: below it the rows could not be read.
const leastRow = 316

// room is what filter and buttons leave of the width.
func (f *findRow) room(objects []fyne.CanvasObject) float32 {
	return f.width - objects[0].MinSize().Width - objects[2].MinSize().Width - 2*theme.Padding()
}

func (f *findRow) oneRow(objects []fyne.CanvasObject) bool {
	return f.width == 0 || f.room(objects) >= leastField*draw.Zoom()
}

func (f *findRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	filter, field, buttons := objects[0], objects[1], objects[2]
	high, pad := rowHeight(objects), theme.Padding()
	right := buttons.MinSize().Width
	buttons.Move(fyne.NewPos(size.Width-right, 0))
	buttons.Resize(fyne.NewSize(right, high))
	filter.Move(fyne.NewPos(0, 0))
	if f.oneRow(objects) {
		filter.Resize(fyne.NewSize(filter.MinSize().Width, high))
		field.Move(fyne.NewPos(filter.MinSize().Width+pad, 0))
		field.Resize(fyne.NewSize(f.room(objects), high))
		return
	}
	filter.Resize(fyne.NewSize(size.Width-right-pad, high))
	field.Move(fyne.NewPos(0, high+pad))
	field.Resize(fyne.NewSize(size.Width, high))
}

func (f *findRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := objects[0].MinSize().Width + objects[2].MinSize().Width + theme.Padding()
	size := fyne.NewSize(max(least, leastRow*draw.Zoom()), rowHeight(objects))
	if !f.oneRow(objects) {
		size.Height += theme.Padding() + size.Height
	}
	return size
}

// rowHeight is that of the highest of some.
func rowHeight(objects []fyne.CanvasObject) (high float32) {
	for _, o := range objects {
		high = max(high, o.MinSize().Height)
	}
	return high
}
