package present

import (
	"strconv"

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
