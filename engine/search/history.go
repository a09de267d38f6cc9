package search

import "drevo/engine/board"

// HistoryLimit is what no score of a [HistoryTable] exceeds.
const HistoryLimit = 1 << 24

// HistoryTable remembers how often and how deep a move, known by side, origin and destination, was
// too good for the opponent anywhere in the tree: the history heuristic. The zero value is empty.
type HistoryTable struct {
	scores [2][64][64]int32
}

// Add rewards a move of the side turn with a bonus that grows with the depth of what it saved; the
// square of the depth is usual, and it may not exceed HistoryLimit. A score that would exceed the
// limit makes all scores age first.
func (h *HistoryTable) Add(turn board.Colour, move board.Move, bonus int32) {
	score := &h.scores[turn][move.From()][move.To()]
	if *score > HistoryLimit-bonus {
		h.Age()
	}
	*score = min(*score+bonus, HistoryLimit)
}

// Score returns what a move of the side turn has earned.
func (h *HistoryTable) Score(turn board.Colour, move board.Move) int32 {
	return h.scores[turn][move.From()][move.To()]
}

// Age halves all scores, so that what is new soon counts for more.
func (h *HistoryTable) Age() {
	for turn := range h.scores {
		for from := range h.scores[turn] {
			for to := range h.scores[turn][from] {
				h.scores[turn][from][to] /= 2
			}
		}
	}
}

// Clear forgets all.
func (h *HistoryTable) Clear() { *h = HistoryTable{} }
