package kaissa

import "drevo/engine/search"

// Deepens reports whether the iterations begin with the least level.
func (Programme) Deepens(values search.Values) bool { return values.Bool(optionDeepen) }

// Pace raises the level to the greatest number of half-moves with as many non-forcing ones: the
// iterations on the way to it go on until the limits end them.
func (p Programme) Pace(values search.Values, _ search.Limits) (search.Values, bool) {
	l := parseLevel(values.Text(optionLevel))
	if !p.Deepens(values) || l == (level{}) {
		return values, false
	}
	given := values.Map()
	given[optionLevel] = level{maxX, l.y}.String()
	given[optionTime] = timeLevel
	paced, err := search.Resolve(p, given)
	return paced, err == nil
}
