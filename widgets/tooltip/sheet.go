package tooltip

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

const (
	maxWidth = 320 // of a hint's text
	margin   = 4   // kept free to the window's edges
	gap      = 4   // between a hint and what it is about
)

// sheet is the part of a layer that Fyne sees: as large as the window's content, empty but for the
// hint. It implements none of the interfaces by which objects get mouse events, so that all of them
// go to what lies below.
type sheet struct {
	widget.BaseWidget
	text string
	by   area
}

func newSheet() *sheet {
	s := &sheet{}
	s.ExtendBaseWidget(s)
	return s
}

// show draws another hint; an empty one draws nothing.
func (s *sheet) show(text string, by area) {
	if text == s.text && by == s.by {
		return
	}
	s.text, s.by = text, by
	s.Refresh()
}

// CreateRenderer is Fyne's hook.
func (s *sheet) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	r := &renderer{sheet: s, box: &canvas.Rectangle{}, shadow: &canvas.Rectangle{}}
	r.draw()
	return r
}

// renderer draws the hint with one text a line.
type renderer struct {
	sheet       *sheet
	box, shadow *canvas.Rectangle
	texts       []*canvas.Text // the pool; those in use are among the objects
	objects     []fyne.CanvasObject
}

// draw lays the hint out with the present theme and window.
func (r *renderer) draw() {
	r.objects = r.objects[:0]
	size := r.sheet.Size()
	if r.sheet.text == "" || size.IsZero() {
		return
	}
	th, variant := r.sheet.Theme(), fyne.CurrentApp().Settings().ThemeVariant()
	textSize := (th.Size(theme.SizeNameText) + th.Size(theme.SizeNameCaptionText)) / 2
	padX, padY := 2*th.Size(theme.SizeNamePadding), th.Size(theme.SizeNamePadding)
	measure := func(text string) fyne.Size { return fyne.MeasureText(text, textSize, fyne.TextStyle{}) }

	lineHeight := ceil(measure("Mg").Height)
	room := fyne.NewSize(size.Width-2*(margin+padX), size.Height-2*(margin+padY))
	lines := wrap(r.sheet.text, min(maxWidth, room.Width), func(text string) float32 { return measure(text).Width })
	lines = clip(lines, int(room.Height/lineHeight))
	box := fyne.NewSize(2*padX, 2*padY+lineHeight*float32(len(lines)))
	for _, line := range lines {
		box.Width = max(box.Width, 2*padX+measure(line).Width)
	}

	box.Width = ceil(box.Width)
	origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(r.sheet)
	at := place(box, area{r.sheet.by.at.Subtract(origin), r.sheet.by.size, r.sheet.by.control}, size)

	radius := th.Size(theme.SizeNameInputRadius)
	r.frame(r.shadow, area{at: at.AddXY(0, 2), size: box}, radius)
	r.shadow.FillColor = th.Color(theme.ColorNameShadow, variant)
	r.frame(r.box, area{at: at, size: box}, radius)
	r.box.FillColor = th.Color(theme.ColorNameOverlayBackground, variant)
	r.box.StrokeColor, r.box.StrokeWidth = th.Color(theme.ColorNameInputBorder, variant), 1
	ink := th.Color(theme.ColorNameForeground, variant)
	used := 0
	for i, line := range lines {
		on := area{at: at.AddXY(padX, padY+lineHeight*float32(i)), size: fyne.NewSize(box.Width-2*padX, lineHeight)}
		for line != "" {
			var piece string
			piece, line = cutSign(line)
			r.write(used, piece, textSize, ink, on)
			on.at.X += measure(piece).Width + measure(" ").Width
			used++
		}
	}
}

// cutSign cuts a line at the blank behind its first sign that the font of the text does not have, such as ≤: Fyne takes
// the blank from the font of the sign, which has none, and draws a box.
func cutSign(line string) (piece, rest string) {
	sign := false
	for i, r := range line {
		if r == ' ' && sign {
			return line[:i], line[i+1:]
		}
		sign = r >= '\u2190' && r != '−'
	}
	return line, ""
}

// ceil rounds up to whole units, which keeps letters sharp.
func ceil(v float32) float32 { return float32(math.Ceil(float64(v))) }

// frame puts a rounded rectangle on an area.
func (r *renderer) frame(rect *canvas.Rectangle, on area, radius float32) {
	rect.CornerRadius = radius
	rect.Move(on.at)
	rect.Resize(on.size)
	r.objects = append(r.objects, rect)
}

// write puts a line of the hint on an area, with the next text of the pool.
func (r *renderer) write(i int, line string, size float32, ink color.Color, on area) {
	if i == len(r.texts) {
		r.texts = append(r.texts, &canvas.Text{})
	}
	t := r.texts[i]
	t.Text, t.TextSize, t.Color = line, size, ink
	t.Move(on.at)
	t.Resize(on.size)
	r.objects = append(r.objects, t)
}

func (r *renderer) Layout(fyne.Size) { r.draw() }

// MinSize leaves the window as small as its content may be.
func (r *renderer) MinSize() fyne.Size { return fyne.Size{} }

// Refresh reads text and theme anew.
func (r *renderer) Refresh() {
	r.draw()
	for _, o := range r.objects {
		o.Refresh()
	}
	canvas.Refresh(r.sheet)
}

func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *renderer) Destroy()                     {}
