package attacklist

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Distances in a list that hold at any theme.
const (
	edge   = 8  // left of everything
	indent = 26 // left of labels and formulas, behind the sign
	gutter = 14 // right of everything, where the scroll bar is
	air    = 6  // above and below what a row holds
	hang   = 12 // left of the second and further lines of a formula
	gap    = 8  // between columns
)

var (
	labelStyle   = draw.Style{Bold: true}
	valueStyle   = draw.Style{Bold: true, Align: fyne.TextAlignTrailing}
	timeStyle    = draw.Style{Align: fyne.TextAlignTrailing}
	factorStyle  = draw.Style{}
	weakStyle    = draw.Style{Colour: theme.ColorNamePlaceHolder}
	headingStyle = draw.Style{Bold: true, Colour: theme.ColorNamePlaceHolder}
)

// layout says where the rows of a list and the factors in them stand.
type layout struct {
	label, line float32 // heights of the first line of a row and of a line of its formula
	badge       draw.Rect
	attacker    float32  // width of the widest, without the squares that it goes by
	target      float32  // and of the widest target
	value, time float32  // widths of the widest, heads included
	factors     []factor // of all rows
	first       []int    // of each row, into factors, and their number at the end
	heights     []float32
}

// factor is where a factor stands in its row. Blanks at its ends are not part of it.
type factor struct {
	lead, width, trail float32
	x, y, room         float32 // room is the width that it gets, less than it needs when it is cut
}

// measure takes the widths of all texts.
func (l *layout) measure(rows []Row, s *draw.Surface) {
	l.label = max(s.LineHeight(labelStyle), s.LineHeight(badgeStyle)+4) + 2
	l.line = s.LineHeight(factorStyle) + 3
	l.badge = draw.Rect{W: s.TextWidth("0", badgeStyle) + 24, H: s.LineHeight(badgeStyle) + 2}
	l.attacker, l.target, l.value, l.time = 0, s.TextWidth(headTarget[1], headStyle), 0, 0
	for _, line := range headValue {
		l.value = max(l.value, s.TextWidth(line, headStyle))
	}
	for _, line := range headTime {
		l.time = max(l.time, s.TextWidth(line, headStyle))
	}
	for _, line := range headReaches {
		l.badge.W = max(l.badge.W, s.TextWidth(line, headStyle))
	}
	l.factors, l.first = l.factors[:0], l.first[:0]
	blank := s.TextWidth(" ", factorStyle)
	for i := range rows {
		l.first = append(l.first, len(l.factors))
		if rows[i].Heading {
			continue
		}
		l.attacker = max(l.attacker, s.TextWidth(rows[i].Attacker, labelStyle))
		l.target = max(l.target, s.TextWidth(rows[i].Target, labelStyle))
		l.value = max(l.value, s.TextWidth(rows[i].Value, valueStyle))
		l.time = max(l.time, s.TextWidth(rows[i].HalfMoves, timeStyle))
		for _, f := range rows[i].Factors {
			text := strings.TrimLeft(f.Text, " ")
			word := strings.TrimRight(text, " ")
			l.factors = append(l.factors, factor{
				lead: blank * float32(len(f.Text)-len(text)), width: s.TextWidth(word, factorStyle),
				trail: blank * float32(len(text)-len(word)),
			})
		}
	}
	l.first = append(l.first, len(l.factors))
}

// wrap breaks the formulas into lines for a width of the list and finds their heights.
func (l *layout) wrap(rows []Row, width float32) {
	l.heights = l.heights[:0]
	for i := range rows {
		height := air + l.label
		if rows[i].Heading {
			height += 2
		} else {
			lines := wrapFormula(l.factors[l.first[i]:l.first[i+1]], width-indent-gutter, air+l.label, l.line)
			height += float32(lines)*l.line + air
		}
		l.heights = append(l.heights, height)
	}
}

// wrapFormula breaks one formula into lines and returns how many.
func wrapFormula(list []factor, width, y, height float32) (lines int) {
	x, begun := float32(0), false
	for i := range list {
		f := &list[i]
		if begun && x+f.lead+f.width > width {
			x, begun = hang, false
			y += height
			lines++
		}
		if begun {
			x += f.lead
		}
		f.x, f.y = x, y
		f.room = max(min(f.width, width-x), 0)
		x += f.width + f.trail
		begun = true
	}
	if len(list) > 0 {
		lines++
	}
	return lines
}

// widestLine is the width from which on the columns stay together at the left.
const widestLine = 480

// columns are the places of what stands in the first line of a row.
type columns struct{ attacker, target, value, halfMoves, badge draw.Rect }

// columns lays the first line out for a width of the list: the numbers at the right, the attacker
// and the target with the room that they need as far as it goes.
func (l *layout) columns(width float32) (c columns) {
	right := min(width, widestLine) - gutter
	take := func(w float32) draw.Rect {
		r := draw.Rect{X: right - w - 1, Y: air, W: w + 1, H: l.label}
		right = r.X - gap
		return r
	}
	c.badge = take(l.badge.W)
	c.badge.Y, c.badge.H = air+(l.label-l.badge.H)/2, l.badge.H
	c.halfMoves = take(l.time)
	c.value = take(l.value)
	room := right - indent - gap
	c.target = take(max(min(l.target, max(room-l.attacker, room*0.45)), 0))
	c.attacker = draw.Rect{X: indent, Y: air, W: max(right-indent, 0), H: l.label}
	return c
}

// factorRect returns the place of a factor in its row.
func (l *layout) factorRect(i int) draw.Rect {
	f := &l.factors[i]
	return draw.Rect{X: indent + f.x, Y: f.y, W: f.room, H: l.line}
}
