package rows

import (
	"cmp"
	"strings"

	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// cellHint returns the hint of the cell at x, or that of the line, and first the whole text of the cell where that
// is cut.
func (b *body) cellHint(l *Line, x float32) string {
	column, room := b.ColumnAt(x), float32(0)
	switch {
	case l.Wide && len(l.Cells) > 0:
		column, room = 0, b.list.Size().Width-b.frame.Gutter-b.Place(b.order[0], 0).X
	case column < 0 || column >= len(l.Cells):
		return l.Hint
	default:
		room = b.Place(column, 0).W
	}
	c := &l.Cells[column]
	hint := cmp.Or(c.Hint, l.Hint)
	if b.columns.list[column].Wrap && !l.Wide || c.Draw != nil || b.cellWidth(l, column) <= room {
		return hint
	}
	return draw.Whole(c.whole(), hint)
}

// MovesTo counts the moves in a cell up to x, 0 where no move stands there.
func (b *body) MovesTo(l *Line, column int, x float32) (moves int) {
	style := draw.Style{Bold: l.Bold}
	cell := b.Place(column, 0)
	left := cell.X
	if x > cell.X+cell.W {
		return 0
	}
	for _, part := range l.Cells[column].Parts {
		if part.Stroke {
			left += partGap
		}
		end := left + b.list.TextWidth(part.Text, style)
		if !part.Moves {
			left = end + partGap
			continue
		}
		words := strings.Fields(part.Text)
		for i := range words {
			moves++
			if x >= left && x < left+b.list.TextWidth(strings.Join(words[:i+1], " ")+" ", style) {
				return moves
			}
		}
		left = end + partGap
	}
	return 0
}

// PieceAt returns the passage of a line and its piece at a place, -1 where there is none.
func (b *body) PieceAt(l *Line, at fyne.Position) (passage, piece int) {
	if f, ok := b.placedAt(l, at); ok {
		return f.passage, f.piece
	}
	return -1, -1
}

// placedAt returns what stands at a place below the cells of a line. Half of the gap beside a piece belongs to it.
func (b *body) placedAt(l *Line, at fyne.Position) (placed, bool) {
	list, _ := b.passages(l)
	for _, f := range list {
		gap := l.Below[f.passage].Gap
		if f.at.W += gap; f.at.Contains(at.AddXY(gap/2, 0)) {
			return f, true
		}
	}
	return placed{}, false
}

// HintAt returns the hint of the piece at a place of a line, or else that of the cell.
func (b *body) HintAt(l *Line, at fyne.Position) string {
	if f, ok := b.placedAt(l, at); ok {
		piece := &l.Below[f.passage].Pieces[f.piece]
		switch {
		case f.cut:
			return strings.TrimSpace(strings.TrimSpace(piece.Text) + "\n" + piece.Hint)
		case piece.Hint != "":
			return piece.Hint
		case l.Below[f.passage].Hint != "":
			return l.Below[f.passage].Hint
		}
	}
	if len(l.Below) > 0 && at.Y >= b.cellsHeight(l) {
		return l.Hint
	}
	return b.cellHint(l, at.X)
}
