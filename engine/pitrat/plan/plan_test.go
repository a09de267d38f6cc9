package plan

import (
	"testing"
	"unsafe"

	"drevo/engine/board"
)

// TestNotation holds every kind of statement to the paper's notation, both ways.
func TestNotation(t *testing.T) {
	tests := map[string]Statement{
		"d8d1":         Play(board.D8, board.D1),
		"d1g1*":        Take(board.D1, board.G1),
		"b7c8=N*":      {Kind: Move, Square: board.B7, To: board.C8, Promotion: board.Knight, Star: true},
		"d5 F -> V*":   Modify(board.D5, Friend, Vacant).Starred(),
		"e7 F -> NF":   Modify(board.E7, Friend, NotFriend),
		"g3 V -> NV*":  Modify(board.G3, Vacant, NotVacant).Starred(),
		"f7 E -> V":    Modify(board.F7, Enemy, Vacant),
		"e2 EQ -> NEQ": Modify(board.E2, EnemyMan(board.Queen), NotEnemyMan(board.Queen)),
		"c3 EN -> ENN": Modify(board.C3, EnemyMan(board.Knight), OtherEnemyMan(board.Knight)),
		"c8 NE -> E":   Modify(board.C8, NotEnemy, Enemy),
		"f8 NEK -> EK": Modify(board.F8, NotEnemyMan(board.King), EnemyMan(board.King)),
		"c1 NER":       Verify(board.C1, NotEnemyMan(board.Rook)),
		"h8 NEN":       Verify(board.H8, NotEnemyMan(board.Knight)),
		"f8 analysis":  Analyse(board.F8),
		"d5 plays":     ManPlays(board.D5),
		"a1 NV":        Verify(board.A1, NotVacant),
		"a2 F -> NF*":  Modify(board.A2, Friend, NotFriend).Starred(),
		"b2 NEN -> EN": Modify(board.B2, NotEnemyMan(board.Knight), EnemyMan(board.Knight)),
		"h1 EP -> ENP": Modify(board.H1, EnemyMan(board.Pawn), OtherEnemyMan(board.Pawn)),
		"g2 EB -> NEB": Modify(board.G2, EnemyMan(board.Bishop), NotEnemyMan(board.Bishop)),
		"g2 NEB -> EB": Modify(board.G2, NotEnemyMan(board.Bishop), EnemyMan(board.Bishop)),
		"e7e8=Q":       {Kind: Move, Square: board.E7, To: board.E8, Promotion: board.Queen},
		"a1 F":         Verify(board.A1, Friend),
		"a1 ENK":       Verify(board.A1, OtherEnemyMan(board.King)),
		"a1 NF":        Modify(board.A1, Friend, NotFriend).Verification(),
		"a1 E":         Verify(board.A1, Enemy),
		"a1 V":         Verify(board.A1, Vacant),
		"d4 NE":        Verify(board.D4, NotEnemy),
		"d4 EK -> NEK": Modify(board.D4, EnemyMan(board.King), NotEnemyMan(board.King)),
		"d4 NER -> ER": Modify(board.D4, NotEnemyMan(board.Rook), EnemyMan(board.Rook)),
		"d4 NEQ -> EQ": Modify(board.D4, NotEnemyMan(board.Queen), EnemyMan(board.Queen)),
		"d4 NEP -> EP": Modify(board.D4, NotEnemyMan(board.Pawn), EnemyMan(board.Pawn)),
		"d4 EQ -> ENQ": Modify(board.D4, EnemyMan(board.Queen), OtherEnemyMan(board.Queen)),
		"h7h8":         Play(board.H7, board.H8),
		"h7 analysis":  Analyse(board.H7),
		"h7 plays":     ManPlays(board.H7),
		"h7 EB":        Verify(board.H7, EnemyMan(board.Bishop)),
	}
	for text, want := range tests {
		if got := want.String(); got != text {
			t.Errorf("%+v is written %q, want %q", want, got, text)
		}
		p, err := Parse(text)
		if err != nil || len(p) != 1 || p[0] != want {
			t.Errorf("%q is read as %v, %v", text, p, err)
		}
		if want.Kind == Modification && want.Purpose() == NoPurpose {
			t.Errorf("%q is of none of the four kinds of modifications", text)
		}
	}
}

