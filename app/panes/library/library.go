package library

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/books"
	"drevo/app/library"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/internal/phrase"
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
	current  *library.Collection
	found    []int // of the current one
	searched int   // how many of its games have been looked at
	position board.Position

	scanning, indexing, saving, finding *work.Slot

	choice  *tooltip.Select
	words   *tooltip.Entry
	result  *tooltip.Select
	where   *tooltip.Select
	remove  *tooltip.Button
	list    *rows.Table
	about   *widget.Label
	count   *widget.Label
	board   *chessboard.Board
	title   *widget.Label
	note    *widget.Label
	content fyne.CanvasObject
	filling bool
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
		finding: host.Slot("Searching games"), saving: host.Slot("Writing the games"),
		scanning: host.Slot("Reading the list of games"), indexing: host.Slot("Reading the moves of the games"),
		about: pane.Note(""), count: pane.Note(""), title: pane.Heading("").(*widget.Label), note: pane.Note(""),
	}
	hints := host.Hints()
	l.board.ViewOnly = true
	l.choice = tooltip.NewSelect(hints, nil, "The collection: those that come with the program, and your files",
		func(string) { l.use(l.choice.SelectedIndex()) })
	l.words = tooltip.NewEntry(hints, "Player, event, year, opening, ECO code", "All of these words, in any column: "+
		"botvinnik 1938, or D30")
	l.words.OnChanged = func(string) { l.search() }
	l.words.OnSubmitted = func(string) { l.openChosen() }
	l.result = tooltip.NewSelect(hints, []string{anyResult, "1-0", "0-1", "1/2-1/2", "*"}, "How the game ended",
		func(string) { l.search() })
	l.where = tooltip.NewSelect(hints, []string{anywhere, exactly, byMaterial}, "Only games whose main line comes to "+
		"the position on the board of the window, or to its material. The moves are read for that in the background.",
		func(string) { l.search() })
	l.remove = tooltip.NewButton(hints, theme.DeleteIcon(), "Take this collection off the list; its file stays",
		l.removeCurrent)
	l.list.OnHover = host.Hints().Show
	l.list.Rows.OnSelect = l.preview
	l.list.OnOpen = l.open
	l.list.Rows.SetEmpty(noGame)
	l.build(hints)
	return l
}

// build lays the parts out.
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
	head := container.NewBorder(nil, nil, pane.FixedWidth(l.choice, 270), container.NewHBox(l.remove,
		pane.FixedWidth(l.result, 112), pane.FixedWidth(l.where, 132)), l.words)
	foot := container.NewBorder(nil, nil, container.NewHBox(files, paste, save), open, l.count)
	side := container.NewBorder(pane.FixedHeight(l.board, previewSize), nil, nil, nil,
		container.NewVScroll(container.NewVBox(l.title, l.note)))
	l.content = container.NewBorder(container.NewVBox(head, l.about), foot, nil, pane.FixedWidth(side, previewSize),
		l.list)
}

// previewSize is the side of the board beside the list.
const previewSize = 250

// Content is what the dialog shows.
func (l *Library) Content() fyne.CanvasObject { return l.content }

// noGame stands in place of rows.
const noGame = "No game passes. Change the words, the result or the position."

// Focus puts the keys into the field of words.
func (l *Library) Focus(c fyne.Canvas) { c.Focus(l.words) }

// Show fills the list for the position that the window shows.
func (l *Library) Show(p board.Position) {
	l.position = p
	l.fillChoice()
	if l.current == nil {
		l.choice.SetSelectedIndex(0)
		return
	}
	if l.where.Selected != anywhere { // the position may be another one
		l.search()
	}
}

