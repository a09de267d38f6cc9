package tree

import (
	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/work"
	"drevo/app/workspace"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/rows"
	"drevo/widgets/treeview"
)

// shown is what the parts of the pane are about: the tree in the explorer, and the place in it.
type shown struct {
	host     pane.Host
	searcher *workspace.Searcher
	view     pane.View
	source   *source
	listing  listing // what its rows are; nil without a tree
	explorer *treeview.View
	forcing  *work.Slot // works out the forced variations of the rows on the screen
	telling  *work.Slot // works out the moves without a node
}

// restoreColumns puts the columns as the user has them in the settings, and keeps what becomes of
// them.
func (p *shown) restoreColumns() {
	var list []rows.Placed
	for _, c := range p.host.Settings().Config().Columns {
		list = append(list, rows.Placed(c))
	}
	p.explorer.Arrange(list)
	p.explorer.OnColumns = func() {
		var columns []config.Column
		for _, c := range p.explorer.Arrangement() {
			columns = append(columns, config.Column(c))
		}
		p.host.Settings().Change(func(c *config.Config) { c.Columns = columns })
	}
}

// workOutForced works out what is missing on the screen; what has scrolled away meanwhile is given
// up.
func (p *shown) workOutForced() {
	f, t := p.source.forced, p.source.Tree
	if f == nil { // the tree has gone since a row asked
		return
	}
	f.asked = false
	if f.forcer == nil || t.Empty() || p.view.Tree != t {
		return
	}
	var onScreen []tree.ID
	for _, row := range p.explorer.Shown() {
		p.onNode(row, func(id tree.ID) { onScreen = append(onScreen, id) })
	}
	ids := f.missing(t, onScreen)
	if len(ids) == 0 {
		return
	}
	release := p.view.Search.Hold()
	work.Run(p.forcing, func(job *work.Job) bool {
		defer release()
		f.workOut(job, t, ids)
		return true
	}, func(bool) { p.explorer.Refill() })
}

// workOutAbsent works out the moves without a node at the nodes whose moves are on the screen. What is at work is
// awaited: rows that come meanwhile have their turn after it.
func (p *shown) workOutAbsent() {
	m, ok := p.listing.(*moves)
	if !ok || p.telling.Busy() {
		return
	}
	m.asked = false
	t, nodes := p.source.Tree, map[treeview.ID]tree.ID{}
	if t.Empty() || p.view.Tree != t {
		return
	}
	for _, row := range m.missing(p.explorer.Shown()) {
		nodes[row], _ = m.nodeOf(row)
	}
	if len(nodes) == 0 {
		return
	}
	m.asked = true
	release := p.view.Search.Hold()
	work.Run(p.telling, func(job *work.Job) explained {
		defer release()
		return explain(job, m.explainer, t, nodes)
	}, func(found explained) {
		m.tell(found)
		m.asked = false
		if p.listing == listing(m) {
			p.explorer.Grow()
		}
		p.workOutAbsent()
	})
}

// preview plays the line that is pointed at on the board, as far as the pointer.
func (p *shown) preview(row treeview.ID, column, moves int) {
	p.host.Preview(p.line(row, column, moves))
}

// line returns the position of the node of a row and the first moves of the line that one of its cells shows.
func (p *shown) line(row treeview.ID, column, most int) (from board.Position, moves []board.Move) {
	id, ok := p.node(row)
	if !ok {
		return from, nil
	}
	from, err := p.source.Tree.Position(id)
	if err != nil {
		return from, nil
	}
	switch column {
	case columnLine:
		moves = p.source.Tree.Moves(p.source.Tree.Line(id))
	case columnForced:
		v, _ := p.source.forced.of(id)
		moves = v.Line
	}
	return from, moves[:min(most, len(moves))]
}
