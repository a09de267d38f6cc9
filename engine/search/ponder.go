package search

// Ponderer is the ability to think on the opponent's time. Whoever plays a game guesses the opponent's
// move, often the second of [Result.Line], and lets the programme search the position after it under a
// [Clock] that waits ([NewClock] with pondering): nothing limits the search until PonderHit says that
// the guess was right, and from then on the own time runs. Where it was wrong, the context ends it.
//
// Any programme may be given such a clock; this says that its authors had it think so.
type Ponderer interface {
	// Pondering says what the source tells of it, in a sentence.
	Pondering() string
}

// CanPonder returns what a programme's source tells of thinking on the opponent's time; ok is false for
// a programme that does not.
func CanPonder(p Programme) (sentence string, ok bool) {
	able, ok := p.(Ponderer)
	if !ok {
		return "", false
	}
	return able.Pondering(), true
}
