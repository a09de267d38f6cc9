package itep

import (
	"context"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
)

// Each case says on which squares White has an index, and by mirror Black.
func TestIndices(t *testing.T) {
	for _, c := range []struct {
		name, fen, term, squares string
	}{
		{"a pawn attacks what no pawn guards", "4k3/8/8/8/3p4/8/P7/4K3 w - - 0 1", "weakNarrow", "c3 e3"},
		{"a pawn from behind could guard it", "4k3/8/8/3p4/8/8/1P6/4K3 w - - 0 1", "weakNarrow", "e4"},
		{"a pawn that has gone by can't", "4k3/8/8/1P1p4/8/8/8/4K3 w - - 0 1", "weakNarrow", "c4 e4"},
		{"no enemy pawn, no narrow weak point", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "weakNarrow", ""},
		{"broad: all but the lines beside a pawn", "4k3/8/8/8/8/8/1P6/4K3 w - - 0 1", "weakBroad",
			"b3 d3 e3 f3 g3 h3 b4 d4 e4 f4 g4 h4 b5 d5 e5 f5 g5 h5 b6 d6 e6 f6 g6 h6 b7 d7 e7 f7 g7 h7 b8 d8 e8 f8 g8 h8"},

		{"a neighbour can guard the point", "4k3/8/8/3p4/8/2P5/1P6/4K3 w - - 0 1", "detained", ""},
		{"a backward pawn", "4k3/8/8/3p4/8/4P3/8/4K3 w - - 0 1", "detained", "e3"},
		{"the line is closed", "4k3/4p3/8/3p4/8/4P3/8/4K3 w - - 0 1", "detained", ""},

		{"a knight before its king", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "pinned", "e2"},
		{"two pieces between are not pinned", "4r1k1/8/8/8/4N3/8/4N3/4K3 w - - 0 1", "pinned", ""},
		{"before a rook, by a bishop", "6k1/8/8/8/1b6/2N5/8/R3R1K1 w - - 0 1", "pinned", "c3"},
		{"before a protected knight, by a rook", "2r3k1/8/8/2N5/8/8/2N5/2R3K1 w - - 0 1", "pinned", ""},
		{"before an unprotected bishop, by a queen", "2q3k1/8/8/2N5/8/8/2B5/6K1 w - - 0 1", "pinned", "c5"},
		{"an enemy piece between is not pinned", "4r1k1/8/8/8/8/8/4n3/4K3 w - - 0 1", "pinned", ""},

		{"behind a pawn of one's own", "3qk3/8/8/8/3P4/8/8/3RK3 w - - 0 1", "masked", "d8"},
		{"behind an enemy piece", "3qk3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "masked", "d8"},
		{"in the open it is not masked", "3qk3/8/8/8/8/8/8/3RK3 w - - 0 1", "masked", ""},
		{"a protected knight behind a pawn", "3nk3/8/8/8/3P4/8/8/3RK3 w - - 0 1", "masked", ""},

		{"pawns on the other colour", "4k3/8/8/8/3P4/8/8/4KB2 w - - 0 1", "goodBishop", "f1"},
		{"pawns on both colours", "4k3/8/8/8/3PP3/8/8/4KB2 w - - 0 1", "goodBishop", ""},
		{"pawns on its own colour", "4k3/8/8/8/4P3/8/8/2B1KB2 w - - 0 1", "badBishop", "f1"},
		{"no pawns in the centre", "4k3/8/8/8/8/8/P7/4KB2 w - - 0 1", "badBishop", ""},

		{"before a castled king", "3rk3/5p1p/8/8/8/8/5PPP/6K1 w - - 0 1", "kingLineHalf", "g1"},
		{"no rook and no queen to use it", "3bk3/5p1p/8/8/8/8/5PPP/6K1 w - - 0 1", "kingLineHalf", ""},
		{"without any pawn", "3rk3/5p1p/8/8/8/8/5P1P/6K1 w - - 0 1", "kingLineOpen", "g1"},
		{"the edge has one neighbour", "3rk3/8/8/8/8/8/8/7K w - - 0 1", "kingLineOpen", "g1 h1"},

		{"no pawns on the line", "4k3/p7/8/8/8/8/P7/3RK3 w - - 0 1", "majorOnLine", "d1"},
		{"an own pawn closes it", "4k3/p7/8/8/8/8/P2P4/3RK3 w - - 0 1", "majorOnLine", ""},
		{"an enemy pawn with neighbours", "6k1/2pp4/8/8/8/8/8/3RK3 w - - 0 1", "majorOnLine", ""},
		{"an isolated enemy pawn", "7k/3p4/8/8/8/8/8/3RK3 w - - 0 1", "majorOnLine", "d1"},

		{"a rook on the 7th", "4k3/R7/8/8/8/8/8/4K3 w - - 0 1", "majorOnLastRanks", "a7"},
		{"attacked by a rook, not protected", "r3k3/R7/8/8/8/8/8/4K3 w - - 0 1", "majorOnLastRanks", ""},
		{"attacked by a rook, protected", "r3k3/R7/8/2B5/8/8/8/4K3 w - - 0 1", "majorOnLastRanks", "a7"},
		{"attacked by a bishop", "1b2k3/R7/8/2B5/8/8/8/4K3 w - - 0 1", "majorOnLastRanks", ""},
		{"on the 6th", "4k3/8/R7/8/8/8/8/4K3 w - - 0 1", "majorOnLastRanks", ""},

		{"a knight on an outpost", "4k3/p6p/8/3N4/4P3/8/8/4K3 w - - 0 1", "manOnWeakPoint", "d5"},
		{"a pawn can drive it away", "4k3/p1p4p/8/3N4/4P3/8/8/4K3 w - - 0 1", "manOnWeakPoint", ""},
		{"no pawn behind it", "4k3/p6p/8/3N4/8/8/8/4K3 w - - 0 1", "manOnWeakPoint", ""},

		{"rooks on a line", "4k3/8/8/8/8/8/3R4/3RK3 w - - 0 1", "battery", "d1 d2"},
		{"a pawn between", "4k3/8/8/8/3R4/3P4/8/3RK3 w - - 0 1", "battery", ""},
		{"rooks on the 7th", "4k3/R1R5/8/8/8/8/8/4K3 w - - 0 1", "battery", "a7 c7"},
		{"rooks on the 6th", "4k3/8/R1R5/8/8/8/8/4K3 w - - 0 1", "battery", ""},
		{"queen and bishop", "4k3/8/8/8/8/2B5/1Q6/4K3 w - - 0 1", "battery", "b2 c3"},

		{"a pawn attacks a protected knight", "4k3/3p4/2n5/3P4/8/8/8/4K3 w - - 0 1", "attack", "c6"},
		{"a knight attacks a protected pawn", "4k3/8/1p6/2p5/8/1N6/8/4K3 w - - 0 1", "attack", ""},
		{"a knight attacks an unprotected pawn", "4k3/8/8/2p5/8/1N6/8/4K3 w - - 0 1", "attack", "c5"},
		{"a check is no attack", "4k3/8/8/8/8/8/8/4RK2 b - - 0 1", "attack", ""},

		{"a fork of pawns", "4k3/8/8/2p1p3/8/3N4/8/4K3 w - - 0 1", "doubleAttack", "c5 e5"},
		{"a single attack", "4k3/8/8/2p5/8/3N4/8/4K3 w - - 0 1", "doubleAttack", ""},

		{"shut in by a piece on d3", "4k3/8/8/8/8/3N4/1P1P4/2B1K3 w - - 0 1", "delayedBishop", "c1"},
		{"the king's bishop too", "4k3/8/8/8/8/4N3/4P1P1/4KB2 w - - 0 1", "delayedBishop", "f1"},
		{"the pawn b2 has moved", "4k3/8/8/8/8/1P1N4/3P4/2B1K3 w - - 0 1", "delayedBishop", ""},
		{"nothing on d3", "4k3/8/8/8/8/8/1P1P4/2B1K3 w - - 0 1", "delayedBishop", ""},
	} {
		t.Run(c.term+": "+c.name, func(t *testing.T) {
			checkShare(t, c.fen, c.term, board.White, 0, c.squares)
			flipped := strings.Fields(c.squares)
			for i, name := range flipped {
				square, err := board.ParseSquare(name)
				if err != nil {
					t.Fatal(err)
				}
				flipped[i] = square.Flip().String()
			}
			checkShare(t, enginetest.Mirror(c.fen), c.term, board.Black, 0, strings.Join(flipped, " "))
		})
	}
}

func TestEveryIndexHasAFunction(t *testing.T) {
	if len(indices) != len(indexTerms) || len(workingTerms) != firstIndex {
		t.Errorf("%d functions, %d rows behind %d terms, first %d", len(indices), len(indexTerms), len(workingTerms),
			firstIndex)
	}
	if wanted := wantedIndices(&authentic); len(wanted) != 0 {
		t.Errorf("the authentic set asks for the indices %v", wanted)
	}
}

// A weight changes the search, the breakdown and the header of the record, and never
// the authentic set.
func TestEditedWeights(t *testing.T) {
	before := authentic.Copy("before")
	text := "centre:300,attack:7"
	values, err := search.Resolve(New(), map[string]string{optionWeights: text, optionDepth: "1"})
	if err != nil {
		t.Fatal(err)
	}
	p := enginetest.Position(t, "4k3/8/8/2p5/4P3/1N6/8/4K3 w - - 0 1")
	b := New().Evaluate(&p, values)
	for id, want := range map[string]eval.Score{"centre": 300, "attack": 7} {
		if row, _ := b.Row(id); row.Sides[board.White].Value != want {
			t.Errorf("%s is worth %d, want %d", id, row.Sides[board.White].Value, want)
		}
	}
	var net eval.WhiteScore
	for _, row := range b.Rows {
		net += row.Net()
	}
	if s := newScheme(context.Background(), search.Task{Position: p, Values: values}); net != b.Total ||
		s.static(s.root(true)) != b.Total.For(p.Turn()) {
		t.Errorf("the search has %d, the breakdown %d and %d", s.static(s.root(true)), b.Total, net)
	}
	if got := b.Set.Edits(&authentic); got != text {
		t.Errorf("edits %q, want %q", got, text)
	}
	if header := search.Header(New(), values, p); header.Options[optionWeights] != text {
		t.Errorf("the header has the weights %q", header.Options[optionWeights])
	}
	if edits := authentic.Edits(before); edits != "" {
		t.Errorf("the authentic set has changed: %s", edits)
	}
}

// The search works out the indices with a weight, no others, and gets the same value
// as the breakdown.
func TestIndicesInTheSearch(t *testing.T) {
	for _, term := range indexTerms {
		set, err := authentic.Edit(term.ID + ":3")
		if err != nil {
			t.Fatal(err)
		}
		e := newEvaluation(set)
		wanted := e.wanted
		if len(wanted) != 1 || indexTerms[wanted[0]].ID != term.ID {
			t.Errorf("%s: wanted %v", term.ID, wanted)
		}
		changed := false
		for _, fen := range append(enginetest.Samples, "rnbqkbnr/pppp1ppp/8/4p3/4P3/3B4/PPPP1PPP/RNBQK1NR b KQkq - 1 2") {
			p := enginetest.Position(t, fen)
			everyMove(&p, 2, func(_, after *board.Position, _ board.Move) {
				searched := evaluate(after, set)
				changed = changed || searched != evaluate(after, &authentic)
				if whole := e.terms(after).Total; searched != whole {
					t.Errorf("%s in %s: %d, %d", term.ID, after.FEN(), searched, whole)
				}
			})
		}
		if !changed {
			t.Errorf("%s changes no value", term.ID)
		}
	}
}
