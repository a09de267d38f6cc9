package itep

import (
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/widgets/bitboards"
	"drevo/widgets/tooltip"
)

// The files that catch what a shift carries over the edge of the board.
const (
	fileA board.Bitboard = 0x0101010101010101
	fileH board.Bitboard = 0x8080808080808080
)

// Bits is the laboratory for formulas 16.1 to 16.3: how the programme found the moves of all
// pawns at once.
type Bits struct {
	pane.Tab
	boards  *bitboards.View
	colour  *widget.RadioGroup
	printed *tooltip.Check

	position board.Position
}

// NewBits returns the laboratory.
func NewBits(host pane.Host) pane.Pane {
	p := &Bits{boards: bitboards.New()}
	p.boards.OnHover = host.Hints().Show
	p.colour = widget.NewRadioGroup([]string{"White's pawns", "Black's pawns"}, func(string) { p.redraw() })
	p.colour.Horizontal, p.colour.Required = true, true
	p.colour.Selected = p.colour.Options[0]
	p.printed = tooltip.NewCheck(host.Hints(), "Formula 16.2 as our copy prints it", "Our copy of the report has a "+
		"misprint here; with the box, the boards show what the printed formula gives.", func(bool) { p.redraw() })
	top := container.NewVBox(host.Hints().Hint(p.colour, "Whose pawns the boards are about."), p.printed,
		pane.Note("a / b is the logical subtraction a − (a ∧ b). Our copy of the report prints 2⁹ in 16.2 as well as in "+
			"16.3; with a1 as the lowest bit only 2⁷ goes with file h, so we read that. Black's formulas are ours, by "+
			"symmetry; left is towards file a."))
	p.Tab = pane.NewTab("bits", "Bits", container.NewBorder(top, nil, nil, nil, p.boards))
	return p
}

// Show takes the pawns of the position.
func (p *Bits) Show(v pane.View) {
	p.position = v.Position
	p.redraw()
}

func (p *Bits) redraw() {
	colour := board.White
	if p.colour.Selected == p.colour.Options[1] {
		colour = board.Black
	}
	p.boards.SetRows(pawnRows(&p.position, colour, p.printed.Checked))
}

// bitFormula is one of 16.1 to 16.3 for a colour: a shift, and what is subtracted.
type bitFormula struct {
	title, shift, less, lessHint, result, resultHint string

	by   int // places to the left; negative ones to the right
	mask board.Bitboard
}

// formulas returns the three for a colour. As our copy prints it, formula 16.2 has the
// shift of 16.3.
func formulas(p *board.Position, colour board.Colour, printed bool) []bitFormula {
	ahead, left, right := 8, 7, 9
	if colour == board.Black {
		ahead, left, right = -8, -9, -7
	}
	if printed {
		left = right
	}
	return []bitFormula{
		{"16.1  Pawns move", powers[ahead], "A.C.", "all the chess-men", "Πm", "the squares that pawns can move to, " +
			"by one rank", ahead, p.Occupied()},
		{"16.2  Pawns take to the left", powers[left], "h", "file h, where pawns shifted over the edge of file a arrive",
			"Πtl", "the squares that pawns attack to the left", left, fileH},
		{"16.3  Pawns take to the right", powers[right], "a", "file a, where pawns shifted over the edge of file h arrive",
			"Πtr", "the squares that pawns attack to the right", right, fileA},
	}
}

// powers names the shifted cell, by the places of the shift.
var powers = map[int]string{7: "2⁷ Π", 8: "2⁸ Π", 9: "2⁹ Π", -7: "2⁻⁷ Π", -8: "2⁻⁸ Π", -9: "2⁻⁹ Π"}

// pawnRows works the formulas out for the pawns of a colour.
func pawnRows(p *board.Position, colour board.Colour, printed bool) []bitboards.Row {
	pawns := p.PiecesOf(colour, board.Pawn)
	var rows []bitboards.Row
	for _, f := range formulas(p, colour, printed) {
		shifted := shift(pawns, f.by)
		rows = append(rows, bitboards.Row{Title: f.title, Boards: []bitboards.Board{
			{Name: "Π", Bits: uint64(pawns), Hint: "the cell of the pawns"},
			{Sign: "→", Name: f.shift, Bits: uint64(shifted), Hint: "the pawns moved over the board by a shift of the cell"},
			{Sign: "/", Name: f.less, Bits: uint64(f.mask), Hint: f.lessHint},
			{Sign: "=", Name: f.result, Bits: uint64(subtract(shifted, f.mask)), Lost: uint64(shifted & f.mask),
				Hint: f.resultHint, Result: true},
		}})
	}
	return rows
}

// shift multiplies a cell by a power of two; what leaves it is lost.
func shift(b board.Bitboard, places int) board.Bitboard {
	if places < 0 {
		return b >> -places
	}
	return b << places
}

// subtract is the report's logical subtraction: a / b = a - (a ∧ b).
func subtract(a, b board.Bitboard) board.Bitboard { return a - a&b }
