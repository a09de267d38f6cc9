package why

// placeOf returns the move of a line of the panel, in the given column.
func (p *View) placeOf(l line, column int) Place {
	switch l.kind {
	case step:
		return Place{ChainLine, l.at + 1}
	case moves:
		if p.moveAt(l.at, column) != nil {
			return Place{FirstLine + Line(column), l.at + 1}
		}
	case candidate:
		return Place{CandidateLine, l.at + 1}
	}
	return Place{}
}

// node returns the node that a line stands for, of a move in the given column.
func (p *View) node(l line, column int) (id uint32, ok bool) {
	switch l.kind {
	case step:
		return p.data.Steps[l.at].ID, true
	case moves:
		if m := p.moveAt(l.at, column); m != nil && !m.Other {
			return m.ID, true
		}
	case candidate:
		return p.data.Choice.Moves[l.at].ID, true
	}
	return 0, false
}

// moveAt returns a move of the best line (column 0) or of the second (1), or nil.
func (p *View) moveAt(at, column int) *Move {
	list := p.data.Comparison.First.Moves
	if column == 1 {
		list = p.data.Comparison.Second.Moves
	}
	if at >= len(list) {
		return nil
	}
	return &list[at]
}

// lineOf finds the line of a node, or -1, and moves the column to it.
func (p *View) lineOf(id uint32) int {
	for i, l := range p.lines {
		if l.kind == candidate {
			continue // the move stands in a line, or is not the chosen one
		}
		for column := range 2 {
			if node, ok := p.node(l, column); ok && node == id {
				p.column = column
				return i
			}
		}
	}
	return -1
}
