package tactics

import "drevo/engine/board"

// Attacked counts for every square of the board the pieces of a side that attack it: what they
// could capture on or guard, whoever stands there.
func Attacked(p *board.Position, side board.Colour) (counts [64]int) {
	for _, from := range p.Side(side).Squares() {
		for _, to := range board.Attacks(p.At(from).Type(), side, from, p.Occupied()).Squares() {
			counts[to]++
		}
	}
	return counts
}
