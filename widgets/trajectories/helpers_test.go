package trajectories

import (
	"image"
	"image/color"
	"math/rand/v2"
	"testing"

	"drevo/internal/boardtest"
	"drevo/widgets/chessboard"
)

var (
	placed = boardtest.Pieces
	sq     = boardtest.Square
	sqs    = boardtest.Squares
	near   = boardtest.Near
)

// sceneOf returns a board with trajectories.
func sceneOf(pieces [64]byte, o *Overlay) chessboard.Scene {
	s := chessboard.NewScene()
	s.Pieces = pieces
	s.Layers = []chessboard.Layer{{Overlays: []chessboard.Overlay{o}}}
	return s
}

// drawn draws trajectories on nothing, 800 pixels wide.
func drawn(pieces [64]byte, all ...Trajectory) (*image.RGBA, *drawing) {
	return drawnAt(Moment{}, pieces, all...)
}

func drawnAt(at Moment, pieces [64]byte, all ...Trajectory) (*image.RGBA, *drawing) {
	img := image.NewRGBA(image.Rect(0, 0, 800, 800))
	o := &Overlay{Trajectories: all, Moment: at}
	s := sceneOf(pieces, o)
	p := chessboard.NewPainter(img, &s)
	o.Draw(p, chessboard.OverPieces)
	return img, newDrawing(p)
}

// look returns the colour of a picture at a place given in squares from the
// middle of a square, right and down.
func look(img *image.RGBA, d *drawing, name string, dx, dy float64) color.RGBA {
	c := d.Centre(sq(name))
	return img.RGBAAt(int(c.X+d.Units(dx)), int(c.Y+d.Units(dy)))
}

// A probe says which colour a place must have.
type probe struct {
	what   string
	square string
	dx, dy float64
	want   color.NRGBA
}

func checkProbes(t *testing.T, img *image.RGBA, d *drawing, probes []probe) {
	t.Helper()
	for _, p := range probes {
		if got := look(img, d, p.square, p.dx, p.dy); !near(got, p.want, 8) {
			t.Errorf("%s is %v, want %v", p.what, got, p.want)
		}
	}
}

// inks counts the pixels of a colour, of whatever opacity.
func inks(img *image.RGBA, c color.NRGBA) int {
	n := 0
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			p := color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
			p.A = c.A
			if img.RGBAAt(x, y).A > 40 && near(p, c, 12) {
				n++
			}
		}
	}
	return n
}

// capablanca is a map of Botvinnik - Capablanca with a way of the knight to f6 over
// h5: closed at h5, with denials of all kinds and one that does not work.
func capablanca() (pieces [64]byte, all []Trajectory) {
	return placed("8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1"), []Trajectory{{
		From: sq("g3"), Stops: sqs("h5 f6"), HalfMoves: 3, F: FClosed, StopF: []int{1, 0, 1}, Selected: true,
		Denials: []Denial{
			{Kind: Control, From: sq("g6"), Stops: sqs("h5"), HalfMoves: 2, Works: true,
				Denials: []Denial{{Kind: Control, From: sq("e5"), Stops: sqs("h5"), Beta: sqs("f5 g5"), HalfMoves: 3,
					Works: true}}},
			{Kind: Retreat, From: sq("f6"), Stops: sqs("e8"), HalfMoves: 2, Works: true},
			{Kind: Control, From: sq("e7"), Stops: sqs("f6"), HalfMoves: 4},
		},
	}, {
		From: sq("e5"), Stops: sqs("c7 c4"), Beta: sqs("d6 c6 c5"), HalfMoves: 3, F: FClosed, StopF: []int{1, 1, 0},
		Selected: true,
		Denials:  []Denial{{Kind: Blockade, From: sq("b3"), Stops: sqs("c5"), HalfMoves: 2, Works: true}},
	}, {
		From: sq("b3"), Stops: sqs("d4"), Side: Black, HalfMoves: 2, F: FUnknown,
	}}
}

// many returns as many trajectories as are asked for, the same ones every time:
// sliding pieces of both sides with one to four moves.
func many(n int) []Trajectory {
	r := rand.New(rand.NewPCG(3, 5))
	var all []Trajectory
	for i := range n {
		t := Trajectory{From: r.IntN(8) * 9 % 64, Side: Side(i % 2), F: r.IntN(3) - 1, StopF: []int{1}}
		at := t.From
		for range 1 + r.IntN(4) {
			to := at&^7 | r.IntN(8)
			if r.IntN(2) == 0 {
				to = at&7 | r.IntN(8)<<3
			}
			for s := range 64 {
				if (move{at, to}).passes(s) {
					t.Beta = append(t.Beta, s)
				}
			}
			t.Stops, t.StopF = append(t.Stops, to), append(t.StopF, r.IntN(3)-1)
			at = to
		}
		t.HalfMoves = 2*len(t.Stops) - 1 + i%2
		all = append(all, t)
	}
	return all
}
