package attach

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"strings"
	"time"
)

// Source is where engines write to. Streams come from it one after the other.
type Source struct {
	Name   string                                           // as people call it
	engine bool                                             // which goes on with what it is asked, whatever it writes
	next   func(ctx context.Context) (io.ReadCloser, error) // io.EOF after the last
	close  func() error
}

// Input is the name of standard input.
const Input = "-"

// Open opens a source by its name: "-" is standard input, "tcp:PORT" and "unix:PATH" wait for engines to connect, any
// other name is a file, which may grow, or a named pipe. A port is open to this machine alone.
func Open(name string) (*Source, error) {
	s := &Source{Name: name, close: func() error { return nil }}
	kind, address, _ := strings.Cut(name, ":")
	switch {
	case name == Input:
		s.Name = "standard input"
		s.next = once(func() (io.ReadCloser, error) { return io.NopCloser(os.Stdin), nil })
	case kind == "tcp" || kind == "unix":
		return s, s.listen(kind, address)
	default:
		info, err := os.Stat(name)
		if err == nil && info.IsDir() {
			err = fmt.Errorf("%s is a folder", name)
		}
		if err != nil {
			return nil, err
		}
		s.next = once(func() (io.ReadCloser, error) { return openFile(name, info) })
	}
	return s, nil
}

// OfStream is a source of one stream, that of an engine which has other work, too: it is read to its end whatever it says.
func OfStream(name string, from io.ReadCloser) *Source {
	return &Source{Name: name, engine: true, close: from.Close,
		next: once(func() (io.ReadCloser, error) { return from, nil })}
}

// once opens one stream and no second.
func once(open func() (io.ReadCloser, error)) func(context.Context) (io.ReadCloser, error) {
	opened := false
	return func(context.Context) (io.ReadCloser, error) {
		if opened {
			return nil, io.EOF
		}
		opened = true
		return open()
	}
}

// listen waits at an address for engines to connect.
func (s *Source) listen(network, address string) error {
	if network == "tcp" {
		host, port, err := net.SplitHostPort(address)
		if err != nil { // a port alone
			host, port = "", address
		}
		if ip := net.ParseIP(host); host != "" && host != "localhost" && (ip == nil || !ip.IsLoopback()) {
			return fmt.Errorf("%s is not this machine: engines of others are not listened to", host)
		}
		if host == "" || host == "localhost" {
			host = "127.0.0.1"
		}
		address = net.JoinHostPort(host, port)
	}
	listener, err := net.Listen(network, address)
	if err != nil {
		return fmt.Errorf("nobody can be listened to there: %w", err)
	}
	s.Name = network + ":" + listener.Addr().String()
	s.next = func(ctx context.Context) (io.ReadCloser, error) {
		defer context.AfterFunc(ctx, func() { listener.Close() })()
		return listener.Accept()
	}
	s.close = listener.Close
	return nil
}

// openFile opens a file that may grow, or a pipe, which need not have anybody who writes yet.
func openFile(name string, info os.FileInfo) (io.ReadCloser, error) {
	if !info.Mode().IsRegular() {
		file, err := os.OpenFile(name, os.O_RDONLY|withoutWaiting, 0)
		return &pipe{File: file}, err
	}
	file, err := os.Open(name)
	return &growing{File: file}, err
}

// pollEvery is how often it is looked for more where nothing says that there is.
const pollEvery = 100 * time.Millisecond

// errAnew says that a file was begun anew, so that what follows does not go on with what was read.
var errAnew = errors.New("the file was begun anew by another search")

// growing is a file that somebody writes; at its end it waits for more. It ends when it is closed.
type growing struct {
	*os.File
	read int64
}

func (g *growing) Read(p []byte) (int, error) {
	for {
		n, err := g.File.Read(p)
		if g.read += int64(n); n > 0 || err != nil && !errors.Is(err, io.EOF) {
			return n, err
		}
		info, err := g.Stat()
		if err != nil {
			return 0, err
		}
		if info.Size() < g.read {
			return 0, errAnew
		}
		time.Sleep(pollEvery)
	}
}

// pipe is a named pipe. Before the first who writes has opened it there is no end.
type pipe struct {
	*os.File
	begun bool
}

func (p *pipe) Read(b []byte) (int, error) {
	for {
		n, err := p.File.Read(b)
		if p.begun = p.begun || n > 0; p.begun || err != nil && !errors.Is(err, io.EOF) {
			return n, err
		}
		if n == 0 {
			time.Sleep(pollEvery)
		}
	}
}
