package draw

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Style is the look of a text. The zero style is the theme's plain text.
type Style struct {
	Colour fyne.ThemeColorName // empty: foreground
	Size   fyne.ThemeSizeName  // empty: text
	Bold   bool
	Align  fyne.TextAlign
}

// Strong returns the style in bold letters.
func (s Style) Strong() Style { s.Bold = true; return s }

// Right returns the style at the trailing edge, as numbers stand.
func (s Style) Right() Style { s.Align = fyne.TextAlignTrailing; return s }

// Centred returns the style in the middle.
func (s Style) Centred() Style { s.Align = fyne.TextAlignCenter; return s }

// In returns the style in another colour.
func (s Style) In(name fyne.ThemeColorName) Style { s.Colour = name; return s }

func (s Style) colour() fyne.ThemeColorName {
	if s.Colour == "" {
		return theme.ColorNameForeground
	}
	return s.Colour
}

func (s Style) face(faces *Faces, th fyne.Theme, scale float32) *Face {
	size := s.Size
	if size == "" {
		size = theme.SizeNameText
	}
	return faces.Of(th, fyne.TextStyle{Bold: s.Bold}, scale*th.Size(size))
}

// fine is the scale at which texts are measured, so that they are nearly as long at all others.
const fine = 4

// width returns the room that a text needs, with some to spare for letters that are rounded.
func (s Style) width(text string, faces *Faces, th fyne.Theme) float32 {
	return float32(s.face(faces, th, fine).Width(text)+1) / fine
}

// Wrap breaks a text between words into lines that fit; a word that is too long stands alone.
func Wrap(text string, fits func(string) bool) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && !fits(longer) {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	return append(lines, line)
}
