// Package glossary collects the words that stand in the window, each with its sentence and its place
// in the source: first the notions of computer chess ([Notions]), the only sentences of its own, and
// then those of the programmes' vocabularies, options and evaluations.
package glossary

import (
	"cmp"
	"slices"
	"strings"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// Word is one entry.
type Word struct {
	Key      tree.Key // empty for a notion
	Name     string
	Kind     string // what is called so: "reason", "option" ...
	Of       string // the programme whose word it is, empty for all
	Sentence string
	Source   string // its place in the source; empty where it has none
}

// Of collects the words of programmes, in the order of the alphabet. A word that several share
// with the same sentence is there once.
func Of(programmes []search.Programme) []Word {
	var list []Word
	for _, p := range programmes {
		list = append(list, ofProgramme(p)...)
	}
	return Sorted(list)
}

// Sorted puts words in order, each once.
func Sorted(list []Word) []Word {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b Word) int {
		return cmp.Or(cmp.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)), cmp.Compare(a.Sentence, b.Sentence))
	})
	var words []Word
	for _, w := range list {
		if w.Name == "" || w.Sentence == "" {
			continue
		}
		if n := len(words) - 1; n >= 0 && words[n].Name == w.Name && words[n].Sentence == w.Sentence {
			if words[n].Of != w.Of {
				words[n].Of = ""
			}
			continue
		}
		words = append(words, w)
	}
	return words
}

// kinds are the kinds of words that stand in the window where a reader meets them, as he is told.
var kinds = map[search.Kind]string{
	search.KindType: "game at a node", search.KindClass: "class of a move", search.KindReason: "reason",
	search.KindPlace: "place in the order of moves", search.KindColumn: "column of the tree",
	search.KindOption: "option", search.KindValue: "value of ", search.KindTerm: "term of the evaluation",
}

// ofProgramme lists the words of one programme.
func ofProgramme(p search.Programme) (list []Word) {
	for _, w := range search.Words(p) {
		if kind, shown := kinds[w.Kind]; shown {
			list = append(list, Word{Key: w.Key, Name: w.Name, Kind: kind + w.Of, Of: p.About().Name, Sentence: w.Sentence,
				Source: w.Source})
		}
	}
	return list
}

// Find returns the words that hold all parts of a text: notions first, then the word itself, those that
// begin with it, that hold it, and that speak of it.
func Find(words []Word, text string) []Word {
	text = strings.ToLower(strings.TrimSpace(text))
	parts := strings.Fields(text)
	holds := func(in string) bool {
		in = strings.ToLower(in)
		return !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(in, part) })
	}
	var ranks [5][]Word
	add := func(rank int, w Word) { ranks[rank] = append(ranks[rank], w) }
	for _, w := range words {
		switch name := strings.ToLower(w.Name); {
		case w.Kind == notion && holds(name):
			add(0, w)
		case name == text:
			add(1, w)
		case strings.HasPrefix(name, text):
			add(2, w)
		case holds(name):
			add(3, w)
		case holds(w.Name + " " + w.Sentence + " " + w.Kind + " " + w.Of):
			add(4, w)
		}
	}
	return slices.Concat(ranks[:]...)
}

// Place is a place in a source, and the words that come from it.
type Place struct {
	Source string
	Words  []string
}

// Places lists the places in the source that a programme's words come from.
func Places(p search.Programme) []Place {
	by := map[string][]string{}
	for _, w := range ofProgramme(p) {
		if w.Source != "" && !slices.Contains(by[w.Source], w.Name) {
			by[w.Source] = append(by[w.Source], w.Name)
		}
	}
	var list []Place
	for source, words := range by {
		slices.Sort(words)
		list = append(list, Place{source, words})
	}
	slices.SortFunc(list, func(a, b Place) int { return cmp.Compare(a.Source, b.Source) })
	return list
}
