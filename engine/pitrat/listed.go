package pitrat

// spot is where a node stands in a list, with what cost, and the list in which those below it were given their
// places there; 0 where that is not known.
type spot struct{ begin, cost, walked int32 }

// lister lists for one player who fails all that may be corrected, with what it costs, in the order in which it is
// studied.
type lister struct {
	chooser *chooser
	turn    int32 // of the list that is being written
	whole   bool  // nothing is taken over
	listWriter
}

// list writes the whole list for a player after he has studied the tree. Cost: a step for every brother of a
// node at which something has changed since his last turn.
func (l *lister) list(first bool) {
	before := spot{walked: l.turn}
	if l.whole = l.turn%wholeEvery == 0; l.whole {
		before.walked = 0
	}
	l.turn++
	l.listWriter = listWriter{text: l.text[:0]}
	l.part(l.chooser.root, first, 0, spot{}, before)
	l.finish()
}

// part lists what is to be done at a node, a dangerous move or one of the player's own, and below it: as it was, or
// anew where something has changed. It costs so much more than the node above, which stands there now and stood
// somewhere in the list before.
func (l *lister) part(n *node, danger bool, more int32, now, before spot) {
	s := &n.concluded.move
	if danger {
		s = &n.concluded.danger
	}
	if s.empty() {
		return
	}
	known := before.walked > 0 && s.listed.turn == before.walked
	here := spot{begin: l.length, cost: now.cost + more}
	before.begin, before.cost, before.walked = before.begin+s.listed.offset, before.cost+s.listed.cost, s.listed.walked
	if known && !s.changed {
		l.take(run{before.begin, before.begin + s.listed.length, here.cost - before.cost})
	} else {
		if !known {
			before.walked = 0
		}
		if danger && !l.chooser.hopeless(n) {
			l.add(Danger{Node: n.id, Class: n.class, Cost: here.cost})
		}
		for _, b := range s.below {
			l.part(b, !danger, int32(s.others), here, before)
		}
		s.listed.walked = l.turn
	}
	s.changed = false
	s.listed = listing{l.turn, s.listed.walked, here.begin - now.begin, l.length - here.begin, more}
}
