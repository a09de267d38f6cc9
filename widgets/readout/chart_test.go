package readout

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw/drawtest"
)

func TestRing(t *testing.T) {
	r := newRing(3)
	if r.mean() != 0 || r.highest(3) != 0 {
		t.Errorf("empty: mean %v, highest %v", r.mean(), r.highest(3))
	}
	for i, v := range []float64{9, 1, 2, 3, 5} {
		r.add(v)
		if r.back(0) != v || r.count != min(i+1, 3) {
			t.Errorf("after %v: newest %v, count %d", v, r.back(0), r.count)
		}
	}
	if r.back(1) != 3 || r.back(2) != 2 {
		t.Errorf("back: %v %v", r.back(1), r.back(2))
	}
	if r.mean() != 4 {
		t.Errorf("mean %v, want 4: that of all samples, the forgotten ones too", r.mean())
	}
	if r.highest(1) != 5 || r.highest(9) != 5 {
		t.Errorf("highest %v %v", r.highest(1), r.highest(9))
	}
	r.reset()
	if r.count != 0 || r.mean() != 0 || len(r.samples) != 3 {
		t.Errorf("after reset: %+v", r)
	}
}

func TestAxis(t *testing.T) {
	var a axis
	for _, c := range []struct{ highest, want float64 }{
		{0, 0}, {0.3, 1}, {1, 1}, {1.1, 2}, {1.6e6, 2e6}, {2.1e6, 5e6}, // grows at once
		{3e6, 5e6}, {1.6e6, 5e6}, {1.3e6, 2e6}, // shrinks late
		{1.99e6, 2e6}, {0, 2e6}, {9.9e6, 1e7},
	} {
		if a.fit(c.highest); a.top != c.want {
			t.Errorf("highest %v: axis %v, want %v", c.highest, a.top, c.want)
		}
	}
}

// chart returns a chart in a window, with a clock of the test's.
func chart(t *testing.T, width float32) (*RateChart, fyne.Window, *time.Time) {
	c := NewRateChart(500)
	now := time.Unix(1000, 0)
	c.now = func() time.Time { return now }
	return c, open(t, c, width, 36), &now
}

func TestWhatIsDrawnOfAChart(t *testing.T) {
	c, _, _ := chart(t, 300)
	for _, rate := range []float64{100, 400, 300} {
		c.Add(rate)
	}
	drawtest.AssertGolden(t, "chart.txt", drawtest.Items(c.Surface))
}

func TestDrawsTenTimesASecondAtMost(t *testing.T) {
	c, w, now := chart(t, 300)
	before := w.Canvas().Capture()
	refreshed := 0
	for range 100 { // one second, ten times too fast
		last := c.drawn
		c.Add(1000)
		if c.drawn != last {
			refreshed++
		}
		*now = now.Add(10 * time.Millisecond)
	}
	if refreshed < 9 || refreshed > 12 {
		t.Errorf("%d drawings in a second", refreshed)
	}
	if c.ring.count != 100 {
		t.Errorf("%d samples are kept, want all 100", c.ring.count)
	}
	if bytes.Equal(columns(before, 0, 300), columns(w.Canvas().Capture(), 0, 300)) {
		t.Error("the chart does not show its samples")
	}
}

func TestAddRefusesWhatIsNoRate(t *testing.T) {
	c, _, _ := chart(t, 300)
	for _, v := range []float64{math.NaN(), math.Inf(1), math.Inf(-1)} {
		c.Add(v)
	}
	if c.ring.count != 0 {
		t.Errorf("%d samples of no value were taken", c.ring.count)
	}
	c.Add(-5)
	if c.ring.count != 1 || c.ring.mean() != 0 {
		t.Errorf("a negative rate counts as %v", c.ring.mean())
	}
}

// top returns the first row of a column that has the colour of the line, or -1.
func top(c *RateChart, img *image.RGBA, x int) int {
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
	c, w, _ := chart(t, 300)
	c.axis.top = 2e6 // which 1e6 is too much to shrink
	for range 500 {
		c.ring.add(1e6)
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
	c, _, _ := chart(t, 300)
	for i := range 500 {
		c.ring.add(1e5 + 8e5*float64(i/490)) // low, then high for the last ten samples
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
	c, _, _ := chart(t, 2000)
	for range 500 {
		c.ring.add(1e6)
	}
	img := c.Surface.Generator(2000, 36).(*image.RGBA)
	for _, x := range []int{int(c.gutter()) + 10, 1000, 1999} {
		if img.RGBAAt(x, 30).A == 0 {
			t.Errorf("nothing is drawn at column %d", x)
		}
	}
}

func TestReset(t *testing.T) {
	c, _, _ := chart(t, 300)
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
	c, w, now := chart(t, 300)
	c.Hint, c.Unit, c.Interval = "Nodes per second.", "nodes/s", 100*time.Millisecond
	told := ""
	c.OnHover = func(hint string, _ fyne.Position) { told = hint }
	test.MoveMouse(w.Canvas(), fyne.NewPos(280, 20))
	if told != "Nodes per second." {
		t.Errorf("empty chart: %q", told)
	}
	for i := range 20 {
		*now = now.Add(time.Second)
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

func BenchmarkChart(b *testing.B) {
	for _, size := range []struct {
		name       string
		w, h       int
		scale      float32
		collection int
	}{{"400", 400, 36, 1, 1200}, {"1700", 1700, 36, 1, 1200}, {"1700x2", 3400, 72, 2, 1200}} {
		b.Run(size.name, func(b *testing.B) {
			s := newSample()
			s.feed(size.collection)
			w := open(b, s.rate, float32(size.w)/size.scale, float32(size.h)/size.scale)
			w.Canvas().(software.WindowlessCanvas).SetScale(size.scale)
			for b.Loop() {
				s.rate.Surface.Generator(size.w, size.h)
			}
		})
	}
}
