package compare

import (
	"context"
	"maps"
	"slices"
	"sync/atomic"
	"time"

	"drevo/app/comparison"
	"drevo/app/pane"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/search"
)

// tickEvery is how often a run is asked how far it is, and whether it is still wanted.
const tickEvery = 100 * time.Millisecond

// entry is a run of the table.
type entry struct {
	comparison.Run
	search *session.Search // once it has begun
	row    *comparison.Row // once it has ended
	extra  bool            // added by itself, not one of the series
	base   *entry          // that an ablation is measured against; nil for other runs
}

// queue lets the runs of the table think, one after the other and beside the window. All of them
// are of one position; runs of another one take their place.
type queue struct {
	host    pane.Host
	slot    *work.Slot
	changed func()
	game    *session.Game // whose current position is compared
	entries []*entry
	pending atomic.Bool // news of progress waits for the window
}

func newQueue(host pane.Host, changed func()) *queue {
	return &queue{host: host, slot: host.Slot("Comparing"), changed: changed}
}

// running reports whether a run is at work.
func (q *queue) running() bool { return q.slot.Busy() }

// done are the rows of the runs that have ended, in the order of the table.
func (q *queue) done() (rows []comparison.Row) {
	for _, e := range q.entries {
		if e.row != nil {
			rows = append(rows, *e.row)
		}
	}
	return rows
}

// series makes the given runs the first of the table. What has run already is not run again.
func (q *queue) series(game *session.Game, runs []comparison.Run) {
	q.cancel()
	q.turnTo(game)
	var entries []*entry
	for _, r := range runs {
		e := q.find(r)
		if e == nil {
			e = &entry{Run: r}
		}
		e.extra = false
		entries = append(entries, e)
	}
	for _, e := range q.entries {
		switch {
		case slices.Contains(entries, e):
		case e.extra:
			entries = append(entries, e)
		default:
			e.release()
		}
	}
	q.entries = entries
	q.next()
}

// ablate makes the given runs the table: the first is the base of the others.
func (q *queue) ablate(game *session.Game, runs []comparison.Run) {
	q.clear()
	q.turnTo(game)
	for _, r := range runs {
		e := &entry{Run: r}
		if len(q.entries) > 0 {
			e.base = q.entries[0]
		}
		q.entries = append(q.entries, e)
	}
	q.next()
}

// ablating reports whether the table is an ablation.
func (q *queue) ablating() bool { return len(q.entries) > 1 && q.entries[1].base != nil }

// starter returns what begins the search of an entry, beside the window: the row of the base is read
// here, because the window goes on labelling it.
func (e *entry) starter(game *session.Game) func() *session.Search {
	if e.base == nil || e.base.row == nil {
		return func() *session.Search { return e.Start(context.Background(), game, search.Limits{}) }
	}
	most := comparison.MostOf(*e.base.row)
	return func() *session.Search { return e.StartAblated(context.Background(), game, most) }
}

// add adds a run at the end, unless the table has it.
func (q *queue) add(game *session.Game, r comparison.Run) {
	q.turnTo(game)
	if q.find(r) == nil {
		q.entries = append(q.entries, &entry{Run: r, extra: true})
	}
	if !q.running() {
		q.next()
	}
}

// turnTo empties the table if its runs are of another position.
func (q *queue) turnTo(game *session.Game) {
	if q.game != nil && slices.Equal(q.game.Moves(), game.Moves()) && q.game.Start() == game.Start() {
		return
	}
	q.clear()
	q.game = session.NewGame(game.Start())
	q.game.GoTo(game.Moves())
}

// find returns the entry of a run, nil if there is none.
func (q *queue) find(r comparison.Run) *entry {
	for _, e := range q.entries {
		if e.Programme.About().ID == r.Programme.About().ID && maps.Equal(e.Values.Map(), r.Values.Map()) {
			return e
		}
	}
	return nil
}

// clear empties the table.
func (q *queue) clear() {
	q.cancel()
	for _, e := range q.entries {
		e.release()
	}
	q.entries = nil
}

// cancel gives up the run at work, and those that wait.
func (q *queue) cancel() {
	q.slot.Cancel()
	q.entries = slices.DeleteFunc(q.entries, func(e *entry) bool { return e.row == nil })
}

func (e *entry) release() {
	if e.row != nil {
		e.row.Search.Release()
	}
}

// next begins the first run that has not ended.
func (q *queue) next() {
	i := slices.IndexFunc(q.entries, func(e *entry) bool { return e.row == nil })
	if i < 0 {
		return
	}
	e, runs := q.entries[i], len(q.entries)
	start := e.starter(q.game)
	work.Run(q.slot, func(job *work.Job) *comparison.Row {
		s := start()
		q.host.Post(func() { e.search = s; q.changed() })
		return q.wait(e.Run, s, func() bool { return job.At(i, runs) })
	}, func(row *comparison.Row) {
		e.row = row
		q.next()
		q.changed()
	})
}

// wait waits for the end of a search, as long as it is wanted.
func (q *queue) wait(r comparison.Run, s *session.Search, wanted func() bool) *comparison.Row {
	ticker := time.NewTicker(tickEvery)
	defer ticker.Stop()
	for {
		select {
		case <-s.Done():
			row := comparison.NewRow(r, s)
			return &row
		case <-ticker.C:
			if !wanted() {
				s.Release()
				q.host.Post(q.stopped)
				return nil
			}
			q.tell()
		}
	}
}

// stopped takes what will not run off the table, where the window has given the run up.
func (q *queue) stopped() {
	if !q.running() {
		q.cancel()
		q.changed()
	}
}

// tell shows how far the run is, at most once at a time.
func (q *queue) tell() {
	if q.pending.CompareAndSwap(false, true) {
		q.host.Post(func() {
			q.pending.Store(false)
			q.changed()
		})
	}
}
