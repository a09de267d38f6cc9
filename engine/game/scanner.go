package game

import (
	"bytes"
	"errors"
	"fmt"
	"io"
)

// MostGame is how many bytes a game may have. A longer one is an error and is passed over.
const MostGame = 16 << 20

// chunk is about how many bytes are asked of the stream at a time: few, so that a single game costs
// little, and enough for the longest stream.
const chunk = 16 << 10

// Scanner splits a stream of PGN into games. It looks at brackets, comments and results and reads no
// move. A game ends behind its result and the comments on it, before the first tag behind its moves,
// and before a tag "Event" when it has one; in a comment that is not closed, before a line that
// begins with the tag "Event".
type Scanner struct {
	src  io.Reader
	err  error // of reading, io.EOF at the end
	buf  []byte
	base int64 // offset of buf[0] in the stream
	line int   // of the place that is looked at, from 1

	start     int   // of the current game in buf
	first     int64 // offset in the stream at which the current game begins
	end       int   // of the current game, where the next one begins
	startLine int
	tooLong   bool

	at     int // how far buf is looked at
	state  scanState
	column int   // of at, from 0
	word   int   // where the current word begins, -1 between words
	depth  int   // of brackets
	began  parts // what the current game has so far
	events int   // tags "Event" of the current game
	gap    bool  // an empty line since the last tag
	blank  bool  // the line before this one is empty
}

// scanState is where in a game the scanner is.
type scanState uint8

const (
	inText scanState = iota
	inBraces
	inLine // behind a semicolon or an escape sign, up to the end of the line
	inTag
	inQuotes // of a tag
	afterBackslash
)

// parts says what a game has so far.
type parts uint8

const (
	hasTags  parts = 1 << iota
	hasMoves       // or numbers
	hasLetters
	hasResult
)

// NewScanner returns a scanner of a stream.
func NewScanner(r io.Reader) *Scanner { return &Scanner{src: UTF8(r), line: 1} }

// Scan goes to the next game. It reports whether there is one.
func (s *Scanner) Scan() bool {
	s.start, s.startLine, s.first = s.end, s.line, s.base+int64(s.end)
	s.state, s.word, s.depth, s.began, s.events = inText, -1, 0, 0, 0
	s.gap, s.blank, s.tooLong = false, false, false
	for {
		if found, line := s.look(); found {
			s.end, s.line = s.at, line
			s.tooLong = s.tooLong || s.end-s.start > MostGame
			return true
		}
		if s.err != nil {
			return s.last()
		}
		s.fill()
	}
}

// last ends the last game at the end of the stream.
func (s *Scanner) last() bool {
	s.closeWord()
	s.end = s.at
	return s.began != 0 || s.tooLong || len(bytes.TrimSpace(s.raw())) > 0
}

// fill reads more of the stream, and drops what lies before the current game.
func (s *Scanner) fill() {
	if s.at-s.start > MostGame {
		s.drop(s.at)
		s.tooLong = true
	} else if s.start > 0 {
		s.drop(s.start)
	}
	if cap(s.buf)-len(s.buf) < chunk/2 {
		s.buf = append(make([]byte, 0, 2*cap(s.buf)+chunk), s.buf...)
	}
	n, err := s.src.Read(s.buf[len(s.buf):cap(s.buf)])
	s.buf, s.err = s.buf[:len(s.buf)+n], err
}

// drop forgets the first n bytes of the buffer. A word that is cut by it is over.
func (s *Scanner) drop(n int) {
	s.buf = s.buf[:copy(s.buf, s.buf[n:])]
	s.base += int64(n)
	s.at -= n
	s.start, s.end = 0, 0
	if s.word >= 0 {
		s.word = max(s.word-n, 0)
	}
}

// raw is the text of the current game.
func (s *Scanner) raw() []byte { return s.buf[s.start:s.end] }

// Err returns what kept the scanner from reading on, nil at the end of the stream.
func (s *Scanner) Err() error {
	if errors.Is(s.err, io.EOF) {
		return nil
	}
	return s.err
}

// Text returns the game as it is written.
func (s *Scanner) Text() string { return decode(s.raw()) }

// Size returns how many bytes the game has in the stream.
func (s *Scanner) Size() int { return s.end - s.start }

// HasMoves reports whether the game has a word that may be a move: more than tags, comments, numbers and
// a result.
func (s *Scanner) HasMoves() bool { return s.began&hasLetters != 0 }

// TooLong reports whether the game is longer than [MostGame]. It can't be read then.
func (s *Scanner) TooLong() bool { return s.tooLong }

// Place returns where in the stream the game begins: its first byte, of UTF-16 as UTF-8, and its
// first line, from 1.
func (s *Scanner) Place() (offset int64, line int) { return s.first, s.startLine }

// mostUsualTags is how many tags games usually have at most.
const mostUsualTags = 16

// Tags returns the tags of the game, as far as they can be read.
func (s *Scanner) Tags() Tags {
	p := parser{cursor: cursor{text: decode(s.tagText())}}
	g := Game{Tags: make(Tags, 0, mostUsualTags)}
	for p.space(); p.atTag(); p.space() {
		if p.tag(&g) != nil {
			break
		}
	}
	return g.Tags
}

// tagText is the text of the game up to its first move.
func (s *Scanner) tagText() []byte {
	raw := s.raw()
	end := 0
	for rest := raw; ; {
		line := rest[:lineLength(rest)]
		if text := bytes.TrimLeft(line, " \t\r\n\ufeff"); len(text) > 0 && text[0] != '[' && text[0] != '%' ||
			len(rest) == 0 {
			return raw[:end]
		}
		end += len(line)
		rest = rest[len(line):]
	}
}

// lineLength is the length of the first line of a text, its end included.
func lineLength(text []byte) int {
	if i := bytes.IndexAny(text, "\r\n"); i >= 0 {
		return i + 1
	}
	return len(text)
}

// Game reads the game, see [Parse]. The place in its error is that in the stream.
func (s *Scanner) Game() (*Game, error) {
	if s.tooLong {
		return nil, &ParseError{Line: s.startLine, Err: fmt.Errorf("the game is longer than %d MiB", MostGame>>20)}
	}
	g, err := Parse(s.Text())
	var place *ParseError
	if errors.As(err, &place) {
		place.Line += s.startLine - 1
	}
	return g, err
}
