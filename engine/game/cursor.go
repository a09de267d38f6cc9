package game

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// cursor is a place in a text.
type cursor struct {
	text string
	at   int // of the byte that comes next
}

// peek returns the next byte, 0 at the end.
func (c *cursor) peek() byte {
	if c.at == len(c.text) {
		return 0
	}
	return c.text[c.at]
}

// atTag reports whether a tag begins here, and not a command. A tag whose name began with the sign of those would be
// written as one.
func (c *cursor) atTag() bool {
	return c.peek() == '[' && !strings.HasPrefix(strings.TrimSpace(c.text[c.at+1:]), "%")
}

// cutWord reads up to white space or a special character, at least one byte.
func (c *cursor) cutWord() (word string) {
	start, unseen := c.at, false
	for c.at < len(c.text) && !isDelimiter(c.text[c.at]) && (c.text[c.at] != '$' || c.at == start) {
		if c.text[c.at] >= utf8.RuneSelf {
			r, length := utf8.DecodeRuneInString(c.text[c.at:])
			if unicode.IsSpace(r) {
				break
			}
			unseen = unseen || isBlank(r)
			c.at += length
			continue
		}
		c.at++
	}
	c.at += c.promotionLength()
	if word = c.text[start:c.at]; unseen {
		return strings.Map(withoutBlanks, word)
	}
	return word
}

// withoutBlanks drops what nobody sees in a word: marks of byte order, spaces without width.
func withoutBlanks(r rune) rune {
	if isBlank(r) {
		return -1
	}
	return r
}

// promotionLength is the length of a promotion in brackets, e8(Q), that comes next, to any piece of any
// language.
func (c *cursor) promotionLength() int {
	rest, ok := strings.CutPrefix(c.text[c.at:], "(")
	if !ok {
		return 0
	}
	rest = strings.TrimPrefix(rest, "=")
	letter, length := utf8.DecodeRuneInString(rest)
	if !unicode.IsUpper(letter) || !strings.HasPrefix(rest[length:], ")") {
		return 0
	}
	return len(c.text) - c.at - len(rest) + length + 1
}

// restOfLine reads up to the end of the line.
func (c *cursor) restOfLine() string {
	start := c.at
	if i := strings.IndexAny(c.text[c.at:], "\r\n"); i >= 0 {
		c.at += i
	} else {
		c.at = len(c.text)
	}
	return c.text[start:c.at]
}

// space passes over white space, marks of byte order, and lines that begin with the escape sign %.
func (c *cursor) space() {
	for c.at < len(c.text) {
		switch b := c.text[c.at]; {
		case b == ' ' || b == '\t' || b == '\n' || b == '\r' || b == '\v' || b == '\f':
			c.at++
		case b == '%' && (c.at == 0 || c.text[c.at-1] == '\n' || c.text[c.at-1] == '\r'):
			c.restOfLine()
		case b >= utf8.RuneSelf && blankLength(c.text[c.at:]) > 0:
			c.at += blankLength(c.text[c.at:])
		default:
			return
		}
	}
}

// blankLength is the length of the white space outside ASCII that a text begins with: a mark of byte
// order, hard and thin spaces, as pages of the web have them.
func blankLength(text string) int {
	r, length := utf8.DecodeRuneInString(text)
	if isBlank(r) {
		return length
	}
	return 0
}

func isBlank(r rune) bool {
	return unicode.IsSpace(r) || r >= '\u200b' && r <= '\u200f' || r == '\u2060' || r == '\ufeff'
}
