package movetext

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/rows"
)

// List is the widget. Set the fields before it is shown.
type List struct {
	rows.List

	OnGo       func(move int)                   // a move was clicked
	OnMoveMenu func(move int, at fyne.Position) // the other button, on a move; at is the place on the screen
	Hints      string                           // what is said of a move under the pointer

	text   Text
	lines  []line
	place  int // the move that is marked
	width  float32
	height float32 // of a line, 0 until it is measured
	widths widths
}

// New returns an empty text.
func New() *List {
	l := &List{place: -1, widths: widths{}}
	l.Init(l, source{l})
	l.OnTap = l.tap
	l.OnMenu = l.menu
	l.OnPoint = func(int, fyne.Position) { l.Redraw() }
	return l
}

// SetText shows another text, and marks a move of it; -1 for none.
func (l *List) SetText(t Text, place int) {
	l.text, l.place = t, place
	l.breakText()
	l.reveal()
}

// SetPlace marks another move and brings it into view.
func (l *List) SetPlace(move int) {
	l.place = move
	l.reveal()
	l.Redraw()
}

// Place returns the move that is marked.
func (l *List) Place() int { return l.place }

// mostMeasured bounds the texts whose widths are remembered.
const mostMeasured = 100_000

// breakText breaks the text into lines.
func (l *List) breakText() {
	if len(l.widths) > mostMeasured {
		l.widths = widths{}
	}
	if l.width > 0 {
		l.lines = breakLines(prepare(l.text, l.legible), l.width, l.measure)
	}
	l.Reload()
}

// legible is a word of a comment as it can be drawn.
func (l *List) legible(text string) string { return l.Surface.Legible(text, commentStyle) }

// reveal brings the marked move into view, with a line below it; at the start of the game, the start.
func (l *List) reveal() {
	at := find(l.lines, l.place)
	if at < 0 {
		l.ScrollTo(0, 0)
		return
	}
	height := source{l}.Height(0)
	l.Reveal(at, 0, min(2*height, max(l.Size().Height, height)))
}

// wordAt returns the word at a place of a line, nil if there is none.
func (l *List) wordAt(row int, x float32) *placed {
	if row < 0 || row >= len(l.lines) {
		return nil
	}
	for i := range l.lines[row].words {
		if w := &l.lines[row].words[i]; x >= w.x-space/2 && x < w.x+w.width+space/2 {
			return w
		}
	}
	return nil
}

// tap goes to the move that was clicked, or whose comment was.
func (l *List) tap(row int, at fyne.Position) bool {
	if w := l.wordAt(row, at.X); w != nil && w.Move >= 0 && l.OnGo != nil {
		l.OnGo(w.Move)
	}
	return true
}

func (l *List) menu(row int, at, absolute fyne.Position) {
	if w := l.wordAt(row, at.X); w != nil && w.Move >= 0 && l.OnMoveMenu != nil {
		l.OnMoveMenu(w.Move, absolute)
	}
}

// LinesSeen returns how many lines there is room for.
func (l *List) LinesSeen() int { return int(l.Size().Height / source{l}.Height(0)) }

// MinSize leaves room for two lines.
func (l *List) MinSize() fyne.Size {
	return fyne.NewSize(120, 2*source{l}.Height(0))
}

// Resize breaks the lines for another width.
func (l *List) Resize(size fyne.Size) {
	changed := size != l.Size()
	l.List.Resize(size)
	if size.Width != l.width {
		l.width = size.Width
		l.breakText()
	}
	if changed {
		l.reveal()
	}
}

// Refresh draws everything anew, as a change of theme or of the size of text needs.
func (l *List) Refresh() {
	l.widths, l.height = widths{}, 0
	l.breakText()
}