// TestSpelling holds that blanks, line breaks and the arrow may be written as one likes.
func TestSpelling(t *testing.T) {
	want := "g3 E -> V g6 F -> V* f6g6 g6g4* g4 V g6g1*"
	for _, text := range []string{
		want,
		"g3 E->V g6 F->V*f6g6 g6g4*g4 V g6g1 *",
		"g3 E → V\ng6 F → V*\r\nf6g6\n\tg6g4*\ng4 V\ng6g1*\n",
		"  g3 E→V g6 F→V * f6g6 g6g4 * g4 V g6g1*  ",
	} {
		p, err := Parse(text)
		if err != nil || p.String() != want {
			t.Errorf("%q is read as %q, %v", text, p, err)
		}
	}
	if p, err := Parse(" \n"); len(p) != 0 || err != nil {
		t.Errorf("nothing is read as %q, %v", p, err)
	}
}

// TestSyntaxErrors holds that an error names the place and what was expected.
func TestSyntaxErrors(t *testing.T) {
	tests := []struct{ text, want string }{
		{"d8d1 hello", `line 1, column 6 (statement 2): found "hello", expected a move such as d8d1 or a square such as d5`},
		{"d8d1\nd1g9*", `line 2, column 1 (statement 2): found "d1g9", expected a move from d1 to another square, a1 to h8`},
		{"d8d8", `line 1, column 1 (statement 1): found "d8d8", expected a move from d8 to another square, a1 to h8`},
		{"x1g1",
			`line 1, column 1 (statement 1): found "x1g1", expected a move: the square it starts from, a1 to h8, and the square it reaches`},
		{"d5",
			`line 1, column 3 (statement 1): found the end, expected a state (V NV F NF E NE, or EQ NEQ ENQ with one of K Q R B N P) or the word analysis or plays`},
		{"d5 → V",
			`line 1, column 4 (statement 1): found "→", expected a state (V NV F NF E NE, or EQ NEQ ENQ with one of K Q R B N P) or the word analysis or plays`},
		{"d5 F →",
			`line 1, column 7 (statement 1): found the end, expected a state (V NV F NF E NE, or EQ NEQ ENQ with one of K Q R B N P)`},
		{"d5 F → E", `line 1, column 8 (statement 1): found "E", expected V or NF after F`},
		{"e2 EQ -> NER", `line 1, column 10 (statement 1): found "NER", expected NEQ or ENQ after EQ`},
		{"e2 NEQ -> V", `line 1, column 11 (statement 1): found "V", expected EQ after NEQ`},
		{"e2 E -> NE", `line 1, column 9 (statement 1): found "NE", expected V after E`},
		{"e2 V -> F", `line 1, column 9 (statement 1): found "F", expected NV after V`},
		{"e2 NE -> V", `line 1, column 10 (statement 1): found "V", expected E after NE`},
		{"e2 NV -> V",
			`line 1, column 10 (statement 1): found "V", expected another modification: one starts from F, E, V, NE, En or NEn, not from NV`},
		{"e2 E -> V*",
			`line 1, column 10 (statement 1): found "*", expected the next statement: only F -> V, F -> NF and V -> NV have a star`},
		{"e2 NER* d8d1",
			`line 1, column 7 (statement 1): found "*", expected -> and a state, or the next statement: a verification has no star`},
		{"b7c8=R", `line 1, column 6 (statement 1): found "R", expected Q or N: a pawn becomes a queen or a knight`},
		{"\u00a0é5é6", `line 1, column 2 (statement 1): found "é5é6", expected a move such as d8d1 or a square such as d5`},
	}
	for _, test := range tests {
		p, err := Parse(test.text)
		if err == nil || err.Error() != test.want || p != nil {
			t.Errorf("%q is read as %q with\n%v, want\n%s", test.text, p, err, test.want)
		}
	}
}

// TestHolds goes through every state and every piece, against what the notation says letter by
// letter.
func TestHolds(t *testing.T) {
	for s := State(0); s < 64; s++ {
		text := s.String()
		if text == "?" {
			continue
		}
		for _, piece := range pieces() {
			for _, side := range []board.Colour{board.White, board.Black} {
				if got, want := s.Holds(piece, side), holdsByLetters(text, piece, side); got != want {
					t.Errorf("%s for %s with %s: %v", text, side, piece, got)
				}
			}
		}
	}
}

