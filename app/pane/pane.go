package pane

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/app/glossary"
	"drevo/app/session"
	"drevo/widgets/chessboard"
)

// Key names a pane in the program: in settings, on the command line and among panes. It
// stays the same in every language.
type Key string

// The panes that others may ask for, by [Host.Open].
const (
	Game         Key = "game"
	Why          Key = "why"
	Compare      Key = "compare"
	Apart        Key = "side-by-side"
	Terms        Key = "evaluation"
	Trajectories Key = "trajectories"
	Options      Key = "options"
	Play         Key = "play"
	Book         Key = "book"
	Opinion      Key = "opinion"
)

// Ablation is what [Host.Open] chooses in the pane that compares: the programme with each of its switches
// off in turn.
const Ablation = "ablation"

// What [Host.Open] chooses in the pane of the game: the field of the comment, and that the programme
// looks at the whole game.
const (
	GameComment  = "comment"
	GameAnalysis = "analysis"
)

// Pane is a part of the window.
type Pane interface {
	Key() Key
	Title() string // as drawn, on its tab
	Content() fyne.CanvasObject

	// Show is called once a change, and only while the pane can be seen.
	Show(View)

	// Layers returns what the pane can draw on the board, always the same layers.
	Layers() []Layer
}

// LayerKey names a layer of the board, as the settings keep it.
type LayerKey = chessboard.LayerKey

// The layers that show what a programme would play.
const (
	BestMoves LayerKey = "best"
	BestLine  LayerKey = "line"
)

// Grower is a pane that follows a tree while it grows. Grow is called a few times a
// second during a search, and only while the pane can be seen.
type Grower interface{ Grow() }

// Closer is a pane that has something to end before the window closes.
type Closer interface{ Close() }

// Chooser is a pane in which something can be chosen by name: a term, an attack. The
// error says that there is no such thing. Choices are the names now; there may be very many.
type Chooser interface {
	Choose(name string) error
	Choices() []string
}

// Parted is a pane with tabs of its own, which a link and the command line name behind a stroke: trajectories/hope.
type Parted interface{ Parts() *container.AppTabs }

// PartKey is the name of such a tab there.
func PartKey(part *container.TabItem) string {
	return strings.ReplaceAll(strings.ToLower(part.Text), " ", "-")
}

// Comparer is the pane that sets two moves beside each other: see [Host.Compare].
type Comparer interface{ Compare(first, second Side) }

// Suggester is the pane that sets two moves beside each other before anybody has asked for any. It is told which is
// nearest by value to the one that was chosen, or which answer to that was searched by itself, with the search, which it
// holds: that comes first.
type Suggester interface {
	Suggest(chosen, nearest Side)
	SuggestFound(expected, asked Side, found *session.Search)
}

// Fronter is a pane that is told when it comes to the front of the window, and when it
// leaves it.
type Fronter interface{ Front(on bool) }

// Focuser is a pane that takes the keys when F6 comes to it.
type Focuser interface{ Focus(fyne.Canvas) }

// Picker is a pane that is told which piece is picked up on the board: its square, or
// [chessboard.None].
type Picker interface{ Pick(square int) }

// Resumer is a pane that has something to put back once the start has repeated the search of the last
// time: a filter of its tree.
type Resumer interface{ Resume() }

// Worded is a pane that brings words of its own to the glossary.
type Worded interface{ Words() []glossary.Word }

// Commander is a pane that adds commands to the menu.
type Commander interface{ Commands() []Command }

// Command is one thing that can be done from the menu, with its keys.
type Command struct {
	Name     string
	Key      fyne.KeyName
	Modifier fyne.KeyModifier
	Plain    fyne.KeyName // does it, too, where no part of the window with the keys has a use for it; optional
	Do       func()
}
