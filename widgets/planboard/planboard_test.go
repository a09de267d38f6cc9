package planboard

import (
	"image"
	"testing"

	"drevo/internal/boardtest"
	"drevo/widgets/chessboard"
)

var sq = boardtest.Square

// m39 is the position of the paper's first figure.
const m39 = "3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1"

// sample is a plan with every kind of step.
func sample() *Plan {
	return &Plan{Black: true, Steps: []Step{
		{Kind: Remove, Square: sq("d5"), Number: "1", Gone: true},
		{Kind: Move, Square: sq("d8"), To: sq("d1"), Number: "2"},
		{Kind: Capture, Square: sq("d1"), To: sq("g1"), Number: "3"},
		{Kind: Occupy, Square: sq("g3"), Number: "4"},
		{Kind: Lure, Square: sq("f5"), Number: "5"},
		{Kind: Verify, Square: sq("c1"), Number: "6"},
		{Kind: Look, Square: sq("h7"), Number: "7"},
	}}
}

func scene(o chessboard.Overlay) chessboard.Scene {
	s := chessboard.NewScene()
	s.Pieces = boardtest.Pieces(m39)
	s.Layers = []chessboard.Layer{{Overlays: []chessboard.Overlay{o}}}
	return s
}

func TestPictures(t *testing.T) {
	plan := scene(sample())
	boardtest.Compare(t, "plan", plan.Image(400))
	dangers := scene(Dangers{
		{From: sq("e3"), To: sq("f4"), Text: "1 +0"}, {From: sq("c1"), To: sq("d1"), Text: "0 +1"},
		{From: sq("e2"), To: sq("d1"), Text: "4 +0", Chosen: true}, {From: chessboard.None, To: sq("c3")},
	})
	boardtest.Compare(t, "dangers", dangers.Image(400))
}

// TestWhatIsNotOnTheBoard is not drawn, and has no sign.
func TestWhatIsNotOnTheBoard(t *testing.T) {
	s := scene(&Plan{})
	empty := s.Image(200)
	for _, o := range []chessboard.Overlay{
		&Plan{Steps: []Step{{Kind: Move, Square: 3, To: 64}, {Kind: Remove, Square: -1}, {Kind: Capture, Square: 5, To: 5},
			{Kind: kinds}}},
		Dangers{{From: 1, To: -1}, {To: 64}},
	} {
		s := scene(o)
		if !equal(empty, s.Image(200)) {
			t.Errorf("%v is drawn", o)
		}
	}
	if signs := (&Plan{Steps: []Step{{Kind: Move, Square: 3, To: 64}}}).Legend(); len(signs) != 0 {
		t.Errorf("%d signs", len(signs))
	}
}

// TestLegend lists each kind that occurs once, and can draw it.
func TestLegend(t *testing.T) {
	plan := sample()
	plan.Steps = append(plan.Steps, plan.Steps...)
	if n := len(plan.Legend()); n != int(kinds) {
		t.Errorf("%d signs for %d kinds", n, kinds)
	}
	s := scene(plan)
	for _, entry := range s.Legend() {
		if blank(entry.Sample(60, 24)) {
			t.Errorf("%s has no sample", entry.Name)
		}
	}
}

func equal(a, b image.Image) bool {
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if a.At(x, y) != b.At(x, y) {
				return false
			}
		}
	}
	return true
}

// blank reports whether a sample has one colour but for its round corners.
func blank(img image.Image) bool {
	first := img.At(6, 6)
	for y := 6; y < img.Bounds().Dy()-6; y++ {
		for x := 6; x < img.Bounds().Dx()-6; x++ {
			if img.At(x, y) != first {
				return false
			}
		}
	}
	return true
}
