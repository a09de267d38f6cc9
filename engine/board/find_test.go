package board

import "testing"

// Find gives every legal move by its squares, and nothing else, in all positions of the perft suite two plies deep.
func TestFind(t *testing.T) {
	for _, fen := range []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
		"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	} {
		p, err := ParseFEN(fen)
		if err != nil {
			t.Fatal(err)
		}
		testFind(t, &p, 2)
	}
}

func testFind(t *testing.T, p *Position, depth int) {
	var list MoveList
	p.Legal(&list)
	found := 0
	for from := A1; from <= H8; from++ {
		for to := A1; to <= H8; to++ {
			for _, promotion := range []PieceType{NoPieceType, Knight, Bishop, Rook, Queen, King, Pawn} {
				m, ok := p.Find(from, to, promotion)
				if !ok {
					continue
				}
				if promotion <= Queen && promotion >= Knight || promotion == NoPieceType {
					found++
				}
				if !list.Has(m) || m.From() != from || m.To() != to {
					t.Errorf("%s: %s%s gives %s", p.FEN(), from, to, m)
				}
			}
		}
	}
	if found != list.Len() {
		t.Errorf("%s: %d moves found, of %d", p.FEN(), found, list.Len())
	}
	if depth == 0 {
		return
	}
	for _, m := range list.All() {
		next := p.After(m)
		if list.At(0) == m || m.IsPromotion() || m.IsCastling() || m&flagMask == flagDouble {
			testFind(t, &next, depth-1)
		}
	}
}
