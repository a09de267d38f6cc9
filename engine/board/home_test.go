package board

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
)

// positions960 are the positions of the file, with their counts.
func positions960(t *testing.T) (list []suitePosition) {
	t.Helper()
	text, err := os.ReadFile("../testdata/chess960.epd")
	if err != nil {
		t.Fatal(err)
	}
	for line := range bytes.Lines(text) {
		fen, count, ok := strings.Cut(strings.TrimSpace(string(line)), " ;D3 ")
		if !ok {
			continue
		}
		var nodes uint64
		if _, err := fmt.Sscan(count, &nodes); err != nil {
			t.Fatal(err)
		}
		list = append(list, suitePosition{fen, []uint64{nodes}})
	}
	if len(list) < 100 {
		t.Fatalf("%d positions", len(list))
	}
	return list
}

// TestChess960 counts three half-moves of positions of Chess960.
func TestChess960(t *testing.T) {
	for _, at := range positions960(t) {
		p := parse(t, at.fen)
		if got := Perft(&p, 3); got != at.nodes[0] || p.FEN() != at.fen {
			t.Errorf("%s: Perft(3) = %d, want %d; it is written as %s", at.fen, got, at.nodes[0], p.FEN())
		}
	}
}

// TestWalk960: in random games of Chess960 all that says which moves are legal agrees, and every position and move
// is written and read back.
func TestWalk960(t *testing.T) {
	random := rand.New(rand.NewPCG(19, 96))
	castled := map[int]int{}
	for _, at := range positions960(t) {
		p := parse(t, at.fen)
		for range 40 {
			var list, checks MoveList
			p.Legal(&list)
			if list.Len() == 0 {
				break
			}
			checkLists(t, &p)
			p.Checks(&checks)
			for _, m := range list.All() {
				if p.GivesCheck(m) != checks.Has(m) {
					t.Fatalf("%s: the check of %s", p.FEN(), m)
				}
				uci, err := p.ParseUCI(m.UCI())
				san, fault := p.ParseSAN(p.SAN(m))
				if uci != m || san != m {
					t.Fatalf("%s: %s is read as %s and %s, %v, %v", p.FEN(), m, uci, san, err, fault)
				}
			}
			m := list.At(random.IntN(list.Len()))
			for _, other := range list.All() {
				if other.IsCastling() && random.IntN(3) == 0 {
					m = other
				}
			}
			if m.IsCastling() {
				king, _, rook := p.CastlingSquares(m)
				castled[king.File()]++
				if next := p.After(m); next.At(king) != NewPiece(p.Turn(), King) || next.At(rook) != NewPiece(p.Turn(), Rook) ||
					(next.Occupied()&next.Side(p.Turn())).Count() != p.Side(p.Turn()).Count() {
					t.Fatalf("%s: %s leads to %s", p.FEN(), m, next.FEN())
				}
			}
			p = p.After(m)
			if fresh := parse(t, p.FEN()); withoutPast(fresh) != withoutPast(p) {
				t.Fatalf("%s: made %+v, parsed %+v", p.FEN(), p, fresh)
			}
		}
	}
	if castled[2] < 10 || castled[6] < 10 {
		t.Errorf("castlings by the king's file: %v", castled)
	}
}

// TestFromXFEN: in a game that is known to be Chess960 no letter is left over from chess.
func TestFromXFEN(t *testing.T) {
	for text, want := range map[string]string{
		"4k3/8/8/8/8/8/8/4K1R1 w K - 0 1":         "G",
		"4k3/8/8/8/8/8/8/RR1K1R1R w KQ - 0 1":     "HA", // those at the edges
		"5k2/8/8/8/8/8/8/1R1R1K2 w Q - 0 1":       "B",
		"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1":    "KQkq",
		"4k3/8/8/8/8/8/8/4K3 w K - 0 1":           "-",
		"1r3k1r/8/8/8/8/8/8/1R1R1KR1 w GDg - 0 1": "GD",
		"4k3/8/8/8/8/8/8/4K1R1 w - - 0 1":         "-",
		"rubbish":                                 "refused",
	} {
		p, _, err := ReadFEN(FromXFEN(text))
		got := strings.Fields(p.FEN() + " - -")[2]
		if err != nil {
			got = "refused"
		}
		if got != want {
			t.Errorf("%s: %s, %v, want %s", text, got, err, want)
		}
	}
}

// TestXFEN: the letters of chess mean the outermost rooks where king and rooks stand elsewhere.
func TestXFEN(t *testing.T) {
	for text, want := range map[string]string{
		"nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w KQkq - 0 1": "GBgb",
		"nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w Kq - 0 1":   "Gb",
		"4k1r1/8/8/8/8/8/8/4K1R1 w Kk - 0 1":                       "Gg", // both sides say the same
		"4k2r/8/8/8/8/8/8/4K1R1 w Kk - 0 1":                        "k",  // one right is left over
		"4k3/8/8/8/8/8/8/4K1R1 w K - 0 1":                          "-",
		"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1":                     "KQkq",
		"5kr1/8/8/8/8/8/8/1R1R1K1R w Hg - 0 1":                     "refused",
		"1r3k1r/8/8/8/8/8/8/1R1R1KR1 w GDg - 0 1":                  "GD",
		"1r3kr1/8/8/8/8/8/8/1R1R1KR1 w GDg - 0 1":                  "GDg",
	} {
		p, _, err := ReadFEN(text)
		got := strings.Fields(p.FEN() + " - -")[2]
		if err != nil {
			got = "refused"
		}
		if got != want {
			t.Errorf("%s: %s, %v, want %s", text, got, err, want)
		}
	}
}
