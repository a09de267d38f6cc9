// Package planlist lists plans: sequences of statements of which one is the current one, with what
// became of each plan; and shows one plan as a card, statement by statement in words.
//
//	list := planlist.New(source)           // a virtual list: hundreds of thousands of plans
//	list.Rows.OnSelect = func(row int) { card.SetLines(...) }
//	list.OnFold = source.Fold
//	list.Reload(chosen)
//
//	card := planlist.NewCard()
//	card.OnTarget = func(line int) { ... }   // a click on a line with a Target
//
// The list asks its [Source] for a row when it comes into view, and keeps none. A row has the
// plan's number in the colour of its side, its statements, and below them in small letters what
// became of it. The statements that have been gone through are pale, the current one stands on a
// ground of its own. The arrows up and down choose a plan, left and right close and open what came
// of it, Return or a second click is OnOpen.
//
// The widgets know no engine. They must be used on Fyne's goroutine; sizes and places are Fyne's
// units.
package planlist

import "drevo/widgets/draw"

// Source knows the rows of a list.
type Source interface {
	Len() int
	Row(i int) Row
}

// Row is a plan, or a heading.
type Row struct {
	Heading bool   // Label only, which can't be chosen
	Label   string // of a heading
	Hint    string // the sentence under the mouse

	Depth  int    // how many plans it came from, one after the other
	Fold   Fold   // what came of it
	Number string // or another name
	Black  bool   // it is Black's
	Sign   Sign   // of what became of it
	Steps  []Step
	Note   string // what became of it, the rule that made it, the place
	Faint  bool   // it is done with, or only on the way to others
	Marked bool   // a stripe at the left edge: it belongs to what is chosen elsewhere
}

// Step is a statement.
type Step struct {
	Text  string
	State State
}

// State says where a plan is.
type State uint8

// The states of a statement.
const (
	Ahead   State = iota
	Current       // it is looked at now, or was the last that was
	Gone
)

// Fold says whether other plans came of one, and whether they are listed below it.
type Fold uint8

// The folds.
const (
	Leaf Fold = iota
	Closed
	Open
)

// Sign is a shape with a colour. The row's note says the same in words.
type Sign struct {
	Shape draw.Mark
	Shade draw.Shade
}

// Line is a line of a card.
type Line struct {
	Kind   LineKind
	Text   string // of a statement its notation
	Words  string // of a statement the sentence
	State  State  // of a statement
	Target int64  // what a click opens; 0 for nothing
	Hint   string
}

// LineKind says how a line of a card is drawn.
type LineKind uint8

// The kinds of lines.
const (
	Sentence LineKind = iota
	Title
	Statement
)
