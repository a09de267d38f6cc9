package chessboard

import "drevo/widgets/draw"

// An Overlay draws on the board what the shapes of a [Layer] can't say. The package comment has an example.
type Overlay interface {
	// Draw draws what belongs to a pass. It is called for each pass of each picture, and must not keep the painter.
	Draw(p *Painter, pass Pass)

	// Legend returns the signs that are drawn, in the order in which they are to be
	// listed. The same sign may be there several times.
	Legend() []Sign
}

// A Pass is a stage of drawing a board.
type Pass int

const (
	UnderPieces Pass = iota // above the squares
	OverPieces              // below numbers, marks and arrows
	OnTop                   // above all else
)

// A Sign explains one sign of an overlay in the legend.
type Sign struct {
	Key  string  // signs with the same key and name are listed once
	Name string  // what it means, to be translated; without a name it is not listed
	Zoom float64 // height of a square in the sample, in parts of the sample's height

	// Narrow says that the sign needs no more than a sample that is as wide as high.
	Narrow bool

	// Draw draws the sign on an empty piece of a board, between two points.
	Draw func(p *Painter, left, right draw.Point)
}

// OnSquare returns the Draw of a [Sign] that is drawn on a square, which lies in the middle of the sample.
func OnSquare(draws func(p *Painter, square int)) func(p *Painter, left, right draw.Point) {
	return func(p *Painter, left, right draw.Point) {
		const square = 0
		p.PutSquare(square, left.Lerp(right, 0.5))
		draws(p, square)
	}
}
