package breakdown

import (
	"math"
	"sort"
)

// line is what one line of the list shows: a row, or the heading of a group with its subtotal.
type line struct {
	heading bool
	id      string // of the row
	row     int    // index in Data.Rows; of the group's first row for a heading
	total   Total  // of the group
	members int    // rows in the group, hidden ones included
}

// arrange lists the lines to show.
func arrange(rows []Row, order Order, hideZero bool) []line {
	if order == BySize {
		return bySize(rows, hideZero)
	}
	var lines []line
	grouped := hasGroups(rows)
	for first := 0; first < len(rows); {
		end := first + 1
		for end < len(rows) && rows[end].Group == rows[first].Group {
			end++
		}
		shown := members(rows, first, end, hideZero)
		if grouped && len(shown) > 0 {
			lines = append(lines, line{heading: true, row: first, total: sum(rows[first:end]), members: end - first})
		}
		lines = append(lines, shown...)
		first = end
	}
	return lines
}

// bySize lists the rows without groups, the largest net value first, equals in source order.
func bySize(rows []Row, hideZero bool) []line {
	lines := members(rows, 0, len(rows), hideZero)
	sort.SliceStable(lines, func(i, j int) bool {
		return math.Abs(rows[lines[i].row].Net) > math.Abs(rows[lines[j].row].Net)
	})
	return lines
}

// members lists rows[first:end], with or without those that are zero.
func members(rows []Row, first, end int, hideZero bool) []line {
	var lines []line
	for i := first; i < end; i++ {
		if !hideZero || !rows[i].Zero {
			lines = append(lines, line{row: i, id: rows[i].ID})
		}
	}
	return lines
}

// hasGroups reports whether the rows stand under more than one heading.
func hasGroups(rows []Row) bool {
	for _, row := range rows {
		if row.Group != rows[0].Group {
			return true
		}
	}
	return false
}

// sum adds rows up.
func sum(rows []Row) Total {
	var t Total
	for _, row := range rows {
		t.White += row.White
		t.Black += row.Black
		t.Net += row.Net
	}
	return t
}

// barScale returns the value whose bar reaches the edge: the largest net value of all lines, hidden
// ones included, so that bars keep their length when lines are hidden or sorted.
func barScale(rows []Row, total Total) float64 {
	scale := math.Abs(total.Net)
	for _, l := range arrange(rows, BySource, false) {
		net := l.total.Net
		if !l.heading {
			net = rows[l.row].Net
		}
		scale = math.Max(scale, math.Abs(net))
	}
	return scale
}

// zeros counts the rows that hiding would take away.
func zeros(rows []Row) int {
	n := 0
	for _, row := range rows {
		if row.Zero {
			n++
		}
	}
	return n
}
