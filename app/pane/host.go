package pane

import (
	"fyne.io/fyne/v2"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/opinion"
	"drevo/app/play"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/tooltip"
)

// Host is what a pane may ask of the window.
type Host interface {
	// Select goes to a node of the tree, and shows it everywhere.
	Select(tree.ID)
	// Play makes a legal move, and shows where it leads.
	Play(board.Move)
	// Walk goes elsewhere in the game, and EditGame changes it, as one step that undo takes back under
	// the name that it is given: "glyph !?". Both show where that leads.
	Walk(func(*session.Game))
	EditGame(name string, change func(*session.Game))
	// Think starts a search from the position that is shown.
	Think()

	// Table is where the game is played that the user takes part in or watches. PlayGame begins one as
	// the settings say, from the position that is shown or from the beginning; GoOn goes on with one
	// that was stopped, TakeBack takes moves back up to the user's last turn.
	Table() *play.Table
	PlayGame(here bool)
	GoOn()
	ShowGame() // the position of the game, wherever the user has gone
	TakeBack()
	// Contest is the match in the background. StartContest begins one as the settings say, SaveContest
	// asks for a file for its games.
	Contest() *play.Contest
	StartContest()
	SaveContest()
	// Shelf has the books. OpenBook asks for a file, AddToBook makes the last move played the answer of
	// the user's own book.
	Shelf() *books.Shelf
	OpenBook()
	AddToBook()

	// Adviser has what an engine from elsewhere thinks. Ask asks it, AddEngine asks the user for another
	// engine.
	Adviser() *opinion.Adviser
	Ask(opinion.Question)
	AddEngine()

	// Compare sets two moves beside each other in Why: line by line, term by term.
	Compare(first, second Side)
	// Preview shows on the board where moves from a position lead, while the pointer rests on a
	// line; without moves the board shows again what it is about.
	Preview(from board.Position, moves []board.Move)
	// OpenSearch shows the tree of a search that a pane has started at a position of the game, once
	// it has ended, and the position at its root. The pane releases it when it is done with it.
	OpenSearch(*session.Search)
	// Open brings a pane to the front and chooses something in it, if a name is given.
	Open(pane Key, name string) error
	// ShowNodes shows the nodes that pass, under the given title, and says how many there
	// are. Passes runs outside the window's goroutine; nil shows all again.
	ShowNodes(title string, passes func(tree.Node) bool, found func(count int))

	// ShowSearch shows the tree of a kept search ([View.Searches]), and the place where the user was
	// in it last. The settings stay.
	ShowSearch(*session.Search)
	// DeleteSearch takes a search off the list; undo brings it back. NameSearch gives it a name.
	DeleteSearch(*session.Search)
	NameSearch(s *session.Search, name string)

	// Do makes a change of settings or sets of weights as one step that undo takes back, under the
	// name that it is given: "weight of centre".
	Do(name string, change func())

	// Redraw draws the layers of the board again.
	Redraw()
	// ShowLayer switches a layer of the board.
	ShowLayer(key LayerKey, on bool)

	// Set changes an option of the programme; the next search uses it.
	Set(option, value string)
	// SetPreset takes the values of a preset and defaults for the rest; the depth stays.
	SetPreset(values map[string]string)
	// SetUnit prints all scores in another unit.
	SetUnit(present.Unit)

	// Hint shows a sentence beside the pointer; an empty one takes it away.
	Hint(text string, at fyne.Position)
	// Hints shows the sentences of buttons.
	Hints() *tooltip.Layer
	// Status shows a sentence in the bar, and Fault one that says what went wrong.
	Status(text string)
	Fault(text string)

	// Settings returns what is kept from one start to the next; Keep changes it.
	Settings() config.Config
	Keep(change func(*config.Config))

	// Post runs a function on the window's goroutine, and Slot returns a place for long
	// walks, which happen elsewhere: see [work.Slot].
	Post(func())
	Slot(name string) *work.Slot
}
