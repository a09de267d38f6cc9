package uci

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"

	"drevo/engine/board"
)

// Runs says whether engines can be started here: a page of a browser starts no other program.
const Runs = runtime.GOOS != "js"

// Command starts an engine.
type Command struct {
	Name    string            // as people call it; empty: as it calls itself
	Path    string            // of the program, or its name if it is found on the path
	Args    []string          //
	Options map[string]string // that are set at the start; those that the engine lacks are an error

	// Trace is what the engine may write a trace into (docs/trace.md), nil for nothing. Whoever starts it closes it.
	// Not on Windows.
	Trace *os.File
}

// Engine is a program that speaks UCI, in a process of its own. Its methods may be called from any
// goroutine, and wait for each other. An error of an engine that hung or crashed is final: every later
// call returns it.
type Engine struct {
	command Command
	process *process
	turn    sync.Mutex // of those who talk to it

	name    string
	options []Option
	multiPV int // as it was set last
}

// Option is a switch of an engine.
type Option struct {
	Name     string
	Type     string // check, spin, combo, string or button
	Default  string
	Min, Max int
	Choices  []string
}

// How long an engine may take. A search has its own limits.
const (
	helloTime = 10 * time.Second // to introduce itself
	readyTime = 10 * time.Second // to be ready, after a new game or an option: tables may be made
	stopTime  = 2 * time.Second  // to answer after "stop"
)

// Start starts an engine and waits until it is ready. Close must be called.
func Start(ctx context.Context, c Command) (*Engine, error) {
	p, err := startProcess(c)
	if err != nil {
		return nil, err
	}
	e := &Engine{command: c, process: p, multiPV: 1}
	if err := e.begin(ctx); err != nil {
		p.kill()
		<-p.ended // who ended the program now would leave the process behind
		return nil, err
	}
	return e, nil
}

func (e *Engine) begin(ctx context.Context) error {
	e.process.send("uci")
	err := e.process.read(ctx, helloTime, "uciok", func(words []string) bool {
		e.introduce(words)
		return len(words) > 0 && words[0] == "uciok"
	})
	if err != nil {
		return err
	}
	for name, value := range e.command.Options {
		if err := e.set(name, value); err != nil {
			return err
		}
	}
	return e.ready(ctx)
}

// introduce takes in what an engine says of itself.
func (e *Engine) introduce(words []string) {
	switch {
	case len(words) > 2 && words[0] == "id" && words[1] == "name":
		e.name = clip(strings.Join(words[2:], " "))
	case len(words) > 2 && words[0] == "option" && len(e.options) < mostOptions:
		if o, ok := parseOption(words[1:]); ok {
			e.options = append(e.options, o)
		}
	}
}

const (
	mostOptions = 1000
	mostWord    = 200
)

// clip bounds a text that an engine has written, and leaves out what can't be printed.
func clip(text string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(text[:min(len(text), mostWord)], "?"))
}

// Name is what the engine is called.
func (e *Engine) Name() string {
	for _, name := range []string{e.command.Name, e.name} {
		if name != "" {
			return name
		}
	}
	return filepath.Base(e.command.Path)
}

// Options are the engine's switches, as it has named them.
func (e *Engine) Options() []Option { return slices.Clone(e.options) }

// Set gives an option of the engine a value.
func (e *Engine) Set(ctx context.Context, name, value string) error {
	e.turn.Lock()
	defer e.turn.Unlock()
	if err := e.set(name, value); err != nil {
		return err
	}
	return e.ready(ctx)
}

func (e *Engine) set(name, value string) error {
	i := slices.IndexFunc(e.options, func(o Option) bool { return strings.EqualFold(o.Name, name) })
	if i < 0 {
		return fmt.Errorf("%s has no option %.60q", e.Name(), name)
	}
	if strings.ContainsAny(name+value, "\r\n") {
		return fmt.Errorf("the value of option %.60q has more than one line", name)
	}
	if o := e.options[i]; o.Type == "spin" {
		if n, err := strconv.Atoi(value); err != nil || n < o.Min || n > o.Max {
			return fmt.Errorf("option %s of %s is a whole number from %d to %d, not %.40q", o.Name, e.Name(), o.Min, o.Max,
				value)
		}
	}
	e.process.send("setoption name " + e.options[i].Name + " value " + value)
	return nil
}

// NewGame tells the engine that what comes is of another game.
func (e *Engine) NewGame(ctx context.Context) error {
	e.turn.Lock()
	defer e.turn.Unlock()
	e.process.send("ucinewgame")
	return e.ready(ctx)
}

// ready waits until the engine says that it is ready.
func (e *Engine) ready(ctx context.Context) error {
	e.process.send("isready")
	return e.process.read(ctx, readyTime, "readyok", func(words []string) bool {
		return len(words) == 1 &&
			words[0] == "readyok"
	})
}

// Request is what an engine is asked.
type Request struct {
	Start board.Position
	Moves []board.Move // from there to the position in question
	Only  []board.Move // the moves that may be chosen; nil: all
	Lines int          // how many are wanted, 0 for one; an engine without MultiPV gives one

	// Limits; without any the engine thinks until the context ends.
	Depth    int
	Nodes    uint64
	MoveTime time.Duration
	Clock    *Clocks
	Within   time.Duration // after which the engine has failed; 0: with MoveTime two seconds later, else never
}

// Clocks are both sides' as the engine is told them.
type Clocks struct {
	Left, Increment [2]time.Duration
	MovesToGo       int
}

// Found is what an engine has found.
type Found struct {
	Move, Ponder board.Move // NoMove where it names none
	Lines        []Info     // the best first: the last that was said of each
}

