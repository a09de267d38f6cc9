package chessboard

import (
	"image"

	"drevo/widgets/paint"
)

// None stands for no square, where a square is optional.
const None = -1

// SquareName returns the name of a square, such as "e4", or "-" for a number
// that is none.
func SquareName(square int) string {
	if !onBoard(square) {
		return "-"
	}
	return string([]byte{'a' + byte(square&7), '1' + byte(square>>3)})
}

func onBoard(square int) bool { return square >= 0 && square < 64 }

// A frame is the place of the board in a picture: the side of one square and
// the upper left corner in whole pixels, and which side is below.
type frame struct {
	side    int
	origin  image.Point
	flipped bool // Black is below
}

// newFrame puts the largest board of whole pixels into the middle of a picture.
func newFrame(width, height int, flipped bool) frame {
	side := max(min(width, height)/8, 0)
	return frame{side, image.Pt((width-8*side)/2, (height-8*side)/2), flipped}
}

// cell returns the column and row of a square on the screen, from the upper
// left corner; it is its own inverse for square numbers counted in that way.
func (f frame) cell(square int) (column, row int) {
	if f.flipped {
		return 7 - square&7, square >> 3
	}
	return square & 7, 7 - square>>3
}

// rect returns the pixels of a square.
func (f frame) rect(square int) image.Rectangle {
	column, row := f.cell(square)
	corner := f.origin.Add(image.Pt(column*f.side, row*f.side))
	return image.Rectangle{Min: corner, Max: corner.Add(image.Pt(f.side, f.side))}
}

// bounds returns the pixels of the whole board.
func (f frame) bounds() image.Rectangle {
	return image.Rect(0, 0, 8*f.side, 8*f.side).Add(f.origin)
}

// centre returns the middle of a square.
func (f frame) centre(square int) paint.Point {
	column, row := f.cell(square)
	return f.point(float64(column)+0.5, float64(row)+0.5)
}

// point returns the place that is so many squares right of and below the
// board's upper left corner.
func (f frame) point(column, row float64) paint.Point {
	return paint.Point{
		X: float64(f.origin.X) + column*float64(f.side),
		Y: float64(f.origin.Y) + row*float64(f.side),
	}
}

// units turns a length in squares into pixels.
func (f frame) units(squares float64) float64 { return squares * float64(f.side) }

// at returns the square at a pixel, None outside the board.
func (f frame) at(x, y float64) int {
	x, y = x-float64(f.origin.X), y-float64(f.origin.Y)
	if f.side <= 0 || x < 0 || y < 0 || x >= float64(8*f.side) || y >= float64(8*f.side) {
		return None
	}
	return f.square(int(x)/f.side, int(y)/f.side)
}

// square returns the square in a column and row of the screen.
func (f frame) square(column, row int) int {
	if f.flipped {
		return row<<3 | (7 - column)
	}
	return (7-row)<<3 | column
}
