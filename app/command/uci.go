package command

import (
	"context"
	"flag"
	"os"

	"drevo/app/books"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/uci"
)

// serveUCI lets a programme be a UCI engine on standard input and output.
func serveUCI(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("uci", flag.ContinueOnError)
	id := flags.String("programme", "itep", "who plays: a `PROGRAMME`, or one of its presets, such as paulchess/modern")
	preset := flags.String("preset", "", "one of the programme's presets by its `NAME`, such as modern; without it "+
		"what -programme says")
	set := settings{}
	flags.Var(set, "set", "set an option of the programme, such as depth=5; more `NAME=VALUE` may follow, and drevo "+
		"programmes NAME "+
		"lists them")
	if err := parse(flags, args); err != nil {
		return err
	}
	if *preset != "" {
		*id += "/" + *preset
	}
	programme, chosen, err := to.programmes.Player(*id)
	if err != nil {
		return usageError{err}
	}
	values := over(programme, chosen, set)
	if _, err := search.Resolve(programme, values); err != nil {
		return usageError{err}
	}
	server := uci.Server{Programme: programme, Values: values, Book: func(path string) (func(*board.Position) board.Move,
		error) {
		return bookFor(ctx, path)
	}}
	return server.Serve(ctx, os.Stdin, to.out)
}

// bookFor opens a book, an empty path the default one, and returns what gives its preferred move.
func bookFor(ctx context.Context, path string) (func(*board.Position) board.Move, error) {
	var paths manyPaths
	if path != "" {
		paths = append(paths, path)
	}
	source, err := openBooks(ctx, paths, books.Plies)
	if source == nil {
		return nil, err
	}
	return func(p *board.Position) board.Move { return books.First(source.Moves(p)) }, nil
}
