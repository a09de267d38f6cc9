package chessboard

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"testing"

	"drevo/internal/boardtest"
	"drevo/widgets/draw"
)

// example is a scene with something of everything.
func example() Scene {
	s := NewScene()
	s.Pieces = placed("8/4p1k1/1p2qnp1/p1pPB2n/2P1P3/P4NP1/4Q2P/6K1")
	s.Last = [2]int{sq("b2"), sq("e5")}
	s.Selected = sq("f3")
	s.Targets = []Target{{Square: sq("g5")}, {Square: sq("e1")}, {Square: sq("h4"), Capture: true}}
	s.Layers = []Layer{
		{Key: "lines", Arrows: []Arrow{
			{From: sq("a3"), To: sq("b4"), Width: 1, Role: RoleBest, Label: "1"},
			{From: sq("h5"), To: sq("f4"), Width: 0.5, Role: RoleBlack, Dashed: true},
		}},
		{Key: "safety", Label: "safety", Heat: []Heat{{sq("g1"), 12, "+12"}, {sq("b1"), -30, "-30"}}},
		{Key: "table", Numbers: []Number{{sq("b7"), "3", [2]string{"1", "2"}, true}}, Names: NumberNames{Text: "Sum",
			Lit: "Shortest"}},
		{Key: "toy", Overlays: []Overlay{toy{square: sq("d5")}}},
	}
	s.Shapes = Shapes{Marks: []Mark{{Square: sq("c2"), Kind: MarkRing, Role: RoleUser1}}}
	return s
}

func TestPictures(t *testing.T) {
	start := NewScene()
	start.Pieces = placed(startFEN)
	turned := example()
	turned.Flipped = true
	turned.Palette = HighContrastPalette()
	for name, s := range map[string]Scene{"start": start, "example": example(), "turned": turned, "table": tableScene()} {
		boardtest.Compare(t, name, s.Image(320))
	}
}

// The widget shows what Image draws, pixel for pixel.
func TestWidgetAndPictureAgree(t *testing.T) {
	s := example()
	s.Selected, s.Targets = None, nil
	agrees(t, s)
}

func agrees(t *testing.T, s Scene) {
	t.Helper()
	d := newDesk(t)
	d.SetPosition(s.Pieces, s.Last, s.Check, true)
	d.SetLayers(s.Layers)
	d.SetShapes(s.Shapes)
	d.SetPalette(WoodPalette())
	shown := d.window.Canvas().Capture()
	scene := d.Scene()
	picture := scene.Image(400)
	for y := range 400 {
		for x := range 400 {
			if !near(shown.At(x, y), picture.At(x, y), 4) {
				t.Fatalf("pixel %d,%d: window %v, picture %v", x, y, shown.At(x, y), picture.At(x, y))
			}
		}
	}
}

func TestEveryPieceHasAPicture(t *testing.T) {
	seen := map[string]byte{}
	for _, piece := range []byte("KQRBNPkqrbnp") {
		for _, size := range []int{24, 160} {
			img := new(pieceSet).image(piece, size)
			if img == nil {
				t.Fatalf("no drawing of %c", piece)
			}
			body, edge := 0, 0
			for y := range size {
				for x := range size {
					if img.RGBAAt(x, y).A > 200 {
						body++
						if x == 0 || y == 0 || x == size-1 || y == size-1 {
							edge++
						}
					}
				}
			}
			if part := float64(body) / float64(size*size); part < 0.18 || part > 0.6 || edge > 0 {
				t.Errorf("%c at %d: covers %.2f of its square, %d pixels at the edge", piece, size, part, edge)
			}
			if size == 160 {
				key := fmt.Sprint(img.Pix)
				if other, ok := seen[key]; ok {
					t.Errorf("%c looks like %c", piece, other)
				}
				seen[key] = piece
				middle := img.RGBAAt(80, 130) // within every piece's foot
				if light := middle.R > 128; light != IsWhite(piece) {
					t.Errorf("%c has a foot of %v", piece, middle)
				}
			}
		}
	}
	if PieceImage('x', 40) != nil || PieceImage('/', 40) != nil || PieceImage('K', 0) != nil {
		t.Error("something that is no piece has a picture")
	}
}

