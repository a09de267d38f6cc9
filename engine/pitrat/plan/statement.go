package plan

import "drevo/engine/board"

// Kind is one of the kinds of statements (sections 2.1.1 to 2.1.4).
type Kind uint8

// The kinds. Plays is the paper's "the piece in S plays" (2.3.2), for which it prints no notation.
const (
	Move         Kind = iota + 1 // xyzt or xyzt*
	Modification                 // S state -> state or S state -> state*
	Verification                 // S state
	Analysis                     // S analysis
	Plays                        // S plays
)

// String names the kind, "none" for what is none.
func (k Kind) String() string {
	names := [...]string{"none", "move", "modification", "verification", "analysis", "plays"}
	if int(k) >= len(names) {
		k = 0
	}
	return names[k]
}

// Statement is one step of a plan: seven bytes, to be copied and compared with ==. The constructors
// below leave what a kind does not use at zero.
type Statement struct {
	Kind       Kind
	Square     board.Square // the square it is about; where a move starts
	To         board.Square // Move only
	Have, Want State        // Modification: from and to; Verification: Want only

	// Promotion of a move that says which, Queen or Knight; Pawn, the zero value, for every other: a
	// pawn that reaches the last rank then gives both.
	Promotion board.PieceType

	// Star of a move: only as a capture, and the next statement at once. Of a modification: the man
	// must capture or threaten.
	Star bool
}

// Play returns the move statement without a star.
func Play(from, to board.Square) Statement { return Statement{Kind: Move, Square: from, To: to} }

// Take returns the move statement with a star.
func Take(from, to board.Square) Statement {
	return Statement{Kind: Move, Square: from, To: to, Star: true}
}

// Modify returns the modification without a star.
func Modify(s board.Square, have, want State) Statement {
	return Statement{Kind: Modification, Square: s, Have: have, Want: want}
}

// Verify returns the verification.
func Verify(s board.Square, want State) Statement {
	return Statement{Kind: Verification, Square: s, Want: want}
}

// Analyse returns the limited analysis of the enemy man on a square.
func Analyse(s board.Square) Statement { return Statement{Kind: Analysis, Square: s} }

// ManPlays returns "the man on S plays".
func ManPlays(s board.Square) Statement { return Statement{Kind: Plays, Square: s} }

// Starred returns the statement with a star.
func (s Statement) Starred() Statement {
	s.Star = true
	return s
}

// Captures reports whether the statement is a move with a star.
func (s Statement) Captures() bool { return s.Kind == Move && s.Star }

// Plays reports whether a move is that of the statement, the star apart. Where it says nothing of the promotion
// both the queen and the knight are (section 2.2.4).
func (s Statement) Plays(m board.Move) bool {
	return m.From() == s.Square && m.To() == s.To && (s.Promotion == board.Pawn || m.Promotion() == s.Promotion)
}

// Verification returns what verifies that a modification has been made (section 2.1.3).
func (s Statement) Verification() Statement { return Verify(s.Square, s.Want) }

// Purpose is one of the four kinds of modifications (section 2.1.2).
type Purpose uint8

// The purposes, in the paper's order.
const (
	NoPurpose    Purpose = iota
	RemoveFriend         // F -> V, F -> NF
	RemoveEnemy          // E -> V, En -> NEn, En -> ENn
	BringFriend          // V -> NV
	LureEnemy            // NE -> E, NEn -> En
)

// Purpose returns what a modification is for, NoPurpose for other kinds and for a change that the
// language does not have.
func (s Statement) Purpose() Purpose {
	if s.Kind != Modification {
		return NoPurpose
	}
	man := s.Have.Man()
	switch {
	case s.Have == Friend && (s.Want == Vacant || s.Want == NotFriend):
		return RemoveFriend
	case s.Have == Enemy && s.Want == Vacant:
		return RemoveEnemy
	case s.Have == Vacant && s.Want == NotVacant:
		return BringFriend
	case s.Have == NotEnemy && s.Want == Enemy:
		return LureEnemy
	case man == board.NoPieceType:
		return NoPurpose
	case s.Have == EnemyMan(man) && (s.Want == NotEnemyMan(man) || s.Want == OtherEnemyMan(man)):
		return RemoveEnemy
	case s.Have == NotEnemyMan(man) && s.Want == EnemyMan(man):
		return LureEnemy
	}
	return NoPurpose
}

// MayHaveStar reports whether the language has the statement with a star: moves, and modifications
// that remove or bring a friend.
func (s Statement) MayHaveStar() bool {
	switch s.Purpose() {
	case RemoveFriend, BringFriend:
		return true
	}
	return s.Kind == Move
}

// String returns the paper's notation.
func (s Statement) String() string {
	text := s.Square.String()
	switch s.Kind {
	case Move:
		text += s.To.String()
		if s.Promotion != board.Pawn {
			text += "=" + string(s.Promotion.Letter())
		}
	case Modification:
		text += " " + s.Have.String() + " -> " + s.Want.String()
	case Verification:
		text += " " + s.Want.String()
	case Analysis:
		text += " analysis"
	case Plays:
		text += " plays"
	default:
		return "?"
	}
	if s.Star {
		text += "*"
	}
	return text
}
