package present

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/search"
)

// OptionValues lists what an option can be set to.
func OptionValues(o search.Option) []string {
	var list []string
	for n := o.Min; o.Type == search.Int && n <= o.Max; n++ {
		list = append(list, strconv.Itoa(n))
	}
	for _, c := range o.Choices {
		list = append(list, c.Name)
	}
	return list
}

// OwnOptions names the options that differ from a programme's defaults, but for those that stand
// beside its name anyway: "own weights: centre 300, phalanx 0"; those of a preset by its name, with what differs from
// that: "preset modern; own options: killers false". It is empty where none does.
func OwnOptions(p search.Programme, values search.Values) string {
	preset := PresetOf(p, values)
	if preset != "" {
		preset = "preset " + preset
	}
	return together(OwnWeights(p, values), preset, OwnSwitches(p, values))
}

// OwnBeside is [OwnOptions] beside the name of the player, which says its preset.
func OwnBeside(p search.Programme, values search.Values) string {
	if _, named := Player(p, values); !named {
		return OwnOptions(p, values)
	}
	return together(OwnWeights(p, values), OwnSwitches(p, values))
}

// together joins the parts that are not empty.
func together(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(part string) bool { return part == "" }), "; ")
}

// OwnSwitches names the options that differ from the preset of [PresetOf], or from a programme's defaults, but for the
// depth, the weights and what stands beside its name: "own options: killers false"; empty where none does.
func OwnSwitches(p search.Programme, values search.Values) string {
	_, own := nearest(p, values)
	if len(own) == 0 {
		return ""
	}
	return "own options: " + strings.Join(own, ", ")
}

// OwnWeights names the weights that differ from a programme's defaults: "own weights: centre 300"; empty
// where none does.
func OwnWeights(p search.Programme, values search.Values) string {
	var weights []string
	for _, o := range p.Options() {
		if value := values.Text(o.Name); o.Type == search.Weights && value != o.Default {
			weights = append(weights, strings.NewReplacer(":", " ", ",", ", ").Replace(value))
		}
	}
	if len(weights) == 0 {
		return ""
	}
	return "own weights: " + strings.Join(weights, ", ")
}

// PresetOf names the preset that the options are nearest to, but for the depth and the weights; empty where that is
// none, or only options that stand beside the programme's name differ from the defaults.
func PresetOf(p search.Programme, values search.Values) string {
	preset, _ := nearest(p, values)
	return preset.Name
}

// Player is the preset in force, with what may differ from it, if it stands among the programmes as one of its own;
// ok is false for the programme itself.
func Player(p search.Programme, values search.Values) (preset search.Preset, ok bool) {
	preset, _ = nearest(p, values)
	return preset, preset.Player != ""
}

// nearest returns the preset that fewest options differ from, and those options as they are set, but for the depth
// and the weights; one without a name, the defaults, where no other is nearer. What stands beside the programme's
// name counts for the others only.
func nearest(p search.Programme, values search.Values) (preset search.Preset, own []string) {
	about := p.About()
	own = Differing(p, search.Preset{}, values, append([]string{about.Depth}, about.Main...)...)
	if len(own) == 0 {
		return preset, nil
	}
	for _, candidate := range p.Presets() {
		if differ := Differing(p, candidate, values, about.Depth); len(differ) < len(own) {
			preset, own = candidate, differ
		}
	}
	return preset, own
}

// Differing names the options that have other values than in a preset, but for weights and those that are named, as
// they are set: "killers false".
func Differing(p search.Programme, preset search.Preset, values search.Values, but ...string) (list []string) {
	wanted, err := search.Resolve(p, preset.Values)
	if err != nil {
		return nil
	}
	for _, o := range p.Options() {
		value := values.Text(o.Name)
		if o.Type != search.Weights && value != wanted.Text(o.Name) && !slices.Contains(but, o.Name) {
			list = append(list, o.Name+" "+value)
		}
	}
	return list
}

// InPreset reports whether the options have the values of a preset, but for those that are named.
func InPreset(p search.Programme, preset search.Preset, values search.Values, but ...string) bool {
	wanted, err := search.Resolve(p, preset.Values)
	if err != nil {
		return false
	}
	a, b := wanted.Map(), values.Map()
	for _, name := range but {
		delete(a, name)
		delete(b, name)
	}
	return maps.Equal(a, b)
}

// Options are the options of a programme for programs: numbers and switches as such.
func Options(p search.Programme, values search.Values) map[string]any {
	list := map[string]any{}
	for _, o := range p.Options() {
		list[o.Name] = OptionValue(o, values.Text(o.Name))
	}
	return list
}

// OptionValue is the value of an option for programs: a number or a switch as such, else its text.
func OptionValue(o search.Option, text string) any {
	switch o.Type {
	case search.Bool:
		return text == "true"
	case search.Int:
		if n, err := strconv.Atoi(text); err == nil {
			return n
		}
	}
	return text
}
