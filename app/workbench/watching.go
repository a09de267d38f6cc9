package workbench

import (
	"slices"

	"drevo/app/session"
	"drevo/engine/match"
	"drevo/engine/tree"
)

// watchThinking lists a search for a move of the game that is played, and shows how its tree grows if the
// user is at its position. Those for the same move that it follows go, unless the user is in one.
func (w *Workbench) watchThinking(thinking *match.Thinking) {
	at := thinking.Situation
	if !w.holds(at.Start, at.Moves) {
		thinking.Tree.Release()
		return
	}
	place := w.session.Game.Clone()
	place.GoTo(at.Moves)
	s := session.Watch(place, thinking)
	here := slices.Equal(w.session.Game.Moves(), at.Moves)
	w.unwatch(nil)
	w.watched = append(w.watched, s)
	w.session.List(s)
	if here {
		w.closePanes()
		w.session.Receive(s)
	}
	w.show()
	w.onlooker.follow(s)
}

// unwatch takes the searches for a move off the list that were watched, but not the one whose tree counts.
func (w *Workbench) unwatch(counts *tree.Tree) {
	var gone []*session.Search
	w.watched = slices.DeleteFunc(w.watched, func(s *session.Search) bool {
		if s.Tree() == counts || !w.session.Has(s) {
			return !w.session.Has(s)
		}
		removed := s.Name == "" && w.session.Remove(s)
		if removed {
			gone = append(gone, s)
		}
		return removed
	})
	if len(gone) > 0 {
		w.show()
		w.release(gone)
	}
}

// thoughtOf is the search that was watched whose tree this is, nil if none was.
func (w *Workbench) thoughtOf(t *tree.Tree) *session.Search {
	for _, s := range w.watched {
		if s.Tree() == t && w.session.Has(s) {
			return s
		}
	}
	return nil
}

// thoughtEnded shows what has come of a search that was watched.
func (w *Workbench) thoughtEnded(s *session.Search) {
	if s == w.session.Search() {
		w.session.Locate()
		w.show()
	}
	w.makeRoom()
}
