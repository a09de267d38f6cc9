package book

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"iter"
	"slices"
	"strings"

	"drevo/engine/board"
)

// Lines is the book of PaulChess (2009, "From Transposition Table to Opening Book"): one answer a
// position. Its file has a line for each answer, with the key of the position, the key of the
// position after the answer, and the moves that a person played to get there, the answer the last:
//
//	332e2f2c77a8402d|fdf3d95385e5b7af|History: 1. d2d4
//
// The lines are sorted by their histories as texts, so that openings stand together. The random
// numbers of the thesis are lost (ruling): when a file is read, its histories are replayed and the
// keys, those of [Key], worked out anew.
type Lines struct {
	answers map[uint64]answer
}

// answer is a line of the file.
type answer struct {
	move    board.Move
	result  uint64 // key of the position after it
	history string
}

// NewLines returns an empty book.
func NewLines() *Lines { return &Lines{answers: map[uint64]answer{}} }

// Len returns the number of positions that the book knows.
func (l *Lines) Len() int { return len(l.answers) }

// Moves returns the answer to a position.
func (l *Lines) Moves(p *board.Position) []Entry {
	a, ok := l.answers[Key(p)]
	if !ok || !p.IsLegal(a.move) {
		return nil
	}
	return []Entry{{Move: a.move, Weight: 1}}
}

// All lists the answers.
func (l *Lines) All() iter.Seq2[uint64, Entry] {
	return func(yield func(uint64, Entry) bool) {
		for key, a := range l.answers {
			if !yield(key, Entry{Move: a.move, Weight: 1}) {
				return
			}
		}
	}
}

// Add makes the last of some moves from the initial position the answer to the position before it,
// in place of another one, as key "o" of the thesis's program does.
func (l *Lines) Add(moves []board.Move) error {
	if len(moves) == 0 {
		return errors.New("adding to the book: there is no move")
	}
	p := board.Start()
	var history strings.Builder
	for i, move := range moves {
		if !p.IsLegal(move) {
			return fmt.Errorf("adding to the book: half-move %d, %s, is not legal", i+1, move)
		}
		if p.Turn() == board.White {
			fmt.Fprintf(&history, " %d.", p.MoveNumber())
		}
		history.WriteString(" " + longNotation(&p, move))
		next := p.After(move)
		if i == len(moves)-1 {
			l.answers[Key(&p)] = answer{move, Key(&next), history.String()}
		}
		p = next
	}
	return nil
}

// Delete takes the answer to a position out of the book. It reports whether there was one.
func (l *Lines) Delete(p *board.Position) bool {
	key := Key(p)
	_, ok := l.answers[key]
	delete(l.answers, key)
	return ok
}

// ReadLines reads a book. The error counts the lines that are refused, and says of the first, with its
// number, why; the others are in the book.
func ReadLines(r io.Reader) (*Lines, error) {
	l := NewLines()
	refused, first := 0, error(nil)
	lines := bufio.NewReaderSize(r, mostLine)
	for number := 1; ; number++ {
		line, err := readLine(lines)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil && !errors.Is(err, errLongLine) {
			return l, fmt.Errorf("reading the book: %w", err)
		}
		if err == nil && line != "" {
			err = l.read(line)
		}
		if err != nil {
			if refused++; first == nil {
				first = fmt.Errorf("line %d: %w", number, err)
			}
		}
	}
	if refused > 0 {
		return l, fmt.Errorf("left out %d of the book's lines (%w)", refused, first)
	}
	return l, nil
}

// mostLine is how many bytes a line may have: a game of several thousand moves.
const mostLine = 64 << 10

var errLongLine = fmt.Errorf("it is longer than %d KiB", mostLine>>10)

// readLine returns the next line without the white space around it, or errLongLine.
func readLine(r *bufio.Reader) (string, error) {
	part, more, err := r.ReadLine()
	line := strings.TrimSpace(string(part))
	if err != nil || !more {
		return line, err
	}
	for more && err == nil {
		_, more, err = r.ReadLine()
	}
	if err == nil {
		err = errLongLine
	}
	return "", err
}

// read reads one line.
func (l *Lines) read(line string) error {
	fields := strings.Split(line, "|")
	if len(fields) != 3 || !strings.HasPrefix(fields[2], historyMark) {
		return fmt.Errorf("%.40q is not key|key|History: moves", line)
	}
	p := board.Start()
	var moves []board.Move
	for _, word := range strings.Fields(fields[2][len(historyMark):]) {
		if strings.HasSuffix(word, ".") {
			continue
		}
		move, err := p.ParseSAN(word)
		if err != nil {
			return fmt.Errorf("half-move %d: %w", len(moves)+1, err)
		}
		p, moves = p.After(move), append(moves, move)
	}
	return l.Add(moves)
}

const historyMark = "History:"

// Write writes the book, sorted.
func (l *Lines) Write(w io.Writer) error {
	type line struct {
		key uint64
		answer
	}
	lines := make([]line, 0, len(l.answers))
	for key, a := range l.answers {
		lines = append(lines, line{key, a})
	}
	slices.SortFunc(lines, func(a, b line) int { return strings.Compare(a.history, b.history) })
	buffered := bufio.NewWriter(w)
	for _, a := range lines {
		fmt.Fprintf(buffered, "%016x|%016x|%s%s\n", a.key, a.result, historyMark, a.history)
	}
	if err := buffered.Flush(); err != nil {
		return fmt.Errorf("writing the book: %w", err)
	}
	return nil
}

// longNotation writes a move as the thesis does: the piece's letter but for pawns, from, a colon for
// a capture, to, "=Q", "+"; castling without a sign of check.
func longNotation(p *board.Position, move board.Move) string {
	if move.IsCastling() {
		return strings.TrimSuffix(strings.TrimSuffix(p.SAN(move), "+"), "#")
	}
	var text strings.Builder
	if piece := p.At(move.From()).Type(); piece != board.Pawn {
		text.WriteByte(piece.Letter())
	}
	text.WriteString(move.From().String())
	if move.IsCapture() {
		text.WriteByte(':')
	}
	text.WriteString(move.To().String())
	if move.IsPromotion() {
		text.WriteString("=" + string(move.Promotion().Letter()))
	}
	var next board.Position
	if p.Make(move, &next); next.InCheck() {
		text.WriteByte('+')
	}
	return text.String()
}
