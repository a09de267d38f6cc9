package plan

import (
	"slices"
	"strings"
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
		if s.Kind == Verification && !(i > 0 && p[i-1].Star && i+1 < len(p) && p[i+1].Kind == Move && p[i+1].Star) {
			n++
		}
	}
	return n
}

// Hash returns 64 bits that are equal for equal plans, and for others almost never.
func (p Plan) Hash() uint64 {
	h := uint64(len(p)) + 0x9e3779b97f4a7c15
	for _, s := range p {
		h ^= s.bits()
		h *= 0xff51afd7ed558ccd
		h ^= h >> 32
	}
	return h
}

// bits returns the statement in one word, each field in a byte of its own.
func (s Statement) bits() uint64 {
	b := uint64(s.Kind) | uint64(s.Square)<<8 | uint64(s.To)<<16 |
		uint64(s.Have)<<24 | uint64(s.Want)<<32 | uint64(s.Promotion)<<40
	if s.Star {
		b |= 1 << 48
	}
	return b
}