// The outlines keep their part of the size.
func TestOutlinesScale(t *testing.T) {
	outline := func(size int) float64 {
		img := new(pieceSet).image('R', size)
		dark := 0
		for _, x := range []int{size * 40 / 90} {
			for y := range size {
				if p := img.RGBAAt(x, y); p.A > 128 && p.R < 120 {
					dark++
				}
			}
		}
		return float64(dark) / float64(size)
	}
	if small, big := outline(90), outline(720); math.Abs(small-big) > 0.05 {
		t.Errorf("the outline is %.3f of a small square and %.3f of a big one", small, big)
	}
}

func TestArrowHasItsColour(t *testing.T) {
	for role := range roleCount {
		s := NewScene()
		s.Layers = []Layer{{Arrows: []Arrow{{From: sq("a1"), To: sq("a8"), Width: 1, Role: role}}}}
		img, b := overlayOf(&s, 800)
		at := b.Centre(sq("a4"))
		c := s.Palette.Roles[role]
		got := color.NRGBAModel.Convert(img.At(int(at.X), int(at.Y))).(color.NRGBA)
		if d := int(got.A) - int(c.A); d < 0 || d > 60 {
			t.Errorf("role %d: alpha %d, want %d or, with the casing, a little more", role, got.A, c.A)
		}
		if brightness(c) < 190 && !near(got, c, 60) {
			t.Errorf("role %d: middle of the arrow is %v, want %v", role, got, c)
		}
		if beside := img.RGBAAt(int(at.X)+30, int(at.Y)); beside.A != 0 {
			t.Errorf("role %d: beside the arrow is %v", role, beside)
		}
	}
}

func TestDashedArrowHasGaps(t *testing.T) {
	s := NewScene()
	s.Palette.Casing = color.NRGBA{}
	s.Layers = []Layer{{Arrows: []Arrow{{From: sq("a1"), To: sq("h1"), Width: 1, Dashed: true}}}}
	img, b := overlayOf(&s, 800)
	y, changes, last := int(b.Centre(sq("a1")).Y), 0, false
	for x := range 800 {
		if now := img.RGBAAt(x, y).A > 100; now != last {
			changes, last = changes+1, now
		}
	}
	if changes < 20 {
		t.Errorf("%d changes along a dashed arrow", changes)
	}
}

func TestArrowsOnOneLineRunSideBySide(t *testing.T) {
	s := NewScene()
	for _, c := range []struct {
		name   string
		arrows []Arrow
		apart  bool
	}{
		{"same way", []Arrow{{From: sq("a1"), To: sq("h8")}, {From: sq("a1"), To: sq("d4")}}, true},
		{"there and back", []Arrow{{From: sq("e2"), To: sq("e4")}, {From: sq("e4"), To: sq("e2")}}, true},
		{"twice", []Arrow{{From: sq("b1"), To: sq("c3")}, {From: sq("b1"), To: sq("c3")}}, true},
		{"within", []Arrow{{From: sq("a5"), To: sq("h5")}, {From: sq("c5"), To: sq("d5")}}, true},
		{"one after the other", []Arrow{{From: sq("e2"), To: sq("e4")}, {From: sq("e4"), To: sq("e6")}}, false},
		{"crossing", []Arrow{{From: sq("a1"), To: sq("h8")}, {From: sq("a8"), To: sq("h1")}}, false},
		{"parallel", []Arrow{{From: sq("a1"), To: sq("a8")}, {From: sq("b1"), To: sq("b8")}}, false},
	} {
		b := NewPainter(image.NewRGBA(image.Rect(0, 0, 800, 800)), &s)
		offsets := lanes(b.routes(c.arrows))
		if moved := offsets[0] != 0 || offsets[1] != 0; moved != c.apart {
			t.Errorf("%s: moved aside by %v", c.name, offsets)
		}
		if !c.apart {
			continue
		}
		r := b.routes(c.arrows)
		at := draw.Along(r[1].line, draw.Length(r[1].line)/2)
		nearest := math.Inf(1)
		for d := 0.0; d <= draw.Length(r[0].line); d++ {
			nearest = math.Min(nearest, draw.Along(r[0].line, d).Sub(at).Len())
		}
		if nearest < b.Units(0.17) {
			t.Errorf("%s: the arrows come within %.1f pixels", c.name, nearest)
		}
	}
}

