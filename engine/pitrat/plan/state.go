package plan

import "drevo/engine/board"

// State is what a statement says of a square, seen from the side that made the plan (section
// 2.1.2).
type State uint8

// The states that name no piece; EnemyMan, NotEnemyMan and OtherEnemyMan make the rest.
const (
	NoState   State = iota
	Vacant          // V
	NotVacant       // NV
	Friend          // F
	NotFriend       // NF
	Enemy           // E
	NotEnemy        // NE

	enemyMan      State = 1 << 3
	notEnemyMan   State = 2 << 3
	otherEnemyMan State = 3 << 3
	typeMask      State = 1<<3 - 1
)

// EnemyMan returns En: an enemy man of the type.
func EnemyMan(t board.PieceType) State { return enemyMan | State(t) }

// NotEnemyMan returns NEn: anything but an enemy man of the type.
func NotEnemyMan(t board.PieceType) State { return notEnemyMan | State(t) }

// OtherEnemyMan returns ENn: an enemy man, but not of the type.
func OtherEnemyMan(t board.PieceType) State { return otherEnemyMan | State(t) }

// Man returns the type that the state names, NoPieceType if it names none.
func (s State) Man() board.PieceType {
	if s < enemyMan {
		return board.NoPieceType
	}
	return board.PieceType(s & typeMask)
}

// Lures reports whether an enemy man must come for the state: any, one of a type, or one of another.
func (s State) Lures() bool {
	kind := s &^ typeMask
	return s == Enemy || kind == enemyMan || s.Other()
}

// Other reports whether an enemy man of another type is asked for.
func (s State) Other() bool { return s&^typeMask == otherEnemyMan }

// Holds reports whether a square on which the piece stands has the state, for the side that made
// the plan.
func (s State) Holds(piece board.Piece, side board.Colour) bool {
	vacant := piece == board.NoPiece
	friend := !vacant && piece.Colour() == side
	enemy := !vacant && !friend
	switch s {
	case Vacant:
		return vacant
	case NotVacant:
		return !vacant
	case Friend:
		return friend
	case NotFriend:
		return !friend
	case Enemy:
		return enemy
	case NotEnemy:
		return !enemy
	}
	same := piece.Type() == s.Man()
	switch s &^ typeMask {
	case enemyMan:
		return enemy && same
	case notEnemyMan:
		return !enemy || !same
	case otherEnemyMan:
		return enemy && !same
	}
	return false
}

// plainStates are the notations of the states that name no piece.
var plainStates = [...]string{
	NoState: "?", Vacant: "V", NotVacant: "NV", Friend: "F", NotFriend: "NF", Enemy: "E", NotEnemy: "NE",
}

// String returns the paper's notation, such as "NEQ".
func (s State) String() string {
	if int(s) < len(plainStates) {
		return plainStates[s]
	}
	man, prefix := s.Man(), [...]string{"", "E", "NE", "EN"}
	if man >= board.NoPieceType || int(s>>3) >= len(prefix) {
		return plainStates[NoState]
	}
	return prefix[s>>3] + string(man.Letter())
}

// ParseState reads a notation; ok is false if there is no such state.
func ParseState(text string) (state State, ok bool) {
	for s := Vacant; s < otherEnemyMan+State(board.NoPieceType); s++ {
		if s.String() == text && text != plainStates[NoState] {
			return s, true
		}
	}
	return NoState, false
}
