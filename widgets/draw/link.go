package draw

import "fyne.io/fyne/v2"

// Link is a stretch of a text, from one byte to another, that says more: a hint under the mouse, and something to do on
// a click.
type Link struct {
	From, To int
	Key      string // what a click is told
	Hint     string
}

// LinkAt is the link under a place of a line of text, measured from its left end; ok is false for none.
func LinkAt(text string, links []Link, x float32, width func(text string) float32) (found Link, ok bool) {
	for _, l := range links {
		if from := width(text[:l.From]); x >= from && x < from+width(text[l.From:l.To]) {
			return l, true
		}
	}
	return found, false
}

// Links dots the links of a line of text that was written at a place.
func (p *Context) Links(text string, links []Link, at Rect, style Style, dots fyne.ThemeColorName) {
	for _, l := range links {
		x, w := p.TextWidth(text[:l.From], style), p.TextWidth(text[l.From:l.To], style)
		if x+w <= at.W {
			p.Dots(fyne.NewPos(at.X+x, at.Y+at.H-2), w, p.Colour(dots))
		}
	}
}
