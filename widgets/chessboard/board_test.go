package chessboard

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"drevo/widgets/draw/drawtest"
)

func TestMarkup(t *testing.T) {
	d := newDesk(t)
	d.SetPosition(placed("8/4P1k1/8/8/8/3q4/8/R3K3"), [2]int{sq("e1"), sq("d1")}, None, true)
	test.AssertRendersToMarkup(t, "position.xml", d.window.Canvas())
	d.lift("a1", "a2")
	test.AssertRendersToMarkup(t, "dragging.xml", d.window.Canvas())
	d.key(fyne.KeyEscape)
	test.AssertRendersToMarkup(t, "position.xml", d.window.Canvas())
}

// The chooser dims the board, and marks the piece under the pointer.
func TestChooserPicture(t *testing.T) {
	d := newDesk(t)
	d.SetPosition(placed("4k3/1P4p1/8/8/3n4/8/8/R3K3"), [2]int{None, None}, None, true)
	d.click("b7")
	d.click("b8")
	d.MouseMoved(mouse(d.at("b7"), 0, 0))
	drawtest.AssertPicture(t, "promotion.png", d.window.Canvas().Capture())
}

// At every size and scale the board is the largest of whole pixels that fits, and
// the window shows each square with exactly its colour to the last pixel.
func TestSquaresAreWholePixels(t *testing.T) {
	for _, scale := range []float32{1, 1.25, 1.3333, 1.5, 2, 2.6} {
		for _, size := range []fyne.Size{fyne.NewSize(400, 400), fyne.NewSize(333, 401), fyne.NewSize(517.3, 261.7)} {
			t.Run(fmt.Sprint(scale, size), func(t *testing.T) {
				d := newDesk(t)
				d.SetPosition([64]byte{}, [2]int{None, None}, None, true)
				d.window.Canvas().(software.WindowlessCanvas).SetScale(scale)
				d.window.Resize(size)
				d.Refresh()
				side := d.geometry.Side
				small := min(size.Width, size.Height) * scale
				if float32(8*side) > small+0.01 || float32(8*side+8) <= small-0.01 {
					t.Fatalf("squares of %d pixels in %.1f", side, small)
				}
				picture := d.window.Canvas().Capture()
				p := d.scene.Palette
				for square := range 64 {
					r, want := d.geometry.Rect(square), p.Light
					if isDark(square) {
						want = p.Dark
					}
					for _, at := range [][2]int{{r.Min.X, r.Min.Y}, {r.Max.X - 1, r.Max.Y - 1}, {r.Min.X + side/2, r.Min.Y}} {
						if got := picture.At(at[0], at[1]); !near(got, want, 1) {
							t.Fatalf("%s at pixel %v is %v, want %v", SquareName(square), at, got, want)
						}
					}
				}
			})
		}
	}
}

func TestSquareAtEveryPixel(t *testing.T) {
	for _, scale := range []float32{1, 1.5, 2.6} {
		for _, flipped := range []bool{false, true} {
			d := newDesk(t)
			d.window.Canvas().(software.WindowlessCanvas).SetScale(scale)
			d.window.Resize(fyne.NewSize(251, 307))
			d.SetFlipped(flipped)
			for square := range 64 {
				r := d.geometry.Rect(square)
				for _, p := range [][2]float32{{0.3, 0.3}, {0.7, 0.3}, {0.3, 0.7}} {
					x := float32(r.Min.X) + p[0]*float32(r.Dx())
					y := float32(r.Min.Y) + p[1]*float32(r.Dy())
					if got := d.SquareAt(fyne.NewPos(x/scale, y/scale)); got != square {
						t.Errorf("scale %v, flipped %v: pixel %v,%v of %s is taken for %s", scale, flipped, x, y, SquareName(square),
							SquareName(got))
					}
				}
			}
			b := d.geometry.bounds()
			for _, at := range [][2]int{{b.Min.X - 1, b.Min.Y + 9}, {b.Max.X, b.Min.Y + 9}, {b.Min.X + 9, b.Min.Y - 1},
				{b.Min.X + 9, b.Max.Y}} {
				if got := d.SquareAt(fyne.NewPos((float32(at[0])+0.5)/scale, (float32(at[1])+0.5)/scale)); got != None {
					t.Errorf("pixel %v beside the board %v is taken for %s", at, b, SquareName(got))
				}
			}
		}
	}
}

