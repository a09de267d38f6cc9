package itep

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/internal/needs"
)

// Each case puts pieces of White on the board and says what one term makes of them; the
// same must hold for Black with the board turned round.
func TestTermsOfTheEvaluation(t *testing.T) {
	for _, c := range []struct {
		name    string
		fen     string
		term    string
		value   eval.Score
		squares string // those that caused it, in order
	}{
		{"pawns", "4k3/8/8/8/8/8/PP6/4K3 w - - 0 1", "pawn", 2 * 2 * point, "a2 b2"},
		{"knights", "4k3/8/8/8/8/8/8/NN2K3 w - - 0 1", "knight", 2 * 7 * point, "a1 b1"},
		{"bishop", "4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "bishop", 7 * point, "a1"},
		{"rook", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "rook", 10 * point, "a1"},
		{"queen", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "queen", 20 * point, "a1"},

		{"the six central squares", "4k3/8/3PP3/3PP3/3PP3/8/8/4K3 w - - 0 1", "centre", 60, "d4 e4 d5 e5 d6 e6"},
		{"beside the centre", "7k/3PP3/2P5/2P2P2/5P2/3PP3/8/4K3 w - - 0 1", "centre", 0, ""},
		{"pieces in the centre", "4k3/8/8/3NB3/3RQ3/8/8/4K3 w - - 0 1", "centre", 0, ""},

		{"two side by side", "4k3/8/8/8/8/2PP4/8/4K3 w - - 0 1", "phalanx", 4, "d3"},
		{"four side by side count three", "4k3/8/8/8/2PPPP2/8/8/4K3 w - - 0 1", "phalanx", 12, "d4 e4 f4"},
		{"two and two", "4k3/8/8/PP1PP3/8/8/8/4K3 w - - 0 1", "phalanx", 8, "b5 e5"},
		{"rank 6 is the last", "7k/2PP4/2PP4/8/8/8/2PP4/4K3 w - - 0 1", "phalanx", 4, "d6"},
		{"h3 and a4 are no neighbours", "4k3/8/8/8/P7/7P/8/4K3 w - - 0 1", "phalanx", 0, ""},
		{"one above the other", "4k3/8/8/3P4/3P4/8/8/4K3 w - - 0 1", "phalanx", 0, ""},

		{"isolated on an open line", "4k3/1p6/8/8/8/8/P7/4K3 w - - 0 1", "isolated", -12, "a2"},
		{"isolated, the line is closed", "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1", "isolated", 0, ""},
		{"the enemy pawn behind closes the line too", "4k3/8/8/P7/8/8/p7/4K3 w - - 0 1", "isolated", 0, ""},
		{"isolated and doubled, the line is closed", "4k3/p7/8/8/8/P7/P7/4K3 w - - 0 1", "isolated", 0, ""},
		{"tripled, the line is open: once each", "4k3/8/8/8/P7/P7/P7/4K3 w - - 0 1", "isolated", -36, "a2 a3 a4"},
		{"doubled, not isolated", "4k3/8/1P6/8/8/P7/P7/4K3 w - - 0 1", "isolated", 0, ""},
		{"the edges are no neighbours", "4k3/8/8/8/8/8/P6P/4K3 w - - 0 1", "isolated", -24, "a2 h2"},

		{"passed on rank 7: S is 1", "k7/4P3/8/8/8/8/8/4K3 w - - 0 1", "passed", 28, "e7"},
		{"passed on rank 2: S is 6", "4k3/8/8/8/8/8/4P3/K7 w - - 0 1", "passed", 8, "e2"},
		{"an enemy pawn before it", "4k3/4p3/8/8/4P3/8/8/4K3 w - - 0 1", "passed", 0, ""},
		{"an enemy pawn on the next line", "4k3/3p4/8/8/4P3/8/8/4K3 w - - 0 1", "passed", 0, ""},
		{"an enemy pawn beside it", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "passed", 20, "e5"},
		{"an enemy pawn behind it", "4k3/8/8/4P3/4p3/8/8/4K3 w - - 0 1", "passed", 20, "e5"},
		{"two lines away", "4k3/2p5/8/8/4P3/8/8/4K3 w - - 0 1", "passed", 16, "e4"},
		{"the other edge", "4k3/7p/7p/P7/8/8/8/4K3 w - - 0 1", "passed", 20, "a5"},
		{"two behind each other", "4k3/8/8/4P3/4P3/8/8/4K3 w - - 0 1", "passed", 36, "e4 e5"},

		{"pawns protect for nothing", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "pawnPossibilities", 0, "b3"},
		{"a knight in the corner", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "knightPossibilities", 10, "c2 b3"},
		{"a knight in the centre", "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1", "knightPossibilities", 40, "c2 e2 b3 f3 b5 f5 c6 e6"},
		{"two knights on one square", "4k3/8/8/8/8/8/8/N1N1K3 w - - 0 1", "knightPossibilities", 30, "a2 c2 e2 b3 b3 d3"},
		{"a bishop up to its own pawn", "4k3/8/8/8/8/2P5/8/B3K3 w - - 0 1", "bishopPossibilities", 10, "b2 c3"},
		{"a bishop up to an enemy pawn", "4k3/8/8/8/8/2p5/8/B3K3 w - - 0 1", "bishopPossibilities", 10, "b2 c3"},
		{"a rook up to its king", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "rookPossibilities", 22, "b1 c1 d1 e1 a2 a3 a4 " +
			"a5 a6 a7 a8"},
		{"a queen shut in", "4k3/8/8/8/8/8/PP6/QK6 w - - 0 1", "queenPossibilities", 3, "b1 a2 b2"},
		{"a king for nothing", "4k3/8/8/8/8/8/8/K7 w - - 0 1", "kingPossibilities", 0, "b1 a2 b2"},

		{"castled short", "4k3/8/8/8/8/8/5PPP/5RK1 w - - 0 1", "castled", 11, "g1"},
		{"castled long", "4k3/8/8/8/8/8/8/2KR4 w - - 0 1", "castled", 11, "c1"},
		{"then gone to the corner", "4k3/8/8/8/8/8/8/5R1K w - - 0 1", "castled", 11, "h1"},
		{"no rook left", "4k3/8/8/8/8/8/8/1K6 w - - 0 1", "castled", 11, "b1"},
		{"the rook is shut in", "4k3/8/8/8/8/8/8/6KR w - - 0 1", "castled", 0, ""},
		{"the rook is shut in on the long side", "4k3/8/8/8/8/8/8/RK6 w - - 0 1", "castled", 0, ""},
		{"a rook on the other side does not matter", "4k3/8/8/8/8/8/8/R5K1 w - - 0 1", "castled", 11, "g1"},
		{"on the second rank", "4k3/8/8/8/8/8/6K1/8 w - - 0 1", "castled", 0, ""},
		{"it may still castle", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "castled", 0, ""},
		{"nor has it lost castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "castlingLost", 0, ""},
		{"one side is enough", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "castlingLost", 0, ""},
		{"lost on its square", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "castlingLost", -11, "e1"},
		{"lost on the way", "4k3/8/8/8/8/8/8/5K1R w - - 0 1", "castlingLost", -11, "f1"},
		{"lost beside a shut-in rook", "4k3/8/8/8/8/8/8/6KR w - - 0 1", "castlingLost", -11, "g1"},
		{"castled is not lost", "4k3/8/8/8/8/8/8/5RK1 w - - 0 1", "castlingLost", 0, ""},
	} {
		t.Run(c.term+": "+c.name, func(t *testing.T) {
			checkShare(t, c.fen, c.term, board.White, c.value, c.squares)
			flipped := strings.Fields(c.squares)
			for i, name := range flipped {
				square, err := board.ParseSquare(name)
				if err != nil {
					t.Fatal(err)
				}
				flipped[i] = square.Flip().String()
			}
			checkShare(t, enginetest.Mirror(c.fen), c.term, board.Black, c.value, strings.Join(flipped, " "))
		})
	}
}

// checkShare compares a side's share of a term: its value, and its squares, each as
// often as the term counts there.
func checkShare(t *testing.T, fen, term string, c board.Colour, value eval.Score, squares string) {
	t.Helper()
	p := enginetest.Position(t, fen)
	e := newEvaluation(&authentic)
	b := e.terms(&p)
	row, ok := b.Row(term)
	if !ok {
		t.Fatalf("there is no term %s", term)
	}
	share, want := row.Sides[c], strings.Fields(squares)
	if share.Value != value || share.Count != len(want) {
		t.Errorf("%s: %s has %s %d times for %d, want %d times for %d", fen, c, term, share.Count, share.Value, len(want),
			value)
	}
	slices.Sort(want)
	var got []string
	for _, sv := range share.Squares {
		got = append(got, sv.Square.String())
	}
	slices.Sort(got)
	if !slices.Equal(got, slices.Compact(want)) {
		t.Errorf("%s: squares %v, want %v", fen, got, want)
	}
}

// The older readings stay as options, and the terms say which reading they have, and what of it is
// only inferred.
func TestReadingsOfTheTerms(t *testing.T) {
	const closed, gone = "4k3/p7/8/8/8/P7/P7/4K3 w - - 0 1", "4k3/8/8/8/8/8/5PPP/5RK1 w - - 0 1"
	for _, c := range []struct {
		name, fen, moves string
		set              map[string]string
		term             string
		value            eval.Score
		says             string // part of name or sentence
	}{
		{"a closed line", closed, "", nil, "isolated", 0, "open for the opponent"},
		{"doubled on a closed line", closed, "", map[string]string{"isolated": "doubled"}, "isolated", -24,
			"isolated=doubled"},
		{"castled, no game", gone, "", nil, "castled", 11, "inferred for both sides"},
		{"the king has gone", gone, "g1h1 e8d7 f1e1 d7d6 h1g1 d6d5 g1f1", nil, "castled", 11, "Castled (inferred)"},
		{"by its place", gone, "g1h1 e8d7 f1e1 d7d6 h1g1 d6d5 g1f1", map[string]string{"castled": "place"}, "castled", 0,
			"castled=place"},
		{"castled in the game", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1 e8e7 g1g2", nil, "castled", 11, "inferred for Black"},
		{"walked to g1", "4k2r/8/8/8/8/8/7R/4K2R w Kk - 0 1", "e1f1 e8f8 f1g1", nil, "castlingLost", -11, "has not castled"},
	} {
		p := enginetest.Position(t, c.fen)
		for _, uci := range strings.Fields(c.moves) {
			move, err := p.ParseUCI(uci)
			if err != nil {
				t.Fatal(err)
			}
			var next board.Position
			p.Make(move, &next)
			p = next
		}
		values, err := search.Resolve(New(), c.set)
		if err != nil {
			t.Fatal(err)
		}
		b := New().Evaluate(&p, values)
		row, _ := b.Row(c.term)
		if share := row.Sides[board.White]; share.Value != c.value || !strings.Contains(row.Term.Name+": "+row.Term.Sentence,
			c.says) {
			t.Errorf("%s: %s is worth %d: %q, %q", c.name, c.term, share.Value, row.Term.Name, row.Term.Sentence)
		}
	}
}

func TestEveryTermHasItsPlaceInTheReport(t *testing.T) {
	want := "pawn 4096, knight 14336, bishop 14336, rook 20480, queen 40960, centre 10, isolated -12, phalanx " +
		"4, passed 4, " +
		"pawnPossibilities 0, knightPossibilities 5, bishopPossibilities 5, rookPossibilities 2, queenPossibilities 1, " +
		"kingPossibilities 0, " +
		"castled 11, castlingLost -11, " +
		"weakNarrow 0, weakBroad 0, detained 0, pinned 0, masked 0, goodBishop 0, badBishop 0, kingLineHalf 0, " +
		"kingLineOpen 0, " +
		"majorOnLine 0, majorOnLastRanks 0, manOnWeakPoint 0, battery 0, attack 0, doubleAttack 0, delayedBishop 0"
	var got []string
	for _, term := range authentic.Terms {
		got = append(got, fmt.Sprintf("%s %d", term.ID, term.Weight))
		if term.Name == "" || term.Group == "" || term.Sentence == "" || !strings.HasPrefix(term.Source, "ITEP §") {
			t.Errorf("something is missing: %+v", term)
		}
	}
	if list := strings.Join(got, ", "); list != want {
		t.Errorf("terms %s\nwant  %s", list, want)
	}
}

// Formula 4: the positional part stays inside (0, 1) points, half a point either way.
func TestThePositionalPartIsLimited(t *testing.T) {
	heavy := authentic.Copy("heavy")
	heavy.Terms[termCentre].Weight = 5000
	for _, c := range []struct {
		fen        string
		total, cut eval.WhiteScore
	}{
		{"4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", 2*point + margin, margin - (5000 + 16 - 12)},
		{"4k3/8/8/4p3/8/8/8/4K3 w - - 0 1", -2*point - margin, 5000 + 16 - 12 - margin},
		{"4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", 0, 0},
	} {
		p := enginetest.Position(t, c.fen)
		e := newEvaluation(heavy)
		b := e.terms(&p)
		if value := evaluate(&p, heavy); value != c.total || b.Total != c.total {
			t.Errorf("%s: %d, total of the breakdown %d, want %d", c.fen, value, b.Total, c.total)
		}
		if row, _ := b.Row("limit"); row.Net() != c.cut {
			t.Errorf("%s: the limit takes off %d, want %d", c.fen, row.Net(), c.cut)
		}
	}
}

// The evaluation function against another that looks at every square of the board, to three half-moves, with
// DREVO_LONG to four.
func TestEvaluationAgreesWithAPlainOne(t *testing.T) {
	needs.OneGoroutine(t)
	depth := 3
	if needs.InLong() {
		depth = 4
	}
	for _, fen := range enginetest.Samples {
		p := enginetest.Position(t, fen)
		everyMove(&p, depth, func(_, after *board.Position, _ board.Move) {
			for _, older := range []bool{false, true} {
				e := newEvaluation(&authentic)
				e.castledByPlace, e.doubledToo = older, older
				noted, plain := e.terms(after).Total, plainValue(after, older)
				if value := e.value(after, int32(eval.Score(material(after)).For(after.Turn()))); value != plain || noted != plain {
					t.Errorf("%s, older readings %v: %d, with a breakdown %d, plainly %d", after.FEN(), older, value, noted, plain)
				}
			}
		})
	}
}

// plainValue is table 1 and table 2, piece by piece, in our readings or the older ones.
func plainValue(p *board.Position, older bool) eval.WhiteScore {
	var material, position [2]int32
	for square := range board.Square(64) {
		piece := p.At(square)
		if piece == board.NoPiece {
			continue
		}
		c := piece.Colour()
		material[c] += []int32{2, 7, 7, 10, 20, 0}[piece.Type()] * 2048
		protects := 0
		for target := range board.Square(64) {
			if target != square && p.AttackersTo(target, p.Occupied()).Has(square) {
				protects++
			}
		}
		position[c] += []int32{0, 5, 5, 2, 1, 0}[piece.Type()] * int32(protects)
		if piece.Type() == board.Pawn {
			position[c] += plainPawn(p, square, c, older)
		}
	}
	for c := range board.Colour(2) {
		position[c] += plainCastling(p, c, older)
	}
	return eval.WhiteScore(material[0] - material[1] + min(max(position[0]-position[1], -1022), 1022))
}

// plainPawn values one pawn by the indices of §5 I.
func plainPawn(p *board.Position, square board.Square, c board.Colour, doubledToo bool) (value int32) {
	forward, rank := 1, square.Rank()
	if c == board.Black {
		forward, rank = -1, 7-square.Rank()
	}
	pawnAt := func(c board.Colour, file, rank int) bool {
		at := board.NewSquare(file, rank)
		return at != board.NoSquare && p.At(at) == board.NewPiece(c, board.Pawn)
	}
	isolated, doubled, open, passed := true, false, true, true
	for r := range 8 {
		isolated = isolated && !pawnAt(c, square.File()-1, r) && !pawnAt(c, square.File()+1, r)
		doubled = doubled || r != square.Rank() && pawnAt(c, square.File(), r)
		open = open && !pawnAt(c.Opponent(), square.File(), r)
		for file := square.File() - 1; file <= square.File()+1; file++ {
			ahead := (r-square.Rank())*forward > 0
			passed = passed && !(ahead && pawnAt(c.Opponent(), file, r))
		}
	}
	if isolated && (open || doubled && doubledToo) {
		value -= 12
	}
	if passed {
		value += 32 - 4*int32(7-rank)
	}
	if rank >= 3 && rank <= 5 && (square.File() == 3 || square.File() == 4) {
		value += 10
	}
	if rank >= 2 && rank <= 5 && pawnAt(c, square.File()+1, square.Rank()) {
		value += 4
	}
	return value
}

// plainCastling is +11 for castled, -11 for castling lost.
func plainCastling(p *board.Position, c board.Colour, byPlace bool) int32 {
	if strings.ContainsAny(p.Castling().Of(c).String(), "KQkq") {
		return 0
	}
	if castled, _ := p.Castled(c); !byPlace {
		return map[bool]int32{true: 11, false: -11}[castled]
	}
	king := p.KingSquare(c)
	step, home := 1, c == board.White && king.Rank() == 0 || c == board.Black && king.Rank() == 7
	if king.File() < 4 {
		step = -1
	}
	if !home || king.File() >= 3 && king.File() <= 5 {
		return -11
	}
	for file := king.File() + step; file >= 0 && file < 8; file += step {
		if p.At(board.NewSquare(file, king.Rank())) == board.NewPiece(c, board.Rook) {
			return -11
		}
	}
	return 11
}
