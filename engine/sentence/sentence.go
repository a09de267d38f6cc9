// Package sentence makes sentences from facts, and from nothing else:
//
//	sentence.Of("{move} reached {value}.", "move", fact.MoveTo(t, n), "value", fact.ValueOf(t, n))
//
// A template is as in package phrase, a literal with named places; what fills a place is a fact or another sentence, so
// that no number can be written that is no fact. A sentence keeps its facts, and is written when it is read, in the
// [Style] of the reader: the unit and the decimals are the window's business, not a programme's.
package sentence

import (
	"slices"
	"strings"

	"drevo/engine/fact"
	"drevo/engine/tree"
)

// Sentence is a sentence, or several that follow one another. The zero Sentence is empty.
type Sentence struct {
	pieces []piece
	next   *Sentence
	pawns  bool // where two values would look equal, both have pawns, too
}

// piece is words, or a fact with the form in which its place has it.
type piece struct {
	words     string
	fact      *fact.Fact
	form      string // of a score
	one, many string // of a count
}

// Of returns the template with its places filled, which are names and facts or sentences by turns.
func Of(template string, places ...any) Sentence {
	var s Sentence
	for {
		before, rest, open := strings.Cut(template, "{")
		s.words(before)
		if !open {
			return s
		}
		var place string
		place, template, _ = strings.Cut(rest, "}")
		name, form, _ := strings.Cut(place, ":")
		for i := 0; i+1 < len(places); i += 2 {
			if places[i] == name {
				s.fill(places[i+1], form)
			}
		}
	}
}

// With returns a function that fills the places of templates, of which each may leave some out.
func With(places ...any) func(template string) Sentence {
	return func(template string) Sentence { return Of(template, places...) }
}

func (s *Sentence) words(text string) {
	if text != "" {
		s.pieces = append(s.pieces, piece{words: text})
	}
}

// fill puts a fact, or the pieces of a sentence, into a place.
func (s *Sentence) fill(with any, form string) {
	switch with := with.(type) {
	case fact.Fact:
		p := piece{fact: &with, form: form}
		if one, many, counts := strings.Cut(form, "|"); counts {
			p.form, p.one, p.many = "", one, many
		}
		s.pieces = append(s.pieces, p)
	case Sentence:
		s.pieces = append(s.pieces, with.pieces...)
	}
}

// Then returns both sentences, one after the other.
func (s Sentence) Then(next Sentence) Sentence {
	switch {
	case s.Empty():
		return next
	case next.Empty():
		return s
	case s.next != nil:
		next = s.next.Then(next)
	}
	s.next = &next
	return s
}

// Empty reports whether nothing is said.
func (s Sentence) Empty() bool { return len(s.pieces) == 0 }

// Each returns the sentences one by one.
func (s Sentence) Each() []Sentence {
	if s.next == nil {
		return []Sentence{s}
	}
	first := s
	first.next = nil
	return append([]Sentence{first}, s.next.Each()...)
}

// Facts returns what is said, in the order of the text.
func (s Sentence) Facts() (list []fact.Fact) {
	for _, p := range s.pieces {
		if p.fact != nil {
			list = append(list, *p.fact)
		}
	}
	if s.next != nil {
		list = append(list, s.next.Facts()...)
	}
	return list
}

// Exactly writes all scores in the units that decide, whatever the style has for others.
func (s Sentence) Exactly() Sentence {
	s = s.in(exact)
	if s.next != nil {
		next := s.next.Exactly()
		s.next = &next
	}
	return s
}

// in writes the scores of the first sentence in a form, where they have none.
func (s Sentence) in(form string) Sentence {
	s.pieces = slices.Clone(s.pieces)
	for i := range s.pieces {
		if s.pieces[i].form == "" {
			s.pieces[i].form = form
		}
	}
	return s
}

// WithPawns returns the sentence so that its values are in pawns always, also where what decides stands behind them: for
// sentences that are read together.
func (s Sentence) WithPawns() Sentence {
	s.pawns = true
	return s
}

// alike reports whether two values of one scale in the sentence differ and would look equal.
func (s Sentence) alike(style Style) bool {
	seen := map[string]fact.Fact{}
	for _, p := range s.pieces {
		if p.fact == nil || p.fact.Kind != fact.Value {
			continue
		}
		text := of(p.fact, style).Score(p.fact.Score)
		if other, ok := seen[text]; ok && other.Score != p.fact.Score && scale(other) == scale(*p.fact) {
			return true
		}
		seen[text] = *p.fact
	}
	return false
}

// scale is that of a fact's scores.
func scale(f fact.Fact) tree.Scale {
	if f.At.In == nil {
		return tree.Scale{}
	}
	return f.At.In.Header().Scale
}

// WithFacts returns the sentence with other facts in its places, in the order of [Sentence.Facts].
func (s Sentence) WithFacts(facts []fact.Fact) Sentence {
	pieces := slices.Clone(s.pieces)
	for i := range pieces {
		if pieces[i].fact != nil {
			pieces[i].fact, facts = &facts[0], facts[1:]
		}
	}
	s.pieces = pieces
	if s.next != nil {
		next := s.next.WithFacts(facts)
		s.next = &next
	}
	return s
}

// Text writes the sentences in a style. Two values of a sentence that differ look different.
func (s Sentence) Text(style Style) string {
	switch alike := s.alike(style); {
	case alike && s.pawns:
		s = s.in(full)
	case alike:
		s = s.Exactly()
	}
	var text strings.Builder
	for _, p := range s.pieces {
		switch {
		case p.fact == nil:
			text.WriteString(p.words)
		case p.many != "":
			text.WriteString(counted(p, style))
		default:
			text.WriteString(write(*p.fact, p.form, style))
		}
	}
	if s.next != nil {
		text.WriteString(" " + s.next.Text(style))
	}
	return text.String()
}

// counted writes a count in the form for one or for many.
func counted(p piece, style Style) string {
	if p.fact.N == 1 {
		return strings.ReplaceAll(p.one, "#", "1")
	}
	return strings.ReplaceAll(p.many, "#", write(*p.fact, p.form, style))
}
