package trajectories

import "drevo/widgets/chessboard"

// A move is one step of a way.
type move struct{ from, to int }

// moves returns the moves of a way.
func moves(from int, stops []int) []move {
	list := make([]move, len(stops))
	for i, to := range stops {
		list[i] = move{from, to}
		from = to
	}
	return list
}

// valid reports whether a way has a stop and all its squares exist.
func valid(from int, stops, beta []int) bool {
	ok := chessboard.OnBoard(from) && len(stops) > 0
	for _, list := range [][]int{stops, beta} {
		for _, s := range list {
			ok = ok && chessboard.OnBoard(s)
		}
	}
	return ok
}

// passes reports whether a square lies between the two of a move, on their line.
func (m move) passes(square int) bool {
	if square == m.from || square == m.to || !m.overlaps(move{m.from, square}) {
		return false
	}
	within := func(a, s, b int) bool { return min(a, b) <= s && s <= max(a, b) }
	return within(m.from&7, square&7, m.to&7) && within(m.from>>3, square>>3, m.to>>3)
}

// overlaps reports whether two moves lie on one line and share a part of it.
func (m move) overlaps(n move) bool {
	return chessboard.Arrow{From: m.from, To: m.to}.Overlaps(chessboard.Arrow{From: n.from, To: n.to})
}
