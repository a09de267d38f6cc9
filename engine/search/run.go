package search

import (
	"context"
	"slices"
	"sync/atomic"
	"time"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/engine/turn"
)

// pollNodes is how many nodes pass between two looks at the clock and the
// context: about a millisecond of the slowest programme.
const pollNodes = 512

// publishEvery is how often the live numbers are published.
const publishEvery = 20 * time.Millisecond

// Run is the bookkeeping of one search: it counts, records and stops. A programme
// makes one at the start of Search, brackets every node with Enter and Leave, and
// returns from its recursion as soon as Stopped says so.
type Run struct {
	counts    Counts
	recorder  *tree.Recorder
	live      *Live
	limits    Limits
	clock     *Clock
	start     time.Time
	published time.Time
	nextPoll  uint64
	cancelled atomic.Bool
	release   func() bool
	stopped   bool
	ply       int
	stages    []Stage // that are open, the innermost last
	begun     []begun // when each of them was
	ended     Stage   // the last of the outermost that is over
	bound     tree.Bound
	table     *Table
	iterated  func(Iteration)
}

// begun is where a search stood when a stage began.
type begun struct {
	at    time.Time
	nodes uint64
}

// Watch says which table the search uses, so that its use is counted and seen.
func (r *Run) Watch(t *Table) { r.table = t }

// NewRun starts the bookkeeping of a task. End must be called.
func NewRun(ctx context.Context, task Task) *Run {
	r := &Run{recorder: task.Recorder, live: task.Live, limits: task.Limits, clock: task.Clock, start: time.Now(),
		iterated: task.Iterated}
	r.release = context.AfterFunc(ctx, func() { r.cancelled.Store(true) })
	r.stopped = ctx.Err() != nil
	r.schedule()
	return r
}

// End publishes the last numbers and returns them, with the time taken.
func (r *Run) End() (Counts, time.Duration) {
	r.release()
	r.publish()
	return r.counts, time.Since(r.start)
}

// Enter opens a node: see [tree.Recorder.Enter]. It returns false, and opens nothing, when the
// search must end.
func (r *Run) Enter(move board.Move, kind tree.NodeType, class tree.MoveClass, alpha, beta eval.Score) bool {
	if !r.count(kind) {
		return false
	}
	if move != board.NoMove {
		r.ply++
		r.counts.Deepest = max(r.counts.Deepest, r.ply)
	}
	r.recorder.Enter(move, kind, class, alpha, beta)
	return true
}

// Stage opens a stage with its number, as the programme counts its iterations or rounds, and its
// bounds. Leave with NoMove closes it; while it is open, Progress names it.
func (r *Run) Stage(kind tree.NodeType, number int, alpha, beta eval.Score) bool {
	if !r.count(kind) {
		return false
	}
	r.stages = append(r.stages, Stage{Type: kind, Number: number})
	if r.live != nil && !kind.Test() {
		r.begun = append(r.begun, begun{time.Now(), r.counts.Nodes - 1})
	}
	r.recorder.Enter(board.Move(number), kind, tree.ClassNone, alpha, beta)
	return true
}

// count counts a node, unless the search must end.
func (r *Run) count(kind tree.NodeType) bool {
	if r.counts.Nodes >= r.nextPoll {
		r.poll()
	}
	if r.stopped {
		return false
	}
	r.counts.Nodes++
	r.counts.ByType[kind.Code()]++
	return true
}

// MadeBoards counts positions that were made to put moves in order, whether or not they will be
// visited.
func (r *Run) MadeBoards(n int) { r.counts.Boards += uint64(n) }

// Place says why the move to the open node has its place in the order of its parent's moves, as
// [Order.Next] returned it.
func (r *Run) Place(place Place) { r.recorder.Place(place) }

// Static sets the static value of the open node.
func (r *Run) Static(value eval.Score) { r.recorder.Static(value) }

// StaticBound says on which side of a value, itself outside the bounds of the open node, its static
// value lies: see [tree.Recorder.StaticBound].
func (r *Run) StaticBound(value eval.Score) { r.recorder.StaticBound(value) }

// Leave closes the node that was entered with the given move, and classifies its score by the
// bounds that it was entered with. A node that was stopped has examined some of its moves only, so
// its score is a lower bound.
func (r *Run) Leave(move board.Move, score, alpha, beta eval.Score, reason tree.Reason) {
	r.counts.ByReason[reason]++
	switch {
	case move != board.NoMove:
		r.ply--
	case len(r.stages) > 0:
		r.endStage()
	default:
		r.bound = boundOf(score, alpha, beta, reason)
	}
	r.recorder.Leave(score, boundOf(score, alpha, beta, reason), reason)
}

// endStage takes the innermost stage away, and says what it cost if somebody watches.
func (r *Run) endStage() {
	last := len(r.stages) - 1
	if r.live != nil && !r.stages[last].Type.Test() {
		b := r.begun[len(r.begun)-1]
		r.begun = r.begun[:len(r.begun)-1]
		r.live.end(EndedStage{Path: slices.Clone(r.stages), Nodes: r.counts.Nodes - b.nodes, Took: time.Since(b.at)})
	}
	if last == 0 {
		r.ended = r.stages[0]
	}
	r.stages = r.stages[:last]
}

// Bound is what the value is worth that the root was left with.
func (r *Run) Bound() tree.Bound { return r.bound }

