package botvinnik

// span is a time that is left to a line, in halves of a half-move: a check may take half of one (ruling).
type span int

// What moves take of the time that is left to a line. An answer to check takes nothing.
const (
	wholeMove span = 2
	checking  span = 1
)

// lasting gives the span of a number of half-moves.
func lasting(halfMoves int) span { return span(halfMoves) * wholeMove }

// whole gives the number of half-moves that fit into a span.
func (s span) whole() int { return int(s / wholeMove) }

// after gives the time that is left after a move. The side that made it was in check or not, and its opponent is now or
// is not.
func (g *game) after(left span, wasInCheck, isInCheck bool) span {
	switch {
	case wasInCheck:
		return left
	case isInCheck && g.shortChecks:
		return left - checking
	}
	return left - wholeMove
}
