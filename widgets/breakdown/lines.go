package breakdown

import (
	"cmp"
	"math"
	"sort"

	"drevo/widgets/number"
)

// level is what a line of the list shows: a term, the heading of its group, or that of its scale.
type level uint8

const (
	levelTerm level = iota
	levelGroup
	levelScale
)

// line is what one line of the list shows: a row, or a heading with its subtotal.
type line struct {
	level   level
	id      string // of the row
	row     int    // index in Data.Rows; of the first row for a heading
	total   sums   // below a heading
	members int    // rows below a heading, hidden ones included
}

// sums are what rows of one scale add up to.
type sums struct{ white, black, net float64 }

// arrange lists the lines to show.
func arrange(data *Data, order Order, hideZero bool) []line {
	rows := data.Rows
	if order == BySize {
		return bySize(data, hideZero)
	}
	var lines []line
	grouped := hasGroups(rows)
	for first := 0; first < len(rows); {
		if last := runOf(rows, first, byScale); len(data.Scales) > 1 && (first == 0 || !byScale(&rows[first-1],
			&rows[first])) &&
			rows[first].Group != data.Scales.At(rows[first].Scale).Name && len(members(rows, first, last, hideZero)) > 0 {
			lines = append(lines, line{level: levelScale, row: first, total: sum(rows[first:last]), members: last - first})
		}
		end := runOf(rows, first, byGroup)
		shown := members(rows, first, end, hideZero)
		if grouped && len(shown) > 0 {
			lines = append(lines, line{level: levelGroup, row: first, total: sum(rows[first:end]), members: end - first})
		}
		lines = append(lines, shown...)
		first = end
	}
	return lines
}

func byScale(a, b *Row) bool { return a.Scale == b.Scale }
func byGroup(a, b *Row) bool { return a.Group == b.Group && a.Scale == b.Scale }

// runOf returns where the rows that are alike with the first end.
func runOf(rows []Row, first int, alike func(a, b *Row) bool) int {
	end := first + 1
	for end < len(rows) && alike(&rows[end], &rows[first]) {
		end++
	}
	return end
}

// bySize lists the rows without groups, the largest net value first, equals in source order. What has another unit
// can't be compared, and stands scale by scale.
func bySize(data *Data, hideZero bool) []line {
	rows := data.Rows
	lines := members(rows, 0, len(rows), hideZero)
	sort.SliceStable(lines, func(i, j int) bool {
		a, b := &rows[lines[i].row], &rows[lines[j].row]
		if a.Scale != b.Scale && !data.Scales.One() {
			return cmp.Less(a.Scale, b.Scale)
		}
		return math.Abs(a.Net) > math.Abs(b.Net)
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

// sum adds rows of one scale up.
func sum(rows []Row) (s sums) {
	for _, row := range rows {
		s.white += row.White
		s.black += row.Black
		s.net += row.Net
	}
	return s
}

// barScales returns for each scale the value whose bar reaches the edge: the largest net value of its lines, hidden
// ones included, so that bars keep their length when lines are hidden or sorted.
func barScales(data *Data) number.Amount {
	full := make(number.Amount, max(len(data.Scales), 1))
	for _, l := range arrange(data, BySource, false) {
		row := data.Rows[l.row]
		net := l.total.net
		if l.level == levelTerm {
			net = row.Net
		}
		full[row.Scale] = max(full[row.Scale], math.Abs(net))
	}
	return full
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
