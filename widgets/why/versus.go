package why

import (
	"math"

	"fyne.io/fyne/v2/theme"

	"drevo/widgets/sheet"
)

// half is one of the two columns of moves, over a line of the given width.
func half(width float32, column int) sheet.Rect {
	w := (width - edge - gutter - gap) / 2
	return sheet.Rect{X: edge + float32(column)*(w+gap), W: w}
}

// columnAt is the column of moves at x.
func (p *Panel) columnAt(x float32) int {
	if x < half(p.sheet.Size().Width, 1).X-gap/2 {
		return 0
	}
	return 1
}

// drawMoves draws one ply of both lines side by side; above the first ply it says which line is which.
func (s panelSource) drawMoves(at int, pen *sheet.Pen) {
	row := s.sheet.Page.LineHeight(plain)
	top := pen.Height - row
	c := s.data.Comparison
	for column, l := range []Variation{c.Best, c.Second} {
		place := half(pen.Width, column)
		if at == 0 {
			s.drawLineName(column, l, sheet.Rect{X: place.X, W: place.W, H: top}, pen)
		}
		if m := s.moveAt(at, column); m != nil {
			place.Y, place.H = top, row
			s.drawMove(*m, place, pen.Selected && s.column == column, pen)
		}
	}
}

// drawLineName writes which line a column is, and its value.
func (s panelSource) drawLineName(column int, l Variation, r sheet.Rect, pen *sheet.Pen) {
	name := []string{textBest(), textSecond()}[column]
	width := pen.TextWidth(l.Value, bold(caption)) + 1
	pen.Text(l.Value, sheet.Rect{X: r.X + r.W - width, W: width, H: r.H}, right(bold(caption)))
	pen.Text(name, sheet.Rect{X: r.X, W: r.W - width - gap, H: r.H}, caption)
	pen.Fill(sheet.Rect{X: r.X, Y: r.H - 1, W: r.W, H: 1}, theme.ColorNameInputBorder)
}

// drawMove draws a move with the bead of who makes it, and its value; a mark below it shows that the keys are here.
func (s panelSource) drawMove(m Move, r sheet.Rect, chosen bool, pen *sheet.Pen) {
	const size = 8
	bead := sheet.Rect{X: r.X, Y: r.Y + (r.H-size)/2, W: size, H: size}
	if m.Side == White {
		pen.Fill(bead, sheet.ColourWhite).CornerRadius = size / 2
	} else {
		pen.Fill(bead, sheet.ColourBlack).CornerRadius = size / 2
	}
	if chosen {
		pen.Fill(sheet.Rect{X: r.X, Y: r.Y + r.H - 2, W: r.W, H: 2}, theme.ColorNamePrimary)
	}
	width := pen.TextWidth(m.Value, faint) + 1
	pen.Text(m.Value, sheet.Rect{X: r.X + r.W - width, Y: r.Y, W: width, H: r.H}, right(faint))
	x := r.X + r.W - width - signWidth
	pen.Text(sign(m.Bound), sheet.Rect{X: x, Y: r.Y, W: signWidth, H: r.H}, faint)
	left := r.X + size + 6
	pen.Text(m.Name, sheet.Rect{X: left, Y: r.Y, W: x - left, H: r.H}, plain)
}

// drawDifference draws a term of both lines, or the totals; above the first term stand the columns' names.
func (s panelSource) drawDifference(l line, pen *sheet.Pen) {
	row := s.sheet.Page.LineHeight(plain)
	r := sheet.Rect{Y: pen.Height - row, H: row}
	if l.kind == totalDifference {
		pen.Fill(sheet.Rect{X: edge, W: pen.Width - 2*edge, H: 1}, theme.ColorNameInputBorder)
		s.drawPair(pen, r, textTotal(), sumDifferences(s.data.Comparison.Terms), strong)
		return
	}
	if l.at == 0 {
		s.drawPairHead(pen, r.Y)
	}
	d := s.data.Comparison.Terms[l.at]
	s.drawPair(pen, r, d.Name, d, plain)
}

// pair are the places of a difference's parts; the two sides have no width when there is no room for them.
type pair struct{ name, best, second, bar, net sheet.Rect }

// placePair lays them out in a line of the given width.
func (p *Panel) placePair(width float32) pair {
	var c pair
	x := width - gutter - p.widths.net
	c.net = sheet.Rect{X: x, W: p.widths.net}
	room := x - gap - edge
	sides := 2 * (p.widths.both + gap)
	wide := room-sides >= min(p.widths.name, 100)+gap+minBar
	if wide {
		room -= sides
	}
	c.name = sheet.Rect{X: edge, W: nameWidth(p.widths.name, room)}
	x = edge + c.name.W + gap
	if wide {
		c.best = sheet.Rect{X: x, W: p.widths.both}
		c.second = sheet.Rect{X: x + p.widths.both + gap, W: p.widths.both}
		x += sides
	}
	c.bar = sheet.Rect{X: x, W: c.net.X - gap - x}
	return c
}

// drawPairHead writes the names of the columns above the first difference.
func (s panelSource) drawPairHead(pen *sheet.Pen, height float32) {
	c := s.placePair(pen.Width)
	at := func(r sheet.Rect) sheet.Rect { return sheet.Rect{X: r.X, Y: 4, W: r.W, H: height - 4} }
	pen.Text(textBest(), at(c.best), right(caption))
	pen.Text(textSecond(), at(c.second), right(caption))
	width := pen.TextWidth(textDifference(), caption) + 1
	pen.Text(textDifference(), at(sheet.Rect{X: c.net.X + c.net.W - width, W: width}), right(caption))
}

// drawPair draws a name, both values, their difference as a bar, and in numbers. r gives top and height.
func (s panelSource) drawPair(pen *sheet.Pen, r sheet.Rect, name string, d Difference, style sheet.Style) {
	c := s.placePair(pen.Width)
	at := func(column sheet.Rect) sheet.Rect { return sheet.Rect{X: column.X, Y: r.Y, W: column.W, H: r.H} }
	pen.Text(name, at(c.name), style)
	pen.Text(s.signed(d.Best), at(c.best), number)
	pen.Text(s.signed(d.Second), at(c.second), number)
	s.drawBar(at(c.bar), d.net(), s.differenceScale(), pen)
	pen.Text(s.signed(d.net()), at(c.net), bold(number))
}

// differenceScale is the value whose bar reaches the edge: the largest difference, their rest and the total.
func (p *Panel) differenceScale() float64 {
	terms := p.data.Comparison.Terms
	scale := math.Max(math.Abs(sumDifferences(terms).net()), math.Abs(terms[0].net())) // they are sorted
	if len(terms) > topTerms {
		scale = math.Max(scale, math.Abs(sumDifferences(terms[topTerms:]).net()))
	}
	return scale
}
