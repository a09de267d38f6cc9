// Package apart is the tab that sets two searches of one position side by side: two explorers with the same rows, two
// icicles, and one selection, by the moves that lead there, marked where the trees differ, and a list of where they
// part first. The model is package app/apart.
package apart

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/apart"
	"drevo/app/outcome"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/rows"
	"drevo/widgets/tooltip"
	"drevo/widgets/treeview"
)

// Pane is the two explorers and the list.
type Pane struct {
	pane.Tab
	names     [2]*widget.Label
	other     *tooltip.Select // the search that is set beside the one that is shown
	explorers [2]*treeview.View
	icicles   [2]*treeview.Icicle
	state     *widget.Label
	list      *rows.Table

	host     pane.Host
	slot     *work.Slot
	view     pane.View
	offered  []*session.Search // by the chooser
	chosen   *session.Search   // by the user, nil where nothing was
	beside   *session.Search   // the one that is shown
	merged   *merged           // nil without two trees
	of       *session.Search   // whose tree is the second of these
	found    [][]board.Move    // of the rows of the list
	selected []board.Move      // the moves that lead to the row that is marked
	growing  bool              // one of the trees had not ended when they were compared last
}

// textEmpty says what to do first.
const textEmpty = "Think about one position twice: both trees stand here. Or choose a row in Compare and press " +
	"Side by side."

// New returns the pane.
func New(host pane.Host) pane.Pane {
	p := &Pane{host: host, slot: host.Slot("Comparing two trees"), state: pane.Note(""), list: rows.NewTable(heads()),
		names: [2]*widget.Label{widget.NewLabel(""), widget.NewLabel("")}}
	p.other = tooltip.NewSelect(host.Hints(), nil, "The search that is set beside the one whose tree is shown: another "+
		"of the same position.", func(string) { p.choose() })
	for i := range p.explorers {
		p.explorers[i] = treeview.New(columns())
		p.explorers[i].Least = leastTree
		p.explorers[i].OnSelect = p.selectRow
		p.explorers[i].OnHover = host.Hints().Show
		p.names[i].Truncation = fyne.TextTruncateEllipsis
	}
	p.list.OnHover = host.Hints().Show
	p.list.Rows.OnSelect = p.selectFound
	p.list.Rows.SetEmpty("Where the trees part first will be here.")
	icicles, legend := newIcicles(p)
	p.icicles = icicles
	half := func(top fyne.CanvasObject, i int) fyne.CanvasObject {
		return container.NewBorder(top, nil, nil, nil, container.New(underNames{}, icicles[i], p.explorers[i]))
	}
	first := canvas.NewRectangle(color.Transparent) // as high as what stands beside it
	first.SetMinSize(fyne.NewSize(0, p.other.MinSize().Height))
	trees := container.NewHSplit(half(container.NewStack(first, p.names[0]), 0), half(p.other, 1))
	below := container.NewBorder(container.NewVBox(legend, p.state), nil, nil, nil, p.list)
	both := container.NewVSplit(trees, below)
	both.Offset = 0.65
	p.Tab = pane.NewTab(pane.Apart, "Side by side", both)
	return p
}

// columns are those of one explorer, which is narrow.
func columns() []rows.Column {
	const right = fyne.TextAlignTrailing
	return []rows.Column{
		{Key: "move", Name: "Move", Hint: "The move. Bold: the best one here. Struck at the left: the trees differ.",
			Width: 110, Share: 1},
		{Key: "value", Name: "Value", Hint: "What was found. Coloured: the values can't both be so.", Width: 68,
			Align: right},
		{Key: "nodes", Name: "Nodes", Hint: "How many nodes there are below.", Width: 62, Align: right, Priority: 1},
		{Key: "reason", Name: "Reason", Hint: "Why nothing more was done here.", Width: 70, Priority: 2},
	}
}

