package workspace

import (
	"cmp"
	"maps"
	"reflect"
	"strings"

	"drevo/app/config"
	"drevo/app/journal"
	"drevo/app/present"
	"drevo/engine/search"
)

// Setup is what the next search will be, and in which unit scores are printed.
type Setup struct {
	*shared
	history  *History
	changing int // changes that have begun and not ended
}

// chosen is what the next search will be: the current programme, the options of all, and the
// named sets of weights. The maps do not change.
type chosen struct {
	programme search.Programme
	values    search.Values
	others    map[string]map[string]string
	weights   map[string]map[string]string
}

func (s *Setup) chosen() chosen {
	kept := s.settings.Config()
	return chosen{s.Session.Programme, s.Session.Values, kept.Others, kept.Weights}
}

// kept is a set-up as the journal has it.
func (c chosen) kept() journal.SetUp {
	return journal.SetUp{Programme: c.programme.About().ID, Options: c.values.Map(), Others: c.others, Weights: c.weights}
}

// same reports whether two set-ups are the same.
func (c chosen) same(other chosen) bool {
	return c.programme.About().ID == other.programme.About().ID && maps.Equal(c.values.Map(), other.values.Map()) &&
		reflect.DeepEqual(c.weights, other.weights)
}

// Do does what alters the set-up, and notes it for undo as one step, however many
// changes are made within it.
func (s *Setup) Do(name string, change func()) {
	s.changing++
	before := s.chosen()
	change()
	s.changing--
	after := s.chosen()
	if s.changing > 0 || before.same(after) {
		return
	}
	s.history.note(s.step(name, before, after))
}

// step goes from one set-up to another, and back.
func (s *Setup) step(name string, before, after chosen) step {
	return step{
		Step: journal.Step{Name: name, SetUps: &[2]journal.SetUp{before.kept(), after.kept()}},
		undo: func() string { return s.setUp(after, before) },
		redo: func() string { return s.setUp(before, after) },
	}
}

// setUp goes from one set-up back to another that was in force. Options and sets of weights in which the two do
// not differ stay as they are: another window may have changed them.
func (s *Setup) setUp(from, to chosen) (lost string) {
	s.Session.Programme, s.Session.Values = to.programme, to.values
	others := config.Differences(from.others, to.others)
	weights := config.Differences(from.weights, to.weights)
	s.settings.Change(func(c *config.Config) {
		c.Others = others.In(c.Others)
		for programme := range weights {
			sets := config.Differences(from.weights[programme], to.weights[programme])
			c.EditWeights(programme, func(all map[string]string) { sets.Into(all) })
		}
	})
	s.Changed()
	return ""
}

// ValuesOf are the options of a programme as the user has them.
func (s *Setup) ValuesOf(p search.Programme) search.Values {
	if p.About().ID == s.Session.Programme.About().ID {
		return s.Session.Values
	}
	values, _ := s.lastOf(p, p.About().ID) // those that it has
	return values
}

// lastOf are the options that a programme, or one of its players, had last. The error says which of them are of
// another version.
func (s *Setup) lastOf(p search.Programme, player string) (search.Values, error) {
	_, values, err := restoreProgramme(s.Programmes, p.About().ID, s.settings.Config().Others[player])
	return values, err
}

// PlayerOf is what the choice of programmes calls a programme with options: its ID, or "paulchess/modern" for those of
// a preset that stands among the programmes as one of its own, which [Setup.ChooseProgramme] takes.
func PlayerOf(p search.Programme, values search.Values) string {
	if preset, ok := present.Player(p, values); ok {
		return playerID(p, preset)
	}
	return p.About().ID
}

func playerID(p search.Programme, preset search.Preset) string {
	return p.About().ID + "/" + preset.Name
}

// Player is one of those that can be chosen: a programme, or a preset that stands among them.
type Player struct{ ID, Name string }

