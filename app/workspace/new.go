package workspace

import (
	"context"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/engine/search"
	"drevo/engine/tree"
)

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
	w := &Workspace{Programmes: start.Programmes, Unit: present.Unit(kept.Scores).OrPoints(), settings: start.Settings,
		post: start.Post, Window: start.Window}
	w.ctx, w.cancel = context.WithCancel(context.Background())
	w.watcher = w.NewWatcher(w.finished)
	var err error
	w.Session, err = restore(w.Programmes, kept, start.FEN)
	w.repeating.node = tree.ID(kept.Node)
	return w, err
}
