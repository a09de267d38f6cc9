package books

import (
	"path/filepath"
	"slices"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/app/work"
	"drevo/app/workspace"
	"drevo/book"
	"drevo/engine/board"
	"drevo/internal/phrase"
)

// Reader looks positions up in the book that the settings name, and opens the books that the user wants, beside
// the window.
type Reader struct {
	*Shelf
	work *workspace.Workspace
	slot *work.Slot
	told string // the name of the book at hand whose fault was told
}

// NewReader returns a reader of the books of a shelf, from which Think answers where the user wants that.
func NewReader(shelf *Shelf, work *workspace.Workspace, desk *work.Desk) *Reader {
	r := &Reader{Shelf: shelf, work: work, slot: desk.Slot("Opening the book")}
	work.Book = r.Answer
	return r
}

// Busy reports whether a book is being opened.
func (r *Reader) Busy() bool { return r.slot.Busy() }

// InUse is the book of the settings, nil while it is being opened.
func (r *Reader) InUse() book.Source {
	name := r.work.Settings().Config().Book
	source, err := r.Here(name)
	switch {
	case err != nil && r.told != name:
		r.told = name
		r.work.Fault(err.Error())
	case source == nil && err == nil && !r.Busy():
		r.reopen(name)
	}
	return source
}

// Player returns what chooses a programme's move from the book that is in use now, for a game.
func (r *Reader) Player() func(*board.Position) board.Move {
	r.InUse()
	name := r.work.Settings().Config().Book
	return func(p *board.Position) board.Move {
		source, _ := r.Here(name)
		return Choose(r.Moves(source, p))
	}
}

// AddLast makes the last move played the answer of the user's own book to the position before it.
func (r *Reader) AddLast() {
	moves := r.work.Session.Game.Moves()
	if r.work.Session.Game.Start() != board.Start() {
		r.work.Fault("A book begins at the initial position: this game does not.")
		return
	}
	if len(moves) == 0 {
		r.work.Fault("There is no move to add to the book: play one first.")
		return
	}
	if err := r.Shelf.Add(moves); err != nil {
		r.work.Fault(err.Error())
		return
	}
	before := r.work.Session.Game.Before()
	r.work.Status(phrase.Of("Your book: {number} {move} is the answer here now.", "number", present.Number(&before),
		"move", before.SAN(moves[len(moves)-1])))
	r.work.Changed()
}

// Use reads a file beside the window and makes it the book. One that can't be read changes nothing.
func (r *Reader) Use(path string) {
	r.read(path, func(source book.Source, err error) {
		if source == nil {
			r.work.Fault(Refusal(path, err))
			return
		}
		r.work.Settings().Change(func(c *config.Config) {
			c.Book = path
			if !slices.Contains(c.Books, path) {
				c.Books = append(slices.Clone(c.Books), path)
			}
		})
		r.work.Status(filepath.Base(path) + " is the book now.")
		if err != nil {
			r.work.Fault(phrase.Of("{file} is the book now, without what could not be read: {fault}.",
				"file", filepath.Base(path), "fault", err))
		}
		r.work.Changed()
	})
}

// reopen reads the book that the settings have from the last time. One that can't be read any more is forgotten.
func (r *Reader) reopen(path string) {
	r.read(path, func(source book.Source, err error) {
		switch {
		case source == nil:
			r.work.Settings().Change(func(c *config.Config) { c.ForgetBook(path) })
			r.work.Fault(Refusal(path, err))
		case err != nil:
			r.work.Fault(filepath.Base(path) + ": " + err.Error())
		}
		r.work.Changed()
	})
}

// read reads a book beside the window.
func (r *Reader) read(path string, then func(source book.Source, err error)) {
	type result struct {
		source book.Source
		err    error
	}
	work.Run(r.slot, func(job *work.Job) result {
		source, err := r.Get(job.Context(), path)
		return result{source, err}
	}, func(r result) { then(r.source, r.err) })
}

// Answer says what the programme plays here from the book, where Think answers from it; empty where
// the book has no move.
func (r *Reader) Answer() string {
	if !r.work.Settings().Config().ThinkByBook {
		return ""
	}
	p := r.work.Session.Position()
	move := First(r.Moves(r.InUse(), &p))
	if move == board.NoMove {
		return ""
	}
	return phrase.Of("{programme} plays {number} {move} here, from the book, without a search.",
		"programme", r.work.Session.Programme.About().Name, "number", present.Number(&p), "move", p.SAN(move))
}
