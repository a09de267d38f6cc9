package trajectories

import (
	"image/color"

	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// A pass is one of the stages in which many signs are painted together, from the
// bottom up.
type pass int

const (
	casings pass = iota // pale edges around lines
	lines               // lines and rings
	grounds             // what a sign stands on
	signs
	passCount
)

// Passes collect the shapes of many signs by pass and colour. Shapes of one
// colour are painted as one: translucent lines do not darken where they cross,
// and hundreds of trajectories cost few fills.
type passes struct {
	painter *chessboard.Painter
	paths   [passCount][]colouredPath
	texts   []text
	spare   []*draw.Path // with memory from earlier use
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
func (p *passes) in(stage pass, c color.NRGBA) *draw.Path {
	for _, path := range p.paths[stage] {
		if path.colour == c {
			return path.Path
		}
	}
	path := &draw.Path{}
	if last := len(p.spare) - 1; last >= 0 {
		path, p.spare = p.spare[last], p.spare[:last]
		path.Reset()
	}
	p.paths[stage] = append(p.paths[stage], colouredPath{c, path})
	return path
}

// write adds a word.
func (p *passes) write(at draw.Point, word string, size int, c color.NRGBA) {
	p.texts = append(p.texts, text{at, word, size, c})
}

// paint paints everything, colours in the order of their first use, and empties
// the collection.
func (p *passes) paint() {
	for i, stage := range p.paths {
		for _, path := range stage {
			p.painter.FillPath(path.Path, path.colour)
			p.spare = append(p.spare, path.Path)
		}
		p.paths[i] = stage[:0]
	}
	for _, t := range p.texts {
		p.painter.Write(t.word, t.size, t.at, t.colour)
	}
	p.texts = p.texts[:0]
}
