package bounds

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/workspace"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/chart"
	"drevo/widgets/draw"
	"drevo/widgets/tooltip"
)

// Pane shows the bounds, rank by rank, on the way to the selected node.
type Pane struct {
	pane.Tab
	chart *chart.Ranges
	mover *tooltip.Check // each rank as its mover sees it, not White
	unit  *tooltip.Select

	authors map[string]Author
	view    pane.View
	jargon  pane.Jargon
	mouse   fyne.Position // in the window
}

// Author is how a programme speaks of its bounds. All texts but the names are hints, sentences for the pointer.
type Author interface {
	// Names are those of the lower bound, the upper bound and the static value.
	Names() (lower, upper, static string)
	// Bounds says where the bounds of a rank come from.
	Bounds(l Ladder, rank int) (lower, upper string)
	// Static says what the static value is, and Value how what a node returned came about.
	Static() string
	Value(l Ladder, rank int) string
}

// New returns the pane. Programmes without an author are spoken of in the words of the field.
func New(host pane.Host, setup *workspace.Setup, authors map[string]Author) pane.Pane {
	p := &Pane{chart: chart.NewRanges(), authors: authors}
	p.chart.OnHover = func(text string, at fyne.Position) {
		p.mouse = at
		host.Hints().Show(text, at)
	}
	p.chart.Links = func(text string) []draw.Link { return p.jargon.Links(p.view, text) }
	p.chart.OnLink = func(key string) { p.jargon.Open(host, key, p.mouse) }
	p.chart.OnSelect = func(id uint32) { host.Select(p.view.Place(tree.ID(id))) }
	p.mover = tooltip.NewCheck(host.Hints(), "As the mover sees it", "Values at every rank from the side to move there, "+
		"as the search has them (negamax). Otherwise all are seen from White.", func(bool) { p.redraw() })
	var names []string
	for _, unit := range present.Units() {
		names = append(names, unit.Name())
	}
	p.unit = tooltip.NewSelect(host.Hints(), names, "The unit of all scores in the window, as in View > Scores.",
		func(string) { setup.SetUnit(present.Units()[p.unit.SelectedIndex()]) })
	top := container.NewBorder(nil, nil, p.mover, nil, p.unit)
	p.Tab = pane.NewTab("bounds", "Bounds", container.NewBorder(top, nil, nil, nil, p.chart))
	return p
}

// Show draws the path to the node.
func (p *Pane) Show(v pane.View) {
	p.view = v
	p.chart.Rows.SetEmpty(v.Empty("Press Think and choose a node: the bounds of every rank on the way to it will " +
		"stand here."))
	p.unit.Selected = v.Nodes.Format.Unit.Name()
	p.unit.Refresh()
	p.redraw()
}

func (p *Pane) redraw() {
	p.chart.SetData(p.data())
	if n, ok := p.view.At(); ok {
		p.chart.Select(uint32(n.ID))
	}
}

// data are the rows of the selected node; none while they would answer what a lesson asks.
func (p *Pane) data() chart.RangeData {
	n, ok := p.view.At()
	if !ok || p.view.Quizzed() {
		return chart.RangeData{}
	}
	return Data(p.view.Nodes.Deciding(), n.ID, p.mover.Checked, p.authors)
}

// Data makes the rows of the path to a node, in White's view or in that of the side to move at each rank.
func Data(nodes present.Nodes, id tree.ID, mover bool, authors map[string]Author) chart.RangeData {
	view := "seen from White"
	if mover {
		view = "seen by the side to move at each rank"
	}
	data := chart.RangeData{Unit: phrase.Of("Scores {unit}, {view}", "unit", nodes.Format.Unit.Name(), "view", view)}
	author, ok := authors[nodes.Tree.Header().Programme]
	if !ok {
		author = field{}
	}
	l := NewLadder(nodes, id, mover)
	for rank := range l.Path {
		data.Rows = append(data.Rows, l.row(rank, author))
	}
	return data
}
