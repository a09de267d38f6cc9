package why

import (
	"drevo/widgets/draw"
	"drevo/widgets/number"
	"drevo/widgets/rows"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Styles of the texts.
var (
	plain   = draw.Style{}
	strong  = draw.Style{Bold: true}
	figure  = draw.Style{Align: fyne.TextAlignTrailing}
	faint   = draw.Style{Colour: theme.ColorNamePlaceHolder}
	caption = draw.Style{Colour: theme.ColorNamePlaceHolder, Size: theme.SizeNameCaptionText}
)

// Widths that hold at any theme.
const (
	gap    = 10 // between columns
	edge   = 8  // left of the first column
	gutter = 14 // right of the last one, where the scroll bar is
	spine  = 26 // left of the moves of the chain
	minBar = 56

	signWidth = 16 // of the sign before a bound
)

// View is the widget. Set the callbacks before it is shown.
type View struct {
	widget.BaseWidget

	// OnSelect is called when the user chooses a step of the chain or a move of a line.
	OnSelect func(id uint32)
	// OnTerm is called when the user chooses a term, with its ID; OnReason likewise for a reason.
	OnTerm func(id string)
	// OnAbsent is called when the user clicks a move that was not looked at, or presses Return on
	// it.
	OnAbsent func(id uint32)
	OnReason func(id string)
	OnHover  draw.Hover
	// OnAsk is called when the user clicks what can be asked for in a comparison.
	OnAsk func()
	// OnWalk is called when the user chooses a move that is in another tree, or in none.
	OnWalk func(Place)
	// Links are the words of a text that say more; OnLink is told which one was clicked, at what place of the window.
	Links  func(text string) []draw.Link
	OnLink func(key string, at fyne.Position)
	// OnPoint is told which move of a line is under the mouse.
	OnPoint func(Place)

	data    Data
	lines   []line
	folded  [parts]bool
	all     [parts]bool     // every term is shown, however small
	open    map[string]bool // rules whose moves are listed one by one
	pointed Place           // under the mouse
	mouse   fyne.Position   // where it is in the window
	column  int             // of the two lines, which one the keys are in: 0 is the best

	widths widths
	list   *rows.List
}

// kind says what a line of the panel shows.
type kind uint8

const (
	heading         kind = iota
	step                 // of the chain
	term                 // of the leaf
	rest                 // the sum of the terms that are not shown; shows them on a click
	total                // of the leaf
	moves                // one ply of both lines
	difference           // one term of both lines
	restDifference       // the sum of those not shown
	equalDifference      // the terms that are equal in both evaluations, together
	totalDifference      // of both evaluations
	units                // what the units of the terms above are
	prose                // a sentence at the head of a part
	ask                  // what can be asked for in a comparison
	candidate            // a move of the choice
	restCandidates       // shows the others
	absence
	absences // those with one rule in one line; shows them on a click
	reason
)

// line is one line of the panel: its kind, its part, and which of the kind.
type line struct {
	kind kind
	part Part
	at   int
}

// widths are the natural widths of the columns' contents.
type widths struct {
	value, window     float32 // of the chain, and of a second line that stands alone
	pieces            float32 // likewise
	name, net, both   float32 // of the terms
	reason, count     float32
	percent, moveText float32
	absent            float32 // the moves that were not looked at
	nodes             float32 // of the moves of a choice
}

// measure finds the natural widths.
func (p *View) measure() widths {
	width := p.list.TextWidth
	var w widths
	for _, s := range p.data.Steps {
		w.value = max(w.value, width(s.Value, strong))
		w.window = max(w.window, width(s.beside(), caption))
		w.pieces = max(w.pieces, width(s.Pieces, caption))
		w.moveText = max(w.moveText, width(s.Move, strong))
	}
	nets := func(scales number.Scales, v number.Amount) { w.net = max(w.net, width(scales.Signed(v), strong)) }
	nets(p.data.Scales, p.data.Total)
	for _, t := range p.data.Terms {
		w.name = max(w.name, width(t.Name, plain))
		nets(p.data.Scales, sumTerms([]Term{t}))
	}
	if c := p.data.Comparison; c != nil {
		if c.Title != "" {
			for _, m := range c.Second.Moves {
				w.value = max(w.value, width(m.Value, strong))
				w.window = max(w.window, width(m.Taken, caption))
				w.pieces = max(w.pieces, width(m.Pieces, caption))
			}
		}
		w.both = max(width(c.First.Name, caption), width(c.Second.Name, caption))
		sums := []pairSum{c.totals()}
		if len(c.Terms) > 0 {
			w.name = max(w.name, width(lang.L("Equal in both"), faint))
		}
		for _, d := range c.Terms {
			w.name = max(w.name, width(d.Name, plain))
			sums = append(sums, sumDifferences([]Difference{d}))
		}
		for _, d := range sums {
			w.both = max(w.both, width(c.Scales.Signed(d.first), plain), width(c.Scales.Signed(d.second), plain))
			nets(c.Scales, d.net())
		}
	}
	if c := p.data.Choice; c != nil {
		for _, m := range c.Moves {
			w.nodes = max(w.nodes, width(number.Grouped(m.Nodes), plain))
		}
	}
	for _, a := range p.data.Absent {
		w.absent = max(w.absent, width(a.Move, plain))
	}
	sum := int64(0)
	for _, r := range p.data.Reasons {
		w.reason = max(w.reason, width(r.Name, plain))
		sum += r.Count
	}
	w.count = width(number.Grouped(sum), plain)
	w.percent = width("100.0 %", plain)
	return w
}

// source is the panel as the rows of a list.
type source struct{ *View }
