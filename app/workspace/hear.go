package workspace

import (
	"time"

	"drevo/app/session"
	"drevo/internal/phrase"
)

// Hear puts a search into the list that an engine from elsewhere tells of, and shows it as it grows, unless one that
// was asked for here runs. Where that brings another game, undo brings this one back.
func (r *Searcher) Hear(s *session.Search) {
	name := s.Programme.About().Name
	if !r.Session.Hears() {
		r.Session.Hear(s)
		r.Status(phrase.Of("{name} has begun a search, which is in the list.", "name", name))
	} else {
		r.Leave()
		before := r.game.place()
		r.Session.Hear(s)
		if after := r.game.place(); before.game.Record() != after.game.Record() {
			r.game.history.note(r.game.step("hearing "+name, 0, before, after))
		}
		r.busy = true
		r.Thinking(true)
		r.Outcome(phrase.Of("{name} is thinking elsewhere ...", "name", name))
	}
	r.Changed()
	r.NewWatcher(r.heard).Follow(s)
}

// heard shows what a search came to that was told from elsewhere.
func (r *Searcher) heard(s *session.Search) {
	if r.Session.Running() == nil {
		r.busy, r.ended = false, time.Now()
		r.Thinking(false)
	}
	r.Session.Locate()
	if s == r.Session.Search() {
		r.announce(s)
	}
	r.keepTree(s)
	r.Changed()
	r.memory.MakeRoom()
}
