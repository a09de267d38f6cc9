package board

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestSliderMethodsAgree compares all ways on every square and every occupancy that matters.
func TestSliderMethodsAgree(t *testing.T) {
	random := rand.New(rand.NewPCG(2009, 1))
	for _, method := range SliderMethods() {
		sliders := NewSliders(method)
		for s := A1; s <= H8; s++ {
			eachOccupancy(relevant(s, diagonalSteps), func(occupied Bitboard) {
				occupied |= Bitboard(random.Uint64()) &^ relevant(s, diagonalSteps)
				if got, want := sliders.Bishop(s, occupied), BishopAttacks(s, occupied); got != want {
					t.Fatalf("%s: bishop on %s among\n%s\nattacks\n%s\nwant\n%s", method, s, occupied, got, want)
				}
			})
			eachOccupancy(relevant(s, straightSteps), func(occupied Bitboard) {
				occupied |= Bitboard(random.Uint64()) &^ relevant(s, straightSteps)
				if got, want := sliders.Rook(s, occupied), RookAttacks(s, occupied); got != want {
					t.Fatalf("%s: rook on %s among\n%s\nattacks\n%s\nwant\n%s", method, s, occupied, got, want)
				}
			})
		}
	}
}

// TestModuli: each standard line's modulus tells all 256 occupancies apart and no smaller one does;
// that of the thesis for files does not.
func TestModuli(t *testing.T) {
	for r, line := range standardLines {
		for modulus := uint64(256); modulus <= line.modulus; modulus++ {
			seen := map[uint64]bool{}
			for bits := range 256 {
				seen[uint64(line.spread(uint8(bits)))%modulus] = true
			}
			if perfect := len(seen) == 256; perfect != (modulus == line.modulus) {
				t.Errorf("%s: modulo %d gives %d different numbers", Rotation(r), modulus, len(seen))
			}
		}
	}
}

// TestRotatedLookupExample is the example of the thesis: a rook on a file, its own piece at the end
// taken off.
func TestRotatedLookupExample(t *testing.T) {
	occupied := E8.Bitboard() | E7.Bitboard() | E5.Bitboard() | E2.Bitboard() | A1.Bitboard() | H4.Bitboard()
	l := NewRotatedLookup(E5, File, occupied, E2.Bitboard())
	want := RotatedLookup{
		Rotation: File, Line: FileE, Occupied: occupied & FileE, Shift: 4,
		Standard: A8.Bitboard() | A7.Bitboard() | A5.Bitboard() | A2.Bitboard(), Place: 4, Modulus: 258,
		Index:   l.Index,
		Found:   A7.Bitboard() | A6.Bitboard() | A4.Bitboard() | A3.Bitboard() | A2.Bitboard(),
		Attacks: E7.Bitboard() | E6.Bitboard() | E4.Bitboard() | E3.Bitboard() | E2.Bitboard(),
		Targets: E7.Bitboard() | E6.Bitboard() | E4.Bitboard() | E3.Bitboard(),
	}
	if l != want || l.Index != uint64(l.Standard)%258 {
		t.Errorf("got %+v, want %+v", l, want)
	}
}

// TestSieve compares the sieve with the usual walk over a set.
func TestSieve(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 8))
	for range 1000 {
		set := Bitboard(random.Uint64() & random.Uint64())
		squares := []Square{}
		Sieve(set, func(s Square) { squares = append(squares, s) })
		if !slices.Equal(squares, set.Squares()) {
			t.Fatalf("%v sieves to %v", set.Squares(), squares)
		}
	}
}
