package board

import (
	"math/rand/v2"
	"testing"
	"unsafe"
)

// TestSliders compares the look-ups with the walked rays on every square and every occupancy that
// matters, each with a random remainder of the board.
func TestSliders(t *testing.T) {
	random := rand.New(rand.NewPCG(2009, 257))
	for s := A1; s <= H8; s++ {
		eachOccupancy(relevant(s, diagonalSteps), func(occupied Bitboard) {
			occupied |= Bitboard(random.Uint64()) &^ relevant(s, diagonalSteps)
			if got, want := BishopAttacks(s, occupied), rays(s, diagonalSteps, occupied); got != want {
				t.Fatalf("bishop on %s among\n%s\nattacks\n%s\nwant\n%s", s, occupied, got, want)
			}
		})
		eachOccupancy(relevant(s, straightSteps), func(occupied Bitboard) {
			occupied |= Bitboard(random.Uint64()) &^ relevant(s, straightSteps)
			if got, want := RookAttacks(s, occupied), rays(s, straightSteps, occupied); got != want {
				t.Fatalf("rook on %s among\n%s\nattacks\n%s\nwant\n%s", s, occupied, got, want)
			}
		})
	}
}

// eachOccupancy visits all subsets of a set.
func eachOccupancy(mask Bitboard, visit func(Bitboard)) {
	for subset := Bitboard(0); ; {
		visit(subset)
		if subset = (subset - mask) & mask; subset == 0 {
			return
		}
	}
}

// TestBetween compares the table with what it means.
func TestBetween(t *testing.T) {
	for a := A1; a <= H8; a++ {
		for b := A1; b <= H8; b++ {
			want := Bitboard(0)
			for _, attacks := range []func(Square, Bitboard) Bitboard{BishopAttacks, RookAttacks} {
				if attacks(a, 0).Has(b) {
					want = attacks(a, b.Bitboard()) & attacks(b, a.Bitboard())
				}
			}
			if Between(a, b) != want {
				t.Errorf("between %s and %s\n%s\nwant\n%s", a, b, Between(a, b), want)
			}
		}
	}
}

// TestLeapers compares the tables with distances.
func TestLeapers(t *testing.T) {
	for a := A1; a <= H8; a++ {
		for b := A1; b <= H8; b++ {
			df, dr := b.File()-a.File(), b.Rank()-a.Rank()
			for _, test := range []struct {
				name      string
				got, want bool
			}{
				{"knight", KnightAttacks(a).Has(b), df*df+dr*dr == 5},
				{"king", KingAttacks(a).Has(b), df*df+dr*dr == 1 || df*df+dr*dr == 2},
				{"white pawn", PawnAttacks(White, a).Has(b), dr == 1 && df*df == 1},
				{"black pawn", PawnAttacks(Black, a).Has(b), dr == -1 && df*df == 1},
			} {
				if test.got != test.want {
					t.Errorf("%s on %s attacks %s: %t", test.name, a, b, test.got)
				}
			}
		}
	}
}

// TestAttackersAgree: a square is attacked by a side if and only if some piece of the side attacks
// it.
func TestAttackersAgree(t *testing.T) {
	walk(t, 30, 100, func(p *Position, _ *MoveList) {
		everywhere := reach{^Bitboard(0), ^Bitboard(0), ^Bitboard(0)}
		white, black := p.attacked(White, p.Occupied(), &everywhere), p.attacked(Black, p.Occupied(), &everywhere)
		for s := A1; s <= H8; s++ {
			attackers := p.AttackersTo(s, p.Occupied())
			if white.Has(s) != (attackers&p.Side(White) != 0) || black.Has(s) != (attackers&p.Side(Black) != 0) {
				t.Errorf("%s: the attackers of %s are\n%s", p.FEN(), s, attackers)
			}
		}
	})
}

// TestPositionIsSmall guards the size on which the speed of copying rests, and the sets read from
// the planes.
func TestPositionIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(Position{}); size > 80 {
		t.Errorf("a position has %d bytes, more than 80", size)
	}
	walk(t, 10, 100, func(p *Position, _ *MoveList) {
		for s := A1; s <= H8; s++ {
			piece := p.At(s)
			for k := Pawn; k <= NoPieceType; k++ {
				if p.Pieces(k).Has(s) != (piece.Type() == k) {
					t.Errorf("%s: %s on %s, Pieces(%s) says %t", p.FEN(), piece, s, k, p.Pieces(k).Has(s))
				}
				for c := White; c <= Black; c++ {
					if want := k != NoPieceType && piece == NewPiece(c, k); p.PiecesOf(c, k).Has(s) != want {
						t.Errorf("%s: %s on %s, PiecesOf(%s, %s) says %t", p.FEN(), piece, s, c, k, !want)
					}
				}
			}
		}
	})
}

// TestSquaresAndSets are the small functions that everything uses.
func TestSquaresAndSets(t *testing.T) {
	for s := A1; s <= H8; s++ {
		if back, err := ParseSquare(s.String()); back != s || err != nil {
			t.Errorf("%s reads back as %s, %v", s, back, err)
		}
		if NewSquare(s.File(), s.Rank()) != s || !s.Bitboard().Has(s) || s.Bitboard().Count() != 1 {
			t.Errorf("%s is not what its file, rank or set say", s)
		}
	}
	for _, text := range []string{"", "e", "e9", "i1", "E4", "e44", "-"} {
		if s, err := ParseSquare(text); err == nil {
			t.Errorf("%q reads as %s", text, s)
		}
	}
	if NoSquare.Bitboard() != 0 || Bitboard(0).Lowest() != NoSquare {
		t.Error("no square is not the empty set")
	}
	set := A1.Bitboard() | D4.Bitboard() | H8.Bitboard()
	if set.Lowest() != A1 || set.ClearLowest().Lowest() != D4 || !set.MoreThanOne() || A1.Bitboard().MoreThanOne() {
		t.Error("a set is not walked in ascending order")
	}
	if FileA.West() != 0 || FileH.East() != 0 || Rank8.North() != 0 || Rank1.South() != 0 ||
		D4.Bitboard().North().East() != E5.Bitboard() || D4.Bitboard().South().West() != C3.Bitboard() {
		t.Error("a shift goes astray")
	}
	if A1.Flip() != A8 || !DarkSquares.Has(A1) || !LightSquares.Has(H1) {
		t.Error("the board is mirrored or coloured wrongly")
	}
}
