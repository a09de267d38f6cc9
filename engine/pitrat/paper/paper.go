// Package paper holds what Pitrat's paper prints ("A Chess Combination Program Which Uses Plans", Artificial
// Intelligence 8, 1977, 275-321) and our searches are compared with: its positions, as far as they could be recovered
// (positions.epd), and its plans P1 to P72 (plans.tsv), each with the place where it is printed and the node where it
// is executed.
package paper

import (
	_ "embed"
	"strings"
	"sync"

	"drevo/engine/board"
)

//go:embed positions.epd
var positionText string

// Position is a position of the paper.
type Position struct {
	Name string // as in the paper, "M39"
	board.Position
}

// Positions returns the positions of the paper.
var Positions = sync.OnceValue(func() (list []Position) {
	for line := range strings.Lines(positionText) {
		_, name, ok := strings.Cut(line, `id "Pitrat1977.`)
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		name, _, _ = strings.Cut(name, `"`)
		if p, err := board.ParseFEN(strings.Join(strings.Fields(line)[:4], " ") + " 0 1"); err == nil {
			list = append(list, Position{name, p})
		}
	}
	return list
})

// NameOf returns the paper's name of a position, empty for one that is not in it.
func NameOf(p *board.Position) string {
	for _, known := range Positions() {
		if known.Key() == p.Key() {
			return known.Name
		}
	}
	return ""
}
