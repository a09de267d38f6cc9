package itep

import (
	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/flowchart"
)

// course is a recorded search gone through block by block, with the place that has been reached.
type course struct {
	stepper
	size   int    // number of events
	number int    // of the event that was reached
	blocks []step // of that event
	step   int    // the one of them that was reached
}

// grow takes in what the tree has grown by.
func (c *course) grow() {
	c.size = 0
	if !c.events.Empty() {
		c.size = c.events.count()
	}
}

// begun reports whether a place was reached.
func (c *course) begun() bool { return c.size > 0 && len(c.blocks) > 0 }

// now is the step that was reached.
func (c *course) now() step { return c.blocks[c.step] }

// last is the last node that there was at the place, [tree.None] at the end.
func (c *course) last() tree.ID {
	if c.number == c.size-1 {
		return tree.None
	}
	return c.events.made(c.number)
}

// seek goes to an event, or to the nearest that there is, at its first step.
func (c *course) seek(number int) {
	if c.size > 0 {
		c.number, c.step = min(max(number, 0), c.size-1), 0
		c.blocks = c.steps(c.events.at(c.number))
	}
}

// seekNode goes to where the search is at a node for the first time.
func (c *course) seekNode(id tree.ID) {
	c.seek(c.events.entered(id))
	for i, st := range c.blocks {
		if st.at == id {
			c.step = i
			return
		}
	}
}

// move goes on by one block, or back by -1. It reports whether there was one.
func (c *course) move(by int) bool {
	switch to := c.step + by; {
	case to >= 0 && to < len(c.blocks):
		c.step = to
	case c.number+by < 0 || c.number+by >= c.size:
		return false
	default:
		c.seek(c.number + by)
		if by < 0 {
			c.step = len(c.blocks) - 1
		}
	}
	return true
}

// farthest is how many steps a click on a block goes on at most: a moment's work.
const farthest = 20_000

// runTo goes on to the next step at a block.
func (c *course) runTo(block int) {
	for range farthest {
		if !c.move(1) || c.now().block == block {
			return
		}
	}
}

// before is the block of the step before the one that was reached.
func (c *course) before() int {
	if c.step > 0 {
		return c.blocks[c.step-1].block
	}
	if c.number == 0 {
		return flowchart.None
	}
	earlier := c.steps(c.events.at(c.number - 1))
	return earlier[len(earlier)-1].block
}

// place says how far the search has come.
func (c *course) place() string {
	return phrase.Of("event {event} of {events}, block {block} of {blocks}", "event", present.Whole(c.number+1),
		"events", present.Whole(c.size), "block", c.step+1, "blocks", len(c.blocks))
}
