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
func (s Stage) height(v *Ranges) float32           { return v.Rows.RowHeight(strong) + 2 }
func (s Stage) hint(*Ranges, fyne.Position) string { return s.Hint }

func (s Stage) draw(v *Ranges, p *rows.Row) {
	p.Fill(draw.Rect{X: margin, W: p.Width - 2*margin, H: 1}, theme.ColorNameSeparator)
	cost := v.Rows.TextWidth(s.Cost, faint)
	p.Text(s.Cost, draw.Rect{X: p.Width - margin - cost, W: cost, H: p.Height}, faint.Right())
	x, room := float32(margin), p.Width-2*margin-cost-gap
	for i, text := range []string{s.Name, s.Best, s.Value} {
		style := []draw.Style{strong, plain, pale}[i]
		w := min(v.Rows.TextWidth(text, style), room)
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

func (n Notes) key() (id uint32, ok bool)                   { return 0, false }
func (n Notes) numbers() []float64                          { return nil }
func (n Notes) height(v *Ranges) float32                    { return v.LineHeight(n.line()) }
func (n Notes) draw(v *Ranges, p *rows.Row)                 { v.DrawLine(p, n.line()) }
func (n Notes) hint(v *Ranges, at fyne.Position) (s string) { return v.HintAt(n.line(), at) }

// line is the notes one after the other.
func (n Notes) line() *rows.Line {
	passage := rows.Passage{Indent: margin, Gap: 14, Small: true}
	for _, note := range n {
		passage.Pieces = append(passage.Pieces, rows.Piece{Name: note.Name, Text: note.Value, Hint: note.Hint})
	}
	return &rows.Line{Below: []rows.Passage{passage}}
}
