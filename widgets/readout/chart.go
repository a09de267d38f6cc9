package readout

import (
	"image"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

const (
	// sampleWidth is the room of a sample in units, unless all fit in with more.
	sampleWidth = 2
	// pause is the shortest time between two drawings: ten a second, and some tolerance for a
	// ticker that trembles.
	pause = 90 * time.Millisecond
)

// RateChart is a small live chart of a rate, the newest sample at the right. A dashed line marks
// the mean of all samples since the last [RateChart.Reset], seen or not; the number at the upper
// left is the top of the scale.
type RateChart struct {
	draw.Widget

	// Hint is a sentence that stands above the numbers.
	Hint string
	// Unit is that of the samples, for the hint, such as "nodes/s".
	Unit string
	// Interval is the time from one sample to the next; 0 when it varies, and the hint does not say
	// how long ago.
	Interval time.Duration

	ring  ring
	axis  axis
	line  []draw.Point // for drawing
	drawn time.Time    // when the last drawing was asked for
	now   func() time.Time
}

// NewRateChart returns a chart that keeps the given number of samples.
func NewRateChart(capacity int) *RateChart {
	c := &RateChart{ring: newRing(capacity), now: time.Now}
	c.Init(c, c.draw, c.hintAt)
	c.HintsAbove = true
	return c
}

// Add appends a sample and draws the chart, at most ten times a second: samples that come faster
// are kept and seen with a later one, or after Refresh. What is not a finite number is left out,
// and what is below nothing counts as nothing.
func (c *RateChart) Add(rate float64) {
	if math.IsNaN(rate) || math.IsInf(rate, 0) {
		return
	}
	c.ring.add(max(0, rate))
	if now := c.now(); now.Sub(c.drawn) >= pause {
		c.drawn = now
		c.show()
	}
}

// Reset forgets all samples, as for a new computation.
func (c *RateChart) Reset() {
	c.ring.reset()
	c.axis = axis{}
	c.show()
}

// show draws what is seen of the chart.
func (c *RateChart) show() {
	if c.Visible() {
		c.Surface.Refresh()
	}
	c.Tell()
}

// MinSize has room for the scale and some seconds.
func (c *RateChart) MinSize() fyne.Size {
	return fyne.NewSize(c.gutter()+100, 2*c.Surface.LineHeight(nameStyle))
}

// gutter returns the room of the scale's numbers, left of the chart.
func (c *RateChart) gutter() float32 { return c.Surface.TextWidth("500"+noBreak+"M", nameStyle) + 4 }

// step returns the room of one sample in a chart of the given width, both in units.
func (c *RateChart) step(width float32) float32 {
	return max(sampleWidth, width/float32(len(c.ring.samples)))
}

// draw draws scale, samples and mean.
func (c *RateChart) draw(p *draw.Context) {
	left := p.Px(c.gutter())
	labels, plot := p.Bounds(), p.Bounds()
	labels.Max.X, plot.Min.X = left-p.Px(4), left
	if plot.Empty() {
		return
	}
	grid := p.Colour(theme.ColorNameSeparator)
	for _, y := range []int{plot.Min.Y, plot.Max.Y - p.Hair()} {
		p.FillPixels(image.Rect(plot.Min.X, y, plot.Max.X, y+p.Hair()), grid)
	}
	step := float64(c.step(float32(plot.Dx())/p.Scale()) * p.Scale())
	seen := min(c.ring.count, int(math.Ceil(float64(plot.Dx())/step))+1)
	c.axis.fit(c.ring.highest(seen))
	if c.axis.top == 0 {
		return
	}
	height := p.Face(scaleStyle).Height()
	upper, lower := labels, labels
	upper.Max.Y, lower.Min.Y = labels.Min.Y+height, labels.Max.Y-height
	ink := p.Colour(scaleStyle.Colour)
	p.TextPixels(axisText(c.axis.top), upper, scaleStyle, ink)
	p.TextPixels("0", lower, scaleStyle, ink)
	plot.Max.Y -= p.Hair()
	c.drawSamples(p, plot, seen, step)
	c.drawMean(p, plot)
}

// drawSamples draws the newest samples as a line with its ground filled.
func (c *RateChart) drawSamples(p *draw.Context, plot image.Rectangle, seen int, step float64) {
	c.line = c.line[:0]
	for i := range seen {
		x := float64(plot.Max.X) - float64(i)*step
		c.line = append(c.line, draw.Point{X: x, Y: c.height(plot, c.ring.back(i))})
	}
	if len(c.line) < 2 {
		return
	}
	bottom := float64(plot.Max.Y)
	newest, oldest := c.line[0], c.line[len(c.line)-1]
	p.Shape(plot, p.Faded(theme.ColorNamePrimary, 0x48), func(path *draw.Path) {
		path.Add(append(c.line, draw.Point{X: oldest.X, Y: bottom}, draw.Point{X: newest.X, Y: bottom})...)
	})
	p.Shape(plot, p.Colour(theme.ColorNamePrimary), func(path *draw.Path) {
		path.Line(c.line, 1.25*float64(p.Scale()), draw.Butt)
	})
}

// drawMean draws the dashed line of the mean.
func (c *RateChart) drawMean(p *draw.Context, plot image.Rectangle) {
	y := int(math.Round(c.height(plot, c.ring.mean())))
	y = min(max(y, plot.Min.Y), plot.Max.Y-p.Hair())
	ink := p.Colour(theme.ColorNameForeground)
	on, off := p.Px(4), p.Px(3)
	for x := plot.Min.X; x < plot.Max.X; x += on + off {
		p.FillPixels(image.Rect(x, y, min(x+on, plot.Max.X), y+p.Hair()), ink)
	}
}

// height returns the pixel of a rate.
func (c *RateChart) height(plot image.Rectangle, rate float64) float64 {
	return float64(plot.Max.Y) - min(1, rate/c.axis.top)*float64(plot.Dy())
}

// hintAt returns the hint at a place: the sample there, mean and highest.
func (c *RateChart) hintAt(at fyne.Position, inside bool) string {
	if !inside {
		return ""
	}
	if c.ring.count == 0 {
		return c.Hint
	}
	width := c.Size().Width - c.gutter()
	n := int(math.Round(float64((c.Size().Width - at.X) / c.step(width))))
	n = max(0, n)
	here := ""
	if at.X >= c.gutter() && n < c.ring.count {
		ago := time.Duration(n) * c.Interval
		if c.Interval == 0 {
			ago = -1
		}
		here = textRate(c.ring.back(n), c.Unit, ago)
	}
	return joinLines(c.Hint, here, textMean(c.ring.mean(), c.ring.highest(c.ring.count)))
}
