package itep

import (
	"math"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
)

func TestEntireIsTheEntirePartOnTheReportsScale(t *testing.T) {
	for x := eval.Score(-mate - 1); x <= mate; x++ {
		want := math.Floor(valueC+0.5+float64(x)/point) - valueC
		if float64(entire(x)) != want {
			t.Fatalf("entire(%d) = %d, want %v", x, entire(x), want)
		}
	}
	for _, c := range []struct {
		name   string
		x      eval.Score
		entire int32
	}{
		{"even", 0, 0},
		{"the best position of even material", margin, 0},
		{"the worst position of even material", -margin, 0},
		{"a pawn up in a bad position", 2*point - margin, 2},
		{"a pawn down in a good position", -2*point + margin, -2},
		{"a queen down in a bad position", -20*point - margin, -20},
		{"the lower end, 0", -mate, -valueC},
		{"the upper end, 2C+1", mate, valueC + 1},
		{"mated in 2", 2 - mate, -valueC},
		{"mate in 1", mate - 1, valueC},
	} {
		if got := entire(c.x); got != c.entire {
			t.Errorf("%s: entire(%d) = %d, want %d", c.name, c.x, got, c.entire)
		}
	}
}

// C is above the 228 points of nine queens and all other pieces, so that no material
// reaches the value of a mate.
func TestTheMostMaterialIsNoMate(t *testing.T) {
	p := enginetest.Position(t, "QQQQKQQQ/QQ6/8/8/8/8/8/RNBk1BNR b - - 0 1")
	if points := material(&p); points != -228 {
		t.Errorf("Black is %d points down, want 228", -points)
	}
	value := evaluate(&p, &authentic)
	if _, isMate := scale.MatePly(int32(value)); isMate || scale.Own(int32(value)) >= 2*valueC+1 {
		t.Errorf("the value %d is %v on the report's scale", value, scale.Own(int32(value)))
	}
}

func TestMaterial(t *testing.T) {
	for _, c := range []struct {
		fen  string
		want int32
	}{
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0},
		{"4k3/8/8/8/8/8/P7/4K3 w - - 0 1", 2},
		{"4k3/8/8/8/8/8/P7/4K3 b - - 0 1", -2},
		{"4k3/8/8/8/8/8/8/RNB1K2q w - - 0 1", 10 + 7 + 7 - 20},
		{"4k2q/8/8/8/8/8/8/RNB1K3 b - - 0 1", 20 - 10 - 7 - 7},
	} {
		if p := enginetest.Position(t, c.fen); material(&p) != c.want {
			t.Errorf("%s: %d points, want %d", c.fen, material(&p), c.want)
		}
	}
}

func TestGain(t *testing.T) {
	for _, c := range []struct {
		fen, move string
		want      int32
	}{
		{"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 2},
		{"4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1", "e4d5", 7},
		{"4k3/8/8/3b4/8/2N5/8/4K3 w - - 0 1", "c3d5", 7},
		{"3rk3/8/8/8/8/8/8/3RK3 b - - 0 1", "d8d1", 10},
		{"4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1", "c3d5", 20},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", 2},
		{"4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "e4d3", 2},
		{"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", 0},
		{"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "a1a7", 0},
		{"8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 18},
		{"8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8r", 8},
		{"8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", 5},
		{"1r6/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7b8b", 15},
		{"1r6/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", 28},
	} {
		p := enginetest.Position(t, c.fen)
		move, err := p.ParseUCI(c.move)
		if err != nil {
			t.Fatal(err)
		}
		if got := gain(&p, move); got != c.want {
			t.Errorf("%s %s: %d points, want %d", c.fen, c.move, got, c.want)
		}
	}
}

// What a move gains is what the material says after it.
func TestGainIsTheDifferenceOfMaterial(t *testing.T) {
	for _, fen := range enginetest.Samples {
		p := enginetest.Position(t, fen)
		everyMove(&p, 3, func(before, after *board.Position, move board.Move) {
			if got, want := material(before)+gain(before, move), -material(after); got != want {
				t.Errorf("%s %s: %d points, want %d", before.FEN(), move, got, want)
			}
		})
	}
}

// everyMove visits the first moves of the game tree to a depth, at most six a node.
func everyMove(p *board.Position, depth int, visit func(before, after *board.Position, move board.Move)) {
	if depth == 0 {
		return
	}
	var list board.MoveList
	p.Legal(&list)
	for i, move := range list.All() {
		var next board.Position
		p.Make(move, &next)
		visit(p, &next, move)
		if i%(list.Len()/6+1) == 0 {
			everyMove(&next, depth-1, visit)
		}
	}
}
