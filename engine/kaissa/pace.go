package kaissa

import "drevo/engine/search"

// Pace raises the level to the greatest number of half-moves with as many non-forcing ones: the
// iterations on the way to it go on until the limits end them.
func (p Programme) Pace(values search.Values, _ search.Limits) (search.Values, bool) {
	l := parseLevel(values.Text(optionLevel))
	if !values.Bool(optionDeepen) || l == (level{}) {
		return values, false
	}
	given := values.Map()
	given[optionLevel] = level{maxX, l.y}.String()
	given[optionTime] = timeLevel
	paced, err := search.Resolve(p, given)
	return paced, err == nil
}
