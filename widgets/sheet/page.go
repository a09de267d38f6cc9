package sheet

import (
	"image/color"
	"sort"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Source knows the lines of a page. Lines are numbered from 0.
type Source interface {
	Len() int
	// Height is the height of a line; it may depend on the theme and on the page's width.
	Height(line int) float32
	// Draw describes the line with the pen.
	Draw(line int, pen *Pen)
	// Selectable tells whether the line can be the selected one.
	Selectable(line int) bool
	// Hint is the sentence about what stands at a place of the line; empty when there is nothing to say.
	Hint(line int, at fyne.Position) string
}

// Page shows the lines of a source one below the other. Only the lines in view own canvas objects.
type Page struct {
	widget.BaseWidget

	// OnTap is called for a click on any line, with the place within the line. It says whether it has dealt with it;
	// if not, a selectable line becomes the selected one.
	OnTap func(line int, at fyne.Position) bool
	// OnSelect is called when the user selects a line, and with -1 when the user gives the selection up.
	OnSelect func(line int)
	// OnEnter is called for the Return key on the selected line.
	OnEnter func(line int)
	// OnKey is called for each key before the page looks at it. It says whether it has dealt with it.
	OnKey func(key *fyne.KeyEvent) bool
	// OnHover is called when the hint under the mouse changes; at is the mouse in the window, and the hint is empty when
	// there is none any more.
	OnHover func(hint string, at fyne.Position)

	source   Source
	view     func() (top, height float32) // what is in view; nil for all
	reveal   func(top, bottom float32)    // scrolls so that these come into view; nil when nothing scrolls
	free     bool                         // asks for no height
	tops     []float32                    // of the lines, and the total height at the end
	hovered  int
	selected int
	focused  bool
	hint     string

	texts             []*canvas.Text
	rects             []*canvas.Rectangle
	usedTexts         int
	usedRects         int
	objects           []fyne.CanvasObject
	palette           map[fyne.ThemeColorName]color.Color // of the theme, for one drawing
	selection, accent *canvas.Rectangle
}

// NewPage makes a page of the source's lines.
func NewPage(source Source) *Page {
	p := &Page{source: source, hovered: -1, selected: -1}
	p.selection, p.accent = &canvas.Rectangle{}, &canvas.Rectangle{}
	p.ExtendBaseWidget(p)
	return p
}

// Reload reads the source anew: call it when lines have come, gone or changed. The selection is given up when its line
// is gone. Cost: one call of Height a line and of Draw a visible line.
func (p *Page) Reload() {
	if p.selected >= p.source.Len() || p.selected >= 0 && !p.source.Selectable(p.selected) {
		p.selected = -1
	}
	if p.hovered >= p.source.Len() {
		p.hovered = -1
	}
	p.measure()
	p.Redraw()
}

// Redraw draws the lines in view again.
func (p *Page) Redraw() {
	p.draw()
	canvas.Refresh(p)
}

// Refresh reads the source anew, as a change of theme needs.
func (p *Page) Refresh() { p.Reload() }

// Resize lays the lines out for the new width.
func (p *Page) Resize(size fyne.Size) {
	changed := size != p.Size()
	p.BaseWidget.Resize(size)
	if changed {
		p.Reload()
	}
}

// MinSize is as high as all lines together.
func (p *Page) MinSize() fyne.Size {
	p.ExtendBaseWidget(p)
	if len(p.tops) != p.source.Len()+1 {
		p.measure()
	}
	if p.free {
		return fyne.NewSize(1, 1)
	}
	return fyne.NewSize(1, p.tops[len(p.tops)-1])
}

// Selected is the selected line, or -1.
func (p *Page) Selected() int { return p.selected }

// Select makes a line the selected one and brings it into view; -1 selects none. OnSelect is not called.
func (p *Page) Select(line int) {
	if line >= p.source.Len() || line >= 0 && !p.source.Selectable(line) {
		return
	}
	p.selected = max(line, -1)
	if line >= 0 && p.reveal != nil {
		p.reveal(p.tops[line], p.tops[line+1])
	}
	p.Redraw()
}

// LineRect is the place of a line in the page.
func (p *Page) LineRect(line int) Rect {
	return Rect{0, p.tops[line], p.Size().Width, p.tops[line+1] - p.tops[line]}
}

// TextWidth is the width of s in the given style and the present theme.
func (p *Page) TextWidth(s string, style Style) float32 {
	textStyle := fyne.TextStyle{Bold: style.Bold, Italic: style.Italic}
	return fyne.MeasureText(s, p.textSize(style), textStyle).Width
}

// LineHeight is the height of a line of one text in the given style, with air around it.
func (p *Page) LineHeight(style Style) float32 {
	return fyne.MeasureText("M", p.textSize(style), fyne.TextStyle{Bold: style.Bold}).Height + theme.SizeForWidget(theme.SizeNamePadding, p)
}

// measure adds the heights up.
func (p *Page) measure() {
	p.tops = append(p.tops[:0], 0)
	for line, y := 0, float32(0); line < p.source.Len(); line++ {
		y += p.source.Height(line)
		p.tops = append(p.tops, y)
	}
}

// lineAt is the line at a height of the page, or -1.
func (p *Page) lineAt(y float32) int {
	if y < 0 || len(p.tops) == 0 || y >= p.tops[len(p.tops)-1] {
		return -1
	}
	return sort.Search(len(p.tops), func(i int) bool { return p.tops[i] > y }) - 1
}

// draw fills the pools with the lines in view.
func (p *Page) draw() {
	p.usedTexts, p.usedRects = 0, 0
	p.palette = make(map[fyne.ThemeColorName]color.Color)
	p.selection.Hide()
	p.accent.Hide()
	top, height := float32(0), p.Size().Height
	if p.view != nil {
		top, height = p.view()
	}
	for line := max(0, p.lineAt(top)); line < p.source.Len() && p.tops[line] < top+height; line++ {
		p.drawLine(line)
	}
	p.collect()
}

// drawLine draws one line, with its highlight below it.
func (p *Page) drawLine(line int) {
	r := p.LineRect(line)
	if line == p.selected {
		place(p.selection, r, p.colour(theme.ColorNameSelection))
		if p.focused {
			place(p.accent, Rect{0, r.Y, 3, r.H}, p.colour(theme.ColorNamePrimary))
		}
	} else if line == p.hovered && p.source.Selectable(line) {
		place(p.nextRect(), r, p.colour(theme.ColorNameHover))
	}
	p.source.Draw(line, &Pen{
		Width: r.W, Height: r.H, Hovered: line == p.hovered, Selected: line == p.selected, top: r.Y, page: p,
	})
}

// place shows a rectangle at r of the page.
func place(rect *canvas.Rectangle, r Rect, fill color.Color) {
	rect.FillColor, rect.CornerRadius, rect.StrokeWidth = fill, 0, 0
	rect.Move(fyne.NewPos(r.X, r.Y))
	rect.Resize(fyne.NewSize(r.W, r.H))
	rect.Show()
}

// collect lists what is drawn, rectangles below texts.
func (p *Page) collect() {
	p.objects = append(p.objects[:0], p.selection, p.accent)
	for _, rect := range p.rects[:p.usedRects] {
		p.objects = append(p.objects, rect)
	}
	for _, text := range p.texts[:p.usedTexts] {
		p.objects = append(p.objects, text)
	}
}

// nextText takes a text from the pool.
func (p *Page) nextText() *canvas.Text {
	if p.usedTexts == len(p.texts) {
		p.texts = append(p.texts, &canvas.Text{})
	}
	p.usedTexts++
	return p.texts[p.usedTexts-1]
}

// nextRect takes a rectangle from the pool.
func (p *Page) nextRect() *canvas.Rectangle {
	if p.usedRects == len(p.rects) {
		p.rects = append(p.rects, &canvas.Rectangle{})
	}
	p.usedRects++
	return p.rects[p.usedRects-1]
}

// colour looks a colour up once a drawing.
func (p *Page) colour(name fyne.ThemeColorName) color.Color {
	c, known := p.palette[name]
	if !known {
		c = Colour(name, p)
		p.palette[name] = c
	}
	return c
}

// textSize is the height of the style's letters.
func (p *Page) textSize(style Style) float32 {
	if style.Size == "" {
		return theme.SizeForWidget(theme.SizeNameText, p)
	}
	return theme.SizeForWidget(style.Size, p)
}

// CreateRenderer is Fyne's hook.
func (p *Page) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	p.measure()
	p.draw()
	return &renderer{p}
}

// renderer hands the page's objects to Fyne; Page.draw puts them in place.
type renderer struct{ page *Page }

func (r *renderer) Layout(fyne.Size)             {}
func (r *renderer) MinSize() fyne.Size           { return r.page.MinSize() }
func (r *renderer) Refresh()                     { r.page.Reload() }
func (r *renderer) Objects() []fyne.CanvasObject { return r.page.objects }
func (r *renderer) Destroy()                     {}

var (
	_ desktop.Hoverable = (*Page)(nil)
	_ fyne.Tappable     = (*Page)(nil)
	_ fyne.Focusable    = (*Page)(nil)
)
