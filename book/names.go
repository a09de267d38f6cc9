package book

import (
	"strings"
	"sync"

	"github.com/notnil/chess/opening"

	"drevo/engine/board"
)

// Opening is a named opening.
type Opening struct {
	Code string // of the Encyclopaedia of Chess Openings: "D30"
	Name string
}

// Names knows openings by their positions.
type Names struct{ byKey map[uint64]Opening }

// AllNames are the names of the openings of github.com/notnil/chess/opening, which never change. The first call reads
// them, which takes some tenths of a second.
var AllNames = sync.OnceValue(readNames)

// readNames reads them. Of two names for a position the first by code and alphabet counts.
func readNames() *Names {
	names := &Names{byKey: map[uint64]Opening{}}
	for _, o := range opening.NewBookECO().Possible(nil) {
		key, ok := keyAfter(o.PGN())
		named := Opening{o.Code(), o.Title()}
		if other, taken := names.byKey[key]; ok && (!taken || named.Code+named.Name < other.Code+other.Name) {
			names.byKey[key] = named
		}
	}
	return names
}

// keyAfter plays moves from the initial position.
func keyAfter(moves string) (key uint64, ok bool) {
	p := board.Start()
	for _, word := range strings.Fields(moves) {
		word = word[strings.LastIndexByte(word, '.')+1:]
		if word == "" {
			continue
		}
		move, err := p.ParseUCI(word)
		if err != nil {
			if move, err = p.ParseSAN(word); err != nil {
				return 0, false
			}
		}
		p = p.After(move)
	}
	return Key(&p), true
}

// Of names a position; ok is false where it has no name of its own.
func (n *Names) Of(p *board.Position) (o Opening, ok bool) {
	o, ok = n.byKey[Key(p)]
	return o, ok
}

// OfGame names the last position with a name on the way from a start along some moves.
func (n *Names) OfGame(start board.Position, moves []board.Move) (o Opening, ok bool) {
	p := start
	for _, move := range moves {
		p = p.After(move)
		if found, known := n.Of(&p); known {
			o, ok = found, true
		}
	}
	return o, ok
}
