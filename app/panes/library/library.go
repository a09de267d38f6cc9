package library

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/books"
	"drevo/app/library"
	"drevo/app/pane"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/widgets/chessboard"
	"drevo/widgets/gamelist"
	"drevo/widgets/rows"
	"drevo/widgets/tooltip"
)

// Library is the list of games.
type Library struct {
	OnOpen   func(name string, g *game.Game, ply int, fault error) // a game was chosen, at so many half-moves
	OnFiles  func()                                                // the user wants to open files
	OnPaste  func()
	OnSave   func(name, text string) // the list is to be saved
	OnRemove func(*library.Collection)

	host     pane.Host
	shelf    *books.Shelf
	all      []*library.Collection
	current  *library.Collection // nil: all of them
	passing  map[*library.Collection]passing
	failed   map[*library.Collection]bool // could not be read
	position board.Position

	scanning, indexing, saving, finding *work.Slot

	collections *rows.Table
	words       *tooltip.Entry
	result      *tooltip.Select
	where       *tooltip.Select
	remove      *tooltip.Button
	list        *rows.Table
	columns     gamelist.Row // what stands in the columns of the list
	about       *widget.Label
	count       *widget.Label
	board       *chessboard.Board
	title       *widget.Label
	task        *widget.Label
	note        *widget.Label
	side        *fyne.Container // what is said of the chosen game
	middle      *fyne.Container // the games, with what is said of their collection
	content     fyne.CanvasObject
	filling     bool
}

// passing are the games of a collection that pass, and how many of it have been looked at.
type passing struct {
	found    []int
	searched int
}

// What a position is looked for by.
const (
	anywhere   = "any position"
	exactly    = "this position"
	byMaterial = "this material"
)

// anyResult stands for all results.
const anyResult = "any result"

// New returns the list with the collections that come with the program.
func New(host pane.Host, shelf *books.Shelf) *Library {
	l := &Library{
		host: host, shelf: shelf, all: library.Builtin(), board: chessboard.NewBoard(), list: gamelist.New(),
		passing: map[*library.Collection]passing{}, failed: map[*library.Collection]bool{},
		finding: host.Slot("Searching games"), saving: host.Slot("Writing the games"),
		scanning: host.Slot("Reading the list of games"), indexing: host.Slot("Reading the moves of the games"),
		about: pane.Note(""), count: pane.Note(""), title: pane.Heading("").(*widget.Label),
		task: pane.Wrapped("").(*widget.Label), note: pane.Note(""),
	}
	hints := host.Hints()
	l.board.ViewOnly = true
	l.collections = rows.NewTable([]rows.Column{{Name: "Collection", Width: 90, Share: 1, Wrap: true},
		{Name: "Games", Fit: true, Align: fyne.TextAlignTrailing}})
	l.collections.Headless = true
	l.collections.OnHover = hints.Show
	l.collections.Rows.OnSelect = l.use
	l.words = tooltip.NewEntry(hints, "Player, event, year, opening, ECO code", "All of these words, in any column: "+
		"botvinnik 1938, or D30. The name of a collection is one, too.")
	l.words.OnChanged = func(string) { l.search() }
	l.words.OnSubmitted = func(string) { l.openChosen() }
	l.result = tooltip.NewSelect(hints, []string{anyResult, "1-0", "0-1", "1/2-1/2", "*"}, "How the game ended",
		func(string) { l.search() })
	l.where = tooltip.NewSelect(hints, []string{anywhere, exactly, byMaterial}, "Only games whose main line comes to "+
		"the position on the board of the window, or to its material. The moves are read for that in the background.",
		func(string) { l.search() })
	l.result.Selected, l.where.Selected = anyResult, anywhere
	l.remove = tooltip.NewButton(hints, theme.DeleteIcon(), "Take this collection off the list; its file stays",
		l.removeCurrent)
	l.list.OnHover = hints.Show
	l.list.Rows.OnSelect = l.preview
	l.list.OnOpen = l.open
	l.list.Rows.SetEmpty(noGame)
	l.about.Hide()
	l.remove.Disable()
	l.build(hints)
	return l
}

