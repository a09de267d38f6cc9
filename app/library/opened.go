package library

import (
	"errors"

	"drevo/engine/board"
)

// Opened is what came of opening a collection.
type Opened struct {
	First Item  // the only game, or the first that can be read
	Err   error // what could not be read
}

// mostTried is how many games of a list are tried until one can be read.
const mostTried = 10

// Open reads the list of a collection, and the game that is to be shown at once: the only one, or with first
// the first of several that can be read.
func (c *Collection) Open(first bool, progress Progress) (o Opened) {
	if o.Err = c.Scan(progress); o.Err == nil {
		o.Err = c.Empty()
	}
	if c.Len() > 1 && !first {
		return o
	}
	for at := range min(c.Len(), mostTried) {
		var err error
		o.First, err = c.Item(at)
		o.Err = errors.Join(o.Err, err)
		if !o.Nothing() {
			break
		}
	}
	return o
}

// Nothing reports whether there is no game that could be shown.
func (o *Opened) Nothing() bool {
	g := o.First.Game
	return g == nil || o.Err != nil && len(g.Mainline()) == 0 && g.Start == board.Start()
}
