package trajectory

import (
	"math/rand/v2"
	"testing"

	"drevo/engine/board"
)

// row returns one row of a table, from -7 to +7 files.
func row(c *CodeTable, ranks int) (numbers [15]int) {
	for files := -7; files <= 7; files++ {
		numbers[files+7] = c.At(files, ranks)
	}
	return numbers
}

func TestCodeTablesOfTheBook(t *testing.T) {
	tests := []struct {
		kind  board.PieceType
		ranks int
		want  [15]int
	}{
		{board.King, 7, [15]int{7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7}},
		{board.King, 3, [15]int{7, 6, 5, 4, 3, 3, 3, 3, 3, 3, 3, 4, 5, 6, 7}},
		{board.King, 0, [15]int{7, 6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7}},
		{board.King, -1, [15]int{7, 6, 5, 4, 3, 2, 1, 1, 1, 2, 3, 4, 5, 6, 7}},
		{board.Knight, 7, [15]int{6, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 6}},
		{board.Knight, 2, [15]int{5, 4, 3, 2, 3, 4, 1, 2, 1, 4, 3, 2, 3, 4, 5}},
		{board.Knight, 1, [15]int{4, 3, 4, 3, 2, 1, 2, 3, 2, 1, 2, 3, 4, 3, 4}},
		{board.Knight, 0, [15]int{5, 4, 3, 2, 3, 2, 3, 0, 3, 2, 3, 2, 3, 4, 5}},
		{board.Queen, 7, [15]int{1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1}},
		{board.Queen, 0, [15]int{1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1}},
		{board.Queen, -1, [15]int{2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2}},
		{board.Rook, 5, [15]int{2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2}},
		{board.Rook, 0, [15]int{1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1}},
		{board.Bishop, 7, [15]int{1, -1, 2, -1, 2, -1, 2, -1, 2, -1, 2, -1, 2, -1, 1}},
		{board.Bishop, 1, [15]int{2, -1, 2, -1, 2, -1, 1, -1, 1, -1, 2, -1, 2, -1, 2}},
	}
	for _, test := range tests {
		if got := row(Table(test.kind), test.ranks); got != test.want {
			t.Errorf("%v, row %d: %v, want %v", test.kind, test.ranks, got, test.want)
		}
	}
	if Table(board.Pawn) != nil || Table(board.NoPieceType) != nil {
		t.Error("a pawn has no single table")
	}
}

func TestPawnTables(t *testing.T) {
	steps, captures := PawnTables(board.White)
	if steps.At(0, 1) != 1 || steps.At(0, 7) != 7 || steps.At(1, 1) != Never || steps.At(0, -1) != Never {
		t.Error("White's steps")
	}
	if captures.At(1, 1) != 1 || captures.At(-2, 2) != 2 || captures.At(0, 2) != 2 || captures.At(0, 1) != Never {
		t.Error("White's captures")
	}
	steps, captures = PawnTables(board.Black)
	if steps.At(0, -3) != 3 || steps.At(0, 3) != Never || captures.At(-1, -1) != 1 || captures.At(1, 1) != Never {
		t.Error("Black's pawns")
	}
}

// onBoard puts a table on the board with its zero on a square.
func onBoard(c *CodeTable, zero board.Square) (n Numbers) {
	for s := range board.NoSquare {
		n[s] = int8(c.At(s.File()-zero.File(), s.Rank()-zero.Rank()))
	}
	return n
}

// TestSumsOfTheBook lays the king's table on b2 and f7, as figure 5 does.
func TestSumsOfTheBook(t *testing.T) {
	king := Table(board.King)
	start, goal := onBoard(king, board.B2), onBoard(king, board.F7)
	if start[board.F7] != 5 || goal[board.B2] != 5 {
		t.Fatalf("b2 to f7 is %d moves, back %d, want 5", start[board.F7], goal[board.B2])
	}
	sums := Sums(start, goal)
	var keys Keys
	routes := keys.Routes(board.King, board.B2, board.F7)
	for s := range board.NoSquare {
		if on := sums[s] == 5; on != routes.Squares().Has(s) {
			t.Errorf("%v: sum %d, on a shortest way %t", s, sums[s], !on)
		}
	}
}

// bookCode is figure 10, 17 or 23: numbers from the eighth rank down, as printed.
type bookCode [8][8]int8

