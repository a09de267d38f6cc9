package why

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// NewPanel makes an empty panel with all parts open.
func New() *View {
	p := &View{open: map[string]bool{}, Links: func(string) []draw.Link { return nil }}
	p.list = rows.New(source{p})
	p.list.SetEmpty(textEmpty())
	p.list.OnTap = p.tapped
	p.list.OnSelect = p.chosen
	p.list.OnEnter = func(at int) { p.activate(at) }
	p.list.OnKey = p.key
	p.list.OnPoint = p.point
	forward := draw.Forward(&p.OnHover)
	p.list.OnHover = func(text string, at fyne.Position) {
		p.mouse = at
		forward(text, at)
	}
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

// Begin brings the first line into view.
func (p *View) Begin() { p.list.ScrollTo(0, 0) }

// Reveal brings the head of a part into view, and what fits of the part.
func (p *View) Reveal(part Part) {
	for i, l := range p.lines {
		if l.kind == heading && l.part == part {
			p.list.Reveal(i, 0, p.list.Size().Height)
		}
	}
}
