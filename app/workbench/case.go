package workbench

import (
	"fmt"

	"drevo/app/experiment"
	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
)

// openCase makes a search of an experiment again: its position, its programme and its options come into
// hand, and its tree is shown as it grows.
func (w *Workbench) openCase(c experiment.Case) {
	programme, err := engine.Find(c.Programme)
	var values search.Values
	var p board.Position
	if err == nil {
		values, err = search.Resolve(programme, c.Options)
	}
	if err == nil {
		p, err = board.ParseFEN(c.Position)
	}
	if err != nil {
		w.setFault(fmt.Sprintf("the search of the experiment can't be opened: %v", err))
		return
	}
	w.setGame("position of an experiment", session.NewGame(p))
	w.changeSettings("options of an experiment", func() {
		w.putProgramme(programme)
		w.setValues("options of an experiment", values.Map())
	})
	w.thinkAs(w.session.Game, programme, values)
	if w.window != nil {
		w.window.RequestFocus()
	}
}
