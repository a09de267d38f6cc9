package trace

import (
	"errors"
	"io"
	"sync"
	"sync/atomic"

	"drevo/engine/tree"
)

// Growing is a search of a trace that is being read, which may come from an engine that is still at work. Anybody may
// read its tree meanwhile.
type Growing struct {
	// Staged, if it is set before Read, is told of each stage at the root that begins, and again when it is left. It
	// runs on the goroutine of Read.
	Staged func(stage tree.ID)

	reader  *Reader
	mu      sync.Mutex // of what follows
	builder *builder
	over    bool
	done    chan struct{} // closed when the tree grows no more
	nodes   atomic.Uint64
}

// Begin reads up to the next search, and returns it before its first record is read; a budget of 0 is that of a
// recorder. The error is io.EOF where there is no search any more.
func (r *Reader) Begin(budget int) (*Growing, error) {
	var rec Record
	for r.following == nil {
		if err := r.Next(&rec); err != nil {
			return nil, err
		}
		if rec.Op == Search {
			r.following = &rec
		}
	}
	b := &builder{replay: newReplay(&r.Header), links: newLinks()}
	err := b.begin(r.following.Text)
	r.following = nil
	if err != nil {
		return nil, r.fault(err)
	}
	b.recorder = tree.NewRecorder(b.treeHeader(), budget)
	g := &Growing{reader: r, builder: b, done: make(chan struct{})}
	g.nodes.Store(1) // the root
	return g, nil
}

// Tree returns the tree, as far as it has grown.
func (g *Growing) Tree() *tree.Tree { return g.builder.recorder.Tree() }

// Nodes is how many nodes were told of so far.
func (g *Growing) Nodes() uint64 { return g.nodes.Load() }

// Done is closed when the tree grows no more.
func (g *Growing) Done() <-chan struct{} { return g.done }

// Stop ends the tree where it is, with what is open as stopped. Read goes on to the end of the search, whose records
// are passed over, so that the engine that writes them has a reader.
func (g *Growing) Stop() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.end()
}

// end closes what is open, once.
func (g *Growing) end() {
	if !g.over {
		g.builder.end()
		g.over = true
		close(g.done)
	}
}

// Read reads the search to its end. The error says why the trace can't be read further; the tree has what came
// before.
func (g *Growing) Read() error {
	defer g.Stop()
	g.builder.staged = g.Staged
	var rec Record
	for {
		err := g.reader.Next(&rec)
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		case rec.Op == Search:
			g.reader.following = &rec
			return nil
		}
		if err := g.take(&rec); err != nil {
			return g.reader.fault(err)
		}
		if rec.Op == End {
			return nil
		}
	}
}

// take takes in a record, unless the tree was stopped.
func (g *Growing) take(rec *Record) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.over {
		return nil
	}
	switch rec.Op {
	case Enter, Stage, Add:
		g.nodes.Add(1)
	case Leave, Update:
		g.nodes.Add(uint64(rec.Int(Hidden)))
	}
	return g.builder.take(rec)
}

// Tree reads the next search of the trace, and returns it as a tree with the words of the trace; a budget of 0 is
// that of a recorder. The error is io.EOF where there is no search any more. With another error comes the tree of
// what could be read before it, nil where there is none. Of several threads the first is taken.
func (r *Reader) Tree(budget int) (*tree.Tree, error) {
	g, err := r.Begin(budget)
	if err != nil {
		return nil, err
	}
	err = g.Read()
	return g.Tree(), err
}
