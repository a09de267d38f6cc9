package tuned

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
)

// Every term counts what its sentence says, White's less Black's.
func TestTerms(t *testing.T) {
	for _, test := range []struct {
		fen   string
		term  int
		times int32
	}{
		{"4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", termBishopPair, 1},
		{"4k3/8/8/8/8/8/8/N3K3 w - - 0 1", termKnightMobility, 1},
		{"4k3/2p5/8/8/8/2P5/2P5/4K3 w - - 0 1", termDoubled, 1},
		{"4k3/5p2/4p3/8/8/2P5/8/4K3 w - - 0 1", termIsolated, 1},
		{"4k3/8/2p5/8/1P6/3P4/8/4K3 w - - 0 1", termBackward, 0},
		{"4k3/8/4p3/8/2P5/3P4/8/4K3 w - - 0 1", termBackward, 0},
		{"4k3/4p3/8/4p3/2P5/3P4/8/4K3 w - - 0 1", termBackward, 1},
		{"4k3/8/8/8/2P5/3P4/8/4K3 w - - 0 1", termConnected, 1},
		{"4k3/8/8/8/8/2PP4/8/4K3 w - - 0 1", termConnected, 2},
		{"4k3/8/8/3p4/8/4P3/4P3/4K3 w - - 0 1", termPassed, 0},
		{"4k3/8/8/8/3p4/4P3/8/4K3 w - - 0 1", termPassed, 0},
		{"4k3/8/8/4P3/3p4/8/8/4K3 w - - 0 1", termPassed, 0}, // both are
		{"4k3/8/8/4P3/8/8/4P3/4K3 w - - 0 1", termPassed, 1},
		{"4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", termPassedFree, 1},
		{"8/4k3/8/4P3/8/8/8/4K3 w - - 0 1", termPassedFree, 0},
		{"8/8/8/P6k/8/8/8/4K3 w - - 0 1", termRunner, 1},
		{"8/8/8/P4k2/8/8/8/4K3 w - - 0 1", termRunner, 1},
		{"8/8/8/P3k3/8/8/8/4K3 w - - 0 1", termRunner, 1},
		{"8/8/8/P2k4/8/8/8/4K3 w - - 0 1", termRunner, 0},
		{"8/8/8/P3k3/8/8/8/4K3 b - - 0 1", termRunner, 0},
		{"n7/8/8/P6k/8/8/8/4K3 w - - 0 1", termRunner, 0},
		{"4k3/8/8/3N4/4P3/8/8/4K3 w - - 0 1", termOutpost, 1},
		{"4k3/2p5/8/3N4/4P3/8/8/4K3 w - - 0 1", termOutpost, 0},
		{"4k3/8/8/8/8/3P4/4P3/4KB2 w - - 0 1", termBadBishop, 2},
		{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", termRookOpen, 1},
		{"4k3/p7/8/8/8/8/8/R3K3 w - - 0 1", termRookHalfOpen, 1},
		{"4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1", termRookHalfOpen, 0},
		{"r3k3/8/8/8/8/8/8/R3K2R w KQq - 0 1", termCastling, 1},
		{"6k1/8/8/8/8/8/5PPP/6K1 w - - 0 1", termShelter, -3},
		{"6k1/8/6P1/8/8/8/8/6K1 w - - 0 1", termStorm, 1},
		{"8/5pk1/8/8/8/8/8/6K1 w - - 0 1", termBareKing, 1},
		{"4k3/8/8/3n4/4P3/8/8/4K3 b - - 0 1", termByPawn, 1},
		{"4k3/8/8/3q4/8/4N3/8/4K3 b - - 0 1", termByMinor, 1},
		{"4k3/8/8/3q4/8/8/3R4/4K3 b - - 0 1", termByRook, 1},
		{"4k3/8/8/3p4/8/8/3R4/4K3 b - - 0 1", termHanging, 1},
		{"4k3/8/4p3/3p4/8/8/3R4/4K3 b - - 0 1", termHanging, 0},
		{"4k3/8/8/8/8/8/8/4K3 b - - 0 1", termTempo, -1},
		{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", termKingToKing, 0},
		{"8/8/4k3/8/4K3/8/8/R7 w - - 0 1", termKingToKing, 5},
		{"k7/8/8/8/4K3/8/8/7R w - - 0 1", termEnemyCentre, 6},
	} {
		p, err := board.ParseFEN(test.fen)
		if err != nil {
			t.Error(test.fen, err)
			continue
		}
		counts, sum := countsOf(&p), int32(0)
		for f := featureOf[test.term]; f < featureOf[test.term+1]; f++ {
			sum += counts[f]
		}
		if sum != test.times {
			t.Errorf("%s: %s %d times, want %d", test.fen, terms[test.term].ID, sum, test.times)
		}
	}
}

// countsOf counts the features of a position.
func countsOf(p *board.Position) [featureCount]int32 {
	d := new(detail)
	s := survey{p: p, tally: tally{values: start.values, detail: d}}
	s.addPlaces()
	start.examine(&s, start.sumOf(p))
	return d.counts
}

// An attack on the king grows faster than what takes part in it, and needs a queen or two attackers.
func TestDanger(t *testing.T) {
	last := int32(-1)
	for _, fen := range []string{
		"6k1/5ppp/8/8/8/8/8/4K1R1 w - - 0 1",
		"6k1/5ppp/8/6N1/2B5/8/8/4K1R1 w - - 0 1",
		"6k1/5ppp/8/6NQ/2B5/8/8/4K1R1 w - - 0 1",
	} {
		p := enginetest.Position(t, fen)
		danger := -countsOf(&p)[featureOf[termDanger]] // of Black's king, counted for Black
		if danger <= last && last >= 0 || last < 0 && danger != 0 {
			t.Errorf("%s: %d after %d", fen, danger, last)
		}
		last = danger
	}
}

// Without pawns a piece more wins little, and bishops of opposite colours less than others; whoever is
// worse does not count.
func TestChances(t *testing.T) {
	for _, test := range []struct {
		fen      string
		material int32
		value    int64
		want     int64
	}{
		{"4k3/8/8/8/8/8/8/4KB2 w - - 0 1", 330, 300, withoutPawns},
		{"4k3/8/8/8/8/8/8/4K2R w - - 0 1", 500, 500, fullChances},
		{"4k3/pp6/8/8/8/8/8/4KB2 w - - 0 1", 130, -50, fullChances},
		{"4kb2/8/8/8/8/8/PP6/4KB2 w - - 0 1", 200, 200, oppositeBishops},
		{"4kb2/8/8/8/8/8/PP6/2B1K3 w - - 0 1", 200, 200, fullChances},
		{"r3kb2/8/8/8/8/8/PP6/R3KB2 w - - 0 1", 200, 200, oppositeWithPieces},
	} {
		p := enginetest.Position(t, test.fen)
		if got := scale(&p, test.value, test.material); got != test.want {
			t.Errorf("%s: %d of %d, want %d", test.fen, got, fullChances, test.want)
		}
	}
}
