package query

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// token is a word, a sign or a quoted text.
type token struct {
	text   string // of quoted text without the quotes
	at     int    // byte offset
	quoted bool
}

// signs are the tokens that are no words, the longer ones first.
var signs = []string{"..", "==", "!=", "<=", ">=", "=", "<", ">", "(", ")", ","}

// promotion is a move that may go on with "=Q".
var promotion = regexp.MustCompile(`^(?:\d+\.+)?[a-h](?:x[a-h])?[18]$`)

// minus is the sign before a number as it is printed.
const minus = "−"

// longest is how many bytes a query has at most.
const longest = 10_000

// lex cuts the text into tokens.
func (p *parser) lex() error {
	if len(p.text) > longest {
		return p.fail(token{at: longest}, "the end of so long a query")
	}
	for at := 0; at < len(p.text); {
		rest := p.text[at:]
		first, size := utf8.DecodeRuneInString(rest)
		switch {
		case unicode.IsSpace(first):
			at += size
			continue
		case first == '"':
			end := strings.IndexByte(rest[1:], '"')
			if end < 0 {
				return p.fail(token{at: len(p.text)}, `a quotation mark (") at the end of the text`)
			}
			p.tokens = append(p.tokens, token{rest[1 : end+1], at, true})
			at += end + 2
			continue
		}
		text := sign(rest)
		if text == "" {
			text = word(rest)
		}
		if text == "" {
			return p.fail(token{text: string(first), at: at}, "a word, a sign or a text in quotation marks")
		}
		p.tokens = append(p.tokens, token{text: text, at: at})
		at += len(text)
	}
	p.tokens = append(p.tokens, token{at: len(p.text)})
	return nil
}

// sign returns the sign at the beginning of a text.
func sign(text string) string {
	for _, s := range signs {
		if strings.HasPrefix(text, s) {
			return s
		}
	}
	return ""
}

// word returns the word at the beginning of a text: a key, a number, a move such as 30...Qxa3+ or e8=Q.
func word(text string) string {
	end := len(text)
	for i, r := range text {
		if strings.ContainsRune("_-+#:"+minus, r) || unicode.IsLetter(r) || unicode.IsDigit(r) ||
			r == '.' && !rangeAt(text, i) {
			continue
		}
		end = i
		break
	}
	if rest := text[end:]; len(rest) > 1 && rest[0] == '=' && strings.IndexByte("QRBN", rest[1]) >= 0 &&
		promotion.MatchString(text[:end]) {
		end += 2
	}
	return text[:end]
}

// rangeAt reports whether the point at a place is one of two, which make a range, and not of one or three.
func rangeAt(text string, at int) bool {
	from, to := at, at
	for from > 0 && text[from-1] == '.' {
		from--
	}
	for to < len(text) && text[to] == '.' {
		to++
	}
	return to-from == 2
}
