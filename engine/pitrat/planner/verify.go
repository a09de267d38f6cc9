package planner

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
)

// How far [Verifier] looks: so many half-moves after a reply at first, at most so many later, in steps of two; then at
// what wins something at once for so many more. A pass takes so many half-moves off.
const (
	verifyFirst  = 5
	verifyMost   = 17
	verifyBeyond = 10
	verifyPass   = 2
	verifySaved  = 2   // half-moves beyond the depth in which every move is looked at that might save a man
	verifyPoll   = 512 // positions between two questions whether to stop
)

// Verifier is a search by exchanges and material alone, which says whether a reply that no plan called for leaves the
// first player what he wants (ours: the paper tries natural replies only). It looks at every move for some half-moves,
// then at captures that win something, at promotions, at the second player's checks, and at every evasion of a check.
// The first player has what he wants only where he would have it too if he passed, or finds a move against the threat.
// A position that repeats, a mate and a stalemate of the first player's king are failures of his.
type Verifier struct {
	*Planner
	Stop      func() bool // asked now and then: whether the search must end
	Positions int         // that were looked at

	stopped bool
	until   int // positions after which a deeper look is given up; 0 for never
	path    []uint64
	known   verified
	worked  [verifyMost + verifyBeyond + 2]board.Move // by half-move: the move that was enough last
}

// Keeps reports whether the first player, who is to move, keeps what he wants at a position with this balance, reached
// through others with these keys. What is said after a stop is worth nothing.
func (v *Verifier) Keeps(p *board.Position, balance eval.Score, path []uint64) bool {
	return v.keeps(p, balance, path, 1, verifyFirst)
}

// KeepsLonger reports the same of a position where he does as far as Keeps looks: as much deeper as so many positions
// allow.
func (v *Verifier) KeepsLonger(p *board.Position, balance eval.Score, path []uint64, positions int) bool {
	v.until = v.Positions + positions
	kept := v.keeps(p, balance, path, verifyFirst+2, verifyMost) || v.spent()
	v.until = 0
	return kept
}

// keeps looks to depths in turn, so that the table has good moves; he must keep it at each.
func (v *Verifier) keeps(p *board.Position, balance eval.Score, path []uint64, from, to int) bool {
	v.path = append(v.path[:0], path...)
	for depth := from; depth <= to; depth += 2 {
		if !v.attack(p, balance, depth) {
			return false
		}
	}
	return true
}

// spent reports whether a deeper look is given up.
func (v *Verifier) spent() bool { return v.until > 0 && v.Positions > v.until }

// attack is the first player's turn: one move must be enough.
func (v *Verifier) attack(p *board.Position, balance eval.Score, depth int) bool {
	check := p.InCheck()
	switch {
	case v.repeats(p):
		return false
	case v.ends(depth):
		return balance >= v.Wanted
	}
	return v.recall(p, depth, func() bool {
		if !check && balance >= v.Wanted && v.idles(p, balance, depth) {
			return true
		}
		all := check || depth > 0 || depth > -verifySaved && balance >= v.Wanted
		return v.some(p, depth, all, func(m board.Move, gain eval.Score) bool {
			return all || balance+gain >= v.Wanted && (gain > 0 && v.Prices.SEE(p, m) >= 0)
		}, func(next *board.Position, gain eval.Score) bool { return v.defend(next, balance+gain, depth-1) })
	})
}

// idles reports whether the first player keeps what he has even if he passes.
func (v *Verifier) idles(p *board.Position, balance eval.Score, depth int) bool {
	var next board.Position
	p.MakePass(&next)
	v.path = append(v.path, p.Key())
	kept := v.defend(&next, balance, depth-1-verifyPass*min(1, max(depth, 0)))
	v.path = v.path[:len(v.path)-1]
	return kept
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
	all := check || depth > 0
	return v.recall(p, depth, func() bool {
		return !v.some(p, depth, all, func(m board.Move, gain eval.Score) bool {
			return all || gain == 0 || balance-gain < v.Wanted && v.Prices.SEE(p, m) >= 0
		}, func(next *board.Position, gain eval.Score) bool { return !v.attack(next, balance-gain, depth-1) })
	})
}

// ends reports whether the search goes no further.
func (v *Verifier) ends(depth int) bool {
	if v.Positions++; v.Positions%verifyPoll == 0 {
		v.stopped = v.stopped || v.Stop()
	}
	return depth < -verifyBeyond || v.stopped || v.spent()
}

// repeats reports whether a position was on the path already.
func (v *Verifier) repeats(p *board.Position) bool { return slices.Contains(v.path, p.Key()) }

// recall returns what is known of a position as far as a depth, or asks.
func (v *Verifier) recall(p *board.Position, depth int, ask func() bool) bool {
	if kept, ok := v.known.probe(p.Key(), depth); ok {
		return kept
	}
	kept := ask()
	if !v.stopped && !v.spent() {
		v.known.store(p.Key(), depth, kept)
	}
	return kept
}

// some reports whether one of the moves that are to be looked at is enough: the one that was so last time first, then
// captures, those of the dearest men before others, then the rest; in the end of the quiet ones only checks and
// promotions.
func (v *Verifier) some(p *board.Position, depth int, all bool, looks func(board.Move, eval.Score) bool,
	enough func(*board.Position, eval.Score) bool) (found bool) {
	worked := &v.worked[verifyMost-depth]
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
	found = first != board.NoMove && p.IsLegal(first) && (all || p.GivesCheck(first) || v.Prices.Gain(p, first) > 0) &&
		try(first) || v.any(p, all, func(m board.Move) bool { return m != first && try(m) })
	v.path = v.path[:len(v.path)-1]
	return found
}

// any goes through the moves until one is enough, and reports whether there is one.
func (v *Verifier) any(p *board.Position, all bool, try func(board.Move) bool) bool {
	var list board.MoveList
	p.Captures(&list)
	slices.SortStableFunc(list.All(), func(a, b board.Move) int {
		return cmp.Compare(v.Prices.Gain(p, b), v.Prices.Gain(p, a))
	})
	if slices.ContainsFunc(list.All(), try) {
		return true
	}
	if all {
		p.Quiets(&list)
		return slices.ContainsFunc(list.All(), try)
	}
	p.QuietChecks(&list)
	return slices.ContainsFunc(list.All(), try) || v.promotes(p, try)
}

// promotes tries the promotions that capture nothing.
func (v *Verifier) promotes(p *board.Position, try func(board.Move) bool) bool {
	seventh := board.Rank7
	if p.Turn() == board.Black {
		seventh = board.Rank2
	}
	if p.PiecesOf(p.Turn(), board.Pawn)&seventh == 0 {
		return false
	}
	var list board.MoveList
	p.Quiets(&list)
	return slices.ContainsFunc(list.All(), func(m board.Move) bool { return m.IsPromotion() && try(m) })
}