// Players are all of them.
func Players(programmes search.List) (list []Player) {
	for _, p := range programmes {
		list = append(list, Player{p.About().ID, p.About().Called()})
		for _, preset := range p.Presets() {
			if preset.Player != "" {
				list = append(list, Player{playerID(p, preset), preset.Player})
			}
		}
	}
	return list
}

// ChooseProgramme makes another programme the current one, or a player of one, with the options that it had last.
func (s *Setup) ChooseProgramme(player string) {
	id, name, _ := strings.Cut(player, "/")
	programme, err := s.Programmes.Find(id)
	preset := search.Preset{}
	if err == nil && name != "" {
		preset, err = search.FindPreset(programme, name)
	}
	if err != nil {
		s.Fault(err.Error())
		return
	}
	title := cmp.Or(preset.Player, programme.About().Name)
	s.Do("programme "+title, func() { s.putProgramme(programme, preset) })
}

// putProgramme makes a programme the current one, with the options that its player had last, else with those of the
// preset that is the player.
func (s *Setup) putProgramme(programme search.Programme, player search.Preset) {
	id := programme.About().ID
	if player.Player != "" {
		id = playerID(programme, player)
	}
	before, values := PlayerOf(s.Session.Programme, s.Session.Values), s.Session.Values.Map()
	s.settings.Change(func(c *config.Config) { c.SetOthers(before, values) })
	last, err := s.playerValues(programme, player, id)
	if err != nil {
		s.Fault(err.Error())
	}
	s.Session.Programme, s.Session.Values = programme, last
	s.Changed()
}

// playerValues are the options that a player had last, else those of the preset that it is.
func (s *Setup) playerValues(programme search.Programme, player search.Preset, id string) (search.Values, error) {
	last, err := s.lastOf(programme, id)
	if PlayerOf(programme, last) != id {
		last, _ = search.Resolve(programme, player.Values) // as every preset resolves
	}
	return last, err
}

// Contender is a player with the options that it would think with if it were chosen.
type Contender struct {
	Player
	Programme search.Programme
	Values    search.Values
}

// Contenders are all players, the current one with the options as they are.
func (s *Setup) Contenders() (list []Contender) {
	current := PlayerOf(s.Session.Programme, s.Session.Values)
	for _, p := range s.Programmes {
		for _, preset := range append([]search.Preset{{}}, p.Presets()...) {
			player := Player{p.About().ID, p.About().Name}
			if preset.Player != "" {
				player = Player{playerID(p, preset), preset.Player}
			} else if preset.Name != "" {
				continue
			}
			values, _ := s.playerValues(p, preset, player.ID) // those that it has
			if player.ID == current {
				values = s.Session.Values
			}
			list = append(list, Contender{player, p, values})
		}
	}
	return list
}

// Set changes one option; the next search uses it.
func (s *Setup) Set(name, value string) {
	given := s.Session.Values.Map()
	given[name] = value
	s.SetValues(name+" "+value, given)
}

// SetPreset takes the values of a preset, and defaults for the rest; the depth stays.
func (s *Setup) SetPreset(values map[string]string) {
	depth := s.Session.Programme.About().Depth
	given := map[string]string{depth: s.Session.Values.Text(depth)}
	maps.Copy(given, values)
	s.SetValues("preset", given)
}

// SetValues gives the options of the programme other values, under a name for undo.
func (s *Setup) SetValues(name string, given map[string]string) {
	values, err := search.Resolve(s.Session.Programme, given)
	if err != nil {
		s.Fault(err.Error())
		return
	}
	s.Do(name, func() {
		s.Session.Values = values
		s.Changed()
	})
}

// SetUnit prints all scores in another unit, now and at the next start.
func (s *Setup) SetUnit(unit present.Unit) {
	if unit == s.Unit {
		return
	}
	s.Unit = unit
	s.settings.Change(func(c *config.Config) { c.Scores = string(unit) })
	if shown := s.Session.Search(); shown != nil {
		s.announce(shown)
	}
	s.Changed()
	s.Mark() // with the mark at the unit
}
