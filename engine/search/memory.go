package search

import (
	"sync"

	"drevo/engine/tree"
)

// Memory is what searches hand on to the next: the room of transposition tables, of recorded trees and
// whatever else a programme needs, because the first touch of fresh memory takes longer than a short
// search. Whoever searches again and again keeps one and puts it into each [Task]; a nil one hands
// nothing on. Searches that run side by side may share one, but for those of a game.
type Memory struct {
	// Game says that the searches are a player's in one game, one after the other: a programme whose
	// option says so finds what it knew at the move before. Elsewhere, as in an analysis,
	// every search begins with nothing, so that it gives the same tree whenever it is repeated.
	Game bool

	// Smaller lets the searches of a game make do with a smaller table where the system has no room for
	// the one that they ask for: half of it, a quarter, and so on. It is told of both sizes in megabytes,
	// once until another size is asked for. With nil such a search fails.
	Smaller func(asked, given int)

	kept   *Table // by the last search of a game
	ofGame any    // the same: what its programme keeps beside the table
	asked  int    // the size that Smaller was called for, or could have been
	given  int    // and what there was room for
	room   sync.Pool
	own    sync.Pool
	begin  sync.Once
	trees  *tree.Pool // not a part of this: a tree that somebody keeps would keep the tables, too
}

// NewRecorder returns a recorder of an empty tree: see [tree.NewRecorder].
func (m *Memory) NewRecorder(header tree.Header, budget int) *tree.Recorder {
	if m == nil {
		return tree.NewRecorder(header, budget)
	}
	m.begin.Do(func() { m.trees = new(tree.Pool) })
	return m.trees.NewRecorder(header, budget)
}

// Table is [NewTable] for a table that serves one search.
func (m *Memory) Table(megabytes int, rules FinalRules) (*Table, error) {
	megabytes = m.fitting(megabytes)
	if t := m.take(); t != nil && t.megabytes() == megabytes {
		t.rules = rules
		t.Clear()
		return t, nil
	}
	return NewTable(megabytes, rules)
}

// Resume returns the table of a game as the search before has left it, an empty one if there is none of
// that size with those rules.
func (m *Memory) Resume(megabytes int, rules FinalRules) (*Table, error) {
	if m == nil || m.kept == nil || m.kept.megabytes() != m.fitting(megabytes) || m.kept.rules != rules {
		return m.Table(megabytes, rules)
	}
	return m.take(), nil
}

// fitting returns the size of the table that takes the place of one of so many megabytes.
func (m *Memory) fitting(megabytes int) int {
	if m == nil || m.Smaller == nil {
		return megabytes
	}
	if megabytes == m.asked {
		return m.given
	}
	m.asked, m.given = megabytes, megabytes
	for m.given > 1 && m.given <= MaxTableMB && !roomForTable(m.given) {
		m.given /= 2
	}
	if m.given < megabytes {
		m.Smaller(megabytes, m.given)
	}
	return m.given
}

// take returns a table that was given back, nil if there is none.
func (m *Memory) take() *Table {
	if m == nil {
		return nil
	}
	if t := m.kept; t != nil {
		m.kept = nil
		return t
	}
	t, _ := m.room.Get().(*Table)
	return t
}

// GiveBack takes a table that its search is done with; nil is none.
func (m *Memory) GiveBack(t *Table) {
	switch {
	case m == nil || t == nil:
	case m.Game:
		m.kept = t
	default:
		m.room.Put(t)
	}
}

// Forget lets go of what is known of a game: another one begins.
func (m *Memory) Forget() {
	if m == nil {
		return
	}
	m.kept.Clear()
	if m.ofGame != nil {
		m.own.Put(m.ofGame)
		m.ofGame = nil
	}
}

// Own returns what the programme has given with KeepOwn, nil if nothing is there, and whether the search
// before of the same game has.
func (m *Memory) Own() (own any, sameGame bool) {
	switch {
	case m == nil:
		return nil, false
	case m.ofGame != nil:
		own, m.ofGame = m.ofGame, nil
		return own, true
	}
	return m.own.Get(), false
}

// KeepOwn keeps what a search of the same programme may ask for again.
func (m *Memory) KeepOwn(own any) {
	switch {
	case m == nil:
	case m.Game:
		m.ofGame = own
	default:
		m.own.Put(own)
	}
}
