package search

import "drevo/engine/tree"

// Kind is what a word of a programme names.
type Kind string

// The kinds of words.
const (
	KindType      Kind = "type" // of a node; a stage is one
	KindClass     Kind = "class"
	KindReason    Kind = "reason"
	KindPlace     Kind = "place"
	KindColumn    Kind = "column"
	KindTechnique Kind = "technique"
	KindFilter    Kind = "filter"
	KindOption    Kind = "option"
	KindValue     Kind = "value" // of an option
	KindTerm      Kind = "term"
	KindPreset    Kind = "preset"
	KindRuling    Kind = "ruling"
)

// Word is a word of a programme, of whatever kind.
type Word struct {
	Key      tree.Key
	Kind     Kind
	Name     string
	Of       string // of a value: the option
	Sentence string
	Source   string // its place in the source; empty where it has none
}

// Key is that of an option of a programme.
func (o Option) Key(programme string) tree.Key { return tree.KeyOf(programme, o.Name, "option") }

// ValueKey is that of one of the option's values.
func (o Option) ValueKey(programme, value string) tree.Key {
	return tree.KeyOf(programme, o.Name, value, "value")
}

// Key is that of a preset of a programme.
func (p Preset) Key(programme string) tree.Key { return tree.KeyOf(programme, p.Name, "preset") }

// TermKey is that of a term of a programme's evaluation.
func TermKey(programme, term string) tree.Key { return tree.KeyOf(programme, term, "term") }

// Words lists every word of a programme, with those of the core that it does not replace.
func Words(p Programme) (list []Word) {
	words, id := p.Vocabulary(), p.About().ID
	add := func(w Word) {
		if w.Name != "" {
			list = append(list, w)
		}
	}
	for _, t := range tree.Words[tree.TypeInfo](&words) {
		add(Word{Key: t.Key, Kind: KindType, Name: t.Name, Sentence: t.Sentence})
	}
	for _, c := range tree.Words[tree.ClassInfo](&words) {
		add(Word{Key: c.Key, Kind: KindClass, Name: c.Name, Sentence: c.Sentence})
	}
	for _, r := range tree.Words[tree.ReasonInfo](&words) {
		add(Word{Key: r.Key, Kind: KindReason, Name: r.Name, Sentence: r.Sentence, Source: r.Source})
	}
	for _, w := range tree.Words[tree.PlaceInfo](&words) {
		add(Word{Key: w.Key, Kind: KindPlace, Name: w.Name, Sentence: w.Sentence})
	}
	for _, c := range words.ColumnNames().All() {
		add(Word{Key: c.Key, Kind: KindColumn, Name: c.Name, Sentence: c.Hint})
	}
	for _, t := range tree.Words[tree.Technique](&words) {
		add(Word{Key: t.Key, Kind: KindTechnique, Name: t.Name, Sentence: t.Sentence})
	}
	for _, f := range tree.Words[tree.Filter](&words) {
		add(Word{Key: f.Key, Kind: KindFilter, Name: f.Name, Sentence: f.Sentence})
	}
	for _, o := range p.Options() {
		add(Word{Key: o.Key(id), Kind: KindOption, Name: o.Name, Sentence: o.Sentence, Source: o.Source})
		for _, w := range o.words(id) {
			add(w)
		}
	}
	for _, s := range p.Presets() {
		add(Word{Key: s.Key(id), Kind: KindPreset, Name: s.Name, Sentence: s.Sentence})
	}
	for _, r := range p.About().Rulings {
		add(Word{Key: r.Key, Kind: KindRuling, Name: r.Name, Sentence: r.Sentence, Source: r.Place})
	}
	return list
}

// words are the values of an option, unless they are the steps of a scale, and the terms that it weighs.
func (o Option) words(programme string) (list []Word) {
	for _, c := range o.Choices {
		if o.Range != "" {
			break
		}
		list = append(list, Word{Key: o.ValueKey(programme, c.Name), Kind: KindValue, Of: o.Name, Name: c.Name,
			Sentence: c.Sentence, Source: o.Source})
	}
	if o.Set == nil {
		return list
	}
	for _, t := range o.Set.Terms {
		list = append(list, Word{Key: TermKey(programme, t.ID), Kind: KindTerm, Name: t.Name, Sentence: t.Sentence,
			Source: t.Source})
	}
	return list
}
