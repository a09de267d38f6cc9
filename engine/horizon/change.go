package horizon

import (
	"cmp"
	"slices"
	"strconv"

	"drevo/engine/search"
)

// Change is another value of one option.
type Change struct {
	Option   string
	From, To string
	// Size orders changes: a switch, another choice, or one more or less of a number is 1; of the depth each step is one;
	// half or twice a number is 2.
	Size  int
	Depth bool // it is that of the depth
}

// deepest is how many steps of depth are tried, either way.
const deepest = 3

// Changes lists the changes of one option of a programme, the smallest first, in the order of the options; the depth is
// first of each size. Weights and lists of moves are left as they are.
func Changes(p search.Programme, values search.Values) (list []Change) {
	depth, _ := search.DepthOf(p)
	for _, o := range p.Options() {
		from := values.Text(o.Name)
		seen := map[string]bool{from: true}
		for _, to := range others(o, from, o.Name == depth.Name) {
			if !seen[to.To] && o.Check(to.To) == nil {
				seen[to.To] = true
				to.Option, to.From, to.Depth = o.Name, from, o.Name == depth.Name
				list = append(list, to)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b Change) int {
		return cmp.Or(cmp.Compare(a.Size, b.Size), compareBool(b.Depth, a.Depth))
	})
	return list
}

// Kept lists the options that no change is tried of: weights and lists of moves, and what goes with nothing else.
func Kept(p search.Programme, values search.Values) (names []string) {
	changes := Changes(p, values)
	for _, o := range p.Options() {
		if !slices.ContainsFunc(changes, func(c Change) bool { return c.Option == o.Name }) {
			names = append(names, o.Name)
		}
	}
	return names
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// others are the other values of an option with their sizes.
func others(o search.Option, from string, depth bool) (list []Change) {
	switch o.Type {
	case search.Bool:
		return []Change{{To: strconv.FormatBool(from != "true"), Size: 1}}
	case search.Choice:
		at := slices.IndexFunc(o.Choices, func(c search.OptionChoice) bool { return c.Name == from })
		for i, c := range o.Choices {
			size := 1
			if depth {
				size = max(i-at, at-i)
			}
			if size <= deepest {
				list = append(list, Change{To: c.Name, Size: size})
			}
		}
	case search.Int:
		n, _ := strconv.Atoi(from) // which Resolve has checked
		for i := 1; depth && i <= deepest; i++ {
			list = append(list, Change{To: strconv.Itoa(n + i), Size: i}, Change{To: strconv.Itoa(n - i), Size: i})
		}
		if depth {
			return list
		}
		for i, values := range [][2]int{{n + 1, n - 1}, {2 * n, n / 2}} {
			for _, value := range values {
				list = append(list, Change{To: strconv.Itoa(value), Size: i + 1})
			}
		}
	}
	return list
}
