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
				if m.To() == to && (promotion <= Queen && promotion >= Knight || promotion == NoPieceType) {
					found++
				}
				if !list.Has(m) || m.From() != from || m.To() != to && !m.IsCastling() {
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

// In castling the king may take its own rook, wherever they stand.
func TestFindCastling(t *testing.T) {
	for fen, wants := range map[string][]string{
		"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1": {"e1h1", "e1g1", "e1a1", "e1c1"},
		"4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1":   {"e1g1", "e1b1"},
	} {
		p, err := ParseFEN(fen)
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range wants {
			from, _ := ParseSquare(text[:2])
			to, _ := ParseSquare(text[2:])
			m, ok := p.Find(from, to, NoPieceType)
			if parsed, err := p.ParseUCI(text); !ok || !m.IsCastling() || err != nil || parsed != m {
				t.Errorf("%s: %s gives %s, %v, %v", fen, text, m, ok, err)
			}
		}
	}
}
