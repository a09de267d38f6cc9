package chart

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/internal/phrase"
	"drevo/widgets/draw"
)

// Histogram is counts as upright bars on equal parts of an axis. A drag chooses a range of them, a click one.
type Histogram struct {
	draw.Widget

	OnRange func(first, last int) // parts were chosen

	data        HistogramData
	first, last int // part where the drag began, and where it is; first is -1 while there is none
}

var (
	_ fyne.Tappable  = (*Histogram)(nil)
	_ fyne.Draggable = (*Histogram)(nil)
)

// HistogramData is what a [Histogram] shows.
type HistogramData struct {
	Title  string
	Unit   string                       // of the counts: "nodes"
	Range  func(first, last int) string // names some parts, or one
	Counts []int                        // by part
}

// most is the largest count.
func (d *HistogramData) most() (most int) {
	for _, n := range d.Counts {
		most = max(most, n)
	}
	return most
}

// NewHistogram returns an empty chart.
func NewHistogram() *Histogram {
	c := &Histogram{first: -1}
	c.HintsAbove = true
	c.Init(c, c.draw, c.hintAt)
	return c
}

// SetData shows other counts.
func (c *Histogram) SetData(d HistogramData) {
	c.data = d
	if c.first >= len(d.Counts) {
		c.first = -1
	}
	if c.Visible() {
		c.Surface.Refresh()
	}
	c.Tell()
}

// MinSize has room for some bars between two lines of text.
func (c *Histogram) MinSize() fyne.Size {
	c.ExtendBaseWidget(c)
	return fyne.NewSize(80, 4*c.Surface.LineHeight(faint))
}

// at returns the part at an x, -1 if there is none.
func (c *Histogram) at(x float32) int {
	n := len(c.data.Counts)
	if n == 0 || c.Size().Width <= 0 {
		return -1
	}
	return min(max(int(x/c.Size().Width*float32(n)), 0), n-1)
}

// Tapped chooses the part that was clicked.
func (c *Histogram) Tapped(e *fyne.PointEvent) {
	if at := c.at(e.Position.X); at >= 0 && c.OnRange != nil {
		c.OnRange(at, at)
	}
}

// Dragged marks the parts that the mouse has gone over.
func (c *Histogram) Dragged(e *fyne.DragEvent) {
	if c.first < 0 {
		c.first = c.at(e.Position.X - e.Dragged.DX)
	}
	c.last = c.at(e.Position.X)
	c.Surface.Refresh()
	c.Tell()
}

// DragEnd chooses the parts that are marked.
func (c *Histogram) DragEnd() {
	first, last := min(c.first, c.last), max(c.first, c.last)
	c.first = -1
	c.Surface.Refresh()
	if first >= 0 && c.OnRange != nil {
		c.OnRange(first, last)
	}
}

// hintAt says how many a part has, or those that a drag has marked.
func (c *Histogram) hintAt(at fyne.Position, inside bool) string {
	first := c.at(at.X)
	last := first
	if !inside || first < 0 {
		return ""
	}
	if c.first >= 0 {
		first, last = min(c.first, c.last), max(c.first, c.last)
	}
	sum := 0
	for _, n := range c.data.Counts[first : last+1] {
		sum += n
	}
	return phrase.Of("{title} {parts}: {n} {unit}\nDrag to narrow the query.", "title", c.data.Title, "parts",
		c.data.Range(first, last), "n", phrase.Whole(int64(sum)), "unit", c.data.Unit)
}

// draw draws title, bars and the ends of the axis.
func (c *Histogram) draw(p *draw.Context) {
	n := len(c.data.Counts)
	if n == 0 {
		return
	}
	line := c.Surface.LineHeight(faint)
	whole := draw.Rect{W: p.Size.Width, H: line}
	p.Text(c.data.Title, whole, faint)
	p.Text(c.data.Range(0, 0), whole.Down(p.Size.Height-line), faint)
	p.Text(c.data.Range(n-1, n-1), whole.Down(p.Size.Height-line), faint.Right())
	plot := p.Bounds()
	plot.Min.Y, plot.Max.Y = p.Px(line), p.Px(p.Size.Height-line)
	if plot.Empty() {
		return
	}
	most, strong, weak := c.data.most(), p.Colour(theme.ColorNamePrimary), p.Colour(theme.ColorNameSeparator)
	for i, count := range c.data.Counts {
		left, right := plot.Dx()*i/n, plot.Dx()*(i+1)/n
		if c.first >= 0 && i >= min(c.first, c.last) && i <= max(c.first, c.last) {
			p.FillPixels(image.Rect(left, plot.Min.Y, right, plot.Max.Y), weak)
		}
		if count > 0 {
			height := max(plot.Dy()*count/most, p.Hair())
			p.FillPixels(image.Rect(left, plot.Max.Y-height, max(right-p.Hair(), left+1), plot.Max.Y), strong)
		}
	}
	p.FillPixels(image.Rect(plot.Min.X, plot.Max.Y, plot.Max.X, plot.Max.Y+p.Hair()), weak)
}
