package workbench

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"drevo/app/comparison"
	"drevo/app/config"
	"drevo/app/pane"
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

// tables is the pane that compares, whose table is saved and opened.
type tables interface {
	Table() comparison.Set
	ShowTable(*session.Game, comparison.Set)
}

// saveTable asks for a file and writes the table of Compare into it.
func (w *Workbench) saveTable() {
	table := w.frame.slotOf(pane.Compare).Pane.(tables).Table()
	var data bytes.Buffer
	if err := table.Write(&data); err != nil {
		w.games.work.Status(phrase.Of("There is no comparison to save: {why}.", "why", err))
		return
	}
	w.dialogs.saveAs(comparisonName+comparison.Ending, data.Bytes(), true)
}

// comparisonName is what a file of a comparison is called at first.
const comparisonName = "comparison"

// openTable shows a comparison from a file: its position, and its table in Compare.
func (w *Workbench) openTable(path string) {
	data, err := os.ReadFile(path)
	if err != nil {
		w.games.work.Fault(sentence(err.Error()))
		return
	}
	table, err := comparison.Read(bytes.NewReader(data), w.games.work.Programmes)
	if err != nil {
		w.games.work.Fault(sentence(err.Error()))
		return
	}
	name, s := filepath.Base(path), table.Rows[0].Search
	game := session.NewGame(s.Start())
	game.GoTo(s.Moves)
	w.games.keepRecent([]string{path})
	w.games.work.SetGame("opening "+name, game)
	w.frame.slotOf(pane.Compare).Pane.(tables).ShowTable(game, table)
	if err := w.stage.Open(pane.Compare, ""); err != nil {
		w.games.work.Status(err.Error())
		return
	}
	w.games.work.Status(phrase.Of("Opened {name}.", "name", name))
}
