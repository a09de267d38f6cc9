package command

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"drevo/app/file"
	"drevo/book"
	"drevo/engine/board"
	"drevo/engine/game"
)

// mostBookPositions bounds the memory of a book that is made from games: some 400 bytes each.
const mostBookPositions = 5_000_000

// manyPaths is a flag that may be given more than once.
type manyPaths []string

func (m *manyPaths) String() string        { return strings.Join(*m, " ") }
func (m *manyPaths) Set(path string) error { *m = append(*m, path); return nil }

// bookMove is a move of a book as JSON.
type bookMove struct {
	Move      string `json:"move"`
	Weight    int    `json:"weight"`
	Games     int    `json:"games,omitempty"`
	WhiteWins int    `json:"whiteWins,omitempty"`
	Draws     int    `json:"draws,omitempty"`
	BlackWins int    `json:"blackWins,omitempty"`
}

// lookUp shows the moves of a book for a position, or makes one from games.
func lookUp(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("book", flag.ContinueOnError)
	fen := flags.String("fen", startPosition(), "")
	out := flags.String("out", "", "")
	plies := flags.Int("plies", 24, "")
	least := flags.Int("least", 2, "")
	asJSON := flags.Bool("json", false, "")
	var paths manyPaths
	flags.Var(&paths, "book", "")
	if err := parse(flags, args); err != nil {
		return err
	}
	if *plies < 1 || *least < 1 {
		return wrong("-plies and -least are whole numbers from 1")
	}
	p, err := parseFEN(*fen)
	if err != nil {
		return err
	}
	source, err := openBooks(ctx, paths, *plies)
	if err != nil && source == nil {
		return err
	}
	if *out != "" {
		return errors.Join(writeBook(*out, source, *least, to), err)
	}
	return errors.Join(printBook(&p, source, *asJSON, to), err)
}

func startPosition() string {
	p := board.Start()
	return p.FEN()
}

// openBooks opens the default book, one book, or the games of any number of files. With an error
// there may be a book of what could be read.
func openBooks(ctx context.Context, paths []string, plies int) (book.Source, error) {
	if len(paths) == 0 {
		return book.Default()
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
		return counts, err
	}
	f, err := os.Open(paths[0])
	if err != nil {
		return nil, err
	}
	defer f.Close()
	l, err := book.ReadLines(f)
	switch {
	case err != nil && l.Len() == 0:
		return nil, wrong("%s: %w", paths[0], err)
	case err != nil:
		return l, fmt.Errorf("%s: %w", paths[0], err)
	}
	return l, nil
}

// mostBook is how many bytes a Polyglot book may have.
const mostBook = 1 << 30

// readBook reads a file as a whole, if it is one.
func readBook(path string) ([]byte, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, wrong("%s is no file", path)
	case info.Size() > mostBook:
		return nil, wrong("%s is longer than %d MiB", path, mostBook>>20)
	}
	return os.ReadFile(path)
}

// countGames counts the games of files. What can't be read is passed over, and told.
func countGames(ctx context.Context, paths []string, plies int) (*book.Counts, error) {
	counts := book.NewCounts(plies, mostBookPositions)
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
		return counts, errStopped
	case leftOut > 0:
		return counts, fmt.Errorf("left out %d %s (%w)", leftOut, gamesWord(leftOut), first)
	}
	return counts, nil
}

// printBook prints the moves of a position.
func printBook(p *board.Position, source book.Source, asJSON bool, to streams) error {
	entries := source.Moves(p)
	if asJSON {
		list := make([]bookMove, 0, len(entries))
		for _, e := range entries {
			list = append(list, bookMove{p.SAN(e.Move), e.Weight, e.Games, e.WhiteWins, e.Draws, e.BlackWins})
		}
		return writeJSON(to, list)
	}
	if len(entries) == 0 {
		fmt.Fprintln(to.out, "The book does not know this position.")
	}
	names := book.NewNames()
	for _, e := range entries {
		fmt.Fprintf(to.out, "%-8s", p.SAN(e.Move))
		if e.Games > 0 {
			fmt.Fprintf(to.out, "%8d %-5s  +%d =%d -%d", e.Games, gamesWord(e.Games), e.WhiteWins, e.Draws, e.BlackWins)
		} else {
			fmt.Fprintf(to.out, "%8d", e.Weight)
		}
		fmt.Fprintln(to.out, nameAfter(p, e.Move, names))
	}
	return nil
}

// nameAfter names the opening that a move leads to.
func nameAfter(p *board.Position, move board.Move, names *book.Names) string {
	var next board.Position
	p.Make(move, &next)
	if o, ok := names.Of(&next); ok {
		return "  " + o.Code + " " + o.Name
	}
	return ""
}

// writeBook writes a book in the format that the file's name asks for: .bin for Polyglot, else the
// text of the thesis, which only such a book can be written as.
func writeBook(path string, source book.Source, least int, to streams) error {
	write, n, err := bookWriter(path, source, least)
	if err != nil {
		return err
	}
	var data bytes.Buffer
	if err := write(&data); err != nil {
		return err
	}
	if err := file.Replace(path, data.Bytes(), 0o644); err != nil {
		return err
	}
	fmt.Fprintf(to.out, "%s: %d entries\n", path, n)
	return nil
}

// bookWriter returns what writes a book, and how many entries it has.
func bookWriter(path string, source book.Source, least int) (write func(io.Writer) error, n int, err error) {
	if !strings.EqualFold(filepath.Ext(path), ".bin") {
		l, ok := source.(*book.Lines)
		if !ok {
			return nil, 0, wrong("only a book of lines can be written as text: give -out a name that ends in .bin")
		}
		return l.Write, l.Len(), nil
	}
	lister, ok := source.(book.Lister)
	if !ok {
		return nil, 0, wrong("the book is a Polyglot book already")
	}
	var w book.PolyglotWriter
	for key, e := range lister.All() {
		if e.Games == 0 || e.Games >= least {
			w.Add(key, e.Move, e.Weight)
			n++
		}
	}
	return w.Write, n, nil
}

// gamesWord is the word after a number of games.
func gamesWord(n int) string {
	if n == 1 {
		return "game"
	}
	return "games"
}
