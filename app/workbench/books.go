package workbench

import (
	"fmt"
	"path/filepath"
	"slices"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/play"
	"drevo/app/present"
	"drevo/app/work"
	"drevo/book"
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
	w.setStatus(fmt.Sprintf("Your book: %s %s is the answer here now.", present.Number(&before),
		before.SAN(moves[len(moves)-1])))
	w.show()
}

// openBook asks for a book: a Polyglot file, lines as the thesis writes them, or games.
func (w *Workbench) openBook() { w.askFile("Open a book", w.takeBook) }

// takeBook reads a file beside the window and makes it the book. One that can't be read changes nothing.
func (w *Workbench) takeBook(path string) {
	w.readBook(path, func(source book.Source, err error) {
		if source == nil {
			w.setFault(books.Refusal(path, err))
			return
		}
		w.settings.Change(func(c *config.Config) {
			c.Book = path
			if !slices.Contains(c.Books, path) {
				c.Books = append(slices.Clone(c.Books), path)
			}
		})
		w.setStatus(filepath.Base(path) + " is the book now.")
		if err != nil {
			w.setFault(fmt.Sprintf("%s is the book now, without what could not be read: %v.", filepath.Base(path), err))
		}
		w.show()
	})
}

// reopenBook reads the book that the settings have from the last time, for a game or an answer that asks for
// it before the tab of books does. One that can't be read any more is forgotten.
func (w *Workbench) reopenBook(path string) {
	w.readBook(path, func(source book.Source, err error) {
		if source == nil {
			w.settings.Change(func(c *config.Config) { c.ForgetBook(path) })
			w.setFault(books.Refusal(path, err))
		}
		w.show()
	})
}

// readBook reads a book beside the window.
func (w *Workbench) readBook(path string, then func(source book.Source, err error)) {
	type result struct {
		source book.Source
		err    error
	}
	work.Run(w.booking, func(job *work.Job) result {
		source, err := w.shelf.Get(job.Context(), path)
		return result{source, err}
	}, func(r result) { then(r.source, r.err) })
}

// thinkByBook answers Think from the book, where the user wants that and the book has a move.
func (w *Workbench) thinkByBook() bool {
	text := w.bookAnswer()
	if text != "" {
		w.setStatus(text + " To let it think, see the tab Book.")
		w.show()
	}
	return text != ""
}

// bookAnswer says what the programme plays here from the book, where Think answers from it; empty where
// the book has no move.
func (w *Workbench) bookAnswer() string {
	if !w.settings.Config().ThinkByBook {
		return ""
	}
	p := w.session.Position()
	move := books.First(w.shelf.Moves(w.bookInUse(), &p))
	if move == board.NoMove {
		return ""
	}
	return fmt.Sprintf("%s plays %s %s here, from the book, without a search.", w.session.Programme.About().Name,
		present.Number(&p), p.SAN(move))
}

// fromBook says that the last move of the game that is played is from the book, or the one that Think
// would give here.
func (w *Workbench) fromBook() string {
	at, moves := w.table.Situation(), w.session.Game.Moves()
	if n := len(moves); n > 0 && n <= len(at.Moves) && w.table.Note(n) == play.FromBook && w.session.Game.Start() ==
		at.Start && slices.Equal(moves, at.Moves[:n]) {
		before := w.session.Game.Before()
		return fmt.Sprintf("%s %s was played from the book: nothing was searched, and no value decided.",
			present.Number(&before), before.SAN(moves[n-1]))
	}
	return w.bookAnswer()
}
