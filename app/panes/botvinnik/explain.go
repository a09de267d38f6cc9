package botvinnik

import (
	"fmt"
	"slices"
	"strings"
)

// Explain says what the chosen attack has to do on a square; with none chosen, which attacks end
// or stop there.
func (m *Map) Explain(square int) string {
	m.build()
	if m.chosen == noAttack {
		return m.attacksAt(square)
	}
	var meanings []string
	for _, f := range m.attacks[m.chosen].Factors() {
		if int(f.Square) == square && !slices.Contains(meanings, f.Meaning) {
			meanings = append(meanings, f.Meaning)
		}
	}
	return strings.Join(meanings, " ")
}

// namedAttacks is how many attacks a hint names.
const namedAttacks = 6

// attacksAt names the attacks shown that end on a square or stop there.
func (m *Map) attacksAt(square int) string {
	var names []string
	for _, i := range m.shown {
		if a := &m.attacks[i]; int(a.Target) == square || slices.Contains(squares(a.Stops()), square) {
			names = append(names, fmt.Sprintf("%s F = %d", a, a.Real))
		}
	}
	if len(names) > namedAttacks {
		names = append(names[:namedAttacks], fmt.Sprintf("and %d more", len(names)-namedAttacks))
	}
	return strings.Join(names, "; ")
}
