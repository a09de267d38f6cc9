package workbench

import (
	"drevo/app/library"
	"drevo/app/pane"
	"drevo/app/session"
)

// What the first start shows beside the game: who thinks about it, and the attack that its move begins.
const (
	firstProgramme = "botvinnik"
	firstAttack    = "Bb2-a3xe7"
	firstLayer     = pane.LayerKey("trajectories")
)

// firstStart shows the game of 1938 with its players, lets Botvinnik's method think about it, and draws the attack of
// its move on the board. The strip says meanwhile what the others play.
func (w *Workbench) firstStart() {
	item, look, err := library.First()
	if err != nil { // of a file that came with the program
		w.Fault(err.Error())
		return
	}
	w.Begin(session.Open(item.Game), firstProgramme)
	w.board.SetLater(item.Game, look)
	if err := w.Open(pane.Trajectories, firstAttack); err != nil {
		w.Fault(err.Error())
	}
	if err := w.Open(pane.Why, ""); err != nil {
		w.Fault(err.Error())
	}
	w.ShowLayer(firstLayer, true)
	w.Think()
}
