// Package glossary collects the words that stand in the window, each with its sentence and its place
// in the source: first the notions of computer chess ([Notions]), the only sentences of its own, and
// then those of the programmes' vocabularies, options and evaluations.
package glossary

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// Word is one entry.
type Word struct {
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

// mostChoices is the most values of an option that are words. More of them are steps of a scale,
// which the sentence of the option explains.
const mostChoices = 20

// ofProgramme lists the words of one programme.
func ofProgramme(p search.Programme) []Word {
	words := p.Vocabulary()
	var list []Word
	add := func(kind, name, sentence, source string) {
		list = append(list, Word{Name: name, Kind: kind, Of: p.About().Name, Sentence: sentence, Source: source})
	}
	for _, t := range append(coreTypes(), words.Types...) {
		info := words.Type(t.Type)
		add("game at a node", info.Name, info.Sentence, "")
	}
	for c := range 256 {
		if info := words.Class(tree.MoveClass(c)); info.Name != fmt.Sprintf("class %d", c) {
			add("class of a move", info.Name, info.Sentence, "")
		}
	}
	for r := range tree.Reasons {
		if info := words.Reason(tree.Reason(r)); info.Name != fmt.Sprintf("reason %d", r) {
			add("reason", info.Name, info.Sentence, info.Source)
		}
	}
	for place := range tree.Place(tree.Places) {
		if info := words.Place(place); info.Sentence != "" {
			add("place in the order of moves", info.Name, info.Sentence, "")
		}
	}
	c := words.ColumnNames()
	for _, column := range []tree.Column{c.Order, c.Window, c.Pseudo, c.Needed, c.Static, c.Line, c.Forced} {
		add("column of the tree", column.Name, column.Hint, "")
	}
	for _, o := range p.Options() {
		add("option", o.Name, o.Sentence, o.Source)
		if len(o.Choices) > mostChoices {
			continue
		}
		for _, choice := range o.Choices {
			add("value of "+o.Name, choice.Name, choice.Sentence, o.Source)
		}
		if o.Set != nil {
			for _, term := range o.Set.Terms {
				add("term of the evaluation", term.Name, term.Sentence, term.Source)
			}
		}
	}
	return list
}

// coreTypes are the node types that every programme may use.
func coreTypes() []tree.TypeInfo {
	var list []tree.TypeInfo
	for _, t := range []tree.NodeType{tree.TypeRoot, tree.TypeFullWidth, tree.TypeQuiescence, tree.TypeIteration,
		tree.TypeRound} {
		list = append(list, tree.TypeInfo{Type: t})
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