// compare reports where a code differs from the figure; negative numbers of the figure are not
// looked at.
func (b *bookCode) compare(t *testing.T, figure string, code Numbers) {
	t.Helper()
	for s := range board.NoSquare {
		if want := b[7-s.Rank()][s.File()]; want >= 0 && code[s] != want {
			t.Errorf("%s: %v has %d, want %d", figure, s, code[s], want)
		}
	}
}

func TestCodesOnTheBoardOfTheBook(t *testing.T) {
	knight := bookCode{
		{3, 4, 3, 4, 3, 4, 5, 4}, // the scan has 6 on h8, where the code table itself has 4
		{4, 3, 4, 3, 4, 3, 4, 5},
		{3, 2, 3, 2, 3, 4, 3, 4},
		{2, 3, 2, 3, 2, 3, 4, 3},
		{1, 2, 1, 4, 3, 2, 3, 4},
		{2, 3, 2, 1, 2, 3, 4, 3},
		{3, 0, 3, 2, 3, 2, 3, 4},
		{4, 3, 2, 1, 2, 3, 4, 3},
	}
	var empty Keys
	knight.compare(t, "figure 10", empty.Code(board.Knight, board.B2))
	queen := bookCode{
		{2, 1, 2, 2, 2, 2, 2, 2},
		{2, 1, 2, 2, 2, 2, 2, 2},
		{2, 1, 2, 2, 2, -1, 2, 2},
		{2, 1, 2, 2, 1, 2, 2, 2},
		{2, 1, 2, 1, 2, 2, 2, 2},
		{1, 1, 1, 2, 2, 2, 2, 2}, // the scan has a fourth 1, on d3, which is no queen's move from b2
		{1, 0, 1, 1, -1, 2, 2, 2},
		{1, 1, 1, 2, 2, 2, 2, 2},
	}
	keys := Keys{Side: board.White, Own: board.E2.Bitboard() | board.F6.Bitboard()}
	code := keys.Code(board.Queen, board.B2)
	queen.compare(t, "figure 17", code)
	if code[board.E2] != Never || code[board.F6] != Never {
		t.Error("figure 17: own pieces are forbidden")
	}
	p := parse(t, capablanca)
	keys = KeysOf(p, board.White)
	code = keys.Code(board.Queen, board.E5)
	for rest := p.Side(board.Black); rest != 0; rest = rest.ClearLowest() {
		s := rest.Lowest()
		if taken := s == board.D5 || s == board.F6; taken != (code[s] == 1) {
			t.Errorf("figure 23: %v has %d", s, code[s])
		}
	}
}

func TestRoutes(t *testing.T) {
	tests := []struct {
		name     string
		kind     board.PieceType
		from, to board.Square
		own      board.Bitboard
		moves    int
		count    int
	}{
		{"king across the board", board.King, board.A4, board.H4, 0, 7, 393},
		{"king along the edge", board.King, board.A1, board.H1, 0, 7, 127},
		{"king straight up a diagonal", board.King, board.A1, board.H8, 0, 7, 1},
		{"knight into the corner needs four, not two", board.Knight, board.B2, board.A1, 0, 4, 10},
		{"rook round a corner", board.Rook, board.A1, board.H8, 0, 2, 2},
		{"bishop on the other colour", board.Bishop, board.A1, board.H7, 0, Never, 0},
		{"standing still", board.Queen, board.D4, board.D4, 0, 0, 1},
		{"walled in", board.King, board.A1, board.H8, board.FileB, Never, 0},
		{"round the wall", board.King, board.A1, board.C1, board.FileB &^ board.B8.Bitboard(), 14, 51},
		{"pawn's double step", board.Pawn, board.E2, board.E5, 0, 2, 1},
	}
	for _, test := range tests {
		keys := Keys{Own: test.own}
		j := keys.Routes(test.kind, test.from, test.to)
		if j.Moves != test.moves || j.Count() != test.count {
			t.Errorf("%s: %d moves in %d ways, want %d in %d", test.name, j.Moves, j.Count(), test.moves, test.count)
		}
		written := 0
		for way := range j.Ways() {
			written++
			if len(way) != j.Moves+1 || way[0] != test.from || way[j.Moves] != test.to {
				t.Errorf("%s: way %v", test.name, way)
			}
		}
		if written != test.count {
			t.Errorf("%s: %d ways written, %d counted", test.name, written, test.count)
		}
	}
}

