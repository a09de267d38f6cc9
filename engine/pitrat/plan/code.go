package plan

import "drevo/engine/board"

// Where the parts of a code stand: the kind in the lowest bits, then star, square, and what the kind has
// beside: the goal of a move, the state that is wanted, or that of a modification before.
const (
	codeStar   = 1 << 3
	codeSquare = 4
	codeBeside = 10

	codeKinds = 1<<3 - 1
	codeSix   = 1<<6 - 1

	codeQueen  = 6 // kinds of a code: a move that says that the pawn becomes a queen, or a knight
	codeKnight = 7
	codeOther  = 1 << 5 // beside the state En: ENn is wanted, else NEn; beside F: V, else NF
)

// Code returns the statement in 16 bits. Different statements of the language have different codes.
func (s Statement) Code() uint16 {
	kind, beside := uint16(s.Kind), uint16(s.Want)
	switch s.Kind {
	case Move:
		beside = uint16(s.To)
		switch s.Promotion {
		case board.Queen:
			kind = codeQueen
		case board.Knight:
			kind = codeKnight
		}
	case Modification:
		beside = uint16(s.Have)
		if s.Want == Vacant || s.Want.Other() {
			beside |= codeOther
		}
	}
	if s.Star {
		kind |= codeStar
	}
	return kind | uint16(s.Square)<<codeSquare | beside<<codeBeside
}

// StatementOf returns the statement that a code stands for.
func StatementOf(code uint16) Statement {
	s := Statement{Kind: Kind(code & codeKinds), Star: code&codeStar != 0,
		Square: board.Square(code >> codeSquare & codeSix)}
	beside := code >> codeBeside
	switch s.Kind {
	case codeQueen:
		s.Kind, s.Promotion = Move, board.Queen
	case codeKnight:
		s.Kind, s.Promotion = Move, board.Knight
	case Modification:
		s.Have = State(beside &^ codeOther)
		s.Want = s.Have.changed(beside&codeOther != 0)
	case Verification:
		s.Want = State(beside)
	}
	if s.Kind == Move {
		s.To = board.Square(beside)
	}
	return s
}

// changed returns what a modification makes of a state; of two that it may wish for, the other.
func (s State) changed(other bool) State {
	switch {
	case s == Vacant:
		return NotVacant
	case s == NotEnemy:
		return Enemy
	case s == Enemy || s == Friend && other:
		return Vacant
	case s == Friend:
		return NotFriend
	case s&^typeMask == notEnemyMan:
		return EnemyMan(s.Man())
	case other:
		return OtherEnemyMan(s.Man())
	}
	return NotEnemyMan(s.Man())
}
