package sheet

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Tapped hands the click to OnTap, or selects the line.
func (p *Page) Tapped(e *fyne.PointEvent) {
	p.takeFocus()
	line := p.lineAt(e.Position.Y)
	if line < 0 {
		return
	}
	if p.OnTap != nil && p.OnTap(line, fyne.NewPos(e.Position.X, e.Position.Y-p.tops[line])) {
		return
	}
	p.Pick(line)
}

// takeFocus makes the keys come here, when anything can be selected at all.
func (p *Page) takeFocus() {
	if p.OnSelect == nil {
		return
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(p); c != nil {
		c.Focus(p)
	}
}

// Pick selects on the user's behalf, as a click would: OnSelect is called if the selection changes.
func (p *Page) Pick(line int) {
	if line >= 0 && !p.source.Selectable(line) || line == p.selected {
		return
	}
	p.Select(line)
	if p.OnSelect != nil {
		p.OnSelect(line)
	}
}

// MouseIn is Fyne's hook.
func (p *Page) MouseIn(e *desktop.MouseEvent) { p.MouseMoved(e) }

// MouseMoved follows the mouse with highlight and hint.
func (p *Page) MouseMoved(e *desktop.MouseEvent) {
	line, hint := p.lineAt(e.Position.Y), ""
	if line >= 0 {
		hint = p.source.Hint(line, fyne.NewPos(e.Position.X, e.Position.Y-p.tops[line]))
	}
	p.setHovered(line)
	if hint != p.hint {
		p.hint = hint
		if p.OnHover != nil {
			p.OnHover(hint, e.AbsolutePosition)
		}
	}
}

// MouseOut is Fyne's hook.
func (p *Page) MouseOut() {
	p.setHovered(-1)
	if p.hint != "" {
		p.hint = ""
		if p.OnHover != nil {
			p.OnHover("", fyne.Position{})
		}
	}
}

// setHovered moves the highlight.
func (p *Page) setHovered(line int) {
	if line != p.hovered {
		p.hovered = line
		p.Redraw()
	}
}

// FocusGained is Fyne's hook.
func (p *Page) FocusGained() {
	p.focused = true
	p.Redraw()
}

// FocusLost is Fyne's hook.
func (p *Page) FocusLost() {
	p.focused = false
	p.Redraw()
}

// TypedRune is Fyne's hook; letters mean nothing here.
func (p *Page) TypedRune(rune) {}

// TypedKey moves the selection: arrows by one line, Page Up and Page Down by a view, Home and End to the ends. Escape
// gives it up, Return is OnEnter.
func (p *Page) TypedKey(e *fyne.KeyEvent) {
	if p.OnKey != nil && p.OnKey(e) {
		return
	}
	switch e.Name {
	case fyne.KeyUp:
		p.step(-1, 1)
	case fyne.KeyDown:
		p.step(1, 1)
	case fyne.KeyPageUp:
		p.step(-1, p.pageful())
	case fyne.KeyPageDown:
		p.step(1, p.pageful())
	case fyne.KeyHome:
		p.step(-1, p.source.Len())
	case fyne.KeyEnd:
		p.step(1, p.source.Len())
	case fyne.KeyEscape:
		p.Pick(-1)
	case fyne.KeyReturn, fyne.KeyEnter:
		if p.selected >= 0 && p.OnEnter != nil {
			p.OnEnter(p.selected)
		}
	}
}

// step selects the line that is count selectable lines further on, or the last one on the way. With nothing selected it
// starts from the first or the last line.
func (p *Page) step(direction, count int) {
	line, target := p.selected, -1
	if line < 0 && direction < 0 {
		line = p.source.Len()
	}
	for line += direction; line >= 0 && line < p.source.Len() && count > 0; line += direction {
		if p.source.Selectable(line) {
			target = line
			count--
		}
	}
	if target >= 0 {
		p.Pick(target)
	}
}

// pageful is the number of lines in view, less one that stays in sight.
func (p *Page) pageful() int {
	if p.view == nil {
		return p.source.Len()
	}
	top, height := p.view()
	last := p.lineAt(top + height)
	if last < 0 {
		last = p.source.Len()
	}
	return max(1, last-max(0, p.lineAt(top))-1)
}
