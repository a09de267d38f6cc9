package workbench

import (
	"maps"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/engine"
	"drevo/engine/search"
)

// chooseProgramme puts another programme in hand, with the options that it had last.
func (w *Workbench) chooseProgramme(id string) {
	programme, err := engine.Find(id)
	if err != nil {
		w.setFault(err.Error())
		return
	}
	w.changeSettings("programme "+programme.About().Name, func() { w.putProgramme(programme) })
}

func (w *Workbench) putProgramme(programme search.Programme) {
	before, id := w.session.Programme.About().ID, programme.About().ID
	w.settings.Change(func(c *config.Config) {
		others := maps.Clone(c.Others)
		if others == nil {
			others = map[string]map[string]string{}
		}
		others[before] = w.session.Values.Map()
		c.Others = others
	})
	_, values, err := restoreProgramme(config.Config{Programme: id, Options: w.settings.Config().Others[id]})
	if err != nil { // some of them are of another version
		w.setFault(err.Error())
	}
	w.session.Programme, w.session.Values = programme, values
	w.keepSettings()
	w.show()
}

// setOption changes one option; the next search uses it.
func (w *Workbench) setOption(name, value string) {
	given := w.session.Values.Map()
	given[name] = value
	w.setValues(name+" "+value, given)
}

// setPreset takes the values of a preset, and defaults for the rest; the depth stays.
func (w *Workbench) setPreset(values map[string]string) {
	depth := w.session.Programme.About().Depth
	given := map[string]string{depth: w.session.Values.Text(depth)}
	maps.Copy(given, values)
	w.setValues("preset", given)
}

// setValues gives the options of the programme other values, under a name for undo.
func (w *Workbench) setValues(name string, given map[string]string) {
	values, err := search.Resolve(w.session.Programme, given)
	if err != nil {
		w.setFault(err.Error())
		return
	}
	w.changeSettings(name, func() {
		w.session.Values = values
		w.keepSettings()
		w.show()
	})
}

// setUnit prints all scores in another unit, now and at the next start.
func (w *Workbench) setUnit(unit present.Unit) {
	if unit == w.unit {
		return
	}
	w.unit = unit
	w.settings.Change(func(c *config.Config) { c.Scores = string(unit) })
	if s := w.session.Search(); s != nil && !s.Running() {
		w.setOutcome(w.outcome(s))
	}
	w.show()
	w.newMenu() // with the mark at the unit
}

// setPalette gives the board other colours, now and at the next start.
func (w *Workbench) setPalette(name string) {
	w.board.UsePalette(name)
	w.settings.Change(func(c *config.Config) { c.Board = name })
	w.newMenu() // with the mark at the palette
}
