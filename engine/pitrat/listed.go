package pitrat

// listing is where a dangerous move and what is dangerous below it stood in a list of all that may be
// corrected: as long as nothing there changes they stand so in the next one.
type listing struct {
	turn       int32 // of the list, 0 for none
	begin, end int32
	cost       int32 // that the walk brought along
}

// listings are the lists of one player who fails, of which the latest is kept.
type listings struct {
	turn int32
	last []Danger
}

// dangers lists all that may be corrected, with what it costs, in the order of the walk.
type dangers struct {
	f    *finder
	old  listings
	list []Danger
}

// listed returns the whole list for the failing player, the list of his last turn being free from then
// on. Cost: a walk over what has changed since then, and a copy of the list.
func (f *finder) listed(first bool) []Danger {
	player := 0
	if first {
		player = 1
	}
	d := dangers{f: f, old: f.lists[player], list: f.spare[:0]}
	if first {
		d.at(f.root, 0)
	} else {
		for m, others := range f.claims() {
			d.at(m, others)
		}
	}
	f.spare = d.old.last
	f.lists[player] = listings{d.old.turn + 1, d.list}
	return d.list
}

// at lists a dangerous move b and what is dangerous below it.
func (d *dangers) at(b *node, cost int) {
	o := d.f.atDanger(b)
	if o.best.node == nil && !o.threats {
		return
	}
	begin := len(d.list)
	if was := o.listed; was.turn == d.old.turn && was.turn > 0 {
		d.copy(was, int32(cost))
	} else {
		d.walk(b, cost)
	}
	o.listed = listing{d.old.turn + 1, int32(begin), int32(len(d.list)), int32(cost)}
}

// copy takes over what stood in the list before.
func (d *dangers) copy(was listing, cost int32) {
	begin := len(d.list)
	d.list = append(d.list, d.old.last[was.begin:was.end]...)
	for i := begin; i < len(d.list); i++ {
		d.list[i].Cost += cost - was.cost
	}
}

// walk is at where something has changed.
func (d *dangers) walk(b *node, cost int) {
	if d.f.open(b) {
		d.list = append(d.list, Danger{Node: b.id, Class: b.class, Cost: int32(cost)})
	}
	for _, y := range b.children {
		if d.f.good(y.mover(), y.value) || d.f.isLost(y) {
			continue
		}
		for b, others := range d.f.dangersAfter(y) {
			d.at(b, cost+others)
		}
	}
}
