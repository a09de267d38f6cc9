package trace

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
)

// headerLines is the most lines that a header may have.
const headerLines = 10_000

// Reader reads a trace, in either form and also compressed by gzip, record by record.
type Reader struct {
	Header Header
	Binary bool

	in        *bufio.Reader
	following *Record // the search that comes next, for Tree
	count     int     // records read
	cut       bool    // the last record is not whole
}

// IsFile reports whether a file begins as a trace does, packed or not. A pipe is none, which might never begin.
func IsFile(path string) bool {
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
		return false
	}
	file, err := os.Open(path)
	if err != nil {
		return false
	}
	defer file.Close()
	in := bufio.NewReader(file)
	if magic, _ := in.Peek(2); bytes.Equal(magic, []byte{0x1f, 0x8b}) {
		unpacked, err := gzip.NewReader(in)
		if err != nil {
			return false
		}
		in = bufio.NewReader(unpacked)
	}
	line, _ := in.Peek(len(magicWord))
	return string(line) == magicWord
}

// magicWord is what a trace begins with.
const magicWord = "drevo-trace "

// ErrNothing says that what should be a trace ended before it began.
var ErrNothing = errors.New("trace: there is nothing in it")

// NewReader reads the header of a trace.
func NewReader(from io.Reader) (*Reader, error) {
	r := &Reader{Header: newHeader(), in: bufio.NewReaderSize(from, longest)}
	if magic, _ := r.in.Peek(2); bytes.Equal(magic, []byte{0x1f, 0x8b}) {
		unpacked, err := gzip.NewReader(r.in)
		if err != nil {
			return nil, fmt.Errorf("trace: %w", err)
		}
		r.in = bufio.NewReaderSize(unpacked, longest)
	}
	line, err := r.line()
	if err != nil && len(line) == 0 {
		return nil, ErrNothing
	}
	if r.Binary, err = parseFirst(string(line)); err != nil {
		return nil, err
	}
	for n := 0; ; n++ {
		line, err := r.line()
		switch {
		case errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF):
			return r, nil // good as far as it goes
		case err != nil:
			return nil, fmt.Errorf("trace: header: %w", err)
		case len(line) == 0:
			return r, nil
		case n >= headerLines:
			return nil, fmt.Errorf("trace: the header has more than %d lines", headerLines)
		}
		if err := r.Header.line(string(line)); err != nil {
			return nil, fmt.Errorf("trace: line %d: %w", n+2, err)
		}
	}
}

// errLines is what is wrong with a line that other programs may take for two.
var errLines = errors.New("a text has more than one line")

// line reads a line that ends, good until the next one is read.
func (r *Reader) line() ([]byte, error) {
	line, err := r.in.ReadSlice('\n')
	switch {
	case err == nil:
		line = bytes.TrimSuffix(line[:len(line)-1], []byte{'\r'})
		if bytes.IndexByte(line, '\r') >= 0 {
			return nil, errLines
		}
		return line, nil
	case errors.Is(err, bufio.ErrBufferFull):
		return nil, fmt.Errorf("a line of more than %d bytes", longest)
	case errors.Is(err, io.EOF) && len(line) > 0:
		return nil, io.ErrUnexpectedEOF
	}
	return line, err
}

// Cut reports whether the trace ended within a record, as one does whose engine was killed.
func (r *Reader) Cut() bool { return r.cut }

// Next reads the next record that this version knows, and takes in words. At the end, also at one within a
// record, the error is io.EOF.
func (r *Reader) Next(rec *Record) error {
	for {
		_, err := r.raw(rec)
		if err == nil && rec.Op == Line && r.Binary {
			err = rec.parseText([]byte(rec.Text), r.Header.Words)
		}
		switch {
		case errors.Is(err, io.EOF):
			return io.EOF
		case errors.Is(err, io.ErrUnexpectedEOF):
			r.cut = true
			return io.EOF
		case err != nil:
			return r.fault(err)
		case rec.Op < Line:
			return nil
		case rec.Op == Line:
			if err := r.Header.Words.line(rec.Text); err != nil {
				return r.fault(err)
			}
		}
	}
}

// fault says at which record something is wrong.
func (r *Reader) fault(err error) error { return fmt.Errorf("trace: record %d: %w", r.count, err) }

// raw reads the next record as it stands, and in text returns its line, good until the next one is read.
func (r *Reader) raw(rec *Record) (line []byte, err error) {
	r.count++
	if r.Binary {
		return nil, rec.readBinary(r.in)
	}
	if line, err = r.line(); err != nil {
		return nil, err
	}
	return line, rec.parseText(line, r.Header.Words)
}
