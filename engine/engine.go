// Package engine is the list of programmes. The core lies below it: board (the
// rules of chess), eval (evaluations by term), tree (the recorded search tree),
// search (what programmes share) and one package a programme.
package engine

import (
	"drevo/engine/botvinnik"
	"drevo/engine/itep"
	"drevo/engine/kaissa"
	"drevo/engine/paulchess"
	"drevo/engine/pitrat"
	"drevo/engine/search"
)

// Programmes returns every programme, oldest first. A new one is added here.
func Programmes() search.List {
	return search.List{
		itep.New(),
		botvinnik.New(),
		kaissa.New(),
		paulchess.New(),
		pitrat.New(),
	}
}
