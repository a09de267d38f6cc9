package planboard

import (
	"slices"

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
	d := drawing{Painter: p, colour: p.Palette.Side(o.Black), plates: map[int]int{}}
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

// moves reports whether a step is a move.
func (s Step) moves() bool { return s.Kind == Move || s.Kind == Capture }

// valid reports whether a step is on the board.
func (s Step) valid() bool {
	return chessboard.OnBoard(s.Square) && s.Kind < kinds && (!s.moves() || chessboard.OnBoard(s.To) && s.To != s.Square)
}

// Legend returns the signs that occur.
func (o *Plan) Legend() (signs []chessboard.Sign) {
	for kind, name := range names {
		sample := Step{Kind: Kind(kind)}
		if !slices.ContainsFunc(o.Steps, func(s Step) bool { return s.Kind == sample.Kind && s.valid() }) {
			continue
		}
		sign := chessboard.OnSquare(func(p *chessboard.Painter, square int) {
			sample.Square = square
			(&drawing{Painter: p, colour: p.Palette.Side(o.Black)}).step(sample)
		})
		if sample.moves() {
			sign = func(p *chessboard.Painter, left, right draw.Point) {
				d := drawing{Painter: p, colour: p.Palette.Side(o.Black)}
				d.arrow([]draw.Point{left, right}, d.colour, sample.Kind == Capture)
			}
		}
		signs = append(signs, chessboard.Sign{Key: name, Name: name, Zoom: 0.95, Narrow: !sample.moves(), Draw: sign})
	}
	return signs
}
