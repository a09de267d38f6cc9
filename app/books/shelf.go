package books

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"

	"drevo/app/file"
	"drevo/book"
	"drevo/engine/board"
)

// The names of books that are no files.
const (
	None    = ""
	Default = "default" // that comes with the program
	Own     = "own"     // that the user writes
)

// Shelf holds books that were opened, and the user's own, which it writes to its file with every
// change. It may be used by any goroutine.
type Shelf struct {
	mu   sync.Mutex
	open map[string]book.Source
	own  *book.Lines
	path string // of the own book
	// damaged says that the own book could not be read as a whole, and must not be overwritten.
	damaged error
}

// NewShelf returns a shelf whose own book lies in a file, empty for none: it is then forgotten.
func NewShelf(path string) *Shelf {
	return &Shelf{open: map[string]book.Source{}, path: path}
}

// Names are the names of openings. The first call reads them, which takes some tenths of a second.
func (s *Shelf) Names() *book.Names { return book.AllNames() }

// OwnPath is where the own book lies, beside the settings.
func OwnPath(settings string) string { return filepath.Join(filepath.Dir(settings), "drevo-book.txt") }

// Get opens a book by its name or path, which takes long where games are counted, and remembers it. No
// name gives no book. The error may come with a book of what could be read.
func (s *Shelf) Get(ctx context.Context, name string) (book.Source, error) {
	if name == None {
		return nil, nil
	}
	if name == Own {
		s.mu.Lock()
		defer s.mu.Unlock()
		return s.readOwn()
	}
	s.mu.Lock()
	known, ok := s.open[name]
	s.mu.Unlock()
	if ok {
		return known, nil
	}
	var paths []string
	if name != Default {
		paths = []string{name}
	}
	source, err := Open(ctx, paths, Plies)
	if source != nil && ctx.Err() == nil {
		s.mu.Lock()
		s.open[name] = source
		s.mu.Unlock()
	}
	return source, err
}

// Here returns a book that is at hand at once: the default one where no name is given, the own one, or a
// file that was opened; nil for one that was not.
func (s *Shelf) Here(name string) (book.Source, error) {
	if name == None {
		name = Default
	}
	s.mu.Lock()
	known, ok := s.open[name]
	s.mu.Unlock()
	if !ok && name != Default && name != Own {
		return nil, nil
	}
	if ok {
		return known, nil
	}
	return s.Get(context.Background(), name)
}

// Choose picks one of a book's moves for a position by chance, the more often the more it is preferred;
// NoMove where there is none.
func Choose(entries []book.Entry) board.Move {
	sum := 0
	for _, e := range entries {
		sum += max(e.Weight, 0)
	}
	if sum == 0 {
		return First(entries)
	}
	at := rand.IntN(sum)
	for _, e := range entries {
		if at -= max(e.Weight, 0); at < 0 {
			return e.Move
		}
	}
	return First(entries)
}

// First is the move that a book prefers, NoMove where it has none.
func First(entries []book.Entry) board.Move {
	if len(entries) == 0 {
		return board.NoMove
	}
	return entries[0].Move
}

// readOwn reads the own book once.
func (s *Shelf) readOwn() (*book.Lines, error) {
	if s.own != nil {
		return s.own, s.damaged
	}
	s.own = book.NewLines()
	if s.path == "" {
		return s.own, nil
	}
	f, err := os.Open(s.path)
	if errors.Is(err, fs.ErrNotExist) {
		return s.own, nil
	}
	if err == nil {
		defer f.Close()
		s.own, err = book.ReadLines(f)
	}
	if err != nil {
		s.damaged = fmt.Errorf("%s: %w", s.path, err)
	}
	return s.own, s.damaged
}

// Add makes the last of some moves from the initial position the answer of the own book to the position
// before it, and saves the book. A damaged file is not overwritten.
func (s *Shelf) Add(moves []board.Move) error {
	return s.change(func(own *book.Lines) error { return own.Add(moves) })
}

// Delete takes the answer to a position out of the own book.
func (s *Shelf) Delete(p *board.Position) error {
	return s.change(func(own *book.Lines) error {
		if !own.Delete(p) {
			return errors.New("your book has no answer to this position")
		}
		return nil
	})
}

func (s *Shelf) change(change func(*book.Lines) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	own, err := s.readOwn()
	if err != nil {
		return fmt.Errorf("the book is not changed: %w", err)
	}
	if err := change(own); err != nil {
		return err
	}
	if s.path == "" {
		return nil
	}
	var text bytes.Buffer
	if err := own.Write(&text); err != nil {
		return err
	}
	return file.Replace(s.path, text.Bytes(), 0o644)
}

// Moves returns what a source has for a position. The own book may be changed meanwhile.
func (s *Shelf) Moves(source book.Source, p *board.Position) []book.Entry {
	if source == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return source.Moves(p)
}
