package linechart

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
	"drevo/widgets/number"
)

// Chart is the widget. Set the fields before it is shown.
type Chart struct {
	draw.Widget

	OnGo  func(at int) // a place was clicked
	Empty string       // in place of the lines while there are none

	data    Data
	place   int
	hovered int
}

var (
	_ fyne.Tappable  = (*Chart)(nil)
	_ fyne.Draggable = (*Chart)(nil)
)

// New returns an empty chart.
func New() *Chart {
	c := &Chart{place: -1, hovered: -1}
	c.HintsAbove = true
	c.Init(c, c.draw, c.point)
	return c
}

// SetData shows other values.
func (c *Chart) SetData(d Data) {
	c.data = d
	c.Surface.Refresh()
}

// SetPlace marks a place; -1 for none.
func (c *Chart) SetPlace(at int) {
	if at != c.place {
		c.place = at
		c.Surface.Refresh()
	}
}

// x is where a place stands.
func (c *Chart) x(at int) float32 {
	width := c.Size().Width - left - right
	return left + width*float32(at)/float32(max(c.data.places()-1, 1))
}

// at returns the place at an x, -1 if there is none.
func (c *Chart) at(x float32) int {
	n := c.data.places()
	if n == 0 {
		return -1
	}
	width := max(c.Size().Width-left-right, 1)
	return min(max(int(math.Round(float64((x-left)/width)*float64(max(n-1, 1)))), 0), n-1)
}

// Tapped goes to the place that was clicked.
func (c *Chart) Tapped(e *fyne.PointEvent) { c.goTo(e.Position.X) }

// Dragged follows the mouse.
func (c *Chart) Dragged(e *fyne.DragEvent) { c.goTo(e.Position.X) }

// DragEnd is Fyne's hook.
func (c *Chart) DragEnd() {}

func (c *Chart) goTo(x float32) {
	if at := c.at(x); at >= 0 && at != c.place && c.OnGo != nil {
		c.OnGo(at)
	}
}

// point marks the place at the mouse, and says what the values there are.
func (c *Chart) point(at fyne.Position, inside bool) string {
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
func (c *Chart) sentence(at int) string {
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
		text := fmt.Sprintf("%s %s %s", s.Name, number.Signed(s.Values[at], 2), c.data.Unit)
		if i > 0 {
			text = strconv.Itoa(i) + " " + text
		}
		if at < len(s.Open) && s.Open[at] {
			text += " (at the limit)"
		}
		lines = append(lines, text)
	}
	return strings.Join(lines, "\n")
}

// MinSize leaves room for a scale.
func (c *Chart) MinSize() fyne.Size {
	c.ExtendBaseWidget(c)
	return fyne.NewSize(160, 90)
}
