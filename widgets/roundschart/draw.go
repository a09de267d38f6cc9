package roundschart

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/number"
	"drevo/widgets/rows"
)

const (
	margin    = 10 // left and right of everything
	barHeight = 12 // of a round
	gap       = 8  // between texts
	noteGap   = 14 // between notes
	signRoom  = 22 // of the tick or the cross before the axis
)

var (
	strong = draw.Style{Bold: true}
	plain  = draw.Style{}
	small  = draw.Style{Size: theme.SizeNameCaptionText}
	faint  = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
)

// The widths of what stands left and right of the axis in the line of a round, by their longest texts.
const (
	longestName = "no borders"
	longestCost = "888 888 888"
)

// source is the search as the rows of a list.
type source struct{ *View }

func (s source) Len() int               { return len(s.lines) }
func (s source) Selectable(at int) bool { return s.lines[at].round != notesLine }

func (s source) Height(at int) float32 {
	switch l := s.lines[at]; l.round {
	case stageLine:
		return s.body.RowHeight(strong) + 2
	case notesLine:
		return float32(len(s.notes(l.stage)))*s.body.Surface.LineHeight(small) + 8
	}
	return max(s.body.RowHeight(small), barHeight+6)
}

// chart returns where the axis lies in a line: between the names and the costs of the rounds.
func (v *View) chart(width float32) (x, w float32) {
	left := margin + gap + v.body.TextWidth(longestName, small) + signRoom
	right := margin + v.body.TextWidth(longestCost, faint) + gap
	return left, max(width-left-right, 10)
}

// Draw draws one line.
func (s source) Draw(at int, p *rows.Row) {
	l := s.lines[at]
	stage := s.data.Stages[l.stage]
	switch l.round {
	case stageLine:
		s.drawStage(stage, p)
	case notesLine:
		s.drawNotes(l.stage, p)
	default:
		s.drawRound(stage.Rounds[l.round], p)
	}
}

// drawStage writes what an iteration came to.
func (s source) drawStage(stage Stage, p *rows.Row) {
	p.Fill(draw.Rect{X: margin, W: p.Width - 2*margin, H: 1}, theme.ColorNameSeparator)
	cost := s.body.TextWidth(stage.Cost, faint)
	p.Text(stage.Cost, draw.Rect{X: p.Width - margin - cost, W: cost, H: p.Height}, faint.Right())
	room := p.Width - 2*margin - cost - gap
	x := float32(margin)
	for _, part := range []struct {
		text  string
		style draw.Style
	}{{stage.Name, strong}, {stage.Best, plain}, {stage.Value, plain.In(theme.ColorNamePlaceHolder)}} {
		w := min(s.body.TextWidth(part.text, part.style), room)
		if part.text == "" || w < 12 {
			continue
		}
		p.Text(part.text, draw.Rect{X: x, W: w, H: p.Height}, part.style)
		x, room = x+w+gap, room-w-gap
	}
}

// drawRound draws the borders of a round, its guess and what came out.
func (s source) drawRound(r Round, p *rows.Row) {
	x, w := s.chart(p.Width)
	p.Text(r.Name, draw.Rect{X: margin + gap, W: x - margin - gap - signRoom, H: p.Height}, small)
	p.Text(r.Cost, draw.Rect{X: x + w + gap, W: p.Width - margin - x - w - gap, H: p.Height}, faint.Right())
	s.drawGrid(p, x, w)
	middle := p.Height / 2
	ground := p.Colour(theme.ColorNameBackground)
	colour := p.Colour(theme.ColorNamePlaceHolder)
	switch r.Outcome {
	case Held:
		colour = p.Shade(draw.ShadeHolds)
	case Below, Above:
		colour = p.Shade(draw.ShadeFails)
	}
	low, high := x+s.axis.Place(r.Low, w), x+s.axis.Place(r.High, w)
	bar := draw.Rect{X: low, Y: middle - barHeight/2, W: max(high-low, 2), H: barHeight}
	p.FillWith(bar, draw.Mix(ground, colour, 0.25))
	for _, end := range []float64{r.Low, r.High} {
		if !math.IsInf(end, 0) {
			p.FillWith(draw.Rect{X: x + s.axis.Place(end, w) - 1, Y: bar.Y, W: 2, H: barHeight}, colour)
		}
	}
	if !math.IsNaN(r.Guess) {
		at := x + s.axis.Place(r.Guess, w)
		p.Outline([]fyne.Position{{X: at, Y: middle - 4}, {X: at + 4, Y: middle}, {X: at, Y: middle + 4},
			{X: at - 4, Y: middle}}, 1.2, p.Colour(theme.ColorNameForeground))
	}
	s.drawOutcome(r, p, draw.Rect{X: x, Y: bar.Y, W: w, H: barHeight})
}

