// Package open makes a list of what users paste, drop and open: a FEN, EPD lines or a PGN,
// which package engine/game reads. A line or a game that can't be read doesn't keep the others
// away: it is left out, and an error names its place.
//
// Whatever a text is, reading it takes time in proportion to its length, at most
// [MostText] of it, and hardly any stack; no error quotes more than forty characters.
package open

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"drevo/engine/game"
)

// MostText is how many bytes of a text are read.
const MostText = 64 << 20

// mostName bounds the characters of a name, which a file may make as long as it likes.
const mostName = 120

// ErrEmpty says that there is nothing to read.
var ErrEmpty = errors.New("the text is empty")

// Item is one position or game of a text.
type Item struct {
	Name string
	Game *game.Game
}

// Contents is what a text holds.
type Contents struct {
	Items   []Item // at least one
	LeftOut error  // what could not be read or was not looked at, and why; nil for nothing
}

// Progress is told how many bytes of a text are read. It reports whether to go on.
type Progress func(done, total int) bool

// Text reads a FEN, EPD lines or a PGN, whichever it is, and all of it: one line or game
// that can't be read makes an error.
func Text(text string) ([]Item, error) {
	contents, err := Read(text, func(int, int) bool { return true })
	if err == nil {
		err = contents.LeftOut
	}
	if err != nil {
		return nil, err
	}
	return contents.Items, nil
}

// Read reads a FEN, EPD lines or a PGN, whichever it is, as far as they can be read. The
// error says why there is no item at all; it is context.Canceled when progress said so.
func Read(text string, progress Progress) (Contents, error) {
	text, cut := bounded(text)
	text = lineEnds.Replace(text)
	first := firstLine(text)
	if first == "" {
		return Contents{}, ErrEmpty
	}
	c := &collector{progress: progress, total: len(text)}
	if looksLikePosition(first) {
		c.positions(text)
	} else {
		c.games(text)
	}
	switch {
	case c.stopped:
		return Contents{}, context.Canceled
	case len(c.items) == 0 && c.first != nil:
		return Contents{}, c.first
	case len(c.items) == 0:
		return Contents{}, fmt.Errorf("this is neither a FEN nor an EPD nor a PGN: %.40q", first)
	}
	return Contents{c.items, c.leftOut(cut)}, nil
}

// lineEnds makes every line end one "\n", and takes off the marks of byte order that
// stand where files were joined.
var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\ufeff", "")

// bounded returns as much of a text as is read, whole games or lines.
func bounded(text string) (head string, cut bool) {
	if len(text) <= MostText {
		return text, false
	}
	head = text[:MostText]
	for _, begin := range []string{"\n[Event ", "\r[Event ", "\n", "\r"} {
		if i := strings.LastIndex(head, begin); i >= 0 {
			return head[:i+1], true
		}
	}
	return head, true
}

// collector gathers the items of a text, and what is left out.
type collector struct {
	progress Progress
	total    int
	items    []Item
	missing  int   // items left out
	first    error // the first of them, with its place
	stopped  bool
}

// at says how far reading has come. It reports whether to go on.
func (c *collector) at(done int) bool {
	c.stopped = c.stopped || !c.progress(done, c.total)
	return !c.stopped
}

// leave leaves an item out.
func (c *collector) leave(err error) {
	if c.missing++; c.first == nil {
		c.first = err
	}
}

// number returns the number of the item that is read now, from 1.
func (c *collector) number() int { return len(c.items) + c.missing + 1 }

// leftOut returns all that is left out as one error, nil for nothing.
func (c *collector) leftOut(cut bool) error {
	var parts []string
	if c.missing > 0 {
		parts = append(parts, fmt.Sprintf("left out %d of %d (%v)", c.missing, len(c.items)+c.missing, c.first))
	}
	if cut {
		parts = append(parts, fmt.Sprintf("what follows the first %d MiB was not read", MostText>>20))
	}
	if len(parts) == 0 {
		return nil
	}
	return errors.New(strings.Join(parts, "; "))
}

// firstLine is the first line with something on it that is no comment.
func firstLine(text string) string {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && !isRemark(line) {
			return line
		}
	}
	return ""
}

// isRemark reports whether a line is nothing but a remark.
func isRemark(line string) bool { return line[0] == '#' || line[0] == '%' }

// looksLikePosition reports whether a line starts with eight ranks, seven strokes
// between them.
func looksLikePosition(line string) bool {
	placement, _, _ := strings.Cut(line, " ")
	return strings.Count(placement, "/") >= 5 && !strings.HasPrefix(line, "[")
}

// clip returns a text as a name, of a length that can be shown.
func clip(text string) string {
	n := 0
	for i := range text {
		if n++; n > mostName {
			return text[:i] + "…"
		}
	}
	return text
}
