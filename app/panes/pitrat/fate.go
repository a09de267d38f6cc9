package pitrat

import (
	"fmt"
	"strings"

	"drevo/app/present"
	"drevo/engine/pitrat"
	"drevo/engine/tree"
	"drevo/widgets/draw"
	"drevo/widgets/planlist"
)

// fateInfo is how a fate is shown: in a filter, in the note of a plan, as a sign.
type fateInfo struct {
	fate  pitrat.Fate
	name  string
	note  string // for one place, and with %s for several
	many  string
	shape draw.Mark
	shade draw.Shade
}

// fates are the fates from the one that says most of a plan to the one that says least.
var fates = []fateInfo{
	{pitrat.Calls, "Called for a move", "called for a move", "called for %s moves", draw.Flag, draw.ShadeHolds},
	{pitrat.RejectedMissing, "Rejected: man missing", "rejected: the man is not there, or is needed elsewhere",
		"rejected at %s places: the man is not there", draw.Cross, draw.ShadeFails},
	{pitrat.RejectedShut, "Rejected: way shut", "rejected: a man shuts the way that the plan does not remove",
		"rejected at %s places: the way is shut", draw.Cross, draw.ShadeFails},
	{pitrat.RejectedNothing, "Rejected: nothing to take", "rejected: there is nothing to capture", "rejected at %s " +
		"places: nothing to capture", draw.Cross, draw.ShadeFails},
	{pitrat.RejectedBalance, "Rejected: balance", "rejected: even if all goes well too little is won", "rejected at %s " +
		"places: too little is won", draw.Cross, draw.ShadeFails},
	{pitrat.RejectedAbsurd, "Rejected: absurd", "rejected: the end wins less than what comes before", "rejected at %s " +
		"places: absurd", draw.Cross, draw.ShadeFails},
	{pitrat.Refined, "Gave way to others", "gave way to plans that do what it wants", "gave way to others at %s places",
		draw.Chevron, draw.ShadeOwn},
	{pitrat.Passed, "Executed to the end", "executed to the end", "executed to the end at %s places", draw.Circle,
		draw.ShadeHolds},
	{pitrat.Failed, "Verification failed", "verification failed", "verification failed at %s places", draw.Diamond,
		draw.ShadeEnemy},
	{pitrat.NotLegal, "Move not legal", "its move is not legal", "its move is not legal at %s places", draw.Diamond,
		draw.ShadeEnemy},
	{pitrat.Gone, "Square changed", "the square is in neither state", "the square is in neither state at %s places",
		draw.Diamond, draw.ShadeEnemy},
	{pitrat.NotSimulated, "No way found", "there is no way to do what it wants", "no way to do it at %s places",
		draw.Diamond, draw.ShadeEnemy},
	{pitrat.Waiting, "Waiting", "waits", "waits at %s places", draw.Circle, draw.ShadeOwn},
	{pitrat.Tried, "Tried", "tried", "tried at %s places", draw.Circle, draw.ShadeOwn},
	{pitrat.Listed, "Already in the list", "was in the list already", "was in the list already at %s places", draw.Square,
		draw.ShadeOwn},
}

// infoOf returns how a fate is shown.
func infoOf(f pitrat.Fate) fateInfo {
	for _, info := range fates {
		if info.fate == f {
			return info
		}
	}
	return fateInfo{note: f.String(), many: f.String()}
}

// tally counts what happened to a plan.
type tally struct {
	counts map[pitrat.Fate]int
	latest pitrat.Event
	any    bool
	here   bool // something of it happened at the node that is shown
}

// tallied counts events of one plan, seen from a node. A plan waits where it was not tried since.
func tallied(events []pitrat.Event, place tree.ID) tally {
	t := tally{counts: map[pitrat.Fate]int{}}
	for _, e := range events {
		t.counts[e.Fate]++
		t.here = t.here || e.Node == place
		if e.Fate != pitrat.Listed {
			t.latest, t.any = e, true
		}
	}
	t.counts[pitrat.Waiting] = max(t.counts[pitrat.Waiting]-t.counts[pitrat.Tried], 0)
	delete(t.counts, pitrat.Tried) // what came of that is told
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
