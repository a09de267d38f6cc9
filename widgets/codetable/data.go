// Package codetable shows a code table, which Botvinnik's book calls a stamp: fifteen by fifteen
// numbers of moves with a zero in the middle, and in it the frame of the chess board on which the
// zero is laid. Cells beyond the edge of the board are pale, near numbers have a stronger tint than
// far ones, and what the prohibition keys forbid is struck out.
//
//	v := codetable.New()
//	v.OnHover = tips.Show
//	v.SetTable(&table)
//
// The widget knows no engine and must be used on Fyne's goroutine.
package codetable

import "strconv"

// Side is the number of cells along a side of a table, Board that of a chess board.
const (
	Side  = 15
	Board = 8
)

// Why a cell is struck out, for [Cell.Forbidden].
const (
	Allowed  = iota
	OwnMan   // an own piece stands there
	Behind   // a piece stands in between
	NoTarget // a pawn has nothing to capture there
)

// forbidden are the names of the reasons in the legend, and the sentences under the mouse.
var forbidden = [...]struct{ name, sentence string }{
	OwnMan:   {"own piece", "Forbidden: an own piece stands here."},
	Behind:   {"behind a piece", "Forbidden: a piece stands in between."},
	NoTarget: {"nothing to take", "Forbidden: a pawn has nothing to capture here."},
}

// Table is a code table laid on a board.
type Table struct {
	Name  string
	Cells [Side][Side]Cell // by row from the top and column from the left
	Files int              // column of the lower left corner of the board, 0 to 7
	Ranks int              // row of the lower left corner of the board, 7 to 14
}

// Cell is one number of a table.
type Cell struct {
	Text      string // a number of moves, or what stands for none
	Forbidden int
	On        bool // on the board
}

// moves returns the number of a cell, if it has one.
func (c Cell) moves() (n int, known bool) {
	n, err := strconv.Atoi(c.Text)
	return n, err == nil && n >= 0
}

// square names the square of the board on which a cell lies, "" outside.
func (t *Table) square(at cell) string {
	file, rank := at.column-t.Files, t.Ranks-at.row
	if min(file, rank) < 0 || max(file, rank) >= Board {
		return ""
	}
	return string([]byte{byte('a' + file), byte('1' + rank)})
}

// forbids reports whether a reason occurs.
func (t *Table) forbids(reason int) bool {
	for row := range t.Cells {
		for _, c := range t.Cells[row] {
			if c.Forbidden == reason {
				return true
			}
		}
	}
	return false
}
