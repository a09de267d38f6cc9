package pitrat

// verdict is what was concluded about a node and is remembered until something below it changes.
type verdict uint8

const (
	unknown verdict = iota
	no
	yes
)

func verdictOf(b bool) verdict {
	if b {
		return yes
	}
	return no
}

// isSpent reports whether the player P who answers a move r of O has tried everything there: no plan
// waits, all classes were tried, and every move of P is lost. It is worked out, never stored as final: a
// plan put into an old list wakes the node (section 2.4, ruling).
func (f *finder) isSpent(r *node) bool {
	if r.spent == unknown {
		r.spent = verdictOf(f.tried(r))
	}
	return r.spent == yes
}

func (f *finder) tried(r *node) bool {
	if f.open(r) {
		return false
	}
	for _, y := range r.children {
		if !f.isLost(y) {
			return false
		}
	}
	return true
}

// isLost reports whether a move y of P is refuted for good: a reply that is not good for P is spent; or
// there is no reply, and the move is no threat, or the threat was tried.
func (f *finder) isLost(y *node) bool {
	if y.lost == unknown {
		y.lost = verdictOf(f.refuted(y))
	}
	return y.lost == yes
}

func (f *finder) refuted(y *node) bool {
	if f.good(y.mover(), y.value) {
		return false
	}
	if len(y.children) == 0 {
		return !f.isThreat(y)
	}
	for _, b := range y.children {
		if !f.good(y.mover(), b.value) && f.isSpent(b) {
			return true
		}
	}
	return false
}

// isThreat reports whether a move without a reply is to be tried as a threat, against a null move: one of
// its plans goes on with a starred move. With the option wide every move of the first player may be one.
func (f *finder) isThreat(y *node) bool {
	return !y.closed && (y.threat || f.wide() && y.mover() == f.first)
}

// wide is the option of that name.
func (f *finder) wide() bool { return f.lastClass > paperClasses }
