package game

import "strconv"

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
	{"N", 146}, {"D", 220}, // a novelty, a diagram
	{"+=", 14}, {"=+", 15}, {"+/=", 14}, {"=/+", 15}, {"+/-", 16}, {"-/+", 17}, {"+−", 18}, {"−+", 19},
}

// nagOf returns the glyph that a word stands for.
func nagOf(word string) (NAG, bool) {
	for _, g := range glyphs {
		if g.sign == word {
			return g.nag, true
		}
	}
	return 0, false
}

// String returns the sign for a glyph, "$22" if it has none.
func (n NAG) String() string {
	for _, g := range glyphs {
		if g.nag == n {
			return g.sign
		}
	}
	return "$" + strconv.Itoa(int(n))
}

// cutGlyph takes "!", "?!" and their like off the end of a move.
func cutGlyph(word string) (san string, nag NAG) {
	end := len(word)
	for end > 0 && (word[end-1] == '!' || word[end-1] == '?') {
		end--
	}
	nag, _ = nagOf(word[end:])
	return word[:end], nag
}