func (l *Library) fillChoice() {
	l.filling = true
	defer func() { l.filling = false }()
	var names []string
	for i, c := range l.all {
		name := c.Name
		if slices.ContainsFunc(l.all[:i], func(other *library.Collection) bool { return other.Name == name }) {
			name = fmt.Sprintf("%s (%d)", name, i+1)
		}
		names = append(names, name)
	}
	l.choice.Options = names
	if at := slices.Index(l.all, l.current); at >= 0 {
		l.choice.SetSelectedIndex(at)
	}
	if l.result.Selected == "" {
		l.result.SetSelected(anyResult)
		l.where.SetSelected(anywhere)
	}
}

// Add adds a collection and shows the whole of it. One that has files is read, in the background.
func (l *Library) Add(c *library.Collection) {
	if at := slices.IndexFunc(l.all, func(old *library.Collection) bool {
		return len(c.Paths) > 0 &&
			slices.Equal(old.Paths, c.Paths)
	}); at >= 0 {
		l.all = slices.Delete(l.all, at, at+1) // it may have changed
	}
	l.all = append(l.all, c)
	l.current = nil
	l.fillChoice()
	l.clear()
	l.choice.SetSelectedIndex(len(l.all) - 1)
}

// clear takes back what was searched for.
func (l *Library) clear() {
	l.filling = true
	defer func() { l.filling = false }()
	l.words.SetText("")
	l.result.SetSelected(anyResult)
	l.where.SetSelected(anywhere)
}

// Remember adds files of the last time, which are read when they are chosen.
func (l *Library) Remember(paths []string) {
	for _, path := range paths {
		l.all = append(l.all, library.New(path))
	}
}

// use shows a collection.
func (l *Library) use(at int) {
	if l.filling || at < 0 || at >= len(l.all) || l.all[at] == l.current {
		return
	}
	l.scanning.Cancel()
	l.indexing.Cancel()
	l.current, l.found, l.searched = l.all[at], nil, 0
	l.about.SetText(aboutText(l.current))
	l.remove.Disable()
	if l.current.Origin == "" {
		l.remove.Enable()
	}
	if !l.current.Whole() {
		l.scan(l.current)
	} else {
		l.readMoves()
	}
	l.search()
}

// aboutText says where a collection comes from and what to look for.
func aboutText(c *library.Collection) string {
	if c.Origin == "" {
		return "Your own collection."
	}
	return c.Origin + "\n" + c.Look
}

func (l *Library) showRows(chosen int) {
	if chosen >= len(l.found) {
		chosen = -1
	}
	l.list.SetLines(len(l.found), func(at int) rows.Line { return rowOf(l.current.Row(l.found[at])).Line() }, chosen)
	l.preview(chosen)
	l.say()
}

// rowOf writes a game for the list.
func rowOf(r library.Row) gamelist.Row {
	row := gamelist.Row{White: r.White, Black: r.Black, Date: strings.TrimSuffix(strings.TrimSuffix(r.Date, ".??"), ".??"),
		Event: r.Event, Opening: r.Opening}
	if r.ECO != "" {
		row.Opening = r.ECO + " " + r.Opening
	}
	if !r.Position && r.Result != game.Unknown {
		row.Result = map[game.Result]string{game.WhiteWins: "1–0", game.BlackWins: "0–1", game.Draw: "½–½"}[r.Result]
	}
	return row
}

// say says how many games there are and how many pass.
func (l *Library) say() {
	games, faults, full := l.current.Indexed()
	say := phrase.With("found", present.Whole(len(l.found)), "all", present.Whole(l.current.Len()),
		"games", present.Whole(games), "faults", present.Whole(faults))
	text, empty := say("{found} of {all}"), noGame
	switch {
	case l.finding.Busy():
		text, empty = say("{found} of {all}, searching"), "Searching ..."
	case l.scanning.Busy():
		text, empty = say("{found} of {all}, reading the file"), "Reading the file ..."
	case full:
		text = say("{found} of {all}; positions of the first {games} games are indexed")
	case games < l.current.Len():
		text = say("{found} of {all}; moves of {games} are read")
	}
	if faults > 0 {
		text += say("; {faults} can't be read whole")
	}
	l.count.SetText(text)
	l.list.Rows.SetEmpty(empty)
}
