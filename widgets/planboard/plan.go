package planboard

import (
	"image/color"

	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// Kind says what a step does to its square.
type Kind uint8

// The kinds of steps.
const (
	Move Kind = iota
	Capture
	Remove
	Occupy
	Lure
	Verify
	Look
	kinds
)

// names are those of the signs in the legend.
var names = [kinds]string{
	Move: "Move of the plan", Capture: "Only as a capture (star)", Remove: "To be removed", Occupy: "To be occupied",
	Lure: "An enemy to be lured there", Verify: "Verified", Look: "To be looked at, or to play",
}

// Step is a statement of a plan.
type Step struct {
	Kind   Kind
	Square int
	To     int    // of moves
	Number string // on a small plate; empty for none
	Gone   bool
}

// Plan draws a plan. It is a [chessboard.Overlay].
type Plan struct {
	Black bool
	Steps []Step
}

// Draw is called by the board.
func (o *Plan) Draw(p *chessboard.Painter, pass chessboard.Pass) {
	if pass != chessboard.OverPieces {
		return
	}
	d := drawing{Painter: p, colour: o.colour(p.Palette), plates: map[int]int{}}
	for _, gone := range []bool{true, false} { // what is to come lies above
		for _, s := range o.Steps {
			if s.Gone == gone && s.valid() {
				d.step(s)
			}
		}
	}
	for _, s := range o.Steps {
		if s.Number != "" && s.valid() {
			d.number(s)
		}
	}
}

// valid reports whether a step is on the board.
func (s Step) valid() bool {
	moves := s.Kind == Move || s.Kind == Capture
	return chessboard.OnBoard(s.Square) && s.Kind < kinds && (!moves || chessboard.OnBoard(s.To) && s.To != s.Square)
}

// colour is that of the side.
func (o *Plan) colour(p *chessboard.Palette) color.NRGBA {
	if o.Black {
		return p.Enemy
	}
	return p.Own
}

// Legend returns the signs that occur.
func (o *Plan) Legend() (signs []chessboard.Sign) {
	for kind, name := range names {
		if !o.has(Kind(kind)) {
			continue
		}
		signs = append(signs, chessboard.Sign{Key: name, Name: name, Zoom: 0.95,
			Draw: func(p *chessboard.Painter, left, right draw.Point) {
				const square = 0
				d := drawing{Painter: p, colour: o.colour(p.Palette)}
				if Kind(kind) == Move || Kind(kind) == Capture {
					d.arrow([]draw.Point{left, right}, d.colour, Kind(kind) == Capture)
					return
				}
				p.PutSquare(square, left.Lerp(right, 0.5))
				d.step(Step{Kind: Kind(kind), Square: square})
			}})
	}
	return signs
}

// has reports whether a kind of step occurs.
func (o *Plan) has(kind Kind) bool {
	for _, s := range o.Steps {
		if s.Kind == kind && s.valid() {
			return true
		}
	}
	return false
}
