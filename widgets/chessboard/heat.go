package chessboard

import (
	"image/color"
	"math"

	"drevo/widgets/draw"
)

// heat colours the squares behind an evaluation term. They lose the board's own
// colour first, so that a value looks the same on every board.
func (p *Painter) heat(heat []Heat) {
	strongest := 0.0
	for _, h := range heat {
		strongest = math.Max(strongest, math.Abs(h.Value))
	}
	if strongest == 0 {
		return
	}
	for _, h := range heat {
		if OnBoard(h.Square) && h.Value != 0 {
			p.Tint(h.Square, p.Palette.cold(h.Square))
			p.Tint(h.Square, p.Palette.heat(h.Value/strongest))
		}
	}
}

// heat returns the colour of a value from -1 to 1. Small values begin at a
// fifth of the full colour, so that they are seen at all.
func (p *Palette) heat(value float64) color.NRGBA {
	k := 0.2 + 0.8*math.Min(math.Abs(value), 1)
	if value < 0 {
		return Faded(p.Negative, k)
	}
	return Faded(p.Positive, k)
}

// heatTexts prints the values in the upper right corners of their squares.
func (p *Painter) heatTexts(heat []Heat) {
	size := p.TextSize(0.18)
	for _, h := range heat {
		if !OnBoard(h.Square) || h.Text == "" {
			continue
		}
		r := p.Rect(h.Square)
		half := p.TextWidth(h.Text, size)/2 + float64(size)*0.3
		at := draw.Point{X: float64(r.Max.X) - half - p.Units(0.03), Y: float64(r.Min.Y) + float64(size)*0.72 + p.Units(0.03)}
		p.plate(at, h.Text, size, p.Palette.Plate, true)
		p.Write(h.Text, size, at, p.Palette.PlateText)
	}
}
