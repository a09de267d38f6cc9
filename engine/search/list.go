package search

import (
	"fmt"
	"slices"
	"strings"

	"drevo/internal/nearest"
)

// List is the programmes that can be chosen.
type List []Programme

// Find returns the programme with the given ID.
func (l List) Find(id string) (Programme, error) {
	var ids []string
	for _, p := range l {
		if strings.EqualFold(p.About().ID, id) {
			return p, nil
		}
		ids = append(ids, p.About().ID)
	}
	return nil, fmt.Errorf("unknown programme %.40q%s (have %s)", id, nearest.Asked(id, ids), strings.Join(ids, ", "))
}

// Players returns those that play whole games.
func (l List) Players() List {
	return slices.DeleteFunc(slices.Clone(l), func(p Programme) bool { return p.About().NoGames != "" })
}

// Player finds what "paulchess" or "paulchess/modern" names: a programme, with a preset of it where one is named, else an
// empty one.
func (l List) Player(text string) (Programme, Preset, error) {
	id, name, _ := strings.Cut(text, "/")
	if strings.Trim(id, ".") == "" {
		id = text // a path, of a program from elsewhere
	}
	programme, err := l.Find(id)
	if err != nil || name == "" {
		return programme, Preset{}, err
	}
	preset, err := FindPreset(programme, name)
	return programme, preset, err
}
