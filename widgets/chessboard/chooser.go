package chessboard

import "drevo/widgets/draw"

// A chooser asks for the piece of a promotion: four pieces in a column from the promotion square towards the middle
// of the board, which is dimmed.
type chooser struct {
	open     bool
	from, to int
	white    bool
	hovered  int // which of the four, None for none
}

const promotions = "QNRB"

// piece returns one of the four.
func (c chooser) piece(i int) byte {
	if c.white {
		return promotions[i]
	}
	return promotions[i] + 'a' - 'A'
}

// square returns where one of the four stands.
func (c chooser) square(i int) int {
	if c.to >= 32 {
		i = -i
	}
	return c.to + 8*i
}

// at returns which of the four stands on a square, or None.
func (c chooser) at(square int) int {
	for i := range promotions {
		if c.square(i) == square {
			return i
		}
	}
	return None
}

// choices draws the chooser.
func (p *Painter) choices() {
	c := p.scene.chooser
	if !c.open {
		return
	}
	p.FillPixels(p.bounds(), p.Palette.Dim)
	for i := range promotions {
		colour, radius := p.Palette.ChooserBack, p.Units(0.5)
		if i == c.hovered {
			colour, radius = p.Palette.Choice, p.Units(0.125)
		}
		square := c.square(i)
		half := draw.Point{X: p.Units(0.5), Y: p.Units(0.5)}
		p.path.RoundRect(p.Centre(square).Sub(half), p.Centre(square).Add(half), radius)
		p.fill(colour)
		p.Piece(c.piece(i), p.Rect(square).Min, p.Side, 0xff)
	}
}
