package paulchess

import (
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/engine/board"
)

// The look-ups agree with the attacks of the rules on every square, for every occupancy of each of
// its lines, each among random men elsewhere.
func TestRotatedLookups(t *testing.T) {
	random := rand.New(rand.NewPCG(2009, 1))
	tables := rotatedTables()
	for s := board.A1; s <= board.H8; s++ {
		for r := Rank; r <= AntiDiagonal; r++ {
			line := rotatedLines[r][s].mask
			for occupied := board.Bitboard(0); ; {
				men := occupied | board.Bitboard(random.Uint64())&^line
				if got, want := tables.bishop(s, men), board.BishopAttacks(s, men); got != want {
					t.Fatalf("bishop on %s among\n%s\nattacks\n%s\nwant\n%s", s, men, got, want)
				}
				if got, want := tables.rook(s, men), board.RookAttacks(s, men); got != want {
					t.Fatalf("rook on %s among\n%s\nattacks\n%s\nwant\n%s", s, men, got, want)
				}
				if got := tables.Lookup(s, r, men, 0).Attacks; got != tables.attack(s, r, men) {
					t.Fatalf("%s of %s: step by step\n%s", r, s, got)
				}
				if occupied = (occupied - line) & line; occupied == 0 {
					break
				}
			}
		}
	}
}

// Each standard line's modulus tells all 256 occupancies apart, and no smaller one does.
func TestModuli(t *testing.T) {
	for r, line := range standardLines {
		for modulus := uint64(256); modulus <= line.modulus; modulus++ {
			if n := remainders(Rotation(r), modulus); (n == 256) != (modulus == line.modulus) {
				t.Errorf("%s: modulo %d gives %d different numbers", Rotation(r), modulus, n)
			}
		}
	}
	for modulus := uint64(fileModulus + 1); modulus < 300; modulus++ {
		if remainders(File, modulus) == 256 {
			t.Errorf("modulo %d works for files, too", modulus)
		}
	}
	if remainders(Diagonal, 258) != 256 || remainders(AntiDiagonal, 258) == 256 {
		t.Error("258 should work for the diagonals as a1-h8, and for those as h1-a8 not")
	}
	if n := remainders(File, ThesisFileModulus); n != 9 {
		t.Errorf("the modulus of the thesis has %d remainders for files", n)
	}
}

// The example of the thesis: a rook on a file, its own piece at the end taken off.
func TestRotatedLookupExample(t *testing.T) {
	men := board.E8.Bitboard() | board.E7.Bitboard() | board.E5.Bitboard() | board.E2.Bitboard()
	l := rotatedTables().Lookup(board.E5, File, men|board.A1.Bitboard()|board.H4.Bitboard(), board.E2.Bitboard())
	found := board.A7.Bitboard() | board.A6.Bitboard() | board.A4.Bitboard() | board.A3.Bitboard() | board.A2.Bitboard()
	if l.Line != board.FileE || l.Occupied != men || l.Shift != 4 || l.Standard != men>>4 || l.Place != 4 ||
		l.Modulus != 258 ||
		l.Index != uint64(men>>4)%258 || l.Found != found || l.Attacks != found<<4 ||
		l.Targets != found<<4&^board.E2.Bitboard() {
		t.Errorf("%+v", l)
	}
	if len(l.Shared) != 1 || l.Shared[0].Occupied != l.Standard || l.Wrong() {
		t.Errorf("the entry is shared: %v", l.Shared)
	}
}

