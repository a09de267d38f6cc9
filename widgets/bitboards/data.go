// Package bitboards shows how a chess board in a machine word is worked on: sums of boards, eight
// by eight, one operation a row, and below them the chosen board as it lay in the cells of a
// machine whose words were too short for 64 bits.
//
//	v := bitboards.New()
//	v.SetRows([]bitboards.Row{{Title: "Pawns move", Boards: []bitboards.Board{{Name: "P", Bits:
//
// pawns}, {Sign: "× 2⁸", Name: "shifted", Bits: pawns << 8}}}})
//
//	v.OnHover = tips.Show
//
// Bit 0 is a1, bit 1 is b1, bit 63 is h8. The widget knows no engine and must be used on Fyne's goroutine.
package bitboards

// Row is one operation: boards with the signs between them.
type Row struct {
	Title  string
	Boards []Board
}

// Board is one word of 64 bits.
type Board struct {
	Sign   string // what stands before the board: an operation, or the sign of equality
	Name   string
	Bits   uint64
	Lost   uint64 // bits that the operation has taken away, shown hollow
	Hint   string
	Result bool // what the row is about
}

// squareName is "a1" for 0 and "h8" for 63.
func squareName(square int) string { return string([]byte{byte('a' + square%8), byte('1' + square/8)}) }
