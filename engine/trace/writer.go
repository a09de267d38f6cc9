package trace

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Writer writes a trace. It keeps nothing of the records that it has written.
type Writer struct {
	to     io.Writer
	binary bool
	words  *Words
	buffer []byte
	err    error
}

// writeAt is how much is written together.
const writeAt = 1 << 16

// NewWriter returns a writer of a trace with the lines of a header.
func NewWriter(to io.Writer, lines []string, binary bool) (*Writer, error) {
	h := newHeader()
	for i, line := range lines {
		if err := h.line(line); err != nil {
			return nil, fmt.Errorf("trace: line %d: %w", i+2, err)
		}
	}
	w := &Writer{to: to, binary: binary, words: h.Words}
	form := "text"
	if binary {
		form = "binary"
	}
	w.buffer = append(w.buffer, firstLine(form)+"\n"+strings.Join(append(lines, "", ""), "\n")...)
	return w, nil
}

// Write writes a record; errors come with Flush.
func (w *Writer) Write(r *Record) {
	if r.Op == Line {
		_ = w.words.line(r.Text) // what is no word, or a wrong one, is written as it stands
	}
	if w.binary {
		w.buffer = r.appendBinary(w.buffer)
	} else {
		w.buffer = append(r.appendText(w.buffer, w.words), '\n')
	}
	if len(w.buffer) >= writeAt {
		w.fail(w.Flush())
	}
}

func (w *Writer) fail(err error) {
	if w.err == nil {
		w.err = err
	}
}

// Flush writes what is not written yet, and returns the first error of all.
func (w *Writer) Flush() error {
	if w.err == nil {
		_, w.err = w.to.Write(w.buffer)
	}
	w.buffer = w.buffer[:0]
	return w.err
}

// Convert writes a trace in one of the forms. Nothing is lost, and to convert it back gives the same bytes: a line
// that says more than this version knows, or says it in another manner, is carried as it stands.
func Convert(to io.Writer, from io.Reader, binary bool) error {
	r, err := NewReader(from)
	if err != nil {
		return err
	}
	w, err := NewWriter(to, r.Header.Lines, binary)
	if err != nil {
		return err
	}
	w.words = r.Header.Words
	if err := w.convert(r); err != nil {
		return errors.Join(w.Flush(), err)
	}
	return w.Flush()
}

func (w *Writer) convert(r *Reader) error {
	var rec Record
	var again []byte
	for {
		line, err := r.raw(&rec)
		switch {
		case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
			return nil
		case err != nil && line == nil:
			return r.fault(err)
		case err == nil:
			again = rec.appendText(again[:0], w.words)
		}
		if line != nil && (err != nil || !bytes.Equal(again, line)) {
			rec.Begin(Line).Text = string(line)
		}
		w.Write(&rec)
	}
}
