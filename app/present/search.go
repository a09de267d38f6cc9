package present

import (
	"slices"
	"strings"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// SearchTitle names a search: by the name that the user has given it, or as
// "ITEP 6, after 30. Kf1, 444 636": who thought, where, and over how many nodes.
func SearchTitle(s *session.Search) string {
	switch {
	case s.Name != "":
		return s.Name
	case s.Running():
		return SearchProgramme(s) + ", " + SearchPlace(s)
	}
	return strings.Join([]string{SearchProgramme(s), SearchPlace(s), Whole(s.Counts().Nodes)}, ", ")
}

// SearchProgramme names the programme of a search with what it was set to, in few words:
// "ITEP 6, absolute". [OwnOptions] says all.
func SearchProgramme(s *session.Search) string {
	about := s.Programme.About()
	apart := []string{about.Depth}
	var main []string
	var weights, options bool
	for _, o := range s.Programme.Options() {
		value := s.Values.Text(o.Name)
		switch {
		case o.Type == search.Weights:
			apart = append(apart, o.Name)
			weights = value != o.Default
		case value == o.Default || o.Name == about.Depth:
		case slices.Contains(about.Main, o.Name):
			main = append(main, value)
		default:
			options = true
		}
	}
	parts := []string{strings.TrimSpace(about.Name + " " + s.Depth())}
	switch i := slices.IndexFunc(s.Programme.Presets(),
		func(p search.Preset) bool { return InPreset(s.Programme, p, s.Values, apart...) }); {
	case i >= 0 && (options || len(main) > 0):
		parts = append(parts, s.Programme.Presets()[i].Name)
	case options && PresetOf(s.Programme, s.Values) != "":
		parts = append(parts, PresetOf(s.Programme, s.Values), "own options")
	case options:
		parts = append(append(parts, main...), "own options")
	default:
		parts = append(parts, main...)
	}
	if weights {
		parts = append(parts, "own weights")
	}
	return strings.Join(parts, ", ")
}

// SearchPlace says where a search hangs in its game: "start", or "after 30. Kf1".
func SearchPlace(s *session.Search) string {
	last := len(s.Moves) - 1
	if last < 0 {
		return "start"
	}
	return "after " + Line(s.Before(), s.Moves[last:])
}

// SearchOutcome is what a search has come to: its move and value, "30. Ne2 (−0.9944)", or why it
// has none yet.
func SearchOutcome(s *session.Search, unit Unit) string {
	result, err, ended := s.Result()
	switch {
	case !ended:
		return "thinking"
	case err != nil:
		return "failed"
	case result.Move == board.NoMove:
		return "no move"
	}
	say := phrase.With("number", Number(&s.Position), "move", s.Position.SAN(result.Move),
		"value", Format{Scale: s.Programme.Scale(), Unit: unit}.Score(result.Score.For(s.Position.Turn())))
	if whole, ok := s.Whole(); ok && result.Stopped {
		return phrase.Of("{number} {move} ({value}) of {stage}, stopped", "number", Number(&s.Position),
			"move", s.Position.SAN(whole.Line[0]), "stage", s.StageName(whole),
			"value", Format{Scale: s.Programme.Scale(), Unit: unit}.Score(whole.Score.For(s.Position.Turn())))
	}
	if result.Stopped {
		return say("{number} {move} ({value}), stopped")
	}
	return say("{number} {move} ({value})")
}
