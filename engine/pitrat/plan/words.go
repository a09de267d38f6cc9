package plan

import (
	"fmt"

	"drevo/engine/board"
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
		return fmt.Sprintf("Go on only if %s.", s.Want.clause(s.Square, friend, enemy))
	case Analysis:
		return fmt.Sprintf("Look for something against the %s man on %s.", enemy, s.Square)
	case Plays:
		return fmt.Sprintf("Play the %s man on %s somewhere: the square is found when a reply asks for it.",
			friend, s.Square)
	}
	return "Not a statement."
}

// moveWords is the sentence of a move.
func (s Statement) moveWords(friend string) string {
	promotion := ""
	if s.Promotion != board.Pawn {
		promotion = " and become a " + s.Promotion.String()
	}
	if s.Star {
		return fmt.Sprintf("Take on %s from %s%s if that is a legal capture; look at the next step at once.",
			s.To, s.Square, promotion)
	}
	return fmt.Sprintf("Play the %s man on %s to %s%s.", friend, s.Square, s.To, promotion)
}

// modificationWords is the sentence of a modification.
func (s Statement) modificationWords(friend, enemy string) string {
	switch s.Purpose() {
	case RemoveFriend:
		text := fmt.Sprintf("Move the %s man away from %s", friend, s.Square)
		if s.Want == NotFriend {
			text += ", where it is in danger"
		} else {
			text += " so that the square is empty"
		}
		return text + star(s.Star, ", and capture or threaten with it") + "."
	case RemoveEnemy:
		return s.removeWords(enemy)
	case BringFriend:
		return fmt.Sprintf("Block the line at %s with a %s man%s.", s.Square, friend,
			star(s.Star, " that threatens something from there"))
	case LureEnemy:
		return fmt.Sprintf("Bring %s to %s.", enemyMen(s.Want, enemy), s.Square)
	}
	return "Not a modification that the language has."
}

// removeWords is the sentence of a modification that removes an enemy man.
func (s Statement) removeWords(enemy string) string {
	man := s.Have.Man()
	switch {
	case s.Want == Vacant:
		return fmt.Sprintf("Get the %s man on %s off it, so that the square is empty.", enemy, s.Square)
	case s.Want == NotEnemyMan(man):
		return fmt.Sprintf("Get the %s %s away from %s.", enemy, man, s.Square)
	}
	return fmt.Sprintf("Get another %s man in the place of the %s on %s.", enemy, man, s.Square)
}

// clause says that a square has the state.
func (s State) clause(square board.Square, friend, enemy string) string {
	man := s.Man()
	switch s {
	case Vacant:
		return fmt.Sprintf("%s is empty", square)
	case NotVacant:
		return fmt.Sprintf("%s is not empty", square)
	case Friend:
		return fmt.Sprintf("a %s man is on %s", friend, square)
	case NotFriend:
		return fmt.Sprintf("no %s man is on %s", friend, square)
	case NotEnemy:
		return fmt.Sprintf("no %s man is on %s", enemy, square)
	case NotEnemyMan(man):
		return fmt.Sprintf("no %s %s is on %s", enemy, man, square)
	case OtherEnemyMan(man):
		return fmt.Sprintf("a %s man that is no %s is on %s", enemy, man, square)
	}
	return fmt.Sprintf("%s is on %s", enemyMen(s, enemy), square)
}

// enemyMen names the men of E or En.
func enemyMen(s State, enemy string) string {
	switch s.Man() {
	case board.NoPieceType:
		return "a " + enemy + " man"
	case board.King:
		return "the " + enemy + " king"
	}
	return "a " + enemy + " " + s.Man().String()
}

// star returns the words if there is a star.
func star(has bool, words string) string {
	if has {
		return words
	}
	return ""
}
