package board

import (
	"testing"

	"drevo/internal/needs"
)

// usualValues are the values of the table's sums.
var usualValues = [6]int{100, 300, 325, 500, 900, 10000}

// slowSEE plays the exchange on the real board with legal moves.
func slowSEE(p *Position, m Move, values *[6]int) int {
	if m.IsCastling() {
		return 0
	}
	gain := 0
	switch captured := p.At(m.To()).Type(); {
	case m.IsEnPassant():
		gain = values[Pawn]
	case captured != NoPieceType:
		gain = values[captured]
	}
	if m.IsPromotion() {
		gain += values[m.Promotion()] - values[Pawn]
	}
	var next Position
	p.Make(m, &next)
	var list MoveList
	next.Legal(&list)
	best := NoMove
	for _, reply := range list.All() {
		pieceType := next.At(reply.From()).Type()
		if reply.To() != m.To() || reply.IsPromotion() && reply.Promotion() != Queen {
			continue
		}
		if best == NoMove || values[pieceType] < values[next.At(best.From()).Type()] ||
			values[pieceType] == values[next.At(best.From()).Type()] && reply.From() < best.From() {
			best = reply
		}
	}
	if best == NoMove {
		return gain
	}
	return gain - max(0, slowSEE(&next, best, values))
}

// TestSEEAgainstTheBoard compares every legal move of random games and of scattered positions with
// the slow twin, in two sets of values.
func TestSEEAgainstTheBoard(t *testing.T) {
	needs.OneGoroutine(t)
	simple := [6]int{1, 3, 3, 5, 9, 100}
	compare := func(p *Position, legal *MoveList) {
		for _, m := range legal.All() {
			for _, values := range []*[6]int{&usualValues, &simple} {
				if got, want := p.SEE(m, values), slowSEE(p, m, values); got != want {
					t.Errorf("%s: SEE(%s) = %d, want %d", p.FEN(), m, got, want)
				}
			}
		}
	}
	walk(t, 150, 120, compare)
	scatter(t, 20000, compare)
}

// TestSEE are exchanges with sums that can be checked by hand.
func TestSEE(t *testing.T) {
	for _, test := range []struct {
		name, fen, move string
		want            int
	}{
		{"free pawn", "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5", 100},
		{"knight for pawn", "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5", 100 - 300},
		{"defended pawn", "4k3/8/3p4/4p3/8/8/4R3/4K3 w - - 0 1", "e2e5", 100 - 500},
		{"the defender is pinned", "3k4/8/3p4/4p3/8/8/4R3/3RK3 w - - 0 1", "e2e5", 100},
		{"the defender is pinned on a diagonal", "8/7k/6r1/8/6p1/8/2B5/K5R1 w - - 0 1", "g1g4", 100},
		{"the defender stays on the pin", "7k/6b1/5p2/4B3/8/8/8/K7 w - - 0 1", "e5f6", 100 - 325},
		{"quiet move to an attacked square", "4k3/8/3p4/8/4N3/8/8/4K3 w - - 0 1", "e4c5", -300},
		{"x-ray behind the rook", "4k3/4r3/8/4p3/8/8/4R3/K3R3 w - - 0 1", "e2e5", 100},
		{"promotion", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8q", 800},
		{"promotion on a defended square", "1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8q", -100},
		{"capturing promotion", "1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8q", 1300},
		{"promotion in reply", "7k/8/8/8/8/8/1p2N3/R3K3 w - - 0 1", "e2c1", -300 - 800 + 900},
		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100},
		{"en passant, retaken", "4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 0},
		{"the king cannot take a defended piece", "8/8/3k4/4p3/3N4/5N2/8/4K3 w - - 0 1", "f3e5", 100 - 300},
		{"castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", 0},
	} {
		p := parse(t, test.fen)
		m, err := p.ParseUCI(test.move)
		if err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		if got := p.SEE(m, &usualValues); got != test.want {
			t.Errorf("%s: SEE(%s) = %d, want %d", test.name, test.move, got, test.want)
		}
	}
}
