package rows

import (
	"strings"

	"drevo/widgets/draw"
)

// CellHint returns the hint of the cell at x, that of the line, or the whole text of a cell where that is
// cut.
func (t *Table) CellHint(l *Line, x float32) string {
	column := t.ColumnAt(x)
	if column < 0 || column >= len(l.Cells) || l.Cells[column].Hint == "" && l.Hint != "" {
		return l.Hint
	}
	c := &l.Cells[column]
	if c.Hint != "" || t.columns[column].Wrap || c.Draw != nil {
		return c.Hint
	}
	if t.cellWidth(l, column) <= t.Place(column, 0).W {
		return ""
	}
	return c.whole()
}

// MovesTo counts the moves in a cell up to x, 0 where no move stands there.
func (t *Table) MovesTo(l *Line, column int, x float32) (moves int) {
	style := draw.Style{Bold: l.Bold}
	var left, right float32
	for _, s := range t.spans() {
		if cell := s.cell(0); s.column == column {
			left, right = cell.X, cell.X+cell.W
		}
	}
	if x > right {
		return 0
	}
	for _, part := range l.Cells[column].Parts {
		if part.Stroke {
			left += partGap
		}
		end := left + t.Rows.TextWidth(part.Text, style)
		if !part.Moves {
			left = end + partGap
			continue
		}
		words := strings.Fields(part.Text)
		for i := range words {
			moves++
			if x >= left && x < left+t.Rows.TextWidth(strings.Join(words[:i+1], " ")+" ", style) {
				return moves
			}
		}
		left = end + partGap
	}
	return 0
}
