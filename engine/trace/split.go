package trace

import (
	"fmt"
	"strconv"
	"strings"
)

// split takes a line of words apart at its blanks. A part in double quotes may have blanks, and what Go's strings
// may have, as may what stands behind the "=" of a part: key="a b".
func split(line string) (parts []string, err error) {
	for line = strings.TrimLeft(line, " \t"); line != "" && line[0] != '#'; line = strings.TrimLeft(line, " \t") {
		end := strings.IndexAny(line, " \t\"")
		if end < 0 {
			return append(parts, line), nil
		}
		part := line[:end]
		line = line[end:]
		if line[0] == '"' {
			quoted, err := strconv.QuotedPrefix(line)
			if err != nil {
				return nil, fmt.Errorf("a quotation mark is missing: %.60s", line)
			}
			text, err := strconv.Unquote(quoted)
			if err != nil {
				return nil, fmt.Errorf("%.60s can't be read", quoted)
			}
			part, line = part+text, line[len(quoted):]
		}
		parts = append(parts, part)
	}
	return parts, nil
}

// quoted writes a part of a line of words.
func quoted(text string) string {
	if text == "" || strings.ContainsAny(text, " \t\n\r\"\\#=") {
		return strconv.Quote(text)
	}
	return text
}

// parseInt reads a whole number of up to 18 digits.
func parseInt(text []byte) (n int64, ok bool) {
	negative := len(text) > 0 && text[0] == '-'
	if negative {
		text = text[1:]
	}
	if len(text) == 0 || len(text) > 18 {
		return 0, false
	}
	for _, c := range text {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = 10*n + int64(c-'0')
	}
	if negative {
		n = -n
	}
	return n, true
}
