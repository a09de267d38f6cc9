package workspace

import (
	"time"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Rest is how long after the end of a search no other begins: a click that was meant to stop the
// one does not start the other.
const Rest = 500 * time.Millisecond

// Searcher starts searches, shows how they grow and what has come of them.
type Searcher struct {
	*shared
	game   *Game
	setup  *Setup
	memory *memory

	Book    func() string // what Think answers from a book, empty for nothing
	Playing func() bool   // whether a game is played now

	watcher  *Watcher
	started  int       // searches so far
	busy     bool      // a search that was asked for was begun, and its end not told
	ended    time.Time // of the last search
	repeated repeated
}

// repeated is the search of the last time while the start repeats it, and the node that was chosen,
// which the journal loses as soon as the window shows another.
type repeated struct {
	search *session.Search
	node   tree.ID
}

// ThinkOrStop starts a search, or stops the one that runs. One that nobody has asked for makes way.
func (r *Searcher) ThinkOrStop() {
	switch running := r.Session.Running(); {
	case running != nil && !running.Unasked:
		r.Session.Stop()
	case running != nil || time.Since(r.ended) >= Rest:
		r.Think()
	}
}

// Think starts a search at the current place, unless a book answers or there is nothing to play.
func (r *Searcher) Think() {
	p := r.Session.Position()
	if err := p.Playable(); err != nil {
		r.Fault(err.Error())
		return
	}
	if text := r.Book(); text != "" {
		r.Status(text + " To let it think, see the tab Book.")
		r.Changed()
		return
	}
	r.ThinkAs(r.Session.Game, r.Session.Programme, r.Session.Values)
}

// ThinkAs starts a search at the place of a game and shows its tree as it grows.
func (r *Searcher) ThinkAs(at *session.Game, programme search.Programme, values search.Values) {
	r.thinkWithin(at, programme, values, r.Session.Limits)
}

// ThinkWith makes a player with its options the current one, and lets it think at the current place within limits of
// this search alone.
func (r *Searcher) ThinkWith(c Contender, limits search.Limits) {
	r.setup.Do("programme "+c.Name, func() {
		r.setup.ChooseProgramme(c.ID)
		r.setup.SetValues("options of "+c.Name, c.Values.Map())
	})
	r.thinkWithin(r.Session.Game, c.Programme, c.Values, limits)
}

func (r *Searcher) thinkWithin(at *session.Game, programme search.Programme, values search.Values,
	limits search.Limits) {
	r.Leave()
	s := r.Session.ThinkWithin(r.ctx, at, programme, values, limits)
	r.started++
	r.busy = true
	r.Thinking(true)
	r.Outcome(s.Programme.About().Name + " is thinking ...")
	r.Changed()
	r.watcher.Follow(s)
}

// ThinkAbout makes a search of somewhere else, such as an experiment, again: its position, its programme and its
// options become the current ones, and its tree is shown as it grows.
func (r *Searcher) ThinkAbout(where string, p board.Position, programme search.Programme, values search.Values) {
	r.game.SetGame("position of "+where, session.NewGame(p))
	r.setup.Do("options of "+where, func() {
		r.setup.putProgramme(programme, search.Preset{})
		r.setup.SetValues("options of "+where, values.Map())
	})
	r.ThinkAs(r.Session.Game, programme, values)
}

// OpenSearch puts a search into the list that a pane has started, which releases it, too, and shows
// its tree and the position at its root.
func (r *Searcher) OpenSearch(s *session.Search) {
	if s == r.Session.Search() {
		return
	}
	r.Leave()
	r.Session.AddSearch(s)
	r.Changed()
	r.announce(s)
	r.memory.MakeRoom()
}

// OpenKept puts a search into the list that was read from a file, and shows its tree where the user was in it last.
// Where that brings another game, undo brings this one back under the name of the step.
func (r *Searcher) OpenKept(step string, s *session.Search) {
	r.Leave()
	before := r.game.place()
	r.Session.List(s)
	r.Session.Show(s)
	if after := r.game.place(); before.game.Record() != after.game.Record() {
		r.game.history.note(r.game.step(step, 0, before, after))
	}
	r.Changed()
	r.announce(s)
	r.memory.MakeRoom()
}

// Started is how many searches were begun so far.
func (r *Searcher) Started() int { return r.started }

// NewWatcher returns what looks after searches whose end is told to finished.
func (r *Searcher) NewWatcher(finished func(*session.Search)) *Watcher {
	return &Watcher{post: r.post, tick: r.tick, finished: finished}
}

// tick shows how far the search has come. It may not be the one that is shown.
func (r *Searcher) tick(s *session.Search) {
	r.memory.MakeRoom()
	if s != r.Session.Search() {
		return
	}
	r.Grow()
	if _, inTree := r.Session.Node(); inTree {
		return
	}
	r.Session.Locate()
	if _, inTree := r.Session.Node(); inTree { // the tree has reached the position
		r.Changed()
	}
}

// finished shows the outcome of the search, which may be another than the one that is shown.
func (r *Searcher) finished(s *session.Search) {
	r.rest(s)
	r.Session.Locate()
	result, err := s.Wait()
	switch {
	case s.Unasked: // the headline tells what it came to, the message line keeps what was said there
	case s == r.Session.Search():
		r.announce(s)
	case !result.Stopped: // and the user has gone elsewhere meanwhile
		r.Outcome("In the list of searches: " + r.Summary(s))
	}
	if err == nil {
		r.keepThought(s, result)
		r.keepTree(s)
	}
	again := r.Session.Supersede(s)
	r.Changed()
	r.memory.Release(again)
	r.memory.MakeRoom()
	r.memory.giveBackSoon() // what was released while it ran
	r.resume(s)
}

// keepThought notes what a search was and how long it took: the next start repeats a short one.
func (r *Searcher) keepThought(s *session.Search, result search.Result) {
	r.latest = thoughtOf(s, result)
	r.dropFormer(r.latest)
}

// resume goes to the node that was chosen and lets the panes put back what they had, after the
// search of the last time was repeated.
func (r *Searcher) resume(s *session.Search) {
	last := r.repeated
	if last.search == nil || s != last.search {
		return
	}
	r.repeated = repeated{}
	if s != r.Session.Search() {
		return
	}
	r.Session.SelectAt(last.node)
	r.Changed()
	r.Resume()
}
