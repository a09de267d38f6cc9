package sheet

import (
	"fmt"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
)

// numbered is a source of lines of 20 units height; every third can't be selected.
type numbered int

func (n numbered) Len() int                           { return int(n) }
func (n numbered) Height(int) float32                 { return 20 }
func (n numbered) Selectable(i int) bool              { return i%3 != 2 }
func (n numbered) Hint(i int, _ fyne.Position) string { return fmt.Sprint(i / 2) }
func (n numbered) Draw(i int, pen *Pen) {
	pen.Fill(Rect{0, 0, pen.Width, 1}, theme.ColorNameSeparator)
	pen.Text(fmt.Sprint("line ", i), Rect{0, 0, pen.Width, pen.Height}, Style{})
}

// show puts a sheet of n lines into a window that is ten lines high.
func show(t *testing.T, n int) *Sheet {
	test.NewTempApp(t)
	s := New(numbered(n))
	w := test.NewTempWindow(t, s)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(200, 200))
	return s
}

// shown lists the texts that exist.
func shown(p *Page) []string {
	var list []string
	for _, o := range test.WidgetRenderer(p).Objects() {
		if text, ok := o.(*canvas.Text); ok {
			list = append(list, text.Text)
		}
	}
	return list
}

func TestOnlyLinesInViewAreDrawn(t *testing.T) {
	s := show(t, 6000)
	assert.Len(t, shown(s.Page), 10)
	objects := len(test.WidgetRenderer(s.Page).Objects())
	s.scroll.ScrollToOffset(fyne.NewPos(0, 50_010))
	s.scrolled()
	assert.Equal(t, "line 2500", shown(s.Page)[0])
	assert.Equal(t, "line 2510", shown(s.Page)[10], "half a line above and half below")
	assert.LessOrEqual(t, len(test.WidgetRenderer(s.Page).Objects()), objects+2)
	s.Resize(fyne.NewSize(200, 400))
	assert.Len(t, shown(s.Page), 21)
}

func TestKeysSkipWhatCantBeSelected(t *testing.T) {
	s := show(t, 100)
	var log []int
	s.Page.OnSelect = func(line int) { log = append(log, line) }
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyPageDown, fyne.KeyEnd, fyne.KeyDown,
		fyne.KeyPageUp, fyne.KeyHome, fyne.KeyUp, fyne.KeyEscape} {
		s.Page.TypedKey(&fyne.KeyEvent{Name: key})
	}
	assert.Equal(t, []int{0, 1, 3, 16, 99, 85, 0, -1}, log)
}

func TestTapAndTapHandler(t *testing.T) {
	s := show(t, 100)
	var log []int
	s.Page.OnSelect = func(line int) { log = append(log, line) }
	test.TapAt(s.Page, fyne.NewPos(5, 70))
	test.TapAt(s.Page, fyne.NewPos(5, 50)) // not selectable
	s.Page.OnTap = func(line int, at fyne.Position) bool {
		assert.Equal(t, fyne.NewPos(5, 11), at)
		return line == 4
	}
	test.TapAt(s.Page, fyne.NewPos(5, 91))
	test.TapAt(s.Page, fyne.NewPos(5, 131))
	assert.Equal(t, []int{3, 6}, log)
}

func TestHoverReportsChangesOnly(t *testing.T) {
	s := show(t, 100)
	var log []string
	s.Page.OnHover = func(hint string, at fyne.Position) { log = append(log, fmt.Sprint(hint, " at ", at.Y)) }
	c := fyne.CurrentApp().Driver().CanvasForObject(s)
	for _, y := range []float32{5, 15, 25, 45, 65} {
		test.MoveMouse(c, fyne.NewPos(5, y))
	}
	s.Page.MouseOut()
	assert.Equal(t, []string{"0 at 5", "1 at 45", " at 0"}, log)
}

func TestResetDropsWhatIsGone(t *testing.T) {
	s := show(t, 100)
	s.Page.Select(99)
	assert.Equal(t, float32(1800), s.Offset(), "selecting scrolls")
	s.Page.source = numbered(7)
	s.Reset(3)
	assert.Equal(t, 3, s.Page.Selected())
	assert.Len(t, shown(s.Page), 7)
	s.Page.source = numbered(2)
	s.Reload()
	assert.Equal(t, -1, s.Page.Selected())
}

