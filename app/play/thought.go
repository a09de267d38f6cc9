package play

import (
	"slices"

	"drevo/app/session"
	"drevo/engine/match"
	"drevo/engine/tree"
)

// watch lists a search for a move of the game that is played, and shows how its tree grows if the
// user is at its position. Those for the same move that it follows go, unless the user is in one.
func (r *Room) watch(thinking *match.Thinking) {
	at := thinking.Situation
	if !r.holds(at.Start, at.Moves) {
		thinking.Tree.Release()
		return
	}
	place := r.work.Session.Game.Clone()
	place.GoTo(at.Moves)
	s := session.Watch(place, thinking)
	here := slices.Equal(r.work.Session.Game.Moves(), at.Moves)
	r.unwatch(nil)
	r.watched = append(r.watched, s)
	r.work.Session.List(s)
	if here {
		r.work.Leave()
		r.work.Session.Receive(s)
	}
	r.work.Changed()
	r.watcher.Follow(s)
}

// unwatch takes the searches for a move off the list that were watched, but not the one whose tree counts.
func (r *Room) unwatch(counts *tree.Tree) {
	var gone []*session.Search
	r.watched = slices.DeleteFunc(r.watched, func(s *session.Search) bool {
		if s.Tree() == counts || !r.work.Session.Has(s) {
			return !r.work.Session.Has(s)
		}
		removed := s.Name == "" && r.work.Session.Remove(s)
		if removed {
			gone = append(gone, s)
		}
		return removed
	})
	if len(gone) > 0 {
		r.work.Changed()
		r.work.Release(gone)
	}
}

// thoughtOf is the search that was watched whose tree this is, nil if none was.
func (r *Room) thoughtOf(t *tree.Tree) *session.Search {
	for _, s := range r.watched {
		if s.Tree() == t && r.work.Session.Has(s) {
			return s
		}
	}
	return nil
}

// thoughtEnded shows what has come of a search that was watched.
func (r *Room) thoughtEnded(s *session.Search) {
	if s == r.work.Session.Search() {
		r.work.Session.Locate()
		r.work.Changed()
	}
	r.work.MakeRoom()
}
