package workspace

import (
	"context"
	"time"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

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

// Workspace is the session of a window with its undo, and what the settings keep of it.
type Workspace struct {
	Window
	Session    *session.Session
	Programmes search.List
	Unit       present.Unit // of all printed scores

	// OnMove is told of a move that the user has made; Book says what Think answers from a book, empty for
	// nothing. Both optional.
	OnMove func(board.Move)
	Book   func() string

	ctx      context.Context
	cancel   context.CancelFunc
	settings *config.Store
	post     func(func())
	watcher  *Watcher

	steps     history
	changing  int       // changes of the settings that have begun and not ended
	started   int       // searches so far
	ended     time.Time // of the last search
	memory    memory    // of the trees
	repeating repeating
}

// repeating is the search of the last time while the start repeats it, and the node that was chosen,
// which the settings lose as soon as the window shows another.
type repeating struct {
	search *session.Search
	node   tree.ID
}

// Close ends the search.
func (w *Workspace) Close() {
	w.Session.Stop()
	w.cancel()
}

// Context ends when the workspace is closed.
func (w *Workspace) Context() context.Context { return w.ctx }

// Settings is what is kept from one start to the next.
func (w *Workspace) Settings() *config.Store { return w.settings }

// Post runs a function on the window's goroutine.
func (w *Workspace) Post(do func()) { w.post(do) }

// Changed shows what the session has now, and keeps it for the next start.
func (w *Workspace) Changed() {
	w.Window.Show()
	w.keepSession()
}
