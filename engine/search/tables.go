package search

import "sync"

// Tables hands the memory of transposition tables on from one search to the next: the first touch of
// fresh memory takes longer than a short search. Whoever searches again and again keeps one and puts
// it into each [Task]; a nil one hands nothing on. Searches that run side by side may share one.
type Tables struct {
	returned sync.Pool
}

// Borrow is [NewTable] for a table that serves one search.
func (s *Tables) Borrow(megabytes int, rules FinalRules) (*Table, error) {
	if s != nil {
		if t, ok := s.returned.Get().(*Table); ok && t.megabytes() == megabytes {
			t.rules = rules
			t.Clear()
			return t, nil
		}
	}
	return NewTable(megabytes, rules)
}

// GiveBack takes a table that its search is done with; nil is none.
func (s *Tables) GiveBack(t *Table) {
	if s != nil && t != nil {
		s.returned.Put(t)
	}
}
