package botvinnik

import (
	"strconv"

	"drevo/engine/search"
)

// Pace lets the limits take the place of the effort: positions are shared among the horizons as the
// effort is, time as the clock is.
func (p Programme) Pace(values search.Values, limits search.Limits) (search.Values, bool) {
	given := values.Map()
	given[optionEffort] = strconv.Itoa(int(min(limits.Nodes/1000, maxEffort)))
	paced, err := search.Resolve(p, given)
	return paced, err == nil && (limits.Nodes == 0 || limits.Nodes >= 1000)
}
