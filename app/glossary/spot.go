package glossary

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"drevo/engine/search"
)

// Spotter finds words of the glossary in running text.
type Spotter struct {
	words []Word // the longest first
}

// Spot is a word where it stands in a text: from one byte to another.
type Spot struct {
	From, To int
	Word     Word
}

// NewSpotter returns one for the notions of computer chess, and for the reasons, games, places and terms of a
// programme. A notion that the programme has as a word of its own, too, has its key.
func NewSpotter(p search.Programme) *Spotter {
	s := &Spotter{}
	own := map[string]Word{}
	for _, w := range ofProgramme(p) {
		switch {
		case w.Kind == kinds[search.KindTerm]: // spelt as in the evaluation: a queen is none
			s.words = append(s.words, w)
		case spotted[w.Kind] && utf8.RuneCountInString(w.Name) >= leastLetters:
			own[stem(w.Name)] = w
		}
	}
	for _, w := range Notions() {
		if same, ok := own[stem(w.Name)]; ok {
			w.Key = same.Key
			delete(own, stem(w.Name))
		}
		s.words = append(s.words, w)
	}
	for _, w := range own {
		s.words = append(s.words, w)
	}
	slices.SortFunc(s.words, func(a, b Word) int {
		return cmp.Or(cmp.Compare(len(b.Name), len(a.Name)), cmp.Compare(a.Name, b.Name))
	})
	return s
}

// leastLetters is how long a word of a programme is at least that is told from one of English.
const leastLetters = 4

// spotted are the kinds of words that sentences about a search have.
var spotted = map[string]bool{kinds[search.KindReason]: true, kinds[search.KindType]: true,
	kinds[search.KindPlace]: true}

// Spots lists the words in a text in their order, each once; of two that overlap the longer.
func (s *Spotter) Spots(text string) (list []Spot) {
	lower := strings.ToLower(text)
	if len(lower) != len(text) {
		return nil
	}
	for _, w := range s.words {
		in, name := lower, stem(w.Name)
		if w.Kind == kinds[search.KindTerm] {
			in, name = text, w.Name
		}
		if from, to, ok := standing(in, name); ok && !slices.ContainsFunc(list, func(other Spot) bool {
			return from < other.To && other.From < to
		}) {
			list = append(list, Spot{from, to, w})
		}
	}
	slices.SortFunc(list, func(a, b Spot) int { return cmp.Compare(a.From, b.From) })
	return list
}

// standing finds a word that stands by itself in a text, perhaps of several.
func standing(text, name string) (from, to int, ok bool) {
	for at := 0; ; at = from + 1 {
		i := strings.Index(text[at:], name)
		if i < 0 {
			return 0, 0, false
		}
		from, to = at+i, at+i+len(name)
		if strings.HasPrefix(text[to:], "s") {
			to++
		}
		before, _ := utf8.DecodeLastRuneInString(text[:from])
		after, _ := utf8.DecodeRuneInString(text[to:])
		if !joins(before) && !joins(after) {
			return from, to, true
		}
	}
}

// joins reports whether a letter beside a word makes it part of a longer one.
func joins(r rune) bool {
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '-')
}

// stem is a word as it is found: small, and one of several.
func stem(name string) string { return strings.TrimSuffix(strings.ToLower(name), "s") }
