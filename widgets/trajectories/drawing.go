package trajectories

import (
	"image/color"

	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// A pass is one of the stages in which many signs are painted together, from the bottom up.
type pass int

const (
	casings pass = iota // pale edges around lines
	lines               // lines and rings
	grounds             // what a sign stands on
	signs
	passCount
)

// A drawing is one picture of an overlay. It collects the shapes of many signs by pass and colour. Shapes of one
// colour are painted as one: translucent lines do not darken where they cross, and hundreds of trajectories cost
// few fills.
type drawing struct {
	*chessboard.Painter
	paths   [passCount][]colouredPath
	texts   []text
	moved   moved
	corners corners
}

// Moved is the pieces where a moment finds them. All of them are drawn before any sign, so that numbers lie on top.
type moved struct {
	at   map[int][]movedPiece // by square
	gone map[int]bool         // squares whose piece has left or been taken
}

type movedPiece struct {
	piece byte
	faint bool // it denies something
}

// on reports whether a piece has come to a square.
func (m moved) on(square int) bool { return len(m.at[square]) > 0 }

func newDrawing(p *chessboard.Painter) *drawing {
	return &drawing{Painter: p, moved: moved{map[int][]movedPiece{}, map[int]bool{}},
		corners: corners{map[corner]int{}, map[int][]direction{}}}
}

type colouredPath struct {
	colour color.NRGBA
	*draw.Path
}

// A text is a word to be written over the signs.
type text struct {
	at     draw.Point // its middle
	word   string
	size   int // pixels
	colour color.NRGBA
}

// in returns the path of a pass and colour, for shapes to be added.
func (d *drawing) in(stage pass, c color.NRGBA) *draw.Path {
	for _, path := range d.paths[stage] {
		if path.colour == c {
			return path.Path
		}
	}
	path := colouredPath{c, &draw.Path{}}
	d.paths[stage] = append(d.paths[stage], path)
	return path.Path
}

// write adds a word.
func (d *drawing) write(at draw.Point, word string, size int, c color.NRGBA) {
	d.texts = append(d.texts, text{at, word, size, c})
}

// paint paints everything, colours in the order of their first use, and empties the collection.
func (d *drawing) paint() {
	for i, stage := range d.paths {
		for _, path := range stage {
			d.FillPath(path.Path, path.colour)
		}
		d.paths[i] = nil
	}
	for _, t := range d.texts {
		d.Write(t.word, t.size, t.at, t.colour)
	}
	d.texts = d.texts[:0]
}
