package why

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Panel is the widget. Set the callbacks before it is shown.
type View struct {
	widget.BaseWidget

	// OnSelect is called when the user chooses a step of the chain or a move of a line.
	OnSelect func(id uint32)
	// OnTerm is called when the user chooses a term, with its ID; OnReason likewise for a reason.
	OnTerm func(id string)
	// OnAbsent is called when the user clicks a move that was not looked at, or presses Return on
	// it.
	OnAbsent func(id string)
	OnReason func(id string)
	OnHover  draw.Hover

	data   Data
	lines  []line
	folded [parts]bool
	all    [parts]bool // every term is shown, however small
	column int         // of the two lines, which one the keys are in: 0 is the best

	widths widths
	list   *rows.List
}

// NewPanel makes an empty panel with all parts open.
func New() *View {
	p := &View{}
	p.list = rows.New(source{p})
	p.list.SetEmpty(textEmpty())
	p.list.OnTap = p.tapped
	p.list.OnSelect = p.chosen
	p.list.OnEnter = func(at int) { p.activate(at) }
	p.list.OnKey = p.key
	p.list.OnHover = draw.Forward(&p.OnHover)
	p.ExtendBaseWidget(p)
	return p
}

// SetData shows another explanation. The selection stays on the same node, if it is still there.
func (p *View) SetData(data Data) {
	id, had := p.Selected()
	p.data = sorted(data)
	p.rebuild(func() int {
		if had {
			return p.lineOf(id)
		}
		return -1
	})
}

// SetEmpty sets the text that is shown when there is nothing to explain; it should say what to do
// next.
func (p *View) SetEmpty(text string) { p.list.SetEmpty(text) }

// Select marks the step or move of a node, without calling OnSelect, and brings it into view. A
// node that is not here gives the selection up.
func (p *View) Select(id uint32) { p.list.Select(p.lineOf(id)) }

// Selected returns the node of the selected step or move.
func (p *View) Selected() (id uint32, ok bool) {
	at := p.list.Selected()
	if at < 0 {
		return 0, false
	}
	return p.node(p.lines[at], p.column)
}

// SetFolded folds a part away or opens it. The state outlives SetData.
func (p *View) SetFolded(s Part, folded bool) {
	if p.folded[s] != folded {
		p.folded[s] = folded
		p.rearrange()
	}
}

// rearrange lists the lines anew, with the selection on the line that shows the same as before.
func (p *View) rearrange() {
	var kept line
	at := p.list.Selected()
	if at >= 0 {
		kept = p.lines[at]
	}
	p.rebuild(func() int {
		for i, l := range p.lines {
			if at >= 0 && l == kept {
				return i
			}
		}
		return -1
	})
}

// rebuild lists and draws the lines anew; selected is asked for the selected one once they are
// listed.
func (p *View) rebuild(selected func() int) {
	p.lines = p.arrange()
	p.widths = p.measure()
	p.list.Reset(selected())
}

// node returns the node that a line stands for, of a move in the given column.
func (p *View) node(l line, column int) (id uint32, ok bool) {
	switch l.kind {
	case step:
		return p.data.Steps[l.at].ID, true
	case moves:
		if m := p.moveAt(l.at, column); m != nil {
			return m.ID, true
		}
	}
	return 0, false
}

// moveAt returns a move of the best line (column 0) or of the second (1), or nil.
func (p *View) moveAt(at, column int) *Move {
	list := p.data.Comparison.Best.Moves
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
		for column := range 2 {
			if node, ok := p.node(l, column); ok && node == id {
				p.column = column
				return i
			}
		}
	}
	return -1
}

// Focus puts the keys into the lines.
func (p *View) Focus(c fyne.Canvas) { c.Focus(p.list) }

// Refresh draws everything anew, as a change of theme needs.
func (p *View) Refresh() {
	p.widths = p.measure()
	p.BaseWidget.Refresh()
}

// CreateRenderer is Fyne's hook.
func (p *View) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(p.list)
}
