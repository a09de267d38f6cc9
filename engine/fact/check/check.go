// Package check reads sentences about a search and holds them against the record. It shares nothing with what writes
// them but the names of facts: it imports the record, the rules of chess and an evaluation that is asked anew.
//
//	faults := check.Reader{Unit: unit, Evaluate: evaluate}.Faults(text, facts)
//
// A text is read from left to right. Between two facts stand words that the reader knows, from one list ([claims]); a
// word or a number that is in no fact and not on the list is a fault. Each fact is derived from the record again, and
// what the text has in its place must say just that: a move is found among the legal ones by its letters, a number is
// compared in the unit that the text names, rounded as it is written and never coarser than a hundredth, a bound must
// have its words. Words that claim something about the facts beside them ("refutes", "against", "mates") have a rule of
// their own.
package check

import (
	"fmt"
	"strings"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// Unit is in what numbers are written that name no unit: Zero for an even position, and 1 for so many units of the
// scale.
type Unit struct {
	Zero float64
	Per  float64
}

// Reader reads sentences.
type Reader struct {
	Unit Unit
	// UnitOf is the unit of each of several scales, where a sentence speaks of two programmes; nil: Unit.
	UnitOf func(scale tree.Scale) Unit
	// Name is what the programme is called, Depth the option that is its depth, and Bounds what that bounds; Result is
	// what the search itself gave.
	Name, Depth, Bounds string
	Result              Result
	// Played are the moves of the game from the position of the search on.
	Played []board.Move
	// Before and Now are what is compared where a sentence says why a choice changed: two trees, or stages of one.
	Before, Now fact.Place
	// Again is the record of the same search made once more, where a sentence is of one that had none. Other is the name
	// of another programme that is spoken of, and Presets are the programme's, or the other's, by name.
	Again   *tree.Tree
	Other   string
	Presets map[string]map[string]string
	// Evaluate takes the static value of a node apart, by the programme's evaluation and not by what explains nodes; nil
	// where that can't be done at the node.
	Evaluate func(t *tree.Tree, id tree.ID) *eval.Breakdown
	// Count is what the programme's evaluation counts at a node, by its name; nil where it counts nothing.
	Count func(t *tree.Tree, id tree.ID, what string) (n int, ok bool)
}

// unit is in what numbers of a scale are written.
func (r Reader) unit(scale tree.Scale) Unit {
	if r.UnitOf != nil {
		return r.UnitOf(scale)
	}
	return r.Unit
}

// reading is a sentence while it is read.
type reading struct {
	Reader
	about  fact.Place
	text   string
	facts  []fact.Fact
	tokens []string // what stands in the text for each fact
	faults []string
}

// Faults reads one sentence about a node and returns what does not follow from the record; nothing for one that is
// true.
func (r Reader) Faults(about fact.Place, text string, facts []fact.Fact) []string {
	facts = r.placed(facts)
	s := &reading{Reader: r, about: about, text: text, facts: facts, tokens: make([]string, len(facts))}
	var words []string
	for i := range facts {
		before, ok := s.next(i)
		if !ok {
			return append(s.faults, fmt.Sprintf("%q does not go on with a %s", s.text, facts[i].Kind))
		}
		words = append(words, before)
	}
	if _, known := claims[s.text]; !known {
		return append(s.faults, fmt.Sprintf("%q is said by no fact", s.text))
	}
	for i, f := range facts {
		fault := s.derive(i, f)
		if fault == "" {
			fault = s.elsewhereFault(f)
		}
		if fault != "" {
			s.faults = append(s.faults, fault)
		}
	}
	for i, before := range append(words, s.text) {
		if claim := claims[before]; claim != nil && len(s.faults) == 0 {
			if fault := claim(s, i); fault != "" {
				s.faults = append(s.faults, fmt.Sprintf("%q: %s", before, fault))
			}
		}
	}
	return s.faults
}

// next reads the words before a fact and the fact: the longest words that are known.
func (s *reading) next(i int) (before string, ok bool) {
	best := -1
	token := ""
	for words := range claims {
		rest, found := strings.CutPrefix(s.text, words)
		if !found || len(words) <= best {
			continue
		}
		if t, fits := s.token(s.facts[i], rest); fits {
			best, token, before = len(words), t, words
		}
	}
	if best < 0 {
		return "", false
	}
	s.tokens[i] = token
	s.text = s.text[best+len(token):]
	return before, true
}

// token returns what stands for a fact at the beginning of a text, as far as its kind tells.
func (s *reading) token(f fact.Fact, text string) (token string, fits bool) {
	if form := forms[f.Kind]; form != nil {
		token = form.FindString(text)
		return token, token != ""
	}
	want := s.words(f)
	return want, want != "" && strings.HasPrefix(text, want)
}

// elsewhereFault: what is said of a node is said of it or of what is below; only terms may be from elsewhere, where a
// table knew a value, and other records have rules of their own.
func (s *reading) elsewhereFault(f fact.Fact) string {
	term := f.Kind == fact.Term || f.Kind == fact.TermName
	if f.At.In != s.about.In || !f.At.Node.Kept() || term || f.Kind == fact.Option ||
		f.At.In.Within(f.At.Node, s.about.Node) {
		return ""
	}
	return fmt.Sprintf("a %s of node %d in a sentence about node %d", f.Kind, f.At.Node, s.about.Node)
}

// at is the fact at a place, if it is of a kind; ok is false where it is none.
func (s *reading) at(i int, kind fact.Kind) (f fact.Fact, ok bool) {
	if i < 0 || i >= len(s.facts) || s.facts[i].Kind != kind {
		return fact.Fact{}, false
	}
	return s.facts[i], true
}
