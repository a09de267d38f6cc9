package book

import (
	"cmp"
	"iter"
	"slices"

	"drevo/engine/board"
	"drevo/engine/game"
)

// Counts says how often moves were played, and how these games ended, as an openings explorer shows
// it. It takes games one after the other, so that any number of them can be streamed.
type Counts struct {
	plies int
	most  int
	moves map[uint64][]Entry
	games int
}

// NewCounts returns counts of the first plies of games. When there are more than most positions, those
// that only one game had are forgotten.
func NewCounts(plies, most int) *Counts {
	return &Counts{plies: plies, most: most, moves: map[uint64][]Entry{}}
}

// Games returns how many games were counted, and Positions how many positions are known.
func (c *Counts) Games() int     { return c.games }
func (c *Counts) Positions() int { return len(c.moves) }

// Add counts the main line of a game, up to a null move.
func (c *Counts) Add(g *game.Game) {
	c.games++
	p := g.Start
	for i, move := range g.Mainline() {
		if i == c.plies || move == board.Pass {
			break
		}
		c.count(Key(&p), move, g.Result)
		var next board.Position
		p.Make(move, &next)
		p = next
	}
	if len(c.moves) > c.most {
		c.forget()
	}
}

func (c *Counts) count(key uint64, move board.Move, result game.Result) {
	entries := c.moves[key]
	i := slices.IndexFunc(entries, func(e Entry) bool { return e.Move == move })
	if i < 0 {
		i = len(entries)
		entries = append(entries, Entry{Move: move})
		c.moves[key] = entries
	}
	e := &entries[i]
	e.Games++
	e.Weight++
	switch result {
	case game.WhiteWins:
		e.WhiteWins++
	case game.Draw:
		e.Draws++
	case game.BlackWins:
		e.BlackWins++
	}
}

// forget drops positions that only one game had.
func (c *Counts) forget() {
	for key, entries := range c.moves {
		if len(entries) == 1 && entries[0].Games == 1 {
			delete(c.moves, key)
		}
	}
}

// Moves returns the moves that were played in a position, the most frequent first.
func (c *Counts) Moves(p *board.Position) []Entry {
	entries := slices.DeleteFunc(slices.Clone(c.moves[Key(p)]), func(e Entry) bool { return !p.IsLegal(e.Move) })
	slices.SortStableFunc(entries, func(a, b Entry) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Move, b.Move))
	})
	return entries
}

// All lists the moves of all positions.
func (c *Counts) All() iter.Seq2[uint64, Entry] {
	return func(yield func(uint64, Entry) bool) {
		for key, entries := range c.moves {
			for _, e := range entries {
				if !yield(key, e) {
					return
				}
			}
		}
	}
}
