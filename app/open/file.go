package open

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// piece is how many bytes of a file are read at a time.
const piece = 1 << 20

// File reads a file as Read reads a text. A file that comes slowly, or never, as from a
// pipe, keeps the caller waiting: it is meant for a goroutine of its own. Reading the
// bytes counts as half of the progress.
func File(path string, progress Progress) (Contents, error) {
	file, err := os.Open(path)
	if err != nil {
		return Contents{}, err
	}
	defer file.Close()
	text, err := readText(file, progress)
	if err != nil {
		return Contents{}, fmt.Errorf("reading %s: %w", filepath.Base(path), err)
	}
	return Read(text, func(done, total int) bool { return progress(total+done, 2*total) })
}

// readText reads a file up to a byte more than the limit, by which Read sees that there is
// more.
func readText(file *os.File, progress Progress) (string, error) {
	total := MostText
	if info, err := file.Stat(); err == nil && info.Mode().IsRegular() {
		total = int(min(info.Size(), MostText))
	}
	var text strings.Builder
	text.Grow(total + 1)
	for from := io.LimitReader(file, MostText+1); ; {
		_, err := io.CopyN(&text, from, piece)
		if errors.Is(err, io.EOF) {
			return text.String(), nil
		}
		if err != nil {
			return "", err
		}
		if !progress(min(text.Len(), total), 2*total) {
			return "", context.Canceled
		}
	}
}
