package formula

import (
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

// variant is Fyne's theme, light or dark whatever the system wants.
type variant struct {
	fyne.Theme
	light bool
}

func (v variant) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	if v.light {
		return v.Theme.Color(name, theme.VariantLight)
	}
	return v.Theme.Color(name, theme.VariantDark)
}

func TestPictures(t *testing.T) {
	asked := hopeless()
	asked.Asked, asked.Total = false, "1"
	for _, c := range []struct {
		name  string
		light bool
		draw  func() fyne.Window
	}{
		{"list_light", true, func() fyne.Window { return pointedList(t) }},
		{"list_dark", false, func() fyne.Window { return pointedList(t) }},
		{"ledger_holds", true, func() fyne.Window { _, w := showLedger(t, narrow, account()); return w }},
		{"ledger_fails", false, func() fyne.Window { _, w := showLedger(t, narrow, hopeless()); return w }},
		{"ledger_not_asked", true, func() fyne.Window { _, w := showLedger(t, narrow, asked); return w }},
	} {
		w := c.draw()
		test.ApplyTheme(t, variant{theme.DefaultTheme(), c.light})
		comparePicture(t, c.name, w.Canvas().Capture())
	}
}

// pointedList has a selected row, and the mouse on a factor of another.
func pointedList(t *testing.T) fyne.Window {
	l, w := showList(t, tall, sample())
	l.Select(1)
	w.Canvas().Focus(l.view)
	at := l.layout.factorRect(l.layout.first[2] + 5).Middle()
	test.MoveMouse(w.Canvas(), fyne.NewPos(at.X, l.layout.tops[2]+at.Y))
	return w
}

// comparePicture compares with a picture in testdata. Processors round differently, which lets a few pixels at the
// edges of letters differ.
func comparePicture(t *testing.T, name string, got image.Image) {
	t.Helper()
	file := filepath.Join("testdata", name+".png")
	if *update {
		f, err := os.Create(file)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, got); err != nil {
			t.Fatal(err)
		}
		return
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if wrong := differing(got, want); wrong > 40 {
		t.Errorf("%s: %d pixels differ; look at it, and if it is right run with -update", name, wrong)
	}
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
