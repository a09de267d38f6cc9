package trajectories

import "drevo/widgets/chessboard"

// A way is what trajectories and denials have in common: a piece that makes stops.
type way struct {
	from        int
	stops, beta []int
	halfMoves   int
}

// valid reports whether there is a stop and all squares exist.
func (w way) valid() bool {
	ok := chessboard.OnBoard(w.from) && len(w.stops) > 0
	for _, list := range [][]int{w.stops, w.beta} {
		for _, s := range list {
			ok = ok && chessboard.OnBoard(s)
		}
	}
	return ok
}

// arrival returns the half-move at which the piece makes one of its stops: it moves at every second half-move, and
// makes the last stop at halfMoves.
func (w way) arrival(stop int) int { return w.halfMoves - 2*(len(w.stops)-1-stop) }

// A move is one step of a way.
type move struct{ from, to int }

// moves returns the moves of a way.
func (w way) moves() []move {
	list, from := make([]move, len(w.stops)), w.from
	for i, to := range w.stops {
		list[i] = move{from, to}
		from = to
	}
	return list
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
