package chart

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

// path returns a path whose bounds close in.
func path() RangeData {
	known := func(at float64, name, hint string) Mark {
		return Mark{At: at, Text: fmt.Sprintf("%s %+.1f", name, at), Hint: hint, Known: true}
	}
	open := func(sign int, name string) Mark {
		return Mark{At: math.Inf(sign), Text: name + " ∞", Hint: "open " + name, Known: true}
	}
	return RangeData{Unit: "points, seen from White", Rows: []Row{
		Node{ID: 3, Name: "start", Hint: "the root", White: true, Lower: open(-1, "m"), Upper: open(1, "M"), Value: known(1.5,
			"=", "value 0")},
		Node{ID: 5, Rank: 1, Name: "1. e4", Hint: "the first move", Lower: open(-1, "M"), Upper: known(2, "m", "formula 18"),
			Value: known(1.5, "=", "value 1")},
		Node{ID: 9, Rank: 2, Name: "1... e5", Hint: "the second", White: true, Lower: known(-1, "m", "formula 17"),
			Upper:  known(2, "M", "formula 18"),
			Static: known(0.5, "f", "formula 2")},
	}}
}

// showRanges shows rows in a window.
func showRanges(t *testing.T, data RangeData, width, height float32) (*Ranges, fyne.Window) {
	v := NewRanges()
	v.Rows.SetEmpty("Nothing yet.")
	w := drawtest.Show(t, v, width, height)
	v.SetData(data)
	return v, w
}

func showPath(t *testing.T, data RangeData) *Ranges {
	v, _ := showRanges(t, data, 360, 300)
	return v
}

func TestPath(t *testing.T) {
	l := showPath(t, path())
	items := append(drawtest.Items(l.Head.Surface), drawtest.Items(l.Rows.Surface)...)
	drawtest.AssertGolden(t, "bounds.txt", items)
	empty := showPath(t, RangeData{})
	assert.Equal(t, []string{"Nothing yet."}, drawtest.Words(drawtest.Items(empty.Rows.Surface)))
	assert.False(t, empty.Head.Visible())
	_, ok := empty.Selected()
	assert.False(t, ok)
}

func TestSelectNode(t *testing.T) {
	l := showPath(t, path())
	var log []uint32
	l.OnSelect = func(id uint32) { log = append(log, id) }
	r, _ := l.Rows.RowRect(1)
	test.TapAt(l.Rows, fyne.NewPos(50, r.Y+5))
	l.Rows.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	l.Select(3)
	assert.Equal(t, []uint32{5, 9}, log)
	d := path()
	d.Rows = d.Rows[:2]
	l.Select(5)
	l.SetData(d)
	id, ok := l.Selected()
	assert.True(t, ok)
	assert.Equal(t, uint32(5), id, "the selection stays on the node")
	l.Select(77)
	_, ok = l.Selected()
	assert.False(t, ok)
}

// TestHintsOfNodes asks what stands at places of the third row.
func TestHintsOfNodes(t *testing.T) {
	l := showPath(t, path())
	s := source{l}
	inner := l.Rows.Size().Width - 2*margin
	top := l.Rows.RowHeight(plain)
	bar, numbers := top+2, top+nodeBar+4
	on := func(v float64) float32 { return margin + l.axis.place(v, inner) }
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
	data := path()
	a := data.axis()
	assert.Less(t, a.low, -1.0)
	assert.Greater(t, a.high, 2.0)
	assert.Less(t, a.high-a.low, 4.0)
	assert.Equal(t, axis{-1, 1}, (&RangeData{}).axis())
	one := RangeData{Rows: []Row{Node{Value: Mark{At: 7, Known: true}}}}
	assert.Less(t, one.axis().low, one.axis().high, "a single number has room, too")
}

// TestMarksLieOnTheScale looks for the bars of the third row.
func TestMarksLieOnTheScale(t *testing.T) {
	l := showPath(t, path())
	inner := l.Rows.Size().Width - 2*margin
	row, _ := l.Rows.RowRect(2)
	items := drawtest.Items(l.Rows.Surface)
	for colour, x := range map[fyne.ThemeColorName]float32{
		draw.ColourWhite:           margin + l.axis.place(-1, inner), // the bar begins at m
		theme.ColorNamePlaceHolder: margin + l.axis.place(0.5, inner) - 1,
	} {
		found := slices.ContainsFunc(drawtest.Shapes(l.Rows.Surface, items, colour), func(r draw.Rect) bool {
			return r.Y >= row.Y && math.Abs(float64(r.X-x)) <= 0.5
		})
		assert.True(t, found, "%s at %v", colour, x)
	}
}

// TestWordsOfASentence: a word that says more has its own hint where it stands, and a click on it is told.
func TestWordsOfASentence(t *testing.T) {
	test.NewTempApp(t)
	v, clicked := NewRanges(), ""
	v.Links = func(text string) (links []draw.Link) {
		if at := strings.Index(text, "bounds"); at >= 0 {
			links = append(links, draw.Link{From: at, To: at + len("bounds"), Key: "bounds", Hint: "What is known."})
		}
		return links
	}
	v.OnLink = func(key string) { clicked = key }
	n := Node{Sentence: "The bounds at entry.", Hint: "a node"}
	v.SetData(RangeData{Rows: []Row{n}})
	v.Resize(fyne.NewSize(400, 300))
	y := n.sentenceAt(v) + 3
	on, off := fyne.NewPos(margin+v.Rows.TextWidth("The b", small), y), fyne.NewPos(margin+1, y)
	if n.hint(v, on) != "What is known." || n.hint(v, off) != "a node" {
		t.Errorf("the hints are %q and %q", n.hint(v, on), n.hint(v, off))
	}
	if v.tapped(0, off) || clicked != "" || !v.tapped(0, on) || clicked != "bounds" {
		t.Errorf("%q was clicked", clicked)
	}
}

// TestSentences stand below the numbers of their node, wrapped to the width, and make room.
func TestSentences(t *testing.T) {
	const sentence = "White already has −0.9890 elsewhere; this gives Black −1.2, so White will not come here: cut."
	data := path()
	node := data.Rows[1].(Node)
	node.Sentence = sentence
	data.Rows[1] = node
	l := showPath(t, data)
	s := source{l}
	assert.Greater(t, len(l.wrapped(sentence)), 1)
	assert.Greater(t, s.Height(1), s.Height(0))
	shown := drawtest.Words(drawtest.Items(l.Rows.Surface))
	for _, part := range l.wrapped(sentence) {
		assert.Contains(t, shown, part)
	}
}
