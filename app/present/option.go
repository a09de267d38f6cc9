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
// beside its name anyway: "own weights: centre 300, phalanx 0"; those of a preset by its name. It is
// empty where none does.
func OwnOptions(p search.Programme, values search.Values) string {
	var parts []string
	if weights := OwnWeights(p, values); weights != "" {
		parts = append(parts, weights)
	}
	if preset := PresetOf(p, values); preset != "" {
		parts = append(parts, "preset "+preset)
	} else if own := ownSwitches(p, values); len(own) > 0 {
		parts = append(parts, "own options: "+strings.Join(own, ", "))
	}
	return strings.Join(parts, "; ")
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

// ownSwitches are the options that differ from a programme's defaults, but for weights and those that
// stand beside its name.
func ownSwitches(p search.Programme, values search.Values) (own []string) {
	about := p.About()
	for _, o := range p.Options() {
		value := values.Text(o.Name)
		if value != o.Default && o.Type != search.Weights && o.Name != about.Depth && !slices.Contains(about.Main, o.Name) {
			own = append(own, o.Name+" "+value)
		}
	}
	return own
}

// PresetOf names the preset that the options are, but for the depth and the weights; empty for none, and
// where only options that stand beside the programme's name differ from the defaults.
func PresetOf(p search.Programme, values search.Values) string {
	if len(ownSwitches(p, values)) == 0 {
		return ""
	}
	apart := []string{p.About().Depth}
	for _, o := range p.Options() {
		if o.Type == search.Weights && values.Text(o.Name) != o.Default {
			apart = append(apart, o.Name)
		}
	}
	for _, preset := range p.Presets() {
		if InPreset(p, preset, values, apart...) {
			return preset.Name
		}
	}
	return ""
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
