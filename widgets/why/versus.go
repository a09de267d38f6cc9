package why

import (
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/number"
	"drevo/widgets/rows"
)

// half is one of the two columns of moves, over a line of the given width.
func half(width float32, column int) draw.Rect {
	w := (width - edge - gutter - gap) / 2
	return draw.Rect{X: edge + float32(column)*(w+gap), W: w}
}

// columnAt returns the column of moves at x.
func (p *View) columnAt(x float32) int {
	if c := p.data.Comparison; (c == nil || c.Title == "") && x < half(p.list.Size().Width, 1).X-gap/2 {
		return 0
	}
	return 1
}

// drawMoves draws one half-move of both lines side by side.
func (s source) drawMoves(at int, p *rows.Row) {
	if s.data.Comparison.Title != "" {
		s.drawAlone(at, p)
		return
	}
	for column := range 2 {
		if m := s.moveAt(at, column); m != nil {
			place := half(p.Width, column)
			place.H = p.Height
			s.drawMove(*m, place, p.Selected && s.column == column, p)
		}
	}
}

// drawAlone draws a half-move of the second line where that stands alone, in the columns of the chain.
func (s source) drawAlone(at int, p *rows.Row) {
	const x, size = edge + 6, 8
	m := s.data.Comparison.Second.Moves[at]
	s.drawBeadOf(m.Side, draw.Rect{X: x - size/2, Y: (p.Height - size) / 2, W: size, H: size}, p)
	if p.Selected {
		p.Fill(draw.Rect{X: spine, Y: p.Height - 2, W: p.Width - gutter - spine, H: 2}, theme.ColorNamePrimary)
	}
	s.drawLink(link{move: m.Name, beside: m.Taken, pieces: m.Pieces, value: m.Value, bound: m.Bound}, p.Height, plain, p)
}

// drawMove draws a move with the bead of who makes it, and its value; a mark below it shows that
// the keys are here.
func (s source) drawMove(m Move, r draw.Rect, chosen bool, p *rows.Row) {
	const size = 8
	s.drawBeadOf(m.Side, draw.Rect{X: r.X, Y: r.Y + (r.H-size)/2, W: size, H: size}, p)
	if chosen {
		p.Fill(draw.Rect{X: r.X, Y: r.Y + r.H - 2, W: r.W, H: 2}, theme.ColorNamePrimary)
	}
	width := p.TextWidth(m.Value, faint)
	p.Text(m.Value, draw.Rect{X: r.X + r.W - width, Y: r.Y, W: width, H: r.H}, faint.Right())
	x := r.X + r.W - width - signWidth
	p.Text(sign(m.Bound), draw.Rect{X: x, Y: r.Y, W: signWidth, H: r.H}, faint)
	left := r.X + size + 6
	p.Text(m.Name, draw.Rect{X: left, Y: r.Y, W: x - left, H: r.H}, plain)
}

// drawDifference draws a term of both lines, what is equal in both, or the totals; above the first term stand the
// columns' names.
func (s source) drawDifference(l line, p *rows.Row) {
	row := s.list.RowHeight(plain)
	r := draw.Rect{Y: p.Height - row, H: row}
	if l.kind == totalDifference {
		p.Fill(draw.Rect{X: edge, W: p.Width - 2*edge, H: 1}, theme.ColorNameInputBorder)
		s.drawPair(p, r, lang.L("Total"), s.data.Comparison.totals(), strong)
		return
	}
	if l.kind == equalDifference {
		equal := s.data.Comparison.Equal
		s.drawPair(p, r, lang.L("Equal in both"), pairSum{equal, equal}, faint)
		return
	}
	if l.at == 0 {
		s.drawPairHead(p, r.Y)
	}
	d := s.data.Comparison.Terms[l.at]
	s.drawPair(p, r, d.Name, sumDifferences([]Difference{d}), plain)
}

// pair are the places of a difference's parts; the bar has no width when there is no room for it.
type pair struct{ name, first, second, bar, net draw.Rect }

// placePair lays them out in a line of the given width.
func (p *View) placePair(width float32) pair {
	var c pair
	x := width - gutter - p.widths.net
	c.net = draw.Rect{X: x, W: p.widths.net}
	room := x - gap - edge - 2*(p.widths.both+gap)
	c.name = draw.Rect{X: edge, W: min(p.widths.name, room)}
	if bar := room - min(p.widths.name, 100) - gap; bar >= minBar {
		c.name.W = nameWidth(p.widths.name, room)
	}
	x = edge + c.name.W + gap
	c.first = draw.Rect{X: x, W: p.widths.both}
	c.second = draw.Rect{X: x + p.widths.both + gap, W: p.widths.both}
	x += 2 * (p.widths.both + gap)
	if c.bar = (draw.Rect{X: x, W: c.net.X - gap - x}); c.bar.W < minBar {
		c.bar.W = 0
	}
	return c
}

// drawPairHead writes the unit and the names of the columns above the first difference.
func (s source) drawPairHead(p *rows.Row, height float32) {
	c := s.placePair(p.Width)
	at := func(r draw.Rect) draw.Rect { return draw.Rect{X: r.X, Y: 4, W: r.W, H: height - 4} }
	p.Text(s.data.Comparison.Scales.Unit(), at(c.name), caption)
	p.Text(s.data.Comparison.First.Name, at(c.first), caption.Right())
	p.Text(s.data.Comparison.Second.Name, at(c.second), caption.Right())
	width := p.TextWidth(lang.L("Difference"), caption)
	p.Text(lang.L("Difference"), at(draw.Rect{X: c.net.X + c.net.W - width, W: width}), caption.Right())
}

// drawPair draws a name, both values, their difference as a bar, and in numbers. r gives top and
// height.
func (s source) drawPair(p *rows.Row, r draw.Rect, name string, d pairSum, style draw.Style) {
	c := s.placePair(p.Width)
	at := func(column draw.Rect) draw.Rect { return draw.Rect{X: column.X, Y: r.Y, W: column.W, H: r.H} }
	p.Text(name, at(c.name), style)
	scales := s.data.Comparison.Scales
	p.Text(scales.Signed(d.first), at(c.first), figure)
	p.Text(scales.Signed(d.second), at(c.second), figure)
	if c.bar.W > 0 {
		s.drawBar(at(c.bar), scales, d.net(), s.differenceScales(), p)
	}
	p.Text(scales.Signed(d.net()), at(c.net), figure.Strong())
}

// differenceScales are those of the differences and their rest.
func (p *View) differenceScales() number.Amount {
	terms := p.data.Comparison.Terms
	shown := []number.Amount{sumDifferences(terms[min(topTerms, len(terms)):]).net()}
	for _, d := range terms {
		shown = append(shown, sumDifferences([]Difference{d}).net())
	}
	return fullBars(p.data.Comparison.Scales, shown)
}
