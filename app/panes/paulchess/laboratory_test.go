package paulchess

import (
	"strings"
	"testing"

	"drevo/app/pane/panetest"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/paulchess"
	"drevo/widgets/bitboards"
)

const kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

// results joins what the rows come to.
func results(rows []bitboards.Row) (all board.Bitboard) {
	for _, row := range rows {
		for _, b := range row.Boards {
			if b.Name == "moves" {
				all |= board.Bitboard(b.Bits)
			}
		}
	}
	return all
}

// The rows of a piece come to its moves, without own men, by the look-ups that the piece needs.
func TestRowsComeToTheMoves(t *testing.T) {
	p := enginetest.Position(t, kiwipete)
	tables := paulchess.NewRotatedTables(ourFileModulus)
	for s, lines := range map[board.Square]int{board.F3: 4, board.A1: 2, board.D2: 2, board.E7: 4, board.G7: 2,
		board.H8: 2} {
		rows := lookupRows(tables, &p, s)
		piece := p.At(s)
		want := board.Attacks(piece.Type(), piece.Colour(), s, p.Occupied()) &^ p.Side(piece.Colour())
		if len(rows) != lines || results(rows) != want {
			t.Errorf("%s: %d rows come to\n%s\nwant\n%s", s, len(rows), results(rows), want)
		}
	}
	if rows := lookupRows(tables, &p, board.E4); len(rows) != 4 || !strings.HasPrefix(rows[3].Title, "−45°") {
		t.Errorf("a square without a slider has %d rows: %+v", len(rows), rows)
	}
}

// The thesis's example collides by its modulus, which the pane shows, and by ours it does not.
func TestExampleCollides(t *testing.T) {
	wrong := exampleRows(paulchess.NewRotatedTables(paulchess.ThesisFileModulus))
	text := ""
	for _, row := range wrong {
		text += row.Title + "\n"
	}
	if len(wrong) != 4 || !strings.Contains(text, "90°, a wrong entry: 0x1000001000101 mod 257 = 0") ||
		!strings.Contains(text, "Entry 0 is shared by") {
		t.Errorf("%d rows:\n%s", len(wrong), text)
	}
	if right := exampleRows(paulchess.NewRotatedTables(ourFileModulus)); len(right) != 2 ||
		!strings.Contains(right[0].Title, "mod 258 = 55") || !strings.Contains(right[1].Title, "mod 258 = 251") {
		t.Errorf("%+v", right)
	}
}

// The pane follows the piece that is picked up, and its switches change the rows.
func TestPaneFollows(t *testing.T) {
	w := panetest.New(t, "paulchess", nil, kiwipete)
	l := NewLaboratory(w).(*Laboratory)
	w.Put(l)
	l.Pick(int(board.F3))
	if l.square != board.F3 || l.squares.Selected != "f3" {
		t.Errorf("after F3 was picked up: %s, %s", l.square, l.squares.Selected)
	}
	l.Pick(-1)
	if l.square != board.F3 {
		t.Errorf("nothing picked up, and it looks from %s", l.square)
	}
	l.example.SetChecked(true)
	chosen, ok := l.boards.Chosen()
	if !ok || chosen.Name != "moves" {
		t.Errorf("%+v is chosen", chosen)
	}
}
