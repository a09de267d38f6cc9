package chessboard

import (
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
)

func TestMoved(t *testing.T) {
	for _, c := range []struct {
		name, before, after string
		want                []pieceMove
	}{
		{"quiet", "8/8/8/8/8/8/4P3/8", "8/8/8/8/4P3/8/8/8", []pieceMove{{'P', sq("e2"), sq("e4")}}},
		{"capture", "8/8/8/3p4/4P3/8/8/8", "8/8/8/3P4/8/8/8/8", []pieceMove{{'P', sq("e4"), sq("d5")}}},
		{"capture taken back", "8/8/8/3P4/8/8/8/8", "8/8/8/3p4/4P3/8/8/8", []pieceMove{{'P', sq("d5"), sq("e4")}}},
		{"capture of the same piece", "8/8/8/r7/8/8/8/R7", "8/8/8/R7/8/8/8/8", []pieceMove{{'R', sq("a1"), sq("a5")}}},
		{"en passant", "8/8/8/3pP3/8/8/8/8", "8/8/3P4/8/8/8/8/8", []pieceMove{{'P', sq("e5"), sq("d6")}}},
		{"castling", "8/8/8/8/8/8/8/4K2R", "8/8/8/8/8/8/8/5RK1", []pieceMove{{'R', sq("h1"), sq("f1")}, {'K', sq("e1"),
			sq("g1")}}},
		{"promotion", "8/P7/8/8/8/8/8/8", "Q7/8/8/8/8/8/8/8", []pieceMove{{'Q', sq("a7"), sq("a8")}}},
		{"nothing", startFEN, startFEN, nil},
		{"another position", startFEN, "8/8/8/8/8/8/8/K6k", nil},
		{"set on an empty board", "8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/K7", nil},
	} {
		if got := moved(placed(c.before), placed(c.after)); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// The test driver ends animations at once, so their steps are played by hand.
func TestAnimation(t *testing.T) {
	d := newDesk(t)
	d.animation.moves = []pieceMove{{'P', sq("e2"), sq("e4")}}
	d.SetPosition(placed("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"), [2]int{sq("e2"), sq("e4")}, None, false)
	if len(d.animation.moves) != 0 || !d.objects.pieces[sq("e4")].Visible() {
		t.Fatal("the animation has not ended")
	}
	d.animation.moves = []pieceMove{{'P', sq("e2"), sq("e4")}}
	d.showPieces()
	d.animateTo(0.5)
	flyer := d.objects.moving[0]
	if d.objects.pieces[sq("e4")].Visible() || !flyer.Visible() {
		t.Error("half way the piece is seen where it will be, or not at all")
	}
	if want := d.objects.pieces[sq("e3")]; flyer.Position() != fyne.NewPos(d.units(d.geometry.Rect(sq("e3")).Min.X),
		d.units(d.geometry.Rect(sq("e3")).Min.Y)) {
		t.Errorf("half way it is at %v, want %v", flyer.Position(), want.Position())
	}
	d.animateTo(1)
	if !d.objects.pieces[sq("e4")].Visible() || flyer.Visible() {
		t.Error("at the end it does not stand on its square")
	}
}
