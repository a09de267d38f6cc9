package game

import "strings"

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

// cutWord reads up to white space or a special character, at least one byte.
func (c *cursor) cutWord() string {
	start := c.at
	for c.at < len(c.text) && !isDelimiter(c.text[c.at]) && (c.text[c.at] != '$' || c.at == start) {
		c.at++
	}
	if rest := c.text[c.at:]; len(rest) > 2 && rest[0] == '(' && rest[2] == ')' && strings.IndexByte("QRBN", rest[1]) >= 0 {
		c.at += 3 // a promotion, e8(Q)
	}
	return c.text[start:c.at]
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
		case strings.HasPrefix(c.text[c.at:], "\ufeff"):
			c.at += len("\ufeff")
		default:
			return
		}
	}
}
