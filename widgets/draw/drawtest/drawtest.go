// Package drawtest lets tests ask what a widget has drawn, as data instead of pixels.
//
//	items := drawtest.Items(w.surface)
//	assert.Contains(t, drawtest.Words(items), "Total")
//	drawtest.AssertApart(t, items, 320, "a narrow pane")
package drawtest

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Items draws a surface at its widget's size, one pixel a unit, and returns all that was drawn and
// can be seen, from below.
func Items(s *draw.Surface) []draw.Item {
	items, _ := Picture(s, 1)
	return items
}

// Picture draws a surface at a scale, and returns the picture as well.
func Picture(s *draw.Surface, scale float32) ([]draw.Item, *image.RGBA) {
	size := s.Owner().Size()
	img := image.NewRGBA(image.Rect(0, 0, int(size.Width*scale+0.5), int(size.Height*scale+0.5)))
	var items []draw.Item
	p := s.On(img, scale)
	p.Log = func(i draw.Item) {
		if i.Rect.Y < size.Height && i.Rect.Y+i.Rect.H > 0 {
			items = append(items, i)
		}
	}
	s.Draw(p)
	return items, img
}

// Texts returns the items that are texts.
func Texts(items []draw.Item) []draw.Item {
	var texts []draw.Item
	for _, i := range items {
		if i.Text != "" {
			texts = append(texts, i)
		}
	}
	return texts
}

// Words returns the texts of the items.
func Words(items []draw.Item) []string {
	var words []string
	for _, i := range Texts(items) {
		words = append(words, i.Text)
	}
	return words
}

// Shapes returns the places of what is drawn in a theme's colour.
func Shapes(s *draw.Surface, items []draw.Item, name fyne.ThemeColorName) []draw.Rect {
	return InColour(items, s.On(&image.RGBA{}, 1).Colour(name))
}

// InColour returns the places of the shapes in a colour.
func InColour(items []draw.Item, c color.NRGBA) []draw.Rect {
	var places []draw.Rect
	for _, i := range items {
		if i.Text == "" && i.Colour == c {
			places = append(places, i.Rect)
		}
	}
	return places
}

// AssertApart checks that texts meet neither each other nor the edges, and that nothing at the
// trailing edge, as numbers are, is cut.
func AssertApart(t *testing.T, items []draw.Item, width float32, where string) {
	t.Helper()
	const letters = 5 // that much of a text above and below its middle can be seen
	texts := Texts(items)
	for i, a := range texts {
		for _, b := range texts[:i] {
			near := a.Rect.Middle().Y-b.Rect.Middle().Y < 2*letters && b.Rect.Middle().Y-a.Rect.Middle().Y < 2*letters
			if near && a.Rect.X < b.Rect.X+b.Rect.W-1 && b.Rect.X < a.Rect.X+a.Rect.W-1 {
				t.Errorf("%s: %q meets %q", where, a.Text, b.Text)
			}
		}
		if a.Rect.X < 0 || a.Rect.X+a.Rect.W > width {
			t.Errorf("%s: %q is cut off", where, a.Text)
		}
		if a.Cut && a.Align == fyne.TextAlignTrailing {
			t.Errorf("%s: number %q is shortened", where, a.Text)
		}
	}
}

// AssertGolden compares what was drawn with a file in testdata that has a line for each item. The
// lines of a drawing that differs are written to testdata/failed.
func AssertGolden(t *testing.T, name string, items []draw.Item) {
	t.Helper()
	var b strings.Builder
	for _, i := range items {
		r, c := i.Rect, i.Colour
		fmt.Fprintf(&b, "%3.0f %3.0f %3.0f %3.0f #%02x%02x%02x%02x", r.X, r.Y, r.W, r.H, c.R, c.G, c.B, c.A)
		if i.Text != "" {
			fmt.Fprintf(&b, " %q", i.Text)
		}
		if i.Bold {
			b.WriteString(" bold")
		}
		if i.Cut {
			b.WriteString(" cut")
		}
		b.WriteByte('\n')
	}
	want, err := os.ReadFile(filepath.Join("testdata", name))
	if err == nil && string(want) == b.String() {
		return
	}
	t.Errorf("what is drawn is not what testdata/%s says; see %s", name, keep(t, name, []byte(b.String())))
}

// AssertPicture compares a picture with a PNG in testdata, and keeps one that differs in
// testdata/failed. Processors round differently, which lets a few pixels at the edges of letters
// differ.
func AssertPicture(t *testing.T, name string, got image.Image) {
	t.Helper()
	content, err := os.ReadFile(filepath.Join("testdata", name))
	wrong := -1
	if err == nil {
		var want image.Image
		if want, err = png.Decode(bytes.NewReader(content)); err == nil {
			wrong = differing(got, want)
		}
	}
	if err != nil || wrong > 40 {
		var b bytes.Buffer
		if err := png.Encode(&b, got); err != nil {
			t.Fatal(err)
		}
		t.Errorf("%d pixels are not those of testdata/%s (%v); see %s", wrong, name, err, keep(t, name, b.Bytes()))
	}
}

// keep writes a file that is not as it should be to testdata/failed.
func keep(t *testing.T, name string, content []byte) (file string) {
	t.Helper()
	file = filepath.Join("testdata", "failed", name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, content, 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// differing counts the pixels of a that are visibly another colour in b.
func differing(a, b image.Image) (n int) {
	if a.Bounds() != b.Bounds() {
		return a.Bounds().Dx() * a.Bounds().Dy()
	}
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			p, q := color.NRGBAModel.Convert(a.At(x, y)).(color.NRGBA), color.NRGBAModel.Convert(b.At(x, y)).(color.NRGBA)
			for _, d := range []int{int(p.R) - int(q.R), int(p.G) - int(q.G), int(p.B) - int(q.B)} {
				if max(d, -d) > 12 {
					n++
					break
				}
			}
		}
	}
	return n
}

// Variant is a theme, light or dark whatever the system wants.
type Variant struct {
	fyne.Theme
	Light bool
}

// Color is Fyne's hook.
func (v Variant) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	if v.Light {
		return v.Theme.Color(name, theme.VariantLight)
	}
	return v.Theme.Color(name, theme.VariantDark)
}

// Large is a theme of letters half as large again.
type Large struct{ fyne.Theme }

// Size is Fyne's hook.
func (l Large) Size(name fyne.ThemeSizeName) float32 { return 1.5 * l.Theme.Size(name) }
