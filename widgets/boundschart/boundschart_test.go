package boundschart

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

// sample returns a path whose bounds close in.
func sample() Data {
	known := func(at float64, name, hint string) Mark {
		return Mark{At: at, Text: fmt.Sprintf("%s %+.1f", name, at), Hint: hint, Known: true}
	}
	open := func(sign int, name string) Mark {
		return Mark{At: math.Inf(sign), Text: name + " ∞", Hint: "open " + name, Known: true}
	}
	return Data{Unit: "points, seen from White", Rungs: []Rung{
		{ID: 3, Name: "start", Hint: "the root", White: true, Lower: open(-1, "m"), Upper: open(1, "M"), Value: known(1.5,
			"=", "value 0")},
		{ID: 5, Rank: 1, Name: "1. e4", Hint: "the first move", Lower: open(-1, "M"), Upper: known(2, "m", "formula 18"),
			Value: known(1.5, "=", "value 1")},
		{ID: 9, Rank: 2, Name: "1... e5", Hint: "the second", White: true, Lower: known(-1, "m", "formula 17"),
			Upper:  known(2, "M", "formula 18"),
			Static: known(0.5, "f", "formula 2")},
	}}
}

func show(t *testing.T, data Data) (*View, fyne.Window) {
	test.NewTempApp(t)
	l := New()
	l.SetEmpty("Nothing yet.")
	w := test.NewTempWindow(t, l)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(360, 300))
	l.SetData(data)
	return l, w
}

func TestWhatIsDrawn(t *testing.T) {
	l, _ := show(t, sample())
	items := append(drawtest.Items(l.head.Surface), drawtest.Items(l.body.Surface)...)
	drawtest.AssertGolden(t, "bounds.txt", items)
	empty, _ := show(t, Data{})
	assert.Equal(t, []string{"Nothing yet."}, drawtest.Words(drawtest.Items(empty.body.Surface)))
	assert.False(t, empty.head.Visible())
	_, ok := empty.Selected()
	assert.False(t, ok)
}

func TestSelection(t *testing.T) {
	l, _ := show(t, sample())
	var log []uint32
	l.OnSelect = func(id uint32) { log = append(log, id) }
	r, _ := l.body.RowRect(1)
	test.TapAt(l.body, fyne.NewPos(50, r.Y+5))
	l.body.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	l.Select(3)
	assert.Equal(t, []uint32{5, 9}, log)
	d := sample()
	d.Rungs = d.Rungs[:2]
	l.Select(5)
	l.SetData(d)
	id, ok := l.Selected()
	assert.True(t, ok)
	assert.Equal(t, uint32(5), id, "the selection stays on the node")
	l.Select(77)
	_, ok = l.Selected()
	assert.False(t, ok)
}

// TestHints asks what stands at places of the third rung.
func TestHints(t *testing.T) {
	l, _ := show(t, sample())
	s := source{l}
	inner := l.body.Size().Width - 2*margin
	bar, numbers := s.textHeight()+2, s.textHeight()+barHeight+4
	on := func(v float64) float32 { return margin + l.axis.Place(v, inner) }
	for _, c := range []struct {
		line int
		at   fyne.Position
		want string
	}{
		{2, fyne.NewPos(30, 3), "the second"},
		{2, fyne.NewPos(on(0.5), bar), "formula 2"},
		{2, fyne.NewPos(on(-1)+2, bar), "formula 17"},
		{2, fyne.NewPos(on(2), bar), "formula 18"},
		{2, fyne.NewPos(on(1.3), bar), "the second"},
		{2, fyne.NewPos(margin+5, numbers), "formula 17"},
		{2, fyne.NewPos(margin+inner/2, numbers), "formula 2"},
		{2, fyne.NewPos(margin+inner-5, numbers), "formula 18"},
		{1, fyne.NewPos(margin+inner-5, 3), "value 1"},
		{1, fyne.NewPos(on(1.5), bar), "value 1"},
		{1, fyne.NewPos(margin+inner/2, numbers), "the first move"},
	} {
		assert.Equal(t, c.want, s.Hint(c.line, c.at), fmt.Sprint(c.line, " ", c.at))
	}
}

func TestTheAxisHoldsEveryFiniteNumber(t *testing.T) {
	s := axisOf(sample())
	assert.Less(t, s.Low, -1.0)
	assert.Greater(t, s.High, 2.0)
	assert.Less(t, s.High-s.Low, 4.0)
	assert.Equal(t, draw.Axis{Low: -1, High: 1}, axisOf(Data{}))
	one := axisOf(Data{Rungs: []Rung{{Value: Mark{At: 7, Known: true}}}})
	assert.Less(t, one.Low, one.High, "a single number has room, too")
}

// TestMarksLieOnTheScale looks for the bars of the third rung.
func TestMarksLieOnTheScale(t *testing.T) {
	l, _ := show(t, sample())
	inner := l.body.Size().Width - 2*margin
	row, _ := l.body.RowRect(2)
	items := drawtest.Items(l.body.Surface)
	for colour, x := range map[fyne.ThemeColorName]float32{
		draw.ColourWhite:           margin + l.axis.Place(-1, inner), // the bar begins at m
		theme.ColorNamePlaceHolder: margin + l.axis.Place(0.5, inner) - 1,
	} {
		found := slices.ContainsFunc(drawtest.Shapes(l.body.Surface, items, colour), func(r draw.Rect) bool {
			return r.Y >= row.Y && math.Abs(float64(r.X-x)) <= 0.5
		})
		assert.True(t, found, "%s at %v", colour, x)
	}
}

// TestSentences stand below the numbers of their rung, wrapped to the width, and make room.
func TestSentences(t *testing.T) {
	data := sample()
	data.Rungs[1].Sentence = "White already has −0.9890 elsewhere; this gives Black −1.2, so White will not " +
		"come here: cut."
	l, _ := show(t, data)
	s := source{l}
	assert.Greater(t, len(s.sentence(1)), 1)
	assert.Greater(t, s.Height(1), s.Height(0))
	shown := drawtest.Words(drawtest.Items(l.body.Surface))
	for _, part := range s.sentence(1) {
		assert.Contains(t, shown, part)
	}
}
