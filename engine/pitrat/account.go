package pitrat

import (
	"math"
	"slices"
	"sync"

	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
)

// Account is the life of every plan of a search, in the order in which it happened: the plans by
// number, and a log of what became of them at which node. It is only ever added to, may be read from
// any goroutine while the search writes, and travels with the tree ([AccountOf]). Slices that are
// returned are the reader's own, except that the statements of a plan are shared and never altered.
type Account struct {
	mu     sync.RWMutex
	plans  slabs[Made]
	events slabs[happened]
	last   slabs[int32] // of a node, its last event; -1 for none
	rounds slabs[Round]
	danger dangerLog
}

// happened is an event, and the one before at the same node; -1 for none.
type happened struct {
	Event
	before int32
}

// AccountOf returns the account that a tree carries, nil for the tree of another programme.
func AccountOf(t *tree.Tree) *Account {
	a, _ := t.Attachment().(*Account)
	return a
}

// Made is a plan when it was made. Ends of plans have no number of their own: they are the same plan
// from a later statement on.
type Made struct {
	Number     int // by creation, from 1
	Statements plan.Plan
	Parent     int // the number of the plan that it was made from, 0 for none
	Rule       Rule
	Side       board.Colour // that made it, and from which its states are seen
	Node       tree.ID      // where it was made
	Danger     tree.ID      // the dangerous move that it is to correct; tree.None for none
}

// Fate is what happened to a plan at a node.
type Fate uint8

// The fates. Those from RejectedMissing to RejectedAbsurd are the tests of the simulation, in their
// order (section 2.3.1).
const (
	Waiting         Fate = iota // put into the node's second list
	Listed                      // already in the list, or tried there before
	Tried                       // taken from the second list, or executed at once
	Calls                       // has put the node's move into the tree: it is in the node's first list
	Passed                      // nothing more to do: it was executed to its end
	Refined                     // its modification was replaced by other plans
	NotLegal                    // its move is not legal
	Failed                      // its verification failed
	Gone                        // its modification finds the square in neither state
	NotSimulated                // no plan that its modification or analysis gives was accepted
	RejectedMissing             // thrown out by the simulation: the own man is not there
	RejectedShut                // the way is shut by men that the plan does not remove
	RejectedNothing             // there is nothing to capture
	RejectedBalance             // the balance of the captures is not good
	RejectedAbsurd              // absurd: the last gain is less than what comes before
	fates
)

// fateWords are the sentences of the fates.
var fateWords = [fates]string{
	Waiting:         "waits in the list of plans of this node",
	Listed:          "was in the list already, or tried here before",
	Tried:           "was tried",
	Calls:           "called for this move",
	Passed:          "was executed to its end",
	Refined:         "gave way to plans that make its modification",
	NotLegal:        "ended: the move is not legal",
	Failed:          "ended: the verification failed",
	Gone:            "ended: the square is in neither state of the modification",
	NotSimulated:    "ended: there is no way to make the modification that the simulation accepts",
	RejectedMissing: "was rejected by the simulation: the man is not there, or is needed elsewhere",
	RejectedShut:    "was rejected by the simulation: the way is shut by a man that the plan does not remove",
	RejectedNothing: "was rejected by the simulation: there is nothing to capture",
	RejectedBalance: "was rejected by the simulation: even if all goes well the balance of the captures is not good",
	RejectedAbsurd:  "was rejected by the simulation: what it wins at the end is less than what comes before",
}

// String says what happened in words, to stand behind the plan.
func (f Fate) String() string {
	if f >= fates {
		return "unknown"
	}
	return fateWords[f]
}

// Rejected reports whether the simulation threw the plan out.
func (f Fate) Rejected() bool { return f >= RejectedMissing && f < fates }

// Event is something that happened to a plan at a node.
type Event struct {
	Node      tree.ID
	Plan      int32 // its number
	Statement uint8 // the current one, from 0; of Calls the move itself
	Fate      Fate
	Round     int32 // of the search, from 1; 0 is the initial analysis
}