// The thesis's own example collides by its modulus: men at 0, 1, 3, 6 and at 0, 3 have the index 0,
// and other attacks of the rook at place 3; by 258 they have indices of their own.
func TestExampleOfTheThesisCollides(t *testing.T) {
	line := standardLines[File]
	four, two := line.spread(0b1001011), line.spread(0b1001)
	thesis, ours := NewRotatedTables(ThesisFileModulus), rotatedTables()
	wrong := 0
	for _, men := range []board.Bitboard{four, two} {
		l := thesis.Lookup(board.A4, File, men, 0)
		if l.Index != 0 || !slices.ContainsFunc(l.Shared, func(e SharedEntry) bool { return e.Occupied == four+two-men }) {
			t.Errorf("index %d, shared by %d", l.Index, len(l.Shared))
		}
		if l.Wrong() {
			wrong++
		}
	}
	if wrong == 0 {
		t.Error("both read what is right for them")
	}
	if a, b := ours.Lookup(board.A4, File, four, 0).Index, ours.Lookup(board.A4, File, two, 0).Index; a != 55 || b != 251 {
		t.Errorf("by 258 the indices are %d and %d", a, b)
	}
	all := 0
	wrong = 0
	for place := range 8 {
		for bits := range 256 {
			if bits>>place&1 != 0 {
				all++
				if l := thesis.Lookup(board.NewSquare(0, place), File, line.spread(uint8(bits)), 0); l.Wrong() {
					wrong++
				}
			}
		}
	}
	if all != 1024 || wrong != 826 {
		t.Errorf("of %d look-ups %d read a wrong entry", all, wrong)
	}
}

// The least modulus for boards of one or two bits is the one that is named.
func TestMasterModulus(t *testing.T) {
	var boards []uint64
	for a := range 64 {
		for b := range a + 1 {
			boards = append(boards, 1<<a|1<<b)
		}
	}
	if len(boards) != masterBoards {
		t.Fatalf("%d boards", len(boards))
	}
	seen := make([]uint64, masterModulus+1)
	for modulus := uint64(masterBoards); modulus <= masterModulus; modulus++ {
		perfect := true
		for _, b := range boards {
			if seen[b%modulus] == modulus {
				perfect = false
				break
			}
			seen[b%modulus] = modulus
		}
		if perfect != (modulus == masterModulus) {
			t.Errorf("modulo %d: perfect %v", modulus, perfect)
		}
	}
}

// The sieve lists what the usual walk over a set does.
func TestSieve(t *testing.T) {
	if got := bitSieve[0b01001011]; !slices.Equal(got, []uint8{0, 1, 3, 6}) {
		t.Errorf("the example of the thesis sieves to %v", got)
	}
	random := rand.New(rand.NewPCG(8, 8))
	for range 1000 {
		set := board.Bitboard(random.Uint64() & random.Uint64())
		squares := []board.Square{}
		Sieve(set, func(s board.Square) { squares = append(squares, s) })
		if !slices.Equal(squares, set.Squares()) {
			t.Fatalf("%v sieves to %v", set.Squares(), squares)
		}
	}
}

// BenchmarkSliders compares the look-ups with the core's: a queen on every square of a middle game.
func BenchmarkSliders(b *testing.B) {
	occupied := board.Bitboard(0x917d731812a4ff91)
	for name, back := range map[string]sliders{"rotated": rotatedSliders(), "core": coreSliders} {
		b.Run(name, func(b *testing.B) {
			sum := board.Bitboard(0)
			for b.Loop() {
				for s := board.A1; s <= board.H8; s++ {
					sum += back.bishop(s, occupied) | back.rook(s, occupied)
				}
			}
			if sum == 0 {
				b.Fatal("nothing is attacked")
			}
		})
	}
}

// remainders counts the different indices of the 256 occupancies of a rotation's line by a modulus;
// 256 says that it tells them all apart.
func remainders(r Rotation, modulus uint64) int {
	seen := map[uint64]bool{}
	for bits := range 256 {
		seen[uint64(standardLines[r&3].spread(uint8(bits)))%modulus] = true
	}
	return len(seen)
}

// masterBoards is the number of boards of one or two bits, for which the thesis wished one table
// ("Master Position Lookup - I Wish!"), and masterModulus the least that tells them apart: the table
// would be 8.6 % full, where the thesis, which gave up on it, speaks of about 2 %.
const (
	masterBoards  = 64 + 64*63/2
	masterModulus = 24155
)
