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
	OnAbsent func(id uint32)
	OnReason func(id string)
	OnHover  draw.Hover
	// OnAsk is called when the user clicks what can be asked for in a comparison.
	OnAsk func()
	// OnWalk is called when the user chooses a move that is in another tree, or in none.
	OnWalk func(Place)
	// OnPoint is told which move of a line is under the mouse.
	OnPoint func(Place)

	data    Data
	lines   []line
	folded  [parts]bool
	all     [parts]bool     // every term is shown, however small
	open    map[string]bool // rules whose moves are listed one by one
	pointed Place           // under the mouse
	column  int             // of the two lines, which one the keys are in: 0 is the best

	widths widths
	list   *rows.List
}

// NewPanel makes an empty panel with all parts open.
func New() *View {
	p := &View{open: map[string]bool{}}
	p.list = rows.New(source{p})
	p.list.SetEmpty(textEmpty())
	p.list.OnTap = p.tapped
	p.list.OnSelect = p.chosen
	p.list.OnEnter = func(at int) { p.activate(at) }
	p.list.OnKey = p.key
	p.list.OnPoint = p.point
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
		if m := p.moveAt(l.at, column); m != nil && !m.Other {
			return m.ID, true
		}
	case candidate:
		return p.data.Choice.Moves[l.at].ID, true
	}
	return 0, false
}

// Place is a move in one of the lines of the panel: how many moves of the line there are up to it.
type Place struct {
	Line  Line
	Moves int
}

// Line is one of the lines of the panel.
type Line uint8

const (
	NoLine Line = iota
	ChainLine
	FirstLine
	SecondLine
	CandidateLine // Moves counts candidates, not moves
)

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

// point tells which move is under the mouse, when that has changed.
func (p *View) point(row int, at fyne.Position) {
	var now Place
	if row >= 0 {
		now = p.placeOf(p.lines[row], p.columnAt(at.X))
	}
	if now != p.pointed {
		p.pointed = now
		if p.OnPoint != nil {
			p.OnPoint(now)
		}
	}
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

// Reveal brings the head of a part into view, and what fits of the part.
func (p *View) Reveal(part Part) {
	for i, l := range p.lines {
		if l.kind == heading && l.part == part {
			p.list.Reveal(i, 0, p.list.Size().Height)
		}
	}
}
