package codetable

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// laid returns a table whose zero lies on a square of the board, counted from a1 as 0, 0.
func laid(name string, file, rank int, number func(files, ranks int) int) *Table {
	t := &Table{Name: name, Files: 7 - file, Ranks: 7 + rank}
	for row := range Side {
		for column := range Side {
			c := &t.Cells[row][column]
			c.Text = "–"
			if n := number(column-7, 7-row); n >= 0 {
				c.Text = strconv.Itoa(n)
			}
			c.On = t.square(cell{row, column}) != ""
		}
	}
	return t
}

// king has its zero on c2, with forbidden squares of all kinds round it.
func king() *Table {
	t := laid("King on c2", 2, 1, func(files, ranks int) int { return max(files, -files, ranks, -ranks) })
	t.Cells[6][7].Forbidden = OwnMan   // c3
	t.Cells[7][8].Forbidden = Behind   // d2
	t.Cells[6][8].Forbidden = NoTarget // d3
	return t
}

// queen has its zero on h8.
func queen() *Table {
	return laid("Queen on h8", 7, 7, func(files, ranks int) int {
		switch {
		case files == 0 && ranks == 0:
			return 0
		case files == 0 || ranks == 0 || files == ranks || files == -ranks:
			return 1
		}
		return 2
	})
}

// pawn has its zero on e4; it never gets to most squares.
func pawn() *Table {
	t := laid("White pawn on e4, captures", 4, 3, func(files, ranks int) int {
		if ranks >= 0 && max(files, -files) <= ranks && (files+ranks)%2 == 0 {
			return ranks
		}
		return -1
	})
	t.Cells[6][6].Forbidden, t.Cells[6][8].Forbidden = OwnMan, NoTarget
	return t
}

func show(t testing.TB, size fyne.Size, table *Table) (*View, fyne.Window) {
	test.NewTempApp(t).Settings().SetTheme(theme.DefaultTheme())
	s := New()
	s.Empty = "No table yet. Choose a man."
	w := test.NewTempWindow(t, s)
	w.SetPadded(false)
	w.Resize(size)
	s.SetTable(table)
	return s, w
}
