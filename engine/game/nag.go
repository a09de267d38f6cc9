package game

import (
	"slices"
	"strconv"
	"strings"
)

// NAG is a numeric annotation glyph: a judgement by its number in the standard (section 10), such
// as 1 for a good move.
type NAG uint16

// mostNAG is the greatest number that is taken; the standard has 139, and programs more.
const mostNAG = 255

// glyphs are the signs that people write for glyphs, those of the standard's import format and of
// the Informant. The first sign of a number is the one that is shown.
var glyphs = []struct {
	sign string
	nag  NAG
}{
	{"!", 1}, {"?", 2}, {"!!", 3}, {"??", 4}, {"!?", 5}, {"?!", 6}, {"□", 7},
	{"=", 10}, {"∞", 13}, {"⩲", 14}, {"⩱", 15}, {"±", 16}, {"∓", 17}, {"+-", 18}, {"-+", 19},
	{"⨀", 22}, {"⟳", 32}, {"↑", 36}, {"→", 40}, {"⇆", 132},
	{"N", 146}, {"TN", 146}, {"D", 220}, // a novelty, a diagram
	{"+=", 14}, {"=+", 15}, {"+/=", 14}, {"=/+", 15}, {"+/-", 16}, {"-/+", 17}, {"+−", 18}, {"−+", 19},
}

// markGlyphs are the glyphs of marks, by the first three.
var markGlyphs = map[string]NAG{"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6, "!!!": 3, "???": 4}

// String returns the sign for a glyph, "$22" if it has none.
func (n NAG) String() string {
	for _, g := range glyphs {
		if g.nag == n {
			return g.sign
		}
	}
	return "$" + strconv.Itoa(int(n))
}

// mostGlyphs is how many glyphs a move may carry without a space.
const mostGlyphs = 4

// cutGlyphs takes "!", "?!", "±" and their like off the end of a move. What English letters and signs of
// check stand for is a glyph only as a word of its own, or behind an exclamation or question mark.
func cutGlyphs(word string) (san string, nags []NAG) {
	san = word
	for san != "" && !isPlain(san[len(san)-1]) && len(nags) < mostGlyphs {
		sign, nag := lastGlyph(san)
		before := san[:len(san)-len(sign)]
		if doubtful := strings.ContainsAny(sign, "+-=/ND"); sign == "" ||
			doubtful && before != "" && !strings.HasSuffix(before, "!") && !strings.HasSuffix(before, "?") {
			break
		}
		if san = before; nag != 0 {
			nags = append(nags, nag)
		}
	}
	slices.Reverse(nags)
	return san, nags
}

// isPlain reports whether no glyph ends with a byte, one that most moves and numbers end with.
func isPlain(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c == 'O' || c == '.'
}

// lastGlyph returns the longest sign of a glyph that a word ends with. Any row of exclamation and question
// marks is one, of which "!!!" says no more than "!!", and one that nobody knows nothing.
func lastGlyph(word string) (sign string, nag NAG) {
	if marks := word[len(strings.TrimRight(word, "!?")):]; marks != "" {
		return marks, markGlyphs[marks[:min(len(marks), 3)]]
	}
	for _, g := range glyphs {
		if len(g.sign) > len(sign) && strings.HasSuffix(word, g.sign) {
			sign, nag = g.sign, g.nag
		}
	}
	return sign, nag
}
