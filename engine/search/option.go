package search

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// Type is the type of an option.
type Type string

// The types of options.
const (
	Bool   Type = "bool"
	Int    Type = "int"
	Choice Type = "choice"
	// Weights is a set of edited weights, as [eval.Set.Edit] reads it; the default is
	// empty, the authentic set.
	Weights Type = "weights"
)

// Option is one named switch of a programme.
type Option struct {
	Name     string
	Type     Type
	Sentence string // what it does
	Source   string // its place in the source
	Default  string
	Min, Max int            // of an Int
	Choices  []OptionChoice // of a Choice
	Set      *eval.Set      // of Weights: the authentic set, not to be changed
}

// OptionChoice is one value of a Choice.
type OptionChoice struct {
	Name     string
	Sentence string
}

// Preset is a named set of values.
type Preset struct {
	Name     string
	Sentence string
	Values   map[string]string
}

// Values are options with their values, checked.
type Values struct {
	text map[string]string
}

// Resolve checks the given values against the programme's options and fills in
// the defaults. The error is one sentence.
func Resolve(programme Programme, given map[string]string) (Values, error) {
	v := Values{text: map[string]string{}}
	options := programme.Options()
	for _, o := range options {
		v.text[o.Name] = o.Default
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		i := slices.IndexFunc(options, func(o Option) bool { return o.Name == name })
		if i < 0 {
			return Values{}, fmt.Errorf("%s has no option %q; it has %s", programme.About().ID, name, names(options))
		}
		if err := options[i].check(given[name]); err != nil {
			return Values{}, err
		}
		v.text[name] = given[name]
	}
	return v, nil
}

func names(options []Option) string {
	list := make([]string, len(options))
	for i, o := range options {
		list[i] = o.Name
	}
	return strings.Join(list, ", ")
}

func (o Option) check(value string) error {
	switch o.Type {
	case Bool:
		if value != "true" && value != "false" {
			return fmt.Errorf("option %s is true or false, not %q", o.Name, value)
		}
	case Int:
		n, err := strconv.Atoi(value)
		if err != nil || n < o.Min || n > o.Max {
			return fmt.Errorf("option %s is a whole number from %d to %d, not %q", o.Name, o.Min, o.Max, value)
		}
	case Weights:
		if _, err := o.Set.Edit(value); err != nil {
			return fmt.Errorf("option %s: %w", o.Name, err)
		}
	case Choice:
		if !slices.ContainsFunc(o.Choices, func(c OptionChoice) bool { return c.Name == value }) {
			return fmt.Errorf("option %s is one of %s, not %q", o.Name, o.choiceNames(), value)
		}
	}
	return nil
}

func (o Option) choiceNames() string {
	list := make([]string, len(o.Choices))
	for i, c := range o.Choices {
		list[i] = c.Name
	}
	return strings.Join(list, ", ")
}

// Bool returns the value of a Bool option.
func (v Values) Bool(name string) bool { return v.text[name] == "true" }

// Int returns the value of an Int option.
func (v Values) Int(name string) int {
	n, _ := strconv.Atoi(v.text[name]) // checked by Resolve
	return n
}

// Text returns the value of any option as it is written.
func (v Values) Text(name string) string { return v.text[name] }

// Map returns a copy of all values by name.
func (v Values) Map() map[string]string { return maps.Clone(v.text) }

// Header returns the header of the tree that a search with these values grows.
func Header(programme Programme, values Values, position board.Position) tree.Header {
	return tree.Header{
		Programme: programme.About().ID,
		Options:   values.Map(),
		Position:  position,
		Scale:     programme.Scale(),

		Vocabulary: programme.Vocabulary(),
	}
}
