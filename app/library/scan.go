package library

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"drevo/engine/game"
)

// Progress is told how much of a file is read, 0 to 1, and how many games were found. It reports whether
// to go on.
type Progress func(done float64, games int) bool

// headBytes is at how much of a text it is seen what it is.
const headBytes = 64 << 10

// batch is how many games are put into the list at a time.
const batch = 512

// New returns a collection of files that are not read yet: [Collection.Scan] reads them.
func New(paths ...string) *Collection {
	name := filepath.Base(paths[0])
	if len(paths) > 1 {
		name = fmt.Sprintf("%d files", len(paths))
	}
	c := newCollection(name)
	for _, path := range paths {
		c.sources = append(c.sources, source{path: path})
		if info, err := os.Stat(path); err != nil || info.Mode().IsRegular() { // a pipe can't be read again
			c.Paths = append(c.Paths, path)
		}
	}
	return c
}

// OfText returns a collection of a text that is not read yet.
func OfText(name, text string) *Collection {
	c := newCollection(name)
	c.sources = []source{{text: strings.TrimPrefix(text, mark)}}
	return c
}

// mark is that of byte order.
const mark = "\ufeff"

// FromText returns the collection of a text.
func FromText(name, text string) *Collection {
	c := OfText(name, text)
	_ = c.Scan(func(float64, int) bool { return true }) // of a text in memory no reading fails
	return c
}

// Scan makes the list: it finds the games of the files one after the other and reads their tags, no
// moves. The list can be used while it grows; one that was given up begins again. The error says
// what could not be read; the others are there.
func (c *Collection) Scan(progress Progress) error {
	c.making.Lock()
	defer c.making.Unlock()
	c.mu.Lock()
	c.entries, c.index, c.whole = nil, nil, false
	c.mu.Unlock()
	var faults error
	for i, from := range c.sources {
		share := func(done float64) bool {
			return progress((float64(i)+done)/float64(len(c.sources)), c.Len())
		}
		if err := c.scanSource(uint16(i), from, share); errors.Is(err, context.Canceled) {
			return err
		} else if err != nil {
			faults = errors.Join(faults, err)
		}
	}
	c.mu.Lock()
	c.whole = true
	c.mu.Unlock()
	return faults
}

// scanSource finds the games of one source.
func (c *Collection) scanSource(number uint16, from source, share func(float64) bool) error {
	reader, size, err := from.whole()
	if err != nil {
		return err
	}
	defer reader.Close()
	if file, ok := reader.(*os.File); ok {
		if from.listed, err = file.Stat(); err != nil {
			return err
		}
		if !from.listed.Mode().IsRegular() { // a pipe can't be read again
			return c.scanDecoded(number, from, reader, size, share)
		}
		c.replace(number, from)
	}
	buffered := bufio.NewReaderSize(reader, 256<<10)
	head, _ := buffered.Peek(headBytes)
	if game.IsUTF16(head) {
		return c.scanDecoded(number, from, buffered, size, share)
	}
	f := &finder{c: c, source: number, size: max(size, 1), share: share}
	if game.IsPositions(head) {
		err = f.positions(buffered)
	} else {
		err = f.games(buffered)
	}
	f.flush()
	if f.stopped {
		return context.Canceled
	}
	return err
}

// mostDecoded is how many bytes a source may have that has to be kept as another text than its file.
const mostDecoded = 128 << 20

// scanDecoded keeps a source of UTF-16 in memory as UTF-8, in which games have their places, and what
// comes from a pipe.
func (c *Collection) scanDecoded(number uint16, from source, r io.Reader, size int64, share func(float64) bool) error {
	var text []byte
	var err error
	if size <= mostDecoded {
		text, err = io.ReadAll(io.LimitReader(game.UTF8(r), mostDecoded+1))
	}
	switch {
	case err != nil:
		return err
	case size > mostDecoded || len(text) > mostDecoded:
		return fmt.Errorf("%s is UTF-16 or a pipe and larger than %d MiB: save it as UTF-8 in a file",
			filepath.Base(from.path), mostDecoded>>20)
	}
	decoded := source{text: strings.TrimPrefix(string(text), mark)}
	c.replace(number, decoded)
	return c.scanSource(number, decoded, share)
}

