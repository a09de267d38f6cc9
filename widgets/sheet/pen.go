package sheet

import (
	"math"
	"sort"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// Rect is a place within a line: X to the right and Y down from the line's top left corner.
type Rect struct{ X, Y, W, H float32 }

// Style says how a text looks. The zero style is the theme's plain text.
type Style struct {
	Colour fyne.ThemeColorName // empty: foreground
	Size   fyne.ThemeSizeName  // empty: text
	Bold   bool
	Italic bool
	Align  fyne.TextAlign
}

// Pen draws the parts of one line into the pools of a page. It is valid only during [Source.Draw].
type Pen struct {
	Width, Height float32 // of the line
	Hovered       bool    // the mouse is on this line
	Selected      bool    // this line is the selected one

	top  float32 // of the line, in the page
	page *Page
}

// Text writes s into r, on its middle height, shortened with an ellipsis where it does not fit. It tells whether the
// text had to be shortened.
func (p *Pen) Text(s string, r Rect, style Style) bool {
	if r.W <= 0 || s == "" {
		return s != ""
	}
	size := p.page.textSize(style)
	textStyle := fyne.TextStyle{Bold: style.Bold, Italic: style.Italic}
	fitted := fit(s, r.W, size, textStyle)
	if fitted == "" {
		return true
	}
	t := p.page.nextText()
	t.Text, t.TextSize, t.TextStyle, t.Alignment = fitted, size, textStyle, style.Align
	t.Color = p.page.colour(style.colour())
	height := t.MinSize().Height
	t.Move(fyne.NewPos(r.X, p.top+r.Y+(r.H-height)/2))
	t.Resize(fyne.NewSize(r.W, height))
	return fitted != s
}

// Fill covers r with a theme colour.
func (p *Pen) Fill(r Rect, colour fyne.ThemeColorName) *canvas.Rectangle {
	rect := p.page.nextRect()
	rect.FillColor, rect.CornerRadius = p.page.colour(colour), 0
	rect.StrokeColor, rect.StrokeWidth = nil, 0
	rect.Move(fyne.NewPos(r.X, p.top+r.Y))
	rect.Resize(fyne.NewSize(r.W, r.H))
	return rect
}

// Bar draws value as a bar from the middle of r: to the right in White's colour when it is above nothing, to the left in
// Black's when below. A bar of the length scale reaches the edge, a longer one ends there; any value but nothing is
// at least a pixel and a half long.
func (p *Pen) Bar(r Rect, value, scale float64) {
	if value == 0 || scale <= 0 || r.W <= 0 {
		return
	}
	half := r.W / 2
	length := max(1.5, half*float32(math.Min(1, math.Abs(value)/scale)))
	bar, colour := Rect{r.X + half, r.Y, length, r.H}, ColourWhite
	if value < 0 {
		bar.X, colour = r.X+half-length, ColourBlack
	}
	p.Fill(bar, colour).CornerRadius = min(2, length/2)
}

// TextWidth is the width of s in the given style.
func (p *Pen) TextWidth(s string, style Style) float32 { return p.page.TextWidth(s, style) }

// colour is the style's colour name, foreground by default.
func (s Style) colour() fyne.ThemeColorName {
	if s.Colour == "" {
		return theme.ColorNameForeground
	}
	return s.Colour
}

// fit shortens s to the longest beginning that, with an ellipsis, is at most width wide. It is empty when not even one
// letter fits.
func fit(s string, width, size float32, style fyne.TextStyle) string {
	const slack = 0.5 // layout rounds, measuring does not
	if fyne.MeasureText(s, size, style).Width <= width+slack {
		return s
	}
	runes := []rune(s)
	tooLong := sort.Search(len(runes), func(n int) bool {
		return fyne.MeasureText(string(runes[:n+1])+"…", size, style).Width > width+slack
	})
	if tooLong == 0 {
		return ""
	}
	return strings.TrimRight(string(runes[:tooLong]), " ,.;:") + "…"
}
