package pitrat

import "drevo/internal/phrase"

// countWinning counts the round for each move of the first level that stands as winning.
func (g *grower) countWinning() {
	for _, m := range g.root.children {
		if g.Good(g.First, m.value) {
			m.won++
		}
	}
}

// mostWinning makes the move of the first level that stood as winning in most rounds that of the root, of equals
// the oldest; none if none ever did. A search that a limit has ended is asked for a move with the option
// leaning: the value of the root is then that of the move, as it was left.
func (g *grower) mostWinning() *node {
	var most *node
	for _, m := range g.root.children {
		if m.won > 0 && (most == nil || m.won > most.won) {
			most = m
		}
	}
	if most != nil {
		g.run.SetBest(most.id)
		g.root.best, g.root.value = most, most.value
	}
	return most
}

// wonText says how often a move stood as winning that an undecided search gives.
func (g *grower) wonText(m *node) string {
	return phrase.Of(" {move} stood as winning in {share} % of the rounds.", "move", g.root.Position.SAN(m.Move),
		"share", 100*int(m.won)/max(g.round, 1))
}
