package mcp

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"sync"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// Streams is a client behind two streams, a message a line. A question is read when the one before it has its answer,
// so that a script may ask about a search that it has just asked for. Where the first stream ends, as that of a script does, the end is
// told once every question has its answer, or the context has ended.
func Streams(ctx context.Context, in io.Reader, out io.Writer) sdk.Transport {
	s := &streams{in: bufio.NewReader(in), out: out, asked: map[string]bool{}}
	s.changed.L = &s.mu
	context.AfterFunc(ctx, func() { s.note(func() { s.over = true }) })
	return &sdk.IOTransport{Reader: reading{s}, Writer: writing{s}}
}

// streams keep account of the questions that have no answer yet.
type streams struct {
	in   *bufio.Reader
	rest []byte // of the line that is being read
	out  io.Writer

	mu      sync.Mutex
	changed sync.Cond
	asked   map[string]bool // by id
	over    bool
}

// message is what tells a question from an answer: both have an id, and a question a method.
type message struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
}

// note changes the account.
func (s *streams) note(change func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change()
	s.changed.Broadcast()
}

// answered waits until every question has its answer.
func (s *streams) answered() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.asked) > 0 && !s.over {
		s.changed.Wait()
	}
}

type reading struct{ *streams }

// Read reads a part of a line.
func (s reading) Read(p []byte) (int, error) {
	if len(s.rest) == 0 {
		line, err := s.in.ReadBytes('\n')
		if len(line) == 0 && err != nil {
			s.answered()
			return 0, err
		}
		var m message
		if json.Unmarshal(line, &m) == nil && m.ID != nil && m.Method != "" {
			s.answered() // the one before, which this one may be about
			s.note(func() { s.asked[string(m.ID)] = true })
		}
		s.rest = line
	}
	n := copy(p, s.rest)
	s.rest = s.rest[n:]
	return n, nil
}

// Close leaves the stream to whom it belongs.
func (s reading) Close() error { return nil }

type writing struct{ *streams }

// Write writes a message.
func (s writing) Write(p []byte) (int, error) {
	n, err := s.out.Write(p)
	var m message
	if json.Unmarshal(p, &m) == nil && m.ID != nil && m.Method == "" {
		s.note(func() { delete(s.asked, string(m.ID)) })
	}
	return n, err
}

// Close leaves the stream to whom it belongs.
func (s writing) Close() error { return nil }
