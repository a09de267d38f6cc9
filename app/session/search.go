package session

import (
	"context"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"drevo/engine/board"
	"drevo/engine/match"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/engine/turn"
	"drevo/internal/phrase"
)

// Search is one search, running or done. Its tree and live numbers may be read at
// any time by anyone; Result only after Done.
type Search struct {
	Programme search.Programme
	Values    search.Values
	Position  board.Position // at the root
	Moves     []board.Move   // from the start of the game to the root
	Limits    search.Limits
	Name      string // that the user has given it, empty for none
	File      string // that keeps it for the next start, empty for none
	Unasked   bool   // it was begun for a user who goes through the game, see [Session.ThinkUnasked]

	still bool          // it has no clock, see [Still]
	heard func() uint64 // how many nodes an engine from elsewhere has told of, nil for other searches
	held  func()        // lets go of a search that somebody else releases, nil for the session's own
	game  *Game         // in which it was begun, as it was then
	place []board.Move  // from the start of the game to where the user was in the tree last
	node  tree.ID       // there

	live    *search.Live
	tree    *tree.Tree
	cancel  context.CancelFunc
	done    chan struct{}
	result  search.Result
	err     error
	started time.Time
	ended   atomic.Int64 // nanoseconds that the search took, 0 while it runs
	whole   atomic.Pointer[search.Iteration]
	readers sync.WaitGroup
}

// Options of a search.
type Options struct {
	Programme  search.Programme
	Values     search.Values
	Limits     search.Limits
	Budget     int        // nodes of the record; 0: the default
	Trees      *tree.Pool // where the tree takes its memory from; nil: nowhere
	Unrecorded bool       // record nothing
}

// StartSearch searches the current position of a game in a goroutine of its own, until
// it is done, stopped, or ctx is cancelled.
func StartSearch(ctx context.Context, game *Game, o Options) *Search {
	s := begun(game, o.Programme, o.Values)
	s.Limits, s.live, s.still = o.Limits, &search.Live{}, isStill(ctx)
	ctx, s.cancel = context.WithCancel(ctx)
	task := search.Task{Position: s.Position, History: game.History(), Values: o.Values, Limits: o.Limits, Live: s.live}
	if !o.Unrecorded {
		task.Recorder = o.Trees.NewRecorder(search.Header(o.Programme, o.Values, s.Position), o.Budget)
		s.tree = task.Recorder.Tree()
	}
	task.Iterated = func(i search.Iteration) { s.whole.Store(&i) }
	go s.run(ctx, task)
	return s
}

// begun is a search of the place of a game that has begun now.
func begun(at *Game, programme search.Programme, values search.Values) *Search {
	return &Search{Programme: programme, Values: values, Position: at.Position(), Moves: at.Moves(), game: at.Clone(),
		place: at.Moves(), cancel: func() {}, done: make(chan struct{}), started: time.Now()}
}

func (s *Search) run(ctx context.Context, task search.Task) {
	defer s.cancel()
	defer close(s.done)
	turn.Behind()
	if s.err = s.Position.Playable(); s.err == nil {
		s.result, s.err = s.Programme.Search(ctx, task)
	}
	if s.still {
		s.result.Elapsed = 0
	}
	s.ended.Store(max(int64(time.Since(s.started)), 1))
}

// Recorded returns a search that was made elsewhere, of the place of a game, and has ended.
func Recorded(programme search.Programme, values search.Values, at *Game, t *tree.Tree, result search.Result) *Search {
	s := begun(at, programme, values)
	s.live, s.tree, s.result, s.started = &search.Live{}, t, result, s.started.Add(-result.Elapsed)
	close(s.done)
	s.ended.Store(max(int64(result.Elapsed), 1))
	return s
}

// Watch returns a search that runs elsewhere, for a move of a game that is played. Its share of the tree
// must have been taken; it is released with the search. Nothing here stops it.
func Watch(at *Game, thinking *match.Thinking) *Search {
	s := begun(at, thinking.Programme, thinking.Values)
	s.live, s.tree = thinking.Live, thinking.Tree
	go func() {
		<-thinking.Done()
		s.result, s.err = thinking.Result()
		s.ended.Store(max(int64(time.Since(s.started)), 1))
		close(s.done)
	}()
	return s
}

// Start is the position before the first move of its game.
func (s *Search) Start() board.Position { return s.game.Start() }

// Played are the moves of the main line of its game, as it was then, from the root on.
func (s *Search) Played() []board.Move { return s.game.PlayedFrom(s.Position) }

// Before is the position before the move that led to the root.
func (s *Search) Before() board.Position { return s.game.Before() }

// Depth is how deep the search was to look, as its option has it; empty where the programme has none.
func (s *Search) Depth() string {
	depth, ok := search.DepthOf(s.Programme)
	if !ok {
		return ""
	}
	return s.Values.Text(depth.Name)
}

