package workbench

import "fyne.io/fyne/v2"

// part is a part of the frame that may stand beside the board in a presentation.
type part int

// The parts of the frame.
const (
	partNone part = iota
	partTree
	partTabs
)

// presentation shows the board as large as the window allows, one part beside it, and large type:
// for a projector. The other parts of the window go until it ends.
type presentation struct {
	dialogs    *dialogs
	stage      *stage
	appearance *appearance
}

// of begins a presentation with a part beside the board, or ends the one with that part.
func (p presentation) of(beside part) {
	if p.stage.frame.presenting == beside {
		beside = partNone
	}
	p.stage.frame.present(beside)
	p.stage.board.Present(beside != partNone)
	p.appearance.fitText()
	p.stage.work.Mark() // which says how to end it
	if beside != partNone && p.dialogs.window != nil {
		p.stage.board.TakeKeys(p.dialogs.window.Canvas()) // the keys may be in a part that has gone
	}
}

// end ends a presentation. It reports whether there was one.
func (p presentation) end() bool {
	if p.stage.frame.presenting == partNone {
		return false
	}
	p.of(p.stage.frame.presenting)
	return true
}

// name names the command that begins the presentation of a part, or ends it.
func (p presentation) name(beside part, name string) string {
	if p.stage.frame.presenting == beside {
		return "End presentation (Escape)"
	}
	return "Presentation: " + name
}

// leastBeside is the least share of the width that stands beside the board in a presentation.
const leastBeside = 0.3

// present lays the frame out for a presentation with a part beside the board, or as usual.
func (f *frame) present(beside part) {
	f.presenting = beside
	on := beside != partNone
	for _, o := range []fyne.CanvasObject{f.bar, f.bottom} {
		if on {
			o.Hide()
		} else {
			o.Show()
		}
	}
	switch beside {
	case partTree:
		f.columns.Trailing = f.tree
	case partTabs:
		f.columns.Trailing = f.panels
	default:
		f.right.Leading, f.right.Trailing = f.tree, f.panels
		f.columns.Trailing = f.right
	}
	if on {
		if f.usual == 0 {
			f.usual = f.columns.Offset
		}
		size := f.content.Size()
		f.columns.Offset = min(float64(size.Height/max(size.Width, 1)), 1-leastBeside)
	} else {
		f.columns.Offset, f.usual = f.usual, 0
	}
	f.columns.Refresh()
	f.content.Refresh()
}
