package search

import (
	"fmt"
	"maps"
	"regexp"
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
	// Moves are moves of a position in coordinates, "d1d4 g7g8q", with blanks between; the default is none.
	Moves Type = "moves"
)

// Option is one named switch of a programme, and all that is said of what it switches.
type Option struct {
	Name     string
	Type     Type
	Sentence string // what it does
	Source   string // its place in the source
	Default  string
	Min, Max int            // of an Int
	Choices  []OptionChoice // of a Choice
	Off      string         // of a Choice: the value that does without the technique; empty where none does
	Range    string         // of a Choice: its values in words, where the list is too long to be printed
	Set      *eval.Set      // of Weights: the authentic set, not to be changed
	Group    string         // with which others it belongs together; empty where a programme has few

	// What it switches as a technique: key, name and what shows it in a record. The rest is the option's
	// (see [Techniques]). Without a name it is none.
	Technique tree.Technique
	Reasons   []tree.ReasonInfo // by which it closes nodes or leaves moves out; without a source they have the option's
}

// OptionChoice is one value of a Choice.
type OptionChoice struct {
	Name     string
	Sentence string
}

// OptionGroup names options that belong together.
type OptionGroup struct {
	Name    string
	Options []string
}

// Grouped returns options, each with its group.
func Grouped(options []Option, groups []OptionGroup) []Option {
	list := slices.Clone(options)
	for i := range list {
		for _, g := range groups {
			if slices.Contains(g.Options, list[i].Name) {
				list[i].Group = g.Name
			}
		}
	}
	return list
}

// Preset is a named set of values.
type Preset struct {
	Name     string
	Sentence string
	Values   map[string]string
	Player   string // the name under which it stands among the programmes, as one of its own; empty for most
}

// FindPreset returns a preset of a programme by its name or its key.
func FindPreset(p Programme, name string) (Preset, error) {
	presets := p.Presets()
	i := slices.IndexFunc(presets, func(preset Preset) bool {
		return strings.EqualFold(preset.Name, name) || string(preset.Key(p.About().ID)) == name
	})
	if i < 0 {
		return Preset{}, fmt.Errorf("%s has no preset %q", p.About().ID, name)
	}
	return presets[i], nil
}

// Values are the options of one programme with their values, checked. To read an option
// that the programme doesn't have, or as another type than its own, is a mistake of the
// code and panics: a misspelt name never reads as false or 0.
type Values struct {
	options []Option
	text    map[string]string
}

// Resolve checks the given values against the programme's options and fills in
// the defaults. Options, values and terms are called by name or by key. The error is one sentence.
func Resolve(programme Programme, given map[string]string) (Values, error) {
	options, id := programme.Options(), programme.About().ID
	v := Values{options, map[string]string{}}
	for _, o := range options {
		v.text[o.Name] = o.Default
	}
	given = Named(programme, given)
	for _, name := range slices.Sorted(maps.Keys(given)) {
		i := find(options, name)
		if i < 0 {
			if slices.ContainsFunc(options, func(o Option) bool { return string(o.Key(id)) == name }) {
				return Values{}, fmt.Errorf("%.40s is set twice: by its key and by its name", name)
			}
			return Values{}, fmt.Errorf("%s has no option %.40q; it has %s", id, name, names(options))
		}
		if err := options[i].Check(given[name]); err != nil {
			return Values{}, err
		}
		v.text[name] = given[name]
	}
	return v, nil
}

// Named returns given values with names in the place of keys, so that they can be laid over others. The key of an
// option that is given by its name as well stays, and Resolve refuses it.
func Named(programme Programme, given map[string]string) map[string]string {
	id, named, keyed := programme.About().ID, maps.Clone(given), false
	for name := range given {
		keyed = keyed || strings.Contains(name, ".") // as keys do, which are made only to be looked for
	}
	for _, o := range programme.Options() {
		if keyed {
			key := string(o.Key(id))
			value, byKey := named[key]
			if _, byName := named[o.Name]; byKey && !byName {
				delete(named, key)
				named[o.Name] = value
			}
		}
		if value, ok := named[o.Name]; ok {
			named[o.Name] = o.named(id, value)
		}
	}
	return named
}

// named returns a value with names in the place of keys.
func (o Option) named(programme, value string) string {
	if !strings.Contains(value, programme+".") {
		return value
	}
	for _, c := range o.Choices {
		if string(o.ValueKey(programme, c.Name)) == value {
			return c.Name
		}
	}
	if o.Set == nil {
		return value
	}
	return strings.NewReplacer(programme+".", "", "-term:", ":").Replace(value)
}

// find returns the index of the option with a name, -1 if there is none.
func find(options []Option, name string) int {
	return slices.IndexFunc(options, func(o Option) bool { return o.Name == name })
}

func names(options []Option) string {
	list := make([]string, len(options))
	for i, o := range options {
		list[i] = o.Name
	}
	return strings.Join(list, ", ")
}

