package pitrat

// listing is where what is dangerous at a node and below it stood in the list of all that may be corrected:
// as long as nothing there changes it stands so in the next one.
type listing struct {
	turn       int32 // of the list, 0 for none
	begin, end int32
	cost       int32 // that the walk brought along
}

// lister lists for one player who fails all that may be corrected, with what it costs, in the order of the
// walk.
type lister struct {
	f     *finder
	turn  int32 // of the list that is being written
	whole bool  // nothing is taken over
	listWriter
}

// list writes the whole list for a player. Cost: a walk over what has changed since his last turn.
func (l *lister) list(first bool) {
	l.whole = l.turn%wholeEvery == 0
	l.turn++
	l.listWriter = listWriter{text: l.text[:0]}
	if first {
		l.at(l.f.root, 0)
	} else {
		for m, others := range l.f.claims() {
			l.at(m, others)
		}
	}
	l.finish()
}

// at lists a dangerous move b and what is dangerous below it.
func (l *lister) at(b *node, cost int) {
	l.part(l.f.atDanger(b), cost, func() {
		if l.f.open(b) {
			l.add(Danger{Node: b.id, Class: b.class, Cost: int32(cost)})
		}
		for _, y := range b.children {
			if !l.f.good(y.mover(), y.value) && !l.f.isLost(y) {
				l.after(y, cost)
			}
		}
	})
}

// after lists what is dangerous after a move y of the player.
func (l *lister) after(y *node, cost int) {
	l.part(l.f.afterMove(y), cost, func() {
		for b, others := range l.f.dangersAfter(y) {
			l.at(b, cost+others)
		}
	})
}

// part lists what is to be done at a node and below it: as it was, or by a walk where something has changed.
func (l *lister) part(o *outlook, cost int, walk func()) {
	if o.best.node == nil && !o.threats {
		return
	}
	begin := l.length
	if was := o.listed; !l.whole && was.turn == l.turn-1 {
		l.take(run{was.begin, was.end, int32(cost) - was.cost})
	} else {
		walk()
	}
	o.listed = listing{l.turn, begin, l.length, int32(cost)}
}
