package plan

import (
	"slices"
	"strings"

	"drevo/engine/board"
)

// Plan is a sequence of statements. A plan is never altered, so the end of one shares its memory:
// p[1:]. Nil is the empty plan.
type Plan []Statement

// String returns the paper's notation on one line, the statements separated by blanks.
func (p Plan) String() string {
	texts := make([]string, len(p))
	for i, s := range p {
		texts[i] = s.String()
	}
	return strings.Join(texts, " ")
}

// Equal reports whether two plans have the same statements.
func (p Plan) Equal(q Plan) bool { return slices.Equal(p, q) }

// Followed returns a new plan: this one and then the rest. Neither is altered.
func (p Plan) Followed(rest ...Statement) Plan {
	whole := make(Plan, 0, len(p)+len(rest))
	return append(append(whole, p...), rest...)
}

// Modifications returns how many statements are modifications (sections 2.2 and 2.3.4 limit them).
func (p Plan) Modifications() int {
	n := 0
	for _, s := range p {
		if s.Kind == Modification {
			n++
		}
	}
	return n
}

// Changes returns how many changes of squares a plan asks for: its modifications, and the verifications
// that stand for those already replaced. One between two captures of a double attack is none.
func (p Plan) Changes() int {
	n := p.Modifications()
	for i, s := range p {
		if s.Kind == Verification && !(i > 0 && p[i-1].Star && i+1 < len(p) && p[i+1].Captures()) {
			n++
		}
	}
	return n
}

// Ends returns a hash of every end of the plan that whoever made it has, from the statement with that index
// on, the empty one last: equal for equal ends, and for others almost never.
func (p Plan) Ends(side board.Colour) []uint64 {
	ends := make([]uint64, len(p)+1)
	ends[len(p)] = 0x9e3779b97f4a7c15 + uint64(side)
	for i := len(p) - 1; i >= 0; i-- {
		h := (ends[i+1] ^ uint64(p[i].Code())) * 0xff51afd7ed558ccd
		ends[i] = h ^ h>>32
	}
	return ends
}

// Threat reports whether a move is a threat (section 2.4.1) when this is the end of the plan that called for
// it: a starred move follows, at once or after one more step of the plan. The latter is how B5 finds 9.g3
// (ruling); it does not count after a null move, where a threat is being carried out already.
func (p Plan) Threat(carriedOut bool) bool {
	steps := 0
	for _, s := range p {
		switch {
		case s.Captures():
			return true
		case s.Kind == Verification:
		case steps > 0 || carriedOut:
			return false
		default:
			steps++
		}
	}
	return false
}

// Captures is how many captures with a star the plan begins with: what it threatens at once.
func (p Plan) Captures() int {
	for i, s := range p {
		if !s.Captures() {
			return i
		}
	}
	return len(p)
}
