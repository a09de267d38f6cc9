package workbench

import "drevo/app/config"

// keepSettings saves what the user has set.
func (w *Workbench) keepSettings() {
	w.saver.change(func(c *config.Config) {
		c.Programme, c.Options = w.session.Programme.About().ID, w.session.Values.Map()
		c.Layers, c.Flipped = w.board.Kept(), w.board.Flipped()
	})
}

// keepSession saves the game and the place in it.
func (w *Workbench) keepSession() {
	line := w.session.Game
	start := line.Start()
	game := make([]string, 0, len(line.Mainline()))
	for _, move := range line.Mainline() {
		game = append(game, move.UCI())
	}
	w.saver.change(func(c *config.Config) {
		c.Start, c.Game, c.Cursor = start.FEN(), game, line.Cursor()
	})
}