// replace makes another source of one, for those who read games meanwhile.
func (c *Collection) replace(number uint16, by source) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sources = slices.Clone(c.sources)
	c.sources[number] = by
}

// whole returns a reader of all of a source, and its size.
func (s source) whole() (io.ReadCloser, int64, error) {
	if s.path == "" {
		return io.NopCloser(strings.NewReader(s.text)), int64(len(s.text)), nil
	}
	file, err := os.Open(s.path)
	if err != nil {
		return nil, 0, err
	}
	info, err := file.Stat()
	if err != nil {
		return nil, 0, errors.Join(err, file.Close())
	}
	return file, info.Size(), nil
}

// finder collects entries, a batch at a time.
type finder struct {
	c       *Collection
	source  uint16
	size    int64
	share   func(float64) bool
	found   []found
	stopped bool
}

// found is an entry whose texts have no numbers yet.
type found struct {
	entry
	texts [facts]string
}

// add takes an entry in. It reports whether to go on.
func (f *finder) add(e found) bool {
	e.source = f.source
	f.found = append(f.found, e)
	if len(f.found) == batch {
		f.flush()
		f.stopped = !f.share(float64(e.offset) / float64(f.size))
	}
	return !f.stopped
}

// flush puts what was found into the list.
func (f *finder) flush() {
	f.c.mu.Lock()
	defer f.c.mu.Unlock()
	for _, e := range f.found {
		for i, text := range e.texts {
			e.facts[i] = f.c.word(text)
		}
		f.c.entries = append(f.c.entries, e.entry)
	}
	f.found = f.found[:0]
}

// games finds the games of a PGN.
func (f *finder) games(r io.Reader) error {
	s := game.NewScanner(r)
	for s.Scan() {
		offset, line := s.Place()
		tags := s.Tags()
		if len(tags) == 0 && !s.TooLong() && !isGame(s) {
			continue
		}
		e := found{entry: entry{offset: offset, length: int32(s.Size()), line: int32(line), tooLong: s.TooLong(),
			result: resultNumber(tags.Get("Result"))}}
		for _, tag := range tags {
			if fact, ok := factOf(tag.Name); ok && tag.Value != "?" {
				e.texts[fact] = clip(tag.Value)
			}
		}
		if !f.add(e) {
			return nil
		}
	}
	return s.Err()
}

// isGame reports whether a text without tags is a game. A comment or a result that stands alone is none, nor is
// what begins with no number and has no move that can be played: the head of a letter, a page around a game.
func isGame(s *game.Scanner) bool {
	if !s.HasMoves() {
		return false
	}
	if first := strings.TrimSpace(s.Text()); first != "" && strings.IndexByte("0123456789{[", first[0]) >= 0 {
		return true
	}
	g, err := s.Game()
	return err == nil || g != nil && len(g.Root.Next) > 0
}

// factOf is the fact that a tag tells.
func factOf(tag string) (fact int, ok bool) {
	switch tag {
	case "White":
		return White, true
	case "Black":
		return Black, true
	case "Event":
		return Event, true
	case "Date":
		return Date, true
	case "ECO":
		return ECO, true
	case "Opening":
		return Opening, true
	case "Round":
		return Round, true
	}
	return 0, false
}

// positions finds the lines of an EPD.
func (f *finder) positions(r io.Reader) error {
	s := game.NewPositionScanner(r)
	for s.Scan() {
		offset, line := s.Place()
		e := found{entry: entry{offset: offset, length: int32(s.Size()), line: int32(line), position: true}}
		e.texts[White] = clip(positionName(s))
		if !f.add(e) {
			return nil
		}
	}
	return s.Err()
}

// positionName is the name of a position: its id, or else the position.
func positionName(s *game.PositionScanner) string {
	record, err := s.Record()
	if err == nil && record.Get("id") != "" {
		return record.Get("id")
	}
	return s.Placement()
}
