package readout

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

func TestDivide(t *testing.T) {
	for _, c := range []struct {
		counts []int64
		length int
		want   []int
	}{
		{[]int64{0, 0}, 100, []int{0, 0}},
		{[]int64{1, 1}, 100, []int{50, 100}},
		{[]int64{1_000_000, 1}, 100, []int{98, 100}}, // what occurs is seen
		{[]int64{1, 0, 3}, 104, []int{27, 27, 104}},
		{[]int64{1, 1, 1}, 3, []int{1, 2, 3}}, // too short for the least widths
		{[]int64{math.MaxInt64 / 4, math.MaxInt64 / 4}, 10, []int{5, 10}},
	} {
		shares, total := make([]Share, len(c.counts)), int64(0)
		for i, n := range c.counts {
			shares[i].Count = n
			total += n
		}
		got := divide(shares, total, c.length, 2)
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%v in %d: %v, want %v", c.counts, c.length, got, c.want)
				break
			}
		}
	}
}

func kindsBar(t *testing.T, shares []Share) (*KindsBar, fyne.Window) {
	b := NewKindsBar()
	b.SetShares(shares)
	return b, drawtest.Show(t, b, 200, 16)
}

func TestBarHasTheColours(t *testing.T) {
	shares := sampleShares(5, 3, 2)
	b, _ := kindsBar(t, shares)
	img := b.Surface.Generator(200, 16).(*image.RGBA)
	for i, x := range []int{3, 105, 165} {
		if got := color.NRGBAModel.Convert(img.At(x, 1)); got != shares[i].Colour {
			t.Errorf("column %d is %v, want the colour of %s", x, got, shares[i].Name)
		}
	}
	if got := img.RGBAAt(99, 8); got.A != 0 {
		t.Errorf("no gap between the first two kinds, but %v", got)
	}
}

func TestLettersStandOut(t *testing.T) {
	for _, s := range sampleShares(1, 1, 1) {
		ground := s.Colour.(color.NRGBA)
		if contrast := draw.Contrast(ground, draw.Readable(ground)); contrast < 4.5 {
			t.Errorf("%s: contrast %.1f", s.Name, contrast)
		}
	}
}

// TestLetters: as much of letter and per cent is written as there is room for.
func TestLetters(t *testing.T) {
	inks := func(b *KindsBar) (n int) {
		img := b.Surface.Generator(200, 16).(*image.RGBA)
		ground := color.RGBAModel.Convert(b.shares[0].Colour)
		for x := range 40 {
			for y := range 16 {
				if img.At(x, y) != ground && img.RGBAAt(x, y).A == 0xff {
					n++
				}
			}
		}
		return n
	}
	shares := sampleShares(40, 160, 0)
	b, _ := kindsBar(t, shares)
	full := inks(b)
	shares[0].Letter = ""
	b.SetShares(shares)
	if without := inks(b); without == 0 || without >= full {
		t.Errorf("%d pixels of text with the letter, %d without", full, without)
	}
}

func TestEmptyBar(t *testing.T) {
	b, _ := kindsBar(t, nil)
	img := b.Surface.Generator(200, 16).(*image.RGBA)
	if img.RGBAAt(100, 8).A == 0 {
		t.Error("an empty bar is not seen")
	}
	if hint := b.hintAt(fyne.NewPos(10, 5), true); hint != "" {
		t.Errorf("hint %q", hint)
	}
}

func TestSetSharesDrawsWhatIsNew(t *testing.T) {
	b, w := kindsBar(t, sampleShares(5, 3, 2))
	before := w.Canvas().Capture()
	b.SetShares(sampleShares(2, 3, 5))
	if bytes.Equal(columns(before, 0, 200), columns(w.Canvas().Capture(), 0, 200)) {
		t.Error("the bar is drawn as before")
	}
	b.SetShares(sampleShares(-7, 3, 5))
	if b.total != 8 {
		t.Errorf("total %d with a negative count, want 8", b.total)
	}
}

func TestKindsHints(t *testing.T) {
	b, w := kindsBar(t, sampleShares(5_000_000, 4_999_000, 1000))
	b.Hint = "Nodes by kind."
	told := ""
	b.OnHover = func(hint string, _ fyne.Position) { told = hint }
	full := "Full width: 5_000_000 (50.0_%)"
	forced := "Forced: 4_999_000 (50.0_%)"
	tests := "Tests: 1_000 (<0.1_%)"
	for _, c := range []struct {
		x    float32
		want []string
	}{
		{5, []string{full, forced, tests}},
		{150, []string{forced, full, tests}},
		{199, []string{tests, full, forced}}, // two units wide, and yet found
	} {
		test.MoveMouse(w.Canvas(), fyne.NewPos(c.x, 8))
		want := "Nodes by kind.\n" + strings.ReplaceAll(strings.Join(c.want, "\n"), "_", noBreak)
		if told != want {
			t.Errorf("at %v: %q, want %q", c.x, told, want)
		}
	}
	b.SetShares(sampleShares(0, 0, 7))
	if !strings.Contains(told, "Tests: 7 (100") {
		t.Errorf("the hint did not follow the counts: %q", told)
	}
}

func TestPercent(t *testing.T) {
	for _, c := range []struct {
		part, whole int64
		decimals    int
		want        string
	}{
		{0, 0, 0, "0 %"}, {0, 7, 1, "0.0 %"}, {7, 7, 1, "100.0 %"}, {1, 3, 0, "33 %"}, {1, 3, 1, "33.3 %"},
		{1, 1000, 0, "<1 %"}, {999, 1000, 0, ">99 %"}, {1, 100000, 1, "<0.1 %"}, {99999, 100000, 1, ">99.9 %"},
	} {
		if got := strings.ReplaceAll(percent(c.part, c.whole, c.decimals), noBreak, " "); got != c.want {
			t.Errorf("%d of %d: %q, want %q", c.part, c.whole, got, c.want)
		}
	}
}
