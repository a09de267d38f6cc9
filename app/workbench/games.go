package workbench

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/books"
	"drevo/app/comparison"
	"drevo/app/config"
	"drevo/app/editor"
	"drevo/app/gametext"
	"drevo/app/library"
	"drevo/app/link"
	"drevo/app/pane"
	gamelist "drevo/app/panes/library"
	"drevo/app/saved"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/app/workspace"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/trace"
)

// games opens positions and games: from files, from a text, from the list of games, from the editor.
type games struct {
	OnFault  func(string) // of the field below the board
	OnLesson func(string) // the file of a lesson is to be opened
	OnTable  func(string) // the file of a comparison is to be opened
	OnLink   func(string) // of a text that is a link

	work    *workspace.Workspace
	dialogs *dialogs
	host    pane.Host
	shelf   *books.Shelf      // which knows the names of openings
	reading *work.Slot        // of files and long texts
	writing *work.Slot        // of trees
	list    *gamelist.Library // nil until it is wanted
	editor  *editor.Editor    // that was opened last
	unread  string            // a text that could not be read as a position, for the editor
}

// shortText is how many bytes of a text are read at once, which takes milliseconds; a
// longer one is read beside the window, as files are.
const shortText = 32 << 10

// openText shows what a text holds: a FEN, EPD lines or a PGN. A text that can't be
// read changes nothing.
func (g *games) openText(text string) { g.openFrom(text, g.work.Fault) }

// openField is openText for the field below the board, where a mistake is named.
func (g *games) openField(text string) { g.openFrom(text, g.OnFault) }

func (g *games) openFrom(text string, fault func(string)) {
	if link.IsLink(text) {
		g.OnLink(text)
		return
	}
	c := library.OfText("Pasted games", text)
	opened := func(o library.Opened) {
		switch {
		case o.Err != nil:
			fault(sentence(g.withMending(text, o.Err)))
		case c.Len() > 1 && g.listed():
			g.shelve(c)
		default:
			g.openItem(o.First, o.First.Name, 0, nil)
		}
	}
	if len(text) <= shortText {
		opened(c.Open(!g.listed(), func(float64, int) bool { return true }))
		return
	}
	g.read(c, opened)
}

// listed reports whether there is a list to choose from; else the first of several games is shown.
func (g *games) listed() bool { return g.dialogs.window != nil }

// read reads a collection beside the window.
func (g *games) read(c *library.Collection, then func(library.Opened)) {
	first := !g.listed()
	work.Run(g.reading, func(job *work.Job) library.Opened {
		return c.Open(first, func(done float64, _ int) bool { return job.At(int(done*1000), 1000) })
	}, then)
}

// withMending says what is wrong with a text; of one that looks like a position, that the editor mends
// it.
func (g *games) withMending(text string, err error) string {
	g.unread = ""
	if first, _, _ := strings.Cut(strings.TrimSpace(text), " "); strings.Count(first, "/") < 5 || len(text) > 400 {
		return err.Error()
	}
	g.unread = text
	return strings.TrimSuffix(err.Error(), ".") + ". Set up a position (Ctrl+P) to mend it"
}

// mostWaited is how many bytes files may have together whose list is waited for, because they may hold one
// game only, which is opened; larger ones are listed while they are read. It is a ruling.
const mostWaited = 4 << 20

// OpenFiles opens files by their paths, all together as if they were one: the only game or position in
// them, or else the list of games. A trace of an engine, or a search that was saved, is shown as what it is.
func (g *games) OpenFiles(paths ...string) { g.openAt(0, func() {}, paths...) }

// openAt is OpenFiles that shows the only game after so many half-moves. Opened is told that it does.
func (g *games) openAt(ply int, opened func(), paths ...string) {
	if len(paths) == 1 && trace.IsFile(paths[0]) {
		g.openTrace(paths[0])
		return
	}
	if len(paths) == 1 && saved.IsFile(paths[0]) {
		g.openSearch(paths[0])
		return
	}
	if len(paths) == 1 && comparison.IsFile(paths[0]) {
		g.OnTable(paths[0])
		return
	}
	if len(paths) == 1 && filepath.Ext(paths[0]) == ".md" {
		g.keepRecent(paths)
		g.OnLesson(paths[0])
		return
	}
	c := library.New(paths...)
	if g.listed() && sizeOf(paths) > mostWaited {
		g.keepRecent(paths)
		g.shelve(c)
		return
	}
	g.read(c, func(o library.Opened) {
		if c.Len() == 0 || c.Len() == 1 && o.Nothing() {
			g.work.Fault(o.Err.Error())
			return
		}
		g.keepRecent(paths)
		if c.Len() > 1 && g.listed() {
			g.shelve(c)
			return
		}
		g.openItem(o.First, c.Name, ply, o.Err)
		opened()
	})
}

