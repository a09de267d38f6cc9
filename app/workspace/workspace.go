package workspace

import (
	"context"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Workspace is the session of a window with its undo, and what the settings keep of it.
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
	Programmes search.List
	FEN        string          // shown instead of the session that the settings hold
	Post       func(do func()) // runs a function on the window's goroutine
	Window     Window
}

// New returns a workspace as the settings have it. The error says what of them could not be used; the
// workspace is there all the same.
func New(start Start) (*Workspace, error) {
	kept := start.Settings.Config()
	s := &shared{Window: start.Window, Programmes: start.Programmes, Unit: present.Unit(kept.Scores).OrPoints(),
		latest: kept.Thought, settings: start.Settings, post: start.Post}
	s.ctx, s.cancel = context.WithCancel(context.Background())
	var err error
	s.Session, err = restore(s.Programmes, kept, start.FEN)
	history := &History{shared: s}
	game, memory := &Game{shared: s, history: history, OnMove: func(board.Move) {}}, &memory{shared: s}
	setup := &Setup{shared: s, history: history}
	searcher := &Searcher{shared: s, game: game, setup: setup, memory: memory,
		Book: func() string { return "" }}
	searcher.watcher = searcher.NewWatcher(searcher.finished)
	searcher.repeated.node = tree.ID(kept.Node)
	return &Workspace{s, history, game, setup, &Shelf{s, game}, searcher, memory}, err
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

	latest   config.Thought // the last search, of this window or of the one that it has begun with
	ctx      context.Context
	cancel   context.CancelFunc
	settings *config.Store
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

// Changed keeps what the session has now for the next start, and shows it: game and place, programme and options,
// and the last search are kept at once. Of several windows the next one begins as that which has kept its
// session last, and with nothing of the others'.
func (s *shared) Changed() {
	line, thought := s.Session.Game, s.latest
	programme, options := s.Session.Programme.About().ID, s.Session.Values.Map()
	start := line.Start()
	node, _ := s.Session.Node()
	pgn, moves, cursor := line.PGN(), session.UCI(line.Mainline()), line.Cursor()
	played, looked := session.UCI(line.Played()), session.UCI(line.Looked())
	s.settings.Change(func(c *config.Config) {
		c.Start, c.PGN, c.Game, c.Cursor, c.Variation, c.Looked = start.FEN(), pgn, moves, cursor, played, looked
		c.Node, c.Thought, c.Programme, c.Options = uint32(node), thought, programme, options
	})
	s.Show()
}
