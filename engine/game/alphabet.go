package game

import (
	"slices"
	"strings"
)

// alphabet is how a language writes the pieces, from the pawn to the king.
type alphabet struct {
	name   string
	pieces [6]string
}

// english are the letters of the standard, in the order of every alphabet.
const english = "PNBRQK"

// alphabets are those of section 17 of the standard, languages with the same letters in one, and the
// Russian one, which it does not have. The most usual come first.
var alphabets = []*alphabet{
	{"German", [6]string{"B", "S", "L", "T", "D", "K"}}, // and Danish, Norwegian, Swedish
	{"Russian", [6]string{"п", "К", "С", "Л", "Ф", "Кр"}},
	{"French", [6]string{"P", "C", "F", "T", "D", "R"}},
	{"Spanish", [6]string{"P", "C", "A", "T", "D", "R"}}, // and Italian
	dutch,
	{"Portuguese", [6]string{"P", "C", "B", "T", "D", "R"}},
	{"Polish", [6]string{"P", "S", "G", "W", "H", "K"}},
	{"Czech", [6]string{"P", "J", "S", "V", "D", "K"}},
	{"Hungarian", [6]string{"G", "H", "F", "B", "V", "K"}},
	{"Romanian", [6]string{"P", "C", "N", "T", "D", "R"}},
	{"Finnish", [6]string{"P", "R", "L", "T", "D", "K"}},
	{"Estonian", [6]string{"P", "R", "O", "V", "L", "K"}},
	{"Icelandic", [6]string{"P", "R", "B", "H", "D", "K"}},
}

// dutch has the English pawn for a knight: the one alphabet in which a move may be another one and no
// letter shows it.
var dutch = &alphabet{"Dutch", [6]string{"O", "P", "L", "T", "D", "K"}}

// has reports whether a word begins or ends with the letter of a piece, or has a Cyrillic file.
func (a *alphabet) has(word string) bool {
	word = strings.TrimRight(word, "+#!?)")
	return lookalikes.Replace(word) != word || slices.ContainsFunc(a.pieces[:], func(letters string) bool {
		return strings.HasPrefix(word, letters) || strings.HasSuffix(word, letters)
	})
}

// translate writes a move with English letters. Foreign reports that it had a letter which English has
// not. ok is false where the move has an English letter that the language has not.
func (a *alphabet) translate(san string) (translated string, foreign, ok bool) {
	if strings.HasPrefix(san, "O-O") {
		return san, false, true
	}
	san = lookalikes.Replace(san)
	piece, rest, foreign := a.cutPiece(san)
	if piece == "" && rest != "" && rest[0] >= 'A' && rest[0] <= 'Z' {
		return san, false, false
	}
	body := strings.TrimRight(rest, "+#!?)")
	for i, letters := range a.pieces {
		if square, promoted := strings.CutSuffix(body, letters); promoted && endsAtRank(square) {
			foreign = foreign || !strings.Contains(english, letters)
			rest = square + english[i:i+1] + rest[len(body):]
			break
		}
	}
	return piece + rest, foreign, true
}

// cutPiece takes the piece off the beginning of a move: its English letter, empty for none. The longest
// that fits counts: a king is written Кр, a knight К.
func (a *alphabet) cutPiece(san string) (piece, rest string, foreign bool) {
	longest := ""
	for i, letters := range a.pieces {
		if len(letters) > len(longest) && strings.HasPrefix(san, letters) {
			longest, piece = letters, english[i:i+1]
		}
	}
	return piece, san[len(longest):], longest != "" && !strings.Contains(english, longest)
}

// endsAtRank reports whether a text ends with a rank to promote on, and the sign behind it.
func endsAtRank(text string) bool {
	text = strings.TrimRight(text, "=(/")
	return strings.HasSuffix(text, "8") || strings.HasSuffix(text, "1")
}

// lookalikes makes files of small Cyrillic letters that look the same.
var lookalikes = strings.NewReplacer("а", "a", "с", "c", "е", "e", "х", "x", "О", "O")
