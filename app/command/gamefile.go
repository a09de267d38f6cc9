package command

import (
	"errors"
	"fmt"
	"io"
	"os"
)

// gameFile is a file to which games are added, each of them whole or not at all.
type gameFile struct {
	file *os.File
	err  error // why no more games are written
}

// openGames opens a file that games are added to. One that was left in the middle of a line, as by the end
// of a program, goes on with a line of its own.
func openGames(path string) (*gameFile, error) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_APPEND|os.O_RDWR, 0o644)
	if err != nil {
		return nil, err
	}
	g := &gameFile{file: file}
	last := make([]byte, 1)
	if size, err := file.Seek(0, io.SeekEnd); err == nil && size > 0 {
		if _, err := file.ReadAt(last, size-1); err == nil && last[0] != '\n' {
			g.add("\n\n")
		}
	}
	if g.err != nil {
		return nil, errors.Join(g.err, file.Close())
	}
	return g, nil
}

// add writes a game. What of it has come into the file before an error, such as a full disk, is taken out
// again, and nothing more is written.
func (g *gameFile) add(text string) {
	if g.err != nil {
		return
	}
	if n, err := g.file.WriteString(text); err != nil {
		g.err = fmt.Errorf("games are no longer written: %w", err)
		if size, err := g.file.Seek(0, io.SeekEnd); err == nil && n > 0 {
			_ = g.file.Truncate(size - int64(n)) // a pipe keeps what it has
		}
	}
}

func (g *gameFile) Close() error { return g.file.Close() }
