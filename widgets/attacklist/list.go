package attacklist

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"drevo/widgets/rows"
)

// Distances in a list that hold at any theme.
const (
	edge   = 8   // left of headings, and of the signs of sides
	indent = 26  // left of texts and formulas, behind the sign
	hang   = 12  // left of the second and further lines of a formula
	air    = 7   // above and below the first line of a row
	widest = 480 // from which width on the columns stay together at the left
)

// The columns, by their place.
const (
	columnAttacker = iota
	columnTarget
	columnValue
	columnTime
	columnReaches
)

// What some columns mean, also below the head.
const (
	valueHint = "Value of the target, in pawns after Shannon; less where the defender has a cheaper fight (formula 4)."
	timeHint  = "The time until the target is reached, in half-moves from now."
)

func columns() []rows.Column {
	const right, centre = fyne.TextAlignTrailing, fyne.TextAlignCenter
	return []rows.Column{
		columnAttacker: {Name: lang.L("Attacker"), Width: 60, Share: 1,
			Hint: lang.L("Who attacks, and the squares on which it stops on its way.")},
		columnTarget: {Name: lang.L("Target"), Width: 73, Fit: true,
			Hint: lang.L("What is attacked: a piece, or the square on which a pawn is promoted.")},
		columnValue: {Name: lang.L("Value"), Fit: true, Align: right, Hint: lang.L(valueHint)},
		columnTime:  {Name: lang.L("Half-") + "\n" + lang.L("moves"), Fit: true, Align: right, Hint: lang.L(timeHint)},
		columnReaches: {Name: lang.L("F:") + "\n" + lang.L("reaches"), Fit: true, Align: centre,
			Hint: lang.L("F: 1 if the attacker reaches the target whatever the other side does, 0 if it can be denied.")},
	}
}

// List is a table of invisible values. Set the fields before it is shown.
type List struct {
	rows.Table

	// OnSelect is called when the user selects a row, and with -1 when the user gives the selection
	// up.
	OnSelect func(row int)

	rows []Row
}

// New returns an empty list.
func New() *List {
	l := &List{}
	l.Init(l, columns(), nil)
	l.Edge, l.Gap, l.Air, l.Widest, l.Ruled = indent, 9, air, widest, true
	l.Rows.OnSelect = func(row int) {
		l.revealHeading()
		if l.OnSelect != nil {
			l.OnSelect(row)
		}
	}
	return l
}

// SetRows shows other rows, from the first on; none is selected.
func (l *List) SetRows(list []Row) {
	l.Rows.MouseOut()
	l.rows = list
	l.Rows.ScrollTo(0, 0)
	rows.Show(&l.Table, list, -1)
}

// Line returns the cells of a row, with its formula below them.
func (r Row) Line() rows.Line {
	if r.Heading {
		label := rows.Cell{Text: r.Label, Tone: rows.Faint, Bold: true}
		return rows.Line{Heading: true, Wide: true, Indent: edge - indent, Cells: []rows.Cell{label}}
	}
	own, enemy := rows.White, rows.Black
	if r.Black {
		own, enemy = enemy, own
	}
	if r.Words != "" {
		words := rows.Passage{Pieces: []rows.Piece{{Text: r.Words, Tone: rows.Faint}}, Wraps: true, Lead: 3}
		return rows.Line{Below: []rows.Passage{words}, Cells: []rows.Cell{
			columnAttacker: {Text: r.Attacker, Tone: own, Bold: true, Draw: r.drawWay},
			columnTarget:   {Text: r.Target, Tone: enemy, Bold: true},
			columnReaches:  {},
		}}
	}
	formula := rows.Passage{Hang: hang, Lead: 3}
	for _, f := range r.Factors {
		piece := rows.Piece{Text: f.Text, Hint: f.Meaning}
		if f.Weak {
			piece.Tone = rows.Faint
		}
		formula.Pieces = append(formula.Pieces, piece)
	}
	return rows.Line{Below: []rows.Passage{formula}, Cells: []rows.Cell{
		columnAttacker: {Text: r.Attacker, Tone: own, Bold: true, Hint: r.sentence(), Draw: r.drawWay},
		columnTarget:   {Text: r.Target, Tone: enemy, Bold: true, Hint: r.sentence()},
		columnValue:    {Text: r.Value, Bold: true, Hint: lang.L(valueHint)},
		columnTime:     {Text: r.HalfMoves, Hint: lang.L(timeHint)},
		columnReaches:  {Room: badgeRoom, Hint: r.reaches(), Draw: r.drawBadge},
	}}
}

// sentence says the first line of a row in full.
func (r *Row) sentence() string {
	words := []string{r.Attacker, r.By, "–", r.Target}
	if r.By == "" {
		words = []string{r.Attacker, "–", r.Target}
	}
	return strings.TrimSpace(strings.Join(words, " ") + "\n" + r.Notation)
}

// reaches says what the badge of a row means.
func (r *Row) reaches() string {
	if r.Mark == Open {
		return lang.L("F = 1: nothing can be done about this attack, and its object is doomed.")
	}
	return lang.L("F = 0: this attack can be denied, or its object can go to safety.")
}

// Select marks a row and brings it into view, without calling OnSelect; -1, a heading or a row that
// is not there selects none.
func (l *List) Select(row int) {
	l.Rows.Select(row)
	l.revealHeading()
}

// revealHeading brings the heading right above the selected row into view.
func (l *List) revealHeading() {
	if row := l.Rows.Selected(); row > 0 && l.rows[row-1].Heading {
		above, at := l.rows[row-1].Line(), l.rows[row].Line()
		l.Rows.Reveal(row, -l.LineHeight(&above), l.LineHeight(&at))
	}
}

// Resize keeps the row at the upper edge; what was selected before the list was first shown comes into view.
func (l *List) Resize(size fyne.Size) {
	first := l.Size().Height == 0
	l.Table.Resize(size)
	if first {
		l.Select(l.Rows.Selected())
	}
}
