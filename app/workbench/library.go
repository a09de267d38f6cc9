package workbench

import (
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/config"
	"drevo/app/library"
	shelf "drevo/app/panes/library"
	"drevo/engine/game"
)

// shelves returns the list of games, made when it is wanted first.
func (w *Workbench) shelves() *shelf.Library {
	if w.library != nil {
		return w.library
	}
	l := shelf.New(host{w})
	l.Remember(w.settings.Config().Collections)
	l.OnFiles = w.chooseFile
	l.OnPaste = w.paste
	l.OnSave = func(name, text string) { w.saveText(filepath.Base(name), text) }
	l.OnRemove = func(gone *library.Collection) {
		w.settings.Change(func(c *config.Config) { c.RemoveCollections(gone.Paths) })
	}
	l.OnOpen = w.openListed
	w.library = l
	return l
}

// showLibrary opens the list of games.
func (w *Workbench) showLibrary() {
	if w.window == nil {
		return
	}
	l := w.shelves()
	l.Show(w.session.Position())
	size := w.window.Canvas().Size()
	d := dialog.NewCustom("Games", "Close", l.Content(), w.window)
	w.openDialog("Library", d, fyne.NewSize(min(size.Width-40, 1240), size.Height-60))
	l.Focus(w.window.Canvas())
}

// shelve adds a collection to the list of games, and opens the list.
func (w *Workbench) shelve(c *library.Collection) {
	l := w.shelves()
	l.Add(c)
	w.settings.Change(func(kept *config.Config) { kept.AddCollections(c.Paths) })
	w.showLibrary()
}

// openListed takes a game of the list in hand.
func (w *Workbench) openListed(name string, g *game.Game, ply int, fault error) {
	if w.dialog != nil {
		w.dialog.Hide()
	}
	w.openItem(library.Item{Name: name, Game: g}, name, ply, fault)
}

// nextGame opens the next game of the list, or with -1 the one before.
func (w *Workbench) nextGame(by int) func() {
	return func() {
		if w.library == nil || !w.library.Next(by) {
			w.setStatus("There is no such game in the list: open the list of games (Ctrl+L).")
		}
	}
}
