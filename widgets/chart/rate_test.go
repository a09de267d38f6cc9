package chart

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw/drawtest"
)

func TestRateKeepsTheNewest(t *testing.T) {
	c := NewRate(3)
	if c.mean() != 0 {
		t.Errorf("empty: mean %v", c.mean())
	}
	for _, v := range []float64{9, 1, 2, 3, 5} {
		c.Add(v)
	}
	if !slices.Equal(c.samples, []float64{2, 3, 5}) {
		t.Errorf("kept: %v", c.samples)
	}
	if c.mean() != 4 {
		t.Errorf("mean %v, want 4: that of all samples, the forgotten ones too", c.mean())
	}
	if c.Reset(); len(c.samples) != 0 || c.mean() != 0 {
		t.Errorf("after reset: %v, mean %v", c.samples, c.mean())
	}
}

func TestScaleOfRate(t *testing.T) {
	c := NewRate(3)
	for _, want := range []struct{ highest, top float64 }{
		{0, 0}, {0.7, 1}, {1, 1}, {1.1, 2}, {1.6e6, 2e6}, {2.1e6, 5e6}, // grows at once
		{3e6, 5e6}, {1.6e6, 5e6}, {1.3e6, 2e6}, // shrinks late
		{1.99e6, 2e6}, {0, 2e6}, {9.9e6, 1e7},
	} {
		if c.fit([]float64{0, want.highest}); c.top != want.top {
			t.Errorf("highest %v: the scale ends at %v, want %v", want.highest, c.top, want.top)
		}
	}
}

// rate returns a chart in a window.
func rate(t *testing.T, width float32) (*Rate, fyne.Window) {
	c := NewRate(500)
	return c, drawtest.Show(t, c, width, 36)
}

func TestWhatIsDrawnOfARate(t *testing.T) {
	c, _ := rate(t, 300)
	for _, rate := range []float64{100, 400, 300} {
		c.Add(rate)
	}
	drawtest.AssertGolden(t, "rate.txt", drawtest.Items(c.Surface))
}

func TestAddRefusesWhatIsNoRate(t *testing.T) {
	c, _ := rate(t, 300)
	for _, v := range []float64{math.NaN(), math.Inf(1), math.Inf(-1)} {
		c.Add(v)
	}
	if len(c.samples) != 0 {
		t.Errorf("%d samples of no value were taken", len(c.samples))
	}
	c.Add(-5)
	if len(c.samples) != 1 || c.mean() != 0 {
		t.Errorf("a negative rate counts as %v", c.mean())
	}
}

// top returns the first row of a column that has the colour of the line, or -1.
func top(c *Rate, img *image.RGBA, x int) int {
	ink := color.NRGBAModel.Convert(theme.Color(theme.ColorNamePrimary)).(color.NRGBA)
	for y := range img.Rect.Dy() {
		p := img.RGBAAt(x, y)
		if p.A > 200 && absDiff(p.R, ink.R)+absDiff(p.G, ink.G)+absDiff(p.B, ink.B) < 40 {
			return y
		}
	}
	return -1
}

