package link

import (
	"net/url"
	"strings"
)

// How spaces are written.
const (
	plain  = "%20"
	spaced = "_" // in what has no such sign itself
)

// kept are the signs that stand for themselves in a value, beside letters and digits. Browsers, mail and chats leave
// them alone in an address; a chat may take what ends it for the end of a sentence, so the last sign is never one of
// punctuation.
const kept = "-./=*~"

// escape writes a value. A space becomes what space says.
func escape(value, space string) string {
	var b strings.Builder
	for i := range len(value) {
		switch c := value[i]; {
		case c == ' ':
			b.WriteString(space)
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9',
			strings.IndexByte(kept, c) >= 0 && (c != '.' || i < len(value)-1):
			b.WriteByte(c)
		default:
			b.WriteByte('%')
			b.WriteByte("0123456789ABCDEF"[c>>4])
			b.WriteByte("0123456789ABCDEF"[c&15])
		}
	}
	return b.String()
}

// unescape reads a value whose escapes are whole. A form writes a space as +; where underscores are none of the value,
// they are spaces, too.
func unescape(value string, underscores bool) string {
	value = strings.ReplaceAll(value, "+", " ")
	if underscores {
		value = strings.ReplaceAll(value, "_", " ")
	}
	text, _ := url.PathUnescape(value) // which was seen to be whole
	return strings.TrimSpace(text)
}
