package workbench

import (
	"maps"

	"drevo/app/config"
	"drevo/engine"
	"drevo/engine/search"
)

// chooseProgramme puts another programme in hand, with its defaults.
func (w *Workbench) chooseProgramme(id string) {
	programme, err := engine.Find(id)
	if err != nil {
		w.say(err.Error())
		return
	}
	values, err := search.Resolve(programme, nil)
	if err != nil {
		w.say(err.Error())
		return
	}
	w.session.Programme, w.session.Values = programme, values
	w.showProgramme()
	w.showPlace()
}

// setOption changes one option; the next search uses it.
func (w *Workbench) setOption(name, value string) {
	given := w.session.Values.Map()
	given[name] = value
	w.setValues(given)
}

// setPreset takes the values of a preset, and defaults for the rest; the depth stays.
func (w *Workbench) setPreset(values map[string]string) {
	depth := w.session.Programme.About().Depth
	given := map[string]string{depth: w.session.Values.Text(depth)}
	maps.Copy(given, values)
	w.setValues(given)
}

func (w *Workbench) setValues(given map[string]string) {
	values, err := search.Resolve(w.session.Programme, given)
	if err != nil {
		w.say(err.Error())
		return
	}
	w.session.Values = values
	w.showProgramme()
	w.keepSettings()
	w.report()
}

// showProgramme shows programme and options wherever they stand.
func (w *Workbench) showProgramme() {
	w.toolbar.show(w.session.Programme, w.session.Values)
	w.programme.show(w.session.Programme, w.session.Values)
	w.showWeights()
}

// keepSettings saves what the user has set.
func (w *Workbench) keepSettings() {
	shown := map[string]bool{}
	for name, check := range w.board.layers {
		shown[name] = check.Checked && name != layerTable
	}
	w.saver.change(func(c *config.Config) {
		c.Programme, c.Options = w.session.Programme.About().ID, w.session.Values.Map()
		c.Layers, c.Horizon, c.Flipped = shown, w.maps.Horizon(), w.board.board.Flipped()
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
