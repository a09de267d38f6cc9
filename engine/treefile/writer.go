package treefile

import (
	"errors"
	"fmt"
	"io"

	"drevo/engine/tree"
)

// Writer writes a tree into a file, also while the tree grows.
type Writer struct {
	to     io.Writer
	tree   *tree.Tree
	at     int64
	next   tree.ID // the first node that is not written
	blocks []block
	pages  []pageInfo
	later  []tree.ID
	open   []tree.ID   // of which something may have changed since
	was    []tree.Node // these, as they were written
	page   tree.Page
	buffer []byte
	*encoder
}

// pageInfo is what the index says of a page.
type pageInfo struct {
	skips   int
	summary Summary
}

// NewWriter begins a file with what the tree is of. Build says which build of the program writes it.
func NewWriter(to io.Writer, t *tree.Tree, build string) (*Writer, error) {
	c, err := newCodec()
	if err != nil {
		return nil, err
	}
	w := &Writer{to: to, tree: t, encoder: &encoder{codec: c}}
	content, err := c.encodeHeader(t.Header(), build)
	if err != nil {
		return nil, fmt.Errorf("treefile: %w", err)
	}
	w.buffer = append(w.buffer, magic...)
	return w, w.block(headerBlock, content)
}

// Write writes a tree that no longer grows into a file.
func Write(to io.Writer, t *tree.Tree, build string, attached ...Attached) error {
	w, err := NewWriter(to, t, build)
	if err != nil {
		return err
	}
	return w.Finish(attached...)
}

// block writes a block.
func (w *Writer) block(kind byte, content []byte) error {
	if len(content) > mostBlock {
		return fmt.Errorf("treefile: a block of %d bytes", len(content))
	}
	w.buffer = appendBlock(w.buffer, kind, content)
	w.blocks = append(w.blocks, block{kind, w.at + int64(len(w.buffer)-len(content)), len(content)})
	return w.flush()
}

// flush writes what is ready.
func (w *Writer) flush() error {
	n, err := w.to.Write(w.buffer)
	w.at += int64(n)
	w.buffer = w.buffer[:0]
	if err != nil {
		return fmt.Errorf("treefile: writing: %w", err)
	}
	return nil
}

// Grow writes the pages that the tree has filled, while it grows. A tree that grows in no fixed order is written at
// the end alone.
func (w *Writer) Grow() error {
	for w.tree.InOrder() && int(w.next)+tree.PageNodes <= w.tree.Len() {
		if err := w.nextPage(false); err != nil {
			return err
		}
	}
	return nil
}

// nextPage writes the next page.
func (w *Writer) nextPage(ended bool) error {
	w.tree.Page(w.next, ended, &w.page)
	info := pageInfo{skips: len(w.page.Before) + len(w.page.After)}
	content, first := w.encoder.page(&w.page, &info.summary), w.next
	w.next += tree.ID(len(w.page.Nodes))
	w.later = append(w.later, w.page.Later...)
	for _, id := range w.page.Unsettled {
		w.open = append(w.open, id)
		w.was = append(w.was, w.page.Nodes[id-first])
	}
	w.pages = append(w.pages, info)
	return w.block(pageBlock, content)
}

// recount has the pages count nodes that were open when their page was written as what they have become.
func (w *Writer) recount(changed []tree.Node) {
	for i := range changed {
		sum := &w.pages[changed[i].ID/tree.PageNodes].summary
		sum.take(&w.was[i])
		sum.count(&changed[i])
	}
}

// Finish writes the rest of a tree that no longer grows, with what is attached, and ends the file. Nothing can be
// written after it.
func (w *Writer) Finish(attached ...Attached) error {
	defer w.close()
	if w.tree.Empty() {
		return errors.New("treefile: there is no tree to write")
	}
	for int(w.next) < w.tree.Len() {
		if err := w.nextPage(true); err != nil {
			return err
		}
	}
	for _, a := range attached {
		if err := w.block(attachedBlock, w.encodeAttached(a)); err != nil {
			return err
		}
	}
	tail := w.tree.Tail(w.later, w.open)
	w.recount(tail.Changed)
	if err := w.block(tailBlock, w.encodeTail(tail)); err != nil {
		return err
	}
	at := w.at
	if err := w.block(indexBlock, w.encodeIndex()); err != nil {
		return err
	}
	w.buffer = appendEnd(w.buffer, at)
	return w.flush()
}
