package runtable

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

const (
	edge   = 8   // left of everything
	gutter = 14  // right of everything, where the scroll bar is
	gap    = 10  // between columns
	sign   = 14  // the diamond before another choice
	most   = 130 // of a name, before other columns give way to it
)

var (
	plain   = draw.Style{}
	strong  = draw.Style{Bold: true}
	figure  = draw.Style{Align: fyne.TextAlignTrailing}
	faint   = draw.Style{Colour: theme.ColorNamePlaceHolder}
	caption = draw.Style{Colour: theme.ColorNamePlaceHolder, Size: theme.SizeNameCaptionText}
)

// widths are the natural widths of the columns.
type widths struct{ name, verdict, move, value, nodes, boards, time float32 }

func (v *View) measure() widths {
	width := v.body.TextWidth
	w := widths{name: width(v.nameHead(), caption), move: width(textMove(), caption), value: width(v.valueHead(), caption),
		nodes: width(textNodes(), caption), time: width(textTime(), caption)}
	for _, r := range v.data.Rows {
		if r.Verdict != NoVerdict {
			w.verdict = sign
		}
		if !r.Waiting {
			w.move = max(w.move, width(r.Move, strong))
		}
		w.name = max(w.name, min(width(r.Name, plain), most))
		if r.Boards != "" {
			w.boards = max(w.boards, width(textBoards(), caption), width(r.Boards, plain))
		}
		w.value, w.nodes, w.time = max(w.value, width(r.Value, strong)), max(w.nodes, width(r.Nodes, plain)),
			max(w.time, width(r.Time, plain))
	}
	return w
}

func (v *View) valueHead() string { return v.data.Unit }

func (v *View) nameHead() string {
	if v.data.Head != "" {
		return v.data.Head
	}
	return textRun()
}

func textRun() string   { return lang.L("Run") }
func textMove() string  { return lang.L("Move") }
func textNodes() string { return lang.L("Nodes") }
func textTime() string  { return lang.L("Time") }

func textBoards() string { return lang.L("Boards") }

// columns are the places of a row's cells.
type columns struct{ name, verdict, move, value, nodes, boards, time draw.Rect }

// squeezed reports whether nodes, boards and time have no room in columns of their own.
func (v *View) squeezed(width float32) bool {
	w := v.widths
	need := w.name + w.verdict + sign + gap + w.move + gap + w.value + gap + w.nodes + gap + w.time
	if w.boards > 0 {
		need += gap + w.boards
	}
	return width-edge-gutter < need
}

// place lays the columns out; where not all figures have room none has a column.
func (v *View) place(width, height float32) columns {
	var c columns
	x := width - gutter
	take := func(w float32) draw.Rect {
		x -= w
		r := draw.Rect{X: x, W: w, H: height}
		x -= gap
		return r
	}
	if !v.squeezed(width) {
		c.time = take(v.widths.time)
		if v.widths.boards > 0 {
			c.boards = take(v.widths.boards)
		}
		c.nodes = take(v.widths.nodes)
	}
	c.value = take(v.widths.value)
	c.move = take(v.widths.move)
	x -= sign
	c.verdict = draw.Rect{X: x - v.widths.verdict, W: v.widths.verdict, H: height}
	x -= v.widths.verdict
	c.name = draw.Rect{X: edge, W: x - edge, H: height}
	return c
}

// source is the runs as the rows of a list.
type source struct{ *View }

func (s source) Len() int            { return len(s.data.Rows) }
func (s source) Selectable(int) bool { return true }

func (s source) Height(row int) float32 {
	_, lines := s.layLine(row)
	return s.lineTop(row) + float32(lines)*s.body.Surface.LineHeight(plain) + 4
}

// nameLines are the lines in which the name of a run stands beside its choice.
func (v *View) nameLines(row int) []string {
	room := v.place(v.body.Size().Width, 1).name.W
	return draw.Wrap(v.data.Rows[row].Name, func(part string) bool { return v.body.TextWidth(part, plain) <= room })
}

// nameHeight is how high a run's name is.
func (v *View) nameHeight(row int) float32 {
	return v.body.RowHeight(plain) + float32(len(v.nameLines(row))-1)*v.body.Surface.LineHeight(plain)
}

// lineTop is where the moves of a row's line begin: below its name, and the figures that have no columns.
func (v *View) lineTop(row int) float32 {
	_, lines := v.figures(row)
	return v.nameHeight(row) + float32(lines)*v.body.Surface.LineHeight(small)
}

