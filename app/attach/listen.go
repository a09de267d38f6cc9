package attach

import (
	"context"
	"errors"
	"fmt"
	"io"

	"drevo/app/session"
	"drevo/engine/trace"
)

// Listen listens until the source has no more, or ctx ends. Room is how many nodes a search may keep, 0 for the usual
// number; begun is told of each search before anything of it is read, broken of a stream that can't be read to its end.
// Where engines connect, the next one is listened to all the same.
func Listen(ctx context.Context, from *Source, room int, begun func(*session.Search), broken func(error)) {
	defer from.close()
	for ctx.Err() == nil {
		stream, err := from.next(ctx)
		if err != nil && (ctx.Err() != nil || errors.Is(err, io.EOF)) {
			return
		}
		if err != nil {
			broken(from.fault(err))
			continue
		}
		records := pumped(ctx, stream)
		if err := follow(ctx, records, room, begun); err != nil && ctx.Err() == nil {
			broken(from.fault(err))
		}
		if from.engine {
			_, _ = io.Copy(io.Discard, records) // a pipe that nobody reads would end it
		}
		stream.Close()
	}
}

func (s *Source) fault(err error) error {
	return fmt.Errorf("what comes from %s can't be read further: %w", s.Name, err)
}

// follow reads a stream to its end.
func follow(ctx context.Context, records io.Reader, room int, begun func(*session.Search)) error {
	r, err := trace.NewReader(records)
	if err != nil {
		return err
	}
	for {
		g, err := r.Begin(room)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		begun(session.Heard(g))
		if err := g.Read(); err != nil {
			return err
		}
	}
	if r.Cut() && ctx.Err() == nil {
		return errors.New("it ends within a record")
	}
	return nil
}

// pump reads a stream on a goroutine of its own, since a read can't be given up.
type pump struct {
	ctx    context.Context
	chunks chan []byte
	rest   []byte
	err    error // set before chunks is closed
}

// chunk is how many bytes are read at once.
const chunk = 1 << 16

// pumped returns what reads a stream until it or ctx ends. A stream that can't be closed keeps a goroutine until
// something comes.
func pumped(ctx context.Context, from io.ReadCloser) *pump {
	p := &pump{ctx: ctx, chunks: make(chan []byte, 4)}
	context.AfterFunc(ctx, func() { from.Close() })
	go p.run(from)
	return p
}

func (p *pump) run(from io.Reader) {
	defer close(p.chunks)
	for {
		bytes := make([]byte, chunk)
		n, err := from.Read(bytes)
		if n > 0 {
			select {
			case p.chunks <- bytes[:n]:
			case <-p.ctx.Done():
				return
			}
		}
		if err != nil {
			p.err = err
			return
		}
	}
}

func (p *pump) Read(b []byte) (int, error) {
	for len(p.rest) == 0 {
		select {
		case <-p.ctx.Done():
			return 0, io.EOF
		case bytes, ok := <-p.chunks:
			if !ok && p.ctx.Err() != nil {
				return 0, io.EOF
			}
			if !ok {
				return 0, p.err
			}
			p.rest = bytes
		}
	}
	n := copy(b, p.rest)
	p.rest = p.rest[n:]
	return n, nil
}
