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
		return depth > 0 || check || p.GivesCheck(m) || balance-gain < v.Wanted && v.Prices.SEE(p, m) > 0
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
func (v *Verifier) repeats(p *board.Position) bool {
	key := p.Key()
	for _, k := range v.path {
		if k == key {
			return true
		}
	}
	return false
}

// some reports whether one of the moves that are to be looked at is enough: the one that was so last time first, then
// captures, those of the dearest men before others, then the rest.
func (v *Verifier) some(p *board.Position, depth int, wanted func(board.Move, eval.Score) bool,
	enough func(*board.Position, eval.Score) bool) (found bool) {
	var list board.MoveList
	p.Legal(&list)
	moves, worked := list.All(), &v.worked[verifyDepth-depth]
	v.path = append(v.path, p.Key())
	slices.SortStableFunc(moves, func(a, b board.Move) int {
		return cmp.Compare(v.rank(p, b, *worked), v.rank(p, a, *worked))
	})
	for _, m := range moves {
		gain := v.Prices.Gain(p, m)
		if found || !v.Rules.Allow(m) || !wanted(m, gain) {
			continue
		}
		var next board.Position
		p.Make(m, &next)
		if found = enough(&next, gain); found {
			*worked = m
		}
	}
	v.path = v.path[:len(v.path)-1]
	return found
}

// rank orders moves.
func (v *Verifier) rank(p *board.Position, m, worked board.Move) eval.Score {
	if m == worked {
		return v.Prices[board.King]
	}
	return v.Prices.Gain(p, m)
}
