package plan

import (
	"drevo/engine/board"
	"drevo/internal/phrase"
)

// Words returns the statement as a plain sentence, for a plan of the given side.
func (s Statement) Words(side board.Colour) string {
	friend, enemy := side.String(), side.Opponent().String()
	switch s.Kind {
	case Move:
		return s.moveWords(friend)
	case Modification:
		return s.modificationWords(friend, enemy)
	case Verification:
		return s.verificationWords(friend, enemy)
	case Analysis:
		return phrase.Of("Look for something against the {enemy} man on {square}.", "enemy", enemy, "square", s.Square)
	case Plays:
		return phrase.Of("Play the {friend} man on {square} somewhere: the square is found when a reply asks for it.",
			"friend", friend, "square", s.Square)
	}
	return "Not a statement."
}

// moveWords is the sentence of a move.
func (s Statement) moveWords(friend string) string {
	say := phrase.With("friend", friend, "from", s.Square, "to", s.To, "piece", s.Promotion)
	switch promotes := s.Promotion != board.Pawn; {
	case s.Star && promotes:
		return say("Take on {to} from {from} and become a {piece} if that is a legal capture; look at the next step at once.")
	case s.Star:
		return say("Take on {to} from {from} if that is a legal capture; look at the next step at once.")
	case promotes:
		return say("Play the {friend} man on {from} to {to} and become a {piece}.")
	}
	return say("Play the {friend} man on {from} to {to}.")
}

// modificationWords is the sentence of a modification.
func (s Statement) modificationWords(friend, enemy string) string {
	say := phrase.With("friend", friend, "square", s.Square, "men", enemyMen(s.Want, enemy))
	switch s.Purpose() {
	case RemoveFriend:
		switch flees := s.Want == NotFriend; {
		case flees && s.Star:
			return say("Move the {friend} man away from {square}, where it is in danger, and capture or threaten with it.")
		case flees:
			return say("Move the {friend} man away from {square}, where it is in danger.")
		case s.Star:
			return say("Move the {friend} man away from {square} so that the square is empty, and capture or threaten with it.")
		}
		return say("Move the {friend} man away from {square} so that the square is empty.")
	case RemoveEnemy:
		return s.removeWords(enemy)
	case BringFriend:
		if s.Star {
			return say("Block the line at {square} with a {friend} man that threatens something from there.")
		}
		return say("Block the line at {square} with a {friend} man.")
	case LureEnemy:
		return say("Bring {men} to {square}.")
	}
	return "Not a modification that the language has."
}

// removeWords is the sentence of a modification that removes an enemy man.
func (s Statement) removeWords(enemy string) string {
	say := phrase.With("enemy", enemy, "man", s.Have.Man(), "square", s.Square)
	switch s.Want {
	case Vacant:
		return say("Get the {enemy} man on {square} off it, so that the square is empty.")
	case NotEnemyMan(s.Have.Man()):
		return say("Get the {enemy} {man} away from {square}.")
	}
	return say("Get another {enemy} man in the place of the {man} on {square}.")
}

// verificationWords is the sentence of a verification: that a square has the state.
func (s Statement) verificationWords(friend, enemy string) string {
	man := s.Want.Man()
	say := phrase.With("square", s.Square, "friend", friend, "enemy", enemy, "man", man, "men", enemyMen(s.Want, enemy))
	switch s.Want {
	case Vacant:
		return say("Go on only if {square} is empty.")
	case NotVacant:
		return say("Go on only if {square} is not empty.")
	case Friend:
		return say("Go on only if a {friend} man is on {square}.")
	case NotFriend:
		return say("Go on only if no {friend} man is on {square}.")
	case NotEnemy:
		return say("Go on only if no {enemy} man is on {square}.")
	case NotEnemyMan(man):
		return say("Go on only if no {enemy} {man} is on {square}.")
	case OtherEnemyMan(man):
		return say("Go on only if a {enemy} man that is no {man} is on {square}.")
	}
	return say("Go on only if {men} is on {square}.")
}

// enemyMen names the men of E or En.
func enemyMen(s State, enemy string) string {
	say := phrase.With("enemy", enemy, "man", s.Man())
	switch s.Man() {
	case board.NoPieceType:
		return say("a {enemy} man")
	case board.King:
		return say("the {enemy} king")
	}
	return say("a {enemy} {man}")
}
