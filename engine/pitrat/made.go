package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
)

// made is a plan of the search. Its ends are the same plan from a later statement on.
type made struct {
	number     int32
	rule       Rule
	side       board.Colour
	statements plan.Plan
	hashes     []uint64 // of each end, from the statement with that index on
	stars      int8     // index of the last starred move, -1 for none

	// Of a plan of the initial analysis: what prevents it as things stand (section 2.4.4).
	guarded board.Square // of the man that it captures, when that is guarded; else NoSquare
}

// carried is a plan at a node from a statement on.
type carried struct {
	*made
	at int
}

// threatens reports whether a move of the plan is a threat (section 2.4.1): a starred move follows,
// at once or after one more step of the plan. The latter is how B5 finds 9.g3 (ruling); it does not count
// after a null move, where a threat is being carried out already.
func (m *made) threatens(at int, carriedOut bool) bool {
	steps := 0
	for _, s := range m.statements[at+1:] {
		switch {
		case s.Kind == plan.Move && s.Star:
			return true
		case s.Kind == plan.Verification:
		case steps > 0 || carriedOut:
			return false
		default:
			steps++
		}
	}
	return false
}

// threatened reports whether the move comes after a null move, as part of a threat carried out.
func (n *node) threatened() bool { return n.parent != nil && n.parent.null() }

// end returns the statements that remain.
func (c carried) end() plan.Plan { return c.statements[c.at:] }

// make gives statements a number: every plan that is made counts, also one that the simulation then
// rejects.
func (f *finder) make(statements plan.Plan, rule Rule, side board.Colour, parent *made, n *node, danger *node) *made {
	f.plans++
	m := &made{number: int32(f.plans), rule: rule, side: side, statements: statements, guarded: board.NoSquare, stars: -1}
	m.hashes = make([]uint64, len(statements)+1)
	m.hashes[len(statements)] = 0x9e3779b97f4a7c15 + uint64(side)
	for i := len(statements) - 1; i >= 0; i-- {
		m.hashes[i] = mixed(m.hashes[i+1], statements[i])
		if s := statements[i]; s.Kind == plan.Move && s.Star && m.stars < 0 {
			m.stars = int8(i)
		}
	}
	if f.account != nil {
		entry := Made{Number: f.plans, Statements: statements, Rule: rule, Side: side, Node: n.id, Danger: tree.None}
		if parent != nil {
			entry.Parent = int(parent.number)
		}
		if danger != nil {
			entry.Danger = danger.id
		}
		f.account.made(entry)
	}
	return m
}

// mixed adds a statement to the hash of what follows it.
func mixed(h uint64, s plan.Statement) uint64 {
	bits := uint64(s.Kind) | uint64(s.Square)<<8 | uint64(s.To)<<16 | uint64(s.Have)<<24 | uint64(s.Want)<<32 |
		uint64(s.Promotion)<<40
	if s.Star {
		bits |= 1 << 48
	}
	h ^= bits
	h *= 0xff51afd7ed558ccd
	return h ^ h>>32
}

// note tells the account what became of a plan at a node.
func (f *finder) note(m *made, at int, n *node, fate Fate) {
	if f.account != nil {
		f.account.note(happened{node: n.id, plan: m.number, statement: uint8(at), fate: fate})
	}
}
