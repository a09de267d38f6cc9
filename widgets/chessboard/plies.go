package chessboard

import (
	"image/color"

	"drevo/widgets/paint"
)

// A pass is one of the stages in which many signs are painted together, from the
// bottom up.
type pass int

const (
	passCasing pass = iota // pale edges around lines
	passWay                // lines and rings
	passBack               // the ground on which a sign stands
	passSign               // the sign
	passCount
)

// Plies collect the shapes of many signs by pass and colour. Shapes of one
// colour are painted as one: translucent lines do not darken where they cross,
// and hundreds of trajectories cost few fills.
type plies struct {
	brush *brush
	paths [passCount][]ply
	texts []text
}

// A ply is what has one colour in one pass.
type ply struct {
	colour color.NRGBA
	path   *paint.Path
}

// A text is a word to be written over the signs.
type text struct {
	at     paint.Point // its middle
	text   string
	size   int // pixels
	colour color.NRGBA
}

// plies returns an empty collection.
func (b *brush) plies() *plies { return &plies{brush: b} }

// in returns the path of a pass and colour, for shapes to be added.
func (p *plies) in(stage pass, c color.NRGBA) *paint.Path {
	for _, l := range p.paths[stage] {
		if l.colour == c {
			return l.path
		}
	}
	l := ply{c, p.brush.spare()}
	p.paths[stage] = append(p.paths[stage], l)
	return l.path
}

// write adds a word.
func (p *plies) write(at paint.Point, word string, size int, c color.NRGBA) {
	p.texts = append(p.texts, text{at, word, size, c})
}

// paint paints everything, colours in the order of their first use, and empties
// the collection.
func (p *plies) paint() {
	for i := range p.paths {
		for _, l := range p.paths[i] {
			l.path.Fill(p.brush.dst, l.colour)
			p.brush.unused = append(p.brush.unused, l.path)
		}
		p.paths[i] = p.paths[i][:0]
	}
	for _, t := range p.texts {
		p.brush.centred(t.text, t.size, t.at, t.colour)
	}
	p.texts = p.texts[:0]
}

// spare returns an empty path that has memory from earlier use, if there is one.
func (t *tools) spare() *paint.Path {
	n := len(t.unused)
	if n == 0 {
		return &paint.Path{}
	}
	path := t.unused[n-1]
	t.unused = t.unused[:n-1]
	path.Reset()
	return path
}
