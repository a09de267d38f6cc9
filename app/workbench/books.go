package workbench

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/present"
	"drevo/engine/board"
)

// addToBook makes the last move played the answer of the user's own book to the position before it.
func (w *Workbench) addToBook() {
	moves := w.session.Game.Moves()
	if w.session.Game.Start() != board.Start() {
		w.setFault("A book begins at the initial position: this game does not.")
		return
	}
	if len(moves) == 0 {
		w.setFault("There is no move to add to the book: play one first.")
		return
	}
	if err := w.shelf.Add(moves); err != nil {
		w.setFault(err.Error())
		return
	}
	before := w.session.Game.Before()
	w.setStatus(fmt.Sprintf("Your book: %s %s is the answer here now.", present.Number(&before), before.SAN(moves[len(moves)-1])))
	w.show()
}

// openBook asks for a book: a Polyglot file, lines as the thesis writes them, or games.
func (w *Workbench) openBook() {
	if w.window == nil {
		return
	}
	d := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		if err == nil && file != nil {
			path := file.URI().Path()
			file.Close()
			w.settings.Change(func(c *config.Config) {
				c.Book = path
				if !slices.Contains(c.Books, path) {
					c.Books = append(slices.Clone(c.Books), path)
				}
			})
			w.show()
		} else if err != nil {
			w.setFault(err.Error())
		}
	}, w.window)
	w.openDialog("Open a book", d, fyne.NewSize(760, 520))
}

// thinkByBook answers Think from the book, where the user wants that and the book has a move.
func (w *Workbench) thinkByBook() bool {
	if !w.settings.Config().ThinkByBook {
		return false
	}
	p := w.session.Position()
	move := books.First(w.shelf.Moves(w.bookInUse(), &p))
	if move == board.NoMove {
		return false
	}
	w.setStatus(fmt.Sprintf("%s plays %s %s, from the book. Without the book it would think: see the tab Book.",
		w.session.Programme.About().Name, present.Number(&p), p.SAN(move)))
	return true
}
