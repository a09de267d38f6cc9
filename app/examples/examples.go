// Package examples knows the positions of the library that have something to be found: what to look
// for, how they are solved, and with which options of which programme. In their PGN
//
//   - the comment before the first move says what to look for;
//   - the moves are the solution; a game without moves has none to find;
//   - the tag Options sets options of a programme for the position: "pitrat win=piece".
//
// To add some: a game in such a file of the library, or another file in the list of All.
package examples

import (
	"fmt"
	"slices"
	"strings"

	"drevo/app/library"
	"drevo/engine/board"
	"drevo/engine/game"
)

// file has the examples of Pitrat's paper.
const file = "pitrat.pgn"

// Example is a position to learn from.
type Example struct {
	Name string // as in a list
	Game *game.Game
}

// All returns the examples in the order of their files. The games are the caller's own.
func All() ([]Example, error) {
	items, err := library.Items(library.Text(file))
	if err != nil {
		return nil, fmt.Errorf("examples: %w", err)
	}
	var list []Example
	for _, item := range items {
		list = append(list, Example{nameOf(item.Game), item.Game})
	}
	return list, nil
}

// nameOf is the event, with the players.
func nameOf(g *game.Game) string {
	players := strings.Trim(g.Tags.Get("White")+" – "+g.Tags.Get("Black"), "– ")
	return g.Tags.Get("Event") + " (" + players + ")"
}

// Of returns the example of a position, whatever its counters say.
func Of(p board.Position) (e Example, ok bool) {
	list, err := All()
	if err != nil {
		return Example{}, false
	}
	i := slices.IndexFunc(list, func(e Example) bool { return e.Game.Start.Key() == p.Key() })
	if i < 0 {
		return Example{}, false
	}
	return list[i], true
}

// Look says what to look for.
func (e Example) Look() string {
	if len(e.Game.Root.Next) > 0 && e.Game.Root.Next[0].Preface() != "" {
		return e.Game.Root.Next[0].Preface()
	}
	return e.Game.Root.Text()
}

// Solution is the line that solves the position, nil where there is nothing to find.
func (e Example) Solution() []board.Move { return e.Game.Mainline() }

// Options returns what a programme is to be set to, by the names of its options.
func (e Example) Options(programme string) map[string]string {
	set := map[string]string{}
	fields := strings.Fields(e.Game.Tags.Get("Options"))
	if len(fields) == 0 || fields[0] != programme {
		return set
	}
	for _, field := range fields[1:] {
		if name, value, ok := strings.Cut(field, "="); ok {
			set[name] = value
		}
	}
	return set
}
