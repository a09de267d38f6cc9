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
	explorer *treeview.View
	forcing  *work.Slot // works out the forced variations of the rows on the screen
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
	ids := f.missing(t, p.explorer.Shown())
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

// preview plays the line that is pointed at on the board, as far as the pointer.
func (p *shown) preview(id treeview.ID, column, moves int) {
	p.host.Preview(p.line(id, column, moves))
}

// line returns the position of a node and the first moves of the line that one of its cells shows.
func (p *shown) line(id treeview.ID, column, most int) (from board.Position, moves []board.Move) {
	if id == treeview.NoID || p.source.Tree.Empty() {
		return from, nil
	}
	from, err := p.source.Tree.Position(tree.ID(id))
	if err != nil {
		return from, nil
	}
	switch column {
	case columnLine:
		moves = p.source.Tree.Moves(p.source.Tree.Line(tree.ID(id)))
	case columnForced:
		v, _ := p.source.forced.of(tree.ID(id))
		moves = v.Line
	}
	return from, moves[:min(most, len(moves))]
}
