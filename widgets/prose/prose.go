// Package prose is running text whose words may be links: dotted below, with a hint under the mouse and something to
// do on a click.
//
//	text := prose.New()
//	text.OnHover, text.OnLink = hints.Show, open
//	text.Set(prose.Paragraph{Style: prose.Large, Runs: []prose.Run{{Text: "ITEP plays 30.Qe2."}}},
//		prose.Paragraph{Runs: []prose.Run{{Text: "15 "}, {Text: "lose material", Link: "itep.losing", Hint: "..."}}})
//
// Text breaks between words; the widget is as high as its text is at its width. A paragraph may have a bar at its left
// side, so that what a person has said does not look like what was found by a search. It must be used on Fyne's
// goroutine.
package prose

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// The styles of paragraphs.
var (
	Large = draw.Style{Size: theme.SizeNameSubHeadingText, Bold: true}
	Plain = draw.Style{}
	Small = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
)

// Run is a stretch of text, a link if it has one.
type Run struct {
	Text string
	Link string // what OnLink is told; empty: the run is no link
	Hint string // under the mouse
}

// Paragraph is a few sentences of one style.
type Paragraph struct {
	Runs  []Run
	Style draw.Style
	Bar   fyne.ThemeColorName // of the bar at the left side; empty for none
}

// Text returns a paragraph without links.
func Text(style draw.Style, text string) Paragraph {
	return Paragraph{Runs: []Run{{Text: text}}, Style: style}
}

// Linked returns the runs of a text whose links are known.
func Linked(text string, links []draw.Link) (runs []Run) {
	at := 0
	for _, l := range links {
		runs = append(runs, Run{Text: text[at:l.From]}, Run{Text: text[l.From:l.To], Link: l.Key, Hint: l.Hint})
		at = l.To
	}
	return append(runs, Run{Text: text[at:]})
}

// View is the widget.
type View struct {
	draw.Widget
	OnLink func(link string, at fyne.Position) // a link was clicked, at a place of the window

	paragraphs []Paragraph
	words      []word
	height     float32
}

// word is a word where it stands.
type word struct {
	text      string
	at        draw.Rect
	paragraph int
	run       *Run
	last      bool // of its run, behind which nothing is dotted
}

var _ desktop.Cursorable = (*View)(nil)

// New returns a view without text.
func New() *View {
	v := &View{}
	v.Init(v, v.draw, v.hint)
	return v
}

// Set shows other paragraphs; those without text are left out.
func (v *View) Set(paragraphs ...Paragraph) {
	v.paragraphs = nil
	for _, p := range paragraphs {
		if p.text() != "" {
			v.paragraphs = append(v.paragraphs, p)
		}
	}
	v.Refresh()
}

// Words is the text of all paragraphs, a line each.
func (v *View) Words() string {
	var lines []string
	for _, p := range v.paragraphs {
		lines = append(lines, p.text())
	}
	return strings.Join(lines, "\n")
}

// Links is how many links there are.
func (v *View) Links() (n int) {
	for _, p := range v.paragraphs {
		for _, r := range p.Runs {
			if r.Link != "" {
				n++
			}
		}
	}
	return n
}

func (p Paragraph) text() string {
	var text strings.Builder
	for _, r := range p.Runs {
		text.WriteString(r.Text)
	}
	return text.String()
}

// Refresh lays the text out anew and draws it.
func (v *View) Refresh() {
	v.layOut()
	v.Widget.Refresh()
}

// Resize breaks the lines anew.
func (v *View) Resize(size fyne.Size) {
	other := size.Width != v.Size().Width
	v.Widget.Resize(size)
	if other {
		v.layOut()
	}
}

// leastWidth is the least width that the text is laid out for, in units at the usual size of text.
const leastWidth = 120

// MinSize is the height of the text at the width that it has.
func (v *View) MinSize() fyne.Size {
	v.ExtendBaseWidget(v)
	return fyne.NewSize(leastWidth*draw.Zoom(), v.height)
}

// Room between paragraphs, round all of them, and beside a bar.
const (
	between = 5
	margin  = 4
	barRoom = 12
	bar     = 3
)

