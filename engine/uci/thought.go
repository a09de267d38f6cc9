package uci

import (
	"context"
	"fmt"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// thought is one "go": a search in a goroutine of its own, which ends with one "bestmove".
type thought struct {
	*session
	settings settings // as they were when it began
	game     game
	limits   limits
	clock    *search.Clock
	started  time.Time
	live     search.Live
	before   atomic.Uint64  // nodes of the searches before it
	last     search.Thought // of the depths that were searched as a whole

	ctx       context.Context
	cancel    context.CancelFunc
	answer    chan struct{} // closed when an infinite or pondering search may answer
	mayAnswer func()        // closes it, once
	done      chan struct{}
}

func (c *session) newThought(l limits) *thought {
	t := &thought{
		session: c, settings: c.settings, game: c.game, limits: l, started: time.Now(),
		answer: make(chan struct{}), done: make(chan struct{}),
	}
	t.game.history = c.game.history.Clone()
	t.mayAnswer = sync.OnceFunc(func() { close(t.answer) })
	t.ctx, t.cancel = context.WithCancel(c.ctx)
	turn := t.game.position.Turn()
	t.clock = search.NewClock(time.Now, l.control(turn, t.settings.overhead), l.ponder)
	if !l.infinite && !l.ponder {
		t.mayAnswer()
	}
	return t
}

// stop ends the search, which answers with what it has.
func (t *thought) stop() {
	if t != nil {
		t.mayAnswer()
		t.cancel()
	}
}

// ponderHit starts the clock of a search that was begun on the opponent's time.
func (t *thought) ponderHit() {
	if t != nil {
		t.clock.PonderHit()
		if !t.limits.infinite {
			t.mayAnswer()
		}
	}
}

// run searches and answers.
func (t *thought) run() {
	defer close(t.done)
	defer t.cancel()
	move, ponder := t.choose()
	select {
	case <-t.answer:
	case <-t.ctx.Done():
	}
	text := "bestmove " + t.settings.coordinates(t.game.position, move)
	if ponder != board.NoMove {
		text += " ponder " + t.settings.coordinates(t.game.position.After(move), ponder)
	}
	t.out.line("%s", text)
}

// choose returns the move to be played, and the answer that is expected to it.
func (t *thought) choose() (move, ponder board.Move) {
	if t.game.refused {
		t.say("there is no position to play from: the last one was refused")
		return board.NoMove, board.NoMove
	}
	legal := t.game.legal()
	if len(legal) == 0 {
		t.say("%s", search.NoMove(&t.game.position))
		return board.NoMove, board.NoMove
	}
	if move, ok := t.fromBook(); ok {
		return move, board.NoMove
	}
	if len(t.limits.searchMoves) > 0 {
		t.say("searchmoves is refused: %s chooses among all moves", t.settings.programme.About().Name)
	}
	found, err := t.search()
	defer func() { found.Tree.Release() }()
	if err != nil {
		t.say("%s", err)
	}
	result := found.Result
	t.conclude(found)
	if !t.game.position.IsLegal(result.Move) {
		about := t.settings.programme.About()
		switch {
		case result.Stopped || err != nil:
			t.say("%s has no move yet: %s is the first legal one", about.Name, legal[0])
		default:
			t.say("%s has no move here: %s is only the first legal one. %s", about.Name, legal[0], about.NoGames)
		}
		return legal[0], board.NoMove
	}
	return result.Move, answerTo(t.game.position, result)
}

// answerTo is the second move of a line, NoMove where there is none.
func answerTo(p board.Position, r search.Result) board.Move {
	if len(r.Line) < 2 || r.Line[0] != r.Move {
		return board.NoMove
	}
	next := p.After(r.Move)
	if !next.IsLegal(r.Line[1]) {
		return board.NoMove
	}
	return r.Line[1]
}

// fromBook returns the book's move, if a move is to be played and the book has one.
func (t *thought) fromBook() (board.Move, bool) {
	if t.limits.infinite || t.limits.ponder {
		return board.NoMove, false
	}
	move, err := t.settings.bookMove(&t.game.position)
	if err != nil {
		t.say("the book: %s", err)
	}
	if move == board.NoMove || !t.game.position.IsLegal(move) {
		return board.NoMove, false
	}
	t.say("%s is from the book", move)
	return move, true
}

// search searches once, or one depth after the other, and reports on the way.
func (t *thought) search() (search.Thought, error) {
	quiet := make(chan struct{})
	watched := make(chan struct{})
	go func() { defer close(watched); t.watch(quiet) }()
	defer func() { close(quiet); <-watched }()

	task := search.Task{
		Position: t.game.position, History: t.game.history, Values: t.settings.values,
		Limits: search.Limits{Nodes: t.limits.nodes}, Live: &t.live, Clock: t.clock, Memory: &t.memory,
	}
	thinker := search.Thinker{Programme: t.settings.programme, Found: t.found, Started: t.startNext}
	if t.settings.record || t.settings.multiPV > 1 {
		thinker.Record = func(values search.Values) *tree.Recorder {
			return t.memory.NewRecorder(search.Header(t.settings.programme, values, t.game.position), usualBudget)
		}
	}
	found, err := t.think(&thinker, task)
	if t.limits.mate > 0 && err == nil {
		t.judgeMate(found)
	}
	return found, err
}

// think goes as far as the time allows, or to the depth that is meant.
func (t *thought) think(thinker *search.Thinker, task search.Task) (search.Thought, error) {
	if t.settings.useTime && t.limits.bounded(t.game.position.Turn()) && t.limits.depth == 0 && t.limits.mate == 0 {
		return thinker.Think(t.ctx, task)
	}
	return thinker.ThinkTo(t.ctx, task, t.lastDepth())
}

// startNext prepares the numbers for one more search.
func (t *thought) startNext(*search.Task) {
	t.before.Add(t.live.Counts().Nodes)
	t.live.Reset()
}

// lastDepth is the value of the depth that the search may go to.
func (t *thought) lastDepth() string {
	depth, ok := search.DepthOf(t.settings.programme)
	if !ok {
		if t.limits.depth > 0 {
			t.say("depth is refused: %s has none", t.settings.programme.About().Name)
		}
		return ""
	}
	most := depth.ForPlies(1 << 20)
	switch l := &t.limits; {
	case l.depth > 0:
		return atLeast(depth, depth.ForPlies(l.depth))
	case l.mate > 0:
		return atLeast(depth, depth.ForPlies(2*min(l.mate, 1<<20)))
	case l.infinite:
		return most
	}
	return t.settings.values.Text(depth.Name)
}

// atLeast returns a value of a depth, or its least one where it is below.
func atLeast(depth search.Option, value string) string {
	if n, err := strconv.Atoi(value); err == nil && n < depth.Min {
		return strconv.Itoa(depth.Min)
	}
	return value
}

// found reports a depth that was finished, and ends a search that has what it was for: one legal move,
// or the mate.
func (t *thought) found(d search.Thought) {
	t.last = d
	t.report(d)
	if t.limits.mate > 0 && t.mateWithin(d.Score) || t.limits.control(t.game.position.Turn(), 0) != nil &&
		len(t.game.legal()) == 1 {
		t.cancel()
	}
}

// mateWithin reports whether a score is a mate in as many moves as were asked for.
func (t *thought) mateWithin(score eval.Score) bool {
	moves, ok := t.settings.programme.Scale().MateMoves(int32(score))
	return ok && moves > 0 && moves <= t.limits.mate
}

func (t *thought) judgeMate(d search.Thought) {
	if !t.mateWithin(d.Score) {
		t.say("no mate in %d was found, which proves nothing", t.limits.mate)
	}
}

// watch tells now and then how far the search has come.
func (t *thought) watch(quiet <-chan struct{}) {
	const every = 500 * time.Millisecond
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	for {
		select {
		case <-quiet:
			return
		case <-ticker.C:
			t.out.line("%s", t.progress())
		}
	}
}

// progress is how far the search has come.
func (t *thought) progress() string {
	counts, p := t.live.Counts(), t.live.Progress()
	nodes, elapsed := t.before.Load()+counts.Nodes, time.Since(t.started)
	text := fmt.Sprintf("info nodes %d nps %d time %d", nodes, rate(nodes, elapsed), elapsed.Milliseconds())
	if p.Number > 0 {
		text += fmt.Sprintf(" currmovenumber %d", p.Number)
	}
	return text
}

// rate is how many there were in a second.
func rate(n uint64, in time.Duration) uint64 {
	return uint64(float64(n) / max(in.Seconds(), 1e-6))
}
