package workbench

import (
	"drevo/app/config"
	"drevo/engine/board"
)

// keepSettings saves what the user has set.
func (w *Workbench) keepSettings() {
	w.settings.Change(func(c *config.Config) {
		c.Programme, c.Options = w.session.Programme.About().ID, w.session.Values.Map()
		c.Layers, c.Flipped = w.board.Kept(), w.board.Flipped()
	})
}

// keepSession saves the game and the place in it.
func (w *Workbench) keepSession() {
	line := w.session.Game
	start := line.Start()
	w.settings.Change(func(c *config.Config) {
		c.Start, c.Game, c.Cursor, c.Variation = start.FEN(), uci(line.Mainline()), line.Cursor(), uci(line.Played())
	})
}

// uci writes moves in coordinates.
func uci(moves []board.Move) []string {
	var list []string
	for _, move := range moves {
		list = append(list, move.UCI())
	}
	return list
}
