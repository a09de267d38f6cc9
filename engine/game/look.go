package game

import (
	"bytes"
	"unicode"
	"unicode/utf8"
)

// look goes on through the buffer. It reports whether the game ends at s.at, and the number of the
// line there. Near the end of the buffer it waits for more, for it looks ahead by lookahead bytes.
func (s *Scanner) look() (found bool, line int) {
	end := len(s.buf) - lookahead
	if s.err != nil {
		end = len(s.buf)
	}
	for s.pass(end); s.at < end; s.pass(end) {
		c := s.buf[s.at]
		if s.column == 0 && (s.beginsGame() || s.beginsAnew()) {
			return true, s.line
		}
		if s.state == inText && s.began&hasResult != 0 && s.word < 0 && s.depth == 0 && beginsText(c) && !s.isMark() &&
			!s.beginsRemark() {
			return true, s.line
		}
		mark := c >= utf8.RuneSelf && s.isMark()
		s.step(c)
		s.at++
		if !mark {
			s.column++
		}
		if c == '\n' || c == '\r' {
			s.newLine(c)
		}
	}
	return false, 0
}

// pass goes over bytes that alter nothing: the inside of a word, of a comment, of a tag's value.
func (s *Scanner) pass(end int) {
	var stop uint8
	switch {
	case s.column == 0:
		return
	case s.state == inBraces:
		stop = stopsComment
	case s.state == inQuotes:
		stop = stopsValue
	case s.state == inText && s.word >= 0 && s.began&hasResult == 0:
		stop = stopsWord
	default:
		return
	}
	from := s.at
	for s.at < end && stops[s.buf[s.at]]&stop == 0 {
		s.at++
	}
	s.column += s.at - from
}

// What a byte may end, for pass.
const (
	stopsWord uint8 = 1 << iota
	stopsComment
	stopsValue
)

// stops says which bytes pass does not go over. Bytes that may be of a mark of byte order are among them.
var stops = func() (table [256]uint8) {
	for c := range table {
		if isDelimiter(byte(c)) {
			table[c] |= stopsWord
		}
		if c >= utf8.RuneSelf || c == '\n' || c == '\r' {
			table[c] = stopsWord | stopsComment | stopsValue
		}
	}
	table['}'] |= stopsComment
	table['"'] |= stopsValue
	table['\\'] |= stopsValue
	return table
}()

// lookahead is how many bytes the scanner wants to see ahead: the tag that begins an event, a mark of
// byte order, a word that is no move.
const lookahead = 32

const eventTag = "[Event "

// newLine begins a line; of "\r\n" the second byte counts.
func (s *Scanner) newLine(c byte) {
	if c == '\r' && s.at < len(s.buf) && s.buf[s.at] == '\n' {
		return
	}
	s.line++
	s.column = 0
}

// beginsGame reports whether a game begins with the line at s.at, and counts its tags.
func (s *Scanner) beginsGame() bool {
	if s.buf[s.at] != '[' || s.state == inQuotes || bytes.HasPrefix(s.buf[s.at:], []byte("[%")) {
		return false
	}
	event := bytes.HasPrefix(s.buf[s.at:], []byte(eventTag))
	switch {
	case s.state == inBraces:
		return event
	case s.began&(hasMoves|hasResult) != 0:
		return true
	case event && (s.events > 0 || s.gap && s.began&hasTags != 0):
		return true
	}
	if event {
		s.events++
	}
	s.began |= hasTags
	s.gap = false
	return false
}

// beginsAnew reports whether the moves begin with number 1 once more at s.at, behind an empty line: another
// game without tags, or the game behind a text that is none.
func (s *Scanner) beginsAnew() bool {
	rest, ok := bytes.CutPrefix(s.buf[s.at:], []byte("1."))
	return ok && s.blank && s.state == inText && s.depth == 0 && s.began&hasLetters != 0 && len(rest) > 0 && rest[0] != '.'
}