func boundOf(score, alpha, beta eval.Score, reason tree.Reason) tree.Bound {
	if reason == tree.ReasonStopped {
		return tree.Lower
	}
	return tree.BoundOf(score, alpha, beta)
}

// Improve says that the node that was left last improves the node that is open now: it is the
// best child so far. A search calls it where it takes the child's score for its best.
func (r *Run) Improve() { r.recorder.Improve() }

// Skip says that a rule leaves a move of the open node out, now that it has its turn, and what the value of
// the node rises to because of it, tree.NoValue where it does not rise: see [tree.Recorder.Skip].
func (r *Run) Skip(move board.Move, reason tree.Reason, value eval.Score) {
	r.recorder.Skip(move, reason, value)
}

// Open returns the innermost open node: what a table keeps beside a value.
func (r *Run) Open() tree.ID { return r.recorder.Open() }

// KnownFrom says that the open node will be closed with the value that a table remembers of
// another.
func (r *Run) KnownFrom(id tree.ID) { r.recorder.KnownFrom(id) }

// Add hangs a node under any other, for trees that are not grown depth-first; ply is its distance
// from the root. ok is false, and nothing is added, when the search must end. The ID serves
// Close and SetBest, and as the parent of others, whether or not the node is recorded.
func (r *Run) Add(parent tree.ID, ply int, move board.Move, kind tree.NodeType, class tree.MoveClass, alpha,
	beta eval.Score) (id tree.ID, ok bool) {
	if !r.count(kind) {
		return tree.None, false
	}
	r.counts.Deepest = max(r.counts.Deepest, ply)
	return r.recorder.Add(parent, move, kind, class, alpha, beta), true
}

// AddSkip is Skip for a node that was added.
func (r *Run) AddSkip(id tree.ID, move board.Move, reason tree.Reason, value eval.Score) {
	r.recorder.AddSkip(id, move, reason, value)
}

// SetStatic sets the static value of a node that was added.
func (r *Run) SetStatic(id tree.ID, value eval.Score) { r.recorder.SetStatic(id, value) }

// Close gives a node that was added a score and a reason, as often as the programme changes its
// mind; was is the reason that it had before, ReasonOpen the first time.
func (r *Run) Close(id tree.ID, score, alpha, beta eval.Score, was, reason tree.Reason) {
	if was != tree.ReasonOpen {
		r.counts.ByReason[was]--
	}
	r.counts.ByReason[reason]++
	if id == tree.Root {
		r.bound = boundOf(score, alpha, beta, reason)
	}
	r.recorder.Close(id, score, boundOf(score, alpha, beta, reason), reason)
}

// SetBest makes a closed node the only best child of its parent.
func (r *Run) SetBest(id tree.ID) { r.recorder.SetBest(id) }

// ForgetBest says that the best child of a node is one that was not kept.
func (r *Run) ForgetBest(parent tree.ID) { r.recorder.ForgetBest(parent) }

// Nodes is the number of positions visited so far.
func (r *Run) Nodes() uint64 { return r.counts.Nodes }

// Closed returns the node of the record that was closed last, for Reclass.
func (r *Run) Closed() tree.ID { return r.recorder.Closed() }

// Reclass gives a closed node of the record another class: see
// [tree.Recorder.Reclass].
func (r *Run) Reclass(id tree.ID, class tree.MoveClass) { r.recorder.Reclass(id, class) }

// Stopped reports whether the search must end now.
func (r *Run) Stopped() bool { return r.stopped }

// Progress publishes where the search stands at its root, in the stages that are open.
func (r *Run) Progress(p Progress) {
	if r.live != nil {
		p.Stages = slices.Clone(r.stages)
		r.live.progress.Store(&p)
	}
}

// Iterated tells whoever asks what a whole iteration has found, the stage that has just ended.
func (r *Run) Iterated(depth int, score eval.Score, line []board.Move) {
	if r.iterated != nil {
		r.iterated(Iteration{depth, r.ended, score, line, r.counts})
	}
}

// Poll looks at the context, the clock and the limits now and reports whether the search must end.
// Enter does so by itself; a programme that works for milliseconds between two nodes asks in
// between. It costs as much as reading the clock.
func (r *Run) Poll() bool {
	r.poll()
	return r.stopped
}

func (r *Run) poll() {
	turn.Give()
	now := time.Now()
	r.stopped = r.stopped || r.cancelled.Load() ||
		r.clock != nil && r.clock.Expired() ||
		r.limits.Time > 0 && now.Sub(r.start) >= r.limits.Time ||
		r.limits.Nodes > 0 && r.counts.Nodes >= r.limits.Nodes
	if now.Sub(r.published) >= publishEvery {
		r.published = now
		r.publish()
	}
	r.schedule()
}

// schedule sets the next poll so that a limit of nodes is met exactly.
func (r *Run) schedule() {
	r.nextPoll = r.counts.Nodes + pollNodes
	if r.limits.Nodes > r.counts.Nodes {
		r.nextPoll = min(r.nextPoll, r.limits.Nodes)
	}
}

func (r *Run) publish() {
	r.counts.Table = TableUse{r.table.Stats(), r.table.PerMille()}
	if r.live != nil {
		counts := r.counts
		r.live.counts.Store(&counts)
	}
}
