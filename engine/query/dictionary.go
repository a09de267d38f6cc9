package query

import (
	"slices"
	"strings"

	"drevo/engine/tree"
)

// entry is a word of a vocabulary: its key, and the short forms by which it is found.
type entry struct {
	kind     string // of word: a field, or technique or filter
	key      tree.Key
	code     int
	short    []string // the key without the programme, and without what says which kind of word it is
	sentence string
	replaced bool // the programme has a word of its own for it
}

// dictionary are the words of a vocabulary.
type dictionary struct {
	vocabulary *tree.Vocabulary
	entries    []entry
	names      []string // of kinds, classes, reasons and places, in small letters
}

// newDictionary lists the words, the programme's own and the core's, those of the core that it replaces under both
// keys.
func newDictionary(v *tree.Vocabulary) *dictionary {
	d := &dictionary{vocabulary: v}
	list := func(words *tree.Vocabulary) {
		for _, w := range tree.Words[tree.ReasonInfo](words) {
			d.add("reason", w.Key, int(w.Reason), w.Name, w.Sentence, "")
		}
		for _, w := range tree.Words[tree.TypeInfo](words) {
			d.add("kind", w.Key, w.Type.Code(), w.Name, w.Sentence, "")
		}
		for _, w := range tree.Words[tree.ClassInfo](words) {
			d.add("class", w.Key, int(w.Class), w.Name, w.Sentence, "-move")
		}
		for _, w := range tree.Words[tree.PlaceInfo](words) {
			d.add("place", w.Key, int(w.Place), w.Name, w.Sentence, "-place")
		}
		for _, w := range tree.Words[tree.Technique](words) {
			d.add("technique", w.Key, 0, "", w.Sentence, "-technique")
		}
		for _, w := range tree.Words[tree.Filter](words) {
			d.add("filter", w.Key, 0, "", w.Sentence, "-filter")
		}
	}
	list(v)
	own := len(d.entries)
	list(&tree.Vocabulary{})
	for i := range d.entries[own:] {
		d.entries[own+i].replaced = true
	}
	return d
}

// add takes in a word that is not there yet.
func (d *dictionary) add(kind string, key tree.Key, code int, name, sentence, suffix string) {
	if key == "" || slices.ContainsFunc(d.entries, func(e entry) bool { return e.key == key }) {
		return
	}
	_, short, _ := strings.Cut(string(key), ".")
	e := entry{kind: kind, key: key, code: code, short: []string{short}, sentence: sentence}
	if bare := strings.TrimSuffix(short, suffix); suffix != "" && bare != short {
		e.short = append(e.short, bare)
	}
	d.entries = append(d.entries, e)
	if name != "" {
		d.names = append(d.names, strings.ToLower(name))
	}
}

// find returns the words that a text stands for, of a kind if one is given: that with the key; else those with the
// whole of the key behind the point; else those with its shorter form. Several that say the same are one.
func (d *dictionary) find(text, kind string) []entry {
	text = strings.ToLower(text)
	of := func(fits func(e *entry) bool) (found []entry) {
		for i := range d.entries {
			e := &d.entries[i]
			same := func(o entry) bool { return o.kind == e.kind && o.code == e.code && e.isCode() }
			if (kind == "" || e.kind == kind) && fits(e) && !slices.ContainsFunc(found, same) {
				found = append(found, *e)
			}
		}
		return found
	}
	for _, fits := range []func(e *entry) bool{
		func(e *entry) bool { return string(e.key) == text },
		func(e *entry) bool { return e.short[0] == text },
		func(e *entry) bool { return e.short[len(e.short)-1] == text },
	} {
		if found := of(fits); len(found) > 0 {
			return plainer(found)
		}
	}
	return nil
}

// isCode reports whether the word says what a code in the record means.
func (e entry) isCode() bool { return e.kind != "technique" && e.kind != "filter" }

// plainer leaves techniques and filters out where a code is meant as well.
func plainer(found []entry) []entry {
	if slices.ContainsFunc(found, entry.isCode) {
		return slices.DeleteFunc(found, func(e entry) bool { return !e.isCode() })
	}
	return found
}

// offered are the words that the tree's programme has, of a kind if one is given.
func (d *dictionary) offered(kind string) []Completion {
	var list []Completion
	for _, e := range d.entries {
		if !e.replaced && (kind == "" || e.kind == kind) {
			list = append(list, Completion{Text: d.best(e, kind), Sentence: e.sentence})
		}
	}
	return list
}

// best is the shortest text that stands for a word alone, among those of its kind if one is given.
func (d *dictionary) best(e entry, kind string) string {
	for i := len(e.short) - 1; i >= 0; i-- {
		if kind == "" && fieldOf(e.short[i]) != nil {
			continue
		}
		if found := d.find(e.short[i], kind); len(found) == 1 && found[0].key == e.key {
			return e.short[i]
		}
	}
	return string(e.key)
}

// within reports whether a text is part of a name.
func (d *dictionary) within(text string) bool {
	text = strings.ToLower(text)
	return slices.ContainsFunc(d.names, func(name string) bool { return strings.Contains(name, text) })
}
