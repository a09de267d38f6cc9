package workbench

import (
	"fmt"

	"fyne.io/fyne/v2"

	"drevo/app/panes/board"
	"drevo/app/panes/lesson"
)

// part is a part of the frame that may stand beside the board in a presentation.
type part int

// The parts of the frame.
const (
	partNone part = iota
	partTree
	partTabs
	partLesson // the tabs with the lesson in front
	partBoards // two boards, in the place of all
)

// Presented names the parts that may stand beside the board in a presentation, for the command line.
var Presented = []string{"tree", "tabs", "lesson", "boards"}

// presentation shows the board as large as the window allows, one part beside it, and large type:
// for a projector. The other parts of the window go until it ends.
type presentation struct {
	duo        *duo
	dialogs    *dialogs
	stage      *stage
	appearance *appearance
}

// of begins a presentation with a part beside the board, or ends the one with that part.
func (p presentation) of(beside part) {
	if p.stage.frame.presenting == beside {
		beside = partNone
	}
	if beside == partLesson && p.stage.Open(lesson.Key, "") != nil {
		return
	}
	if p.duo.hide(); beside == partBoards {
		p.duo.choose(nil)
	}
	if beside != partNone {
		p.stage.widen(false) // one part, not the two panels of a wide window
	}
	p.stage.frame.present(beside)
	p.stage.widen(p.stage.frame.wantsTwo(p.stage.frame.content.Size()))
	if l, ok := p.stage.lessons(); ok {
		l.Present(beside == partLesson)
	}
	p.stage.board.Present(beside != partNone)
	p.appearance.fitText()
	p.stage.frame.divide()
	p.stage.work.Mark() // which says how to end it
	if beside != partNone && p.dialogs.window != nil {
		p.stage.board.TakeKeys(p.dialogs.window.Canvas()) // the keys may be in a part that has gone
	}
}

// beside presents two boards with the answers of two programmes. The error says which there is not.
func (p presentation) beside(names []string) error {
	for _, name := range names {
		if !p.duo.has(name) {
			return fmt.Errorf("there is no programme %.40q for a board", name)
		}
	}
	if p.stage.frame.presenting != partBoards {
		p.of(partBoards)
	}
	p.duo.choose(names)
	return nil
}

// turn goes to the next page of a lesson that is presented, or with -1 to the one before; from what a link has shown it
// comes back to the text first. Of two boards it shows or hides the next answer, and comes back to the lesson then. It
// reports whether there is something to turn.
func (p presentation) turn(by int) bool {
	l, ok := p.stage.lessons()
	if p.stage.frame.presenting == partBoards {
		if !p.duo.turn(by) && ok && l.Reading() != "" {
			p.of(partLesson)
		}
		return true
	}
	if !ok || p.stage.frame.presenting != partLesson {
		return false
	}
	if front := p.stage.frame.front(); front == nil || front.Key() != lesson.Key {
		return p.stage.Open(lesson.Key, "") == nil
	}
	l.Turn(by)
	return true
}

// pageKeys turn pages of a lesson that is presented: those that presenters send.
var pageKeys = map[fyne.KeyName]int{fyne.KeyPageDown: 1, fyne.KeyPageUp: -1}

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
	for _, o := range f.aside {
		if on {
			o.Hide()
		} else {
			o.Show()
		}
	}
	f.columns.Leading = f.board
	switch beside {
	case partBoards:
		f.columns.Leading, f.columns.Trailing = f.boards[0], f.boards[1]
	case partTree:
		f.columns.Trailing = f.tree
	case partTabs, partLesson:
		f.columns.Trailing = f.panels
	default:
		f.right.Leading, f.right.Trailing = f.column(), f.panels
		f.columns.Trailing = f.right
		if f.slim {
			f.columns.Trailing = f.panels
		}
	}
	if on {
		if f.usual == 0 {
			f.usual = f.columns.Offset
		}
		f.columns.Offset = 0.5
	} else {
		f.columns.Offset, f.usual = f.usual, 0
	}
	f.columns.Refresh()
	f.content.Refresh()
}

// divide gives the board of a presentation the width by which it fills the height, and the part beside it the rest.
func (f *frame) divide() {
	if f.presenting == partNone || f.presenting == partBoards {
		return
	}
	size := f.content.Size()
	wanted := (size.Height - board.PresentedBelow()) / max(size.Width, 1)
	f.columns.SetOffset(min(float64(wanted), 1-leastBeside))
}
