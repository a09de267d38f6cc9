package runtable

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// View is the widget. Set the callbacks before it is shown.
type View struct {
	rows.Table

	// OnPoint is told which row's line is under the mouse, and how many of its moves there are up to
	// the mouse; no moves is none.
	OnPoint func(row, moves int)

	data    Data
	lines   []rows.Line // of each row, without the figures below
	pointed [2]int
}

// The columns, by their place.
const (
	columnName = iota
	columnVerdict
	columnChanged
	columnMove
	columnValue
	columnNodes
	columnBoards
	columnTime
)

// columns are those of a table. Nodes, boards and time give way together; they then stand below the name.
func (d Data) columns() []rows.Column {
	const right = fyne.TextAlignTrailing
	return []rows.Column{
		columnName: {Key: "name", Name: cmp.Or(d.Head, lang.L("Run")), Width: 130, Fit: true, Share: 1, Wrap: true,
			Hint: lang.L("The programme and what its search differs in from the others.")},
		columnVerdict: {Key: "verdict", Name: " ", Fit: true,
			Hint: lang.L("A tick: the move that is to be found was chosen. A cross: another one, or none.")},
		columnChanged: {Key: "changed", Name: " ", Fit: true, Hint: lang.L("A diamond: another move than in the row above.")},
		columnMove:    {Key: "move", Name: lang.L("Move"), Fit: true, Hint: lang.L("The move that was chosen.")},
		columnValue: {Key: "value", Name: cmp.Or(d.Unit, " "), Fit: true, Align: right,
			Hint: lang.L("The value of the choice, seen from White.")},
		columnNodes: {Key: "nodes", Name: lang.L("Nodes"), Fit: true, Align: right, Priority: 1,
			Hint: lang.L("The positions that the search visited.")},
		columnBoards: {Key: "boards", Name: lang.L("Boards"), Fit: true, Align: right, Priority: 1,
			Hint: lang.L("The positions that were made to put moves in order.")},
		columnTime: {Key: "time", Name: lang.L("Time"), Fit: true, Align: right, Priority: 1,
			Hint: lang.L("The time that the search took on this machine.")},
	}
}

// New returns an empty table.
func New() *View {
	v := &View{pointed: [2]int{-1, 0}}
	v.Init(v, Data{}.columns(), nil)
	v.Ruled = true
	v.Rows.OnPoint = v.point
	return v
}

// SetData shows another table. The selection stays on the row with the same number.
func (v *View) SetData(data Data) {
	selected, same := v.Rows.Selected(), len(data.Rows) == len(v.data.Rows)
	v.data, v.lines = data, nil
	for _, r := range data.Rows {
		v.lines = append(v.lines, v.lineOf(r))
	}
	v.SetColumns(data.columns())
	if same { // news of the runs: what the mouse rests on stays
		v.Reload()
		return
	}
	v.SetLines(len(v.lines), v.line, min(selected, len(data.Rows)-1))
}

// line returns the line of a row; where nodes, boards and time have no columns, with these below the name.
func (v *View) line(row int) rows.Line {
	l := v.lines[row]
	if v.ColumnWidth(columnNodes) > 0 || len(l.Below) == 0 {
		return l
	}
	figures := rows.Passage{Indent: indent, Gap: 14, Small: true}
	columns := v.Columns()
	for i := columnNodes; i <= columnTime; i++ {
		if c := l.Cells[i]; c.Text != "" {
			figures.Pieces = append(figures.Pieces, rows.Piece{Name: columns[i].Name, Text: c.Text, Hint: c.Hint})
		}
	}
	l.Below = []rows.Passage{figures, l.Below[0]}
	return l
}

// indent is how far what stands below a name begins to the right of it.
const indent = 14

// side is that of the tick, the cross and the diamond.
const side float32 = 10

// lineOf returns the cells of a row, with the line of moves below them.
func (v *View) lineOf(r Row) rows.Line {
	if r.Waiting {
		return rows.Line{Hint: r.Name.Hint, Cells: []rows.Cell{{Text: r.Name.Text, Below: r.Move.Text}}}
	}
	cell := func(c Cell) rows.Cell { return rows.Cell{Text: c.Text, Hint: c.Hint} }
	cells := []rows.Cell{columnName: cell(r.Name), columnVerdict: {Hint: r.VerdictHint},
		columnChanged: {Hint: r.Move.Hint}, columnMove: cell(r.Move), columnValue: cell(r.Value),
		columnNodes: cell(r.Nodes), columnBoards: cell(r.Boards), columnTime: cell(r.Time)}
	cells[columnMove].Bold, cells[columnValue].Bold, cells[columnTime].Tone = true, true, rows.Faint
	if r.Verdict != NoVerdict {
		cells[columnVerdict].Room, cells[columnVerdict].Draw = side, r.Verdict.draw
	}
	if r.Changed {
		cells[columnChanged].Room, cells[columnChanged].Draw = side, v.drawChange
	}
	moves := rows.Passage{Indent: indent, Gap: 6, Steady: true, Hint: r.LineHint}
	for i, move := range r.Line {
		piece := rows.Piece{Text: move, Tone: rows.Faint}
		if i == r.PartsAt {
			piece.Tone, piece.Lit = rows.Plain, true
		}
		moves.Pieces = append(moves.Pieces, piece)
	}
	return rows.Line{Cells: cells, Below: []rows.Passage{moves}}
}

// draw draws a tick or a cross.
func (v Verdict) draw(p *rows.Row, at draw.Rect) {
	if v == Solved {
		p.Tick(at.Middle(), side, 2, p.Shade(draw.ShadeHolds))
		return
	}
	p.Cross(at.Middle(), 0.7*side, 1.6, p.Shade(draw.ShadeFails))
}

// drawChange draws the sign of another choice, and a rule above its row.
func (v *View) drawChange(p *rows.Row, at draw.Rect) {
	box := draw.Rect{X: at.X, Y: at.Middle().Y - side/2, W: side, H: side}
	p.Mark(p.Bounds(), p.Pixels(box), draw.Diamond, p.Colour(theme.ColorNameWarning))
	p.Fill(draw.Rect{X: v.Edge, W: p.Width - v.Edge - v.Gutter, H: 2}, theme.ColorNameWarning)
}

// point tells which line is under the mouse, when that has changed.
func (v *View) point(row int, at fyne.Position) {
	now := [2]int{-1, 0}
	if row >= 0 {
		l := v.line(row)
		if passage, piece := v.PieceAt(&l, at); passage >= 0 && passage == len(l.Below)-1 {
			now = [2]int{row, piece + 1}
		}
	}
	if now != v.pointed {
		v.pointed = now
		if v.OnPoint != nil {
			v.OnPoint(now[0], now[1])
		}
	}
}
