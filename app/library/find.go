package library

import (
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/game"
)

// Query says which games are wanted.
type Query struct {
	Words    string          // all of them in players, event, date, round, opening or its code
	Result   game.Result     // empty: any
	Position *board.Position // that the main line comes to, side to move and rights included; nil: any
	Material *board.Position // whose pieces the main line comes to have, of both sides; nil: any
}

// Find returns the numbers of the games that pass, in their order. Positions are looked for in the games
// that are indexed. Cost for a hundred thousand games: some milliseconds.
func (c *Collection) Find(q Query) []int { return c.FindAmong(0, c.Reach(q), q) }

// Reach returns how many games a query can be asked of by now: those of the list, and of positions those
// that are indexed.
func (c *Collection) Reach(q Query) int {
	if q.Position == nil && q.Material == nil {
		return c.Len()
	}
	games, _, _ := c.Indexed()
	return games
}

// FindAmong is Find for the games from a number up to another, which is not among them.
func (c *Collection) FindAmong(from, to int, q Query) []int {
	c.mu.RLock()
	defer c.mu.RUnlock()
	words := c.wanted(q.Words)
	result := resultNumber(string(q.Result))
	var list []int
	for at := from; at < min(to, len(c.entries)); at++ {
		e := &c.entries[at]
		if (q.Result == "" || e.result == result) && has(e, words) && c.comesTo(at, &q) {
			list = append(list, at)
		}
	}
	return list
}

// wanted finds for each word of a query the texts that have it, by their numbers.
func (c *Collection) wanted(query string) [][]bool {
	var list [][]bool
	for _, word := range strings.Fields(strings.ToLower(query)) {
		have := make([]bool, len(c.words))
		for n, text := range c.words {
			have[n] = strings.Contains(strings.ToLower(text), word)
		}
		list = append(list, have)
	}
	return list
}

// has reports whether an entry has all words.
func has(e *entry, words [][]bool) bool {
	for _, have := range words {
		if !slices.ContainsFunc(e.facts[:], func(n uint32) bool { return have[n] }) {
			return false
		}
	}
	return true
}

// comesTo reports whether the main line of a game comes to the position and the material of a query.
func (c *Collection) comesTo(at int, q *Query) bool {
	if q.Position == nil && q.Material == nil {
		return true
	}
	if c.index == nil || at >= len(c.index.first)-1 {
		return false
	}
	if q.Position != nil && c.plyOf(at, q.Position.Key()) < 0 {
		return false
	}
	if q.Material == nil {
		return true
	}
	wanted := materialOf(q.Material)
	return slices.ContainsFunc(c.index.material[c.index.changes[at]:c.index.changes[at+1]],
		func(b balance) bool { return b.count == wanted })
}

// plyOf returns after how many half-moves a game comes to a position, -1 if it does not.
func (c *Collection) plyOf(at int, key uint64) int {
	return slices.Index(c.index.keys[c.index.first[at]:c.index.first[at+1]], key)
}

// Ply returns after how many half-moves the main line of a game comes to what a query asks for, 0 where
// it asks for no position.
func (c *Collection) Ply(at int, q Query) int {
	c.mu.RLock()
	defer c.mu.RUnlock()
	if c.index == nil || at >= len(c.index.first)-1 {
		return 0
	}
	switch {
	case q.Position != nil:
		return max(c.plyOf(at, q.Position.Key()), 0)
	case q.Material != nil:
		for _, b := range c.index.material[c.index.changes[at]:c.index.changes[at+1]] {
			if b.count == materialOf(q.Material) {
				return int(b.ply)
			}
		}
	}
	return 0
}