// sizeOf is how many bytes files have together, as far as that can be told.
func sizeOf(paths []string) (bytes int64) {
	for _, path := range paths {
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			bytes += info.Size()
		}
	}
	return bytes
}

// keepRecent puts files at the head of the recent ones.
func (g *games) keepRecent(paths []string) {
	g.work.Settings().Change(func(kept *config.Config) {
		for _, path := range paths {
			kept.AddRecent(path)
		}
	})
	g.work.Mark()
}

// openItem shows a position or game after so many half-moves. Fault is what of it, or of its files, could
// not be read.
func (g *games) openItem(item library.Item, name string, ply int, fault error) {
	line := session.Open(item.Game)
	line.Go(ply)
	step, opened := "paste", ""
	if name != "" {
		step, opened = "opening "+name, fmt.Sprintf("Opened %s.", strings.TrimSuffix(name, "."))
	}
	g.work.SetGame(step, line)
	said := strings.TrimSpace(gametext.Reading(item.Game) + " " + g.work.TakeOptions(item.Game))
	text := strings.TrimSpace(opened + " " + said)
	if fault != nil {
		g.work.Fault(strings.TrimSpace(text + " It is not whole: " + fault.Error()))
		return
	}
	g.work.Status(text)
}

// newGame begins a game without moves.
func (g *games) newGame() {
	g.work.SetGame("new game", session.NewGame(board.Start()))
	g.work.Status("A new game.")
}

// chooseFile asks for a file to open.
func (g *games) chooseFile() { g.dialogs.Ask("Open", func(path string) { g.OpenFiles(path) }) }

// paste opens what the clipboard holds.
func (g *games) paste() {
	text := fyne.CurrentApp().Clipboard().Content()
	if text == "" {
		g.work.Fault(noPaste)
		return
	}
	g.openText(text)
}

// shelves returns the list of games, made when it is wanted first.
func (g *games) shelves() *gamelist.Library {
	if g.list != nil {
		return g.list
	}
	l := gamelist.New(g.host, g.shelf)
	l.Remember(g.work.Settings().Config().Collections)
	l.OnFiles = g.chooseFile
	l.OnPaste = g.paste
	l.OnSave = func(name, text string) { g.dialogs.Save(filepath.Base(name), text) }
	l.OnRemove = func(gone *library.Collection) {
		paths := gone.Paths
		g.work.Settings().Change(func(c *config.Config) { c.RemoveCollections(paths) })
	}
	l.OnOpen = func(name string, chosen *game.Game, ply int, fault error) {
		g.dialogs.hide()
		g.openItem(library.Item{Name: name, Game: chosen}, name, ply, fault)
	}
	g.list = l
	return l
}

// showLibrary opens the list of games.
func (g *games) showLibrary() {
	size, ok := g.dialogs.size()
	if !ok {
		return
	}
	l := g.shelves()
	l.Show(g.work.Session.Position())
	window := g.dialogs.window
	g.dialogs.show("Library", dialog.NewCustom("Library of games", "Close", l.Content(), window),
		fyne.NewSize(min(size.Width-40, 1240), size.Height-60))
	l.Focus(window.Canvas())
}

// shelve adds a collection to the list of games, and opens the list.
func (g *games) shelve(c *library.Collection) {
	g.shelves().Add(c)
	paths := c.Paths
	g.work.Settings().Change(func(kept *config.Config) { kept.AddCollections(paths) })
	g.showLibrary()
}

// nextGame opens the next game of the list, or with -1 the one before.
func (g *games) nextGame(by int) func() {
	return func() {
		if g.list == nil || !g.list.Next(by) {
			g.work.Status("There is no such game in the list: open the list of games (Ctrl+L).")
		}
	}
}

// openEditor opens the editor with the current position, or with a text that could not be read as one.
func (g *games) openEditor() {
	size, ok := g.dialogs.size()
	if !ok {
		return
	}
	e := editor.New(g.dialogs.hints, g.work.Session.Position())
	if g.unread != "" {
		e.Read(g.unread)
		g.unread = ""
	}
	window := g.dialogs.window
	d := dialog.NewCustomWithoutButtons("Set up a position", e.Content(), window)
	e.OnCancel = d.Hide
	e.OnDone = func(p board.Position) {
		d.Hide()
		g.work.SetGame("setting up a position", session.NewGame(p))
		g.work.Status("A game from the position that was set up.")
	}
	g.dialogs.show(editorName, d, fyne.NewSize(min(size.Width-40, 960), min(size.Height-40, 680)))
	g.editor = e
	e.Focus(window.Canvas())
}

// editorName is what the dialog of the editor is called.
const editorName = "Editor"

// editing returns the editor of positions, nil where it is not open.
func (g *games) editing() *editor.Editor {
	if g.dialogs.showing() != editorName {
		return nil
	}
	return g.editor
}
