package game

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"
)

// mark is that of byte order, with which a text may begin.
const mark = "\ufeff"

// mostKept is how many bytes of a line are kept: a longer one is no position.
const mostKept = 2 * mostRecord

// PositionScanner goes through a text of positions, one on a line, as FEN or EPD:
//
//	s := game.NewPositionScanner(file)
//	for s.Scan() {
//		record, err := s.Record() // of this line alone: the others are not touched
//	}
//	return s.Err()
//
// It takes the encodings that a [Scanner] takes, and any line ends. Empty lines are passed over, as are those
// that begin with # or %. A line may be of any length; what is too long is no position, and takes no memory.
type PositionScanner struct {
	src  *bufio.Reader
	text []byte // of the line
	err  error  // of reading, io.EOF at the end

	offset, next int64 // of this line and of the one behind it
	line         int   // its number, from 1
}

// NewPositionScanner returns a scanner of a stream.
func NewPositionScanner(r io.Reader) *PositionScanner {
	return &PositionScanner{src: bufio.NewReader(UTF8(r))}
}

// Scan goes to the next position. It reports whether there is one.
func (s *PositionScanner) Scan() bool {
	for s.err == nil {
		s.readLine()
		if text := trimLine(s.text); len(text) > 0 && !isAside(text) {
			return true
		}
	}
	return false
}

// readLine reads up to a line's end: "\n", "\r\n" or the "\r" of an old Mac.
func (s *PositionScanner) readLine() {
	s.text = s.text[:0]
	s.offset, s.line = s.next, s.line+1
	for {
		c, err := s.src.ReadByte()
		if err != nil {
			s.err = err
			return
		}
		if s.next++; len(s.text) < mostKept {
			s.text = append(s.text, c)
		}
		if c == '\r' {
			if after, _ := s.src.Peek(1); len(after) == 1 && after[0] == '\n' {
				continue
			}
		}
		if c == '\n' || c == '\r' {
			return
		}
	}
}

// Place returns where the line begins in the stream, as UTF-8 where that is UTF-16, and its number, from 1.
func (s *PositionScanner) Place() (offset int64, line int) { return s.offset, s.line }

// Size returns how many bytes from there on hold the line; of one that is too long a part that is too long,
// as well.
func (s *PositionScanner) Size() int { return len(s.text) }

// Record reads the line. The error says nothing of its place.
func (s *PositionScanner) Record() (Record, error) { return ParseEPD(decode(trimLine(s.text))) }

// Placement returns the first word of the line, which says where the pieces stand.
func (s *PositionScanner) Placement() string {
	placement, _ := cutField(decode(trimLine(s.text)))
	return placement
}

// Err returns the error of reading, nil at the end.
func (s *PositionScanner) Err() error {
	if errors.Is(s.err, io.EOF) {
		return nil
	}
	return s.err
}

// IsPositions reports whether a text that begins so is one of positions, and not of games.
func IsPositions(head []byte) bool {
	for line := range bytes.Lines(bytes.ReplaceAll(head, []byte("\r"), []byte("\n"))) {
		line = trimLine(line)
		if len(line) == 0 || isAside(line) {
			continue
		}
		placement, _ := cutField(string(line))
		return line[0] != '[' && strings.Count(placement, "/") >= 5
	}
	return false
}

// trimLine takes the spaces off a line, and a mark of byte order before them.
func trimLine(line []byte) []byte {
	return bytes.TrimSpace(bytes.TrimPrefix(line, []byte(mark)))
}

// isAside reports whether a line that is not empty is no position but something beside them.
func isAside(line []byte) bool { return line[0] == '#' || line[0] == '%' }
