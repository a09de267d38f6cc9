// Package flowchart shows the block scheme of a programme, the chart in which machines of the
// sixties were described, and lights the block that is at work.
//
//	v := flowchart.New(chart)
//	v.OnSelect = runUntil          // a block was clicked
//	v.OnHover = tips.Show
//	v.Light(evaluate, next)        // this block, reached from that one
//	v.SetNotes([]string{"n = 3", "m = 0.5"})
//
// The chart is data: blocks and links on a grid, which is stretched to the size of the widget. The
// widget knows no engine and must be used on Fyne's goroutine.
package flowchart

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// None stands for no block.
const None = -1

// Shape is the outline of a block.
type Shape uint8

// The shapes of blocks.
const (
	Box    Shape = iota // something is done
	Choice              // something is asked, with links for the answers
	End                 // the way in, or out
)

// Chart is a block scheme on a grid of Width by Height cells, in which all places are counted.
type Chart struct {
	Width, Height float32
	Blocks        []Block
	Links         []Link
	Notes         draw.Rect // left free for notes
}

// Block is one block. ID is the caller's name for it.
type Block struct {
	ID    int
	Text  string // short, as it stands in the block
	Hint  string // what is done there
	Shape Shape
	Area  draw.Rect
}

// Link is a way from one block to another, with a head at its last point.
type Link struct {
	From, To int
	Points   []fyne.Position
	Label    string
	LabelAt  fyne.Position // where the label begins
}