func TestThreeArrowsOnOneLineAreCentred(t *testing.T) {
	s := NewScene()
	b := NewPainter(image.NewRGBA(image.Rect(0, 0, 800, 800)), &s)
	offsets := lanes(b.routes([]Arrow{{From: 0, To: 7}, {From: 7, To: 0}, {From: 0, To: 7}}))
	if want := []float64{-0.2, 0, 0.2}; !slices.Equal(offsets, want) {
		t.Errorf("offsets %v, want %v", offsets, want)
	}
}

func TestKnightsArrowBends(t *testing.T) {
	s := NewScene()
	b := NewPainter(image.NewRGBA(image.Rect(0, 0, 800, 800)), &s)
	if n := len(b.course(sq("g1"), sq("f3"))); n < 5 {
		t.Errorf("a knight's arrow has %d points", n)
	}
	for _, to := range []string{"g8", "a7", "h2", "e4", "d3"} {
		if n := len(b.course(sq("g1"), sq(to))); n != 2 {
			t.Errorf("the arrow g1%s has %d points", to, n)
		}
	}
}

func TestTipsOnOneSquareKeepApart(t *testing.T) {
	s := NewScene()
	b := NewPainter(image.NewRGBA(image.Rect(0, 0, 800, 800)), &s)
	r := b.routes([]Arrow{{From: sq("a4"), To: sq("e4")}, {From: sq("e8"), To: sq("e4")}, {From: sq("h1"), To: sq("e4")}})
	for i := range r {
		for j := range i {
			if d := r[i].line[len(r[i].line)-1].Sub(r[j].line[len(r[j].line)-1]).Len(); d < b.Units(0.3) {
				t.Errorf("tips %d and %d are %.1f pixels apart", i, j, d)
			}
		}
	}
}

func TestLabelsKeepApart(t *testing.T) {
	s := NewScene()
	b := NewPainter(image.NewRGBA(image.Rect(0, 0, 800, 800)), &s)
	routes := b.routes([]Arrow{{From: sq("a1"), To: sq("e5")}, {From: sq("a5"), To: sq("e1")}, {From: sq("c1"),
		To: sq("c5")}})
	var used []draw.Point
	for _, r := range routes {
		at := b.labelPlace(r, used, 40)
		for _, u := range used {
			if d := u.Sub(at).Len(); d < 40 {
				t.Errorf("labels are %.1f pixels apart", d)
			}
		}
		used = append(used, at)
	}
}

func TestHeatIsGraded(t *testing.T) {
	p := DefaultPalette()
	weak, strong, minus := p.heat(0.1), p.heat(1), p.heat(-1)
	if weak.A >= strong.A || strong != p.Positive || minus != p.Negative {
		t.Errorf("weak %v, strong %v, negative %v", weak, strong, minus)
	}
	s := NewScene()
	s.Layers = []Layer{{Heat: []Heat{{sq("a1"), 5, ""}, {sq("c1"), -10, ""}, {sq("e1"), 0, ""}}}}
	img := s.Image(80)
	at := func(name string) color.RGBA { return img.RGBAAt(sq(name)*10+5, 75) }
	if at("a1").B <= at("a1").R || at("c1").R <= at("c1").B || !near(at("e1"), s.Palette.Dark, 0) {
		t.Errorf("positive %v, negative %v, zero %v", at("a1"), at("c1"), at("e1"))
	}
}

func TestCheckGlows(t *testing.T) {
	s := NewScene()
	s.Check = sq("d4")
	img := s.Image(800)
	middle, corner := img.RGBAAt(350, 450), img.RGBAAt(301, 401)
	if middle.R < 180 || middle.G > 80 || !near(corner, s.Palette.Dark, 12) {
		t.Errorf("middle %v, corner %v", middle, corner)
	}
}
