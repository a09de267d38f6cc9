package pitrat

import "fmt"

// countWinning counts the round for each move of the first level that stands as winning.
func (f *finder) countWinning() {
	for _, m := range f.root.children {
		if f.Good(f.First, m.value) {
			m.won++
		}
	}
}

// mostWinning makes the move of the first level that stood as winning in most rounds that of the root, of equals
// the oldest; none if none ever did. A search that a limit has ended is asked for a move with the option
// leaning: the value of the root is then that of the move, as it was left.
func (f *finder) mostWinning() *node {
	var most *node
	for _, m := range f.root.children {
		if m.won > 0 && (most == nil || m.won > most.won) {
			most = m
		}
	}
	if most != nil {
		f.run.SetBest(most.id)
		f.root.value = most.value
	}
	return most
}

// wonText says how often a move stood as winning that an undecided search gives.
func (f *finder) wonText(m *node) string {
	return fmt.Sprintf(" %s stood as winning in %d %% of the rounds.", f.root.Position.SAN(m.Move),
		100*int(m.won)/max(f.round, 1))
}
