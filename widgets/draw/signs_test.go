package draw

import (
	"bytes"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/font"
)

func faceOf(t *testing.T, r fyne.Resource) *font.Face {
	t.Helper()
	face, err := font.ParseTTF(bytes.NewReader(r.Content()))
	if err != nil {
		t.Fatal(err)
	}
	return face
}

// The font of signs has them as the font that they come from, and nothing that another font should draw.
func TestSignsAreAllThatTheirFontHas(t *testing.T) {
	own, whole := faceOf(t, Signs()), faceOf(t, theme.DefaultTextMonospaceFont())
	for _, r := range signs {
		got, ok := own.NominalGlyph(r)
		want, _ := whole.NominalGlyph(r)
		if !ok || got != want || own.HorizontalAdvance(got) != whole.HorizontalAdvance(want) {
			t.Errorf("%c is glyph %d, want %d", r, got, want)
		}
	}
	for _, r := range "aZ0 -+é→\uFFFD" {
		if glyph, ok := own.NominalGlyph(r); ok {
			t.Errorf("%q is glyph %d of the signs", r, glyph)
		}
	}
}

// signsTheme is Fyne's theme with the font of signs.
type signsTheme struct{ fyne.Theme }

func (signsTheme) Font(fyne.TextStyle) fyne.Resource { return Signs() }

// A theme with the font of signs draws letters here as a theme without it.
func TestFacesTakeLettersFromFynesFont(t *testing.T) {
	test.NewTempApp(t)
	var faces Faces
	plain := faces.Of(theme.DefaultTheme(), fyne.TextStyle{}, 20)
	with := faces.Of(signsTheme{theme.DefaultTheme()}, fyne.TextStyle{}, 20)
	if plain.ascent != with.ascent || plain.Width("White −1.25") != with.Width("White −1.25") {
		t.Errorf("ascent %d and %d", plain.ascent, with.ascent)
	}
}

// readOnly are characters that the program reads and never writes: figurines of game files; and three signs for
// comments that no font of Fyne's has, which a text then names.
const readOnly = "♔♕♖♗♘♙♚♛♜♝♞♟" + "⩲⩱⟳"

// What the program writes is in the fonts that come along, on a system without any.
func TestAllWordsHaveAFont(t *testing.T) {
	chain := []*font.Face{faceOf(t, Signs()), faceOf(t, theme.DefaultTextFont()), faceOf(t, theme.DefaultSymbolFont())}
	has := func(r rune) bool {
		for _, face := range chain {
			if _, ok := face.NominalGlyph(r); ok {
				return true
			}
		}
		return strings.ContainsRune(readOnly, r)
	}
	seen := 0
	for place, text := range literals(t, "../..") {
		for _, r := range text {
			if r > '~' {
				seen++
				if !has(r) {
					t.Errorf("%s: no font for %q (%U)", place, r, r)
				}
			}
		}
	}
	if seen < 300 {
		t.Errorf("only %d characters beyond ASCII were found", seen)
	}
}

// literals returns the texts in the source of the program, by their place.
func literals(t *testing.T, root string) map[string]string {
	found := map[string]string{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var s scanner.Scanner
		file := token.NewFileSet().AddFile(path, -1, len(source))
		s.Init(file, source, nil, 0)
		for at, kind, text := s.Scan(); kind != token.EOF; at, kind, text = s.Scan() {
			if kind != token.STRING {
				continue
			}
			if plain, err := strconv.Unquote(text); err == nil {
				found[file.Position(at).String()] = plain
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}
