package why

import "fyne.io/fyne/v2"

// tapped deals with clicks that do more than select: folding, unfolding, and choosing one of the
// two lines.
func (p *View) tapped(at int, pos fyne.Position) bool {
	if link, ok := (source{p}).link(p.lines[at], pos); ok && p.OnLink != nil {
		p.OnLink(link.Key, p.mouse)
		return true
	}
	switch p.lines[at].kind {
	case heading, rest, restDifference, restCandidates, absences, ask:
		return p.activate(at)
	case moves:
		p.pick(at, p.columnAt(pos.X))
		return true
	case absence:
		p.list.Select(at)
		return p.activate(at)
	}
	return false
}

// activate does what Return does on a line, and a click where a click can't merely select; it
// reports whether that is anything.
func (p *View) activate(at int) bool {
	l := p.lines[at]
	switch l.kind {
	case heading:
		p.SetFolded(l.part, !p.folded[l.part])
	case rest, restDifference, restCandidates:
		p.all[l.part] = !p.all[l.part]
		p.rearrange()
	case absences:
		rule := p.data.Absent[l.at].Rule
		p.open[rule] = !p.open[rule]
		p.rearrange()
	case ask:
		if p.OnAsk != nil {
			p.OnAsk()
		}
	case absence:
		if p.OnAbsent != nil {
			p.OnAbsent(p.data.Absent[l.at].ID)
		}
	default:
		return false
	}
	return true
}

// pick chooses the move of a column, if there is one.
func (p *View) pick(at, column int) {
	l := p.lines[at]
	if p.moveAt(l.at, column) == nil {
		return
	}
	p.column = column
	p.list.Select(at)
	p.report(at, column)
}

// chosen passes the user's choice of a line on.
func (p *View) chosen(at int) {
	if at < 0 {
		return
	}
	l := p.lines[at]
	switch l.kind {
	case step, candidate:
		p.report(at, p.column)
	case moves:
		if p.moveAt(l.at, p.column) == nil {
			p.column = 1 - p.column // the shorter line has ended
			p.list.Redraw()
		}
		p.report(at, p.column)
	case term:
		call(p.OnTerm, p.data.Terms[l.at].ID)
	case difference:
		call(p.OnTerm, p.data.Comparison.Terms[l.at].ID)
	case reason:
		call(p.OnReason, p.data.Reasons[l.at].ID)
	}
}

// report calls OnSelect with the node of a line.
func (p *View) report(at, column int) {
	id, ok := p.node(p.lines[at], column)
	switch {
	case ok && p.OnSelect != nil:
		p.OnSelect(id)
	case !ok && p.OnWalk != nil:
		p.OnWalk(p.placeOf(p.lines[at], column))
	}
}

// call calls a callback that may be missing.
func call(f func(string), id string) {
	if f != nil {
		f(id)
	}
}

// key deals with the keys that the list doesn't know: left and right change between the two lines,
// and fold and open the part of a heading; the space bar does what Return does.
func (p *View) key(e *fyne.KeyEvent) bool {
	at := p.list.Selected()
	if at < 0 {
		return false
	}
	l := p.lines[at]
	switch e.Name {
	case fyne.KeySpace:
		return p.activate(at)
	case fyne.KeyLeft, fyne.KeyRight:
		right := e.Name == fyne.KeyRight
		if l.kind == heading {
			p.SetFolded(l.part, !right)
		} else if l.kind == moves && right != (p.column == 1) {
			p.pick(at, 1-p.column)
		}
		return true
	}
	return false
}
