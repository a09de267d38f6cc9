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