// Round is one turn of the search: who failed, and what was done about it (section 2.4).
type Round struct {
	First  bool    // the first player fails; else the opponent does
	Danger tree.ID // the dangerous move chosen
	Class  int     // the class that was run there; 0: the plans of its second list; ClassThreat, ClassLate
	Cost   int     // other dangerous moves that stay to be corrected if this one is
	Plans  int     // made before the round
	Nodes  int     // of the tree before the round
}

// What stands in a round for a class where none of them was begun.
const (
	ClassThreat = 8 + iota // a move that no plan calls a threat was tried as one (ours)
	ClassLate              // the plans that came after the six classes were corrected (ruling)
)

// Reached is the class of corrections that the round began, 0 for none.
func (r Round) Reached() int {
	if r.Class >= ClassThreat {
		return 0
	}
	return r.Class
}

// Danger is a dangerous move: the player who fails must correct it.
type Danger struct {
	Node  tree.ID
	Cost  int32 // other dangerous moves that stay to be corrected if this one is
	Class int8  // the last class that was tried, 0 for none
}

// Listing is a plan in one of the two lists of a node.
type Listing struct {
	Plan      int // its number
	Statement int // its current statement; it stands here from this one on
	Fate      Fate
}

// Plans is the number of plans made so far.
func (a *Account) Plans() int {
	if a == nil {
		return 0
	}
	a.mu.RLock()
	defer a.mu.RUnlock()
	return a.plans.len()
}

// Plan returns a plan by its number, from 1 to Plans().
func (a *Account) Plan(number int) Made {
	a.mu.RLock()
	defer a.mu.RUnlock()
	if number < 1 || number > a.plans.len() {
		return Made{}
	}
	return *a.plans.at(number - 1)
}

// Events is the number of events so far.
func (a *Account) Events() int {
	a.mu.RLock()
	defer a.mu.RUnlock()
	return a.events.len()
}

// Event returns an event by its place in the log, from 0.
func (a *Account) Event(i int) Event {
	a.mu.RLock()
	defer a.mu.RUnlock()
	return a.events.at(i).Event
}

// CopyEvents copies events from a place of the log on, as many as there are and fit, and returns how
// many. To go through the log so keeps the search waiting less than to ask for each of them.
func (a *Account) CopyEvents(into []Event, from int) int {
	a.mu.RLock()
	defer a.mu.RUnlock()
	n := min(len(into), a.events.len()-from)
	for i := range n {
		into[i] = a.events.at(from + i).Event
	}
	return max(n, 0)
}

// CopyParents copies the numbers of the plans that plans came of, from one plan on by its number, as many
// as there are and fit, and returns how many.
func (a *Account) CopyParents(into []int32, from int) int {
	a.mu.RLock()
	defer a.mu.RUnlock()
	n := min(len(into), a.plans.len()+1-from)
	for i := range n {
		into[i] = int32(a.plans.at(from + i - 1).Parent)
	}
	return max(n, 0)
}

// At returns what happened at a node, in order. Cost: a step an event of the node.
func (a *Account) At(id tree.ID) []Event { return a.Before(id, math.MaxInt) }

// Before returns what happened at a node among the first so many events of the log, in order.
func (a *Account) Before(id tree.ID, events int) []Event {
	return a.collect(id, func(i int, _ Event) bool { return i < events })
}

// collect returns those events of a node that pass, in order.
func (a *Account) collect(id tree.ID, passes func(i int, e Event) bool) []Event {
	if a == nil {
		return nil
	}
	a.mu.RLock()
	defer a.mu.RUnlock()
	var list []Event
	if int(id) < a.last.len() {
		for i := *a.last.at(int(id)); i >= 0; {
			e := a.events.at(int(i))
			if passes(int(i), e.Event) {
				list = append(list, e.Event)
			}
			i = e.before
		}
	}
	slices.Reverse(list)
	return list
}

// First returns the first list of a node: the plans that call for its move.
func (a *Account) First(id tree.ID) []Listing {
	return FirstOf(a.collect(id, func(_ int, e Event) bool { return e.Fate == Calls }))
}

// FirstOf returns the first list of a node after the events.
func FirstOf(events []Event) []Listing {
	var list []Listing
	for _, e := range events {
		if e.Fate == Calls {
			list = append(list, Listing{Plan: int(e.Plan), Statement: int(e.Statement), Fate: Calls})
		}
	}
	return list
}

