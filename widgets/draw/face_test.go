package draw

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

func face(t testing.TB, size float32) *Face {
	t.Helper()
	var faces Faces
	return faces.Of(theme.DefaultTheme(), fyne.TextStyle{}, size)
}

var black = color.NRGBA{A: 255}

// inked returns the smallest rectangle that holds all drawn pixels.
func inked(img *image.RGBA) image.Rectangle {
	var box image.Rectangle
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if img.RGBAAt(x, y).A > 0 {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}

func TestFiguresAreTabular(t *testing.T) {
	for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Monospace: true}} {
		f := new(Faces).Of(theme.DefaultTheme(), style, 14)
		want := f.Width("0000")
		for _, s := range []string{"1111", "1234", "5678", "9999"} {
			if got := f.Width(s); got != want {
				t.Errorf("%+v: width of %s is %d, want %d as of 0000", style, s, got, want)
			}
		}
	}
}

func TestChessSymbolsHaveGlyphs(t *testing.T) {
	f := face(t, 14)
	missing := f.glyph(f.letter('\uE123'), '\uE123', 0)
	for _, r := range "±≤≥−…×·→♔♞∞" {
		g := f.glyph(f.letter(r), r, 0)
		if g.mask.Rect.Empty() {
			t.Errorf("%c draws nothing", r)
		}
		if string(g.mask.Pix) == string(missing.mask.Pix) {
			t.Errorf("%c draws the box of a missing character", r)
		}
	}
}

func TestDrawStaysInClip(t *testing.T) {
	f := face(t, 20)
	img := image.NewRGBA(image.Rect(0, 0, 200, 60))
	clip := image.Rect(20, 18, 70, 30)
	f.Draw(img, clip, 0, 32, "Wide Query Text", black)
	if got := inked(img); got.Empty() || !got.In(clip) {
		t.Errorf("ink in %v, want some, inside %v", got, clip)
	}
	f.Draw(img, image.Rect(-50, -50, 500, 500), 190, 58, "gy", black) // beyond the image: no panic
}

func TestFit(t *testing.T) {
	f := face(t, 14)
	const s = "12...Nbxd7+ e4"
	whole := f.Width(s)
	if n, cut := f.Fit(s, whole); n != len(s) || cut {
		t.Errorf("Fit at the full width = %d, %v; want %d, false", n, cut, len(s))
	}
	for width := range whole {
		n, cut := f.Fit(s, width)
		if !cut {
			t.Fatalf("Fit(%d of %d) is not cut", width, whole)
		}
		if n > 0 && f.Width(s[:n]+"…") > width {
			t.Fatalf("Fit(%d) = %d bytes take %d pixels", width, n, f.Width(s[:n]+"…"))
		}
	}
	if n, cut := f.Fit("≤≥≥≥", f.Width("≤…")); !cut || (n != len("≤")) {
		t.Errorf("Fit cuts at byte %d, %v; want after the first character", n, cut)
	}
}

func TestDrawCellAligns(t *testing.T) {
	f := face(t, 16)
	cell := image.Rect(10, 5, 110, 35)
	at := func(a fyne.TextAlign) image.Rectangle {
		img := image.NewRGBA(image.Rect(0, 0, 120, 40))
		f.DrawCell(img, cell, "314", a, black)
		return inked(img)
	}
	lead, mid, trail := at(fyne.TextAlignLeading), at(fyne.TextAlignCenter), at(fyne.TextAlignTrailing)
	if lead.Min.X-cell.Min.X > 3 || cell.Max.X-trail.Max.X > 3 {
		t.Errorf("leading %v and trailing %v do not reach the edges of %v", lead, trail, cell)
	}
	if d := (mid.Min.X + mid.Max.X) - (cell.Min.X + cell.Max.X); d < -4 || d > 4 {
		t.Errorf("centre %v is off by %d half pixels", mid, d)
	}
	if d := (lead.Min.Y + lead.Max.Y) - (cell.Min.Y + cell.Max.Y); d < -6 || d > 6 {
		t.Errorf("%v is not vertically centred in %v", lead, cell)
	}
}

