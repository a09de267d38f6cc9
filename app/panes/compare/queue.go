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

// queue lets the runs of two tables think, one after the other and beside the window: the table of series and of
// what was added, and that of an ablation. One of them is shown; the other is kept aside, and thinks on. All runs
// are of one position; runs of another one take their place.
type queue struct {
	ctx      context.Context // of the window: its end ends the runs
	host     pane.Host
	slot     *work.Slot
	changed  func()
	game     *session.Game // whose current position is compared
	entries  []*entry      // of the table that is shown
	aside    []*entry      // of the other one
	ablation bool          // the table that is shown is that of an ablation
	atWork   *entry        // the one that thinks, or did last
	pending  atomic.Bool   // news of progress waits for the window
}

func newQueue(ctx context.Context, host pane.Host, changed func()) *queue {
	return &queue{ctx: ctx, host: host, slot: host.Slot("Comparing"), changed: changed}
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

// series makes the given runs the first of the table. What has run already is not run again, and what is at work
// goes on.
func (q *queue) series(game *session.Game, runs []comparison.Run) {
	q.turnTo(game)
	q.show(false)
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
			q.drop(e)
		}
	}
	q.entries = entries
	q.goOn()
}

// ablate shows the table of the given runs: the first is the base of the others. One of the same base is gone on
// with.
func (q *queue) ablate(game *session.Game, runs []comparison.Run) {
	q.turnTo(game)
	q.show(true)
	if len(q.entries) > 0 && q.find(runs[0]) != q.entries[0] {
		q.empty()
	}
	var entries []*entry
	for _, r := range runs {
		e := q.find(r)
		if e == nil {
			e = &entry{Run: r}
		}
		if len(entries) > 0 {
			e.base = entries[0]
		}
		entries = append(entries, e)
	}
	q.entries = entries
	q.goOn()
}

// show brings the table of the ablation, or the other one.
func (q *queue) show(ablation bool) {
	if q.ablation != ablation {
		q.ablation, q.entries, q.aside = ablation, q.aside, q.entries
	}
}

// starter returns what begins the search of an entry, beside the window: the row of the base is read
// here, because the window goes on labelling it.
func (e *entry) starter(ctx context.Context, game *session.Game) func() *session.Search {
	if e.base == nil || e.base.row == nil {
		return func() *session.Search { return e.Start(ctx, game, search.Limits{}) }
	}
	most := comparison.MostOf(*e.base.row)
	return func() *session.Search { return e.StartAblated(ctx, game, most) }
}

// add adds a run at the end, unless the table has it.
func (q *queue) add(game *session.Game, r comparison.Run) {
	q.turnTo(game)
	q.show(false)
	if q.find(r) == nil {
		q.entries = append(q.entries, &entry{Run: r, extra: true})
	}
	q.goOn()
}

// goOn begins the next run, unless one is at work.
func (q *queue) goOn() {
	if !q.running() {
		q.next()
	}
}

// turnTo empties the table if its runs are of another position.
func (q *queue) turnTo(game *session.Game) {
	if q.game != nil && slices.Equal(q.game.Moves(), game.Moves()) && q.game.Start() == game.Start() {
		return
	}
	for range 2 { // both tables
		q.empty()
		q.show(!q.ablation)
	}
	q.show(false)
	q.game = session.NewGame(game.Start())
	q.game.GoTo(game.Moves())
}

// load puts the rows of a comparison that was read from a file in the place of the table.
func (q *queue) load(game *session.Game, s comparison.Set) {
	q.turnTo(game)
	q.show(s.Ablation)
	q.empty()
	for i := range s.Rows {
		e := &entry{Run: s.Rows[i].Run, search: s.Rows[i].Search, row: &s.Rows[i], extra: !s.Ablation}
		if s.Ablation && i > 0 {
			e.base = q.entries[0]
		}
		q.entries = append(q.entries, e)
	}
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

// clear empties the table that is shown. Where that was an ablation the other one comes back.
func (q *queue) clear() {
	q.empty()
	q.show(false)
	q.goOn()
}

// empty takes all rows off the table that is shown.
func (q *queue) empty() {
	for _, e := range q.entries {
		q.drop(e)
	}
	q.entries = nil
}

// drop gives the tree of an entry back, and the entry up if it is at work.
func (q *queue) drop(e *entry) {
	if e.row == nil && e == q.atWork {
		q.slot.Cancel()
	}
	e.release()
}

// cancel gives up the run at work, and those that wait.
func (q *queue) cancel() {
	q.slot.Cancel()
	waits := func(e *entry) bool { return e.row == nil }
	q.entries, q.aside = slices.DeleteFunc(q.entries, waits), slices.DeleteFunc(q.aside, waits)
}

func (e *entry) release() {
	if e.row != nil {
		e.row.Search.Release()
	}
}

// next begins the first run that has not ended, those of the table that is shown before the others.
func (q *queue) next() {
	all := slices.Concat(q.entries, q.aside)
	i := slices.IndexFunc(all, func(e *entry) bool { return e.row == nil })
	if i < 0 {
		return
	}
	e, runs := all[i], len(all)
	q.atWork = e
	start := e.starter(q.ctx, q.game)
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
