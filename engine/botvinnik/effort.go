package botvinnik

import "time"

// effort is what a search may spend, and the share of it that the current horizon has. Each horizon
// from the first choice on takes half of what is left, the greatest all, so that long lines with a
// near horizon do not starve the farther ones (ruling). Without a limit of effort the clock, if there
// is one, is shared in the same way.
type effort struct {
	all   uint64 // in positions; 0 for no limit
	start time.Time
	time  time.Duration // the clock's limit; 0 for none

	until    uint64        // the position at which the share is spent; 0 for no limit
	deadline time.Duration // the same by the clock
	last     uint64        // the position at which the round is broken off; 0 for no limit
}

// share gives the current horizon its share.
func (e *effort) share(g *game) {
	now, parts := g.run.Nodes(), 1
	if g.horizon >= firstChoice && g.horizon < g.maxHorizon {
		parts = 2
	}
	e.until, e.deadline, e.last = 0, 0, 0
	switch {
	case e.all > now:
		e.until = now + (e.all-now)/uint64(parts)
		e.last = now + mostEffort*(e.until-now)
	case e.all > 0:
		e.until, e.last = now, now+1
	case e.time > 0 && g.horizon >= firstChoice:
		elapsed := time.Since(e.start)
		e.deadline = elapsed + (e.time-elapsed)/time.Duration(parts)
	}
}

// shareSpent reports whether the share is used up, so that no longer calculation should begin with
// the current horizon. It sets the end of the round that begins where the clock is shared.
func (e *effort) shareSpent(g *game) bool {
	if e.deadline == 0 {
		return e.until > 0 && g.run.Nodes() >= e.until
	}
	elapsed := time.Since(e.start)
	if g.horizon < g.maxHorizon && elapsed > 0 {
		rate := float64(g.run.Nodes()) / elapsed.Seconds()
		e.last = g.run.Nodes() + uint64(rate*(e.time-elapsed).Seconds()*clockShare)
	}
	return elapsed >= e.deadline
}

// clockShare is how much of the time that is left one round may take before it is broken off.
const clockShare = 0.6

// spent reports whether the whole effort is used up, so that no farther calculation should begin.
func (e *effort) spent(g *game) bool { return e.all > 0 && g.run.Nodes() >= e.all }