// pieces returns all pieces, and the empty square.
func pieces() []board.Piece {
	all := []board.Piece{board.NoPiece}
	for _, c := range []board.Colour{board.White, board.Black} {
		for k := board.Pawn; k <= board.King; k++ {
			all = append(all, board.NewPiece(c, k))
		}
	}
	return all
}

// holdsByLetters reads a state from left to right: N in front is "not", N after E and before
// another letter is "a man that is not".
func holdsByLetters(text string, piece board.Piece, side board.Colour) bool {
	if text[0] == 'N' {
		return !holdsByLetters(text[1:], piece, side)
	}
	enemy := piece != board.NoPiece && piece.Colour() != side
	switch {
	case text == "V":
		return piece == board.NoPiece
	case text == "F":
		return piece != board.NoPiece && !enemy
	case len(text) == 3:
		return enemy && piece.Type().Letter() != text[2]
	case len(text) == 2:
		return enemy && piece.Type().Letter() == text[1]
	}
	return enemy
}

// TestStatementIsSmall holds the size that hundreds of thousands of plans rely on.
func TestStatementIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(Statement{}); size > 8 {
		t.Errorf("a statement takes %d bytes", size)
	}
}

// TestPlansShareTails holds that Followed leaves its parts alone, and that equal plans have equal
// hashes wherever their statements lie.
func TestPlansShareTails(t *testing.T) {
	p, _ := Parse("d5 F -> V* d8d1 d1g1*")
	end := p[1:]
	q := Plan{Play(board.D5, board.C3)}.Followed(end...)
	r := q[1:].Followed()
	if p.String() != "d5 F -> V* d8d1 d1g1*" || q.String() != "d5c3 d8d1 d1g1*" {
		t.Errorf("now %q and %q", p, q)
	}
	hash := func(p Plan) uint64 { return p.Ends(board.White)[0] }
	if !r.Equal(end) || hash(r) != hash(end) || hash(r) == hash(q) || hash(r) == hash(end[:1]) {
		t.Error("equal plans and hashes disagree")
	}
	if p.Ends(board.White)[1] != hash(end) || hash(end) == end.Ends(board.Black)[0] {
		t.Error("the hash of an end is not its own, or is that of the other side")
	}
	if p.Modifications() != 1 || q.Modifications() != 0 {
		t.Error("modifications are counted wrong")
	}
}

// Changes counts modifications and what verifies one that was made, but not what parts a double attack.
func TestChanges(t *testing.T) {
	for text, want := range map[string]int{
		"d8d1 d1g1*": 0,
		"d5 V d8d1":  1,
		"g6f4 g3 V g6 F -> V* f6g6 g6g4* g4 V g6g1*":    2, // P36
		"b6b2 b2e2* e2 NEQ d8d1 d1g1*":                  1, // P11
		"d1d7 d7e7* d7 EK g4f6 f6d7* g4 V h5e2":         2, // P48
		"e1e6 f7 V f3f8 f8g8* f8 EK d4e6 e6f8* e6c7*":   2, // P44
		"c7 F -> NF* f7e6*":                             1, // P53
		"d7 plays d7 NF e8 plays e8 NF c8 F -> NF d7g4": 3,
	} {
		p, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Changes(); got != want {
			t.Errorf("%s: %d changes, not %d", text, got, want)
		}
	}
}

// FuzzParse holds that no text makes Parse panic, that an error names a place inside the text, and
// that what was read is printed so that it is read again.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{"", "d5 F -> V* d8d1 d1g1*", "e2 EQ → NEQ\nb7c8=N", "g4 V g6g1*", "d5 -", "é1 \xff*",
		"f8 analysis d5 plays"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Parse(text)
		if err != nil {
			e := err.(*SyntaxError)
			if e.Offset < 0 || e.Offset > len(text) || e.Line < 1 || e.Column < 1 || e.Statement < 1 || e.Expected == "" {
				t.Fatalf("%q: %+v", text, e)
			}
			return
		}
		again, err := Parse(p.String())
		if err != nil || !again.Equal(p) {
			t.Fatalf("%q is printed %q, which is read as %q, %v", text, p, again, err)
		}
		for _, s := range p {
			if s.Words(board.White) == "" || s.Star && !s.MayHaveStar() {
				t.Fatalf("%q holds %+v", text, s)
			}
		}
	})
}
