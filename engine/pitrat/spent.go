package pitrat

// chooser looks for the dangerous moves and chooses the one to be corrected (sections 2.4.1 and 2.4.5).
type chooser struct {
	*grower
	lastClass int8 // of the corrections: the paper's, and ours with the option wide
}

// isSpent reports whether the player P who answers a move r of O has tried everything there: no plan
// waits, all classes were tried, and every move of P is lost. It is worked out, never stored as final: a
// plan put into an old list wakes the node (section 2.4, ruling).
func (c *chooser) isSpent(r *node) bool {
	if !r.concluded.has(knowsSpent) {
		r.concluded.spent = c.tried(r)
	}
	return r.concluded.spent
}

func (c *chooser) tried(r *node) bool {
	if !c.hopeless(r) {
		return false
	}
	for _, y := range r.children {
		if !c.isLost(y) {
			return false
		}
	}
	return true
}

// isLost reports whether a move y of P is refuted for good: a reply that is not good for P is spent; or
// there is no reply, and the move is no threat, or the threat was tried.
func (c *chooser) isLost(y *node) bool {
	if !y.concluded.has(knowsLost) {
		y.concluded.lost = c.refuted(y)
	}
	return y.concluded.lost
}

func (c *chooser) refuted(y *node) bool {
	if c.Good(y.mover(), y.value) {
		return false
	}
	if len(y.children) == 0 {
		return !c.isThreat(y)
	}
	for _, b := range y.children {
		if !c.Good(y.mover(), b.value) && c.isSpent(b) {
			return true
		}
	}
	return false
}

// isThreat reports whether a move without a reply is to be tried as a threat, against a null move: one of
// its plans goes on with a starred move. With the option wide every move of the first player may be one.
func (c *chooser) isThreat(y *node) bool {
	return !y.Closed && (y.threat || c.wide() && y.mover() == c.First)
}

// wide is the option of that name.
func (c *chooser) wide() bool { return c.lastClass > paperClasses }

// hopeless reports whether everything was tried at a dangerous move itself, as far as there is.
func (c *chooser) hopeless(b *node) bool { return !b.quick() && b.class >= c.lastClass }
