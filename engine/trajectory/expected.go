package trajectory

import "drevo/engine/board"

// positionalReserve is how many half-moves later a denial may come within the positional horizon: one move, since the
// half-moves of one side come in twos.
const positionalReserve = 2

// Expected judges an attack as Attack does, but counts the men of the positional horizon too: in the exchanges (formula 3")
// take part those of both sides that bear on the square after one move more, on a way that nobody can deny, and denials may
// come one move later. What such an attack takes, and the same attack as it stands does not, has a value of the third type.
// It costs several times as much as Attack. The result is valid until the judge is reset.
func (j *Judge) Expected(t *Trajectory) Attack {
	reserve := j.Reserve
	j.Reserve, j.positional = positionalReserve, true
	a := j.Attack(t)
	j.Reserve, j.positional = reserve, false
	return a
}

// helpers gives the men of both sides that do not bear on a square but can after one move on which nobody can stop them;
// none outside the positional horizon.
func (m *melee) helpers(on board.Square) (helpers board.Bitboard) {
	if !m.judge.positional {
		return 0
	}
	for side := board.White; side <= board.Black; side++ {
		squares := bearers(side, on, m.occupied())
		for rest := m.men[side] &^ on.Bitboard(); rest != 0; rest = rest.ClearLowest() {
			s := m.judge.survey(rest.Lowest())
			if !squares[s.kind].Has(s.from) && m.judge.comes(s, squares[s.kind]&^on.Bitboard()) {
				helpers |= s.from.Bitboard()
			}
		}
	}
	return helpers
}

// comes tells whether a man can go to one of some squares in one move, and nobody can stop it.
func (j *Judge) comes(s *survey, squares board.Bitboard) bool {
	for rest := s.levels[1] & squares; rest != 0; rest = rest.ClearLowest() {
		if j.approach(s.from, rest.Lowest(), 1).Function == 1 {
			return true
		}
	}
	return false
}