// heads are the columns of the list.
func heads() []rows.Column {
	return []rows.Column{
		{Key: "after", Name: "Parts first after", Hint: "The moves that lead to where the trees part; a click goes there.",
			Width: 150, Share: 1},
		{Key: "a", Name: "Left", Width: 100, Hint: "What the tree on the left says."},
		{Key: "b", Name: "Right", Width: 100, Hint: "What the tree on the right says."},
	}
}

// Close gives up what is being compared.
func (p *Pane) Close() { p.slot.Cancel() }

// Show sets the shown search beside another of the same position, and marks the row of the place.
func (p *Pane) Show(v pane.View) {
	other := v.Search != p.view.Search || v.Nodes.Format.Unit != p.view.Nodes.Format.Unit
	p.view = v
	p.offer()
	if other || p.merged == nil || p.beside != p.of {
		p.merge()
	}
	if p.merged != nil {
		p.mark(v.Tree.Moves(v.Tree.Path(v.Node)))
	}
	if p.growing && !p.running() {
		p.Grow()
	}
}

// offer offers the other searches of the same position, the latest first, which is shown unless another was chosen.
func (p *Pane) offer() {
	p.offered, p.other.Options = nil, nil
	for _, s := range slices.Backward(p.view.Searches) {
		if p.view.Search == nil || s == p.view.Search || s.Position.Key() != p.view.Search.Position.Key() {
			continue
		}
		p.offered = append(p.offered, s)
		p.other.Options = append(p.other.Options, present.SearchProgramme(s)+": "+
			present.SearchOutcome(s, p.view.Nodes.Format.Unit))
	}
	at := slices.Index(p.offered, p.chosen)
	if at < 0 && len(p.offered) > 0 {
		at = 0
	}
	p.beside, p.other.Selected = nil, ""
	if at >= 0 {
		p.beside, p.other.Selected = p.offered[at], p.other.Options[at]
	}
	p.other.Refresh()
}

// choose sets another search beside the shown one.
func (p *Pane) choose() {
	if at := p.other.SelectedIndex(); at >= 0 && p.offered[at] != p.beside {
		p.chosen, p.beside = p.offered[at], p.offered[at]
		p.merge()
		p.mark(p.selected)
	}
}

// merge shows the two trees as one.
func (p *Pane) merge() {
	p.slot.Cancel()
	p.merged, p.of = nil, p.beside
	p.list.SetLines(0, nil, -1)
	p.state.SetText("")
	p.names[0].SetText("")
	if p.view.Search == nil || p.beside == nil || p.view.Tree.Empty() || p.beside.Tree().Empty() {
		for _, e := range p.explorers {
			e.Rows.SetEmpty(textEmpty)
			e.SetSource(nil)
		}
		for _, ice := range p.icicles {
			ice.SetSource(nil)
		}
		return
	}
	unit := p.view.Nodes.Format.Unit
	if p.view.Search.Programme.About().ID != p.beside.Programme.About().ID {
		unit = present.InPawns
	}
	p.names[0].SetText(present.SearchProgramme(p.view.Search))
	p.merged = newMerged(present.NewNodes(p.view.Tree, unit), present.NewNodes(p.beside.Tree(), unit))
	for i, e := range p.explorers {
		e.SetSource(side{p.merged, i})
		p.icicles[i].SetSource(blocks{side{p.merged, i}})
	}
	p.compare()
}

// running reports whether one of the trees is growing.
func (p *Pane) running() bool {
	return p.view.Search != nil && p.view.Search.Running() || p.beside != nil && p.beside.Running()
}

// Grow takes in what the trees have grown by.
func (p *Pane) Grow() {
	if p.merged == nil {
		p.merge()
		return
	}
	p.merged.grow()
	for i, e := range p.explorers {
		e.Grow()
		p.icicles[i].Redraw()
	}
	if !p.slot.Busy() {
		p.compare()
	}
}

// mostListed is how many of the first differences of a kind the list has.
const mostListed = 40

