package search

import (
	"sync/atomic"
	"time"
)

// TimeControl is what the rules of a game allow a side for its moves.
type TimeControl interface {
	// Budget returns how long the next move may take.
	Budget() Budget
}

// Budget is the time for one move. Zero: no limit.
type Budget struct {
	Soft time.Duration // after this nothing new is begun
	Hard time.Duration // the search ends at once
}

// MoveTime is the same time for every move.
type MoveTime time.Duration

// Budget returns all of it: time that is not used is lost.
func (m MoveTime) Budget() Budget { return Budget{Soft: time.Duration(m), Hard: time.Duration(m)} }

// GameClock is a side's clock as it stands before a move.
type GameClock struct {
	Remaining time.Duration
	Increment time.Duration // added after every move
	MovesToGo int           // until time is added; 0: it must do for the rest of the game
	Overhead  time.Duration // lost outside the search with every move
}

const (
	// expectedMoves is how many moves a game is thought to last where only the rest of it matters.
	expectedMoves = 30
	// stretch is how many times the soft limit a move may take that is not finished.
	stretch = 4
	// leastTime is the time for a move when the clock has run out.
	leastTime = time.Millisecond
)

// Budget shares the time among the moves to go. The hard limit leaves at least half of what the
// moves after this one are to have, so that no number of long thoughts uses up the clock.
func (c GameClock) Budget() Budget {
	moves := time.Duration(expectedMoves)
	if c.MovesToGo > 0 {
		moves = time.Duration(c.MovesToGo)
	}
	usable := max(c.Remaining-c.Overhead, c.Remaining/2, leastTime)
	soft := min(usable/moves+c.Increment, usable)
	return Budget{Soft: soft, Hard: min(stretch*soft, soft+(usable-soft)/2)}
}

// Clock measures the thought about one move against its budget. While the opponent's move is still
// awaited there is no limit; PonderHit, which another goroutine may call, starts the budget.
type Clock struct {
	now    func() time.Time
	start  time.Time
	lap    time.Time
	budget Budget
	from   atomic.Int64 // nanoseconds after start at which the budget began; noBudget before that
}

// noBudget stands for a budget that has not begun.
const noBudget = -1

// NewClock starts a clock that reads the time from now, as [time.Now]. A nil control does not
// limit. Pondering says that the opponent is still to move.
func NewClock(now func() time.Time, control TimeControl, pondering bool) *Clock {
	c := &Clock{now: now, start: now()}
	c.lap = c.start
	if control != nil {
		c.budget = control.Budget()
	}
	if pondering {
		c.from.Store(noBudget)
	}
	return c
}

// PonderHit says that the opponent has made the expected move: the own time runs from now on. Later
// calls change nothing.
func (c *Clock) PonderHit() { c.from.CompareAndSwap(noBudget, int64(c.Elapsed())) }

// Elapsed returns the time since the start, on the opponent's time included.
func (c *Clock) Elapsed() time.Duration { return c.now().Sub(c.start) }

// Spent returns how much of the budget is used: nothing before a ponder hit.
func (c *Clock) Spent() time.Duration {
	from := c.from.Load()
	if from == noBudget {
		return 0
	}
	return c.Elapsed() - time.Duration(from)
}

// Expired reports whether the search must end now.
func (c *Clock) Expired() bool { return c.budget.Hard > 0 && c.Spent() >= c.budget.Hard }

// Allows reports whether something that is expected to take so long should be begun: the soft limit
// is not reached, and the hard one would not be.
func (c *Clock) Allows(expected time.Duration) bool {
	if c.budget == (Budget{}) {
		return true
	}
	spent := c.Spent()
	return spent < c.budget.Soft && spent+expected <= c.budget.Hard
}

// AllowsShare is Allows(0) with so many hundredths of the soft limit, which stays as it is where time that is
// not used is lost.
func (c *Clock) AllowsShare(hundredths int) bool {
	if c.budget == (Budget{}) {
		return true
	}
	soft := c.budget.Soft
	if !c.MayWaste() {
		soft = soft * time.Duration(hundredths) / 100
	}
	spent := c.Spent()
	return spent < soft && spent <= c.budget.Hard
}

// Budget returns the time for the move.
func (c *Clock) Budget() Budget { return c.budget }

// MayWaste reports whether time that is not used is lost, as with [MoveTime]: then something may be
// begun that will hardly be finished.
func (c *Clock) MayWaste() bool { return c.budget.Soft == c.budget.Hard }

// Lap returns the time since the last call, at first since the start: what an iteration took, from
// which the next can be foretold.
func (c *Clock) Lap() time.Duration {
	before := c.lap
	c.lap = c.now()
	return c.lap.Sub(before)
}
