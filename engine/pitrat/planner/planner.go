// Package planner makes the plans of Pitrat's combination finder ("A Chess Combination Program Which Uses
// Plans", 1977). Numbers of sections are the paper's.
//
//	2.2            Analyse: the plans of a position, with double.go and king.go; Limited (2.3.4) those about a man
//	2.3.1          Simulate: a plan played as if the opponent did what it hopes for
//	2.3.2          Expand: the ways to make a modification; "the man on S plays": plays.go
//	2.4.2          NewCaptures: what the last two moves made possible
//	2.4.3          Corrections: what can be changed before a dangerous move, so that it can't be played
//	2.4.4, 2.4.5   Remains, AttackAgain
//	ours           Around: a look at the whole board
//
// It knows positions and their past ([Place]), but neither the tree nor the lists of plans in it: where a plan is
// put and when it is executed is the matter of the search. A dangerous move is d, the own move before it r,
// the move before that v.
package planner

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/ways"
)

// Planner makes plans for one search.
type Planner struct {
	Prices ways.Prices
	Wanted eval.Score   // what a combination must win
	First  board.Colour // the player who is to find it
	Rules  Rules
	Given  bool // the initial analysis takes the position as it is given: see given.go

	list board.MoveList
}

// Good reports whether a value, of the first player, is good for a side.
func (pl *Planner) Good(side board.Colour, value eval.Score) bool {
	return (value >= pl.Wanted) == (side == pl.First)
}

// Enough reports whether a gain of the side to move makes the balance at a place good for it.
func (pl *Planner) Enough(at *Place, gain eval.Score) bool {
	side := at.Turn()
	if side != pl.First {
		gain = -gain
	}
	return pl.Good(side, at.Balance+gain)
}

// Legal returns the legal moves at a place by the rules of the search, in the order of [ways.Before].
func (pl *Planner) Legal(at *Place) []board.Move {
	if at.legal != nil || at.Closed {
		return at.legal
	}
	pl.list.Clear()
	at.Position.Legal(&pl.list)
	at.legal = make([]board.Move, 0, pl.list.Len())
	for _, m := range pl.list.All() {
		if pl.Rules.Allow(m) {
			at.legal = append(at.legal, m)
		}
	}
	slices.SortFunc(at.legal, func(a, b board.Move) int { return ways.Before(at.Turn(), a, b) })
	return at.legal
}

const (
	mostModifications = 2 // in a plan of the initial analysis (sections 2.3.4 and 3)
	mostLater         = 1 // in every other plan (the same)
	mostChanges       = 2 // modifications in a plan, with those that have given way (ruling; as many as are printed)
	LongestPlan       = 8 // statements (ruling; the longest plan that the paper prints has as many)
)

// Fits reports whether a plan made after the initial analysis has no more modifications and statements
// than a plan may have.
func Fits(p plan.Plan) bool {
	return p.Modifications() <= mostLater && p.Changes() <= mostChanges && len(p) <= LongestPlan
}
