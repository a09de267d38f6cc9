package movetext

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// List is the widget. Set the fields before it is shown.
type List struct {
	widget.BaseWidget

	OnGo    func(move int)                     // a move was clicked
	OnMenu  func(move int, at fyne.Position)   // the other button, on a move; at is the place on the screen
	OnKey   func(key fyne.KeyName) (done bool) // a key, while the text has the keys
	OnHover draw.Hover
	Empty   string // in place of the text while there is none
	Hints   string // what is said of a move under the pointer

	text   Text
	lines  []line
	place  int // the move that is marked
	width  float32
	height float32 // of a line, 0 until it is measured
	widths widths
	list   *rows.List
}

// New returns an empty text.
func New() *List {
	l := &List{place: -1, widths: widths{}}
	l.list = rows.New(source{l})
	l.list.OnHover = draw.Forward(&l.OnHover)
	l.list.OnTap = l.tap
	l.list.OnMenu = l.menu
	l.list.OnKey = func(e *fyne.KeyEvent) bool { return l.OnKey != nil && l.OnKey(e.Name) }
	l.list.OnPoint = func(int, fyne.Position) { l.list.Redraw() }
	l.ExtendBaseWidget(l)
	return l
}

// SetText shows another text, and marks a move of it; -1 for none.
func (l *List) SetText(t Text, place int) {
	l.text, l.place = t, place
	l.list.SetEmpty(l.Empty)
	l.lay()
	l.reveal()
}

// SetPlace marks another move and brings it into view.
func (l *List) SetPlace(move int) {
	l.place = move
	l.reveal()
	l.list.Redraw()
}

// Place returns the move that is marked.
func (l *List) Place() int { return l.place }

// SetEmpty changes what stands in place of the text while there is none.
func (l *List) SetEmpty(text string) {
	l.Empty = text
	l.list.SetEmpty(text)
}

// Focus gives the keys to the text.
func (l *List) Focus(c fyne.Canvas) { c.Focus(l.list) }

// mostMeasured bounds the texts whose widths are remembered.
const mostMeasured = 100_000

// lay breaks the lines.
func (l *List) lay() {
	if len(l.widths) > mostMeasured {
		l.widths = widths{}
	}
	if l.width > 0 {
		l.lines = breakLines(l.text, l.width, l.measure)
	}
	l.list.Reload()
}

// reveal brings the marked move into view, with a line below it; at the start of the game, the start.
func (l *List) reveal() {
	at := find(l.lines, l.place)
	if at < 0 {
		l.list.ScrollTo(0, 0)
		return
	}
	height := source{l}.Height(0)
	l.list.Reveal(at, 0, min(2*height, max(l.list.Size().Height, height)))
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
	if w := l.wordAt(row, at.X); w != nil && w.Move >= 0 && l.OnMenu != nil {
		l.OnMenu(w.Move, absolute)
	}
}

// LinesSeen returns how many lines there is room for.
func (l *List) LinesSeen() int { return int(l.list.Size().Height / source{l}.Height(0)) }

// MinSize leaves room for two lines.
func (l *List) MinSize() fyne.Size {
	l.ExtendBaseWidget(l)
	return fyne.NewSize(120, 2*source{l}.Height(0))
}

// Resize breaks the lines for another width.
func (l *List) Resize(size fyne.Size) {
	changed := size != l.Size()
	l.BaseWidget.Resize(size)
	l.list.Resize(size)
	if size.Width != l.width {
		l.width = size.Width
		l.lay()
	}
	if changed {
		l.reveal()
	}
}

// Refresh draws everything anew, as a change of theme or of the size of text needs.
func (l *List) Refresh() {
	l.widths, l.height = widths{}, 0
	l.list.SetEmpty(l.Empty)
	l.lay()
}

// CreateRenderer is Fyne's hook.
func (l *List) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	l.list.SetEmpty(l.Empty)
	return widget.NewSimpleRenderer(l.list)
}
