package draw

import (
	"bytes"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/fontscan"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/segmenter"
)

// scripts finds fonts for what the glyph atlas does not set: letters that the theme's fonts lack, that join, or that
// run from right to left. It asks the theme's font, the one for emoji, the fonts of the system, of which none need be
// there, and at last the other ones that Fyne brings along. A Face of size and style uses those of its style.
type scripts struct {
	first, last []*font.Face      // before and after those of the system
	system      *fontscan.FontMap // nil where there are none
}

// newScripts finds the fonts of a style.
func newScripts(own fyne.Resource, style fyne.TextStyle) *scripts {
	s := &scripts{
		first: parsed(own, theme.DefaultTextFont(), theme.DefaultEmojiFont()),
		last:  parsed(theme.DefaultTextMonospaceFont(), theme.DefaultSymbolFont()),
	}
	found := fontscan.NewFontMap(quiet{})
	if found.UseSystemFonts("") != nil {
		return s
	}
	aspect := font.Aspect{Style: font.StyleNormal}
	if style.Bold {
		aspect.Weight = font.WeightBold
	}
	found.SetQuery(fontscan.Query{Families: []string{fontscan.SansSerif}, Aspect: aspect})
	s.system = found
	return s
}

// quiet hears that the system lacks a font and says nothing: the text says so.
type quiet struct{}

func (quiet) Printf(string, ...any) {}

// parsed reads fonts, without those that are not there.
func parsed(resources ...fyne.Resource) (faces []*font.Face) {
	for _, r := range resources {
		if r == nil {
			continue
		}
		if face, err := font.ParseTTF(bytes.NewReader(r.Content())); err == nil {
			faces = append(faces, face)
		}
	}
	return faces
}

// find returns the first font that has a character.
func (s *scripts) find(r rune) (face *font.Face, ok bool) {
	has := func(f *font.Face) bool {
		_, ok := f.NominalGlyph(r)
		return ok
	}
	for _, f := range s.first {
		if has(f) {
			return f, true
		}
	}
	if s.system != nil {
		s.system.SetScript(language.LookupScript(r))
		if f := s.system.ResolveFace(r); f != nil && has(f) {
			return f, true
		}
	}
	for _, f := range s.last {
		if has(f) {
			return f, true
		}
	}
	return nil, false
}

// ResolveFace is the hook by which a text is divided into stretches of one font.
func (s *scripts) ResolveFace(r rune) *font.Face {
	if face, ok := s.find(r); ok {
		return face
	}
	return s.first[0]
}

// legible puts a word in the place of what no font can draw: "[Chinese: no font]".
func (s *scripts) legible(text string) string {
	var b strings.Builder
	var missing []rune
	blanks := "" // behind what is missing
	flush := func() {
		if len(missing) > 0 {
			b.WriteString("[" + scriptOf(missing) + ": no font]")
		}
		b.WriteString(blanks)
		missing, blanks = nil, ""
	}
	for _, r := range text {
		switch {
		case unicode.IsSpace(r):
			blanks += string(r)
		case s.has(r):
			flush()
			b.WriteRune(r)
		default:
			if len(missing) == 0 {
				flush()
			}
			missing, blanks = append(missing, r), ""
		}
	}
	flush()
	return b.String()
}

// has reports whether a font has a character, or none need have it because it is not seen by itself.
func (s *scripts) has(r rune) bool {
	if unicode.In(r, unicode.Cf, unicode.Mn) {
		return true
	}
	_, ok := s.find(r)
	return ok
}

// writing names scripts as readers know them. Japanese comes before Chinese, whose characters it has, too.
var writing = []struct {
	name   string
	tables []*unicode.RangeTable
}{
	{"Japanese", []*unicode.RangeTable{unicode.Hiragana, unicode.Katakana}},
	{"Korean", []*unicode.RangeTable{unicode.Hangul}},
	{"Chinese", []*unicode.RangeTable{unicode.Han}},
	{"Arabic", []*unicode.RangeTable{unicode.Arabic}},
	{"Hebrew", []*unicode.RangeTable{unicode.Hebrew}},
	{"Armenian", []*unicode.RangeTable{unicode.Armenian}},
	{"Georgian", []*unicode.RangeTable{unicode.Georgian}},
	{"Devanagari", []*unicode.RangeTable{unicode.Devanagari}},
	{"Bengali", []*unicode.RangeTable{unicode.Bengali}},
	{"Tamil", []*unicode.RangeTable{unicode.Tamil}},
	{"Thai", []*unicode.RangeTable{unicode.Thai}},
	{"symbol", []*unicode.RangeTable{unicode.S}},
}

// scriptOf names what some characters are of.
func scriptOf(characters []rune) string {
	for _, w := range writing {
		for _, r := range characters {
			if unicode.IsOneOf(w.tables, r) {
				return w.name
			}
		}
	}
	return "letters"
}

// RightToLeft reports whether a text begins with a letter that is read from right to left.
func RightToLeft(text string) bool {
	for _, r := range text {
		switch {
		case unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana, unicode.Nko):
			return true
		case unicode.IsLetter(r):
			return false
		}
	}
	return false
}

// Pieces divides a word where a line may break within it, as between the characters of Chinese and Japanese.
func Pieces(word string) (pieces []string) {
	const cjk = 0x2E80
	if !strings.ContainsFunc(word, func(r rune) bool { return r >= cjk }) {
		return []string{word}
	}
	var s segmenter.Segmenter
	s.InitWithString(word)
	for lines := s.LineIterator(); lines.Next(); {
		pieces = append(pieces, string(lines.Line().Text))
	}
	return pieces
}
