package draw

import (
	"image"
	"image/color"
	"math"
	"testing"
)

// painted returns the sum of the alphas of a picture, in whole pixels.
func painted(img *image.RGBA) float64 {
	sum := 0
	for i := 3; i < len(img.Pix); i += 4 {
		sum += int(img.Pix[i])
	}
	return float64(sum) / 255
}

func fill(add func(*Path)) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 100, 100))
	var p Path
	add(&p)
	p.Fill(img, black)
	return img
}

func TestCoverageIsTheAreaOfTheShape(t *testing.T) {
	for _, c := range []struct {
		name string
		add  func(*Path)
		area float64
	}{
		{"whole pixels", func(p *Path) { p.Rect(Point{10, 10}, Point{20, 30}) }, 200},
		{"parts of pixels", func(p *Path) { p.Rect(Point{10.3, 10.7}, Point{20.6, 30.2}) }, 10.3 * 19.5},
		{"within one pixel", func(p *Path) { p.Rect(Point{10.2, 10.2}, Point{10.7, 10.7}) }, 0.25},
		{"triangle", func(p *Path) { p.Add(Point{5, 5}, Point{95, 12}, Point{40, 88}) }, 0.5 * (90*83 - 35*7)},
		{"the other way round", func(p *Path) { p.Add(Point{40, 88}, Point{95, 12}, Point{5, 5}) }, 0.5 * (90*83 - 35*7)},
		{"circle", func(p *Path) { p.Circle(Point{50.3, 49.8}, 30) }, math.Pi * 900},
		{"ring", func(p *Path) { p.Ring(Point{50, 50}, 30, 4) }, math.Pi * (32*32 - 28*28)},
		{"diamond", func(p *Path) { p.Diamond(Point{50, 50}, 20) }, 800},
		{"diamond ring", func(p *Path) { p.DiamondRing(Point{50, 50}, 20, 2) }, 4 * 20 * math.Sqrt2 * 2},
		{"rounded", func(p *Path) { p.RoundRect(Point{10, 10}, Point{50, 40}, 8) }, 40*30 - (4-math.Pi)*64},
		{"line", func(p *Path) { p.Line([]Point{{10, 10}, {40, 50}}, 6, Butt) }, 300},
		{"outline", func(p *Path) { p.Outline([]Point{{20, 20}, {20, 60}, {70, 60}, {70, 20}}, 4) }, 4*180 - 4*4 + math.Pi*4},
		{"round ends", func(p *Path) { p.Line([]Point{{10, 10}, {40, 50}}, 6, Round) }, 300 + math.Pi*9},
		{"not convex", func(p *Path) { p.Add(Point{10, 10}, Point{50, 10}, Point{30, 30}, Point{50, 50}, Point{10, 50}) },
			1200},
		{"overlapping", func(p *Path) { p.Rect(Point{10, 10}, Point{30, 30}); p.Rect(Point{20, 20}, Point{40, 40}) }, 700},
	} {
		if got := painted(fill(c.add)); math.Abs(got-c.area) > c.area*0.004+0.05 {
			t.Errorf("%s: painted %.2f pixels, the shape has %.2f", c.name, got, c.area)
		}
	}
}

func TestUnionIsPaintedOnce(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 60, 60))
	var p Path
	p.Arrow([]Point{{5, 30}, {55, 30}}, Head{Length: 20, Width: 24}, 8)
	p.Rect(Point{10, 20}, Point{20, 40})
	p.Fill(img, color.NRGBA{R: 200, A: 128})
	for y := range 60 {
		for x := range 60 {
			if a := img.RGBAAt(x, y).A; a > 128 {
				t.Fatalf("pixel %d,%d has alpha %d: painted twice", x, y, a)
			}
		}
	}
	if a := img.RGBAAt(15, 30).A; a != 128 {
		t.Errorf("where shaft and rectangle overlap the alpha is %d, want 128", a)
	}
}