func TestFlipTurnsTheMen(t *testing.T) {
	d := newDesk(t)
	before := d.objects.pieces[sq("a1")].Position()
	d.SetFlipped(true)
	if got := d.objects.pieces[sq("h8")].Position(); got != before || !d.Flipped() {
		t.Errorf("h8 of the flipped board is at %v, a1 was at %v", got, before)
	}
	d.click("e2")
	d.click("e4")
	expect(t, "moves on the flipped board", d.moves, "e2e4")
}

func TestTinyAndEmptySizes(t *testing.T) {
	d := newDesk(t)
	for _, size := range []fyne.Size{{}, fyne.NewSize(3, 3), fyne.NewSize(9, 8), fyne.NewSize(40, 0)} {
		d.Resize(size)
		d.click("e2")
		d.window.Canvas().Capture()
	}
	for _, size := range []int{-1, 0, 1, 7, 8, 9, 100} {
		s := NewScene()
		s.Pieces = placed(startFEN)
		s.Layers = []Layer{{Arrows: []Arrow{{From: 1, To: 18, Label: "1"}}, Heat: []Heat{{5, 1, "x"}}}}
		if got := s.Image(size).Rect.Dx(); got != max(size, 0) {
			t.Errorf("a picture of %d pixels is %d wide", size, got)
		}
	}
}

func TestLayersAreReplaced(t *testing.T) {
	d := newDesk(t)
	bare := d.window.Canvas().Capture()
	lines := []Layer{{Key: "lines", Arrows: []Arrow{{From: sq("a4"), To: sq("h4"), Width: 1}}}}
	d.SetLayers(lines)
	middle := d.geometry.Centre(sq("d4"))
	x, y := int(middle.X), int(middle.Y)
	colour := func() any { return d.window.Canvas().Capture().At(x, y) }
	if colour() == bare.At(x, y) || len(d.Legend()) != 1 {
		t.Error("the arrow is not seen, or not explained")
	}
	d.SetLayers(nil)
	if colour() != bare.At(x, y) || len(d.Legend()) != 0 {
		t.Error("the arrow is still there")
	}
}

func TestUnknownBytesAreIgnored(t *testing.T) {
	d := newDesk(t)
	var junk [64]byte
	for i := range junk {
		junk[i] = byte(i * 4)
	}
	d.SetPosition(junk, [2]int{-7, 99}, 1000, true)
	d.SetLayers([]Layer{{
		Arrows:  []Arrow{{From: -1, To: 5}, {From: 3, To: 64}, {From: 8, To: 8}, {From: 0, To: 9, Role: 99, Width: -5}},
		Heat:    []Heat{{Square: 77, Value: 1}, {Square: 3, Value: 0}},
		Marks:   []Mark{{Square: -3}, {Square: 9, Kind: 44, Role: -2}},
		Numbers: []Number{{Square: -1, Text: "1"}, {Square: 64}, {Square: 3, Text: "∞∞∞∞∞∞∞"}},
	}})
	d.window.Canvas().Capture()
}

func TestHoverIsReported(t *testing.T) {
	d := newDesk(t)
	var got []string
	d.OnHover = func(square int, at fyne.Position) {
		got = append(got, fmt.Sprintf("%s %.0f,%.0f", SquareName(square), at.X, at.Y))
	}
	move := func(x, y float32) {
		e := mouse(fyne.NewPos(x, y), 0, 0)
		e.AbsolutePosition = e.Position.AddXY(1000, 0) // the board lies elsewhere in the window
		d.MouseMoved(e)
	}
	move(10, 10)
	move(40, 40)
	move(60, 10)
	d.MouseOut()
	d.MouseOut()
	move(60, 10)
	move(-5, 10)
	expect(t, "squares", got, "a8 1010,10", "b8 1060,10", "- 1060,10", "b8 1060,10", "- 995,10")
	d.OnHover = nil
	move(10, 10)
}
