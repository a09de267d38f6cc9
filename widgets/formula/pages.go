package formula

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/easel"
)

// pages is a ledger as the content of its view.
type pages struct{ *Ledger }

func (l pages) height() float32 { return l.book.height }

// draw draws the whole account; it is short.
func (l pages) draw(p *easel.Pen, top, _ float32) {
	if l.hope == nil {
		return
	}
	l.drawMarks(p, top)
	l.drawRules(p, top)
	l.drawVerdict(p, down(l.book.verdict, -top))
	for _, t := range l.book.texts {
		p.Text(t.text, down(t.box, -top), t.style)
	}
	l.drawScale(p, down(l.book.scale, -top))
}

// drawMarks draws the grounds of the chosen entry and of the one under the mouse.
func (l pages) drawMarks(p *easel.Pen, top float32) {
	if l.chosen >= 0 {
		box := down(l.book.places[l.chosen].box, -top)
		p.Polygon(rounded(box, 4), p.Colour(theme.ColorNameSelection))
		if l.view.focused {
			p.Outline(rounded(box, 4), 1, p.Colour(theme.ColorNamePrimary))
		}
	}
	if l.hovered >= 0 && l.hovered != l.chosen && l.book.places[l.hovered].answers() {
		p.Polygon(rounded(down(l.book.places[l.hovered].box, -top), 4), p.Faded(theme.ColorNamePrimary, 0x28))
	}
}

// answers tells whether there is anything to say or to choose at a place.
func (p place) answers() bool { return p.meaning != "" || p.square >= 0 }

// drawRules draws the lines of the account book.
func (l pages) drawRules(p *easel.Pen, top float32) {
	b, width := &l.book, p.Size.Width-margin-gutter
	ink := p.Colour(theme.ColorNameForeground)
	rule := func(y, thick float32) {
		p.FillWith(easel.Rect{X: margin, Y: y - top, W: width, H: thick}, faint(ink, 0xa0))
	}
	rule(b.head, 1)
	rule(b.sum, 1)
	rule(b.foot, 1)
	rule(b.foot+3, 1)
	p.FillWith(easel.Rect{X: b.spine - 0.5, Y: 6 - top, W: 1, H: b.foot - 6}, faint(ink, 0xa0))
}

// drawScale draws the sign of comparison of formula 9.
func (l pages) drawScale(p *easel.Pen, r easel.Rect) {
	sign, shade := "≤", holds
	if !l.hope.Holds {
		sign, shade = ">", fails
	}
	ink, thick := p.Shade(shade), float32(1.5)
	if !l.hope.Asked {
		ink, thick = p.Colour(theme.ColorNamePlaceHolder), 1
	}
	p.Polygon(rounded(r, r.H/2), p.Colour(theme.ColorNameBackground))
	p.Outline(rounded(easel.Rect{X: r.X + 1, Y: r.Y + 1, W: r.W - 2, H: r.H - 2}, r.H/2), thick, ink)
	p.Text(sign, r, easel.Style{Bold: true, Align: fyne.TextAlignCenter})
}

// drawVerdict draws the badge: filled with a tick when hope holds, framed with a cross when it does not, and pale when
// nobody asked.
func (l pages) drawVerdict(p *easel.Pen, r easel.Rect) {
	const radius = 6
	mark := easel.Point{X: r.X + 18, Y: r.Middle().Y}
	shade := holds
	if !l.hope.Holds {
		shade = fails
	}
	ink := p.Shade(shade)
	switch inner := (easel.Rect{X: r.X + 1, Y: r.Y + 1, W: r.W - 2, H: r.H - 2}); {
	case !l.hope.Asked:
		ink = p.Colour(theme.ColorNamePlaceHolder)
		p.Outline(rounded(inner, radius), 1, ink)
	case l.hope.Holds:
		p.Polygon(rounded(r, radius), ink)
		ink = p.Colour(theme.ColorNameBackground)
	default:
		p.Polygon(rounded(r, radius), faint(ink, 0x28))
		p.Outline(rounded(inner, radius), 1.5, ink)
	}
	if l.hope.Holds {
		check(p, mark, 14, 2.5, ink)
	} else {
		cross(p, mark, 10, 2.5, ink)
	}
}

// placeAt is the place under the mouse, or -1.
func (l pages) placeAt(at fyne.Position) int {
	for i, place := range l.book.places {
		if place.box.Contains(at) {
			return i
		}
	}
	return -1
}

// point marks what is under the mouse and explains it.
func (l pages) point(at fyne.Position) (string, desktop.Cursor) {
	i := l.placeAt(at)
	l.hover(i)
	switch {
	case i < 0:
		return "", desktop.DefaultCursor
	case l.book.places[i].square >= 0:
		return l.book.places[i].meaning, desktop.PointerCursor
	}
	return l.book.places[i].meaning, desktop.DefaultCursor
}

// leave forgets the mouse.
func (l pages) leave() { l.hover(-1) }

func (l pages) hover(i int) {
	if i != l.hovered {
		l.hovered = i
		l.view.redraw()
	}
}

// tap chooses the entry that was clicked.
func (l pages) tap(at fyne.Position) {
	if i := l.placeAt(at); i >= 0 {
		l.choose(i)
	}
}

// choose reports the square of an entry, if it has one.
func (l pages) choose(i int) bool {
	place := l.book.places[i]
	if place.square < 0 {
		return false
	}
	l.chosen = i
	l.view.reveal(place.box.Y, place.box.Y+place.box.H)
	l.view.redraw()
	if l.OnSquare != nil {
		l.OnSquare(place.square)
	}
	return true
}

// key goes through the entries that have squares.
func (l pages) key(name fyne.KeyName) {
	last := len(l.book.places) - 1
	switch name {
	case fyne.KeyUp:
		if l.chosen < 0 {
			l.step(last, -1)
			return
		}
		l.step(l.chosen-1, -1)
	case fyne.KeyDown:
		l.step(l.chosen+1, 1)
	case fyne.KeyHome:
		l.step(0, 1)
	case fyne.KeyEnd:
		l.step(last, -1)
	}
}

// step chooses the next entry from the given one on that has a square.
func (l pages) step(i, direction int) {
	for ; i >= 0 && i < len(l.book.places); i += direction {
		if l.choose(i) {
			return
		}
	}
}
