package workbench

import (
	"drevo/app/pane"
	"drevo/app/panes"
)

// slot is a pane and its place in the window.
type slot struct {
	pane.Pane
	panes.Entry
	fixed bool // it can always be seen
	shown int  // the number of the view that it was shown last
}

func fixed(p pane.Pane) *slot { return &slot{Pane: p, fixed: true} }

// front tells a pane that it has come to the front, or has left it.
func (p *slot) front(on bool) {
	if p == nil {
		return
	}
	if f, ok := p.Pane.(pane.Fronter); ok {
		f.Front(on)
	}
}
