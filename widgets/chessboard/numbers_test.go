package chessboard

import (
	"image"
	"testing"
)

func TestNumbersLieOnTheBoard(t *testing.T) {
	s := tableScene()
	img := s.Image(800)
	plain := s
	plain.Layers = nil
	bare := plain.Image(800)
	b := NewPainter(img, &s)
	differs := func(name string, x0, y0, x1, y1 float64) bool {
		r := b.Rect(sq(name))
		part := image.Rect(int(b.Units(x0)), int(b.Units(y0)), int(b.Units(x1)), int(b.Units(y1))).Add(r.Min)
		for y := part.Min.Y; y < part.Max.Y; y++ {
			for x := part.Min.X; x < part.Max.X; x++ {
				if !near(img.At(x, y), bare.At(x, y), 60) {
					return true
				}
			}
		}
		return false
	}
	for _, c := range []struct {
		what, square   string
		x0, y0, x1, y1 float64
		want           bool
	}{
		{"the sum", "c2", 0.3, 0.3, 0.7, 0.7, true},
		{"the number from the start", "c2", 0.02, 0.75, 0.3, 1, true},
		{"the number to the goal", "c2", 0.7, 0, 0.98, 0.25, true},
		{"the upper left corner", "c2", 0.02, 0.02, 0.3, 0.28, false},
		{"the sum on a piece", "g2", 0.3, 0.3, 0.7, 0.7, true},
		{"a square without a number", "c4", 0, 0, 1, 1, false},
	} {
		if got := differs(c.square, c.x0, c.y0, c.x1, c.y1); got != c.want {
			t.Errorf("%s on %s is seen: %v", c.what, c.square, got)
		}
	}
	light, lit := img.RGBAAt(650, 690), img.RGBAAt(350, 690)
	if near(lit, light, 30) {
		t.Errorf("d2 is lit, but is %v as g2's %v", lit, light)
	}
}

// On a black piece and on a white one a number has both dark and pale pixels.
func TestNumbersAreReadOnPieces(t *testing.T) {
	for _, piece := range []byte("Qq") {
		s := NewScene()
		s.Pieces[sq("d4")] = piece
		s.Layers = []Layer{{Numbers: []Number{{Square: sq("d4"), Text: "8"}}}}
		img := s.Image(800)
		dark, pale := 0, 0
		for y := 432; y < 470; y++ {
			for x := 338; x < 362; x++ {
				switch v := brightness(rgb(uint32(img.RGBAAt(x, y).R)<<16 | uint32(img.RGBAAt(x, y).G)<<8 | uint32(img.RGBAAt(x,
					y).B))); {
				case v < 60:
					dark++
				case v > 240:
					pale++
				}
			}
		}
		if dark < 80 || pale < 80 {
			t.Errorf("%c: %d dark and %d pale pixels", piece, dark, pale)
		}
	}
}

// tableScene has two code tables with their sums.
func tableScene() Scene {
	s := NewScene()
	s.Pieces = placed("8/p3q1kp/8/8/8/8/1K4PP/8")
	var numbers []Number
	for i, text := range []string{"3", "2", "3", "4", "5", "6", "7", "8"} {
		numbers = append(numbers, Number{Square: 8 + i, Text: text, Small: [2]string{"1", text}, Lit: i == 1 || i == 3})
	}
	s.Layers = []Layer{{Numbers: numbers, Names: NumberNames{"Sum", [2]string{"From the start", "To the goal"},
		"Shortest"}}}
	return s
}

// Signs of overlays leave the middle of a square to its number.
func TestNumberedSquaresAreNotFree(t *testing.T) {
	s := NewScene()
	s.Pieces[sq("e4")] = 'N'
	s.Layers = []Layer{{Numbers: []Number{{Square: sq("d4"), Text: "2"}, {Square: sq("d5"), Small: [2]string{"1", ""}}}}}
	_, p := overlayOf(&s, 400)
	for name, want := range map[string]bool{"d4": false, "d5": true, "e4": false, "e5": true} {
		if got := p.Free(sq(name)); got != want {
			t.Errorf("%s is free: %v", name, got)
		}
	}
}
