package tree

import "slices"

// Filter picks nodes that a reader may want to see alone: those of any of the listed types,
// classes, reasons, groups of reasons or places.
type Filter struct {
	Key      Key
	Name     string
	Sentence string
	Types    []NodeType
	Classes  []MoveClass
	Reasons  []Reason
	Groups   []Group
	Places   []Place
}

func (f Filter) key() Key { return f.Key }

// replaces reports whether the filter has the word of one of the core's: "itep.forced-filter".
func (f Filter) replaces(core Filter) bool { return f.Key.word() == core.Key.word() }

func (f Filter) among(v *Vocabulary) (own, core []Filter) { return v.Filters, coreFilters }

// Same reports whether another filter picks the same nodes.
func (f Filter) Same(other Filter) bool {
	return slices.Equal(f.Types, other.Types) && slices.Equal(f.Classes, other.Classes) &&
		slices.Equal(f.Reasons, other.Reasons) && slices.Equal(f.Groups, other.Groups) && slices.Equal(f.Places, other.Places)
}

// coreFilters are those for the tree of every programme.
var coreFilters = []Filter{
	{Key: "core.forced-filter", Name: "Forcing moves",
		Sentence: "Captures, checks and answers to checks.", Classes: []MoveClass{ClassCapture, ClassCheck, ClassEvasion}},
	{Key: "core.cut-filter", Name: "Cut off", Sentence: "The opponent will not let it come to this.",
		Groups: []Group{GroupCut}},
	{Key: "core.final-filter", Name: "Mates and draws",
		Sentence: "The rules of chess end the game there.", Groups: []Group{GroupFinal}},
}

// FilterOf returns a filter for the nodes of which a word is said: those of a type, class, reason or place,
// those that show a technique, or those that a filter picks. ok is false for a key
// that the vocabulary does not know, or of another kind of word.
func (v *Vocabulary) FilterOf(key Key) (f Filter, ok bool) {
	if t, ok := ByKey[TypeInfo](v, key); ok {
		return Filter{Key: key, Name: t.Name, Sentence: t.Sentence, Types: []NodeType{t.Type}}, true
	}
	if c, ok := ByKey[ClassInfo](v, key); ok {
		return Filter{Key: key, Name: c.Name, Sentence: c.Sentence, Classes: []MoveClass{c.Class}}, true
	}
	if r, ok := ByKey[ReasonInfo](v, key); ok {
		return Filter{Key: key, Name: r.Name, Sentence: r.Sentence, Reasons: []Reason{r.Reason}}, true
	}
	if p, ok := ByKey[PlaceInfo](v, key); ok {
		return Filter{Key: key, Name: p.Name, Sentence: p.Sentence, Places: []Place{p.Place}}, true
	}
	if t, ok := ByKey[Technique](v, key); ok {
		return Filter{Key: key, Name: t.Name, Sentence: t.Sentence, Types: t.Types, Reasons: t.Reasons, Places: t.Places},
			true
	}
	return ByKey[Filter](v, key)
}

// Matcher returns a function that reports whether a node passes a filter, for walks over whole
// trees: it costs four look-ups a node.
func (v *Vocabulary) Matcher(f Filter) func(Node) bool {
	var types, classes, reasons, places [256]bool
	for _, t := range f.Types {
		types[t] = true
	}
	for _, c := range f.Classes {
		classes[c] = true
	}
	for _, r := range f.Reasons {
		reasons[r] = true
	}
	for r := range Reasons {
		if slices.Contains(f.Groups, v.Reason(Reason(r)).Group) {
			reasons[r] = true
		}
	}
	for _, p := range f.Places {
		places[p] = true
	}
	return func(n Node) bool { return types[n.Type] || classes[n.Class] || reasons[n.Reason] || places[n.Place] }
}