// beginsText reports whether a byte behind a result belongs to another game: no space, no comment,
// and no bracket that is closed too often.
func beginsText(c byte) bool {
	switch c {
	case ' ', '\t', '\n', '\r', '\v', '\f', '{', '}', ';', '%', '(', ')':
		return false
	}
	return true
}

// beginsRemark reports whether a word begins at s.at that people write behind a result: "resigns".
func (s *Scanner) beginsRemark() bool {
	rest := s.buf[s.at:min(len(s.buf), s.at+lookahead)]
	if i := bytes.IndexFunc(rest, func(r rune) bool { return r < utf8.RuneSelf && isDelimiter(byte(r)) }); i >= 0 {
		rest = rest[:i]
	}
	return isRemark(string(rest))
}

// isMark reports whether s.at lies in white space outside ASCII, such as the mark of byte order where
// files were joined.
func (s *Scanner) isMark() bool {
	if s.at == len(s.buf) || s.buf[s.at] < utf8.RuneSelf {
		return false
	}
	for from := range min(utf8.UTFMax-1, s.at+1) {
		if r, length := utf8.DecodeRune(s.buf[s.at-from:]); r != utf8.RuneError && length > from {
			return isBlank(r)
		}
	}
	return false
}

// step takes one byte.
func (s *Scanner) step(c byte) {
	switch s.state {
	case inText:
		s.stepText(c)
	case inBraces:
		if c == '}' {
			s.state = inText
		}
	case inLine:
		if c == '\n' || c == '\r' {
			s.state, s.blank = inText, false
		}
	default:
		s.stepTag(c)
	}
}

// stepText takes a byte that is in no comment and in no tag.
func (s *Scanner) stepText(c byte) {
	if s.word >= 0 {
		if !isDelimiter(c) && (c < utf8.RuneSelf || !s.isMark()) {
			return
		}
		s.closeWord()
	}
	switch c {
	case '\n', '\r':
		s.gap = s.gap || s.column == 0
		if c == '\r' || s.at == 0 || s.buf[s.at-1] != '\r' {
			s.blank = s.column == 0
		}
	case ' ', '\t', '\v', '\f':
	case '{':
		s.state = inBraces
	case ';':
		s.state = inLine
	case '%':
		if s.column == 0 {
			s.state = inLine
		}
	case '[':
		s.state = inTag
	case '(':
		s.depth++
	case ')':
		s.depth = max(s.depth-1, 0)
	default:
		if !s.isMark() {
			s.word = s.at
		}
	}
}

// isDelimiter reports whether a byte ends a word.
func isDelimiter(c byte) bool {
	switch c {
	case ' ', '\t', '\n', '\r', '\v', '\f', '{', '}', '(', ')', '[', ']', ';':
		return true
	}
	return false
}

// mostLetters is among how many bytes of a word letters are looked for.
const mostLetters = 16

// closeWord takes the word that ends at s.at: a result, or part of the moves.
func (s *Scanner) closeWord() {
	if s.word < 0 {
		return
	}
	word := s.buf[s.word:s.at]
	s.word = -1
	s.began |= hasMoves
	if s.began&hasLetters == 0 && bytes.ContainsFunc(word[:min(len(word), mostLetters)], unicode.IsLetter) {
		s.began |= hasLetters
	}
	if s.depth > 0 || len(word) > mostResult {
		return
	}
	if _, ok := resultOf(string(word)); ok {
		s.began |= hasResult
	}
}

// stepTag takes a byte of a tag, which its line ends at the latest.
func (s *Scanner) stepTag(c byte) {
	switch {
	case c == '\n' || c == '\r':
		s.state = inText
	case s.state == afterBackslash:
		s.state = inQuotes
	case s.state == inQuotes && c == '\\':
		s.state = afterBackslash
	case c == '"' && s.state == inQuotes:
		s.state = inTag
	case c == '"':
		s.state = inQuotes
	case c == ']' && s.state == inTag:
		s.state = inText
	}
}
