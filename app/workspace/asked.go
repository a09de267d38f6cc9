package workspace

import (
	"fmt"
	"maps"

	"drevo/app/config"
	"drevo/app/examples"
	"drevo/engine/game"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// TakeOptions sets what a game that was opened asks for, in its tag Options: the options of the programme
// current now, those of another one for when it is chosen. It returns a sentence about it, empty where
// the game asks for nothing.
func (s *Setup) TakeOptions(g *game.Game) (said string) {
	for _, programme := range s.Programmes {
		about := programme.About()
		asked := (examples.Example{Game: g}).Options(about.ID)
		if len(asked) == 0 {
			continue
		}
		if _, err := search.Resolve(programme, asked); err != nil {
			return phrase.Of("Its options for {programme} can't be set: {fault}.", "programme", about.Name, "fault", err)
		}
		s.Do("what the position asks for", func() { s.ask(programme, asked) })
		said = fmt.Sprintf("%s: %s", about.Name, wordsOf(programme, asked))
	}
	return said
}

// ask gives a programme options beside those that it has.
func (s *Setup) ask(programme search.Programme, asked map[string]string) {
	id := programme.About().ID
	if id != s.Session.Programme.About().ID {
		s.settings.Change(func(c *config.Config) { c.SetOthers(id, with(c.Others[id], asked)) })
		return
	}
	s.SetValues("what the position asks for", with(s.Session.Values.Map(), asked))
}

// with returns a copy of some options with others in their place.
func with(given, asked map[string]string) map[string]string {
	given = maps.Clone(given)
	if given == nil {
		given = map[string]string{}
	}
	maps.Copy(given, asked)
	return given
}

// wordsOf says what options ask for: "win piece.".
func wordsOf(programme search.Programme, asked map[string]string) (text string) {
	for _, o := range programme.Options() {
		if value, ok := asked[o.Name]; ok {
			text += o.Name + " " + value + ", "
		}
	}
	return text[:max(len(text)-2, 0)] + "."
}