// build lays the parts out: the collections, the games, and the chosen one with its task.
func (l *Library) build(hints *tooltip.Layer) {
	button := func(text, hint string, do func()) *tooltip.Button {
		return tooltip.NewTextButton(hints, text, nil, hint, do)
	}
	files := button("Open files ...", "Add files of games or positions; you can drop them on the window too",
		func() { l.OnFiles() })
	paste := button("Paste", "Add what the clipboard holds", func() { l.OnPaste() })
	save := button("Save list as ...", "Write the games of this list into a file of their own", l.save)
	open := button("Open game", "Take the chosen game in hand (Enter, or another click)", l.openChosen)
	open.Importance = widget.HighImportance
	head := container.NewBorder(nil, nil, nil, container.NewHBox(pane.FixedWidth(l.result, 112),
		pane.FixedWidth(l.where, 132)), l.words)
	left := container.NewBorder(nil, container.NewHBox(files, paste, l.remove), nil, nil, l.collections)
	l.middle = container.NewBorder(l.about, container.NewBorder(nil, nil, save, open, l.count), nil, nil, l.list)
	l.side = container.NewVBox(l.title, l.task, l.note)
	right := container.NewBorder(pane.FixedHeight(l.board, sideWidth), nil, nil, nil,
		container.NewVScroll(l.side))
	l.content = container.NewBorder(head, nil, pane.FixedWidth(left, collectionsWidth), pane.FixedWidth(right, sideWidth),
		l.middle)
}

// The widths beside the list of games: of the collections, and of the board, which is a square.
const (
	collectionsWidth = 236
	sideWidth        = 270
)

// Content is what the dialog shows.
func (l *Library) Content() fyne.CanvasObject { return l.content }

// noGame stands in place of rows.
const noGame = "No game passes. Change the words, the result or the position, or choose all collections."

// Focus puts the keys into the field of words.
func (l *Library) Focus(c fyne.Canvas) { c.Focus(l.words) }

// Show fills the list for the position that the window shows.
func (l *Library) Show(p board.Position) {
	first := len(l.passing) == 0
	l.position = p
	if first || l.where.Selected != anywhere { // the position may be another one
		l.search()
	}
}

// Add adds a collection and shows the whole of it. One that has files is read, in the background.
func (l *Library) Add(c *library.Collection) {
	if at := slices.IndexFunc(l.all, func(old *library.Collection) bool {
		return len(c.Paths) > 0 &&
			slices.Equal(old.Paths, c.Paths)
	}); at >= 0 {
		delete(l.passing, l.all[at])
		l.all = slices.Delete(l.all, at, at+1) // it may have changed
	}
	l.all = append(l.all, c)
	l.clear()
	l.use(len(l.all))
}

// clear takes back what was searched for.
func (l *Library) clear() {
	l.filling = true
	defer func() { l.filling = false }()
	l.words.SetText("")
	l.result.SetSelected(anyResult)
	l.where.SetSelected(anywhere)
}

// Remember adds files of the last time, which are read when they are chosen, or searched together with all others.
func (l *Library) Remember(paths []string) {
	for _, path := range paths {
		l.all = append(l.all, library.New(path))
	}
}

// use shows a collection by its row, the first of which is all of them.
func (l *Library) use(row int) {
	if row < 0 || row > len(l.all) {
		return
	}
	l.scanning.Cancel()
	l.indexing.Cancel()
	l.current = nil
	l.remove.Disable()
	if row > 0 {
		l.current = l.all[row-1]
		delete(l.failed, l.current)
		if l.current.Origin == "" {
			l.remove.Enable()
		}
	}
	l.about.SetText(l.aboutText())
	l.about.Hidden = l.about.Text == ""
	l.middle.Refresh() // the sentence has another height
	l.search()
}

// aboutText says where a collection comes from and what to look for.
func (l *Library) aboutText() string {
	switch {
	case l.current == nil:
		return ""
	case l.current.Origin == "":
		return "Your own collection."
	}
	return l.current.Look + "\n" + l.current.Origin
}

// scope are the collections whose games are listed.
func (l *Library) scope() []*library.Collection {
	if l.current != nil {
		return []*library.Collection{l.current}
	}
	return l.all
}

// nameOf is a collection's name, with a number where another one before it has the same.
func (l *Library) nameOf(at int) string {
	name := l.all[at].Name
	if slices.ContainsFunc(l.all[:at], func(other *library.Collection) bool { return other.Name == name }) {
		return fmt.Sprintf("%s (%d)", name, at+1)
	}
	return name
}

// removeCurrent takes the collection off the list.
func (l *Library) removeCurrent() {
	at := slices.Index(l.all, l.current)
	if at < 0 || l.current.Origin != "" {
		return
	}
	gone := l.current
	l.all = slices.Delete(l.all, at, at+1)
	delete(l.passing, gone)
	l.use(0)
	l.OnRemove(gone)
}
