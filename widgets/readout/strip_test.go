package readout

import (
	"bytes"
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

func TestWhatIsDrawn(t *testing.T) {
	s := newSample()
	w := drawtest.Show(t, s.Strip, 1280, 44)
	drawtest.AssertGolden(t, "strip_1280.txt", drawtest.Items(s.Surface))
	w.Resize(fyne.NewSize(600, 44))
	drawtest.AssertGolden(t, "strip_600.txt", drawtest.Items(s.Surface))
}

func TestFitsIntoTheBottomLine(t *testing.T) {
	s := newSample()
	drawtest.Show(t, s.Strip, 1280, 44)
	if h := s.MinSize().Height; h != 44 {
		t.Errorf("height %v, want 44", h)
	}
	for i, span := range s.spans {
		if span.w == 0 {
			t.Errorf("%q has no room at 1280", s.cells[i].Name)
		}
	}
}

// places are the boxes of everything that a strip shows, by cell.
func places(s *Strip) [][]draw.Rect {
	all := make([][]draw.Rect, len(s.cells))
	for i, c := range s.cells {
		if s.spans[i].w == 0 {
			continue
		}
		name, value := s.lines(i)
		if c.Object != nil {
			p, size := c.Object.Position(), c.Object.Size()
			value = draw.Rect{X: p.X, Y: p.Y, W: size.Width, H: size.Height}
		}
		if c.Name != "" {
			all[i] = append(all[i], name)
		}
		all[i] = append(all[i], value)
	}
	return all
}

func overlap(a, b draw.Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

func TestNothingOverlapsAtAnyWidth(t *testing.T) {
	s := newSample()
	w := drawtest.Show(t, s.Strip, 1280, 44)
	for width := float32(600); width <= 2560; width += 7 {
		w.Resize(fyne.NewSize(width, 44))
		var boxes []draw.Rect
		for _, of := range places(s.Strip) {
			boxes = append(boxes, of...)
		}
		if len(boxes) < 8 {
			t.Errorf("width %v: only %d boxes", width, len(boxes))
		}
		for i, a := range boxes {
			if a.W <= 0 || a.X < 0 || a.Y < 0 || a.X+a.W > width || a.Y+a.H > 44 {
				t.Errorf("width %v: %+v is not inside", width, a)
			}
			for _, b := range boxes[:i] {
				if overlap(a, b) {
					t.Errorf("width %v: %+v and %+v overlap", width, a, b)
				}
			}
		}
		for _, c := range s.cells {
			if c.Object != nil && c.Object.Visible() && c.Object.Size().Width < c.Object.MinSize().Width {
				t.Errorf("width %v: an object is %v wide", width, c.Object.Size().Width)
			}
		}
	}
}

// TestRoomForTheWidest: the widest value is never cut.
func TestRoomForTheWidest(t *testing.T) {
	s := newSample()
	drawtest.Show(t, s.Strip, 1280, 44)
	for i, c := range s.cells {
		if _, value := s.lines(i); c.Object == nil && s.Surface.TextWidth(c.Widest, valueStyle) > value.W {
			t.Errorf("%q: room %v for %q", c.Name, value.W, c.Widest)
		}
	}
}

func TestArrange(t *testing.T) {
	for _, c := range []struct {
		name  string
		slots []slot
		room  float32
		want  []span
	}{
		{"none", nil, 100, []span{}},
		{"side by side", []slot{{width: 10}, {width: 20}}, 100, []span{{0, 10}, {10, 20}}},
		{"room to spare", []slot{{width: 10, grow: true}, {width: 20}, {width: 10, grow: true}}, 100,
			[]span{{0, 40}, {40, 20}, {60, 40}}},
		{"exactly", []slot{{width: 60}, {width: 40, grow: true}}, 100, []span{{0, 60}, {60, 40}}},
		{"of equals the rightmost", []slot{{width: 40}, {width: 40}, {width: 40}}, 100, []span{{0, 40}, {40, 40}, {}}},
		{"by priority", []slot{{width: 40, priority: 2}, {width: 40, priority: 1}, {width: 40, priority: 3}}, 100,
			[]span{{0, 40}, {}, {40, 40}}},
		{"the growing one is out", []slot{{width: 40, priority: 2}, {width: 80, priority: 1, grow: true}}, 100,
			[]span{{0, 40}, {}}},
		{"no room at all", []slot{{width: 40}}, 10, []span{{}}},
	} {
		got := arrange(c.slots, c.room)
		if len(got) != len(c.want) {
			t.Errorf("%s: %v", c.name, got)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: %v, want %v", c.name, got, c.want)
				break
			}
		}
	}
}

func TestDropsByPriority(t *testing.T) {
	s := newSample()
	w := drawtest.Show(t, s.Strip, 1280, 44)
	out := map[int]bool{}
	for width := float32(1280); width > 100; width -= 5 {
		w.Resize(fyne.NewSize(width, 44))
		for i, span := range s.spans {
			if span.w != 0 && out[i] {
				t.Fatalf("width %v: %q came back", width, s.cells[i].Name)
			}
			if span.w != 0 || out[i] {
				continue
			}
			out[i] = true
			for j, other := range s.spans {
				if other.w == 0 && s.cells[j].Priority > s.cells[i].Priority && !out[j] {
					t.Errorf("width %v: %q left before %q", width, s.cells[j].Name, s.cells[i].Name)
				}
			}
			if o := s.cells[i].Object; o != nil && o.Visible() {
				t.Errorf("width %v: the object of a cell that is out is still seen", width)
			}
		}
	}
	if len(out) < 7 || out[0] {
		t.Errorf("at width 100 these are out: %v", out)
	}
	w.Resize(fyne.NewSize(1280, 44))
	if !s.kinds.Visible() || !s.rate.Visible() {
		t.Error("the objects did not come back with the room")
	}
}

// columns returns a picture's part between two places of the strip.
func columns(img image.Image, x, w float32) []byte {
	var part bytes.Buffer
	for px := int(x); px < int(x+w); px++ {
		for y := range img.Bounds().Dy() {
			r, g, b, _ := img.At(px, y).RGBA()
			part.Write([]byte{byte(r), byte(g), byte(b)})
		}
	}
	return part.Bytes()
}

// TestValuesMoveNothing compares pixels: when one value changes, nothing else does, however long
// the new value is.
func TestValuesMoveNothing(t *testing.T) {
	s := newSample()
	w := drawtest.Show(t, s.Strip, 1280, 44)
	before := w.Canvas().Capture()
	spans := append([]span{}, s.spans...)
	for _, nodes := range []string{"1", "9 999 999", "888 888 888", strings.Repeat("8", 60), ""} {
		s.SetCells(s.values(nodes, "1.63 M/s", "1.58 M/s"))
		after := w.Canvas().Capture()
		for i := range spans {
			if s.spans[i] != spans[i] {
				t.Fatalf("%q moved cell %d from %v to %v", nodes, i, spans[i], s.spans[i])
			}
			same := bytes.Equal(columns(before, spans[i].x, spans[i].w), columns(after, spans[i].x, spans[i].w))
			if same != (i > 0) {
				t.Errorf("%q: cell %d drawn as before: %v", nodes, i, same)
			}
		}
	}
}

// TestFiguresStandStill: a digit more or less at the end does not move the digits before it.
func TestFiguresStandStill(t *testing.T) {
	s := newSample()
	w := drawtest.Show(t, s.Strip, 1280, 44)
	s.SetCells(s.values("11 111 111", "", ""))
	before := w.Canvas().Capture()
	s.SetCells(s.values("11 111 118", "", ""))
	after := w.Canvas().Capture()
	_, value := s.lines(0)
	seven := s.Surface.TextWidth("11 111 11", valueStyle) - 1
	if !bytes.Equal(columns(before, value.X, seven), columns(after, value.X, seven)) {
		t.Error("a new last digit moved those before it")
	}
	if bytes.Equal(columns(before, value.X, value.W), columns(after, value.X, value.W)) {
		t.Error("the new digit is not seen")
	}
}

// TestNoTextObjects: Fyne would keep every new number's picture for a minute.
func TestNoTextObjects(t *testing.T) {
	s := newSample()
	s.feed(100)
	drawtest.Show(t, s.Strip, 1280, 44)
	for _, o := range test.LaidOutObjects(s.Strip) {
		if text, ok := o.(*canvas.Text); ok {
			t.Errorf("%q is a text object", text.Text)
		}
	}
}

func TestHints(t *testing.T) {
	s := newSample()
	var told []string
	s.OnHover = func(hint string, at fyne.Position) {
		if hint != "" && (at.X < 1 || at.Y != 0) {
			t.Errorf("%q at %v, want the mouse on the strip's upper edge", hint, at)
		}
		told = append(told, hint)
	}
	w := drawtest.Show(t, s.Strip, 1280, 44)
	name, _ := s.lines(0)
	test.MoveMouse(w.Canvas(), fyne.NewPos(name.X+2, name.Y+2))
	test.MoveMouse(w.Canvas(), fyne.NewPos(name.X+3, name.Y+2)) // the same hint is told once
	long := strings.Repeat("8", 60)
	s.SetCells(s.values(long, "", ""))
	test.MoveMouse(w.Canvas(), fyne.NewPos(s.spans[1].x+1, 20))
	test.MoveMouse(w.Canvas(), fyne.NewPos(s.spans[9].x+s.spans[9].w/2, 20)) // the chart
	want := []string{"Positions visited.", "Positions visited.\n" + long, "Nodes in the last second.", ""}
	if strings.Join(told, "|") != strings.Join(want, "|") {
		t.Errorf("told %q, want %q", told, want)
	}
}

func TestFollowsTheTheme(t *testing.T) {
	s := newSample()
	w := drawtest.Show(t, s.Strip, 1280, 44)
	width, before := s.spans[0].w, w.Canvas().Capture()
	test.ApplyTheme(t, test.NewTheme()) // other colours, larger letters
	if s.spans[0].w == width {
		t.Error("the cells keep their widths under a theme with other letters")
	}
	if bytes.Equal(columns(before, 0, 90), columns(w.Canvas().Capture(), 0, 90)) {
		t.Error("the strip is drawn as before")
	}
	if want := 2*theme.Padding() + s.Surface.LineHeight(nameStyle) + s.Surface.LineHeight(valueStyle); s.MinSize().Height <
		want {
		t.Errorf("height %v, want at least %v", s.MinSize().Height, want)
	}
}

func TestScales(t *testing.T) {
	s := newSample()
	w := drawtest.Show(t, s.Strip, 1280, 44)
	w.Canvas().(software.WindowlessCanvas).SetScale(2)
	img := w.Canvas().Capture()
	if size := img.Bounds().Size(); size != image.Pt(2560, 88) {
		t.Fatalf("picture of %v", size)
	}
	name, value := s.lines(0)
	for _, b := range []draw.Rect{name, value} {
		if ink := columns(img, 2*b.X, 2*b.W); len(bytes.Trim(ink, string(ink[:1]))) == 0 {
			t.Errorf("nothing is drawn in %+v", b)
		}
	}
	var size float32
	draw.NewSurface(s, func(p *draw.Context) { size = p.Face(valueStyle).Size() }).Generator(2560, 88)
	if size != 2*theme.TextSize() {
		t.Errorf("letters of %v pixels, want %v", size, 2*theme.TextSize())
	}
}

func TestSetCellsKeepsNothingOfTheCaller(t *testing.T) {
	s := newSample()
	drawtest.Show(t, s.Strip, 1280, 44)
	cells := s.values("1", "2", "3")
	s.SetCells(cells)
	cells[0].Value = "9"
	if s.cells[0].Value != "1" {
		t.Error("the strip shares its cells with the caller")
	}
}

func BenchmarkStrip(b *testing.B) {
	for _, size := range []struct {
		name string
		w, h int
	}{{"1280", 1280, 44}, {"2560", 2560, 44}} {
		b.Run(size.name, func(b *testing.B) {
			s := newSample()
			drawtest.Show(b, s.Strip, float32(size.w), float32(size.h))
			for b.Loop() {
				s.Surface.Generator(size.w, size.h)
			}
		})
	}
}

// TestKeysGoFromReadoutToReadout tells the hints of the readouts, one after the other.
func TestKeysGoFromReadoutToReadout(t *testing.T) {
	test.NewTempApp(t)
	s := NewStrip()
	var hints []string
	s.OnHover = func(hint string, _ fyne.Position) { hints = append(hints, hint) }
	w := test.NewTempWindow(t, s)
	w.Resize(fyne.NewSize(500, 60))
	s.SetCells([]Cell{{Name: "a", Widest: "888", Hint: "first"}, {Name: "b", Widest: "888"}, {Name: "c", Widest: "888",
		Hint: "last"}})
	w.Canvas().Focus(s)
	for range 2 {
		s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	}
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	w.Canvas().Unfocus()
	if got := strings.Join(hints, " "); got != "first last first " {
		t.Errorf("the hints are %q", got)
	}
}
