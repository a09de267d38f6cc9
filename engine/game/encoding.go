package game

import (
	"bufio"
	"io"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// UTF8 returns a reader of text that is UTF-8 or one byte a letter: UTF-16, which a mark of byte
// order tells, becomes UTF-8.
func UTF8(r io.Reader) io.Reader {
	buffered := bufio.NewReader(r)
	mark, _ := buffered.Peek(2)
	if string(mark) == "\xff\xfe" || string(mark) == "\xfe\xff" {
		return transform.NewReader(buffered, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewDecoder())
	}
	return buffered
}

// decode returns a text as UTF-8: as it is if it is valid, else read as Windows-1252.
func decode(text []byte) string {
	if utf8.Valid(text) {
		return string(text)
	}
	decoded, err := charmap.Windows1252.NewDecoder().Bytes(text)
	if err != nil { // no text makes it fail: every byte stands for a letter
		return string(text)
	}
	return string(decoded)
}
