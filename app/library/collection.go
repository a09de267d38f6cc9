package library

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"drevo/engine/game"
)

// Collection is a list of games.
type Collection struct {
	Name   string
	Origin string   // where it comes from; empty for the user's own
	Look   string   // what to look for in it
	Paths  []string // of its files; none for what was pasted and what comes with the program

	making sync.Mutex // held while the list or the index is made

	mu      sync.RWMutex
	sources []source
	entries []entry
	words   []string          // every text of the entries once
	number  map[string]uint32 // of a text in words
	index   *index            // nil until the moves are read
	faults  int               // entries that can't be read whole, known with the index
	whole   bool              // all sources have been scanned
}

// source is a text from which games are read: a file, or what is in memory.
type source struct {
	path   string
	text   string      // where there is no path
	listed os.FileInfo // of the file when it was listed, nil before
}

// file opens the file of the source. One that has changed since it was listed, in another way than that
// something was added at its end, is an error: its games are elsewhere.
func (s source) file() (*os.File, error) {
	file, err := os.Open(s.path)
	if err != nil {
		return nil, err
	}
	now, err := file.Stat()
	if then := s.listed; err == nil && then != nil &&
		(!os.SameFile(then, now) || now.Size() < then.Size() || now.Size() == then.Size() &&
			!now.ModTime().Equal(then.ModTime())) {
		err = fmt.Errorf("%s has changed since it was listed: open it again", filepath.Base(s.path))
	}
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}

// open returns a reader of a part of the source.
func (s source) open(offset int64, length int) (io.ReadCloser, error) {
	if s.path == "" {
		return io.NopCloser(strings.NewReader(s.text[offset : offset+int64(length)])), nil
	}
	file, err := s.file()
	if err != nil {
		return nil, err
	}
	return struct {
		io.Reader
		io.Closer
	}{io.NewSectionReader(file, offset, int64(length)), file}, nil
}

// The facts of an entry, in the order of the list's columns.
const (
	White = iota
	Black
	Event
	Date
	ECO     // the code of the opening
	Opening // its name
	Round
	facts
)

// entry is a game of the list.
type entry struct {
	offset   int64
	length   int32
	line     int32 // in its source, from 1
	source   uint16
	result   uint8 // of results
	position bool  // a line of EPD, whose name is White
	tooLong  bool  // it can't be read
	facts    [facts]uint32
}

// results are the results by the numbers that entries have.
var results = [...]game.Result{game.Unknown, game.WhiteWins, game.BlackWins, game.Draw}

func resultNumber(text string) uint8 {
	for i, r := range results {
		if string(r) == text {
			return uint8(i)
		}
	}
	return 0
}

func newCollection(name string) *Collection {
	return &Collection{Name: name, words: []string{""}, number: map[string]uint32{"": 0}}
}

// word returns the number of a text. The lock is held.
func (c *Collection) word(text string) uint32 {
	n, ok := c.number[text]
	if !ok {
		n = uint32(len(c.words))
		text = strings.Clone(text)
		c.words = append(c.words, text)
		c.number[text] = n
	}
	return n
}

// Len returns how many games there are, or have been found so far.
func (c *Collection) Len() int {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return len(c.entries)
}

// Whole reports whether the list is complete.
func (c *Collection) Whole() bool {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.whole
}

// Row is what the list shows of a game.
type Row struct {
	White, Black, Event, Date, Round string
	ECO, Opening                     string
	Result                           game.Result
	Position                         bool // it is a position, named by White
}

// Row returns what the list shows of a game.
func (c *Collection) Row(at int) Row {
	c.mu.RLock()
	defer c.mu.RUnlock()
	if at >= len(c.entries) { // the list is being made again
		return Row{}
	}
	e := &c.entries[at]
	of := func(fact int) string { return c.words[e.facts[fact]] }
	return Row{
		White: of(White), Black: of(Black), Event: of(Event), Date: of(Date), Round: of(Round),
		ECO: of(ECO), Opening: of(Opening), Result: results[e.result], Position: e.position,
	}
}

// Game reads a game. The error names its place; the game is then what could be read of it.
func (c *Collection) Game(at int) (*game.Game, error) {
	c.mu.RLock()
	if at >= len(c.entries) {
		c.mu.RUnlock()
		return nil, errors.New("the list is being made again")
	}
	e := c.entries[at]
	from := c.sources[e.source]
	c.mu.RUnlock()
	text, err := from.open(e.offset, int(e.length))
	if err != nil {
		return nil, err
	}
	defer text.Close()
	g, err := e.read(text)
	if err != nil {
		err = fmt.Errorf("%s%w", c.place(from, &e, at), err)
	}
	return g, err
}

// place names a game of a source, and the line of a position; the only one of a text needs no name.
func (c *Collection) place(from source, e *entry, at int) (text string) {
	switch {
	case from.path != "":
		text = fmt.Sprintf("%s, game %d, ", filepath.Base(from.path), at+1)
	case c.Len() > 1:
		text = fmt.Sprintf("game %d, ", at+1)
	default:
		return ""
	}
	if e.position {
		text += fmt.Sprintf("line %d: ", e.line)
	}
	return text
}

// read reads the game of an entry.
func (e *entry) read(text io.Reader) (*game.Game, error) {
	if e.tooLong {
		return nil, fmt.Errorf("line %d: the game is longer than %d MiB", e.line, game.MostGame>>20)
	}
	if e.position {
		return readPosition(text)
	}
	s := game.NewScanner(text)
	if !s.Scan() {
		return nil, errors.Join(errors.New("the file has changed"), s.Err())
	}
	g, err := s.Game()
	var place *game.ParseError
	if errors.As(err, &place) {
		place.Line += int(e.line) - 1
	}
	return g, err
}

// readPosition reads a line of EPD as a game without moves, whose tags and comment say what the line
// says.
func readPosition(line io.Reader) (*game.Game, error) {
	s := game.NewPositionScanner(line)
	if !s.Scan() {
		return nil, errors.Join(errors.New("the file has changed"), s.Err())
	}
	record, err := s.Record()
	if err != nil {
		return nil, err
	}
	g := game.New(record.Position)
	g.Mended = record.Mended
	if id := record.Get("id"); id != "" {
		g.Tags.Set("Event", id)
	}
	var remarks []string
	for _, o := range record.Operations {
		switch {
		case o.Opcode == "bm" || o.Opcode == "am":
			remarks = append(remarks, map[string]string{"bm": "Best", "am": "To be avoided"}[o.Opcode]+": "+o.Operands+".")
		case len(o.Opcode) == 2 && o.Opcode[0] == 'c':
			remarks = append(remarks, strings.ReplaceAll(o.Operands, "}", ")")+".")
		}
	}
	g.Root.SetText(strings.Join(remarks, " "))
	return g, nil
}

// readerAt returns the reader of a source, opened once.
func readerAt(number uint16, from source, readers map[uint16]io.ReaderAt) (io.ReaderAt, error) {
	if r, ok := readers[number]; ok {
		return r, nil
	}
	if from.path == "" {
		readers[number] = strings.NewReader(from.text)
		return readers[number], nil
	}
	file, err := from.file()
	if err != nil {
		return nil, err
	}
	readers[number] = file
	return file, nil
}

func closeAll(readers map[uint16]io.ReaderAt) {
	for _, r := range readers {
		if closer, ok := r.(io.Closer); ok {
			_ = closer.Close() // it was only read
		}
	}
}