// Draw draws the cells of a run, and its line below them.
func (s source) Draw(row int, p *rows.Row) {
	r := s.data.Rows[row]
	height := s.body.RowHeight(plain)
	c := s.place(p.Width, height)
	p.Fill(draw.Rect{Y: 0, W: p.Width, H: 1}, theme.ColorNameSeparator)
	if r.Changed {
		p.Fill(draw.Rect{X: edge, W: p.Width - edge - gutter, H: 2}, theme.ColorNameWarning)
		p.Mark(p.Bounds(), p.Pixels(draw.Rect{X: c.move.X - sign, Y: (height - 9) / 2, W: 9, H: 9}), draw.Diamond,
			p.Colour(theme.ColorNameWarning))
	}
	for i, part := range s.nameLines(row) {
		at := c.name
		at.Y += float32(i) * s.body.Surface.LineHeight(plain)
		p.Text(part, at, plain)
	}
	if r.Waiting {
		p.Text(r.Move, draw.Rect{X: c.move.X, W: p.Width - gutter - c.move.X, H: height}, faint)
		return
	}
	drawVerdict(p, c.verdict, r.Verdict)
	p.Text(r.Move, c.move, strong)
	p.Text(r.Value, c.value, figure.Strong())
	p.Text(r.Nodes, c.nodes, figure)
	p.Text(r.Boards, c.boards, figure)
	p.Text(r.Time, c.time, faint.Right())
	s.drawFigures(row, p)
	words, _ := s.layLine(row)
	for i, w := range words {
		style := faint
		if i == r.PartsAt {
			p.Fill(draw.Rect{X: w.X - 2, Y: w.Y, W: w.W + 4, H: w.H}, theme.ColorNameSelection)
			style = strong
		}
		p.Text(r.Line[i], w, style)
	}
}

// drawVerdict draws a tick or a cross.
func drawVerdict(p *rows.Row, at draw.Rect, v Verdict) {
	switch v {
	case Solved:
		p.Tick(at.Middle(), 10, 2, p.Shade(draw.ShadeHolds))
	case Missed:
		p.Cross(at.Middle(), 7, 1.6, p.Shade(draw.ShadeFails))
	}
}

// layLine places the moves of a row's line, in as many lines of text as they need.
func (v *View) layLine(row int) (places []draw.Rect, lines int) {
	r := v.data.Rows[row]
	height, top := v.body.Surface.LineHeight(plain), v.lineTop(row)
	right := v.body.Size().Width - gutter
	x := float32(edge + sign)
	for _, move := range r.Line {
		width := v.body.TextWidth(move, strong)
		if lines == 0 || x+width > right && x > edge+sign {
			x = edge + sign
			lines++
		}
		places = append(places, draw.Rect{X: x, Y: top + float32(lines-1)*height, W: width, H: height})
		x += width + 6
	}
	return places, lines
}

// moveAt returns the move of a row's line at a place, or -1.
func (v *View) moveAt(row int, at fyne.Position) int {
	words, _ := v.layLine(row)
	for i, w := range words {
		if at.X >= w.X-3 && at.X < w.X+w.W+3 && at.Y >= w.Y && at.Y < w.Y+w.H {
			return i
		}
	}
	return -1
}

// Hint says what stands under the mouse.
func (s source) Hint(row int, at fyne.Position) string {
	r, h := s.data.Rows[row], s.data.Rows[row].Hints
	list, _ := s.figures(row)
	for _, f := range list {
		if at.X >= f.at.X && at.X < f.at.X+f.at.W && at.Y >= f.at.Y && at.Y < f.at.Y+f.at.H {
			return f.hint
		}
	}
	if at.Y > s.nameHeight(row) {
		return h.Line
	}
	c := s.place(s.body.Size().Width, 1)
	in := func(r draw.Rect) bool { return at.X >= r.X && at.X < r.X+r.W }
	switch {
	case r.Waiting, at.X < c.verdict.X:
		return h.Name
	case in(c.verdict):
		return h.Verdict
	case at.X < c.move.X+c.move.W:
		return h.Move
	case in(c.value):
		return h.Value
	case in(c.nodes):
		return h.Nodes
	case in(c.boards):
		return h.Boards
	case in(c.time):
		return h.Time
	}
	return ""
}

// header is the line of the columns' names.
type header struct{ *View }

func (h header) Len() int            { return 1 }
func (h header) Selectable(int) bool { return false }
func (h header) Height(int) float32  { return h.head.RowHeight(caption) }

func (h header) Hint(_ int, at fyne.Position) string {
	c := h.place(h.head.Size().Width, 1)
	switch {
	case at.X >= c.verdict.X && at.X < c.verdict.X+c.verdict.W:
		return lang.L("A tick: the move that is to be found was chosen. A cross: another one, or none.")
	case at.X < c.move.X-sign:
		return lang.L("The programme and what its search differs in from the others.")
	case at.X < c.move.X+c.move.W:
		return lang.L("The move that was chosen. A diamond: another one than in the row above.")
	case at.X < c.value.X+c.value.W:
		return lang.L("The value of the choice, seen from White.")
	case at.X < c.nodes.X+c.nodes.W:
		return lang.L("The positions that the search visited.")
	case c.boards.W > 0 && at.X < c.boards.X+c.boards.W:
		return lang.L("The positions that were made to put moves in order.")
	}
	return lang.L("The time that the search took on this machine.")
}

// Draw draws the names.
func (h header) Draw(_ int, p *rows.Row) {
	c := h.place(p.Width, p.Height)
	p.Text(h.nameHead(), c.name, caption)
	p.Text(textMove(), c.move, caption)
	p.Text(h.valueHead(), c.value, caption.Right())
	p.Text(textNodes(), c.nodes, caption.Right())
	if c.boards.W > 0 {
		p.Text(textBoards(), c.boards, caption.Right())
	}
	p.Text(textTime(), c.time, caption.Right())
}
