package workbench

import (
	"path/filepath"
	"slices"
	"strings"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/app/saved"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/treefile"
	"drevo/internal/phrase"
)

// saveTree asks for a file and writes the search into it whose tree is shown.
func (g *games) saveTree() {
	s := g.work.Session.Search()
	switch {
	case s == nil || s.Tree().Empty():
		g.work.Status("There is no tree to save: press Think.")
		return
	case s.Running():
		g.work.Status("The search still runs: stop it, or wait for its end.")
		return
	}
	marks := marksOf(s, g.work.Settings().Config().Bookmarks)
	g.dialogs.askPath(fileName(present.SearchTitle(s), "tree")+saved.Ending, func(path string) error {
		g.writeTree(path, s, marks)
		return nil
	})
}

// writeTree writes a search into a file beside the window.
func (g *games) writeTree(path string, s *session.Search, marks []config.Bookmark) {
	done := s.Hold()
	write := func(*work.Job) error { defer done(); return saved.Save(path, s, marks) }
	work.Run(g.writing, write, func(err error) {
		if err != nil {
			g.work.Fault(notSaved(err))
			return
		}
		g.dialogs.written(path, true)
	})
}

// marksOf are the bookmarks of a tree.
func marksOf(s *session.Search, marks []config.Bookmark) []config.Bookmark {
	root := s.Position.FEN()
	return slices.DeleteFunc(slices.Clone(marks), func(b config.Bookmark) bool { return b.Position != root })
}

// read is what came of reading a file of a search.
type readSearch struct {
	*saved.Opened
	err error
}

// openSearch shows the search that a file has kept, with its bookmarks.
func (g *games) openSearch(path string) {
	budget := g.work.Session.Memory / 2
	read := func(job *work.Job) readSearch {
		opened, err := saved.Open(path, g.work.Programmes, treefile.Options{Budget: budget,
			Stop: func() bool { return !job.At(0, 1) }})
		return readSearch{opened, err}
	}
	work.Run(g.reading, read, func(r readSearch) {
		if r.err != nil {
			g.work.Fault(sentence(r.err.Error()))
			return
		}
		g.keepRecent([]string{path})
		g.showSearch(filepath.Base(path), r.Opened)
	})
}

// showSearch shows a search that was read.
func (g *games) showSearch(name string, o *saved.Opened) {
	if len(o.Bookmarks) > 0 {
		g.work.Settings().Change(func(c *config.Config) { c.AddBookmarks(o.Bookmarks) })
	}
	g.work.OpenKept("opening "+name, o.Search)
	if len(o.Faults) > 0 {
		g.work.Fault(phrase.Of("Opened {name}. It is not whole: {faults}", "name", name, "faults",
			strings.Join(o.Faults, " ")))
		return
	}
	g.work.Status(phrase.Of("Opened {name}.", "name", strings.TrimSuffix(name, ".")))
}
