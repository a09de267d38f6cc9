package chart

import (
	"image"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/internal/phrase"
	"drevo/widgets/draw"
)

// sampleWidth is the room of a sample in units, unless all fit in with more.
const sampleWidth = 2

// Rate is a small live chart of a rate, the newest sample at the right. A dashed line marks the mean of all
// samples since the last [Rate.Reset], seen or not; the number at the upper left is the top of the scale.
type Rate struct {
	draw.Widget

	// Hint is a sentence that stands above the numbers.
	Hint string
	// Unit is that of the samples, for the hint, such as "nodes/s".
	Unit string
	// Interval is the time from one sample to the next.
	Interval time.Duration

	most    int       // samples that are kept
	samples []float64 // the newest last
	sum     float64   // of all samples since the last reset
	count   int       // how many those are
	top     float64   // of the scale
}

// NewRate returns a chart that keeps the given number of samples.
func NewRate(most int) *Rate {
	c := &Rate{most: max(2, most)}
	c.Init(c, c.draw, c.hintAt)
	c.HintsAbove = true
	return c
}

// Add appends a sample, in the place of the oldest if there are too many, and draws the chart: ten times a second is
// enough. What is not a finite number is left out, and what is below nothing counts as nothing.
func (c *Rate) Add(rate float64) {
	if math.IsNaN(rate) || math.IsInf(rate, 0) {
		return
	}
	rate = max(0, rate)
	if len(c.samples) == c.most {
		c.samples = slices.Delete(c.samples, 0, 1)
	}
	c.samples = append(c.samples, rate)
	c.sum, c.count = c.sum+rate, c.count+1
	c.show()
}

// Reset forgets all samples, as for a new computation.
func (c *Rate) Reset() {
	c.samples, c.sum, c.count, c.top = nil, 0, 0, 0
	c.show()
}

// mean returns that of all samples since the last reset, 0 when there are none.
func (c *Rate) mean() float64 { return c.sum / float64(max(c.count, 1)) }

// show draws what is seen of the chart.
func (c *Rate) show() {
	if c.Visible() {
		c.Surface.Refresh()
	}
	c.Tell()
}

// MinSize has room for the scale and some seconds.
func (c *Rate) MinSize() fyne.Size {
	return fyne.NewSize(c.gutter()+100, 2*c.Surface.LineHeight(faint))
}

// gutter returns the room of the scale's numbers, left of the chart.
func (c *Rate) gutter() float32 { return c.Surface.TextWidth("500"+noBreak+"M", faint) + 4 }

// step returns the room of one sample in a chart of the given width, both in units.
func (c *Rate) step(width float32) float32 {
	return max(sampleWidth, width/float32(c.most))
}

// draw draws scale, samples and mean.
func (c *Rate) draw(p *draw.Context) {
	plot := p.Bounds()
	plot.Min.X = p.Px(c.gutter())
	if plot.Empty() {
		return
	}
	for _, y := range []int{plot.Min.Y, plot.Max.Y - p.Hair()} {
		p.FillPixels(image.Rect(plot.Min.X, y, plot.Max.X, y+p.Hair()), p.Colour(theme.ColorNameSeparator))
	}
	step := float64(c.step(float32(plot.Dx())/p.Scale()) * p.Scale())
	seen := c.samples[max(len(c.samples)-int(math.Ceil(float64(plot.Dx())/step))-1, 0):]
	c.fit(seen)
	if c.top == 0 {
		return
	}
	label := draw.Rect{W: c.gutter() - 4, H: c.Surface.LineHeight(faint)}
	p.Text(axisText(c.top), label, faint.Right())
	p.Text("0", label.Down(p.Size.Height-label.H), faint.Right())
	plot.Max.Y -= p.Hair()
	c.drawSamples(p, plot, seen, step)
	c.drawMean(p, plot)
}

// fit brings the scale in line with the samples in view. It grows as soon as it must and shrinks only when they
// have left its upper third, so that it does not swing to and fro with each sample.
func (c *Rate) fit(seen []float64) {
	if len(seen) == 0 {
		return
	}
	highest := slices.Max(seen)
	if lower := roundUp(1.5 * highest); highest > c.top {
		c.top = roundUp(highest)
	} else if lower < c.top && lower > 0 {
		c.top = lower
	}
}

