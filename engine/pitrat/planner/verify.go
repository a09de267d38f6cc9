package planner

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
)

// How far a [Verifier] looks: so many half-moves after a reply at first, at most so many later, in steps of so many.
const (
	VerifyFirst = 5
	VerifyMost  = 17
	VerifyStep  = 2
)

// Then it looks at what wins something at once for so many half-moves more. A pass takes so many off.
const (
	verifyBeyond = 10
	verifyPass   = 2
	verifySaved  = 2   // half-moves beyond the depth in which every move is looked at that might save a man
	verifyPoll   = 512 // positions between two questions whether to stop
)

// Verifier is a search by exchanges and material alone, which says whether a reply that no plan called for leaves the
// first player what he wants (ours: the paper tries natural replies only). It looks at every move for some half-moves,
// then at captures that win something or lose nothing, at promotions, at the second player's checks and the quiet
// moves by which he hunts a man that is shut in (hunt.go), and at every evasion of a check. The first player has what
// he wants only where he would have it too if he passed, or finds a move against the threat; with king and pawns alone
// he must find a move, as he may not be able to pass. A position that repeats, a mate and a stalemate of the first
// player's king are failures of his.
type Verifier struct {
	*Planner
	Stop      func() bool // asked now and then: whether the search must end
	Positions int         // that were looked at
	Until     int         // positions after which it gives up; 0 for never

	stopped bool
	path    []uint64
	known   verified
	worked  [VerifyMost + verifyBeyond + 2]board.Move // by half-move: the move that was enough last
}

// Keeps reports whether the first player, who is to move, keeps what he wants at a position with this balance, reached
// through others with these keys, as far as a depth; also where it gives up. Asked for lesser depths before, it has
// good moves. What is said after a stop is worth nothing.
func (v *Verifier) Keeps(p *board.Position, balance eval.Score, path []uint64, depth int) bool {
	v.path = append(v.path[:0], path...)
	return v.attack(p, balance, depth) || v.GaveUp()
}

// GaveUp reports whether it has looked at as many positions as it may.
func (v *Verifier) GaveUp() bool { return v.Until > 0 && v.Positions > v.Until }

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
		if !check && balance >= v.Wanted && (depth <= 0 || pieces(p, p.Turn())) && v.idles(p, balance, depth) {
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
	breaks := func(next *board.Position, gain eval.Score) bool { return !v.attack(next, balance-gain, depth-1) }
	return v.recall(p, depth, func() bool {
		broken := v.some(p, depth, all, func(m board.Move, gain eval.Score) bool {
			return all || gain == 0 || p.GivesCheck(m) || v.Prices.SEE(p, m) >= 0
		}, breaks)
		return !broken && (all || depth <= -verifyHunted || !v.hunted(p, balance, breaks))
	})
}

// ends reports whether the search goes no further.
func (v *Verifier) ends(depth int) bool {
	if v.Positions++; v.Positions%verifyPoll == 0 {
		v.stopped = v.stopped || v.Stop()
	}
	return depth < -verifyBeyond || v.stopped || v.GaveUp()
}

// repeats reports whether a position was on the path already.
func (v *Verifier) repeats(p *board.Position) bool { return slices.Contains(v.path, p.Key()) }

// recall returns what is known of a position as far as a depth, or asks.
func (v *Verifier) recall(p *board.Position, depth int, ask func() bool) bool {
	if kept, ok := v.known.probe(p.Key(), depth); ok {
		return kept
	}
	kept := ask()
	if !v.stopped && !v.GaveUp() {
		v.known.store(p.Key(), depth, kept, v.worked[VerifyMost-depth])
	}
	return kept
}

// some reports whether one of the moves that are to be looked at is enough: those that were so last time first, in the
// position and at the depth, then captures, those of the dearest men by the cheapest before others, then the rest; in
// the end of the quiet ones only checks and promotions.
func (v *Verifier) some(p *board.Position, depth int, all bool, looks func(board.Move, eval.Score) bool,
	enough func(*board.Position, eval.Score) bool) (found bool) {
	worked := &v.worked[VerifyMost-depth]
	first, second := v.known.move(p.Key()), *worked
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
	likely := func(m board.Move) bool {
		return m != board.NoMove && p.IsLegal(m) && (all || p.GivesCheck(m) || v.Prices.Gain(p, m) > 0) && try(m)
	}
	v.path = append(v.path, p.Key())
	found = likely(first) || second != first && likely(second) ||
		v.any(p, all, func(m board.Move) bool { return m != first && m != second && try(m) })
	v.path = v.path[:len(v.path)-1]
	return found
}

// any goes through the moves until one is enough, and reports whether there is one.
func (v *Verifier) any(p *board.Position, all bool, try func(board.Move) bool) bool {
	var list board.MoveList
	p.Captures(&list)
	slices.SortStableFunc(list.All(), func(a, b board.Move) int {
		return cmp.Or(cmp.Compare(v.Prices.Gain(p, b), v.Prices.Gain(p, a)), cmp.Compare(p.At(a.From()), p.At(b.From())))
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

// pieces reports whether a side has more than its king and pawns.
func pieces(p *board.Position, side board.Colour) bool {
	for k := board.Knight; k <= board.Queen; k++ {
		if p.PiecesOf(side, k) != 0 {
			return true
		}
	}
	return false
}