func TestFillIsClipped(t *testing.T) {
	whole := image.NewRGBA(image.Rect(-100, -100, 200, 200))
	var p Path
	for _, dst := range []*image.RGBA{whole, image.NewRGBA(image.Rect(0, 0, 100, 100)), image.NewRGBA(image.Rect(30, 40,
		61, 73))} {
		p.Reset()
		p.Arrow([]Point{{-80, 20}, {50, 60}, {180, -40}}, Head{Length: 30, Width: 40}, 22)
		p.Ring(Point{50, 95}, 40, 9)
		p.Fill(dst, color.NRGBA{R: 10, G: 200, B: 90, A: 200})
		for y := dst.Rect.Min.Y; y < dst.Rect.Max.Y; y++ {
			for x := dst.Rect.Min.X; x < dst.Rect.Max.X; x++ {
				if got, want := dst.RGBAAt(x, y), whole.RGBAAt(x, y); apart(got, want) > 1 {
					t.Fatalf("%v: pixel %d,%d is %v, without clipping %v", dst.Rect, x, y, got, want)
				}
			}
		}
	}
}

func apart(a, b color.RGBA) int {
	d := func(u, v uint8) int { return max(int(u)-int(v), int(v)-int(u)) }
	return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B), d(a.A, b.A))
}

func TestNothingIsPainted(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	for name, add := range map[string]func(*Path){
		"empty":           func(*Path) {},
		"two points":      func(p *Path) { p.Add(Point{1, 1}, Point{50, 50}) },
		"not numbers":     func(p *Path) { p.Add(Point{nan, 1}, Point{50, nan}, Point{nan, nan}) },
		"infinite":        func(p *Path) { p.Add(Point{inf, 1}, Point{inf, inf}, Point{1, inf}) },
		"no radius":       func(p *Path) { p.Circle(Point{50, 50}, 0) },
		"negative radius": func(p *Path) { p.Circle(Point{50, 50}, -3) },
		"arrow to itself": func(p *Path) { p.Arrow([]Point{{50, 50}, {50, 50}}, Head{10, 10}, 4) },
		"far away":        func(p *Path) { p.Circle(Point{5000, -5000}, 40) },
	} {
		if got := painted(fill(add)); got != 0 {
			t.Errorf("%s: %.2f pixels painted", name, got)
		}
	}
}

func TestOpaqueAndTranslucentColours(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 10, 10))
	var p Path
	p.Rect(Point{0, 0}, Point{10, 10})
	p.Fill(img, color.NRGBA{R: 255, G: 255, B: 255, A: 255})
	p.Fill(img, color.NRGBA{R: 200, G: 100, A: 128})
	if got, want := img.RGBAAt(5, 5), (color.RGBA{227, 177, 127, 255}); apart(got, want) > 1 {
		t.Errorf("half of the colour over white is %v, want %v", got, want)
	}
}

func TestFillAcross(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 100, 10))
	var p Path
	p.Rect(Point{20, 0}, Point{60, 10})
	p.FillAcross(img, func(part float64) color.NRGBA { return color.NRGBA{R: uint8(200 * part), A: 255} })
	for x, want := range map[int]color.RGBA{19: {}, 20: {R: 2, A: 255}, 40: {R: 102, A: 255}, 59: {R: 197, A: 255},
		60: {}} {
		if got := img.RGBAAt(x, 5); apart(got, want) > 2 {
			t.Errorf("column %d is %v, want %v", x, got, want)
		}
	}
}

func TestScaleIsExact(t *testing.T) {
	for v := range uint32(256) {
		for k := range uint32(256) {
			want := (v*k*2 + 255) / 510
			if got := scale(v|v<<8|v<<16|v<<24, k); got != want|want<<8|want<<16|want<<24 {
				t.Fatalf("%d times %d/255 is %08x, want %02x", v, k, got, want)
			}
		}
	}
}

