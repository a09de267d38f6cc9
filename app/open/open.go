// Package open reads what users paste, drop and open: a FEN, EPD lines or a PGN. A
// text that can't be read gives one sentence that names the place, and never a
// panic.
package open

import (
	"errors"
	"fmt"
	"strings"

	"drevo/engine/board"
)

// Item is one position or game of a text.
type Item struct {
	Name  string
	Start board.Position
	Moves []board.Move // of the main line
}

// ErrEmpty says that there is nothing to read.
var ErrEmpty = errors.New("the text is empty")

// Text reads a FEN, EPD lines or a PGN, whichever it is.
func Text(text string) ([]Item, error) {
	text = strings.TrimPrefix(strings.ReplaceAll(text, "\r\n", "\n"), "\ufeff")
	first := firstLine(text)
	switch {
	case first == "":
		return nil, ErrEmpty
	case looksLikePosition(first):
		return positions(text)
	}
	return games(text)
}

// firstLine is the first line with something on it that is no comment.
func firstLine(text string) string {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "%") {
			return line
		}
	}
	return ""
}

// looksLikePosition reports whether a line starts with eight ranks, seven strokes
// between them.
func looksLikePosition(line string) bool {
	placement, _, _ := strings.Cut(line, " ")
	return strings.Count(placement, "/") >= 5 && !strings.HasPrefix(line, "[")
}

// positions reads a position a line: FEN, or EPD with operations behind it.
func positions(text string) ([]Item, error) {
	var items []Item
	number := 0
	for line := range strings.Lines(text) {
		number++
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		item, err := position(line)
		if err != nil {
			if number == 1 && !strings.Contains(strings.TrimSpace(text), "\n") {
				return nil, err
			}
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		items = append(items, item)
	}
	return items, nil
}

// position reads one line. Fields that an EPD leaves out get what a new game has.
func position(line string) (Item, error) {
	fen, rest := splitEPD(line)
	p, err := board.ParseFEN(fen)
	if err != nil {
		return Item{}, err
	}
	return Item{Name: operation(rest, "id"), Start: p}, nil
}

// splitEPD takes the FEN off a line, with clocks if they are there, and returns what
// follows.
func splitEPD(line string) (fen, rest string) {
	fields := strings.Fields(line)
	n := min(len(fields), 4)
	for n < len(fields) && n < 6 && isNumber(fields[n]) {
		n++
	}
	fen = strings.Join(fields[:n], " ")
	switch n {
	case 4:
		fen += " 0 1"
	case 5:
		fen += " 1"
	}
	return fen, strings.Join(fields[n:], " ")
}

func isNumber(field string) bool {
	return field != "" && strings.Trim(field, "0123456789") == ""
}

// operation returns the operand of an EPD operation, quotes taken off.
func operation(text, name string) string {
	for part := range strings.SplitSeq(text, ";") {
		opcode, operand, ok := strings.Cut(strings.TrimSpace(part), " ")
		if ok && opcode == name {
			return strings.Trim(operand, `"`)
		}
	}
	return ""
}
