package hopetable

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// View is the widget. Set the fields before it is shown. An entry that belongs to a square can be selected.
type View struct {
	rows.Table

	// OnSquare is called when the user chooses an entry that belongs to a square.
	OnSquare func(square int)
	entries  []Entry // of each row; a title is one without a square
}

// The columns, by their place.
const (
	columnLabel = iota
	columnNote
	columnValue
)

// Distances that hold at any theme.
const (
	indent = 10 // of entries below the title of their account
	tick   = 34 // room of tick or cross
)

// New returns a table without an account.
func New() *View {
	v := &View{}
	v.Init(v, []rows.Column{
		columnLabel: {Name: "Entry", Fit: true},
		columnNote:  {Name: "Note", Width: 70, Share: 1, Wrap: true},
		columnValue: {Name: "Value", Fit: true, Align: fyne.TextAlignTrailing},
	}, nil)
	v.Headless, v.Air = true, 4
	v.Rows.OnSelect = func(row int) {
		if row >= 0 && v.OnSquare != nil {
			v.OnSquare(v.entries[row].Square)
		}
	}
	v.Rows.CursorAt = func(row int, _ fyne.Position) desktop.Cursor {
		if v.entries[row].Square != NoSquare {
			return desktop.PointerCursor
		}
		return desktop.DefaultCursor
	}
	return v
}

// SetHope shows another account; nil shows that there is none.
func (v *View) SetHope(h *Hope) {
	var lines []rows.Line
	v.entries, v.Totals = nil, nil
	add := func(e Entry, l rows.Line) { v.entries, lines = append(v.entries, e), append(lines, l) }
	account := func(a Account) {
		add(Entry{Square: NoSquare}, title(a.Title, a.Sum))
		for _, e := range a.Entries {
			add(e, e.line())
		}
		if len(a.Entries) == 0 {
			none := rows.Cell{Text: lang.L("nothing"), Tone: rows.Faint}
			add(Entry{Square: NoSquare}, rows.Line{Inert: true, Indent: indent, Cells: []rows.Cell{none}})
		}
	}
	if h != nil {
		account(Account{Title: lang.L("Missing"), Sum: h.Lost.Value, Entries: []Entry{h.Lost}})
		for _, a := range h.Accounts {
			account(a)
		}
		v.Totals = []rows.Line{h.comparison(), v.verdict(h)}
	}
	v.Rows.ScrollTo(0, 0)
	v.SetLines(len(lines), func(row int) rows.Line { return lines[row] }, -1)
}

// title is the line of an account, with its sum.
func title(name, sum string) rows.Line {
	return rows.Line{Heading: true, Bold: true,
		Cells: []rows.Cell{columnLabel: {Text: name}, columnValue: {Text: sum}}}
}

// line is the line of an entry.
func (e Entry) line() rows.Line {
	return rows.Line{Inert: e.Square == NoSquare, Indent: indent, Hint: e.Meaning, Cells: []rows.Cell{
		columnLabel: {Text: e.Label}, columnNote: {Text: e.Note, Tone: rows.Faint}, columnValue: {Text: e.Value}}}
}

// comparison is the line of what formula 9 compares.
func (h *Hope) comparison() rows.Line {
	sums := make([]string, len(h.Accounts))
	for i, a := range h.Accounts {
		sums[i] = a.Sum
	}
	sign := "≤"
	if !h.Holds {
		sign = ">"
	}
	formula := strings.Join([]string{h.Lost.Value, sign, strings.Join(sums, " + ")}, " ")
	return rows.Line{Wide: true, Bold: true, Hint: h.Meaning, Cells: []rows.Cell{{Text: formula}}}
}

// verdict is the line of the verdict, and below it that nobody asked.
func (v *View) verdict(h *Hope) rows.Line {
	verdict := rows.Piece{Text: h.Verdict, Bold: true}
	if !h.Asked {
		verdict.Tone = rows.Faint
	}
	badge := rows.Cell{Draw: func(p *rows.Row, at draw.Rect) { v.drawVerdict(p, at, h) }}
	l := rows.Line{Hint: h.Meaning, Cells: []rows.Cell{badge},
		Below: []rows.Passage{{Indent: tick, Lead: 2, Wraps: true, Pieces: []rows.Piece{verdict}}}}
	if !h.Asked {
		note := rows.Piece{Text: lang.L("not asked at this node"), Tone: rows.Faint}
		l.Below = append(l.Below, rows.Passage{Indent: tick, Small: true, Wraps: true, Pieces: []rows.Piece{note}})
	}
	return l
}

// drawVerdict draws the badge: with a tick when hope holds, with a cross when it does not, and pale when nobody
// asked.
func (v *View) drawVerdict(p *rows.Row, at draw.Rect, h *Hope) {
	c := p.Shade(draw.ShadeFails)
	switch {
	case !h.Asked:
		c = p.Colour(theme.ColorNamePlaceHolder)
	case h.Holds:
		c = p.Shade(draw.ShadeHolds)
	}
	badge := draw.Rect{X: v.Edge, Y: 1, W: p.Width - v.Edge - v.Gutter, H: p.Height - 2}
	p.RoundRect(badge, 6, draw.Fade(c, 0x28))
	p.RoundFrame(badge.Inset(1), 6, 1.5, c)
	if mark := fyne.NewPos(at.X+tick/2, at.Middle().Y); h.Holds {
		p.Tick(mark, 14, 2.5, c)
	} else {
		p.Cross(mark, 10, 2.5, c)
	}
}
