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
	about := p.About()
	var weights, options []string
	apart := []string{about.Depth}
	for _, o := range p.Options() {
		value := values.Text(o.Name)
		switch {
		case value == o.Default || o.Name == about.Depth || slices.Contains(about.Main, o.Name):
		case o.Type == search.Weights:
			apart = append(apart, o.Name)
			weights = append(weights, strings.NewReplacer(":", " ", ",", ", ").Replace(value))
		default:
			options = append(options, o.Name+" "+value)
		}
	}
	var parts []string
	if len(weights) > 0 {
		parts = append(parts, "own weights: "+strings.Join(weights, ", "))
	}
	presets := p.Presets()
	switch i := slices.IndexFunc(presets, func(preset search.Preset) bool { return InPreset(p, preset, values, apart...) }); {
	case len(options) == 0:
	case i >= 0:
		parts = append(parts, "preset "+presets[i].Name)
	default:
		parts = append(parts, "own options: "+strings.Join(options, ", "))
	}
	return strings.Join(parts, "; ")
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
