package game

import (
	"bufio"
	"bytes"
	"io"
	"regexp"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// UTF8 returns a reader of text that is UTF-8 or one byte a letter: UTF-16 becomes UTF-8.
func UTF8(r io.Reader) io.Reader {
	buffered := bufio.NewReader(r)
	head, _ := buffered.Peek(4)
	endian, ok := utf16(head)
	if !ok {
		return buffered
	}
	return transform.NewReader(buffered, unicode.UTF16(endian, unicode.UseBOM).NewDecoder())
}

// IsUTF16 reports whether a text that begins so is UTF-16: it has the mark of byte order, or, as no text
// of one byte a letter has, a zero beside each of its first letters.
func IsUTF16(head []byte) bool {
	_, ok := utf16(head)
	return ok
}

func utf16(head []byte) (unicode.Endianness, bool) {
	zeros := ""
	for _, b := range head[:min(len(head), 4)] {
		zeros += map[bool]string{true: "0", false: "x"}[b == 0]
	}
	switch {
	case bytes.HasPrefix(head, []byte("\xff\xfe")), zeros == "x0x0":
		return unicode.LittleEndian, true
	case bytes.HasPrefix(head, []byte("\xfe\xff")), zeros == "0x0x":
		return unicode.BigEndian, true
	}
	return unicode.LittleEndian, false
}

// decode returns a text as UTF-8: as it is if it is valid, else one byte a letter.
func decode(text []byte) string {
	if utf8.Valid(text) {
		return string(text)
	}
	return decodeAs(charset(text), text)
}

func decodeAs(c *charmap.Charmap, text []byte) string {
	decoded, err := c.NewDecoder().Bytes(text)
	if err != nil { // no text makes it fail: every byte stands for a letter
		return string(text)
	}
	return string(decoded)
}

// mostSeen is from how many bytes a charset is guessed.
const mostSeen = 64 << 10

// charset guesses in which charset a text is that is not UTF-8. It is a Russian one where that makes as
// many Russian words and moves of the text as there are Latin words with a letter beyond ASCII. Of the two
// that are usual the one is meant in which words have their capitals at the beginning (ruling).
func charset(text []byte) *charmap.Charmap {
	text = text[bytes.IndexFunc(text, isForeign):]
	text = text[:min(len(text), mostSeen)]
	best, most := charmap.Windows1252, len(latinWord.FindAllStringIndex(decodeAs(charmap.Windows1252, text), -1))
	for _, c := range []*charmap.Charmap{charmap.Windows1251, charmap.KOI8R} {
		if n := len(russianWord.FindAllStringIndex(decodeAs(c, text), -1)); n > most || n == most && n > 0 &&
			best == charmap.Windows1252 {
			best, most = c, n
		}
	}
	return best
}

var (
	latinWord   = regexp.MustCompile(`[A-Za-z][À-ÿŒœŠšŽžŸ]|[À-ÿŒœŠšŽžŸ][A-Za-z]`)
	russianWord = regexp.MustCompile(`[А-ЯЁа-яё][а-яё]{2,}|(Кр|[КСЛФ])[a-h1-8x:-]{0,3}[a-h][1-8]`)
)
