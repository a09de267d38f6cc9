package workbench

import (
	"drevo/app/library"
	"drevo/app/link"
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
	w.firstGame(func(item library.Item) { w.Begin(session.Open(item.Game), firstProgramme) })
	if err := w.Open(pane.Trajectories, firstAttack); err != nil {
		w.Fault(err.Error())
	}
	if err := w.Open(pane.Why, ""); err != nil {
		w.Fault(err.Error())
	}
	w.ShowLayer(firstLayer, true)
	w.Think()
}

// showFirst shows what a first start does, as steps that undo takes back.
func (w *Workbench) showFirst() {
	w.firstGame(func(item library.Item) { w.openItem(item, item.Name, 0, nil) })
	w.show(link.State{Programme: firstProgramme, Attack: firstAttack, Pane: string(pane.Why),
		Layers: []string{string(firstLayer)}})
}

// firstGame opens the game of 1938, and says what was known of it later.
func (w *Workbench) firstGame(open func(library.Item)) {
	item, look, err := library.First()
	if err != nil { // of a file that came with the program
		w.Fault(err.Error())
		return
	}
	open(item)
	w.board.SetLater(item.Game, look)
}