// Search asks the engine. Report, which may be nil, is called with every line that is understood, on the
// goroutine of the call. When ctx ends, the engine is told to stop, and what it then answers is
// returned; one that does not answer is killed, and that is an error.
func (e *Engine) Search(ctx context.Context, r Request, report func(Info)) (Found, error) {
	e.turn.Lock()
	defer e.turn.Unlock()
	at := r.position()
	if err := e.ask(ctx, r); err != nil {
		return Found{}, err
	}
	var found Found
	var answer []string
	take := func(words []string) bool {
		switch {
		case len(words) == 0:
		case words[0] == "bestmove":
			answer = words
			return true
		case words[0] == "info":
			if info, ok := parseInfo(at, words[1:]); ok {
				found.keep(info, max(r.Lines, 1))
				if report != nil {
					report(info)
				}
			}
		}
		return false
	}
	err := e.await(ctx, r, take)
	found.Lines = slices.DeleteFunc(found.Lines, func(l Info) bool { return len(l.Line) == 0 })
	if err != nil {
		return found, err
	}
	return found, e.understand(at, answer, &found)
}

// position is the one in question.
func (r *Request) position() board.Position { return r.Start.After(r.Moves...) }

// ask sends the question.
func (e *Engine) ask(ctx context.Context, r Request) error {
	if wanted := max(r.Lines, 1); wanted != e.multiPV {
		if e.set(optionMultiPV, strconv.Itoa(wanted)) == nil {
			e.multiPV = wanted
			if err := e.ready(ctx); err != nil {
				return err
			}
		}
	}
	if r.Start.Home() != 0 {
		if err := e.set(option960, "true"); err != nil {
			return fmt.Errorf("%s plays no Chess960: %w", e.Name(), err)
		}
		if err := e.ready(ctx); err != nil {
			return err
		}
	}
	text := "position fen " + r.Start.FEN()
	moves := r.Moves
	if i := slices.Index(moves, board.Pass); i >= 0 { // the protocol has no null moves
		p := r.position()
		text, moves = "position fen "+p.FEN(), nil
	}
	if len(moves) > 0 {
		text += " moves" + list(moves)
	}
	e.process.send(text)
	e.process.send(r.command())
	return nil
}

func list(moves []board.Move) (text string) {
	for _, move := range moves {
		text += " " + move.UCI()
	}
	return text
}

// command is the "go" of a request.
func (r *Request) command() string {
	text := "go"
	if c := r.Clock; c != nil {
		text += fmt.Sprintf(" wtime %d btime %d winc %d binc %d", c.Left[0].Milliseconds(), c.Left[1].Milliseconds(),
			c.Increment[0].Milliseconds(), c.Increment[1].Milliseconds())
		if c.MovesToGo > 0 {
			text += fmt.Sprintf(" movestogo %d", c.MovesToGo)
		}
	}
	if r.MoveTime > 0 {
		text += fmt.Sprintf(" movetime %d", max(r.MoveTime.Milliseconds(), 1))
	}
	if r.Depth > 0 {
		text += fmt.Sprintf(" depth %d", r.Depth)
	}
	if r.Nodes > 0 {
		text += fmt.Sprintf(" nodes %d", r.Nodes)
	}
	if text == "go" {
		text += " infinite"
	}
	if len(r.Only) > 0 {
		text += " searchmoves" + list(r.Only)
	}
	return text
}

// await reads until the answer; when the context ends it asks for it.
func (e *Engine) await(ctx context.Context, r Request, take func([]string) bool) error {
	err := e.process.read(ctx, r.within(), "bestmove", take)
	if !errors.Is(err, errInterrupted) {
		return err
	}
	e.process.send("stop")
	return e.process.read(context.Background(), stopTime, "bestmove after stop", take)
}

// within is after how long an engine has failed that was given a time; 0: never.
func (r *Request) within() time.Duration {
	switch {
	case r.Within > 0:
		return r.Within
	case r.MoveTime > 0:
		return r.MoveTime + stopTime
	}
	return 0
}

// understand reads "bestmove MOVE [ponder MOVE]".
func (e *Engine) understand(at board.Position, words []string, found *Found) error {
	if len(words) < 2 {
		return fmt.Errorf("%s answers without a move", e.Name())
	}
	if !at.HasLegalMove() {
		return nil
	}
	move, err := at.ParseUCI(strings.ToLower(words[1]))
	if err != nil {
		return fmt.Errorf("%s plays %.20q, which is not legal in %s", e.Name(), words[1], at.FEN())
	}
	found.Move = move
	if len(words) > 3 && words[2] == "ponder" {
		next := at.After(move)
		found.Ponder, _ = next.ParseUCI(strings.ToLower(words[3]))
	}
	return nil
}

// Err is why the engine can't be used any more, nil while it can.
func (e *Engine) Err() error { return e.process.fault() }

// Close ends the engine: it is asked to quit, and killed if it does not.
func (e *Engine) Close() error {
	e.process.quit()
	return nil
}

// Known lists engines that are found on this machine: those of the usual names on the path, and where
// Debian keeps its games.
func Known() []Command {
	var list []Command
	for _, c := range []Command{
		{Name: "Stockfish", Path: "stockfish"}, {Name: "GNU Chess", Path: "gnuchess", Args: []string{"--uci"}},
		{Name: "Fruit", Path: "fruit"}, {Name: "Toga II", Path: "toga2"}, {Name: "Glaurung", Path: "glaurung"},
		{Name: "Ethereal", Path: "ethereal"},
		{Name: "Berserk", Path: "berserk"}, {Name: "Leela Chess Zero", Path: "lc0"},
	} {
		for _, path := range []string{c.Path, "/usr/games/" + c.Path, "/usr/local/games/" + c.Path} {
			if found, err := exec.LookPath(path); err == nil {
				c.Path = found
				list = append(list, c)
				break
			}
		}
	}
	return list
}
