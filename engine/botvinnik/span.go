package botvinnik

// span is a time that is left to a line, in halves of a half-move: a desperate check takes half of one (ruling).
type span int

// What moves take of the time that is left to a line. An answer to check takes nothing.
const (
	wholeMove span = 2
	desperate span = 1
)

// stake is what must be doomed of a side for its checks to be desperate: more than a rook.
const stake = 5*pawn + 1

// lasting returns the span of a number of half-moves.
func lasting(halfMoves int) span { return span(halfMoves) * wholeMove }

// whole returns the number of half-moves that fit into a span.
func (s span) whole() int { return int(s / wholeMove) }

// after returns the time that is left after a move from a node, by which the opponent is now in check or is not. A side that has
// much to lose by stopping can keep up its hope only by attacking the king again and again.
func (g *game) after(f *frame, left span, gaveCheck bool) span {
	switch {
	case f.check:
		return left
	case gaveCheck && g.desperate && g.endangered(f):
		return left - desperate
	}
	return left - wholeMove
}

// endangered reports whether more than a rook is doomed at a node, where the side to move must not be in check.
func (g *game) endangered(f *frame) bool {
	if !f.weighed {
		list := f.threats
		if !f.listed {
			g.spare = g.threats(&f.position, g.spare)
			list = g.spare
		}
		first, _ := worst(list)
		f.endangered, f.weighed = first.object >= stake, true
	}
	return f.endangered
}
