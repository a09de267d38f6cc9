package bounds

// field speaks of bounds in the words of the field.
type field struct{}

// Names are alpha and beta.
func (field) Names() (lower, upper, static string) { return "alpha", "beta", "static" }

// Bounds says who set the bounds: alpha is what the mover has elsewhere, beta what the opponent has.
func (field) Bounds(l Ladder, rank int) (lower, upper string) {
	turn := l.Turn(l.At(rank))
	return "Alpha, what the side to move has elsewhere. " + l.Text(rank, l.Inherited(rank, turn)),
		"Beta, what the opponent allows, having better elsewhere. " + l.Text(rank, l.Inherited(rank, turn.Opponent()))
}

// Static says what the static value is.
func (field) Static() string {
	return "The static value of this position, by the evaluation function alone."
}

// Value says why the node was closed.
func (field) Value(l Ladder, rank int) string {
	return "What the node returned. " + l.Reason(l.At(rank)).Sentence
}
