package chessboard

import (
	"image"

	"drevo/widgets/draw"
)

// None stands for no square, where a square is optional.
const None = -1

// SquareName returns the name of a square, such as "e4", or "-" for a number that is none.
func SquareName(square int) string {
	if !OnBoard(square) {
		return "-"
	}
	return string([]byte{'a' + byte(square&7), '1' + byte(square>>3)})
}

// OnBoard reports whether a number is a square's.
func OnBoard(square int) bool { return square >= 0 && square < 64 }

// A Geometry is the place of the board in a picture: the side of one square and
// the upper left corner in whole pixels, and which side is below.
type Geometry struct {
	Side    int
	Origin  image.Point
	Flipped bool // Black is below
}

// newGeometry puts the largest board of whole pixels into the middle of a picture.
func newGeometry(width, height int, flipped bool) Geometry {
	side := max(min(width, height)/8, 0)
	return Geometry{side, image.Pt((width-8*side)/2, (height-8*side)/2), flipped}
}

// cell returns the column and row of a square on the screen, from the upper
// left corner; it is its own inverse for square numbers counted in that way.
func (g Geometry) cell(square int) (column, row int) {
	if g.Flipped {
		return 7 - square&7, square >> 3
	}
	return square & 7, 7 - square>>3
}

// Rect returns the pixels of a square.
func (g Geometry) Rect(square int) image.Rectangle {
	column, row := g.cell(square)
	corner := g.Origin.Add(image.Pt(column*g.Side, row*g.Side))
	return image.Rectangle{Min: corner, Max: corner.Add(image.Pt(g.Side, g.Side))}
}

// bounds returns the pixels of the whole board.
func (g Geometry) bounds() image.Rectangle {
	return image.Rect(0, 0, 8*g.Side, 8*g.Side).Add(g.Origin)
}

// Centre returns the middle of a square.
func (g Geometry) Centre(square int) draw.Point {
	column, row := g.cell(square)
	return draw.Point{
		X: float64(g.Origin.X) + (float64(column)+0.5)*float64(g.Side),
		Y: float64(g.Origin.Y) + (float64(row)+0.5)*float64(g.Side),
	}
}

// Units turns a length in squares into pixels.
func (g Geometry) Units(squares float64) float64 { return squares * float64(g.Side) }

// at returns the square at a pixel, None outside the board.
func (g Geometry) at(x, y float64) int {
	x, y = x-float64(g.Origin.X), y-float64(g.Origin.Y)
	if g.Side <= 0 || x < 0 || y < 0 || x >= float64(8*g.Side) || y >= float64(8*g.Side) {
		return None
	}
	return g.square(int(x)/g.Side, int(y)/g.Side)
}

// square returns the square in a column and row of the screen.
func (g Geometry) square(column, row int) int {
	if g.Flipped {
		return row<<3 | (7 - column)
	}
	return (7-row)<<3 | column
}
