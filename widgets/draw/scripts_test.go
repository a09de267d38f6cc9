package draw

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// bundled finds fonts as on a system that has none.
func bundled() *scripts {
	s := newScripts(theme.DefaultTextFont(), fyne.TextStyle{})
	s.system = nil
	return s
}

// bare is a face on a system without fonts.
func bare(t *testing.T) *Face {
	t.Helper()
	test.NewTempApp(t)
	var faces Faces
	f := faces.Of(theme.DefaultTheme(), fyne.TextStyle{}, 20)
	found := bundled()
	f.scripts = func() *scripts { return found }
	return f
}

// TestWhatNoFontHasIsSaid instead of a gap, in the place where it stands.
func TestWhatNoFontHasIsSaid(t *testing.T) {
	s := bundled()
	for text, want := range map[string]string{
		"Kf1 是好棋!":        "Kf1 [Chinese: no font]!",
		"この手 is":          "[Japanese: no font] is",
		"한국어":             "[Korean: no font]",
		"מהלך טוב":        "[Hebrew: no font]",
		"👍 Qe2":           "👍 Qe2", // Fyne brings a font for these
		"Ответ ± ≥ e4":    "Ответ ± ≥ e4",
		"plain, e4\u200d": "plain, e4\u200d",
	} {
		if got := s.legible(text); got != want {
			t.Errorf("%q is written as %q, want %q", text, got, want)
		}
	}
}

// TestPieces: a line breaks between Chinese characters, not before their full stop, and in no Latin word.
func TestPieces(t *testing.T) {
	for word, want := range map[string]string{"是好棋。": "是 好 棋。", "Kf1-e2": "Kf1-e2", "この手": "こ の 手", "👍": "👍"} {
		if got := strings.Join(Pieces(word), " "); got != want {
			t.Errorf("%q has the pieces %q, want %q", word, got, want)
		}
	}
}

// TestLinesAreDrawn: what a font has leaves marks, takes room, is cut where there is none, and a text that the atlas
// sets asks for no other font.
func TestLinesAreDrawn(t *testing.T) {
	f := bare(t)
	ink := color.NRGBA{A: 0xFF}
	for _, text := range []string{"👍", "نقلة", "是", "a 👍 b"} {
		img := image.NewRGBA(image.Rect(0, 0, 400, 40))
		end := f.Draw(img, img.Rect, 4, 28, text, ink)
		if end <= 4 || marks(img) == 0 {
			t.Errorf("%q ends at %d with %d pixels", text, end, marks(img))
		}
	}
	long := strings.Repeat("是", 30)
	if n, cut := f.Fit(long, 60); !cut || f.Width(long[:n])+f.Width(string(Ellipsis)) > 60 && n > 0 {
		t.Errorf("%d bytes of %d fit, cut %t", n, len(long), cut)
	}
	f.lines = nil
	f.scripts = func() *scripts { t.Fatal("other fonts are looked for"); return nil }
	f.Width("30. Ba3! Qxa3 ≥ −1.00 … Капабланка £")
}

// marks counts the pixels that are not empty.
func marks(img *image.RGBA) (n int) {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] != 0 {
			n++
		}
	}
	return n
}

// TestRightToLeft: letters of such a script stand in the order in which they are read from the right, and join.
func TestRightToLeft(t *testing.T) {
	f := bare(t)
	joined, apart := f.Width("نقلة"), 0
	for _, r := range "نقلة" {
		apart += f.Width(string(r))
	}
	l := f.line("نقلة e4")
	if l == nil || len(l.runs) < 2 || l.runs[0].Runes.Offset == 0 {
		t.Errorf("the line begins with %+v", l.runs)
	}
	if joined == 0 || RightToLeft("e4 נ") || !RightToLeft("(נ") {
		t.Errorf("joined %d wide, apart %d", joined, apart)
	}
}

// TestSystemFonts draws with the fonts of this system what they have; none need be there.
func TestSystemFonts(t *testing.T) {
	s := newScripts(theme.DefaultTextFont(), fyne.TextStyle{})
	if s.system == nil {
		t.Skip("this system has no fonts")
	}
	for _, text := range []string{"是好棋", "この手", "한국어", "מהלך", "نقلة"} {
		if s.legible(text) != text {
			t.Logf("%q is written as %q here", text, s.legible(text))
			continue
		}
		l := newLine(s, text, 20)
		img := image.NewRGBA(image.Rect(0, 0, 400, 40))
		l.draw(img, img.Rect, 0, 28, 20, color.NRGBA{A: 0xFF})
		if marks(img) == 0 || l.width == 0 {
			t.Errorf("%q leaves no mark", text)
		}
		for _, run := range l.runs {
			for _, g := range run.Glyphs {
				if g.GlyphID == 0 {
					t.Errorf("%q has a letter that the font lacks", text)
				}
			}
		}
	}
}
