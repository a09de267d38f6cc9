package chessboard

import (
	"image"
	"testing"
)

func TestNumbersLieOnTheBoard(t *testing.T) {
	s := tableScene()
	s.Coordinates = false
	img := s.Image(800)
	plain := s
	plain.Layers = nil
	bare := plain.Image(800)
	b := &brush{frame: newFrame(800, 800, false)}
	differs := func(name string, x0, y0, x1, y1 float64) bool {
		r := b.rect(sq(name))
		part := image.Rect(int(b.units(x0)), int(b.units(y0)), int(b.units(x1)), int(b.units(y1))).Add(r.Min)
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
		{"the sum on a man", "g2", 0.3, 0.3, 0.7, 0.7, true},
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

// On a black man and on a white one a number has both dark and pale pixels.
func TestNumbersAreReadOnMen(t *testing.T) {
	for _, man := range []byte("Qq") {
		s := NewScene()
		s.Pieces[sq("d4")] = man
		s.Layers = []Layer{{Numbers: []Number{{Square: sq("d4"), Text: "8"}}}}
		img := s.Image(800)
		dark, pale := 0, 0
		for y := 432; y < 470; y++ {
			for x := 338; x < 362; x++ {
				switch v := brightness(rgb(uint32(img.RGBAAt(x, y).R)<<16 | uint32(img.RGBAAt(x, y).G)<<8 | uint32(img.RGBAAt(x, y).B))); {
				case v < 60:
					dark++
				case v > 240:
					pale++
				}
			}
		}
		if dark < 80 || pale < 80 {
			t.Errorf("%c: %d dark and %d pale pixels", man, dark, pale)
		}
	}
}

// Signs leave the middle of a square to its number.
func TestStopsMakeRoomForNumbers(t *testing.T) {
	s := NewScene()
	s.Layers = []Layer{{
		Trajectories: []Trajectory{{From: sq("a1"), Stops: sqs("d4"), HalfMoves: 1, Selected: true}},
		Numbers:      []Number{{Square: sq("d4"), Text: "2"}},
	}}
	b := &brush{dst: image.NewRGBA(image.Rect(0, 0, 800, 800)), frame: newFrame(800, 800, false), scene: &s, tools: &tools{}}
	b.overlay()
	if !b.busy(sq("d4")) || b.busy(sq("d5")) {
		t.Error("the square with the number is free, or another is not")
	}
	corner := b.aside(b.tracks(s.Layers[0].Trajectories, Moment{})[0], sq("d4"), 0)
	if d := corner.Sub(b.centre(sq("d4"))); d.X*d.Y > 0 && d.X < 0 {
		t.Errorf("the sign stands in the corner from which the way comes, %v", d)
	}
}

// Every kind of badge has a shape and a colour of its own.
func TestBadges(t *testing.T) {
	s := NewScene()
	for kind := 1; kind < badgeKinds; kind++ {
		s.Layers = append(s.Layers, Layer{Badges: []Badge{{Square: sq("a1") + kind, Kind: kind}}})
	}
	img, b := overlayOf(&s, 800)
	radius := b.badgeRadius()
	shapes := map[[3]bool]int{}
	for kind := 1; kind < badgeKinds; kind++ {
		r := b.rect(sq("a1") + kind)
		x, y := float64(r.Max.X)-b.units(0.02)-radius*1.1, float64(r.Min.Y)+b.units(0.02)+radius*1.1
		at := func(dx, dy float64) bool {
			return near(img.RGBAAt(int(x+dx*radius), int(y+dy*radius)), s.Palette.Badges[kind], 30)
		}
		shape := [3]bool{at(0.82, -0.65), at(0, 1.1), at(-0.97, 0.2)}
		if other, twice := shapes[shape]; twice {
			t.Errorf("kinds %d and %d have one shape, %v", other, kind, shape)
		}
		shapes[shape] = kind
	}
	none, _ := overlayOf(&Scene{Layers: []Layer{{Badges: []Badge{{Square: 3, Kind: 0}, {Square: 3, Kind: 5}}}}, Palette: s.Palette, Cursor: None}, 400)
	for _, p := range none.Pix {
		if p != 0 {
			t.Fatal("a badge of no kind is drawn")
		}
	}
}

func TestLongTextFitsItsBadge(t *testing.T) {
	s := NewScene()
	b := &brush{scene: &s, tools: &tools{}}
	if size := b.fitting("200", 20, 24); b.textWidth("200", size) > 24 || size < 8 {
		t.Errorf("200 has size %d and width %.0f in a room of 24", size, b.textWidth("200", size))
	}
}
