package workspace

import (
	"fmt"

	"drevo/app/present"
	"drevo/app/session"
)

// ShowSearch shows the tree of a kept search. Where that brings another game, undo brings this
// one back.
func (w *Workspace) ShowSearch(s *session.Search) {
	if s == w.Session.Search() || !w.Session.Has(s) {
		return
	}
	w.Leave()
	before := w.place()
	w.Session.Show(s)
	if after := w.place(); before.game.Record() != after.game.Record() {
		w.note(step{
			name: "going to " + present.SearchTitle(s),
			undo: func() string { return w.goBackTo(before) },
			redo: func() string { return w.goBackTo(after) },
		})
	}
	w.Changed()
	if w.Session.Running() != s {
		w.Outcome(w.Summary(s))
	}
}

// Follow shows the tree that the last move was chosen in, or that of the position, where the tree that is
// shown does not reach: whoever goes through a game meets what was thought about each move.
func (w *Workspace) Follow() {
	of := w.Session.Deciding()
	if of == nil {
		return
	}
	w.Leave()
	w.Session.Receive(of)
	if w.Session.Running() != of && !of.Running() {
		w.Outcome(w.Summary(of))
	}
}

// DeleteSearch takes a search off the list.
func (w *Workspace) DeleteSearch(s *session.Search) {
	shown := s == w.Session.Search()
	remove := func() string {
		if s == w.Session.Search() {
			w.Leave()
		}
		w.Session.Delete(s)
		w.Changed()
		return ""
	}
	restore := func() string {
		if !w.Session.Restore(s) {
			return "Its tree had to make room: think again."
		}
		if shown {
			w.ShowSearch(s)
		}
		w.Changed()
		return ""
	}
	title := present.SearchTitle(s)
	remove()
	w.note(step{name: "deleting " + title, undo: restore, redo: remove})
	w.Status(fmt.Sprintf("Deleted %s. Undo (Ctrl+Z) brings it back.", title))
}

// NameSearch gives a search a name.
func (w *Workspace) NameSearch(s *session.Search, name string) {
	before := s.Name
	if before == name {
		return
	}
	give := func(name string) func() string {
		return func() string { s.Name = name; w.Changed(); return "" }
	}
	give(name)()
	w.note(step{name: "naming a search", undo: give(before), redo: give(name)})
}
