package workspace

import (
	"fmt"

	"drevo/app/journal"
	"drevo/app/present"
	"drevo/app/session"
)

// Shelf is where the searches stand that are kept.
type Shelf struct {
	*shared
	game *Game
}

// Select goes to a node of the tree of a search, and shows it.
func (l *Shelf) Select(at session.At) {
	node, inTree := l.Session.Node()
	if inTree && at == (session.At{Search: l.Session.Search(), Node: node}) {
		return
	}
	l.ShowSearch(at.Search)
	l.Session.Select(at.Node)
	l.Changed()
}

// ShowSearch shows the tree of a kept search. Where that brings another game, undo brings this
// one back.
func (l *Shelf) ShowSearch(s *session.Search) {
	if s == l.Session.Search() || !l.Session.Has(s) {
		return
	}
	l.Leave()
	before := l.game.place()
	l.Session.Show(s)
	if after := l.game.place(); before.game.Record() != after.game.Record() {
		l.game.history.note(l.game.step("going to "+present.SearchTitle(s), 0, before, after))
	}
	l.Changed()
	l.announce(s)
}

// DeleteSearch takes a search off the list.
func (l *Shelf) DeleteSearch(s *session.Search) {
	shown := s == l.Session.Search()
	remove := func() string {
		if s == l.Session.Search() {
			l.Leave()
		}
		l.Session.Delete(s)
		l.Changed()
		return ""
	}
	restore := func() string {
		if !l.Session.Restore(s) {
			return "Its tree had to make room: think again."
		}
		if shown {
			l.ShowSearch(s)
		}
		l.Changed()
		return ""
	}
	title := present.SearchTitle(s)
	remove()
	l.game.history.note(step{journal.Step{Name: "deleting " + title}, restore, remove})
	l.Status(fmt.Sprintf("Deleted %s. Undo (Ctrl+Z) brings it back.", title))
}

// NameSearch gives a search a name.
func (l *Shelf) NameSearch(s *session.Search, name string) {
	before := s.Name
	if before == name {
		return
	}
	give := func(name string) func() string {
		return func() string { s.Name = name; l.Changed(); return "" }
	}
	give(name)()
	l.game.history.note(step{journal.Step{Name: "naming a search"}, give(before), give(name)})
}
