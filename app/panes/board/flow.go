package board

import "fyne.io/fyne/v2"

// flowLayout puts objects into columns of one width, as many as the widest object allows, in as many
// rows as they need. Its height is the one at the width that it was given last.
type flowLayout struct{ width float32 }

// tight is how much of the air that a box brings along is taken away between two rows.
const tight = 6

// Layout is Fyne's hook.
func (f *flowLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	cell, columns := widest(objects), f.columns(objects)
	width := size.Width / float32(columns)
	for i, o := range objects {
		o.Move(fyne.NewPos(float32(i%columns)*width, float32(i/columns)*(cell.Height-tight)))
		o.Resize(fyne.NewSize(width, cell.Height))
	}
}

// columns is how many objects stand in a row.
func (f *flowLayout) columns(objects []fyne.CanvasObject) int {
	return max(1, min(int(f.width/max(widest(objects).Width, 1)), len(objects)))
}

// MinSize is as wide as the widest object.
func (f *flowLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	cell, columns := widest(objects), f.columns(objects)
	rows := (len(objects) + columns - 1) / columns
	return fyne.NewSize(cell.Width, float32(rows)*(cell.Height-tight)+tight)
}

// widest is the size in which each of the objects has room.
func widest(objects []fyne.CanvasObject) (size fyne.Size) {
	for _, o := range objects {
		size = size.Max(o.MinSize())
	}
	return size
}
