package trajectories

import (
	"image"
	"image/color"
	"testing"

	"drevo/widgets/chessboard"
)

func TestMade(t *testing.T) {
	for at, want := range map[int]int{-1: 0, 0: 0, 1: 1, 2: 1, 3: 2, 5: 3, 9: 3} {
		if got := (way{stops: make([]int, 3), halfMoves: 5}).made(Moment{On: true, HalfMoves: at}); got != want {
			t.Errorf("at half-move %d: %d stops of 1, 3 and 5 made, want %d", at, got, want)
		}
	}
	if got := (way{stops: make([]int, 3), halfMoves: 5}).made(Moment{}); got != 3 {
		t.Errorf("without a moment %d stops are shown, want all", got)
	}
}

// stopped is a rook that goes from a1 over a5 to e5, where a queen stands.
func stopped(at int) (pieces [64]byte, o *Overlay) {
	pieces[sq("a1")], pieces[sq("e5")], pieces[sq("h8")] = 'R', 'q', 'b'
	return pieces, &Overlay{Moment: Moment{On: true, HalfMoves: at}, Trajectories: []Trajectory{{
		From: sq("a1"), Stops: sqs("a5 e5"), HalfMoves: 3, Selected: true,
		Denials: []Denial{{Kind: Retreat, From: sq("e5"), Stops: sqs("f4"), HalfMoves: 2, Works: true}},
	}}}
}

func TestMovedPieces(t *testing.T) {
	for _, c := range []struct {
		at    int
		moved string // squares to which pieces have come
		gone  string // squares whose piece is dimmed
	}{
		{0, "", ""}, {1, "a5", "a1"}, {2, "a5 f4", "a1 e5"}, {3, "e5 f4", "a1 e5"},
	} {
		pieces, o := stopped(c.at)
		_, d := drawn(pieces)
		d.move(o.Trajectories, o.Moment)
		d.moveDenials(d.denials(o.Trajectories, o.Moment), o.Moment)
		on, gone := map[int]bool{}, map[int]bool{}
		for _, s := range sqs(c.moved) {
			on[s] = true
		}
		for _, s := range sqs(c.gone) {
			gone[s] = true
		}
		for square := range 64 {
			if d.moved.on(square) != on[square] || d.moved.gone[square] != gone[square] {
				t.Errorf("half-move %d, %s: moved %v, gone %v", c.at, chessboard.SquareName(square), d.moved.on(square),
					d.moved.gone[square])
			}
		}
	}
}

func TestMomentIsSeen(t *testing.T) {
	pieces, o := stopped(1)
	img, d := drawnAt(o.Moment, pieces, o.Trajectories...)
	if got := look(img, d, "a3", 0, 0); !near(got, d.Palette.Own, 8) {
		t.Errorf("the way that has been gone is %v", got)
	}
	if got := look(img, d, "c5", 0, 0); got.A == 0 || got.A > 150 {
		t.Errorf("the way to come has opacity %d, want it pale", got.A)
	}
	if got := look(img, d, "a1", -0.4, 0.4); got.A < 150 {
		t.Errorf("the piece that has gone is dimmed by opacity %d", got.A)
	}
	if got := look(img, d, "a5", 0, 0.2); got.A < 150 {
		t.Errorf("the piece on a5 has opacity %d", got.A)
	}
	s := sceneOf(pieces, o)
	whole := s.Image(800)
	lit, unlit := whole.RGBAAt(97, 397), whole.RGBAAt(403, 397)
	if near(lit, s.Palette.Dark, 20) || !near(unlit, s.Palette.Dark, 2) {
		t.Errorf("a5 is %v and must be lit, e5 is %v and must not", lit, unlit)
	}
}

// While a trajectory is selected, the others stay whole.
func TestMomentIsOfTheSelected(t *testing.T) {
	moment := Moment{On: true}
	one := Trajectory{From: sq("h1"), Stops: sqs("h3 h5"), HalfMoves: 3}
	if got := len(moment.reached(one, true)); got != 2 {
		t.Errorf("beside a selected one it has made %d stops, want all", got)
	}
	if got := len(moment.reached(one, false)); got != 0 {
		t.Errorf("with none selected it has made %d stops, want none", got)
	}
	one.Selected = true
	if got := len(moment.reached(one, true)); got != 0 {
		t.Errorf("selected it has made %d stops, want none", got)
	}
}

func TestSeveralGhostsOnASquare(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 800, 800))
	s := chessboard.NewScene()
	d := newDrawing(chessboard.NewPainter(img, &s))
	d.drawMovedOn(sq("d4"), []movedPiece{{piece: 'Q'}, {piece: 'n'}})
	left, right, below := look(img, d, "d4", -0.23, -0.1), look(img, d, "d4", 0.23, -0.1), look(img, d, "d4", 0, 0.3)
	if left.A == 0 || right.A == 0 || below != (color.RGBA{}) {
		t.Errorf("left %v, right %v, below %v", left, right, below)
	}
}
