// Package book is the tab that shows what an opening book has for the position, and in which the book
// is chosen that programmes play and think by.
package book

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/work"
	"drevo/book"
	"drevo/engine/board"
	"drevo/widgets/bookmoves"
	"drevo/widgets/rows"
	"drevo/widgets/tooltip"
)

// Pane shows the moves of the book that is in use.
type Pane struct {
	pane.Tab
	host    pane.Host
	books   *books.Reader
	choice  *pane.Choice
	think   *tooltip.Check
	remove  *tooltip.Button
	opening *widget.Label
	list    *rows.Table

	view    pane.View
	filling bool
	source  book.Source // nil while it is being opened
	entries []book.Entry
	names   *book.Names // nil until they are read
	naming  *work.Slot
	asked   bool // for the names
}

// New returns the pane.
func New(host pane.Host, reader *books.Reader, files pane.Files) pane.Pane {
	p := &Pane{host: host, books: reader, opening: widget.NewLabel(""),
		naming: host.Slot("Reading the openings")}
	p.list = bookmoves.New(p.play)
	hints := host.Hints()
	p.opening.TextStyle.Bold, p.opening.Truncation = true, fyne.TextTruncateEllipsis
	p.choice = pane.NewChoice(hints, "The book that is shown, and that programmes play and think by: the default one, "+
		"your own, or a file.", p.choose)
	p.think = tooltip.NewCheck(hints, "Think answers from the book", "Where the book has a move, Think says it and does "+
		"not search.", func(on bool) {
		if !p.filling {
			host.Settings().Change(func(c *config.Config) { c.ThinkByBook = on })
		}
	})
	open := tooltip.NewTextButton(hints, "Open ...", theme.FolderOpenIcon(), "Open a book: a Polyglot file (.bin), a "+
		"book of lines as the thesis of PaulChess has it (.txt), or games (.pgn), whose moves are counted.",
		func() { files.Ask("Open a book", reader.Use) })
	add := tooltip.NewTextButton(hints, "Add the last move", theme.ContentAddIcon(), "Make the last move played the "+
		"answer of your own book to the position before it (key O).", reader.AddLast)
	p.remove = tooltip.NewTextButton(hints, "Remove", theme.ContentRemoveIcon(), "Take the answer to this position out "+
		"of your own book.", p.delete)
	p.list.OnHover = host.Hints().Show
	p.list.Rows.OnHoverRow = p.point
	head := container.NewVBox(
		container.NewBorder(nil, nil, widget.NewLabel("Book"), open, p.choice.Select),
		container.NewHBox(add, p.remove), p.think, p.opening,
	)
	p.Tab = pane.NewTab(pane.Book, "Book", container.NewBorder(head, nil, nil, nil, p.list))
	return p
}

// Focus puts the keys into the moves.
func (p *Pane) Focus(c fyne.Canvas) { c.Focus(p.list.Rows) }

// Show looks the position up.
func (p *Pane) Show(v pane.View) {
	p.view = v
	p.fill()
	p.source = p.books.InUse()
	p.readNames()
	p.show()
}

// fill shows the settings.
func (p *Pane) fill() {
	p.filling = true
	defer func() { p.filling = false }()
	c := p.host.Settings().Config()
	p.choice.Clear()
	p.choice.Offer(books.Default, "The default book")
	p.choice.Offer(books.Own, "Your own book")
	for _, path := range c.Books {
		p.choice.Offer(path, path)
	}
	p.choice.Choose(cmp.Or(c.Book, books.Default))
	p.think.SetChecked(c.ThinkByBook)
}

// choose takes another book.
func (p *Pane) choose(name string) {
	if p.filling {
		return
	}
	p.host.Settings().Change(func(c *config.Config) { c.Book = name })
	p.Show(p.view)
}

// readNames reads the names of openings beside the window, once.
func (p *Pane) readNames() {
	if p.asked {
		return
	}
	p.asked = true
	work.Run(p.naming, func(*work.Job) *book.Names { return p.books.Names() }, func(names *book.Names) {
		p.names = names
		p.show()
	})
}

// show shows the moves of the position.
func (p *Pane) show() {
	position := p.view.Position
	p.entries = p.books.Moves(p.source, &position)
	p.list.Rows.SetEmpty(p.empty())
	rows.Show(p.list, p.rows(), -1)
	p.opening.SetText(p.openingName())
	own, err := p.books.Here(books.Own)
	if err == nil && len(p.books.Moves(own, &position)) > 0 {
		p.remove.Enable()
	} else {
		p.remove.Disable()
	}
}

// empty says why there are no moves.
func (p *Pane) empty() string {
	if p.source == nil {
		return "The book is being opened ..."
	}
	return "The book does not know this position."
}

// openingName is what the opening of the game is called.
func (p *Pane) openingName() string {
	if p.names == nil || p.view.Game == nil {
		return ""
	}
	o, ok := p.names.OfGame(p.view.Game.Start(), p.view.Game.Moves())
	if !ok {
		return ""
	}
	return o.Code + " " + o.Name
}

// rows are the moves as the list shows them.
func (p *Pane) rows() []bookmoves.Row {
	position := p.view.Position
	sum := 0
	for _, e := range p.entries {
		sum += figure(e)
	}
	var list []bookmoves.Row
	for _, e := range p.entries {
		row := bookmoves.Row{Move: present.Number(&position) + " " + position.SAN(e.Move)}
		if sum > 0 && (len(p.entries) > 1 || e.Games > 0 || e.Weight > 1) {
			row.Share, row.Count = float64(figure(e))/float64(sum), present.Whole(uint64(figure(e)))
		}
		if ended := e.WhiteWins + e.Draws + e.BlackWins; ended > 0 {
			for i, n := range []int{e.WhiteWins, e.Draws, e.BlackWins} {
				row.Results[i] = float64(n) / float64(ended)
			}
		}
		if p.names != nil {
			var next board.Position
			position.Make(e.Move, &next)
			if o, ok := p.names.Of(&next); ok {
				row.Opening = o.Code + " " + o.Name
			}
		}
		list = append(list, row)
	}
	return list
}

// figure is how often a move was played, else how much the book prefers it.
func figure(e book.Entry) int {
	if e.Games > 0 {
		return e.Games
	}
	return e.Weight
}

// play plays a move of the book.
func (p *Pane) play(row int) {
	if row < len(p.entries) {
		p.host.Preview(p.view.Position, nil)
		p.host.Play(p.entries[row].Move)
	}
}

// point shows on the board where the move under the mouse leads.
func (p *Pane) point(row int) {
	var moves []board.Move
	if row >= 0 && row < len(p.entries) {
		moves = []board.Move{p.entries[row].Move}
	}
	p.host.Preview(p.view.Position, moves)
}

// delete takes the answer to the position out of the own book.
func (p *Pane) delete() {
	position := p.view.Position
	if err := p.books.Delete(&position); err != nil {
		p.host.Fault(err.Error())
		return
	}
	p.host.Status("Your book has no answer here any more.")
	p.show()
}
