package pitrat

import "fmt"

// countStanding counts the round for each move of the first level that stands as winning.
func (f *finder) countStanding() {
	for _, m := range f.root.children {
		if f.good(f.first, m.value) {
			m.stood++
		}
	}
}

// lean makes the move of the first level that stood as winning in most rounds that of the root, of equals
// the oldest; none if none ever did. A search that a limit has ended is asked for a move with the option
// leaning: the value of the root is then that of the move, as it was left.
func (f *finder) lean() *node {
	var most *node
	for _, m := range f.root.children {
		if m.stood > 0 && (most == nil || m.stood > most.stood) {
			most = m
		}
	}
	if most != nil {
		f.run.SetBest(most.id)
		f.root.value = most.value
	}
	return most
}

// leans says how often the move stood as winning to which an undecided search leans.
func (f *finder) leans(m *node) string {
	return fmt.Sprintf(" %s stood as winning in %d %% of the rounds.", f.root.position.SAN(m.move),
		100*int(m.stood)/max(f.round, 1))
}
