package rows

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Line is what one row of a table says: a cell for each column, in the order of the columns. Missing cells
// are blank.
type Line struct {
	Cells   []Cell
	Bold    bool        // in bold type, such as the line played
	Dim     bool        // in grey, such as a subtree kept only as counts
	Heading bool        // on a ground of its own; it can't be selected
	Inert   bool        // it can't be selected
	Wide    bool        // the first cell has the whole width
	Indent  float32     // by how much the first cell begins further to the right
	Mark    color.NRGBA // a stripe at the left edge, such as a bookmark; zero is none
	Hint    string      // for the pointer, where a cell has none
	Below   []Passage   // below the cells; beside what they draw, where these have no texts
}

// Cell is one place in a row. All of its parts are optional.
type Cell struct {
	Text  string
	Short string  // in its place where it has no room; empty: it is cut
	Parts []Part  // instead of a text: pieces with tones of their own
	Below string  // in a line of its own below the text; it reaches as far as the next cell that has some
	Badge Badge   // stands before the text
	Tone  Tone    // colours the text
	Bold  bool    // the text is in bold type
	Small bool    // and in small letters
	Bar   float32 // 0 to 1, the length of a bar behind the text
	Hint  string  // shown for the pointer; empty: that of the line, or else the text where it is cut
	// Draw, when set, draws into the cell before its text; Room is the width that this needs.
	Draw func(p *Row, at draw.Rect)
	Room float32
}

// Part is a piece of a cell's text.
type Part struct {
	Text   string
	Tone   Tone
	Stroke bool // a thin line stands before it, as where a line goes beyond a horizon
	Moves  bool // a line of moves, one a word, that can be pointed at
}

// bold reports whether the text of a cell is in bold type.
func (l *Line) bold(c *Cell) bool { return l.Bold || c.Bold }

// style is that of the text of a cell.
func (l *Line) style(c *Cell) draw.Style {
	style := draw.Style{Bold: l.bold(c)}
	if c.Small {
		style.Size = theme.SizeNameCaptionText
	}
	return style
}

// below reports whether a cell has a text below.
func (l *Line) below() bool {
	return slices.ContainsFunc(l.Cells, func(c Cell) bool { return c.Below != "" })
}

// texts reports whether a cell has a text.
func (l *Line) texts() bool {
	return slices.ContainsFunc(l.Cells, func(c Cell) bool { return c.Text != "" || len(c.Parts) > 0 })
}

// whole returns all of the text.
func (c *Cell) whole() string {
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

// Passage is texts that stand one after the other below the cells of a line, in lines that break between them:
// a formula, a line of moves, the statements of a plan.
type Passage struct {
	Pieces []Piece
	Indent float32 // of its lines, from the edge of the table
	Hang   float32 // by how much all lines but the first begin further to the right
	Gap    float32 // between two pieces
	Lead   float32 // between two lines
	Small  bool    // in small letters
	Steady bool    // each piece has the room of bold type, so that none moves when another is lit
	Wraps  bool    // a piece that is wider than a line is broken into several; else it is cut, and told under the mouse
	Hint   string  // for the pointer, where a piece has none
}

// Piece is one text of a passage.
type Piece struct {
	Name string // stands before the text in small grey letters
	Text string // blanks at its ends are room to its neighbours
	Tone Tone
	Bold bool
	Lit  bool   // in bold type on a ground of its own, the one that is looked at
	Hint string // for the pointer, under which the piece gets a ground, too
}

// style is that of a piece.
func (p *Passage) style(i int) draw.Style {
	piece := &p.Pieces[i]
	style := draw.Style{Bold: piece.Bold || piece.Lit, Colour: toneNames[piece.Tone]}
	if p.Small {
		style.Size = theme.SizeNameCaptionText
	}
	return style
}

// room is the style in which a piece is measured.
func (p *Passage) room(i int) draw.Style {
	style := p.style(i)
	style.Bold = style.Bold || p.Steady
	return style
}
