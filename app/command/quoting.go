package command

import (
	"bytes"
	"fmt"
	"io"
	"unicode"
)

// quoting writes text in which what would change the terminal stands as in JSON: \u001b. What a user has typed, or a
// file or an engine says, may hold such characters.
type quoting struct{ to io.Writer }

// Write hands text on, a whole number of letters.
func (w quoting) Write(text []byte) (int, error) {
	if bytes.IndexFunc(text, isControl) < 0 {
		return w.to.Write(text)
	}
	var quoted []byte
	for _, r := range string(text) {
		if isControl(r) {
			quoted = fmt.Appendf(quoted, `\u%04x`, r)
		} else {
			quoted = append(quoted, string(r)...)
		}
	}
	if _, err := w.to.Write(quoted); err != nil {
		return 0, err
	}
	return len(text), nil
}

// isControl reports whether a letter is none: it controls the terminal, or the direction of what follows.
func isControl(r rune) bool {
	return unicode.IsControl(r) && r != '\n' && r != '\t' || unicode.Is(unicode.Bidi_Control, r)
}
