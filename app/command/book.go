package command

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"drevo/app/books"
	"drevo/app/file"
	"drevo/app/outcome"
	"drevo/book"
	"drevo/engine/board"
	"drevo/internal/phrase"
)

// manyPaths is a flag that may be given more than once.
type manyPaths []string

func (m *manyPaths) String() string        { return strings.Join(*m, " ") }
func (m *manyPaths) Set(path string) error { *m = append(*m, path); return nil }

// lookUp shows the moves of a book for a position, or makes one from games.
func lookUp(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("book", flag.ContinueOnError)
	form := formFlags(flags)
	fen := flags.String("fen", startPosition(), "the position as a `FEN`")
	out := flags.String("out", "", "make a book and write it into this `FILE`, such as games.bin for Polyglot, else as text; "+
		"without it the moves of the position "+
		"are shown")
	plies := flags.Int("plies", 24, "read `N` half-moves of each game, such as 16")
	least := flags.Int("least", 2, "a Polyglot book has moves of at least `N` games, such as 1")
	var paths manyPaths
	flags.Var(&paths, "book", "a `FILE` of a book or of games, such as games.pgn; may be given again; without it "+
		"the book that comes along")
	if err := parse(flags, args); err != nil {
		return err
	}
	if *plies < 1 || *least < 1 {
		return wrong("-plies and -least are whole numbers from 1")
	}
	p, err := to.position(*fen)
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
	return errors.Join(form.print(to, bookMoves(&p, source)), err)
}

func startPosition() string {
	p := board.Start()
	return p.FEN()
}

// openBooks opens the default book, one book, or the games of any number of files. With an error
// there may be a book of what could be read.
func openBooks(ctx context.Context, paths []string, plies int) (book.Source, error) {
	source, err := books.Open(ctx, paths, plies)
	switch {
	case errors.Is(err, books.ErrStopped):
		err = errStopped
	case source == nil && errors.As(err, new(*books.WrongFileError)):
		err = usageError{err}
	}
	return source, err
}

// bookColumns are a move with its weight, of games how many and their results, and the opening that it leads to.
var bookColumns = []outcome.Column{
	{Key: "move", Name: " "}, {Key: "weight", Name: " ", Unit: outcome.NoUnit}, {Key: "games", Unit: "games"},
	{Key: "whiteWins", Unit: "games"}, {Key: "draws", Unit: "games"}, {Key: "blackWins", Unit: "games"}, {Name: " "},
	{Key: "opening", Name: " "},
}

// bookMoves are the moves of a position.
func bookMoves(p *board.Position, source book.Source) outcome.Outcome {
	t, names := outcome.New("", bookColumns...), book.AllNames()
	for _, e := range source.Moves(p) {
		weight, results := outcome.Cell{Value: e.Weight}, ""
		if e.Games > 0 {
			weight.Text = phrase.Of("{n:1 game|# games}", "n", e.Games)
			results = fmt.Sprintf("+%d =%d -%d", e.WhiteWins, e.Draws, e.BlackWins)
		}
		counted := func(n int) any { // a book of lines counts no games
			if e.Games == 0 {
				return nil
			}
			return n
		}
		t.Add(p.SAN(e.Move), weight, counted(e.Games), counted(e.WhiteWins), counted(e.Draws), counted(e.BlackWins), results,
			nameAfter(p, e.Move, names))
	}
	o := outcome.Outcome{Tables: []outcome.Table{t}}
	if len(t.Rows) == 0 {
		o.Notes = []string{"The book does not know this position."}
	}
	return o
}

// nameAfter names the opening that a move leads to, if it has a name.
func nameAfter(p *board.Position, move board.Move, names *book.Names) any {
	next := p.After(move)
	if o, ok := names.Of(&next); ok {
		return o.Code + " " + o.Name
	}
	return nil
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
