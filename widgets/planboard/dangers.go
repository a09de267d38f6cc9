package planboard

import (
	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// Danger is a dangerous move.
type Danger struct {
	From, To int    // From may be [chessboard.None]
	Text     string // a few characters on the ring
	Chosen   bool   // it is the one that is being corrected
}

// Dangers rings dangerous moves. It is a [chessboard.Overlay].
type Dangers []Danger

// Draw is called by the board. The letters lie above the arrows of other layers.
func (o Dangers) Draw(p *chessboard.Painter, pass chessboard.Pass) {
	d := drawing{Painter: p, colour: p.Palette.Denial, plates: map[int]int{}}
	for _, danger := range o {
		switch {
		case !chessboard.OnBoard(danger.To):
		case pass == chessboard.OverPieces:
			d.danger(danger)
		case pass == chessboard.OnTop && danger.Text != "":
			at := p.Centre(danger.To).Add(draw.Point{Y: p.Units(0.34 - 0.27*float64(d.plates[danger.To]))})
			d.plates[danger.To]++
			d.plate(at, danger.Text, d.colour)
		}
	}
}

// danger draws the ring, double for the chosen one, and the line that leads there.
func (d *drawing) danger(o Danger) {
	at := d.Centre(o.To)
	d.cased(d.colour, func(path *draw.Path, more float64) {
		path.Ring(at, d.Units(0.44), d.Units(0.06)+more)
		if o.Chosen {
			path.Ring(at, d.Units(0.34), d.Units(0.04)+more)
		}
		if chessboard.OnBoard(o.From) && o.From != o.To {
			line := []draw.Point{d.Centre(o.From), at}
			path.Line(draw.Part(line, d.Units(0.2), draw.Length(line)-d.Units(0.47)), d.Units(0.05)+more, draw.Round)
		}
	})
}

// Legend returns the signs that occur.
func (o Dangers) Legend() (signs []chessboard.Sign) {
	for _, danger := range o {
		name := "Dangerous move: class tried, others that stay"
		if danger.Chosen {
			name = "The one that is corrected"
		}
		signs = append(signs, chessboard.Sign{Key: name, Name: name, Zoom: 0.9, Narrow: true,
			Draw: chessboard.OnSquare(func(p *chessboard.Painter, square int) {
				d := drawing{Painter: p, colour: p.Palette.Denial}
				d.danger(Danger{From: chessboard.None, To: square, Chosen: danger.Chosen})
			})})
	}
	return signs
}