func TestTextsAreShortened(t *testing.T) {
	test.NewTempApp(t)
	full := "Control of the centre"
	size := theme.TextSize()
	width := fyne.MeasureText(full, size, fyne.TextStyle{}).Width
	assert.Equal(t, full, fit(full, width, size, fyne.TextStyle{}))
	for w := float32(0); w < width-1; w += 3 {
		s := fit(full, w, size, fyne.TextStyle{})
		assert.LessOrEqual(t, fyne.MeasureText(s, size, fyne.TextStyle{}).Width, w+0.5)
	}
	assert.Equal(t, "Control…", fit(full, fyne.MeasureText("Control …", size, fyne.TextStyle{}).Width, size, fyne.TextStyle{}))
	assert.Empty(t, fit(full, 2, size, fyne.TextStyle{}))
}

func TestNumbers(t *testing.T) {
	for v, want := range map[float64][3]string{
		0:       {"0.00", "0.00", "0"},
		0.004:   {"0.00", "0.00", "0.004"},
		-0.004:  {"0.00", "0.00", "–0.004"},
		1:       {"1.00", "+1.00", "1"},
		-12.345: {"–12.35", "–12.35", "–12.345"},
		1.0 / 3: {"0.33", "+0.33", "0.3333"},
		-1e-9:   {"0.00", "0.00", "0"},
		100:     {"100.00", "+100.00", "100"},
	} {
		assert.Equal(t, want, [3]string{Number(v, 2), Signed(v, 2), Short(v)}, fmt.Sprint(v))
	}
	assert.Equal(t, "+10", Signed(10, 0), "the nought of a ten is no nothing")
}

func TestGrouped(t *testing.T) {
	for n, want := range map[int64]string{0: "0", 999: "999", 1000: "1\u2009000", 1234567: "1\u2009234\u2009567", -12345: "–12\u2009345"} {
		assert.Equal(t, want, Grouped(n))
	}
}

func TestParse(t *testing.T) {
	for _, s := range []string{"", "  ", "abc", "1,2,3", "Inf", "nan", "0x", "--1", "1 2"} {
		_, err := Parse(s)
		assert.Error(t, err, s)
	}
	for s, want := range map[string]float64{"1": 1, " 2.5 ": 2.5, "-1,5": -1.5, "–3": -3, "−3": -3, "+4": 4} {
		v, err := Parse(s)
		assert.NoError(t, err)
		assert.Equal(t, want, v)
	}
}

// sidedTheme defines White's colour and leaves Black's open.
type sidedTheme struct{ fyne.Theme }

func (s sidedTheme) Color(name fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	if name == ColourWhite {
		return color.NRGBA{1, 2, 3, 255}
	}
	return s.Theme.Color(name, v)
}

func TestSidesStandOut(t *testing.T) {
	test.NewTempApp(t)
	p := NewPage(numbered(1))
	for name, side := range sides {
		for variant, c := range map[fyne.ThemeVariant]color.NRGBA{theme.VariantLight: side.Light, theme.VariantDark: side.Dark} {
			background := theme.DefaultTheme().Color(theme.ColorNameBackground, variant)
			assert.GreaterOrEqual(t, contrast(c, background), 3.0, "%s on variant %d", name, variant)
		}
	}
	test.ApplyTheme(t, sidedTheme{theme.DefaultTheme()})
	assert.Equal(t, color.NRGBA{1, 2, 3, 255}, Colour(ColourWhite, p), "a theme may say otherwise")
	assert.Contains(t, []color.Color{sides[ColourBlack].Light, sides[ColourBlack].Dark}, Colour(ColourBlack, p))
}

// contrast is the ratio of the WCAG guidelines, computed with the plain square for the gamma curve.
func contrast(a, b color.Color) float64 {
	light := func(c color.Color) float64 {
		r, g, b, _ := c.RGBA()
		square := func(v uint32) float64 { f := float64(v) / 0xffff; return f * f }
		return 0.2126*square(r) + 0.7152*square(g) + 0.0722*square(b) + 0.05
	}
	return max(light(a), light(b)) / min(light(a), light(b))
}

func TestNoteWraps(t *testing.T) {
	test.NewTempApp(t)
	n := NewNote("Select a node of the tree to see its evaluation.")
	assert.Equal(t, fyne.NewSize(1, 1), n.Page.MinSize())
	w := test.NewTempWindow(t, n.Page)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(160, 200))
	assert.Equal(t, []string{"Select a node of", "the tree to see its", "evaluation."}, shown(n.Page))
	w.Resize(fyne.NewSize(500, 200))
	assert.Equal(t, []string{n.Text()}, shown(n.Page))
	n.SetText("Donaudampfschifffahrt")
	w.Resize(fyne.NewSize(60, 200))
	assert.Len(t, shown(n.Page), 1, "a long word is shortened, not lost")
}