// drawOutcome draws where the value lies, with a tick where the round held and an arrow to where the
// value is where it did not.
func (s source) drawOutcome(r Round, p *rows.Row, chart draw.Rect) {
	if !r.Known || r.Outcome == Running {
		return
	}
	at := chart.X + s.axis.Place(r.At, chart.W)
	middle := chart.Y + chart.H/2
	if r.Outcome == Held {
		p.FillWith(draw.Rect{X: at - 1.5, Y: chart.Y - 1, W: 3, H: chart.H + 2}, p.Colour(theme.ColorNameForeground))
		p.Tick(fyne.NewPos(chart.X-10, middle), 9, 2, p.Shade(draw.ShadeHolds))
		return
	}
	p.Cross(fyne.NewPos(chart.X-10, middle), 8, 2, p.Shade(draw.ShadeFails))
	from := chart.X + s.axis.Place(r.Low, chart.W)
	if r.Outcome == Above {
		from = chart.X + s.axis.Place(r.High, chart.W)
	}
	if math.Abs(float64(at-from)) < 9 { // no room for a shaft
		at = from + 9
		if r.Outcome == Below {
			at = from - 9
		}
	}
	p.Arrow([]fyne.Position{{X: from, Y: middle}, {X: at, Y: middle}}, 2, 7, p.Shade(draw.ShadeFails))
}

// drawGrid draws the marks of the axis through a line.
func (s source) drawGrid(p *rows.Row, x, w float32) {
	s.eachMark(w, func(v float64) {
		p.Fill(draw.Rect{X: x + s.axis.Place(v, w), W: 1, H: p.Height}, theme.ColorNameSeparator)
	})
}

// eachMark calls a function for every mark of an axis that is so wide: as many as their numbers have room.
func (v *View) eachMark(width float32, do func(float64)) {
	widest := max(v.body.TextWidth(number.Signed(v.axis.Low, 0), faint), v.body.TextWidth(number.Signed(v.axis.High, 0),
		faint))
	step := max(v.axis.Step(int(width/(widest+gap))), 1)
	for at := math.Ceil(v.axis.Low/step) * step; at <= v.axis.High; at += step {
		do(at)
	}
}

// placedNote is a note with the room for its name and its number in a line of notes.
type placedNote struct {
	Note
	x, name, value float32
}

// notes lays the notes of a stage out in lines.
func (s source) notes(stage int) (lines [][]placedNote) {
	const from = 2 * margin
	x := float32(from)
	for _, note := range s.data.Stages[stage].Notes {
		n := placedNote{Note: note, name: s.body.TextWidth(note.Name, faint), value: s.body.TextWidth(note.Value, small)}
		if width := n.name + 4 + n.value; len(lines) == 0 || x+width > s.body.Size().Width-margin {
			lines, x = append(lines, nil), from
		}
		n.x = x
		last := len(lines) - 1
		lines[last] = append(lines[last], n)
		x += n.name + 4 + n.value + noteGap
	}
	return lines
}

// drawNotes writes what saved how much.
func (s source) drawNotes(stage int, p *rows.Row) {
	height := s.body.Surface.LineHeight(small)
	for i, line := range s.notes(stage) {
		y := 2 + float32(i)*height
		for _, n := range line {
			p.Text(n.Name, draw.Rect{X: n.x, Y: y, W: n.name, H: height}, faint)
			p.Text(n.Value, draw.Rect{X: n.x + n.name + 4, Y: y, W: n.value, H: height}, small)
		}
	}
}

// Hint explains what is under the mouse.
func (s source) Hint(at int, pos fyne.Position) string {
	l := s.lines[at]
	stage := s.data.Stages[l.stage]
	switch l.round {
	case stageLine:
		return stage.Hint
	case notesLine:
		lines := s.notes(l.stage)
		i := int((pos.Y - 2) / s.body.Surface.LineHeight(small))
		if i < 0 || i >= len(lines) {
			return ""
		}
		for _, n := range lines[i] {
			if pos.X >= n.x && pos.X < n.x+n.name+4+n.value {
				return n.Hint
			}
		}
		return ""
	}
	return stage.Rounds[l.round].Hint
}

// header is what stands above the rounds: sentences, and the scale.
type header struct{ *View }

func (h header) Len() int                       { return len(h.data.Texts) + 1 }
func (h header) Selectable(int) bool            { return false }
func (h header) Hint(int, fyne.Position) string { return "" }

func (h header) Height(at int) float32 {
	if at < len(h.data.Texts) {
		return float32(len(h.wrapped(at)))*h.head.Surface.LineHeight(small) + 4
	}
	return 2 * h.head.RowHeight(faint)
}

// wrapped are the lines of a sentence.
func (h header) wrapped(at int) []string {
	room := h.head.Size().Width - 2*margin
	return draw.Wrap(h.data.Texts[at], func(part string) bool { return h.head.TextWidth(part, small) <= room })
}

// Draw draws a sentence, or the scale with its numbers.
func (h header) Draw(at int, p *rows.Row) {
	if at < len(h.data.Texts) {
		height := h.head.Surface.LineHeight(small)
		for i, text := range h.wrapped(at) {
			p.Text(text, draw.Rect{X: margin, Y: 2 + float32(i)*height, W: p.Width - 2*margin, H: height}, small)
		}
		return
	}
	half := p.Height / 2
	x, w := h.chart(p.Width)
	p.Text(h.data.Axis, draw.Rect{X: margin, W: p.Width - 2*margin, H: half}, faint)
	p.Fill(draw.Rect{X: x, Y: p.Height - 1, W: w, H: 1}, theme.ColorNameSeparator)
	centred := faint
	centred.Align = fyne.TextAlignCenter
	h.eachMark(w, func(v float64) {
		at := x + h.axis.Place(v, w)
		p.Fill(draw.Rect{X: at, Y: p.Height - 4, W: 1, H: 4}, theme.ColorNamePlaceHolder)
		p.Text(number.Signed(v, 0), draw.Rect{X: at - 16, Y: half, W: 32, H: half - 3}, centred)
	})
}
