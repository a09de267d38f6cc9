package tooltip

import (
	"math"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
)

// area is a rectangle that a hint is about: a control, or the mouse's arrow.
type area struct {
	at      fyne.Position
	size    fyne.Size
	control bool
}

// place finds where a hint stands that is about an area: below the mouse's arrow, but above a
// control, since one reads on downwards and the next control must not lie under the hint. Where
// there is no room it is the other side, and always within the window as far as it fits.
func place(hint fyne.Size, by area, window fyne.Size) fyne.Position {
	below, above := by.at.Y+by.size.Height+gap, by.at.Y-gap-hint.Height
	y := below
	if above >= margin && (by.control || below+hint.Height > window.Height-margin) {
		y = above
	}
	return fyne.NewPos(
		within(by.at.X, hint.Width, window.Width),
		within(y, hint.Height, window.Height),
	)
}

// within moves a stretch that begins at v into the window, its beginning above all, and to a whole
// unit.
func within(v, length, window float32) float32 {
	return max(margin, float32(math.Floor(float64(min(v, window-margin-length)))))
}

// wrap breaks a text into lines that are at most width wide, at spaces where it can and within
// words where it must. Line breaks in the text are kept, and so are no-break spaces, as between the
// groups of a long number. Every line has at least one letter, however narrow the room.
func wrap(text string, width float32, measure func(string) float32) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(text, "\n") {
		line := ""
		for word := range strings.FieldsFuncSeq(paragraph, isSpace) {
			if longer := line + " " + word; line != "" && measure(longer) <= width {
				line = longer
				continue
			}
			if line != "" {
				lines = append(lines, line)
			}
			for measure(word) > width {
				n := fit(word, width, measure)
				if n == len(word) {
					break
				}
				lines = append(lines, word[:n])
				word = word[n:]
			}
			line = word
		}
		lines = append(lines, line)
	}
	return lines
}

func isSpace(r rune) bool { return r == ' ' || r == '\t' }

// fit is how many bytes of a word are at most width wide, at least those of one letter.
func fit(word string, width float32, measure func(string) float32) int {
	_, n := utf8.DecodeRuneInString(word)
	for n < len(word) {
		_, more := utf8.DecodeRuneInString(word[n:])
		if measure(word[:n+more]) > width {
			break
		}
		n += more
	}
	return n
}

// clip keeps as many lines as there is room for, at least one, and marks that something is missing.
func clip(lines []string, most int) []string {
	most = max(1, most)
	if len(lines) <= most {
		return lines
	}
	lines = lines[:most]
	lines[most-1] += "…"
	return lines
}
