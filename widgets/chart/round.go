package chart

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Round is the row of a search within borders: a bar between them, with the guess around which they lie, what
// came out, and whether the round held.
type Round struct {
	ID        uint32 // the caller's name for it
	Name      string
	Low, High float64 // the borders; infinite where there are none
	Guess     float64 // NaN where nothing is guessed
	At        float64 // what came out; infinite for a mate
	Known     bool    // something came out
	Outcome   Outcome
	Cost      string
	Hint      string
}

// Outcome says how a round ended.
type Outcome int

// The outcomes.
const (
	Running Outcome = iota // or stopped
	Held                   // the value lies within the borders
	Below
	Above
)

// roundBar is the height of the bar of a round.
const roundBar = 12

func (r Round) key() (id uint32, ok bool)          { return r.ID, true }
func (r Round) hint(*Ranges, fyne.Position) string { return r.Hint }
func (r Round) height(v *Ranges) float32           { return max(v.Rows.RowHeight(small), roundBar+6) }

func (r Round) numbers() []float64 {
	if r.Known {
		return []float64{r.Low, r.High, r.Guess, r.At}
	}
	return []float64{r.Low, r.High, r.Guess}
}

func (r Round) draw(v *Ranges, p *rows.Row) {
	x, w := v.span(p.Width)
	p.Text(r.Name, draw.Rect{X: margin + gap, W: x - margin - gap - signRoom, H: p.Height}, small)
	p.Text(r.Cost, draw.Rect{X: x + w + gap, W: p.Width - margin - x - w - gap, H: p.Height}, faint.Right())
	v.eachMark(w, func(at float64, _ string) {
		p.Fill(draw.Rect{X: x + v.axis.place(at, w), W: 1, H: p.Height}, theme.ColorNameSeparator)
	})
	colour := p.Colour(theme.ColorNamePlaceHolder)
	switch r.Outcome {
	case Held:
		colour = p.Shade(draw.ShadeHolds)
	case Below, Above:
		colour = p.Shade(draw.ShadeFails)
	}
	low, high, middle := x+v.axis.place(r.Low, w), x+v.axis.place(r.High, w), p.Height/2
	bar := draw.Rect{X: low, Y: middle - roundBar/2, W: max(high-low, 2), H: roundBar}
	p.FillWith(bar, draw.Mix(p.Colour(theme.ColorNameBackground), colour, 0.25))
	for _, end := range []float64{r.Low, r.High} {
		if !math.IsInf(end, 0) {
			p.FillWith(draw.Rect{X: x + v.axis.place(end, w) - 1, Y: bar.Y, W: 2, H: roundBar}, colour)
		}
	}
	if !math.IsNaN(r.Guess) {
		at := x + v.axis.place(r.Guess, w)
		p.Outline([]fyne.Position{{X: at, Y: middle - 4}, {X: at + 4, Y: middle}, {X: at, Y: middle + 4},
			{X: at - 4, Y: middle}}, 1.2, p.Colour(theme.ColorNameForeground))
	}
	if r.Known && r.Outcome != Running {
		r.drawOutcome(p, x, x+v.axis.place(r.At, w), low, high)
	}
}

// drawOutcome draws where the value lies, with a tick before the axis where the round held, else with a cross
// and an arrow from the border to where the value is.
func (r Round) drawOutcome(p *rows.Row, x, at, low, high float32) {
	sign := fyne.NewPos(x-10, p.Height/2)
	if r.Outcome == Held {
		p.FillWith(draw.Rect{X: at - 1.5, Y: sign.Y - roundBar/2 - 1, W: 3, H: roundBar + 2},
			p.Colour(theme.ColorNameForeground))
		p.Tick(sign, 9, 2, p.Shade(draw.ShadeHolds))
		return
	}
	p.Cross(sign, 8, 2, p.Shade(draw.ShadeFails))
	from, shaft := low, float32(-9)
	if r.Outcome == Above {
		from, shaft = high, 9
	}
	if math.Abs(float64(at-from)) < 9 { // no room for a shaft
		at = from + shaft
	}
	p.Arrow([]fyne.Position{{X: from, Y: sign.Y}, {X: at, Y: sign.Y}}, 2, 7, p.Shade(draw.ShadeFails))
}
