package opinion

import (
	"context"
	"errors"
	"os"
	"runtime"

	"drevo/app/attach"
	"drevo/app/session"
	"drevo/engine/trace"
	"drevo/engine/uci"
)

// treeShare is the part of the room for one search that the tree of an engine may take, as a divisor: it is there
// beside the tree that is looked at.
const treeShare = 3

// startTraced starts an engine with a pipe into which it may write what it searches.
func (a *Adviser) startTraced(ctx context.Context, c uci.Command, room int) (*uci.Engine, error) {
	if runtime.GOOS == "windows" { // where a process is given no pipe beside the usual three
		return uci.Start(ctx, c)
	}
	from, to, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer to.Close() // the engine has its own
	c.Trace = to
	engine, err := uci.Start(ctx, c)
	if err != nil {
		from.Close()
		return nil, err
	}
	go attach.Listen(a.work.Context(), attach.OfStream(engine.Name(), from), room,
		func(s *session.Search) { a.work.Post(func() { a.hear(s) }) },
		func(err error) {
			if !errors.Is(err, trace.ErrNothing) { // as most engines write
				a.work.Post(func() { a.work.Fault(err.Error()) })
			}
		})
	return engine, nil
}

// hear takes in a search of which the engine tells: the first one of the question, and no other.
func (a *Adviser) hear(s *session.Search) {
	if a.opinion == nil || a.heard != nil || s.Position != a.opinion.Question.Position() {
		s.Release()
		return
	}
	a.heard = s
	a.work.NewWatcher(a.ended).Follow(s)
	a.OnChange()
}

// ended shows what the search came to, where its tree is shown.
func (a *Adviser) ended(s *session.Search) {
	if s == a.work.Session.Search() {
		a.work.Session.Locate()
		a.work.AnnounceAgain()
		a.work.Changed()
	}
}

// forget gives up the tree of the last question. Where it is shown, or in the list, it stays.
func (a *Adviser) forget() {
	if a.heard != nil {
		a.heard.Release()
		a.heard = nil
	}
}

// HasTree reports whether the engine tells of its search for the last question.
func (a *Adviser) HasTree() bool { return a.heard != nil }

// ShowTree shows the tree of the engine as it grows, if there is one.
func (a *Adviser) ShowTree() {
	if a.heard != nil {
		a.work.OpenSearch(a.heard)
	}
}
