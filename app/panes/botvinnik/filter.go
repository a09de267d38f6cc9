package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/widgets/chessboard"
)

// A mapChoice says which attacks of a map are shown, by what they have to do with.
type mapChoice int

const (
	everyAttack   mapChoice = iota
	ofThePicked             // attacks of the piece picked up on the board
	onThePicked             // attacks on it
	ofTheNodeMove           // attacks that the move to the node begins, and those that it denies, before it was made
)

// mapChoiceNames are what the list above the attacks offers, by choice.
var mapChoiceNames = []string{everyAttack: "Every attack", ofThePicked: "Of the piece picked up",
	onThePicked: "On the piece picked up", ofTheNodeMove: "Of this node's move"}

// mapFilter says which attacks of a map are shown.
type mapFilter struct {
	Sides    [2]bool // by colour of the attacker
	Choice   mapChoice
	Picked   int        // square of the piece picked up, or chessboard.None
	Move     board.Move // that led to the node, or board.NoMove
	OnlyOpen bool       // only irresistible attacks, F = 1
}

// keeps reports whether the filter lets an attack through.
func (f mapFilter) keeps(a *trajectory.Attack) bool {
	if !f.Sides[a.Side] || f.OnlyOpen && a.Real == 0 {
		return false
	}
	switch f.Choice {
	case ofThePicked:
		return f.Picked == chessboard.None || int(a.From) == f.Picked
	case onThePicked:
		return f.Picked == chessboard.None || int(a.Target) == f.Picked
	case ofTheNodeMove:
		return f.Move != board.NoMove && serves(f.Move, a)
	}
	return true
}

// serves reports whether a move is the first of an attack, or of a denial of it.
func serves(move board.Move, a *trajectory.Attack) bool {
	if begins(move, &a.Trajectory) {
		return true
	}
	for d := range a.Denials() {
		if d.Costs && begins(move, &d.Way) {
			return true
		}
	}
	return false
}

// begins reports whether a move is the first of a way.
func begins(move board.Move, t *trajectory.Trajectory) bool {
	return t.First() == trajectory.Step{From: move.From(), To: move.To()}
}
