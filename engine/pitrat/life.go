package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
)

// Made is a plan when it was made. Ends of plans have no number of their own: they are the same plan
// from a later statement on.
type Made struct {
	Number     int // by creation, from 1
	Statements plan.Plan
	Parent     int // the number of the plan that it was made from, 0 for none
	Rule       plan.Rule
	Side       board.Colour // that made it, and from which its states are seen
	Node       tree.ID      // where it was made
	Danger     tree.ID      // the dangerous move that it is to correct; tree.None for none
}

// Event is something that happened to a plan at a node.
type Event struct {
	Node      tree.ID
	Plan      int32 // its number
	Statement uint8 // the current one, from 0; of plan.Calls the move itself
	Fate      plan.Fate
	Round     int32 // of the search, from 1; 0 is the initial analysis
}

// Round is one turn of the search: who failed, and what was done about it (section 2.4).
type Round struct {
	First  bool    // the first player fails; else the opponent does
	Danger tree.ID // the dangerous move chosen
	Class  int     // the class that was run there; 0: the plans of its second list; ClassThreat, ClassNewPlans
	Cost   int     // other dangerous moves that stay to be corrected if this one is
	Plans  int     // made before the round
	Nodes  int     // of the tree before the round
}

// What stands in a round for a class where none of them was begun.
const (
	ClassThreat   = 8 + iota // a move that no plan calls a threat was tried as one (ours)
	ClassNewPlans            // the plans that have come since the six classes were corrected (ruling)
)

// Reached is the class of corrections that the round began, 0 for none.
func (r Round) Reached() int {
	if r.Class >= ClassThreat {
		return 0
	}
	return r.Class
}

// Listing is a plan in one of the two lists of a node.
type Listing struct {
	Plan      int // its number
	Statement int // its current statement; it stands here from this one on
	Fate      plan.Fate
}

// FirstOf returns the first list of a node after the events.
func FirstOf(events []Event) []Listing {
	var list []Listing
	for _, e := range events {
		if e.Fate == plan.Calls {
			list = append(list, Listing{Plan: int(e.Plan), Statement: int(e.Statement), Fate: plan.Calls})
		}
	}
	return list
}

// SecondOf returns the second list of a node after the events: the plans that the side to move may execute there.
// Those that were tried are in it with what became of them, those that the simulation rejected too.
func SecondOf(events []Event) []Listing {
	var list []Listing
	at := map[int32]int{} // of a plan, its latest place in the list
	for _, e := range events {
		if e.Fate == plan.Calls || e.Fate == plan.Listed {
			continue
		}
		if i, ok := at[e.Plan]; ok && e.Fate != plan.Waiting && !e.Fate.Rejected() {
			list[i].Statement, list[i].Fate = int(e.Statement), e.Fate
			continue
		}
		at[e.Plan] = len(list)
		list = append(list, Listing{Plan: int(e.Plan), Statement: int(e.Statement), Fate: e.Fate})
	}
	return list
}
