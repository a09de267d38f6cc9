package paulchess

import (
	"strconv"

	"drevo/engine/search"
)

// Deepens reports whether the iterations begin with one ply.
func (Programme) Deepens(values search.Values) bool { return values.Bool(optionDeepening) }

// Pace raises the depth to the greatest, and lets the limits end the iterations on the way to it.
func (p Programme) Pace(values search.Values, _ search.Limits) (search.Values, bool) {
	if !p.Deepens(values) {
		return values, false
	}
	given := values.Map()
	given[optionDepth] = strconv.Itoa(maxDepth)
	given[optionDynamic] = "false"
	paced, err := search.Resolve(p, given)
	return paced, err == nil
}
