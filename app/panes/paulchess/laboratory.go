// Package paulchess holds the pane about PaulChess: the laboratory for its rotated look-ups.
package paulchess

import (
	"fmt"

	"fyne.io/fyne/v2/container"

	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/engine/paulchess"
	"drevo/internal/phrase"
	"drevo/widgets/bitboards"
	"drevo/widgets/tooltip"
)

// Laboratory takes the rotated look-ups apart, step by step, for any square of any position, and shows
// what the modulus does that the thesis prints.
type Laboratory struct {
	pane.Tab
	boards  *bitboards.View
	squares *tooltip.Select
	thesis  *tooltip.Check // the modulus of the thesis for files
	example *tooltip.Check // its own example, not the position

	position board.Position
	square   board.Square
	tables   [2]*paulchess.RotatedTables // with our modulus for files, with that of the thesis
}

// ourFileModulus is the least that works for files.
const ourFileModulus = 258

// NewLaboratory returns the pane.
func NewLaboratory(host pane.Host) pane.Pane {
	l := &Laboratory{boards: bitboards.NewWord(), square: board.E4}
	l.tables[0] = paulchess.NewRotatedTables(ourFileModulus)
	l.tables[1] = paulchess.NewRotatedTables(paulchess.ThesisFileModulus)
	l.boards.OnHover = host.Hints().Show
	l.squares = tooltip.NewSelect(host.Hints(), squareNames(), "The square from which is looked: as a queen, or as the "+
		"rook or bishop that stands there.", func(name string) {
		if s, err := board.ParseSquare(name); err == nil {
			l.square = s
			l.redraw()
		}
	})
	l.squares.Selected = l.square.String()
	redraw := func(bool) { l.redraw() }
	l.thesis = tooltip.NewCheck(host.Hints(), "257 for files", "The thesis prints % 257 in its example of a file. It "+
		"tells the occupancies of diagonals apart, not those of files: 826 of 1 024 look-ups read a wrong entry. 258 "+
		"works.", redraw)
	l.example = tooltip.NewCheck(host.Hints(), "Example of the thesis", "A rook at place 3 of a file, with men at 0, 1, "+
		"3, 6 and at 0 and 3: by 257 both read the same entry.", redraw)
	top := container.NewVBox(container.NewHBox(l.squares, l.thesis, l.example), pane.Note("The thesis's look-ups for "+
		"the chosen square, or for the piece that is picked up on the board: the men of a line, shifted to a standard "+
		"place, found in a table by their remainder, shifted back, own men taken off."))
	l.Tab = pane.NewTab("rotated", "Look-ups", container.NewBorder(top, nil, nil, nil, l.boards))
	return l
}

// squareNames lists the squares from a8 to h1, as the board shows them.
func squareNames() (names []string) {
	for rank := 7; rank >= 0; rank-- {
		for file := range 8 {
			names = append(names, board.NewSquare(file, rank).String())
		}
	}
	return names
}

// Show takes the men of the position.
func (l *Laboratory) Show(v pane.View) {
	l.position = v.Position
	l.redraw()
}

// Pick looks from the square of the piece that is picked up on the board.
func (l *Laboratory) Pick(square int) {
	if square < 0 || square > 63 {
		return
	}
	l.squares.SetSelected(board.Square(square).String())
}

func (l *Laboratory) redraw() {
	tables := l.tables[0]
	if l.thesis.Checked {
		tables = l.tables[1]
	}
	if l.example.Checked {
		l.boards.SetRows(exampleRows(tables))
		return
	}
	l.boards.SetRows(lookupRows(tables, &l.position, l.square))
}

// lookupRows shows the look-ups of a square: the two of a rook or a bishop that stands there, else
// all four, as for a queen. Where occupancies share an entry, they follow in a row of their own.
func lookupRows(tables *paulchess.RotatedTables, p *board.Position, s board.Square) (rows []bitboards.Row) {
	piece := p.At(s)
	for r := paulchess.Rank; r <= paulchess.AntiDiagonal; r++ {
		straight := r == paulchess.Rank || r == paulchess.File
		if kind := piece.Type(); kind == board.Rook && !straight || kind == board.Bishop && straight {
			continue
		}
		own := board.Bitboard(0)
		if piece != board.NoPiece {
			own = p.Side(piece.Colour())
		}
		rows = append(rows, rowsOf(tables.Lookup(s, r, p.Occupied(), own))...)
	}
	return rows
}

// exampleRows shows the thesis's own example: a rook at place 3 of a file, with men at 0, 1, 3, 6 and
// at 0 and 3 only.
func exampleRows(tables *paulchess.RotatedTables) (rows []bitboards.Row) {
	for _, men := range []board.Bitboard{
		board.A1.Bitboard() | board.A2.Bitboard() | board.A4.Bitboard() | board.A7.Bitboard(),
		board.A1.Bitboard() | board.A4.Bitboard(),
	} {
		rows = append(rows, rowsOf(tables.Lookup(board.A4, paulchess.File, men, 0))...)
	}
	return rows
}

// shownShared is how many of the occupancies that share an entry are shown.
const shownShared = 5

// rowsOf shows a look-up, and the occupancies that share its entry if there are others.
func rowsOf(l paulchess.RotatedLookup) []bitboards.Row {
	verdict := ""
	if l.Wrong() {
		verdict = ", a wrong entry"
	}
	sign, by := ">>", l.Shift
	if by < 0 {
		sign, by = "<<", -by
	}
	rows := []bitboards.Row{{
		Title: fmt.Sprintf("%s%s: %#x mod %d = %d", l.Rotation, verdict, uint64(l.Standard), l.Modulus, l.Index),
		Boards: []bitboards.Board{
			{Name: "line", Bits: uint64(l.Occupied), Hint: "1. the men on the line, by its mask"},
			{Sign: sign, Name: fmt.Sprintf("%s %d", sign, by), Bits: uint64(l.Standard), Hint: "2. the line at its " +
				"standard place"},
			{Sign: "%", Name: fmt.Sprintf("Rot[%d][%d]", l.Place, l.Index), Bits: uint64(l.Found), Hint: "3. what the table " +
				"has for the place and the remainder"},
			{Sign: "→", Name: "back", Bits: uint64(l.Attacks), Hint: "4. the attacks where the line was"},
			{Sign: "/", Name: "moves", Bits: uint64(l.Targets), Lost: uint64(l.Attacks &^ l.Targets),
				Hint: "5. without the own men", Result: true},
		},
	}}
	if len(l.Shared) < 2 {
		return rows
	}
	shared := bitboards.Row{Title: phrase.Of("Entry {entry} is shared by {n} occupancies", "entry", l.Index,
		"n", len(l.Shared))}
	for i, entry := range l.Shared[:min(len(l.Shared), shownShared)] {
		shared.Boards = append(shared.Boards, bitboards.Board{
			Name: fmt.Sprintf("men %d", i+1), Bits: uint64(entry.Occupied), Hint: "one of the occupancies of the standard " +
				"line that read this entry, the first of which it holds", Result: entry.Occupied == l.Standard,
		})
	}
	return append(rows, shared)
}

var _ pane.Picker = (*Laboratory)(nil)