// Same reports whether two searches ask the same of the same programme: they give the same tree.
func (s *Search) Same(other *Search) bool {
	return s.Programme.About().ID == other.Programme.About().ID && maps.Equal(s.Values.Map(), other.Values.Map()) &&
		s.Limits == other.Limits && s.game.Start() == other.game.Start() && slices.Equal(s.Moves, other.Moves)
}

// Stop asks the search to end; it does not wait.
func (s *Search) Stop() { s.cancel() }

// Done is closed when the search has ended.
func (s *Search) Done() <-chan struct{} { return s.done }

// Running reports whether the search has not ended yet.
func (s *Search) Running() bool {
	select {
	case <-s.done:
		return false
	default:
		return true
	}
}

// Wait waits for the end and returns the outcome.
func (s *Search) Wait() (search.Result, error) {
	<-s.done
	return s.result, s.err
}

// Result returns the outcome; ok is false while the search runs.
func (s *Search) Result() (result search.Result, err error, ok bool) {
	if s.Running() {
		return search.Result{}, nil, false
	}
	return s.result, s.err, true
}

// Whole returns the last iteration that a programme which deepens has finished; ok is false where there is none yet.
func (s *Search) Whole() (i search.Iteration, ok bool) {
	if whole := s.whole.Load(); whole != nil && len(whole.Line) > 0 {
		return *whole, true
	}
	return search.Iteration{}, false
}

// StageName is what the programme calls an iteration: "depth 5", "iteration 3.1".
func (s *Search) StageName(i search.Iteration) string {
	if !i.Stage.Type.Stage() { // of a file that was written before there were stages in it
		return phrase.Of("depth {n}", "n", i.Depth)
	}
	words := s.Programme.Vocabulary()
	return words.StageName(i.Stage.Type, i.Stage.Number)
}

// Tree returns the recorded tree, nil when nothing is recorded.
func (s *Search) Tree() *tree.Tree { return s.tree }

// Counts returns the latest numbers.
func (s *Search) Counts() search.Counts {
	switch {
	case !s.Running() && s.err == nil:
		return s.result.Counts
	case s.heard != nil:
		return search.Counts{Nodes: s.heard()}
	}
	return s.live.Counts()
}

// Progress returns where the search stands at its root.
func (s *Search) Progress() search.Progress { return s.live.Progress() }

// Ended returns the stages of the search that are over, and what they cost.
func (s *Search) Ended() []search.EndedStage {
	list := s.live.Ended()
	if s.still {
		list = slices.Clone(list)
		for i := range list {
			list[i].Took = 0
		}
	}
	return list
}

// Elapsed returns the time that the search has taken so far; nothing for one without a clock.
func (s *Search) Elapsed() time.Duration {
	if s.still {
		return 0
	}
	if ended := s.ended.Load(); ended != 0 {
		return time.Duration(ended)
	}
	return time.Since(s.started)
}

// Node returns the node of the tree that moves from the start of the game lead to. ok is
// false when there is none; the node is then the last one on the way, or the root.
func (s *Search) Node(moves []board.Move) (id tree.ID, ok bool) {
	if s.tree.Empty() || len(moves) < len(s.Moves) || !slices.Equal(moves[:len(s.Moves)], s.Moves) {
		return tree.Root, false
	}
	id = tree.Root
	for _, move := range moves[len(s.Moves):] {
		next, ok := s.tree.Find(id, move)
		if !ok {
			return id, false
		}
		id = next
	}
	return id, true
}

// whyNot explains the first of the given moves from the start of the game that has no
// node. Moves that leave the tree before its root are not explained.
func (s *Search) WhyNot(moves []board.Move) (UnsearchedMove, bool) {
	explainer, ok := s.Programme.(search.Explainer)
	if !ok {
		return UnsearchedMove{}, false
	}
	for n := len(moves) - 1; n >= len(s.Moves); n-- {
		id, found := s.Node(moves[:n])
		if !found {
			continue
		}
		before, err := s.tree.Position(id)
		if err != nil {
			return UnsearchedMove{}, false
		}
		explanation, err := explainer.Explain(s.tree, id)
		if err != nil {
			return UnsearchedMove{}, false
		}
		why, ok := explanation.Of(moves[n])
		return UnsearchedMove{before, moves[n], why, id, &explanation}, ok
	}
	return UnsearchedMove{}, false
}

// Hold lets a goroutine go on reading the tree after a call of [Search.Release], until it
// calls what Hold returns. Hold itself is called before Release.
func (s *Search) Hold() (done func()) {
	s.readers.Add(1)
	return s.readers.Done
}

// Drop ends what a list of searches has to do with a search: it releases one of the session's own,
// and lets go of one that was added.
func (s *Search) Drop() {
	if s.held == nil {
		s.Release()
		return
	}
	s.held()
	s.held = nil
}

// Release stops a search that nobody shows any more and releases the memory of its tree
// once it has ended, and everybody who holds the tree is done. Nobody else may read the
// tree from then on.
func (s *Search) Release() {
	s.Stop()
	go func() {
		<-s.done
		s.readers.Wait()
		if s.tree != nil {
			s.tree.Release()
		}
	}()
}
