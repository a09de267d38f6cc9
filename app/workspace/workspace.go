package workspace

import (
	"context"
	"errors"
	"maps"

	"drevo/app/config"
	"drevo/app/journal"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Workspace is the session of a window with its undo, and what the journal keeps of it.
type Workspace struct {
	*shared
	*History
	*Game
	*Setup
	*Shelf
	*Searcher
	*memory
}

// Start says what a workspace starts with.
type Start struct {
	Settings   *config.Store
	Journal    *journal.Journal // of the session; nil: nothing of it is kept
	Programmes search.List
	FEN        string          // shown instead of the session that the settings hold
	Post       func(do func()) // runs a function on the window's goroutine
	Window     Window
	Still      bool // its searches have no clock, see [session.Still]
}

// New returns a workspace as journal and settings have it. The error says what of them could not be used, and was
// set aside; the workspace is there all the same.
func New(start Start) (*Workspace, error) {
	if start.Journal == nil {
		start.Journal = journal.InMemory(journal.Session{})
	}
	kept, before := start.Settings.Config(), start.Journal.Session()
	if before.Now.PGN == "" && kept.Former.Start != "" {
		before.Now.Node, before.Now.Thought = kept.Former.Node, kept.Former.Thought
	}
	s := &shared{Window: start.Window, Programmes: start.Programmes, Unit: present.Unit(kept.Scores).OrPawns(),
		latest: before.Now.Thought, former: before.Searches, settings: start.Settings, journal: start.Journal,
		folder: start.Journal.Folder(),
		post:   start.Post}
	s.ctx, s.cancel = context.WithCancel(context.Background())
	if start.Still {
		s.ctx = session.Still(s.ctx)
	}
	var err, fault error
	s.Session, err, fault = restore(s.Programmes, kept, before.Now, start.FEN)
	if kept.Memory > 0 {
		s.Session.Memory = kept.Memory
	}
	if err != nil {
		err = start.Settings.SetAside(err)
	}
	if fault != nil {
		err = errors.Join(err, start.Journal.SetAside(fault))
	}
	history := &History{shared: s}
	game, memory := &Game{shared: s, history: history, OnMove: func(board.Move) {}, OnPlace: func() {}}, &memory{shared: s}
	setup := &Setup{shared: s, history: history}
	searcher := &Searcher{shared: s, game: game, setup: setup, memory: memory,
		Book: func() string { return "" }, Playing: func() bool { return false }}
	searcher.watcher = searcher.NewWatcher(searcher.finished)
	searcher.repeated.node = tree.ID(before.Now.Node)
	w := &Workspace{s, history, game, setup, &Shelf{s, game}, searcher, memory}
	w.restoreSteps(before)
	if kept.Former.Start != "" || kept.Former.Play.Start != "" {
		w.takeFormer(kept.Former)
	}
	return w, err
}

// Begin begins with a game and a player, as a first start does: there is nothing before it that undo could bring back.
func (w *Workspace) Begin(g *session.Game, player string) {
	w.Session.SetGame(g, nil)
	for _, c := range w.Contenders() {
		if c.ID == player {
			w.Session.Programme, w.Session.Values = c.Programme, c.Values
		}
	}
	w.Changed()
}

// takeFormer has the journal keep the session that the settings of an older version hold, and then no longer these.
func (s *shared) takeFormer(former config.Former) {
	s.keep()
	if s.journal.Session().Table.Start == "" {
		s.journal.KeepTable(former.Play)
	}
	if s.journal.Flush() == nil {
		s.settings.Change(func(c *config.Config) { c.Former = config.Former{} })
	}
}

// Window is what shows a workspace.
type Window interface {
	Show()  // what the session has now
	Grow()  // what the tree that is shown has grown by
	Leave() // ends what is done with the tree that is shown: it goes

	// Status says a sentence until the user goes on to another position, Outcome one that stays while the tree
	// that is shown does, Fault what went wrong.
	Status(text string)
	Outcome(text string)
	Fault(text string)

	Thinking(on bool) // a search has begun or ended
	Mark()            // what menus mark and name has changed
	Resume()          // the search of the last time was repeated
}

// shared is what all parts of a workspace have.
type shared struct {
	Window
	Session    *session.Session
	Programmes search.List
	Unit       present.Unit // of all printed scores

	latest   journal.Thought    // the last search, of this window or of the one that it has begun with
	former   []journal.Searched // searches of earlier starts, the latest first
	ctx      context.Context
	cancel   context.CancelFunc
	settings *config.Store
	journal  *journal.Journal
	folder   string // where the journal lies, empty where nothing is kept
	post     func(func())
}

// Close ends the search.
func (s *shared) Close() {
	s.Session.Stop()
	s.cancel()
}

// Context ends when the workspace is closed.
func (s *shared) Context() context.Context { return s.ctx }

// Settings is what is kept from one start to the next.
func (s *shared) Settings() *config.Store { return s.settings }

// Post runs a function on the window's goroutine.
func (s *shared) Post(do func()) { s.post(do) }

// Journal is where the work in hand is kept.
func (s *shared) Journal() *journal.Journal { return s.journal }

// Changed keeps what the session has now for the next start, and shows it.
func (s *shared) Changed() {
	s.keep()
	s.Show()
}

// keep keeps game and place, and what the search thinks with, in the journal. The settings have the programme and the
// options that were chosen last in any window, for one that begins without a journal.
func (s *shared) keep() {
	node, _ := s.Session.Node()
	programme, options := s.Session.Programme.About().ID, s.Session.Values.Map()
	before := s.journal.Session().Now
	s.journal.Keep(journal.Now{Place: placeOf(s.Session.Game), Node: uint32(node), Programme: programme,
		Options: options, Thought: s.latest})
	s.journal.KeepSearches(s.searched())
	if programme != before.Programme || !maps.Equal(options, before.Options) {
		s.settings.Change(func(c *config.Config) { c.Programme, c.Options = programme, options })
	}
}