// drawSamples draws samples as a line that ends at the right, with its ground filled.
func (c *Rate) drawSamples(p *draw.Context, plot image.Rectangle, seen []float64, step float64) {
	if len(seen) < 2 {
		return
	}
	var line []draw.Point
	for i, v := range seen {
		x := float64(plot.Max.X) - float64(len(seen)-1-i)*step
		line = append(line, draw.Point{X: x, Y: c.height(plot, v)})
	}
	bottom := float64(plot.Max.Y)
	p.Shape(plot, p.Faded(theme.ColorNamePrimary, 0x48), func(path *draw.Path) {
		path.Add(append(line, draw.Point{X: float64(plot.Max.X), Y: bottom}, draw.Point{X: line[0].X, Y: bottom})...)
	})
	p.Shape(plot, p.Colour(theme.ColorNamePrimary), func(path *draw.Path) {
		path.Line(line, 1.25*float64(p.Scale()), draw.Butt)
	})
}

// drawMean draws the dashed line of the mean.
func (c *Rate) drawMean(p *draw.Context, plot image.Rectangle) {
	y := int(math.Round(c.height(plot, c.mean())))
	y = min(max(y, plot.Min.Y), plot.Max.Y-p.Hair())
	ink := p.Colour(theme.ColorNameForeground)
	on, off := p.Px(4), p.Px(3)
	for x := plot.Min.X; x < plot.Max.X; x += on + off {
		p.FillPixels(image.Rect(x, y, min(x+on, plot.Max.X), y+p.Hair()), ink)
	}
}

// height returns the pixel of a rate.
func (c *Rate) height(plot image.Rectangle, rate float64) float64 {
	return float64(plot.Max.Y) - min(1, rate/c.top)*float64(plot.Dy())
}

// hintAt returns the hint at a place: the sample there, mean and highest.
func (c *Rate) hintAt(at fyne.Position, inside bool) string {
	switch {
	case !inside:
		return ""
	case len(c.samples) == 0:
		return c.Hint
	}
	left := c.gutter()
	ago := max(0, int(math.Round(float64((c.Size().Width-at.X)/c.step(c.Size().Width-left)))))
	lines := []string{c.Hint}
	if at.X >= left && ago < len(c.samples) {
		here := short(c.samples[len(c.samples)-1-ago]) + noBreak + c.Unit
		if ago == 0 {
			lines = append(lines, phrase.Of("{rate} now.", "rate", here))
		} else {
			seconds := (time.Duration(ago) * c.Interval).Seconds()
			lines = append(lines, phrase.Of("{rate}, {seconds:%.1f} s ago.", "rate", here, "seconds", seconds))
		}
	}
	lines = append(lines, phrase.Of("Dashed: mean {mean}. Highest {highest}.", "mean", short(c.mean()),
		"highest", short(slices.Max(c.samples))))
	return strings.TrimPrefix(strings.Join(lines, "\n"), "\n")
}

// noBreak joins what belongs together, so that wrapped hints keep it on one line.
const noBreak = "\u00a0"

// thousands writes the letter of a number's thousands, and how much is left of the number.
func thousands(v float64) (rest float64, letter string) {
	for _, next := range []string{"k", "M", "G", "T"} {
		if math.Round(v) < 1000 {
			break
		}
		v, letter = v/1000, noBreak+next
	}
	return v, letter
}

// short writes a number that is not negative with three digits and the letter of its thousands:
// 1.25 M, 12.5 M, 125 M; below a thousand with at most two decimals. The point stands still as long
// as the digits before it don't change in number.
func short(v float64) string {
	v, letter := thousands(v)
	decimals := 0
	switch {
	case letter == "" && v == math.Trunc(v):
	case v < 9.995:
		decimals = 2
	case v < 99.95:
		decimals = 1
	}
	return strconv.FormatFloat(v, 'f', decimals, 64) + letter
}

// axisText writes the end of a scale, which is a round number: 500 k, 2 M.
func axisText(v float64) string {
	v, letter := thousands(v)
	return strconv.FormatFloat(v, 'f', -1, 64) + letter
}
