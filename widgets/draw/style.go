package draw

import (
	"math"
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

// width measures a text with letters of four times their size, so that it is nearly the same at all
// scales.
func (s Style) width(text string, faces *Faces, th fyne.Theme) float32 {
	const fine = 4
	return float32(s.face(faces, th, fine).Width(text)) / fine
}

// room adds to the width of a text what whole pixels may take away.
func room(width float32) float32 { return float32(math.Ceil(float64(width))) + 1 }

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
