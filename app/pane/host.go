package pane

import (
	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/glossary"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/tooltip"
)

// Host is what every pane may ask of the window. What only some panes need is a service that their
// constructors are given: see app/panes.
type Host interface {
	// Select goes to a node of a tree, and shows it everywhere.
	Select(At)
	// Play makes a legal move, and shows where it leads.
	Play(board.Move)
	// Walk goes elsewhere in the game, and EditGame changes it, as one step that undo takes back under
	// the name that it is given: "glyph !?". Both show where that leads.
	Walk(func(*session.Game))
	EditGame(name string, change func(*session.Game))

	// Open brings a pane to the front and chooses something in it, if a name is given.
	Open(pane Key, name string) error
	// Compare sets two moves beside each other in Why: line by line, term by term.
	Compare(first, second Side)
	// Preview shows on the board where moves from a position lead, while the pointer rests on a
	// line; without moves the board shows again what it is about.
	Preview(from board.Position, moves []board.Move)
	// ShowNodes shows the nodes that pass, under the given title, and says how many there
	// are. Passes runs outside the window's goroutine; nil shows all again.
	ShowNodes(title string, passes func(tree.Node) bool, found func(count int))
	// ShowLayer switches a layer of the board, Redraw draws all again.
	ShowLayer(key LayerKey, on bool)
	Redraw()
	// Grow lets all panes that follow a tree take in what it has grown by though its search is over: nodes were searched
	// again and grafted in.
	Grow()

	// Word offers what there is about a word of the glossary, at a place of the window: the nearest example in the tree,
	// and its entry.
	Word(word glossary.Word, at fyne.Position)
	// Hints shows sentences beside the pointer.
	Hints() *tooltip.Layer
	// Status shows a sentence in the bar, and Fault one that says what went wrong.
	Status(text string)
	Fault(text string)

	// Settings is what is kept from one start to the next.
	Settings() *config.Store
	// Post runs a function on the window's goroutine, and Slot returns a place for long
	// walks, which happen elsewhere: see [work.Slot].
	Post(func())
	Slot(name string) *work.Slot
}

// Files asks the user for files.
type Files interface {
	// Ask has one chosen that is there; Save writes a text into one that the user names.
	Ask(title string, do func(path string))
	Save(name, text string)
}

// At is a node of the tree of one search; Side one of two moves that are compared.
type (
	At   = session.At
	Side = session.Side
)
