package comparison

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/search"
)

// TestWanted reads moves in both notations, and names what is none.
func TestWanted(t *testing.T) {
	p := board.Start()
	moves, err := Wanted(p, "Nf3, e2e4\td4")
	if err != nil || len(moves) != 3 || moves[1].UCI() != "e2e4" {
		t.Errorf("%v, %v", moves, err)
	}
	if _, err := Wanted(p, "Nf3 Ke2"); err == nil || err.Error() != `"Ke2" is no move here` {
		t.Errorf("%v", err)
	}
	if moves, err := Wanted(p, " "); len(moves) != 0 || err != nil {
		t.Errorf("%v, %v", moves, err)
	}
	row := Row{Result: search.Result{Move: moves0(t, p, "d4")}}
	if wanted, _ := Wanted(p, "e4 d4"); !row.Solves(wanted) {
		t.Error("a wanted move solves nothing")
	}
	if wanted, _ := Wanted(p, "e4"); row.Solves(wanted) || (Row{}).Solves(wanted) {
		t.Error("another move, or none, solves it")
	}
}

func moves0(t *testing.T, p board.Position, san string) board.Move {
	move, err := p.ParseSAN(san)
	if err != nil {
		t.Fatal(err)
	}
	return move
}
