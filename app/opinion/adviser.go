// Package opinion asks an engine from elsewhere what it thinks of a position, and of the move that a
// programme has chosen there. It has no window.
package opinion

import (
	"context"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"drevo/app/config"
	"drevo/app/outcome"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/app/workspace"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/engine/uci"
)

// Question is what an engine is asked.
type Question struct {
	Engine uci.Command
	Start  board.Position
	Moves  []board.Move  // from there to the position in question
	Chosen board.Move    // that is to be judged; NoMove: none
	Lines  int           // how many are wanted
	Time   time.Duration // for each of at most two searches
}

// Position is the one in question.
func (q *Question) Position() board.Position { return q.Start.After(q.Moves...) }

// same reports whether two questions ask the same.
func (q *Question) same(other *Question) bool {
	return q.Engine.Name == other.Engine.Name && q.Engine.Path == other.Engine.Path && q.Start == other.Start &&
		slices.Equal(q.Moves, other.Moves) &&
		q.Chosen == other.Chosen && q.Lines == other.Lines && q.Time == other.Time
}

// Opinion is what an engine has said so far.
type Opinion struct {
	Question Question
	Engine   string     // as it calls itself
	Lines    []uci.Info // the best first
	Chosen   uci.Info   // of the chosen move, if Judged
	Judged   bool
	Terms    []outcome.Table // what its static value of the position is made of
	Untold   string          // why there are no terms, in words
	Done     bool
	Err      error
}

// Loss is by how much the chosen move is worse than the engine's best, in pawns, from the mover's side:
// 0 where it is the best. ok is false while that is not known.
func (o *Opinion) Loss() (pawns float64, ok bool) {
	if !o.Judged || len(o.Lines) == 0 {
		return 0, false
	}
	loss := o.Lines[0].Score.Pawns() - o.Chosen.Score.Pawns()
	if at := o.Question.Position(); at.Turn() == board.Black {
		loss = -loss
	}
	return max(loss, 0), true
}

// Adviser keeps an engine and asks it one question after the other. Its methods are called on the
// window's goroutine.
type Adviser struct {
	OnChange func() // the opinion, or the engines that can be asked, have changed

	work  *workspace.Workspace
	trial *work.Slot // of an engine that is to be added

	opinion *Opinion // nil before the first question
	running bool
	number  int // of the question whose news count
	cancel  context.CancelFunc
	pending atomic.Bool // news wait for the window

	heard *session.Search // what the engine has told of the last question by a trace, nil for nothing

	mu     sync.Mutex // of the engine, which is used by one goroutine at a time
	engine *uci.Engine
	of     uci.Command
}

// NewAdviser returns an adviser that has not been asked anything.
func NewAdviser(work *workspace.Workspace, desk *work.Desk) *Adviser {
	return &Adviser{OnChange: func() {}, work: work, trial: desk.Slot("Trying the engine")}
}

// Opinion is what has been said about the last question, nil before the first.
func (a *Adviser) Opinion() *Opinion { return a.opinion }

// Running reports whether the engine is at work.
func (a *Adviser) Running() bool { return a.running }

// Ask asks a question, in place of the one before. The same question is not asked twice in a row.
func (a *Adviser) Ask(q Question) {
	if a.opinion != nil && a.opinion.Err == nil && (a.running || a.opinion.Done) && a.opinion.Question.same(&q) {
		return
	}
	a.Stop()
	a.forget()
	a.number++
	number, room := a.number, a.work.Session.Room()/treeShare
	ctx, cancel := context.WithCancel(a.work.Context())
	a.cancel = cancel
	a.opinion, a.running = &Opinion{Question: q, Engine: q.Engine.Name}, true
	go func() {
		o := a.answer(ctx, number, room, q)
		a.work.Post(func() {
			if number == a.number {
				a.opinion, a.running = &o, false
				a.OnChange()
			}
		})
	}()
	a.OnChange()
}

// Stop ends the question; what was said stays.
func (a *Adviser) Stop() {
	if a.running {
		a.running = false
		a.cancel()
		a.OnChange()
	}
}

