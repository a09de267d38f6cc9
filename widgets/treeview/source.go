package treeview

import (
	"image/color"

	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// ID names one node of a tree; a node keeps its ID as long as its Source lives.
type ID = uint32

// NoID is no node: the header, an empty place, the root's parent.
const NoID = ^ID(0)

// Source reads a recorded tree. It may grow between and during calls, but only at the end:
// what Children returned once stays a prefix of what it returns later. It is called on the
// window's goroutine, for the rows on the screen and for the nodes that are being opened.
type Source interface {
	Root() ID
	// ChildCount is the number of children recorded so far.
	ChildCount(id ID) int
	// Children appends the children to dst in the order of creation.
	Children(id ID, dst []ID) []ID
	// Parent reports false for the root.
	Parent(id ID) (ID, bool)
	// Row gives what the row of a node shows; it is kept until the next Refresh.
	Row(id ID) Row
}

// Sorter is a Source whose children can be sorted by a column. NaN stands for no value and comes
// last in both directions.
type Sorter interface {
	SortKey(id ID, column int) float64
}

// Weigher is a Source that knows how many nodes are below and with each node, for the Icicle. A
// node weighs at least as much as its children together.
type Weigher interface {
	Weight(id ID) uint64
}

// Row is what one node shows: a cell for each column, in the order of the columns. The first
// stands behind the tree's guide. Missing cells are blank.
type Row struct {
	Cells []Cell
	Bold  bool        // in bold type, such as the line played
	Dim   bool        // in grey, such as a subtree kept only as counts
	Mark  color.NRGBA // a stripe at the left edge, such as a bookmark; zero is none
}

// Cell is one place in a row. All of its parts are optional.
type Cell struct {
	Text  string
	Short string  // in its place where it has no room; empty: it is cut
	Parts []Part  // instead of a text: pieces with tones of their own
	Badge Badge   // stands before the text
	Tone  Tone    // colours the text
	Bar   float32 // 0 to 1, the length of a bar behind the text
	Hint  string  // shown for the pointer; empty: the text itself
}

// Part is a piece of a cell's text.
type Part struct {
	Text   string
	Tone   Tone
	Stroke bool // a thin line stands before it, as where a line goes beyond a horizon
	Moves  bool // a line of moves, one a word, that can be pointed at
}

// whole returns all of the text.
func (c Cell) whole() string {
	text := c.Text
	for _, part := range c.Parts {
		if text != "" {
			text += "  "
		}
		text += part.Text
	}
	return text
}

// Badge tells a kind by shape, letter and colour, so that no one of the three is needed alone.
type Badge struct {
	Shape  draw.Mark
	Letter string // one or two letters
	Colour color.NRGBA
}

// Tone colours a text by its meaning, in the colours of the theme.
type Tone uint8

// The tones.
const (
	Plain  Tone = iota
	Faint       // less than the other cells
	Good        // for the side in view
	Bad         // against it
	Alert       // worth a look
	Accent      // the theme's primary colour
)

// Column describes one column. Columns are data: the widget gives none a meaning, except that
// the first carries the tree and the last visible one takes the rest of the width. A column without
// a name is not there.
type Column struct {
	Key      string // of the column in settings
	Name     string
	Unit     string  // of what stands in it; written small below the name
	Hint     string  // shown by the tooltip of the header
	Width    float32 // in units of the canvas, with text of the usual size; it is wider with larger text
	Most     float32 // up to which it widens where there is plenty of room; 0: it does not
	Priority int     // where the width does not suffice, the highest give way first; 0 always stays
	Align    fyne.TextAlign
	Sortable bool // by a Source that is a Sorter
	Hidden   bool // not shown until chosen in the header's menu
	Asked    bool // chosen there: it gives way only after all that were not

	fixed bool // the user has chosen the width
}
