// Package engine is the list of programmes. The core lies below it: board (the
// rules of chess), eval (evaluations by term), tree (the recorded search tree),
// search (what programmes share) and one package a programme.
package engine

import (
	"fmt"
	"slices"
	"strings"

	"drevo/engine/botvinnik"
	"drevo/engine/itep"
	"drevo/engine/kaissa"
	"drevo/engine/paulchess"
	"drevo/engine/pitrat"
	"drevo/engine/search"
)

// Programmes returns every programme, oldest first. A new one is added here.
func Programmes() []search.Programme {
	return []search.Programme{
		itep.New(),
		botvinnik.New(),
		kaissa.New(),
		paulchess.New(),
		pitrat.New(),
	}
}

// Players returns the programmes that play whole games.
func Players() []search.Programme {
	return slices.DeleteFunc(Programmes(), func(p search.Programme) bool { return p.About().NoGames != "" })
}

// Find returns the programme with the given ID.
func Find(id string) (search.Programme, error) {
	var ids []string
	for _, p := range Programmes() {
		if p.About().ID == id {
			return p, nil
		}
		ids = append(ids, p.About().ID)
	}
	return nil, fmt.Errorf("unknown programme %.40q (have %s)", id, strings.Join(ids, ", "))
}
