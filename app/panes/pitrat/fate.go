package pitrat

import (
	"fmt"
	"strings"

	"drevo/app/present"
	"drevo/engine/pitrat"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
	"drevo/widgets/draw"
	"drevo/widgets/planlist"
)

// fateInfo is how a fate is shown: in a filter, in the note of a plan, as a sign.
type fateInfo struct {
	fate  plan.Fate
	name  string
	note  string // for one place, and with %s for several
	many  string
	shape draw.Mark
	shade draw.Shade
}

// fates are the fates from the one that says most of a plan to the one that says least.
var fates = []fateInfo{
	{plan.Calls, "Called for a move", "called for a move", "called for %s moves", draw.Flag, draw.ShadeHolds},
	{plan.RejectedMissing, "Rejected: man missing", "rejected: the man is not there, or is needed elsewhere",
		"rejected at %s places: the man is not there", draw.Cross, draw.ShadeFails},
	{plan.RejectedShut, "Rejected: way shut", "rejected: a man shuts the way that the plan does not remove",
		"rejected at %s places: the way is shut", draw.Cross, draw.ShadeFails},
	{plan.RejectedNothing, "Rejected: nothing to take", "rejected: there is nothing to capture", "rejected at %s " +
		"places: nothing to capture", draw.Cross, draw.ShadeFails},
	{plan.RejectedBalance, "Rejected: balance", "rejected: even if all goes well too little is won", "rejected at %s " +
		"places: too little is won", draw.Cross, draw.ShadeFails},
	{plan.RejectedAbsurd, "Rejected: absurd", "rejected: the end wins less than what comes before", "rejected at %s " +
		"places: absurd", draw.Cross, draw.ShadeFails},
	{plan.Refined, "Gave way to others", "gave way to plans that do what it wants", "gave way to others at %s places",
		draw.Chevron, draw.ShadeOwn},
	{plan.Passed, "Executed to the end", "executed to the end", "executed to the end at %s places", draw.Circle,
		draw.ShadeHolds},
	{plan.Failed, "Verification failed", "verification failed", "verification failed at %s places", draw.Diamond,
		draw.ShadeEnemy},
	{plan.NotLegal, "Move not legal", "its move is not legal", "its move is not legal at %s places", draw.Diamond,
		draw.ShadeEnemy},
	{plan.Gone, "Square changed", "the square is in neither state", "the square is in neither state at %s places",
		draw.Diamond, draw.ShadeEnemy},
	{plan.NotSimulated, "No way found", "there is no way to do what it wants", "no way to do it at %s places",
		draw.Diamond, draw.ShadeEnemy},
	{plan.Waiting, "Waiting", "waits", "waits at %s places", draw.Circle, draw.ShadeOwn},
	{plan.Tried, "Tried", "tried", "tried at %s places", draw.Circle, draw.ShadeOwn},
	{plan.Listed, "Already in the list", "was in the list already", "was in the list already at %s places", draw.Square,
		draw.ShadeOwn},
}

// infoOf returns how a fate is shown.
func infoOf(f plan.Fate) fateInfo {
	for _, info := range fates {
		if info.fate == f {
			return info
		}
	}
	return fateInfo{note: f.String(), many: f.String()}
}

// tally counts what happened to a plan.
type tally struct {
	counts map[plan.Fate]int
	latest pitrat.Event
	any    bool
	here   bool // something of it happened at the node that is shown
}

// tallied counts events of one plan, seen from a node. A plan waits where it was not tried since.
func tallied(events []pitrat.Event, place tree.ID) tally {
	t := tally{counts: map[plan.Fate]int{}}
	for _, e := range events {
		t.counts[e.Fate]++
		t.here = t.here || e.Node == place
		if e.Fate != plan.Listed {
			t.latest, t.any = e, true
		}
	}
	t.counts[plan.Waiting] = max(t.counts[plan.Waiting]-t.counts[plan.Tried], 0)
	delete(t.counts, plan.Tried) // what came of that is told
	return t
}

// notes says what became of a plan, at most so many things.
func (t tally) notes(most int) string {
	var list []string
	for _, info := range fates {
		if n := t.counts[info.fate]; n > 1 {
			list = append(list, fmt.Sprintf(info.many, present.Whole(n)))
		} else if n == 1 {
			list = append(list, info.note)
		}
	}
	switch {
	case len(list) == 0 && t.any:
		return "tried"
	case len(list) == 0:
		return "kept for later: nothing was done with it yet"
	case len(list) > most:
		list = append(list[:most], "…")
	}
	return strings.Join(list, "; ")
}

// sign is that of what says most of a plan.
func (t tally) sign() planlist.Sign {
	for _, info := range fates {
		if t.counts[info.fate] > 0 {
			return planlist.Sign{Shape: info.shape, Shade: info.shade}
		}
	}
	return planlist.Sign{}
}
