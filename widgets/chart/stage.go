package chart

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Stage is the row above the rounds of an iteration: what it came to.
type Stage struct {
	ID    uint32 // the caller's name for it
	Name  string
	Best  string // the move that it ended with
	Value string
	Cost  string // nodes and time
	Hint  string
}

func (s Stage) key() (id uint32, ok bool)          { return s.ID, true }
func (s Stage) numbers() []float64                 { return nil }
func (s Stage) height(v *Ranges) float32           { return v.body.RowHeight(strong) + 2 }
func (s Stage) hint(*Ranges, fyne.Position) string { return s.Hint }

func (s Stage) draw(v *Ranges, p *rows.Row) {
	p.Fill(draw.Rect{X: margin, W: p.Width - 2*margin, H: 1}, theme.ColorNameSeparator)
	cost := v.body.TextWidth(s.Cost, faint)
	p.Text(s.Cost, draw.Rect{X: p.Width - margin - cost, W: cost, H: p.Height}, faint.Right())
	x, room := float32(margin), p.Width-2*margin-cost-gap
	for i, text := range []string{s.Name, s.Best, s.Value} {
		style := []draw.Style{strong, plain, pale}[i]
		w := min(v.body.TextWidth(text, style), room)
		if text == "" || w < 12 {
			continue
		}
		p.Text(text, draw.Rect{X: x, W: w, H: p.Height}, style)
		x, room = x+w+gap, room-w-gap
	}
}

// Notes is a row of small texts, such as what saved how much.
type Notes []Note

// Note is a named number with its sentence.
type Note struct{ Name, Value, Hint string }

func (n Notes) key() (id uint32, ok bool) { return 0, false }
func (n Notes) numbers() []float64        { return nil }

func (n Notes) height(v *Ranges) float32 {
	lines := n.place(v, func(Note, draw.Rect, float32) {})
	return float32(lines)*v.body.Surface.LineHeight(small) + 8
}

// place calls a function for each note with its box and the width of its name, and returns how many lines there are.
func (n Notes) place(v *Ranges, do func(note Note, at draw.Rect, name float32)) (lines int) {
	flow := draw.Flow{Left: 2 * margin, Right: v.body.Size().Width - margin, Top: 2,
		Height: v.body.Surface.LineHeight(small), Gap: 14}
	for _, note := range n {
		name := v.body.TextWidth(note.Name, faint) + 4
		do(note, flow.Place(name+v.body.TextWidth(note.Value, small)), name)
	}
	return flow.Lines()
}

func (n Notes) draw(v *Ranges, p *rows.Row) {
	n.place(v, func(note Note, at draw.Rect, name float32) {
		p.Text(note.Name, draw.Rect{X: at.X, Y: at.Y, W: name, H: at.H}, faint)
		p.Text(note.Value, draw.Rect{X: at.X + name, Y: at.Y, W: at.W - name, H: at.H}, small)
	})
}

func (n Notes) hint(v *Ranges, pos fyne.Position) (hint string) {
	n.place(v, func(note Note, at draw.Rect, _ float32) {
		if at.Contains(pos) {
			hint = note.Hint
		}
	})
	return hint
}
