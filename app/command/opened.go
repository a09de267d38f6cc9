package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"drevo/app/saved"
	"drevo/app/session"
	"drevo/engine/trace"
	"drevo/engine/tree"
)

// namesTree reports whether a word is the name of a file with a tree: one of a search, or a trace.
func namesTree(word string) bool {
	return strings.HasSuffix(word, ".drevo") || saved.IsFile(word) || trace.IsFile(word)
}

// openSearch opens the search of a file, or the last one of a trace.
func openSearch(ctx context.Context, path string, to streams) (*session.Search, error) {
	if !trace.IsFile(path) {
		opened, err := openTree(ctx, path, to, 0)
		if err != nil {
			return nil, err
		}
		return opened.Search, nil
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, usageError{err}
	}
	defer file.Close()
	last, err := lastTree(whileRuns{ctx, file})
	if err != nil {
		return nil, usageError{fmt.Errorf("%s: %w", path, err)}
	}
	return session.FromTree(session.NewGame(last.Header().Position), last), nil
}

// lastTree reads a trace to its end, and returns the tree of its last search.
func lastTree(from io.Reader) (last *tree.Tree, err error) {
	r, err := trace.NewReader(from)
	if err != nil {
		return nil, err
	}
	for {
		t, err := r.Tree(0)
		if t != nil {
			last = t
		}
		switch {
		case errors.Is(err, io.EOF) && last == nil:
			return nil, errors.New("the trace has no search")
		case errors.Is(err, io.EOF):
			return last, nil
		case err != nil:
			return nil, err
		}
	}
}
