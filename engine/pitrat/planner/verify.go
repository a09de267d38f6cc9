package planner

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
)

// How far [Verifier] looks: so many half-moves after a reply, then exchanges, and checks of the second player, for so
// many more.
const (
	verifyDepth  = 3
	verifyBeyond = 10
	verifyPoll   = 512 // positions between two questions whether to stop
)

// Verifier is a search by exchanges and material alone, which says whether a reply that no plan called for leaves the
// first player what he wants (ours: the paper tries natural replies only). It looks at every move for some half-moves,
// then at captures that win something, at the second player's checks, and at every evasion of a check. A position that
// repeats, a mate and a stalemate of the first player's king are failures of his.
type Verifier struct {
	*Planner
	Stop      func() bool // asked now and then: whether the search must end
	Positions int         // that were looked at

	stopped bool
	path    []uint64
	worked  [verifyDepth + verifyBeyond + 1]board.Move // by half-move: the move that was enough last
}

// Keeps reports whether the first player, who is to move, keeps what he wants at a position with this balance, reached
// through others with these keys. What is said after a stop is worth nothing.
func (v *Verifier) Keeps(p *board.Position, balance eval.Score, path []uint64) bool {
	v.path = append(v.path[:0], path...)
	return v.attack(p, balance, verifyDepth)
}

// attack is the first player's turn: one move must be enough.
func (v *Verifier) attack(p *board.Position, balance eval.Score, depth int) bool {
	check := p.InCheck()
	switch {
	case v.repeats(p):
		return false
	case v.ends(depth), depth <= 0 && !check && balance >= v.Wanted:
		return balance >= v.Wanted
	}
	return v.some(p, depth, func(m board.Move, gain eval.Score) bool {
		return depth > 0 || check || balance+gain >= v.Wanted && v.Prices.SEE(p, m) >= 0
	}, func(next *board.Position, gain eval.Score) bool { return v.defend(next, balance+gain, depth-1) })
}

// defend is the second player's turn: every move of his must leave enough. He need not go on with exchanges.
func (v *Verifier) defend(p *board.Position, balance eval.Score, depth int) bool {
	check := p.InCheck()
	switch {
	case !p.HasLegalMove():
		return check
	case v.repeats(p):
		return false
	case v.ends(depth), depth <= 0 && !check && balance < v.Wanted:
		return balance >= v.Wanted
	}
	return !v.some(p, depth, func(m board.Move, gain eval.Score) bool {
		return depth > 0 || check || gain == 0 || balance-gain < v.Wanted && v.Prices.SEE(p, m) > 0
	}, func(next *board.Position, gain eval.Score) bool { return !v.attack(next, balance-gain, depth-1) })
}

// ends reports whether the search goes no further.
func (v *Verifier) ends(depth int) bool {
	if v.Positions++; v.Positions%verifyPoll == 0 {
		v.stopped = v.stopped || v.Stop()
	}
	return depth < -verifyBeyond || v.stopped
}

// repeats reports whether a position was on the path already.
func (v *Verifier) repeats(p *board.Position) bool { return slices.Contains(v.path, p.Key()) }

// some reports whether one of the moves that are to be looked at is enough: the one that was so last time first, then
// captures, those of the dearest men before others, then the rest; in the end of the quiet ones only checks.
func (v *Verifier) some(p *board.Position, depth int, looks func(board.Move, eval.Score) bool,
	enough func(*board.Position, eval.Score) bool) (found bool) {
	worked := &v.worked[verifyDepth-depth]
	first := *worked
	try := func(m board.Move) bool {
		gain := v.Prices.Gain(p, m)
		if !v.Rules.Allow(m) || !looks(m, gain) {
			return false
		}
		var next board.Position
		p.Make(m, &next)
		if !enough(&next, gain) {
			return false
		}
		*worked = m
		return true
	}
	v.path = append(v.path, p.Key())
	found = first != board.NoMove && p.IsLegal(first) && try(first) ||
		v.any(p, depth, func(m board.Move) bool { return m != first && try(m) })
	v.path = v.path[:len(v.path)-1]
	return found
}

// any goes through the moves until one is enough, and reports whether there is one.
func (v *Verifier) any(p *board.Position, depth int, try func(board.Move) bool) bool {
	var list board.MoveList
	p.Captures(&list)
	slices.SortStableFunc(list.All(), func(a, b board.Move) int {
		return cmp.Compare(v.Prices.Gain(p, b), v.Prices.Gain(p, a))
	})
	if slices.ContainsFunc(list.All(), try) {
		return true
	}
	if depth > 0 || p.InCheck() {
		p.Quiets(&list)
	} else {
		p.QuietChecks(&list)
	}
	return slices.ContainsFunc(list.All(), try)
}
