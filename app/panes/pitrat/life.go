package pitrat

import (
	"slices"
	"sort"

	"drevo/engine/pitrat"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
	"drevo/widgets/timeline"
)

// life is an account sorted by plan, up to some event: which plans came of which, and what became of
// each. It does not change; grown returns a longer one, which may share its memory.
type life struct {
	account *pitrat.Account
	paper   []pitrat.Printed // what the paper prints of the position
	plans   int              // taken in
	rounds  []pitrat.Round
	before  []int32 // of an event, the one before of the same plan; noEvent for none
	most    []int32 // of an event, the highest number of a plan so far
	highest []int32 // of an event, the highest node so far
	last    []int32 // of a plan by its number, its last event
	child   []int32 // of a plan by its number, the first that came of it; 0 for none
	next    []int32 // the next one that came of the same plan
	young   []int32 // the last one that came of it
}

// noEvent stands for no event.
const noEvent = -1

// newLife returns the life of an account of which nothing is taken in yet.
func newLife(account *pitrat.Account) *life {
	return &life{account: account, child: []int32{0}, young: []int32{0}, next: []int32{0}, last: []int32{noEvent}}
}

// behind reports whether the account has more than the life.
func (l *life) behind() bool {
	return l.account != nil && (l.account.Plans() > l.plans || l.account.Events() > len(l.before))
}

// grown takes in what the account has by now, until it is not wanted any more. Cost: some 50 ns a
// plan or an event, and a copy of what the plans have.
func (l *life) grown(wanted func(done, total int) bool) *life {
	g := *l
	g.plans = l.account.Plans()
	g.rounds = append(l.rounds, l.account.Rounds(len(l.rounds))...)
	events := l.account.Events()
	g.last, g.child = widened(l.last, g.plans, noEvent), widened(l.child, g.plans, 0)
	g.next, g.young = widened(l.next, g.plans, 0), widened(l.young, g.plans, 0)
	parents := make([]int32, g.plans-l.plans)
	for i := range l.account.CopyParents(parents, l.plans+1) {
		g.add(l.plans+1+i, int(parents[i]))
	}
	l.walk(len(g.before), events, wanted, func(i int, e pitrat.Event) bool {
		if int(e.Plan) > g.plans { // made since
			return false
		}
		g.take(i, e)
		return true
	})
	return &g
}

// walkEvents is how many events are read at once.
const walkEvents = 4096

// walk reads the events of a part of the log, until that is not wanted any more, or one is not taken.
func (l *life) walk(from, to int, wanted func(done, total int) bool,
	take func(i int, e pitrat.Event) bool) (whole bool) {
	events := make([]pitrat.Event, min(walkEvents, max(to-from, 0)))
	for at := from; at < to; {
		if !wanted(at, to) {
			return false
		}
		n := l.account.CopyEvents(events[:min(walkEvents, to-at)], at)
		for i, e := range events[:n] {
			if !take(at+i, e) {
				return false
			}
		}
		at += n
	}
	return true
}

// widened returns a copy with a place for every plan by its number.
func widened(list []int32, plans int, fill int32) []int32 {
	wide := make([]int32, plans+1)
	for i := copy(wide, list); i < len(wide); i++ {
		wide[i] = fill
	}
	return wide
}

// add hangs a plan below the one that it came from.
func (l *life) add(n, parent int) {
	if l.child[parent] == 0 {
		l.child[parent] = int32(n)
	} else {
		l.next[l.young[parent]] = int32(n)
	}
	l.young[parent] = int32(n)
}

// take takes an event in.
func (l *life) take(i int, e pitrat.Event) {
	most, highest := e.Plan, int32(e.Node)
	if i > 0 {
		most, highest = max(most, l.most[i-1]), max(highest, l.highest[i-1])
	}
	l.most, l.highest = append(l.most, most), append(l.highest, highest)
	l.before = append(l.before, l.last[e.Plan])
	l.last[e.Plan] = int32(i)
}

// events is how many events are taken in.
func (l *life) events() int { return len(l.before) }

// plansAt is how many plans had been made when so many events had happened.
func (l *life) plansAt(events int) int {
	if events >= l.events() {
		return l.plans
	}
	if events == 0 {
		return 0
	}
	return int(l.most[events-1])
}

// nodesAt is the last node that there was then.
func (l *life) nodesAt(events int) tree.ID {
	if events > l.events() {
		return tree.None
	}
	if events == 0 {
		return tree.Root
	}
	return tree.ID(l.highest[events-1])
}

// eventsAt is how many events had happened while a node was the last one, [timeline.End] for [tree.None].
func (l *life) eventsAt(last tree.ID) int {
	if last == tree.None {
		return timeline.End
	}
	return sort.Search(len(l.highest), func(i int) bool { return tree.ID(l.highest[i]) > last })
}

// eventsOf returns what happened to a plan until then, in order, but no more than the last so many.
func (l *life) eventsOf(number, until, most int) (list []pitrat.Event) {
	for i := l.last[number]; i != noEvent && len(list) < most; i = l.before[i] {
		if int(i) < until {
			list = append(list, l.account.Event(int(i)))
		}
	}
	slices.Reverse(list)
	return list
}

// latest is the last thing that was done with a plan until then, the zero event for none.
func (l *life) latest(number, until int) pitrat.Event {
	for i := l.last[number]; i != noEvent; i = l.before[i] {
		if int(i) < until {
			if e := l.account.Event(int(i)); e.Fate != plan.Listed {
				return e
			}
		}
	}
	return pitrat.Event{}
}

// roundAt is the round that was under way when so many events had happened, 0 for the initial
// analysis.
func (l *life) roundAt(events int) int {
	if events == timeline.End {
		return len(l.rounds)
	}
	if events = min(events, l.events()); events == 0 {
		return 0
	}
	return int(l.account.Event(events - 1).Round)
}
