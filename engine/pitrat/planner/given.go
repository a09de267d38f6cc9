package planner

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/ways"
)

// The initial analysis as it makes nine plans of the initial position of chess, as many as table 1 has, and thirteen of
// M39, of which the paper says "some ten":
//
//  1. Double attacks are on men that "could be captured if the program attacks them once more" (2.2.2) as the position
//     stands, whatever the move and the ways that are opened change.
//  2. A check is given from a square without an own man: 2.2.3 opens lines, and only 2.2.2 clears the square itself.
//  3. The capture of a guarded man that begins a check is no plan of its own (ruling).

// falls reports whether the exchange on the square of an enemy man wins something with one attacker more than there are,
// of a kind, as the position stands. The king does.
func (a *analysis) falls(x board.Square, k board.PieceType) bool {
	if a.d.Man(x) == board.King {
		return true
	}
	own := append(a.attackers(a.side, x), a.Prices[k])
	slices.Sort(own)
	return a.wins(own, a.attackers(a.side.Opponent(), x), a.Prices[a.d.Man(x)]) > 0
}

// attackers are the values of the men of a side that attack a square, the least first.
func (a *analysis) attackers(side board.Colour, x board.Square) (values []eval.Score) {
	for s := range ways.Squares(side, a.d.Attackers(side, x)) {
		values = append(values, a.Prices[a.d.Man(s)])
	}
	slices.Sort(values)
	return values
}

// wins is what a side wins by captures on a square where a man of a value stands, and the other may take back. The king
// takes only where nothing takes back.
func (a *analysis) wins(own, enemy []eval.Score, man eval.Score) eval.Score {
	if len(own) == 0 || own[0] == a.Prices[board.King] && len(enemy) > 0 {
		return 0
	}
	return max(0, man-a.wins(enemy, own[1:], own[0]))
}

// withoutBeginnings leaves out captures of guarded men that another plan begins with.
func withoutBeginnings(ideas []Idea) []Idea {
	return slices.DeleteFunc(slices.Clone(ideas), func(capture Idea) bool {
		begun := func(check Idea) bool { return check.Rule == plan.RuleKing && begins(capture.Plan, check.Plan) }
		return capture.Rule == plan.RuleCapture && capture.Guarded != board.NoSquare && slices.ContainsFunc(ideas, begun)
	})
}

// begins reports whether a longer plan begins with the statements of a capture, whose move need not take there.
func begins(capture, longer plan.Plan) bool {
	last := len(capture) - 1
	return len(longer) > len(capture) && slices.Equal(longer[:last], capture[:last]) &&
		longer[last].Square == capture[last].Square && longer[last].To == capture[last].To
}