func TestArrow(t *testing.T) {
	img := fill(func(p *Path) { p.Arrow([]Point{{10, 50}, {90, 50}}, Head{Length: 20, Width: 24}, 8) })
	for _, c := range []struct {
		x, y int
		in   bool
	}{{40, 50, true}, {40, 47, true}, {40, 44, false}, {72, 41, true}, {88, 50, true}, {91, 50, false}, {88, 45, false},
		{7, 50, true}, {4, 50, false}} {
		if got := img.RGBAAt(c.x, c.y).A > 127; got != c.in {
			t.Errorf("pixel %d,%d painted: %v, want %v", c.x, c.y, got, c.in)
		}
	}
	short := fill(func(p *Path) { p.Arrow([]Point{{50, 50}, {55, 50}}, Head{Length: 20, Width: 24}, 8) })
	if got := painted(short); math.Abs(got-0.5*5*6) > 1 {
		t.Errorf("an arrow of a quarter of its head's length covers %.1f pixels, want 15", got)
	}
}

func TestDashes(t *testing.T) {
	line := []Point{{0, 0}, {30, 0}, {30, 40}}
	dashes := Dashes(line, 8, 5)
	if first, last := dashes[0][0], dashes[len(dashes)-1]; first != line[0] || last[len(last)-1] != line[2] {
		t.Errorf("dashes do not touch the ends: %v", dashes)
	}
	for _, d := range dashes {
		if got := Length(d); math.Abs(got-8) > 1e-9 {
			t.Errorf("dash %v is %.3f long, want 8", d, got)
		}
	}
	if got := Dashes(line, 100, 5); len(got) != 1 {
		t.Errorf("a line shorter than a dash gives %d dashes", len(got))
	}
	if n := len(Dashes(line, 0, 5)); n != 1 {
		t.Errorf("a dash of no length gives %d dashes", n)
	}
}

func TestShiftKeepsTheDistance(t *testing.T) {
	line := []Point{{0, 0}, {50, 0}, {50, 50}, {90, 90}}
	moved := Shift(line, 5)
	want := Point{45, 5} // to the right of both sides of the first corner
	if moved[1].Sub(want).Len() > 1e-9 {
		t.Errorf("corner moved to %v, want %v", moved[1], want)
	}
	if back := Shift([]Point{{0, 0}, {50, 0}, {0, 0}}, 5); !finite(back[1]) || back[1].Sub(Point{50, 0}).Len() > 10+1e-9 {
		t.Errorf("a line that turns back is moved to %v", back)
	}
}

func TestAlongAndPart(t *testing.T) {
	line := []Point{{0, 0}, {10, 0}, {10, 0}, {10, 10}}
	for distance, want := range map[float64]Point{-3: {0, 0}, 4: {4, 0}, 15: {10, 5}, 99: {10, 10}} {
		if got := Along(line, distance); got.Sub(want).Len() > 1e-9 {
			t.Errorf("%.0f along the line is %v, want %v", distance, got, want)
		}
	}
	part := Part(line, 5, 15)
	if math.Abs(Length(part)-10) > 1e-9 || part[1] != (Point{10, 0}) {
		t.Errorf("part of the line: %v", part)
	}
}

func TestFillDoesNotAllocate(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 100, 100))
	var p Path
	p.Circle(Point{50, 50}, 40)
	p.Fill(img, black)
	if n := testing.AllocsPerRun(10, func() { p.Fill(img, black) }); n > 0 {
		t.Errorf("%v allocations in a fill", n)
	}
}

// BenchmarkArrows is 20 arrows of all lengths and directions on 800 pixels.
func BenchmarkArrows(b *testing.B) {
	img := image.NewRGBA(image.Rect(0, 0, 800, 800))
	var p Path
	for b.Loop() {
		for i := range 20 {
			sin, cos := math.Sincos(float64(i) * 2.4)
			from := Point{400 - 350*cos, 400 - 350*sin}
			p.Reset()
			p.Arrow([]Point{from, {400 + float64(i)*15*cos, 400 + float64(i)*15*sin}}, Head{36, 40}, 15)
			p.Fill(img, color.NRGBA{G: 114, B: 178, A: 200})
		}
	}
}
