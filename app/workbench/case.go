package workbench

import (
	"fmt"

	"drevo/app/experiment"
	"drevo/engine/board"
	"drevo/engine/search"
)

// openCase makes a search of an experiment again: its position, its programme and its options come into
// hand, and its tree is shown as it grows.
func (w *Workbench) openCase(c experiment.Case) {
	programme, err := w.Programmes.Find(c.Programme)
	var values search.Values
	var p board.Position
	if err == nil {
		values, err = search.Resolve(programme, c.Options)
	}
	if err == nil {
		p, err = board.ParseFEN(c.Position)
	}
	if err != nil {
		w.Fault(fmt.Sprintf("the search of the experiment can't be opened: %v", err))
		return
	}
	w.ThinkAbout("an experiment", p, programme, values)
	if w.window != nil {
		w.window.RequestFocus()
	}
}

// showExperiments opens the experiments in a window of their own.
func (w *Workbench) showExperiments() {
	if w.window != nil {
		w.research.Open(title)
	}
}