// layOut places the words.
func (v *View) layOut() {
	v.words = nil
	y := float32(margin)
	width := max(v.Size().Width, leastWidth*draw.Zoom())
	for i := range v.paragraphs {
		p := &v.paragraphs[i]
		if i > 0 {
			y += between
		}
		left := float32(margin)
		if p.Bar != "" {
			left += barRoom
		}
		flow := draw.Flow{Left: left, Right: width - margin, Top: y, Height: v.Surface.LineHeight(p.Style) + 2}
		v.place(&flow, i)
		y += float32(flow.Lines()) * flow.Height
	}
	if v.height = y + margin; len(v.paragraphs) == 0 {
		v.height = 0
	}
}

// place places the words of a paragraph.
func (v *View) place(flow *draw.Flow, paragraph int) {
	p := &v.paragraphs[paragraph]
	blank := v.Surface.TextWidth(" ", p.Style)
	glued := false // the next word follows the last one without a blank
	for i := range p.Runs {
		run := &p.Runs[i]
		fields := strings.Fields(run.Text)
		for k, text := range fields {
			if k > 0 || !glued || strings.HasPrefix(run.Text, " ") {
				flow.Space(blank)
			}
			width, right := v.Surface.TextWidth(text, p.Style), flow.Right
			if k == 0 && glued && strings.Trim(text, ".,;:!?)") == "" {
				flow.Right += width // a stop hangs over rather than stand alone on a line
			}
			at := flow.Place(width)
			flow.Right = right
			v.words = append(v.words, word{text, at, paragraph, run, k == len(fields)-1})
		}
		glued = len(fields) > 0 && !strings.HasSuffix(run.Text, " ") || len(fields) == 0 && glued && run.Text == ""
	}
}

func (v *View) draw(c *draw.Context) {
	for i := range v.words {
		w := &v.words[i]
		p := &v.paragraphs[w.paragraph]
		c.Text(w.text, w.at, p.Style)
		if w.run.Link != "" {
			c.Dots(fyne.NewPos(w.at.X, w.at.Y+w.at.H-2), v.dotted(i), c.Colour(theme.ColorNamePrimary))
		}
	}
	for i, p := range v.paragraphs {
		if top, bottom, ok := v.extent(i); ok && p.Bar != "" {
			c.FillWith(draw.Rect{X: margin, Y: top, W: bar, H: bottom - top}, c.Colour(p.Bar))
		}
	}
}

// dotted is how far the dots below a word of a link go: to the next word of the link, if that stands in the same line.
func (v *View) dotted(at int) float32 {
	w := &v.words[at]
	if !w.last && at+1 < len(v.words) && v.words[at+1].at.Y == w.at.Y {
		return v.words[at+1].at.X - w.at.X
	}
	return w.at.W
}

// extent is where a paragraph begins and ends, from above.
func (v *View) extent(paragraph int) (top, bottom float32, ok bool) {
	for _, w := range v.words {
		if w.paragraph != paragraph {
			continue
		}
		if !ok {
			top, ok = w.at.Y, true
		}
		bottom = w.at.Y + w.at.H
	}
	return top, bottom, ok
}

// under is the run at a place, nil for none. A blank belongs to the word before it.
func (v *View) under(at fyne.Position) *Run {
	for i := range v.words {
		r := v.words[i].at
		if r.W = v.dotted(i); r.Contains(at) {
			return v.words[i].run
		}
	}
	return nil
}

// hint is what is said of the place under the mouse.
func (v *View) hint(at fyne.Position, inside bool) string {
	if run := v.under(at); inside && run != nil {
		return run.Hint
	}
	return ""
}

// Tapped is Fyne's hook.
func (v *View) Tapped(e *fyne.PointEvent) {
	if run := v.under(e.Position); run != nil && run.Link != "" && v.OnLink != nil {
		v.OnLink(run.Link, e.AbsolutePosition)
	}
}

// Cursor is Fyne's hook.
func (v *View) Cursor() desktop.Cursor {
	if run := v.under(v.Mouse()); run != nil && run.Link != "" {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}
