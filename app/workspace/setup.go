package workspace

import (
	"maps"
	"reflect"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/engine/search"
)

// setup is what the next search will be: the current programme, the options of all, and the
// named sets of weights. The maps do not change.
type setup struct {
	programme search.Programme
	values    search.Values
	others    map[string]map[string]string
	weights   map[string]map[string]string
}

func (w *Workspace) setup() setup {
	kept := w.settings.Config()
	return setup{w.Session.Programme, w.Session.Values, kept.Others, kept.Weights}
}

// same reports whether two set-ups are the same.
func (s setup) same(other setup) bool {
	return s.programme.About().ID == other.programme.About().ID && maps.Equal(s.values.Map(), other.values.Map()) &&
		reflect.DeepEqual(s.weights, other.weights)
}

// Do does what alters the set-up, and notes it for undo as one step, however many
// changes are made within it.
func (w *Workspace) Do(name string, change func()) {
	w.changing++
	before := w.setup()
	change()
	w.changing--
	after := w.setup()
	if w.changing > 0 || before.same(after) {
		return
	}
	w.note(step{
		name: name,
		undo: func() string { return w.setUp(after, before) },
		redo: func() string { return w.setUp(before, after) },
	})
}

// setUp goes from one set-up back to another that was in force. Options and sets of weights in which the two do
// not differ stay as they are: another window may have changed them.
func (w *Workspace) setUp(from, to setup) (lost string) {
	w.Session.Programme, w.Session.Values = to.programme, to.values
	others := config.Differences(from.others, to.others)
	weights := config.Differences(from.weights, to.weights)
	w.settings.Change(func(c *config.Config) {
		c.Others = others.In(c.Others)
		for programme := range weights {
			sets := config.Differences(from.weights[programme], to.weights[programme])
			c.EditWeights(programme, func(all map[string]string) { sets.Into(all) })
		}
	})
	w.keepSetup()
	w.Changed()
	return ""
}

// ChooseProgramme makes another programme the current one, with the options that it had last.
func (w *Workspace) ChooseProgramme(id string) {
	programme, err := w.Programmes.Find(id)
	if err != nil {
		w.Fault(err.Error())
		return
	}
	w.Do("programme "+programme.About().Name, func() { w.putProgramme(programme) })
}

func (w *Workspace) putProgramme(programme search.Programme) {
	before, values, id := w.Session.Programme.About().ID, w.Session.Values.Map(), programme.About().ID
	w.settings.Change(func(c *config.Config) { c.SetOthers(before, values) })
	kept := config.Config{Programme: id, Options: w.settings.Config().Others[id]}
	_, restored, err := restoreProgramme(w.Programmes, kept)
	if err != nil { // some of them are of another version
		w.Fault(err.Error())
	}
	w.Session.Programme, w.Session.Values = programme, restored
	w.keepSetup()
	w.Changed()
}

// Set changes one option; the next search uses it.
func (w *Workspace) Set(name, value string) {
	given := w.Session.Values.Map()
	given[name] = value
	w.SetValues(name+" "+value, given)
}

// SetPreset takes the values of a preset, and defaults for the rest; the depth stays.
func (w *Workspace) SetPreset(values map[string]string) {
	depth := w.Session.Programme.About().Depth
	given := map[string]string{depth: w.Session.Values.Text(depth)}
	maps.Copy(given, values)
	w.SetValues("preset", given)
}

// SetValues gives the options of the programme other values, under a name for undo.
func (w *Workspace) SetValues(name string, given map[string]string) {
	values, err := search.Resolve(w.Session.Programme, given)
	if err != nil {
		w.Fault(err.Error())
		return
	}
	w.Do(name, func() {
		w.Session.Values = values
		w.keepSetup()
		w.Changed()
	})
}

// SetUnit prints all scores in another unit, now and at the next start.
func (w *Workspace) SetUnit(unit present.Unit) {
	if unit == w.Unit {
		return
	}
	w.Unit = unit
	w.settings.Change(func(c *config.Config) { c.Scores = string(unit) })
	if s := w.Session.Search(); s != nil && !s.Running() {
		w.Outcome(w.Summary(s))
	}
	w.Changed()
	w.Mark() // with the mark at the unit
}
