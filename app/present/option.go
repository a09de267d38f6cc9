package present

import (
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
// beside its name anyway: "own weights: centre 300, phalanx 0". It is empty where none does.
func OwnOptions(p search.Programme, values search.Values) string {
	about := p.About()
	var weights, options []string
	for _, o := range p.Options() {
		value := values.Text(o.Name)
		switch {
		case value == o.Default || o.Name == about.Depth || slices.Contains(about.Main, o.Name):
		case o.Type == search.Weights:
			weights = append(weights, strings.NewReplacer(":", " ", ",", ", ").Replace(value))
		default:
			options = append(options, o.Name+" "+value)
		}
	}
	var parts []string
	if len(weights) > 0 {
		parts = append(parts, "own weights: "+strings.Join(weights, ", "))
	}
	if len(options) > 0 {
		parts = append(parts, "own options: "+strings.Join(options, ", "))
	}
	return strings.Join(parts, "; ")
}
