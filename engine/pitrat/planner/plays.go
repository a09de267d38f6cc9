package planner

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/ways"
)

// ManPlays returns the move that stands for "the man on S plays" (section 2.3.2 (1)), NoMove if there is none:
// the program does not say where to. It is quiet and to a safe square if there is such a one (ruling); others
// follow where a dangerous move shows what the man must do instead: see [Planner.Answers].
func (pl *Planner) ManPlays(s board.Square, at *Place) board.Move {
	best, rank := board.NoMove, -1
	for _, move := range pl.Legal(at) {
		if move.From() != s {
			continue
		}
		if r := pl.playRank(at, move); r > rank {
			best, rank = move, r
		}
	}
	return best
}

// playRank orders the moves that may stand for "the man plays": safe before unsafe, then quiet before
// captures.
func (pl *Planner) playRank(at *Place, move board.Move) (rank int) {
	if pl.Prices.SEE(&at.Position, move) >= 0 {
		rank += 2
	}
	if !move.IsCapture() {
		rank++
	}
	return rank
}

// Answers returns the other moves of the man that y has moved which answer a dangerous move d. None if
// the man is no longer where y put it.
func (pl *Planner) Answers(d, y *Place) (list []board.Move) {
	here, at := ways.Of(&d.Before.Position), y.Move.To()
	k := y.Position.At(at).Type()
	if !here.Has(y.Mover(), at) || here.Man(at) != k {
		return nil
	}
	here.Take(at)
	for _, move := range pl.Legal(y.Before) {
		to := move.To()
		if move.From() != y.Move.From() || to == at || here.Has(y.Mover(), to) {
			continue
		}
		there := here
		there.Put(y.Mover(), k, to)
		if pl.answered(d, at, to, &there) {
			list = append(list, move)
		}
	}
	return list
}

// answered reports whether a dangerous move d is answered by a man on a square, where it stands on the
// diagram, and not on the square at: it takes the man that makes d, is in its way, guards its goal, or,
// if it was taken itself, is safe.
func (pl *Planner) answered(d *Place, at, to board.Square, there *ways.Diagram) bool {
	from, goal := d.Move.From(), d.Move.To()
	switch {
	case d.Null():
		return false
	case to == from:
		return true
	case goal == at:
		return pl.Prices.Exchange(there, d.Mover(), to) == 0
	}
	if d.Before.Position.At(from).Type() != board.Knight && board.Between(from, goal).Has(to) {
		return true
	}
	side := d.Mover().Opponent()
	there.Move(from, goal)
	return board.Attacks(there.Man(to), side, to, there.Occupied()).Has(goal)
}
