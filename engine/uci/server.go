package uci

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync"

	"drevo/engine/board"
	"drevo/engine/search"
)

// Server lets a programme be an engine. The fields are set before [Server.Serve].
type Server struct {
	Programme search.Programme
	Values    map[string]string // of its options at the start, beside their defaults

	// Book opens the book of a name, as the option BookFile gives it; nil: there are no books. What it
	// returns gives the move for a position, [board.NoMove] where the book has none.
	Book func(name string) (func(*board.Position) board.Move, error)
}

// mostLine is how many bytes a line may have: a game of ten thousand moves.
const mostLine = 64 << 10

// session is one conversation.
type session struct {
	server   *Server
	ctx      context.Context
	out      *lineWriter
	settings settings
	game     game
	thought  *thought // that runs or ran last, nil before the first
	memory   search.Memory
	forget   bool // what the memory knows is of another game or other options
}

// Serve answers the lines that come in until "quit", the end of the input, or the end of ctx. The error
// is that of reading or writing.
func (s *Server) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	c := &session{server: s, ctx: ctx, out: &lineWriter{to: out}, game: newGame(), memory: search.Memory{Game: true}}
	c.memory.Smaller = func(asked, given int) {
		c.say("the system has no room for a table of %d MB: one of %d MB takes its place", asked, given)
	}
	var err error
	if c.settings, err = newSettings(s); err != nil {
		return err
	}
	lines, fault := readLines(ctx, in)
	defer c.endThought()
	for {
		select {
		case <-ctx.Done():
			return nil
		case line, more := <-lines:
			if !more {
				return errors.Join(<-fault, c.out.fault())
			}
			if quit := c.obey(strings.Fields(line)); quit || c.out.fault() != nil {
				return c.out.fault()
			}
		}
	}
}

// readLines hands out lines; of a longer one than [mostLine] the beginning.
func readLines(ctx context.Context, in io.Reader) (<-chan string, <-chan error) {
	lines, fault := make(chan string), make(chan error, 1)
	go func() {
		defer close(lines)
		r := bufio.NewReaderSize(in, mostLine)
		for {
			line, err := readLine(r)
			if err != nil {
				if errors.Is(err, io.EOF) {
					err = nil
				}
				fault <- err
				return
			}
			select {
			case lines <- line:
				// What the line has woken waits on this processor, which the read that follows takes into the
				// kernel: with two processors, and a search on the other, up to 10 ms until the runtime notices.
				runtime.Gosched()
			case <-ctx.Done():
				fault <- nil
				return
			}
		}
	}()
	return lines, fault
}

// readLine reads a line, of a longer one than the reader's buffer the beginning.
func readLine(r *bufio.Reader) (line string, err error) {
	part, more, err := r.ReadLine()
	line = string(part)
	for more && err == nil {
		_, more, err = r.ReadLine()
	}
	return line, err
}

// obey does what a line says; quit reports that it was the last one. Words before the first command
// are passed over, as the protocol has it.
func (c *session) obey(words []string) (quit bool) {
	commands := c.commands()
	start := slices.IndexFunc(words, func(w string) bool { _, ok := commands[w]; return ok })
	if start < 0 {
		if len(words) > 0 {
			c.say("unknown command: %.60q", strings.Join(words, " "))
		}
		return false
	}
	return commands[words[start]](words[start+1:])
}

// commands are all that the server understands.
func (c *session) commands() map[string]func(words []string) (quit bool) {
	on := func(do func([]string)) func([]string) bool {
		return func(words []string) bool { do(words); return false }
	}
	return map[string]func([]string) bool{
		"uci":        on(func([]string) { c.introduce() }),
		"debug":      on(func([]string) {}),
		"isready":    on(func([]string) { c.out.line("readyok") }),
		"setoption":  on(c.setOption),
		"register":   on(func([]string) {}),
		"ucinewgame": on(func([]string) { c.endThought(); c.game, c.forget = newGame(), true }),
		"position":   on(c.setPosition),
		"go":         on(c.think),
		"stop":       on(func([]string) { c.thought.stop() }),
		"ponderhit":  on(func([]string) { c.thought.ponderHit() }),
		"explain":    on(c.explain),
		"quit":       func([]string) bool { return true },
	}
}

// introduce answers "uci".
func (c *session) introduce() {
	about := c.server.Programme.About()
	c.out.line("id name Drevo %s (%s)", about.Name, about.Years)
	c.out.line("id author %s; rebuilt by Drevo", about.Authors)
	for _, line := range c.settings.lines() {
		c.out.line("%s", line)
	}
	if about.NoGames != "" {
		c.say("%s plays no games: %s", about.Name, about.NoGames)
	}
	c.out.line("uciok")
}

func (c *session) setOption(words []string) {
	if err := c.settings.set(words); err != nil {
		c.say("%s", err)
	}
	c.forget = true
}

func (c *session) setPosition(words []string) {
	g, mended, err := parsePosition(words, c.settings.chess960)
	if err != nil {
		c.say("%s; until there is another position there is none to play from", err)
		c.game.refused = true
		return
	}
	for _, sentence := range mended {
		c.say("position: %s", sentence)
	}
	c.game = g
}

// think answers "go". One search runs at a time: another "go" ends the one before.
func (c *session) think(words []string) {
	c.endThought()
	if c.forget {
		c.memory.Forget()
		c.forget = false
	}
	limits, complaints := parseLimits(words)
	for _, text := range complaints {
		c.say("%s", text)
	}
	c.thought = c.newThought(limits)
	go c.thought.run()
}

// endThought ends the search that runs and waits for its answer.
func (c *session) endThought() {
	if c.thought != nil {
		c.thought.stop()
		<-c.thought.done
	}
}

// say tells people something.
func (c *session) say(format string, args ...any) {
	c.out.line("info string %s", oneLine(fmt.Sprintf(format, args...)))
}

// oneLine makes one line of a text.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// lineWriter writes whole lines from several goroutines and keeps the first error.
type lineWriter struct {
	mu  sync.Mutex
	to  io.Writer
	err error
}

func (w *lineWriter) line(format string, args ...any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err == nil {
		_, w.err = fmt.Fprintf(w.to, format+"\n", args...)
	}
}

func (w *lineWriter) fault() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.err
}
