package pitrat

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// playMan executes "the man on S plays" (section 2.3.2 (1)): the program does not say where to. One move
// stands for all, quiet and to a safe square if there is one (ruling); others follow where a dangerous
// move shows what the man must do instead: see playElsewhere.
func (f *finder) playMan(m *made, i int, n *node) {
	best, rank := board.NoMove, -1
	for _, move := range f.legal(n) {
		if move.From() != m.statements[i].Square {
			continue
		}
		if r := f.playRank(n, move); r > rank {
			best, rank = move, r
		}
	}
	if best == board.NoMove {
		f.note(m, i, n, NotLegal)
		return
	}
	f.add(n, best, m, i)
}

// playRank orders the moves that may stand for "the man plays": safe before unsafe, then quiet before
// captures.
func (f *finder) playRank(n *node, move board.Move) (rank int) {
	if n.position.SEE(move, &f.exchange) >= 0 {
		rank += 2
	}
	if !move.IsCapture() {
		rank++
	}
	return rank
}

// playElsewhere adds, beside every "the man on S plays" on the way to a dangerous move d, the moves of
// that man which answer d (section 2.3.2 (1)): "if the opponent captures later a man M, and if it is
// possible to protect it, the program generates at the same level the moves where the piece can protect M".
func (f *finder) playElsewhere(d *node) {
	for y := d.parent; y != nil && y.parent != nil && !y.null(); y = y.parent.parent {
		if !slices.ContainsFunc(y.first, carried.plays) {
			continue
		}
		answers := f.answers(d, y)
		for i := 0; i < len(y.first); i++ {
			if c := y.first[i]; c.plays() {
				for _, move := range answers {
					f.add(y.parent, move, c.made, c.at)
				}
			}
		}
	}
}

// plays reports whether the statement that calls for the move is "the man on S plays".
func (c carried) plays() bool { return c.statements[c.at].Kind == plan.Plays }

// answers returns the other moves of the man that y has moved which answer a dangerous move d. None if
// the man is no longer where y put it.
func (f *finder) answers(d, y *node) (list []board.Move) {
	here, at := diagramOf(&d.parent.position), y.move.To()
	k := y.position.At(at).Type()
	if !here.has(y.mover(), at) || here.man(at) != k {
		return nil
	}
	here.take(at)
	for _, move := range f.legal(y.parent) {
		to := move.To()
		if move.From() != y.move.From() || to == at || here.has(y.mover(), to) {
			continue
		}
		there := here
		there.put(y.mover(), k, to)
		if f.answered(d, at, to, &there) {
			list = append(list, move)
		}
	}
	return list
}

// answered reports whether a dangerous move d is answered by a man on a square, where it stands on the
// diagram, and not on the square at: it takes the man that makes d, is in its way, guards its goal, or,
// if it was taken itself, is safe.
func (f *finder) answered(d *node, at, to board.Square, there *diagram) bool {
	from, goal := d.move.From(), d.move.To()
	switch {
	case d.null():
		return false
	case to == from:
		return true
	case goal == at:
		return f.exchanges(there, d.mover(), to) == 0
	}
	if d.parent.position.At(from).Type() != board.Knight && board.Between(from, goal).Has(to) {
		return true
	}
	side := d.mover().Opponent()
	there.move(from, goal)
	return board.Attacks(there.man(to), side, to, there.occupied()).Has(goal)
}