// Second returns the second list of a node: the plans that the side to move may execute there. Those
// that were tried are in it with what became of them, those that the simulation rejected too.
func (a *Account) Second(id tree.ID) []Listing { return SecondOf(a.At(id)) }

// SecondOf returns the second list of a node after the events.
func SecondOf(events []Event) []Listing {
	var list []Listing
	at := map[int32]int{} // of a plan, its latest place in the list
	for _, e := range events {
		if e.Fate == Calls || e.Fate == Listed {
			continue
		}
		if i, ok := at[e.Plan]; ok && e.Fate != Waiting && !e.Fate.Rejected() {
			list[i].Statement, list[i].Fate = int(e.Statement), e.Fate
			continue
		}
		at[e.Plan] = len(list)
		list = append(list, Listing{Plan: int(e.Plan), Statement: int(e.Statement), Fate: e.Fate})
	}
	return list
}

// Class returns the last class of corrections that was tried at a node, 0 for none.
func (a *Account) Class(id tree.ID) int { return a.ClassBefore(id, math.MaxInt) }

// ClassBefore returns the last class that was tried at a node in the first so many rounds. Cost: a step
// a round.
func (a *Account) ClassBefore(id tree.ID, rounds int) int {
	a.mu.RLock()
	defer a.mu.RUnlock()
	class := 0
	for i := range min(rounds, a.rounds.len()) {
		if r := a.rounds.at(i); r.Danger == id {
			class = max(class, r.Reached())
		}
	}
	return class
}

// Rounds returns the rounds from one on.
func (a *Account) Rounds(from int) []Round {
	if a == nil {
		return nil
	}
	a.mu.RLock()
	defer a.mu.RUnlock()
	var list []Round
	for i := from; i < a.rounds.len(); i++ {
		list = append(list, *a.rounds.at(i))
	}
	return list
}

// Dangers returns the dangerous moves as they were when a round began, rounds counted from 1 as in
// [Event]: what figure 8 of the paper circles. Where there is no such round there are none.
func (a *Account) Dangers(round int) []Danger {
	if a == nil {
		return nil
	}
	a.mu.RLock()
	defer a.mu.RUnlock()
	if round < 1 || round > a.rounds.len() {
		return nil
	}
	return a.danger.at(round - 1)
}

// Chain returns the plans behind a plan, the first idea first, itself last.
func (a *Account) Chain(number int) []Made {
	var chain []Made
	for number > 0 && len(chain) < a.Plans() {
		m := a.Plan(number)
		chain = append(chain, m)
		number = m.Parent
	}
	for i, j := 0, len(chain)-1; i < j; i, j = i+1, j-1 {
		chain[i], chain[j] = chain[j], chain[i]
	}
	return chain
}

// Memory is what the account takes, in bytes.
func (a *Account) Memory() int64 {
	a.mu.RLock()
	defer a.mu.RUnlock()
	const planBytes, eventBytes, roundBytes, dangerBytes = 160, 20, 68, 12
	return int64(a.plans.len())*planBytes + int64(a.events.len())*eventBytes + int64(a.last.len())*4 +
		int64(a.rounds.len())*roundBytes + int64(a.danger.items.len())*dangerBytes
}

// made notes a plan.
func (a *Account) made(m Made) {
	if a != nil {
		a.mu.Lock()
		a.plans.add(m)
		a.mu.Unlock()
	}
}

// note adds an event. Nodes that the record did not keep have none.
func (a *Account) note(e Event) {
	if a == nil || !e.Node.Kept() {
		return
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	for a.last.len() <= int(e.Node) {
		a.last.add(-1)
	}
	last := a.last.at(int(e.Node))
	a.events.add(happened{e, *last})
	*last = int32(a.events.len() - 1)
}

// turn notes a round and the dangerous moves from which it chose; their list must stay as it is for
// another round.
func (a *Account) turn(r Round, dangers []Danger) {
	if a == nil {
		return
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.rounds.add(r)
	a.danger.add(dangers)
}
