// Package books opens opening books for the terminal and the window, and keeps the one that a person
// writes while playing.
package books

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"drevo/book"
	"drevo/engine/game"
	"drevo/internal/phrase"
)

// Plies is how deep games are counted that serve as a book, unless somebody wants another depth.
const Plies = 24

// mostPositions bounds the memory of a book that is made from games: some 400 bytes each.
const mostPositions = 5_000_000

// ErrStopped says that the context ended while games were counted.
var ErrStopped = errors.New("stopped")

// WrongFileError says that a file is no book, as against one that can't be read.
type WrongFileError struct{ error }

func (e *WrongFileError) Unwrap() error { return e.error }

var errNoMoves = errors.New("there are no moves in it")

func wrong(format string, args ...any) error { return &WrongFileError{fmt.Errorf(format, args...)} }

// Refusal says in a sentence why a file is not taken as a book: the file, where in it if it is a place,
// and the reason.
func Refusal(path string, err error) string {
	reason := strings.TrimPrefix(err.Error(), path+": ")
	if place := new(fs.PathError); errors.As(err, &place) {
		reason = place.Err.Error()
	}
	if rest, ok := strings.CutPrefix(reason, path+" "); ok {
		reason = "it " + rest
	}
	return phrase.Of("{file} is not taken as a book: {reason}.", "file", filepath.Base(path), "reason", reason)
}

// Open opens the default book, one book, or the games of any number of files. With an error
// there may be a book of what could be read.
func Open(ctx context.Context, paths []string, plies int) (book.Source, error) {
	if len(paths) == 0 {
		return book.Default()
	}
	if err := check(paths); err != nil {
		return nil, err
	}
	switch strings.ToLower(filepath.Ext(paths[0])) {
	case ".bin":
		data, err := readBook(paths[0])
		if err != nil {
			return nil, err
		}
		b, err := book.ReadPolyglot(data)
		if err != nil {
			return nil, wrong("%s: %w", paths[0], err)
		}
		return b, nil
	case ".pgn":
		counts, err := countGames(ctx, paths, plies)
		if counts == nil {
			return nil, err // and not a book that is a nil pointer
		}
		if counts.Positions() == 0 && !errors.Is(err, ErrStopped) {
			return nil, wrong("%s: %w", paths[0], cmp.Or(err, errNoMoves))
		}
		return counts, err
	}
	f, err := os.Open(paths[0])
	if err != nil {
		return nil, err
	}
	defer f.Close()
	l, err := book.ReadLines(f)
	switch {
	case l.Len() == 0:
		return nil, wrong("%s: %w", paths[0], cmp.Or(err, errNoMoves))
	case err != nil:
		return l, fmt.Errorf("%s: %w", paths[0], err)
	}
	return l, nil
}

// check says what of some paths can't be opened: what is no file, such as a pipe that nobody writes to, and
// several books, for only games can be counted together.
func check(paths []string) error {
	for _, path := range paths {
		info, err := os.Stat(path)
		switch {
		case err != nil:
			return err
		case !info.Mode().IsRegular():
			return wrong("%s is no file", path)
		case len(paths) > 1 && !strings.EqualFold(filepath.Ext(path), ".pgn"):
			return wrong("%s can't be opened together with others: only games (.pgn) can", path)
		}
	}
	return nil
}

// mostBook is how many bytes a Polyglot book may have.
const mostBook = 1 << 30

// readBook reads a file as a whole, unless it is far too long.
func readBook(path string) ([]byte, error) {
	if info, err := os.Stat(path); err == nil && info.Size() > mostBook {
		return nil, wrong("%s is longer than %d MiB", path, mostBook>>20)
	}
	return os.ReadFile(path)
}

// countGames counts the games of files. What can't be read is passed over, and told.
func countGames(ctx context.Context, paths []string, plies int) (*book.Counts, error) {
	counts := book.NewCounts(plies, mostPositions)
	var first error
	leftOut := 0
	for _, path := range paths {
		f, err := os.Open(path)
		if err != nil {
			return nil, err
		}
		s := game.NewScanner(f)
		for ctx.Err() == nil && s.Scan() {
			g, err := s.Game()
			if err != nil {
				if leftOut++; first == nil {
					first = fmt.Errorf("%s, %w", filepath.Base(path), err)
				}
				continue
			}
			counts.Add(g)
		}
		f.Close()
		if s.Err() != nil {
			return nil, fmt.Errorf("reading %s: %w", path, s.Err())
		}
	}
	switch {
	case ctx.Err() != nil:
		return counts, ErrStopped
	case leftOut > 0:
		return counts, fmt.Errorf("left out %s (%w)", phrase.Of("{n:1 game|# games}", "n", leftOut), first)
	}
	return counts, nil
}
