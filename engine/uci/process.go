package uci

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"
)

// process is an engine's process with its pipes. It never blocks whoever talks to it: what is sent
// waits in a queue, what is read is waited for under a context.
type process struct {
	name   string
	cmd    *exec.Cmd
	cancel context.CancelFunc
	toSend chan string
	lines  chan string
	ended  chan struct{} // closed when the process has ended and nothing is left to read
	errors tail

	mu  sync.Mutex
	err error // why it can't be used any more
}

const (
	mostQueued = 256         // lines that an engine does not take
	mercy      = time.Second // between "quit" and the end
	mostNoise  = 100_000     // lines in a second
)

// errInterrupted says that the context of a read has ended while the engine is well.
var errInterrupted = errors.New("interrupted")

func startProcess(c Command) (*process, error) {
	path, err := exec.LookPath(c.Path)
	if err != nil {
		return nil, fmt.Errorf("no engine can be started: %w", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	p := &process{
		name: filepath.Base(path), cancel: cancel,
		toSend: make(chan string, mostQueued), lines: make(chan string), ended: make(chan struct{}),
	}
	p.cmd = exec.CommandContext(ctx, path, c.Args...)
	p.cmd.WaitDelay = mercy // a child of the engine may hold the pipes
	p.cmd.Stderr = &p.errors
	if c.Trace != nil {
		p.cmd.ExtraFiles = []*os.File{c.Trace}
		p.cmd.Env = append(os.Environ(), "TRACE=fd:3")
	}
	in, err := p.cmd.StdinPipe()
	if err == nil {
		var out io.ReadCloser
		if out, err = p.cmd.StdoutPipe(); err == nil {
			if err = p.start(); err == nil {
				go p.write(in)
				go p.listen(out)
				return p, nil
			}
		}
	}
	cancel()
	return nil, fmt.Errorf("%s can't be started: %w", p.name, err)
}

// start starts the process on a thread of its own, which lives as long as the process: where the system can,
// it ends what a thread has started when that thread ends, and so when the program is killed.
func (p *process) start() error {
	endWithParent(p.cmd)
	started := make(chan error)
	go func() {
		runtime.LockOSThread() // never unlocked: the thread ends with the goroutine
		err := p.cmd.Start()
		if started <- err; err == nil {
			<-p.ended
		}
	}()
	return <-started
}

// write hands on what is to be sent.
func (p *process) write(in io.WriteCloser) {
	defer in.Close()
	for {
		select {
		case line := <-p.toSend:
			if _, err := io.WriteString(in, line+"\n"); err != nil {
				return // the reader finds out why
			}
			if line == "quit" {
				return
			}
		case <-p.ended:
			return
		}
	}
}

// listen takes what the engine says, line by line, and notes how it has ended. Of long lines it takes
// the beginning.
func (p *process) listen(out io.Reader) {
	r := bufio.NewReaderSize(out, mostLine)
	for {
		line, err := readLine(r)
		if err != nil {
			break
		}
		p.lines <- line
	}
	err := p.cmd.Wait()
	p.fail(fmt.Errorf("%s has ended%s", p.name, p.why(err)))
	close(p.ended)
}

// why says how a process has ended.
func (p *process) why(err error) string {
	text := ""
	if err != nil {
		text = ": " + err.Error()
	}
	if said := p.errors.last(); said != "" {
		text += fmt.Sprintf(", saying %q", said)
	}
	return text
}

// fail notes the first reason why the engine can't be used any more.
func (p *process) fail(err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.err == nil {
		p.err = err
	}
}

func (p *process) fault() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.err
}

// send queues a line. An engine that takes none is found out by the next read.
func (p *process) send(line string) {
	select {
	case p.toSend <- line:
	default:
		p.end(fmt.Errorf("%s reads nothing of what it is sent, and was ended", p.name))
	}
}

// read hands lines to take until it returns true. When ctx ends it returns errInterrupted with
// the context's error, and the engine lives on. When it takes longer than its time (0: as long as
// it likes), or says far too much,
// it has failed, and is killed.
func (p *process) read(ctx context.Context, within time.Duration, what string, take func(words []string) bool) error {
	var late <-chan time.Time
	if within > 0 {
		timer := time.NewTimer(within)
		defer timer.Stop()
		late = timer.C
	}
	second := time.Now()
	for said := 1; ; said++ {
		select {
		case line := <-p.lines:
			if take(strings.Fields(line)) {
				return nil
			}
			if said%mostNoise > 0 {
				continue
			}
			if time.Since(second) < time.Second {
				return p.end(fmt.Errorf("%s floods us with lines and was ended", p.name))
			}
			second = time.Now()
		case <-p.ended:
			return p.fault()
		case <-ctx.Done():
			return fmt.Errorf("%w: %w", errInterrupted, context.Cause(ctx))
		case <-late:
			return p.end(fmt.Errorf("%s hangs: it did not say %s in %v, and was ended", p.name, what, within))
		}
	}
}

// end kills a process that has failed, and returns why.
func (p *process) end(why error) error {
	p.fail(why)
	p.kill()
	return p.fault()
}

// kill ends the process and lets go of what it still says.
func (p *process) kill() {
	p.cancel()
	go func() {
		for {
			select {
			case <-p.lines:
			case <-p.ended:
				return
			}
		}
	}()
}

// quit asks the process to end, and ends it.
func (p *process) quit() {
	select {
	case p.toSend <- "quit":
	default:
	}
	p.fail(fmt.Errorf("%s was closed", p.name))
	timer := time.AfterFunc(mercy, p.cancel)
	defer timer.Stop()
	for {
		select {
		case <-p.lines:
		case <-p.ended:
			return
		}
	}
}

// tail keeps the end of what is written to it.
type tail struct {
	mu   sync.Mutex
	text []byte
}

const mostTail = 1024

func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, b...)
	t.text = t.text[max(len(t.text)-mostTail, 0):]
	return len(b), nil
}

// last is the last line that was written.
func (t *tail) last() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(string(t.text)), "\n")
	return clip(lines[len(lines)-1])
}
