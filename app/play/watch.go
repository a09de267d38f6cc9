package play

import (
	"time"

	"drevo/engine/match"
)

// watchAfter is how long a search must take to be shown while it runs: nobody could follow shorter ones.
const watchAfter = 150 * time.Millisecond

// Watch takes in that a search for a move has begun. It may be called on any goroutine.
func (t *Table) Watch(begun *match.Thinking) {
	begun.Tree.Share()
	t.Post(func() {
		t.watch(begun)
		t.lookSoon()
	})
}

// watch waits for another search to take long, nil for none.
func (t *Table) watch(begun *match.Thinking) {
	if t.thinking != nil {
		t.thinking.Tree.Release()
	}
	t.thinking = begun
}

// lookSoon looks after a while whether the search that began last still runs.
func (t *Table) lookSoon() {
	if begun := t.thinking; begun != nil {
		time.AfterFunc(watchAfter, func() { t.Post(func() { t.look(begun) }) })
	}
}

// look hands a search on that has taken long. One on the opponent's time waits for its turn.
func (t *Table) look(begun *match.Thinking) {
	switch {
	case begun != t.thinking:
	case begun.Ended() || !t.running:
		t.watch(nil)
	case begun.Situation.Position == t.at.Position:
		t.thinking = nil
		t.OnThinking(begun)
	}
}