// Check says what is wrong with a value, in one sentence with the range; nil for nothing.
func (o Option) Check(value string) error {
	switch o.Type {
	case Bool:
		if value != "true" && value != "false" {
			return fmt.Errorf("option %s is true or false, not %.40q", o.Name, value)
		}
	case Int:
		n, err := strconv.Atoi(value)
		if err != nil || n < o.Min || n > o.Max || value[0] == '+' {
			return fmt.Errorf("option %s is a whole number from %d to %d, not %.40q", o.Name, o.Min, o.Max, value)
		}
	case Weights:
		if _, err := o.Set.Edit(value); err != nil {
			return fmt.Errorf("option %s: %w", o.Name, err)
		}
	case Moves:
		for move := range strings.FieldsSeq(value) {
			if !coordinates.MatchString(move) {
				return fmt.Errorf("option %s takes moves such as d1d4, or lines such as d1d4-g7g8q-d4d8, not %.40q", o.Name, move)
			}
		}
	case Choice:
		if !slices.ContainsFunc(o.Choices, func(c OptionChoice) bool { return c.Name == value }) {
			return fmt.Errorf("option %s is one of %s, not %.40q", o.Name, o.choiceNames(), value)
		}
	}
	return nil
}

// coordinates is a move as the option type Moves takes it, or a line that a move of the same side ends.
var coordinates = regexp.MustCompile(`^([a-h][1-8]){2}[nbrq]?(-([a-h][1-8]){2}[nbrq]?-([a-h][1-8]){2}[nbrq]?)*$`)

func (o Option) choiceNames() string {
	if o.Range != "" {
		return o.Range
	}
	list := make([]string, len(o.Choices))
	for i, c := range o.Choices {
		list[i] = c.Name
	}
	return strings.Join(list, ", ")
}

// ForPlies returns the value that a depth has for so many plies: the number, of levels the first one
// that begins with it ("2.0"), and the greatest there is where so many are too many.
func (o Option) ForPlies(plies int) string {
	if o.Type != Choice {
		return strconv.Itoa(min(plies, o.Max))
	}
	of := func(c OptionChoice) bool { return strings.HasPrefix(c.Name, strconv.Itoa(plies)+".") }
	if i := slices.IndexFunc(o.Choices, of); i >= 0 {
		return o.Choices[i].Name
	}
	return o.Choices[len(o.Choices)-1].Name
}

// Less returns the value of a depth for a ply less than another one has: of levels the one with the
// same end ("2.1" after "3.1") if there is one, else the one listed before. ok is false if there is
// none.
func (o Option) Less(value string) (less string, ok bool) {
	if o.Type != Choice {
		n, err := strconv.Atoi(value)
		return strconv.Itoa(n - 1), err == nil && n > o.Min
	}
	plies, end, _ := strings.Cut(value, ".")
	if n, err := strconv.Atoi(plies); err == nil {
		wanted := strconv.Itoa(n-1) + "." + end
		if slices.ContainsFunc(o.Choices, func(c OptionChoice) bool { return c.Name == wanted }) {
			return wanted, true
		}
	}
	i := slices.IndexFunc(o.Choices, func(c OptionChoice) bool { return c.Name == value })
	if i < 1 {
		return "", false
	}
	return o.Choices[i-1].Name, true
}

// DepthOf returns the option that is meant by depth; ok is false for a programme without one.
func DepthOf(programme Programme) (depth Option, ok bool) {
	options := programme.Options()
	i := find(options, programme.About().Depth)
	if i < 0 {
		return Option{}, false
	}
	return options[i], true
}

// Bool returns the value of a Bool option.
func (v Values) Bool(name string) bool { return v.typed(name, Bool) == "true" }

// Int returns the value of an Int option.
func (v Values) Int(name string) int {
	n, _ := strconv.Atoi(v.typed(name, Int)) // checked by Resolve
	return n
}

// typed returns the value of an option that must have the given type.
func (v Values) typed(name string, want Type) string {
	text := v.Text(name)
	if have := v.options[find(v.options, name)].Type; have != want {
		panic(fmt.Sprintf("search: option %q is a %s, read as a %s", name, have, want))
	}
	return text
}

// Text returns the value of an option of any type as it is written.
func (v Values) Text(name string) string {
	text, ok := v.text[name]
	if !ok {
		panic(fmt.Sprintf("search: there is no option %q among %s", name, names(v.options)))
	}
	return text
}

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

// OneLess returns the options with a depth of one less, if the programme has one that can be less.
func OneLess(p Programme, values Values) Values {
	depth, ok := DepthOf(p)
	if !ok {
		return values
	}
	given := values.Map()
	if given[depth.Name], ok = depth.Less(values.Text(depth.Name)); !ok {
		return values
	}
	if less, err := Resolve(p, given); err == nil {
		return less
	}
	return values
}
