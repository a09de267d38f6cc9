package trajectory

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
)

// TestSixtyPositionsAgainstTwin compares the maps of chapter V's positions.
func TestSixtyPositionsAgainstTwin(t *testing.T) {
	fens := enginetest.Positions(t, "../../app/library/data/botvinnik60.epd")
	if len(fens) != 60 {
		t.Errorf("%d positions, want 60", len(fens))
	}
	for i, fen := range fens {
		compareWithTwin(t, parse(t, fen), 3+i%2)
	}
}

// TestFourteenOfTwentySeven asks for each legal move of the book's diagram whether it is on the
// map.
func TestFourteenOfTwentySeven(t *testing.T) {
	p := parse(t, capablanca)
	m := Build(p, 3)
	var legal board.MoveList
	p.Legal(&legal)
	on := 0
	for _, move := range legal.All() {
		if m.FirstSquares(move.From()).Has(move.To()) {
			on++
		}
	}
	if legal.Len() != 27 || on != 14 {
		t.Errorf("%d of %d legal moves are on the map, want 14 of 27", on, legal.Len())
	}
}

func TestRebuildAllocatesNothing(t *testing.T) {
	p := parse(t, capablanca)
	m := Build(p, 7)
	if n := testing.AllocsPerRun(20, func() { m.Rebuild(p, 7) }); n != 0 {
		t.Errorf("%v allocations, want 0", n)
	}
}