// compare finds where the trees part first, beside the window.
func (p *Pane) compare() {
	p.growing = p.running()
	one, two := p.view.Search.Hold(), p.beside.Hold()
	m := p.merged
	first := apart.Side{Name: "left", Nodes: m.sides[0]}
	second := apart.Side{Name: "right", Nodes: m.sides[1]}
	type result struct {
		apart.Found
		tables []outcome.Table
		moves  [][]board.Move
		err    error
	}
	work.Run(p.slot, func(job *work.Job) (r result) {
		defer one()
		defer two()
		r.Found, r.err = apart.Find(first, second, func() bool { return job.Context().Err() != nil })
		if r.err != nil {
			return r
		}
		for _, list := range apart.Lists() {
			r.tables = append(r.tables, r.Table(list, mostListed))
			all := r.Diff.List(list.Kind)
			for _, at := range all[:min(mostListed, len(all))] {
				r.moves = append(r.moves, r.Path(at))
			}
		}
		return r
	}, func(r result) {
		if p.merged != m {
			return
		}
		defer func() {
			if p.growing && !p.running() { // it has ended meanwhile
				p.compare()
			}
		}()
		if r.err != nil {
			p.state.SetText(r.err.Error())
			return
		}
		p.state.SetText(r.Said())
		p.found = nil
		var lines []rows.Line
		for _, t := range r.tables {
			if len(t.Rows) == 0 {
				continue
			}
			lines, p.found = append(lines, rows.Line{Heading: true, Wide: true, Cells: []rows.Cell{{Text: t.Title}}}),
				append(p.found, nil)
			for range t.Rows {
				p.found = append(p.found, r.moves[0])
				r.moves = r.moves[1:]
			}
			lines = append(lines, linesOf(t)...)
		}
		p.list.SetLines(len(lines), func(row int) rows.Line { return lines[row] }, -1)
		p.Content().Refresh() // the sentence above may have another height
	})
}

// linesOf are the rows of a list of differences.
func linesOf(t outcome.Table) (lines []rows.Line) {
	for i := range t.Rows {
		said := func(side string) rows.Cell {
			c := rows.Cell{Text: t.Cell(i, "score"+side+".pawnsForWhite").String(), Hint: t.Cell(i, "reason"+side).String()}
			if best := t.Cell(i, "best"+side).String(); best != "" {
				c.Text += " " + best
			}
			if n := t.Cell(i, "searched"+side).String(); n != "" {
				c.Text += " (" + n + ")"
			} else {
				c.Text = "not searched"
			}
			return c
		}
		lines = append(lines, rows.Line{Cells: []rows.Cell{{Text: t.Rows[i][1].String()}, said("A"), said("B")}})
	}
	return lines
}

// mark marks the row of some moves in both explorers, as far as the trees go.
func (p *Pane) mark(moves []board.Move) {
	p.selected = moves
	if p.merged == nil {
		return
	}
	at, ok := p.merged.at(moves)
	if !ok {
		at = treeview.NoID
	}
	p.selectIn(at)
}

// selectRow marks a row in both explorers, and goes to its node where the shown tree has it.
func (p *Pane) selectRow(id treeview.ID) {
	p.selected = nil
	for at := id; at != 0; at = p.merged.rows[at].parent {
		p.selected = append([]board.Move{p.merged.rows[at].move}, p.selected...)
	}
	p.selectIn(id)
	if node := p.merged.nodes(id)[0]; node != tree.None {
		p.host.Select(p.view.Place(node))
	}
}

// selectIn marks a row in both explorers and in both icicles.
func (p *Pane) selectIn(id treeview.ID) {
	for i, e := range p.explorers {
		if e.Selected() != id {
			e.Select(id)
		}
		p.icicles[i].Select(id)
	}
}

// selectFound goes to where the trees part.
func (p *Pane) selectFound(row int) {
	if row < 0 || row >= len(p.found) || p.merged == nil || p.list.Rows == nil {
		return
	}
	if id, ok := p.merged.at(p.found[row]); ok {
		p.selectRow(id)
	}
}

// Focus puts the keys into the first explorer.
func (p *Pane) Focus(c fyne.Canvas) { c.Focus(p.explorers[0].Rows) }
