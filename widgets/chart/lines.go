package chart

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"drevo/internal/phrase"
	"drevo/widgets/draw"
	"drevo/widgets/number"
)

// Lines is values over the moves of a game as lines, with the place in the game. The first line is drawn
// strong, with the field between it and nothing; the others carry their number at the end, so that they can be
// told apart without colours. Values beyond the scale stand at its edge. Set the fields before it is shown.
type Lines struct {
	draw.Widget

	OnGo  func(at int) // a place was clicked
	Empty string       // in place of the lines while there are none

	data    LineData
	place   int
	hovered int
}

var (
	_ fyne.Tappable  = (*Lines)(nil)
	_ fyne.Draggable = (*Lines)(nil)
)

// LineData is what a [Lines] shows.
type LineData struct {
	Labels []string // of each place: "14... c4"
	Unit   string   // of the values
	Series []Series
	Marks  []int // places that are marked: swings
	Total  int   // places that there will be, where not all values are there yet; 0: those that are
}

// Series is one line.
type Series struct {
	Name   string
	Values []float64 // NaN where there is none
	Open   []bool    // the value is no last word: drawn hollow; may be short
}

// open reports whether the value at a place is no last word.
func (s *Series) open(at int) bool { return at < len(s.Open) && s.Open[at] }

// places is how many places the chart has.
func (d *LineData) places() int {
	n := max(d.Total, len(d.Labels))
	for _, s := range d.Series {
		n = max(n, len(s.Values))
	}
	return n
}

// most is the value at the upper and, negative, at the lower edge: room for nine values in ten.
func (d *LineData) most() float64 {
	most := []float64{0}
	for _, s := range d.Series {
		for _, v := range s.Values {
			if !math.IsNaN(v) {
				most = append(most, math.Abs(v))
			}
		}
	}
	slices.Sort(most)
	return roundUp(max(0.5, most[len(most)-1-(len(most)-1)/10]))
}

// NewLines returns an empty chart.
func NewLines() *Lines {
	c := &Lines{place: -1, hovered: -1}
	c.HintsAbove = true
	c.Init(c, c.draw, c.point)
	return c
}

// SetData shows other values.
func (c *Lines) SetData(d LineData) {
	c.data = d
	c.Surface.Refresh()
}

// SetPlace marks a place; -1 for none.
func (c *Lines) SetPlace(at int) {
	if at != c.place {
		c.place = at
		c.Surface.Refresh()
	}
}

// x is where a place stands.
func (c *Lines) x(at int) float32 {
	width := c.Size().Width - left - right
	return left + width*float32(at)/float32(max(c.data.places()-1, 1))
}

// at returns the place at an x, -1 if there is none.
func (c *Lines) at(x float32) int {
	n := c.data.places()
	if n == 0 {
		return -1
	}
	width := max(c.Size().Width-left-right, 1)
	return min(max(int(math.Round(float64((x-left)/width)*float64(max(n-1, 1)))), 0), n-1)
}

// Tapped goes to the place that was clicked.
func (c *Lines) Tapped(e *fyne.PointEvent) { c.goTo(e.Position.X) }

// Dragged follows the mouse.
func (c *Lines) Dragged(e *fyne.DragEvent) { c.goTo(e.Position.X) }

// DragEnd is Fyne's hook.
func (c *Lines) DragEnd() {}

func (c *Lines) goTo(x float32) {
	if at := c.at(x); at >= 0 && at != c.place && c.OnGo != nil {
		c.OnGo(at)
	}
}

// point marks the place at the mouse, and says what the values there are.
func (c *Lines) point(at fyne.Position, inside bool) string {
	place := -1
	if inside {
		place = c.at(at.X)
	}
	if place != c.hovered {
		c.hovered = place
		c.Surface.Refresh()
	}
	return c.sentence(place)
}

// sentence says what the values at a place are.
func (c *Lines) sentence(at int) string {
	if at < 0 {
		return ""
	}
	var lines []string
	if at < len(c.data.Labels) {
		lines = append(lines, c.data.Labels[at])
	}
	for i, s := range c.data.Series {
		if at >= len(s.Values) || math.IsNaN(s.Values[at]) {
			continue
		}
		name := s.Name
		if i > 0 {
			name = strconv.Itoa(i) + " " + name
		}
		say := phrase.With("name", name, "value", number.Signed(s.Values[at], 2), "unit", c.data.Unit)
		if s.open(at) {
			lines = append(lines, say("{name} {value} {unit} (at the limit)"))
		} else {
			lines = append(lines, say("{name} {value} {unit}"))
		}
	}
	return strings.Join(lines, "\n")
}

// MinSize leaves room for a scale.
func (c *Lines) MinSize() fyne.Size {
	c.ExtendBaseWidget(c)
	return fyne.NewSize(160, 90)
}
