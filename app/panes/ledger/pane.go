// Package ledger is the tab that says what each technique of a search did: in the whole tree, or below
// the node that is selected. The figures are worked out by package app/ledger, beside the window.
package ledger

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/ledger"
	"drevo/app/outcome"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/work"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/rows"
	"drevo/widgets/tooltip"
)

// key names the pane.
const key pane.Key = "techniques"

// Pane is the ledger.
type Pane struct {
	pane.Tab
	scope   *tooltip.Select
	ablate  *widget.Button
	state   *widget.Label
	figures *rows.Table

	host  pane.Host
	slot  *work.Slot
	view  pane.View
	shown subject // what the figures are of
	found outcome.Table

	ablating *work.Slot
	ablated  *tree.Tree           // of the search beside which the ones without are set
	without  map[tree.Key]without // by technique
}

// subject is a node of a search that has ended.
type subject struct {
	tree  *tree.Tree
	node  tree.ID
	nodes int // of the tree, to which some may be grafted
}

// textHow says how to read the figures.
const textHow = "Rest on a technique or on a head to see what it means. What is saved is estimated; what a better " +
	"order or narrower bounds save is not in the record: Ablation searches again without each."

// The parts of a tree that the ledger can be of.
const (
	whole = "The whole search"
	below = "Below the selected node"
)

// New returns the pane.
func New(host pane.Host) pane.Pane {
	p := &Pane{state: pane.Note(""), figures: rows.NewTable(columns()), host: host, slot: host.Slot("Counting what the " +
		"techniques did"), ablating: host.Slot("Searching without each technique")}
	p.figures.OnHover = host.Hints().Show
	p.scope = tooltip.NewSelect(host.Hints(), []string{whole, below}, "Which part of the tree the figures are of.",
		func(string) { p.Show(p.view) })
	p.scope.Selected = whole
	p.ablate = widget.NewButton("Ablation", p.runAblation)
	head := container.NewBorder(nil, nil, nil,
		host.Hints().Hint(p.ablate, "Search the position again without each technique in turn, and set nodes and value "+
			"beside its figures: what the record can't tell, such as what a better order of moves saves, is seen there. "+
			"Compare > Ablation keeps the searches themselves."), p.scope)
	p.Tab = pane.NewTab(key, "Techniques", container.NewBorder(container.NewVBox(head, p.state), pane.Note(textHow), nil,
		nil, p.figures))
	return p
}

// Close gives up what is being counted.
func (p *Pane) Close() {
	p.slot.Cancel()
	p.ablating.Cancel()
}

// Grow counts anew what was grafted into the tree of a search that is over.
func (p *Pane) Grow() {
	if s := p.view.Search; s != nil && !s.Running() && p.shown != (subject{}) {
		p.Show(p.view)
	}
}

// Show counts anew when another part of a tree is asked for.
func (p *Pane) Show(v pane.View) {
	p.view = v
	if v.Tree != p.ablated && p.ablated != nil {
		p.ablating.Cancel()
		p.ablated, p.without = nil, nil
	}
	switch {
	case v.Search == nil || v.Tree.Empty():
		p.clear("Think first: the figures are worked out from the tree of a search.")
		return
	case v.Search.Running():
		p.clear("The figures are worked out when the search has ended.")
		return
	}
	subject := subject{v.Tree, tree.Root, v.Tree.Len()}
	if p.scope.Selected == below {
		subject.node = v.Node
	}
	if subject == p.shown {
		return
	}
	p.shown = subject
	p.count(subject)
}

func (p *Pane) clear(text string) {
	p.slot.Cancel()
	p.shown, p.found = subject{}, outcome.Table{}
	p.figures.SetLines(0, nil, -1)
	p.state.SetText(text)
}

// counted is what a count has given.
type counted struct {
	ledger ledger.Ledger
	err    error
}

// count works the ledger of a subject out, beside the window.
func (p *Pane) count(of subject) {
	p.state.SetText("Counting ...")
	done := p.view.Search.Hold()
	explainer, _ := p.view.Search.Programme.(search.Explainer)
	name := whole
	if of.node != tree.Root {
		name = "Below " + p.view.Nodes.Move(of.tree.Node(of.node))
	}
	work.Run(p.slot, func(job *work.Job) counted {
		defer done()
		l, err := ledger.Of(of.tree, of.node, explainer, job.At)
		return counted{l, err}
	}, func(c counted) {
		if c.err != nil {
			p.clear(c.err.Error())
			return
		}
		p.state.SetText(fmt.Sprintf("%s: %s", name, c.ledger.Sampled()))
		p.found = c.ledger.Table()
		p.draw()
		p.Content().Refresh() // the sentence above may have another height
	})
}

// draw shows the figures, and beside them what searches without each technique have given.
func (p *Pane) draw() {
	if p.shown == (subject{}) {
		return
	}
	lines := linesOf(p.found, p.without)
	p.figures.SetLines(len(lines), func(row int) rows.Line { return lines[row] }, -1)
}

// columns are those of the figures, which share the width: the tab is narrow, and the name of a technique stands
// above its figures.
func columns() (list []rows.Column) {
	heads, _ := ledger.Figures()
	for _, c := range heads {
		list = append(list, rows.Column{Key: c.Key, Name: c.Name, Hint: c.Hint, Share: 1, Align: fyne.TextAlignTrailing})
	}
	return list
}

// linesOf are the techniques, each with what is searched without it and a line of figures in few characters below it,
// unless it has none.
func linesOf(t outcome.Table, ablated map[tree.Key]without) (list []rows.Line) {
	_, first := ledger.Figures()
	for _, row := range t.Rows {
		figures, did := rows.Line{Hint: row[0].Hint}, false
		for _, c := range row[first:] {
			cell := rows.Cell{Text: "–", Tone: rows.Faint}
			switch n, known := c.Value.(int64); {
			case !known:
				cell = rows.Cell{Text: c.Text}
			case n != 0:
				cell, did = rows.Cell{Text: present.Short(float64(n))}, true
			}
			figures.Cells = append(figures.Cells, cell)
		}
		name := rows.Cell{Parts: []rows.Part{{Text: row[0].String()}}}
		if !did {
			name.Parts[0].Tone = rows.Faint
		}
		if w, ok := ablated[row[1].Value.(tree.Key)]; ok {
			name.Parts = append(name.Parts, rows.Part{Text: w.say(), Tone: rows.Faint})
		}
		list = append(list, rows.Line{Heading: true, Wide: true, Hint: row[0].Hint, Cells: []rows.Cell{name}})
		if did {
			list = append(list, figures)
		}
	}
	return list
}
