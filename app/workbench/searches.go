package workbench

import (
	"fmt"

	"drevo/app/present"
	"drevo/app/session"
)

// showSearch shows the tree of a kept search. Where that brings another game, undo brings this
// one back.
func (w *Workbench) showSearch(s *session.Search) {
	if s == w.session.Search() {
		return
	}
	w.closePanes()
	before := w.place()
	w.session.Show(s)
	if after := w.place(); before.game.Record() != after.game.Record() {
		w.note(step{
			name: "going to " + present.SearchTitle(s),
			undo: func() string { return w.goBackTo(before) },
			redo: func() string { return w.goBackTo(after) },
		})
	}
	w.show()
	if w.session.Running() != s {
		w.setOutcome(w.outcome(s))
	}
}

// follow shows the tree that the last move was chosen in, or that of the position, where the tree that is
// shown does not reach: whoever goes through a game meets what was thought about each move.
func (w *Workbench) follow() {
	of := w.session.Deciding()
	if of == nil {
		return
	}
	w.closePanes()
	w.session.Receive(of)
	if w.session.Running() != of && !of.Running() {
		w.setOutcome(w.outcome(of))
	}
}

// deleteSearch takes a search off the list.
func (w *Workbench) deleteSearch(s *session.Search) {
	shown := s == w.session.Search()
	remove := func() string {
		if s == w.session.Search() {
			w.closePanes()
		}
		w.session.Delete(s)
		w.show()
		return ""
	}
	restore := func() string {
		if !w.session.Restore(s) {
			return "Its tree had to make room: think again."
		}
		if shown {
			w.showSearch(s)
		}
		w.show()
		return ""
	}
	title := present.SearchTitle(s)
	remove()
	w.note(step{name: "deleting " + title, undo: restore, redo: remove})
	w.setStatus(fmt.Sprintf("Deleted %s. Undo (Ctrl+Z) brings it back.", title))
}

// nameSearch gives a search a name.
func (w *Workbench) nameSearch(s *session.Search, name string) {
	before := s.Name
	if before == name {
		return
	}
	give := func(name string) func() string {
		return func() string { s.Name = name; w.show(); return "" }
	}
	give(name)()
	w.note(step{name: "naming a search", undo: give(before), redo: give(name)})
}
