package pitrat

import (
	"math"
	"slices"
	"sort"
	"sync/atomic"

	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
)

// Account is the life of every plan of a search, in the order in which it happened: the plans by
// number, and a log of what became of them at which node. It is only ever added to, may be read from
// any goroutine while the search writes, and travels with the tree ([AccountOf]). Its memory comes out of
// the budget of the tree; where that is used up the end is missing ([Account.End]).
type Account struct {
	plans   chronicle[wasMade]
	events  chronicle[happened]
	rounds  tree.Log[turn]
	dangers dangerLog
	nodes   tree.Log[notes]
	end     atomic.Int32 // the round with which it ends, 0 while it goes on

	recorder *tree.Recorder // of whose budget the writer takes
	claimed  int64
}

// turn is a round as it stands in the account.
type turn struct {
	danger       tree.ID
	before       int32 // the round before, counted from 1, that chose the same dangerous move; 0 for none
	events       int32 // that happened before it
	plans, nodes int32
	cost         int32
	class        int8
	first        bool
}

// notes are the last event and the last round at a node, counted from 1; 0 for none.
type notes struct{ event, round int32 }

// AccountOf returns the account that a tree carries, nil for the tree of another programme.
func AccountOf(t *tree.Tree) *Account {
	a, _ := t.Attachment().(*Account)
	return a
}

// Plans is the number of plans made so far.
func (a *Account) Plans() int {
	if a == nil {
		return 0
	}
	return a.plans.len()
}

// End is the round with which the account ends because the memory was used up, counted from 1; 0 where it has
// all that has happened so far.
func (a *Account) End() int {
	if a == nil {
		return 0
	}
	return int(a.end.Load())
}

// Number returns a number of a node by its name, for who asks without knowing the account: the classes of which
// corrections were tried there, those that there are, the rounds that are noted.
func (a *Account) Number(id tree.ID, _ board.Move, what string) (n int, ok bool) {
	switch what {
	case "classes tried":
		return a.Class(id), true
	case "classes":
		return max(a.Class(id), paperClasses), true
	case "rounds noted":
		return a.End(), true
	}
	return 0, false
}

// Plan returns a plan by its number, from 1 to Plans().
func (a *Account) Plan(number int) Made {
	if number < 1 || number > a.plans.len() {
		return Made{}
	}
	return a.plans.at(number - 1).plan(number)
}

// Events is the number of events so far.
func (a *Account) Events() int { return a.events.len() }

// Event returns an event by its place in the log, from 0.
func (a *Account) Event(i int) Event {
	var e [1]Event
	a.CopyEvents(e[:], i)
	return e[0]
}

// CopyEvents copies events from a place of the log on, as many as there are and fit, and returns how
// many. To go through the log so costs less than to ask for each of them.
func (a *Account) CopyEvents(into []Event, from int) (n int) {
	if len(into) == 0 {
		return 0
	}
	round := a.roundAt(from)
	a.events.from(from, func(i int, h happened) bool {
		for round < a.rounds.Len() && int(a.rounds.Ref(round).events) <= i {
			round++
		}
		into[n] = h.event(round)
		n++
		return n < len(into)
	})
	return n
}

// event returns an event with its round.
func (h happened) event(round int) Event {
	return Event{Node: h.node, Plan: h.plan, Statement: h.statement, Fate: h.fate, Round: int32(round)}
}

// roundAt returns the round in which the event with a place in the log happened. Cost: a binary search.
func (a *Account) roundAt(event int) int {
	return sort.Search(a.rounds.Len(), func(i int) bool { return int(a.rounds.Ref(i).events) > event })
}

// Begin is how many events had happened when a round began, rounds counted from 1.
func (a *Account) Begin(round int) int {
	if round < 1 || round > a.rounds.Len() {
		return 0
	}
	return int(a.rounds.Ref(round - 1).events)
}

// CopyParents copies the numbers of the plans that plans came of, from one plan on by its number, as many
// as there are and fit, and returns how many.
func (a *Account) CopyParents(into []int32, from int) (n int) {
	if len(into) == 0 {
		return 0
	}
	a.plans.from(from-1, func(i int, m wasMade) bool {
		into[n] = int32(m.parentOf(i + 1))
		n++
		return n < len(into)
	})
	return n
}

// At returns what happened at a node, in order, but not that a plan stood in its list already. Cost: some
// steps an event of the node.
func (a *Account) At(id tree.ID) []Event { return a.Before(id, math.MaxInt) }

