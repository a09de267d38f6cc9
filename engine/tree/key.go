package tree

import (
	"slices"
	"strings"
)

// Key is what a word is known by wherever it is kept: in files, settings, JSON, queries and tests. The
// name may be put better, or into another language; the key stays. It is the programme that has the word,
// or "core", a point, and lower-case words joined by hyphens: "kaissa.satisfied", "core.cut".
//
// No two words of a programme have the same key, of whatever kind they are. Reasons and types of nodes
// have plain ones, all others end in what they are: "core.capture-move" is a class, "core.killer-place" a
// place, "core.value-column" a column, "kaissa.rounds-technique", "kaissa.satisfied-filter", "itep.unit-d-ruling"
// say it themselves. Options, their values, terms and presets, whose names settings and files hold, have
// keys that are made of these names: "itep.order-option", "itep.order-gains-value", "itep.phalanx-term",
// "itep.active-1-preset" (see [KeyOf]).
//
// A programme that has words of its own for one of the core's codes has a key of its own for it, and the
// core's finds it too: "core.stand-pat" is what Kaissa calls "kaissa.satisfied". What it says in the core's
// words has the core's key.
type Key string

// KeyOf makes the key of a word from the ID of its programme and the parts of its name.
func KeyOf(programme string, name ...string) Key {
	return Key(programme + "." + joinedWords.Replace(strings.Join(name, "-")))
}

// joinedWords makes one word of several.
var joinedWords = strings.NewReplacer(" ", "-", ".", "-")

// word is what stands behind the point.
func (k Key) word() string {
	_, word, _ := strings.Cut(string(k), ".")
	return word
}

// Word is a description in a vocabulary.
type Word[T any] interface {
	TypeInfo | ClassInfo | ReasonInfo | PlaceInfo | Technique | Filter

	key() Key
	replaces(core T) bool              // it describes the same code
	among(*Vocabulary) (own, core []T) // all words of its kind
}

// ByKey returns the programme's word with a key, else the core's.
func ByKey[T Word[T]](v *Vocabulary, key Key) (word T, ok bool) {
	own, core := word.among(v)
	for _, list := range [][]T{own, core} {
		if i := slices.IndexFunc(list, func(w T) bool { return w.key() == key }); i >= 0 {
			return list[i], true
		}
	}
	return word, false
}

// Words returns the programme's words of a kind, and those of the core that they do not replace.
func Words[T Word[T]](v *Vocabulary) []T {
	var none T
	own, core := none.among(v)
	list := slices.Clone(own)
	for _, c := range core {
		if !slices.ContainsFunc(own, func(w T) bool { return w.replaces(c) }) {
			list = append(list, c)
		}
	}
	return list
}

// lookUp returns the word that describes the same code as another one, which stands for itself where
// there is none.
func lookUp[T Word[T]](v *Vocabulary, none T) T {
	own, core := none.among(v)
	for _, list := range [][]T{own, core} {
		if i := slices.IndexFunc(list, none.replaces); i >= 0 {
			return list[i]
		}
	}
	return none
}
