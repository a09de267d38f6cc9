package paulchess

import (
	"strconv"

	"drevo/engine/search"
)

// Pace raises the depth to the greatest, and lets the limits end the iterations on the way to it.
func (p Programme) Pace(values search.Values, _ search.Limits) (search.Values, bool) {
	if !values.Bool(optionDeepening) {
		return values, false
	}
	given := values.Map()
	given[optionDepth] = strconv.Itoa(maxDepth)
	given[optionDynamic] = "false"
	paced, err := search.Resolve(p, given)
	return paced, err == nil
}
