package search_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"drevo/engine/search"
)

// fakeTime is a time that passes only when it is told to.
type fakeTime struct{ time.Time }

func newFakeTime() *fakeTime             { return &fakeTime{time.Unix(1_000_000, 0)} }
func (f *fakeTime) now() time.Time       { return f.Time }
func (f *fakeTime) pass(d time.Duration) { f.Time = f.Add(d) }
func seconds(soft, hard int) search.Budget {
	return search.Budget{Soft: second(soft), Hard: second(hard)}
}
func second(n int) time.Duration { return time.Duration(n) * time.Second }

func TestBudgets(t *testing.T) {
	for _, test := range []struct {
		name    string
		control search.TimeControl
		want    search.Budget
	}{
		{"a fixed time", search.MoveTime(second(5)), seconds(5, 5)},
		{"40 moves in 2 hours", search.GameClock{Remaining: 2 * time.Hour, MovesToGo: 40}, seconds(180, 720)},
		{"ten moves later", search.GameClock{Remaining: time.Hour, MovesToGo: 30}, seconds(120, 480)},
		{"the last move before the control", search.GameClock{Remaining: 10 * time.Minute, MovesToGo: 1},
			seconds(600, 600)},
		{"the rest of the game", search.GameClock{Remaining: second(300)}, seconds(10, 40)},
		{"with an increment", search.GameClock{Remaining: second(300), Increment: second(5)}, seconds(15, 60)},
		{"with an overhead", search.GameClock{Remaining: second(302), Overhead: second(2)}, seconds(10, 40)},
		{"two moves to go", search.GameClock{Remaining: second(40), MovesToGo: 2}, seconds(20, 30)},
		{"an increment beyond the clock", search.GameClock{Remaining: second(4), Increment: second(60)}, seconds(4, 4)},
		{"an overhead beyond the clock", search.GameClock{Remaining: second(4), MovesToGo: 1, Overhead: second(9)},
			seconds(2, 2)},
	} {
		if got := test.control.Budget(); got != test.want {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
	for _, remaining := range []time.Duration{0, -second(3)} {
		budget := search.GameClock{Remaining: remaining}.Budget()
		if budget.Soft <= 0 || budget.Hard < budget.Soft || budget.Hard > second(1) {
			t.Errorf("%v left: %v", remaining, budget)
		}
	}
}

// Whoever uses the hard limit for every move still never oversteps a clock, and has time for the
// last.
func TestHardLimitsKeepTheClock(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for range 1_000 {
		moves := 1 + random.IntN(60)
		clock := search.GameClock{
			Remaining: time.Duration(1 + random.Int64N(int64(time.Hour))),
			Increment: time.Duration(random.Int64N(int64(second(10)))),
			MovesToGo: moves,
		}
		for ; clock.MovesToGo > 0; clock.MovesToGo-- {
			budget := clock.Budget()
			if budget.Soft <= 0 || budget.Hard < budget.Soft {
				t.Fatalf("%+v: %v", clock, budget)
			}
			if clock.Remaining -= budget.Hard; clock.Remaining < 0 && budget.Hard > time.Millisecond {
				t.Fatalf("oversteps by %v after %v", -clock.Remaining, budget)
			}
			clock.Remaining += clock.Increment
		}
	}
}

// Whoever uses the soft limit for every move until time is added has used all of it then, and no more.
func TestSoftLimitsUseUpTheTime(t *testing.T) {
	clock := search.GameClock{Remaining: 2 * time.Hour, MovesToGo: 40}
	for ; clock.MovesToGo > 0; clock.MovesToGo-- {
		clock.Remaining -= clock.Budget().Soft
	}
	if clock.Remaining < 0 || clock.Remaining > time.Microsecond {
		t.Errorf("%v are left after 40 moves", clock.Remaining)
	}
}

func TestClockLimits(t *testing.T) {
	clockwork := newFakeTime()
	clock := search.NewClock(clockwork.now, search.GameClock{Remaining: second(300)}, false) // soft 10 s, hard 40 s
	want := func(at int, allowsNothing, allows31, expired bool) {
		t.Helper()
		if clock.Elapsed() != second(at) || clock.Spent() != second(at) {
			t.Errorf("elapsed %v, spent %v, want %d s", clock.Elapsed(), clock.Spent(), at)
		}
		if clock.Allows(0) != allowsNothing || clock.Allows(second(31)) != allows31 || clock.Expired() != expired {
			t.Errorf("after %d s: allows %v, allows 31 s %v, expired %v", at, clock.Allows(0), clock.Allows(second(31)),
				clock.Expired())
		}
	}
	want(0, true, true, false)
	clockwork.pass(second(9))
	want(9, true, true, false)
	clockwork.pass(second(1))
	want(10, false, false, false)
	clockwork.pass(second(29))
	want(39, false, false, false)
	clockwork.pass(second(1))
	want(40, false, false, true)
}

// A share moves the soft limit of a game, not the hard one, and not that of a time which is lost if it is not used.
func TestShareOfTheSoftLimit(t *testing.T) {
	for _, c := range []struct {
		control    search.TimeControl
		share      int
		last, over int // the last second at which something is begun, and one at which nothing is
	}{
		{search.GameClock{Remaining: second(300)}, 50, 4, 5},
		{search.GameClock{Remaining: second(300)}, 100, 9, 10},
		{search.GameClock{Remaining: second(300)}, 900, 40, 41},
		{search.MoveTime(second(10)), 50, 9, 10},
	} {
		clockwork := newFakeTime()
		clock := search.NewClock(clockwork.now, c.control, false)
		clockwork.pass(second(c.last))
		before := clock.AllowsShare(c.share)
		clockwork.pass(second(c.over - c.last))
		if !before || clock.AllowsShare(c.share) {
			t.Errorf("%d %% of %+v do not end at %d s", c.share, c.control, c.over)
		}
	}
}

func TestClockWithoutControl(t *testing.T) {
	clockwork := newFakeTime()
	clock := search.NewClock(clockwork.now, nil, false)
	clockwork.pass(1_000 * time.Hour)
	if clock.Expired() || !clock.Allows(1_000*time.Hour) || !clock.AllowsShare(50) {
		t.Error("a clock without control limits")
	}
}

// Kaissa begins an iteration only if four times the last one's time is left.
func TestClockSaysWhetherAnIterationFits(t *testing.T) {
	clockwork := newFakeTime()
	clock := search.NewClock(clockwork.now, search.MoveTime(second(100)), false)
	begun := 0
	for took := 1; ; took *= 3 { // 1, 4, 13, 40 s in all; the next would have to fit into 60 s
		clockwork.pass(second(took))
		begun++
		lap := clock.Lap()
		if lap != second(took) {
			t.Fatalf("iteration %d took %v, want %d s", begun, lap, took)
		}
		if !clock.Allows(4 * lap) {
			break
		}
	}
	if begun != 4 || clock.Elapsed() != second(40) {
		t.Errorf("%d iterations in %v", begun, clock.Elapsed())
	}
}

// On the opponent's time nothing limits; from the ponder hit on the budget does.
func TestPonderHit(t *testing.T) {
	clockwork := newFakeTime()
	clock := search.NewClock(clockwork.now, search.MoveTime(second(10)), true)
	clockwork.pass(second(500))
	if clock.Expired() || !clock.Allows(second(9)) || clock.Spent() != 0 {
		t.Errorf("limited on the opponent's time, spent %v", clock.Spent())
	}
	done := make(chan bool)
	go func() { clock.PonderHit(); close(done) }()
	<-done
	clockwork.pass(second(9))
	clock.PonderHit() // a second hit is none
	if clock.Expired() || !clock.Allows(second(1)) || clock.Allows(second(2)) || clock.Spent() != second(9) ||
		clock.Elapsed() != second(509) {
		t.Errorf("nine seconds after the hit: spent %v, elapsed %v", clock.Spent(), clock.Elapsed())
	}
	clockwork.pass(second(1))
	if !clock.Expired() || clock.Allows(0) {
		t.Error("ten seconds after the hit: not expired")
	}
}