// TestRoutesCountWalks compares the number of shortest ways with the number of walks of that
// length, counted forwards square by square.
func TestRoutesCountWalks(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 15))
	for range 40 {
		keys := Keys{Side: board.Colour(r.IntN(2)), Own: board.Bitboard(r.Uint64() & r.Uint64() & r.Uint64())}
		keys.Enemy = board.Bitboard(r.Uint64()&r.Uint64()) &^ keys.Own
		kind, from := board.PieceType(r.IntN(6)), board.Square(r.IntN(64))
		code := keys.Code(kind, from)
		var walks [64]int
		walks[from] = 1
		for moves := 0; moves < 12; moves++ {
			for to := range board.NoSquare {
				if j := keys.Routes(kind, from, to); int(code[to]) == moves && j.Count() != walks[to] {
					t.Fatalf("%v %v-%v: %d ways, %d walks of %d moves", kind, from, to, j.Count(), walks[to], moves)
				}
			}
			var next [64]int
			for s := range board.NoSquare {
				for _, to := range keys.Steps(kind, s).Squares() {
					next[to] += walks[s]
				}
			}
			walks = next
		}
	}
}

// TestIntersectionMethod finds a slider's way of three moves as chapter III does, by laying tables
// on the start, on every square of the first set and on the goal.
func TestIntersectionMethod(t *testing.T) {
	p := parse(t, "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 0 9")
	keys := KeysOf(p, board.White)
	for _, kind := range []board.PieceType{board.Queen, board.Rook, board.Bishop} {
		for to := range board.NoSquare {
			j := keys.Routes(kind, board.D2, to)
			if j.Moves != 3 {
				continue
			}
			if keys.Own.Has(to) {
				t.Fatalf("%v reaches its own piece on %v", kind, to)
			}
			want := threeMoveStops(&keys, kind, board.D2, to)
			if got := j.layers[1] | j.layers[2]; got != want {
				t.Errorf("%v d2-%v: stops %v, by intersection %v", kind, to, got.Squares(), want.Squares())
			}
		}
	}
}

// threeMoveStops intersects the sets of numbers 1.
func threeMoveStops(keys *Keys, kind board.PieceType, from, to board.Square) (stops board.Bitboard) {
	second := board.Attacks(kind, board.White, to, keys.Own|keys.Enemy)
	for first := keys.Steps(kind, from); first != 0; first = first.ClearLowest() {
		if third := keys.Steps(kind, first.Lowest()) & second; third != 0 {
			stops |= third | first.Lowest().Bitboard()
		}
	}
	return stops
}

func TestForbidden(t *testing.T) {
	tests := []struct {
		name   string
		fen    string
		from   board.Square
		own    []board.Square
		behind []board.Square
		empty  []board.Square
	}{
		{"king", "4k3/8/8/8/8/8/3P1p2/4K3 w - - 0 1", board.E1, []board.Square{board.D2}, nil, nil},
		{"rook", "r3k3/8/P7/8/8/8/8/R1N1K3 w - - 0 1", board.A1, []board.Square{board.C1, board.E1, board.A6},
			[]board.Square{board.D1, board.F1, board.G1, board.H1, board.A7, board.A8}, nil},
		{"pawn", "4k3/8/8/8/4p3/3P1p2/4P3/4K3 w - - 0 1", board.E2, []board.Square{board.D3}, []board.Square{board.E4}, nil},
		{"pawn that is stopped", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", board.E2, nil, []board.Square{board.E3, board.E4},
			[]board.Square{board.D3, board.F3}},
	}
	for _, test := range tests {
		p := parse(t, test.fen)
		keys := KeysOf(p, board.White)
		kind := p.At(test.from).Type()
		f := keys.Forbidden(kind, test.from)
		if f.Own != set(test.own) || f.Behind != set(test.behind) || f.Empty != set(test.empty) {
			t.Errorf("%s: %v, %v, %v", test.name, f.Own.Squares(), f.Behind.Squares(), f.Empty.Squares())
		}
		if (f.Own|f.Behind|f.Empty)&keys.Steps(kind, test.from) != 0 {
			t.Errorf("%s: a square is open and forbidden", test.name)
		}
	}
}

// set collects squares.
func set(squares []board.Square) (b board.Bitboard) {
	for _, s := range squares {
		b |= s.Bitboard()
	}
	return b
}

func TestWaysCanBeLeft(t *testing.T) {
	var keys Keys
	j := keys.Routes(board.King, board.A4, board.H4)
	seen := 0
	for range j.Ways() {
		if seen++; seen == 3 {
			break
		}
	}
	if seen != 3 || Table(board.King).At(8, 0) != Never {
		t.Errorf("%d ways seen, want 3", seen)
	}
}
