package treefile

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"sync"

	"drevo/engine/tree"
)

// File is a tree that was read from a file.
type File struct {
	Tree     *tree.Tree
	Build    string // that wrote the file
	Attached []Attached
	Faults   []error // what of the file could not be read; empty where it is whole
	Lost     int     // nodes that are there but could not be shown, because nodes above them are missing
	Cut      bool    // the file has no end: the program that wrote it was ended

	pages []pageInfo
}

// Summary counts the nodes of all pages that are whole.
func (f *File) Summary() (sum Summary) {
	for i := range f.pages {
		sum.add(&f.pages[i].summary)
	}
	return sum
}

// Options say how a file is opened.
type Options struct {
	Budget int64       // of the nodes that are in memory, in bytes; 0: all of them
	Stop   func() bool // gives up once it returns true; nil: never
}

var errStopped = errors.New("given up")

// ErrForeign says that a file is none of a tree.
var ErrForeign = errors.New("this is no file of a tree")

// Reader is what a file is read from. It is closed with the tree, or once all of the tree is in memory.
type Reader interface {
	io.ReaderAt
	io.Closer
}

// Is reports whether a file is one of a tree, of whatever version.
func Is(from io.ReaderAt) bool {
	first := make([]byte, len(magic))
	_, err := from.ReadAt(first, 0)
	return err == nil && bytes.HasPrefix(first, []byte(anyMagic))
}

// Open reads a file of a size. Where the tree fits the budget it is read as a whole, else its pages are when they are
// looked at. What is damaged is left out ([File.Faults]); the error says that nothing could be read.
func Open(from Reader, size int64, o Options) (*File, error) {
	f, err := open(from, size, o)
	if err != nil {
		return nil, errors.Join(fmt.Errorf("treefile: %w", err), from.Close())
	}
	return f, nil
}

func open(from Reader, size int64, o Options) (*File, error) {
	if o.Stop == nil {
		o.Stop = func() bool { return false }
	}
	first := make([]byte, len(magic))
	if _, err := from.ReadAt(first, 0); err != nil || !bytes.HasPrefix(first, []byte(anyMagic)) {
		return nil, ErrForeign
	}
	if string(first) != magic {
		return nil, fmt.Errorf("its version, %.20q, is a later one", bytes.TrimSpace(first[len(anyMagic):]))
	}
	c, err := newCodec()
	if err != nil {
		return nil, err
	}
	x, err := c.readIndex(from, size, o.Stop)
	if err != nil {
		return nil, err
	}
	r := &reading{from: from, decoder: &decoder{codec: c}, index: x}
	return r.file(size, o)
}

// reading reads a file of which the blocks are known. It is the source of its tree.
type reading struct {
	from Reader
	*decoder
	index
	pageAt []block
	tail   *tree.Tail
	buffer []byte
	closed sync.Once
}

// file reads the file.
func (r *reading) file(size int64, o Options) (*File, error) {
	f := &File{Faults: r.faults, pages: r.pages}
	var header *tree.Header
	for _, b := range r.blocks {
		switch b.kind {
		case headerBlock:
			h, build, err := r.header(b)
			if err != nil {
				return nil, err
			}
			header, f.Build = &h, build
		case pageBlock:
			r.pageAt = append(r.pageAt, b)
		case tailBlock:
			r.takeTail(b, f)
		case attachedBlock:
			r.attached(b, f)
		}
	}
	if header == nil {
		return nil, errors.New("what the tree is of is damaged")
	}
	f.Cut = r.tail == nil && len(r.faults) == 0
	return f, r.tree(f, *header, o)
}

// header reads what the tree is of.
func (r *reading) header(b block) (tree.Header, string, error) {
	content, err := b.content(r.from, nil)
	if err != nil {
		return tree.Header{}, "", err
	}
	return r.decodeHeader(content)
}

// takeTail reads the tail.
func (r *reading) takeTail(b block, f *File) {
	content, err := b.content(r.from, nil)
	if err == nil {
		var tail tree.Tail
		if tail, err = r.decodeTail(content); err == nil {
			r.tail = &tail
			return
		}
	}
	f.Faults = append(f.Faults, fmt.Errorf("the tail: %w", err))
}

// attached reads something that is attached.
func (r *reading) attached(b block, f *File) {
	content, err := b.content(r.from, nil)
	if err == nil {
		var a Attached
		if a, err = r.decodeAttached(content); err == nil {
			f.Attached = append(f.Attached, a)
			return
		}
	}
	f.Faults = append(f.Faults, fmt.Errorf("something attached: %w", err))
}

// tree makes the tree of the pages.
func (r *reading) tree(f *File, h tree.Header, o Options) error {
	if r.lost || r.tail == nil {
		return r.mend(f, h, o)
	}
	stored := tree.Stored{Header: h, Source: r, Tail: *r.tail, Budget: o.Budget}
	for _, info := range r.pages {
		stored.Skips = append(stored.Skips, info.skips)
		for _, n := range info.summary.Types {
			stored.Nodes += int(n)
		}
	}
	t, err := stored.Open()
	if err != nil {
		f.Faults = append(f.Faults, err)
		return r.mend(f, h, o)
	}
	if f.Tree = t; o.Budget > 0 && t.Bytes() > o.Budget {
		return nil
	}
	if err := t.Load(o.Stop); err != nil {
		f.Faults = append(f.Faults, err)
		return r.mend(f, h, o)
	}
	return nil
}

// Page is that of [tree.Source].
func (r *reading) Page(n int, p *tree.Page) (err error) {
	if n >= len(r.pageAt) {
		return io.ErrUnexpectedEOF
	}
	if r.buffer, err = r.pageAt[n].content(r.from, r.buffer); err != nil {
		return err
	}
	return r.page(r.buffer, p)
}

// Close ends the reading.
func (r *reading) Close() (err error) {
	r.closed.Do(func() {
		r.codec.close()
		err = r.from.Close()
	})
	return err
}

// mend puts the tree together of what is whole, in memory.
func (r *reading) mend(f *File, h tree.Header, o Options) error {
	m := tree.NewMender(h, int(o.Budget/tree.RecordBytes))
	var p tree.Page
	last := tree.ID(0)
	for n := range r.pageAt {
		if o.Stop() {
			return errStopped
		}
		err := r.Page(n, &p)
		if err == nil && (n > 0 && p.First <= last) {
			err = errors.New("a page stands in the wrong place")
		}
		if err != nil {
			f.Faults = append(f.Faults, err)
			continue
		}
		last = p.First
		m.Add(&p)
	}
	f.Tree, f.Lost = m.Tree(r.tail)
	if f.Tree == nil {
		return errors.Join(errors.New("the first nodes are damaged, without which nothing can be shown"),
			errors.Join(f.Faults...))
	}
	return r.Close()
}
