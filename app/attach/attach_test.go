package attach

import (
	"context"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"drevo/app/session"
	"drevo/internal/needs"
)

// The example's search, and one that begins behind it.
const (
	head   = "drevo-trace 1 text\nengine Example 1.0\nunit 100\nmate 30000\nkind 32 main \"Every move.\" moves=all\n\n"
	search = "search 7k/8/8/8/8/8/R7/1R5K w - - 0 1\ng iteration 1 1 -9 9\ne main same -9 9 2\n"
	child  = "e main a2a3 -9 9 1\nl ply-limit -5\n"
	end    = "l complete 5 a2a3\nl complete 5 a2a3\nx a2a3\n"
)

// heard is what was told of a stream.
type heard struct {
	t        *testing.T
	searches chan *session.Search
	broken   chan error
	done     chan struct{}
	stop     context.CancelFunc
}

func listen(t *testing.T, s *Source) *heard {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	h := &heard{t, make(chan *session.Search, 9), make(chan error, 9), make(chan struct{}), stop}
	go func() {
		defer close(h.done)
		Listen(ctx, s, 0, func(s *session.Search) { h.searches <- s }, func(err error) { h.broken <- err })
	}()
	t.Cleanup(func() { stop(); <-h.done })
	return h
}

// next waits for the next search.
func (h *heard) next() *session.Search {
	h.t.Helper()
	select {
	case s := <-h.searches:
		return s
	case <-time.After(needs.Patience):
		h.t.Fatal("no search was begun")
		return nil
	}
}

// grows waits until a tree has so many nodes.
func grows(t *testing.T, s *session.Search, nodes uint64) {
	t.Helper()
	for limit := time.Now().Add(needs.Patience); s.Counts().Nodes < nodes; time.Sleep(time.Millisecond) {
		if time.Now().After(limit) {
			t.Fatalf("the tree has %d nodes, not %d", s.Counts().Nodes, nodes)
		}
	}
}

// A tree fills while the engine writes, with the line of its last whole stage, and the next search is one of its own.
func TestATreeFillsLive(t *testing.T) {
	from, to := io.Pipe()
	h := listen(t, OfStream("test", from))
	write := func(text string) {
		if _, err := io.WriteString(to, text); err != nil {
			t.Error(err)
		}
	}
	write(head + search + child)
	s := h.next()
	grows(t, s, 4)
	if !s.Running() || s.Counts().Nodes != 4 {
		t.Errorf("running: %v, %d nodes", s.Running(), s.Counts().Nodes)
	}
	write("l complete 5 a2a3\nl complete 5 a2a3\ng iteration 2 1 -9 9\ne main same -9 9 2\n")
	grows(t, s, 6)
	if whole, ok := s.Whole(); !ok || whole.Stage.Number != 1 || len(whole.Line) != 1 || len(s.Tree().Line(0)) == 0 {
		t.Errorf("the last whole stage is %v, %+v", ok, whole)
	}
	if open := s.Progress().Stages; len(open) != 1 || open[0].Number != 2 {
		t.Errorf("it stands at %v", open)
	}
	write(search + child + end)
	if result, _ := s.Wait(); !result.Stopped || result.Move.UCI() != "a2a3" {
		t.Errorf("the search that another one ended: %+v", result)
	}
	second := h.next()
	if result, err := second.Wait(); err != nil || result.Stopped || result.Score != 5 || result.Counts.Nodes != 4 {
		t.Errorf("%+v, %v", result, err)
	}
	to.Close()
	<-h.done
	select {
	case err := <-h.broken:
		t.Error(err)
	default:
	}
}