// Close ends the engine. It waits for what the engine is at, a moment.
func (a *Adviser) Close() {
	a.number++
	a.forget()
	if a.cancel != nil {
		a.cancel()
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.engine != nil {
		a.engine.Close()
		a.engine = nil
	}
}

// Try starts a program to see whether it is an engine, and returns what it calls itself.
func Try(ctx context.Context, path string) (name string, err error) {
	e, err := uci.Start(ctx, uci.Command{Path: path})
	if err != nil {
		return "", err
	}
	defer e.Close()
	return e.Name(), nil
}

// Add starts a program once to see whether it speaks UCI, and keeps it as an engine if it does.
func (a *Adviser) Add(path string) {
	type answer struct {
		name string
		err  error
	}
	work.Run(a.trial, func(job *work.Job) answer {
		name, err := Try(job.Context(), path)
		return answer{name, err}
	}, func(tried answer) {
		if tried.err != nil {
			a.work.Fault(filepath.Base(path) + " is no UCI engine: " + tried.err.Error())
			return
		}
		a.work.Settings().Change(func(c *config.Config) {
			others := slices.DeleteFunc(slices.Clone(c.Engines), func(e config.Engine) bool { return e.Name == tried.name })
			c.Engines = append(others, config.Engine{Name: tried.name, Path: path})
			c.Opinion.Engine = tried.name
		})
		a.work.Status(tried.name + " can be asked for an opinion now, and be played against.")
		a.OnChange()
	})
}

// answer asks the engine for its lines, and then for the chosen move, if that is not among them.
func (a *Adviser) answer(ctx context.Context, number, room int, q Question) (o Opinion) {
	a.mu.Lock()
	defer a.mu.Unlock()
	o = Opinion{Question: q, Engine: q.Engine.Name}
	engine, err := a.start(ctx, q.Engine, room)
	if err != nil {
		o.Err = err
		return o
	}
	o.Engine = engine.Name()
	at := q.Position()
	if o.Err = at.Playable(); o.Err != nil {
		return o
	}
	if !at.HasLegalMove() {
		o.Done = true
		return o
	}
	request := uci.Request{Start: q.Start, Moves: q.Moves, Lines: q.Lines, MoveTime: q.Time}
	found, err := engine.Search(ctx, request, func(info uci.Info) {
		o.Lines = with(o.Lines, info)
		a.news(number, o)
	})
	if o.Err = err; err != nil {
		return o
	}
	o.Lines = found.Lines
	if !a.judge(ctx, engine, request, &o) {
		return o
	}
	if o.Done = ctx.Err() == nil; o.Done {
		if o.Terms, err = Terms(ctx, engine, &at); err != nil {
			o.Untold = unexplained(err)
		}
	}
	return o
}

// judge finds what the chosen move is worth.
func (a *Adviser) judge(ctx context.Context, engine *uci.Engine, request uci.Request, o *Opinion) bool {
	at, chosen := o.Question.Position(), o.Question.Chosen
	if chosen == board.NoMove || !at.IsLegal(chosen) || ctx.Err() != nil {
		return true
	}
	i := slices.IndexFunc(o.Lines, func(l uci.Info) bool { return l.Line[0] == chosen && l.Score.Bound == tree.Exact })
	if i >= 0 {
		o.Chosen, o.Judged = o.Lines[i], true
		return true
	}
	request.Only, request.Lines = []board.Move{chosen}, 1
	found, err := engine.Search(ctx, request, nil)
	if o.Err = err; err != nil {
		return false
	}
	if len(found.Lines) > 0 && found.Lines[0].Line[0] == chosen {
		o.Chosen, o.Judged = found.Lines[0], true
	}
	return true
}

// start returns the engine of a command, which it starts unless it runs already and is well.
func (a *Adviser) start(ctx context.Context, c uci.Command, room int) (*uci.Engine, error) {
	if a.engine != nil && a.engine.Err() == nil && a.of.Path == c.Path && slices.Equal(a.of.Args, c.Args) {
		return a.engine, nil
	}
	if a.engine != nil {
		a.engine.Close()
		a.engine = nil
	}
	engine, err := a.startTraced(ctx, c, room)
	if err != nil {
		return nil, err
	}
	a.engine, a.of = engine, c
	return engine, nil
}

// news posts what was said so far, unless news wait already.
func (a *Adviser) news(number int, o Opinion) {
	if !a.pending.CompareAndSwap(false, true) {
		return
	}
	o.Lines = slices.Clone(o.Lines)
	a.work.Post(func() {
		a.pending.Store(false)
		if number == a.number && a.running {
			a.opinion = &o
			a.OnChange()
		}
	})
}

// with returns lines with another one in its place.
func with(lines []uci.Info, info uci.Info) []uci.Info {
	if info.Rank > len(lines)+1 {
		return lines
	}
	lines = slices.Clone(lines)
	if info.Rank == len(lines)+1 {
		return append(lines, info)
	}
	lines[info.Rank-1] = info
	return lines
}