// Before returns what At does, of the first so many events of the log.
func (a *Account) Before(id tree.ID, events int) []Event {
	if a == nil || int(id) >= a.nodes.Len() {
		return nil
	}
	var list []Event
	for i := int(atomic.LoadInt32(&a.nodes.Ref(int(id)).event)) - 1; i >= 0; {
		h := a.events.at(i)
		if i < events {
			list = append(list, h.event(a.roundAt(i)))
		}
		if h.back == 0 {
			break
		}
		i -= int(h.back)
	}
	slices.Reverse(list)
	return list
}

// First returns the first list of a node: the plans that call for its move.
func (a *Account) First(id tree.ID) []Listing { return FirstOf(a.At(id)) }

// Class returns the last class of corrections that was tried at a node, 0 for none.
func (a *Account) Class(id tree.ID) int { return a.ClassBefore(id, math.MaxInt) }

// ClassBefore returns the last class that was tried at a node in the first so many rounds. Cost: a step a
// round that chose the node.
func (a *Account) ClassBefore(id tree.ID, rounds int) int {
	if a == nil || int(id) >= a.nodes.Len() {
		return 0
	}
	class := 0
	for i := atomic.LoadInt32(&a.nodes.Ref(int(id)).round); i > 0; {
		t := a.rounds.Ref(int(i) - 1)
		if int(i) <= rounds {
			class = max(class, t.round().Reached())
		}
		i = t.before
	}
	return class
}

// round returns the round.
func (t *turn) round() Round {
	return Round{First: t.first, Danger: t.danger, Class: int(t.class), Cost: int(t.cost), Plans: int(t.plans),
		Nodes: int(t.nodes)}
}

// Rounds returns the rounds from one on.
func (a *Account) Rounds(from int) []Round {
	if a == nil {
		return nil
	}
	var list []Round
	for i := from; i < a.rounds.Len(); i++ {
		list = append(list, a.rounds.Ref(i).round())
	}
	return list
}

// Dangers returns the dangerous moves as they were when a round began, rounds counted from 1 as in
// [Event]: what figure 8 of the paper circles. Where there is no such round there are none.
func (a *Account) Dangers(round int) []Danger {
	if a == nil || round < 1 || round > a.rounds.Len() {
		return nil
	}
	return a.dangers.at(round - 1)
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
	return a.plans.memory() + a.events.memory() + a.rounds.Memory() + a.dangers.memory() + a.nodes.Memory()
}

// ended reports whether nothing more is noted: there is no account, or its memory is used up.
func (a *Account) ended() bool { return a == nil || a.end.Load() > 0 }

// made notes a plan.
func (a *Account) made(m Made) {
	if !a.ended() {
		a.plans.add(entryOf(m))
	}
}

// note adds an event. Nodes that the record did not keep have none.
func (a *Account) note(h happened) {
	if a.ended() || !h.node.Kept() {
		return
	}
	if h.fate == plan.Listed {
		a.events.add(h)
		return
	}
	at, n := a.notesOf(h.node), int32(a.events.len())
	if at.event > 0 {
		h.back = n + 1 - at.event
	}
	a.events.add(h)
	atomic.StoreInt32(&at.event, n+1)
}

// notesOf returns the notes of a node, which the writer may change.
func (a *Account) notesOf(id tree.ID) *notes {
	for a.nodes.Len() <= int(id) {
		a.nodes.Append(notes{})
	}
	return a.nodes.Ref(int(id))
}

// turn notes a round. Its memory has been claimed when it begins; where there is no more the account ends.
func (a *Account) turn(r Round, dangers []byte, whole bool) {
	if a.ended() {
		return
	}
	t := turn{danger: r.Danger, events: int32(a.events.len()), plans: int32(r.Plans), nodes: int32(r.Nodes),
		cost: int32(r.Cost), class: int8(r.Class), first: r.First}
	if r.Danger.Kept() {
		t.before = a.notesOf(r.Danger).round
	}
	a.dangers.add(dangers, r.First, whole)
	a.rounds.Append(t)
	if r.Danger.Kept() {
		atomic.StoreInt32(&a.notesOf(r.Danger).round, int32(a.rounds.Len()))
	}
	switch more := a.Memory() - a.claimed; {
	case more == 0:
	case a.recorder.Claim(more):
		a.claimed += more
	default:
		a.end.Store(int32(a.rounds.Len()))
	}
}
