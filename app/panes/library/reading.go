package library

import (
	"context"
	"errors"
	"time"

	"drevo/app/library"
	"drevo/app/work"
)

// growEvery is how often a list that is being read is shown anew, after the first time: where the window is
// drawn in software that takes a tenth of a second, as long as reading ten megabytes.
const growEvery = time.Second

// readNext reads what is asked for and not read yet, one after the other: the lists of files first, then the moves of
// the games. Files of the user are read when they are chosen, or something is searched for in all.
func (l *Library) readNext() {
	if l.scanning.Busy() || l.indexing.Busy() {
		return
	}
	var wanted []*library.Collection
	for _, c := range l.scope() {
		if own := c.Origin == ""; !l.failed[c] && (!own || c == l.current || l.narrowed()) {
			wanted = append(wanted, c)
		}
	}
	for _, c := range wanted {
		if !c.Whole() {
			l.scan(c)
			return
		}
	}
	for _, c := range wanted {
		if games, _, full := c.Indexed(); games < c.Len() && !full {
			l.readMoves(c)
			return
		}
	}
}

// scan reads the list of a file, and shows it as it grows.
func (l *Library) scan(c *library.Collection) {
	work.Run(l.scanning, func(job *work.Job) error { return c.Scan(l.growing(c, job)) }, func(err error) {
		l.grown(c)
		l.read(c, err)
	})
	l.say()
}

// readMoves makes the index of positions in the background.
func (l *Library) readMoves(c *library.Collection) {
	work.Run(l.indexing, func(job *work.Job) error {
		return c.Index(job.Context(), l.shelf.Names(), l.growing(c, job))
	}, func(err error) {
		if l.words.Text != "" { // which may be of an opening that has its name from the moves
			l.searchAgain(c)
		} else {
			l.grown(c)
		}
		l.read(c, err)
	})
}

// read goes on with what is not read yet, unless what was read could not be.
func (l *Library) read(c *library.Collection, err error) {
	if err != nil {
		l.failed[c] = true
		if !errors.Is(err, context.Canceled) {
			l.host.Fault(err.Error())
		}
	}
	l.readNext()
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

// searchAgain looks at the games of a collection anew.
func (l *Library) searchAgain(c *library.Collection) {
	if !l.finding.Busy() {
		in, at, ok := l.gameAt(l.list.Rows.Selected())
		l.passing[c] = passing{}
		l.take(c)
		row := 0
		if ok {
			row = max(l.rowOfGame(in, at), 0)
		}
		l.showRows(row)
	}
}

// grown shows what has been found since.
func (l *Library) grown(c *library.Collection) {
	if l.finding.Busy() {
		l.say()
		return
	}
	before := l.length()
	in, at, ok := l.gameAt(l.list.Rows.Selected())
	l.take(c)
	switch games := l.length(); {
	case games == before:
	case before == 0:
		l.showRows(0)
		return
	default:
		if before < mostFitted {
			l.fitColumns()
		}
		l.list.Grow(games)
		if ok {
			l.list.Rows.Mark(l.rowOfGame(in, at))
		}
	}
	l.say()
}

// take adds the games of a collection that pass among those that have come.
func (l *Library) take(c *library.Collection) {
	p, q := l.passing[c], l.query(c)
	reach := max(p.searched, c.Reach(q))
	p.found, p.searched = append(p.found, c.FindAmong(p.searched, reach, q)...), reach
	l.passing[c] = p
}