func TestBlendIsExact(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 4, 4))
	for i := range img.Pix {
		img.Pix[i] = 255
	}
	full := image.NewAlpha(image.Rect(0, 0, 2, 2))
	for i := range full.Pix {
		full.Pix[i] = 255
	}
	blit(img, img.Rect, full, image.Pt(1, 1), color.NRGBA{R: 10, G: 20, B: 30, A: 255})
	if got := img.RGBAAt(1, 1); got != (color.RGBA{10, 20, 30, 255}) {
		t.Errorf("opaque blend gives %v", got)
	}
	blit(img, img.Rect, full, image.Pt(0, 0), color.NRGBA{A: 51})
	if got := img.RGBAAt(0, 0); got != (color.RGBA{204, 204, 204, 255}) {
		t.Errorf("20 %% black on white gives %v, want 204", got)
	}
}

func TestMarksDiffer(t *testing.T) {
	var marks Marks
	seen := map[string]Mark{}
	for mark := Circle; mark <= Flag; mark++ {
		img := image.NewRGBA(image.Rect(0, 0, 16, 16))
		marks.Draw(img, img.Rect, image.Rect(2, 2, 14, 14), mark, black)
		if got := inked(img); got.Empty() || !got.In(image.Rect(2, 2, 14, 14)) {
			t.Errorf("mark %d inks %v", mark, got)
		}
		if other, ok := seen[string(img.Pix)]; ok {
			t.Errorf("marks %d and %d look the same", mark, other)
		}
		seen[string(img.Pix)] = mark
	}
}

func TestUnreadableThemeFontFallsBack(t *testing.T) {
	f := new(Faces).Of(badFont{theme.DefaultTheme()}, fyne.TextStyle{}, 14)
	if f.Width("e4") == 0 {
		t.Error("no fallback for a font that can't be read")
	}
}

type badFont struct{ fyne.Theme }

func (badFont) Font(fyne.TextStyle) fyne.Resource {
	return fyne.NewStaticResource("bad.ttf", []byte("not a font"))
}

func BenchmarkDraw4000Characters(b *testing.B) {
	f := face(b, 14)
	img := image.NewRGBA(image.Rect(0, 0, 1280, 800))
	const line = "12...Nbxd7+ 13.O-O-O Qa5 14.Kb1 b5 −0.35 [−12, 31]"
	for b.Loop() {
		for i := range 4000 / 50 {
			f.Draw(img, img.Rect, 8, 14+i*9, line, black)
		}
	}
}

// TestMinus: the font has no minus sign; the bar of its plus stands for it, as wide as the plus and in its middle.
func TestMinus(t *testing.T) {
	for _, style := range []fyne.TextStyle{{}, {Bold: true}} {
		f := new(Faces).Of(theme.DefaultTheme(), style, 20)
		if f.Width("−") != f.Width("+") || f.Width("−") != f.Width("0") {
			t.Errorf("%+v: the minus is %d wide, the plus %d, a digit %d", style, f.Width("−"), f.Width("+"), f.Width("0"))
		}
		boxes := map[string]image.Rectangle{}
		for _, sign := range []string{"+", "−"} {
			img := image.NewRGBA(image.Rect(0, 0, 40, 40))
			f.Draw(img, img.Rect, 5, 30, sign, black)
			boxes[sign] = inked(img)
		}
		plus, minus := boxes["+"], boxes["−"]
		if minus.Min.X != plus.Min.X || minus.Max.X != plus.Max.X || minus.Dy() > plus.Dy()/2 || minus.Empty() ||
			abs(minus.Min.Y+minus.Max.Y-plus.Min.Y-plus.Max.Y) > 2 {
			t.Errorf("%+v: the plus is in %v, the minus in %v", style, plus, minus)
		}
	}
}

func abs(n int) int { return max(n, -n) }