// Who stops a search has its tree at once, and the engine goes on unhindered.
func TestStopLeavesTheEngineAlone(t *testing.T) {
	from, to := io.Pipe()
	h := listen(t, OfStream("test", from))
	if _, err := io.WriteString(to, head+search+child); err != nil {
		t.Fatal(err)
	}
	s := h.next()
	grows(t, s, 4)
	s.Stop()
	if result, _ := s.Wait(); !result.Stopped {
		t.Error("it was not stopped")
	}
	if _, err := io.WriteString(to, strings.Repeat(child, 10_000)+end+search); err != nil { // nothing of it waits
		t.Fatal(err)
	}
	second := h.next()
	if s.Tree().Len() != 4 {
		t.Errorf("a tree that was stopped has %d nodes", s.Tree().Len())
	}
	h.stop()
	if result, _ := second.Wait(); !result.Stopped {
		t.Error("the search whose listener went is none that was stopped")
	}
}

// What breaks off is said, with what there was.
func TestABrokenStream(t *testing.T) {
	for text, want := range map[string]string{
		head + search + child + "e main a2":    "ends within a record",
		head + search + child + "e what\n":     "record 6",
		"GIF89a\n":                             "a trace begins with",
		head + "search nonsense w - - 0 1\n":   "record 1",
		head + search + "l complete\n" + "x\n": "record 4",
	} {
		h := listen(t, OfStream("the test", io.NopCloser(strings.NewReader(text))))
		<-h.done
		select {
		case err := <-h.broken:
			if !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "the test") {
				t.Errorf("%q: %v", text, err)
			}
		default:
			t.Errorf("%q: nothing is said", text)
		}
		if len(h.searches) > 0 {
			if result, _ := (<-h.searches).Wait(); !result.Stopped {
				t.Errorf("%q: its search is none that was stopped", text)
			}
		}
	}
}

// An engine that writes what can't be read is not ended by a pipe which nobody reads.
func TestABrokenStreamIsReadToItsEnd(t *testing.T) {
	from, to := io.Pipe()
	h := listen(t, OfStream("the test", from))
	for range 100 {
		if _, err := io.WriteString(to, head+search+child+"e what\n"); err != nil {
			t.Fatal(err)
		}
	}
	to.Close()
	<-h.done
	if len(h.broken) != 1 {
		t.Errorf("%d faults are said", len(h.broken))
	}
}

// A file is followed while it grows, until it is begun anew.
func TestAFileThatGrows(t *testing.T) {
	name := filepath.Join(t.TempDir(), "engine.trace")
	file, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	source, err := Open(name)
	if err != nil {
		t.Fatal(err)
	}
	h := listen(t, source)
	var s *session.Search
	for at, text := range []string{head + search, child, child + end} {
		if _, err := io.WriteString(file, text); err != nil {
			t.Fatal(err)
		}
		if at == 0 {
			s = h.next()
		}
		grows(t, s, uint64(3+at))
	}
	if result, _ := s.Wait(); result.Score != 5 {
		t.Errorf("%+v", result)
	}
	if err := os.Truncate(name, 0); err != nil {
		t.Fatal(err)
	}
	if err := <-h.broken; !strings.Contains(err.Error(), "begun anew") {
		t.Error(err)
	}
}

// Engines connect one after the other, from this machine alone.
func TestASocket(t *testing.T) {
	for _, name := range []string{"tcp:0", "tcp:localhost:0", "unix:" + filepath.Join(t.TempDir(), "s")} {
		source, err := Open(name)
		if err != nil {
			t.Fatal(err)
		}
		h := listen(t, source)
		network, address, _ := strings.Cut(source.Name, ":")
		for range 2 {
			conn, err := net.Dial(network, address)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := io.WriteString(conn, head+search+child+end); err != nil {
				t.Fatal(err)
			}
			conn.Close()
			if result, _ := h.next().Wait(); result.Score != 5 {
				t.Errorf("%s: %+v", name, result)
			}
		}
		h.stop()
		<-h.done
	}
	for name, want := range map[string]string{"tcp:8.8.8.8:80": "not this machine", "tcp:0.0.0.0:0": "not this machine",
		"tcp:what": "nobody can be listened to", "no/such/file": "no such file", ".": "is a folder"} {
		if _, err := Open(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
