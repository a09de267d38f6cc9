package pitrat

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// made is a plan of the search. Its ends are the same plan from a later statement on.
type made struct {
	number     int32
	rule       plan.Rule
	side       board.Colour
	statements plan.Plan
	ends       []uint64 // a hash of each, from the statement with that index on

	// Of a plan of the initial analysis: what prevents it as things stand (section 2.4.4).
	guarded board.Square // of the man that it captures, when that is guarded; else NoSquare
}

// carried is a plan at a node from a statement on.
type carried struct {
	*made
	at int
}

// end returns the statements that remain.
func (c carried) end() plan.Plan { return c.statements[c.at:] }

// after returns those that follow the statement that called for a move.
func (c carried) after() plan.Plan { return c.statements[c.at+1:] }

// plays reports whether the statement that calls for the move is "the man on S plays".
func (c carried) plays() bool { return c.statements[c.at].Kind == plan.Plays }

// planSet is a set of ends of plans by their hashes. Most nodes have a few, some thousands.
type planSet struct {
	few  []uint64
	many map[uint64]struct{} // all of them, once they are more than fewPlans
}

// fewPlans is how many are looked through one by one.
const fewPlans = 24

// has reports whether an end is in the set.
func (s *planSet) has(h uint64) bool {
	if s.many != nil {
		_, ok := s.many[h]
		return ok
	}
	return slices.Contains(s.few, h)
}

// add adds an end and reports whether it is new.
func (s *planSet) add(h uint64) bool {
	if s.many != nil {
		n := len(s.many)
		s.many[h] = struct{}{}
		return len(s.many) > n
	}
	if slices.Contains(s.few, h) {
		return false
	}
	s.few = append(s.few, h)
	if len(s.few) > fewPlans {
		s.many = make(map[uint64]struct{}, 2*len(s.few))
		for _, known := range s.few {
			s.many[known] = struct{}{}
		}
		s.few = nil
	}
	return true
}