func absDiff(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

// TestHeights: a rate at half of the scale is drawn at half the height, at scale 1 and 2, and the
// mean's dashes lie there too.
func TestHeights(t *testing.T) {
	c, w := rate(t, 300)
	c.top = 2e6 // which 1e6 is too much to shrink
	for range 500 {
		c.Add(1e6)
	}
	for _, scale := range []int{1, 2} {
		w.Canvas().(software.WindowlessCanvas).SetScale(float32(scale))
		img := c.Surface.Generator(300*scale, 36*scale).(*image.RGBA)
		for x := 200 * scale; x < 300*scale; x += scale {
			y := top(c, img, x)
			ink := color.NRGBAModel.Convert(theme.Color(theme.ColorNameForeground)).(color.NRGBA)
			dash := img.RGBAAt(x, 17*scale).R == ink.R || img.RGBAAt(x, 18*scale).R == ink.R
			if (y < 16*scale || y > 19*scale) && !dash {
				t.Fatalf("scale %d, column %d: the line is at %d", scale, x, y)
			}
		}
	}
}

func TestHighRateIsHigh(t *testing.T) {
	c, _ := rate(t, 300)
	for i := range 500 {
		c.Add(1e5 + 8e5*float64(i/490)) // low, then high for the last ten samples
	}
	img := c.Surface.Generator(300, 36).(*image.RGBA)
	if y := top(c, img, 295); y < 1 || y > 8 {
		t.Errorf("the newest samples are at row %d", y)
	}
	low := -1
	for x := 150; x < 160; x++ { // the mean's dashes hide some columns
		low = max(low, top(c, img, x))
	}
	if low < 28 {
		t.Errorf("the older samples are at row %d", low)
	}
}

func TestWideChartIsFilled(t *testing.T) {
	c, _ := rate(t, 2000)
	for range 500 {
		c.Add(1e6)
	}
	img := c.Surface.Generator(2000, 36).(*image.RGBA)
	for _, x := range []int{int(c.gutter()) + 10, 1000, 1999} {
		if img.RGBAAt(x, 30).A == 0 {
			t.Errorf("nothing is drawn at column %d", x)
		}
	}
}

func TestReset(t *testing.T) {
	c, _ := rate(t, 300)
	empty := bytes.Clone(c.Surface.Generator(300, 36).(*image.RGBA).Pix)
	c.Add(1e9)
	c.Add(2e9)
	full := bytes.Clone(c.Surface.Generator(300, 36).(*image.RGBA).Pix)
	c.Reset()
	again := c.Surface.Generator(300, 36).(*image.RGBA).Pix
	if bytes.Equal(empty, full) || !bytes.Equal(empty, again) {
		t.Error("a reset chart does not look like a new one")
	}
}

func TestChartHints(t *testing.T) {
	c, w := rate(t, 300)
	c.Hint, c.Unit, c.Interval = "Nodes per second.", "nodes/s", 100*time.Millisecond
	told := ""
	c.OnHover = func(hint string, _ fyne.Position) { told = hint }
	test.MoveMouse(w.Canvas(), fyne.NewPos(280, 20))
	if told != "Nodes per second." {
		t.Errorf("empty chart: %q", told)
	}
	for i := range 20 {
		c.Add(float64(1000 * (i + 1)))
	}
	want := strings.ReplaceAll("Nodes per second.\n10.0_k_nodes/s, 1.0 s ago.\nDashed: mean 10.5_k. Highest 20.0_k.", "_",
		noBreak)
	if told != want { // under the resting mouse
		t.Errorf("hint %q, want %q", told, want)
	}
	test.MoveMouse(w.Canvas(), fyne.NewPos(299.5, 20))
	if !strings.Contains(told, "now") || !strings.Contains(told, "20.0") {
		t.Errorf("at the right end: %q", told)
	}
	test.MoveMouse(w.Canvas(), fyne.NewPos(100, 20)) // before the first sample
	if strings.Contains(told, "ago") || !strings.Contains(told, "mean") {
		t.Errorf("before the first sample: %q", told)
	}
	c.MouseOut()
	if told != "" {
		t.Errorf("after the mouse has gone: %q", told)
	}
}

func BenchmarkRate(b *testing.B) {
	for _, size := range []struct {
		name  string
		w, h  int
		scale float32
	}{{"400", 400, 36, 1}, {"1700", 1700, 36, 1}, {"1700x2", 3400, 72, 2}} {
		b.Run(size.name, func(b *testing.B) {
			c := NewRate(1200)
			for i := range 1200 {
				c.Add(1.6e6*(1-math.Exp(-float64(i)/20)) + 1.2e5*math.Sin(float64(i)/3))
			}
			test.NewTempApp(b)
			w := test.NewTempWindow(b, c)
			w.SetPadded(false)
			w.Resize(fyne.NewSize(float32(size.w)/size.scale, float32(size.h)/size.scale))
			w.Canvas().(software.WindowlessCanvas).SetScale(size.scale)
			for b.Loop() {
				c.Surface.Generator(size.w, size.h)
			}
		})
	}
}

// spelt makes no-break spaces visible to a reader of the tests.
func spelt(s string) string { return strings.ReplaceAll(s, noBreak, " ") }

func TestShort(t *testing.T) {
	for v, want := range map[float64]string{
		0: "0", 1: "1", 0.5: "0.50", 12.34: "12.3", 250: "250", 250.3: "250", 999: "999", 999.4: "999",
		999.6: "1.00 k", 1000: "1.00 k", 9994: "9.99 k", 9996: "10.0 k", 99949: "99.9 k", 99951: "100 k",
		999499: "999 k", 999501: "1.00 M", 1.254e6: "1.25 M", 12.5e9: "12.5 G", 3e15: "3000 T",
	} {
		if got := spelt(short(v)); got != want {
			t.Errorf("%v: %q, want %q", v, got, want)
		}
	}
}

func TestAxisText(t *testing.T) {
	for v, want := range map[float64]string{1: "1", 500: "500", 1000: "1 k", 2e6: "2 M", 5e8: "500 M", 1e13: "10 T"} {
		if got := spelt(axisText(v)); got != want {
			t.Errorf("%v: %q, want %q", v, got, want)
		}
	}
}
