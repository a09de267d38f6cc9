package library

import (
	"context"
	"errors"
	"time"

	"drevo/app/library"
	"drevo/app/work"
	"drevo/engine/game"
)

// growEvery is how often a list that is being read is shown anew, after the first time: where the window is
// drawn in software that takes a tenth of a second, as long as reading ten megabytes.
const growEvery = time.Second

// scan reads the list of a file, and shows it as it grows.
func (l *Library) scan(c *library.Collection) {
	work.Run(l.scanning, func(job *work.Job) error { return c.Scan(l.growing(c, job)) }, func(err error) {
		l.grown(c)
		if err != nil {
			l.host.Fault(err.Error())
		}
		l.readMoves()
	})
}

// readMoves makes the index of positions in the background.
func (l *Library) readMoves() {
	c := l.current
	if games, _, full := c.Indexed(); games == c.Len() || full {
		return
	}
	work.Run(l.indexing, func(job *work.Job) error {
		return c.Index(job.Context(), l.shelf.Names(), l.growing(c, job))
	}, func(err error) {
		if err != nil && !errors.Is(err, context.Canceled) {
			l.host.Fault(err.Error())
		}
		if l.words.Text != "" { // which may be of an opening that has its name from the moves
			l.search()
			return
		}
		l.grown(c)
	})
}

// growing is what a job tells how far it has come, which shows the list as it grows.
func (l *Library) growing(c *library.Collection, job *work.Job) func(done float64, games int) bool {
	var told time.Time
	return func(done float64, _ int) bool {
		if time.Since(told) > growEvery {
			told = time.Now()
			l.host.Post(func() { l.grown(c) })
		}
		return job.At(int(done*1000), 1000)
	}
}

// grown shows what has been found since.
func (l *Library) grown(c *library.Collection) {
	if c != l.current {
		return
	}
	if q := l.query(); !l.finding.Busy() {
		from := l.searched
		l.searched = max(from, c.Reach(q))
		more := c.FindAmong(from, l.searched, q)
		if l.found = append(l.found, more...); len(l.found) == len(more) {
			l.showRows(0)
			return
		}
		l.list.Grow(len(l.found))
	}
	l.say()
}

// query is what the fields ask for.
func (l *Library) query() library.Query {
	q := library.Query{Words: l.words.Text}
	if l.result.Selected != anyResult {
		q.Result = game.Result(l.result.Selected)
	}
	position := l.position // which may change while others search
	switch l.where.Selected {
	case exactly:
		q.Position = &position
	case byMaterial:
		q.Material = &position
	}
	return q
}

// search shows the games that pass.
func (l *Library) search() {
	if l.filling || l.current == nil {
		return
	}
	c, q := l.current, l.query()
	l.finding.Cancel()
	l.searched = c.Reach(q)
	reach := l.searched
	if reach <= mostAtOnce {
		l.found = c.FindAmong(0, reach, q)
		l.showRows(0)
		return
	}
	work.Run(l.finding, func(*work.Job) []int { return c.FindAmong(0, reach, q) }, func(found []int) {
		l.found = found
		l.showRows(0)
	})
	l.say()
}

// mostAtOnce is how many games are searched while the window waits, which takes under 10 ms; more are
// searched beside it.
const mostAtOnce = 20_000
