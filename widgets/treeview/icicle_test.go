package treeview

import (
	"fmt"
	"image"
	"image/color"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

// weighed is a forest that knows how many nodes its subtrees have.
type weighed struct {
	*forest
	weights []uint64
	asked   int
	split   map[ID]bool // nodes whose children were asked for
}

func (w *weighed) Children(id ID, dst []ID) []ID {
	if w.split != nil {
		w.split[id] = true
	}
	return w.forest.Children(id, dst)
}

func weigh(f *forest) *weighed {
	w := &weighed{forest: f, weights: make([]uint64, len(f.parents))}
	for id := len(f.parents) - 1; id >= 0; id-- {
		w.weights[id]++
		if id > 0 {
			w.weights[f.parents[id]] += w.weights[id]
		}
	}
	return w
}

func (w *weighed) Weight(id ID) uint64 {
	w.asked++
	return w.weights[id]
}

// bushy returns a random tree whose branches thin out slowly, like a search's.
func bushy(n int) *forest {
	rng := rand.New(rand.NewPCG(3, 4))
	f := &forest{}
	f.add(NoID, 0)
	for i := 1; i < n; i++ {
		f.add(ID(min(rng.IntN(i), rng.IntN(i))), float64(rng.IntN(9)))
	}
	return f
}

const iceWidth, iceLevels = 400, 8

// iced shows a tree in an icicle of eight levels, each node in a colour of its own.
func iced(t testing.TB, f *forest) (*Icicle, *weighed) {
	t.Helper()
	test.NewTempApp(t)
	w := weigh(f)
	i := NewIcicle()
	i.Colour = func(_ *draw.Context, id ID) color.NRGBA {
		return color.NRGBA{R: uint8(id), G: uint8(id >> 8), B: 200, A: 255}
	}
	i.Resize(fyne.NewSize(iceWidth, iceLevels*iceHeight()))
	i.SetSource(w)
	return i, w
}

func (i *Icicle) picturePixels() *image.RGBA {
	return i.Surface.Generator(iceWidth, iceLevels*int(iceHeight())).(*image.RGBA)
}

// middle returns the place of a level in the widget.
func middle(x float32, level int) fyne.Position {
	return fyne.NewPos(x, (float32(level)+0.5)*iceHeight())
}

func (i *Icicle) click(at fyne.Position) {
	event := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary}
	i.MouseDown(event)
	i.MouseUp(event)
}

func TestIcicleIsAsWideAsTheSubtree(t *testing.T) {
	// 1 has 59 children, 2 has 19, 3 has 19, and the root is one: 1 + 60 + 20 + 20 - 1 = 100
	f := &forest{}
	f.add(NoID, 0)
	for range 3 {
		f.add(0, 0)
	}
	for parent, n := range map[ID]int{1: 58, 2: 19, 3: 19} {
		for range n {
			f.add(parent, 0)
		}
	}
	i, _ := iced(t, f)
	img := i.picturePixels()
	for _, c := range []struct {
		share float32
		want  ID
	}{{0, 1}, {.58, 1}, {.6, 2}, {.78, 2}, {.80, 3}, {.98, 3}} {
		at := middle(c.share*iceWidth+1, 1)
		if got := i.at(at); got != c.want {
			t.Errorf("at %v is node %d, want %d", c.share, got, c.want)
		}
		if got := img.RGBAAt(int(at.X), int(at.Y)); got.R != uint8(c.want) || got.B != 200 {
			t.Errorf("at %v the colour is %v, want node %d's", c.share, got, c.want)
		}
	}
	if got := i.at(middle(iceWidth-1, 1)); got != NoID {
		t.Errorf("the root's own share is node %d", got)
	}
	if got := i.at(middle(10, 0)); got != 0 {
		t.Errorf("the top is node %d", got)
	}
}

func TestIcicleChoosesWhatIsSeen(t *testing.T) {
	i, _ := iced(t, bushy(3000))
	img := i.picturePixels()
	checked := 0
	for level := range iceLevels {
		for x := range iceWidth {
			id := i.at(middle(float32(x)+0.5, level))
			lo, hi, ok := i.shareOf(id)
			if id == NoID || !ok || (hi-lo)*iceWidth < 3 || float64(x) < lo*iceWidth+1 || float64(x) > hi*iceWidth-2 {
				continue // edges and merged nodes
			}
			got := img.RGBAAt(x, level*int(iceHeight())+5)
			if got.R != uint8(id) || got.G != uint8(id>>8) {
				t.Fatalf("at %d, level %d: node %d is chosen, but %v is seen", x, level, id, got)
			}
			checked++
		}
	}
	if checked < iceWidth {
		t.Errorf("only %d places were checked", checked)
	}
}

// shareOf finds where a node lies in the whole tree, from the root down.
func (i *Icicle) shareOf(id ID) (lo, hi float64, ok bool) {
	lo, hi = 0, 1
	for id != NoID && id != i.source.Root() {
		parent, _ := i.source.Parent(id)
		a, b, found := i.within(parent, id)
		if !found {
			return 0, 0, false
		}
		lo, hi = a+lo*(b-a), a+hi*(b-a)
		id = parent
	}
	return lo, hi, id != NoID
}

func TestIcicleSelectsAndHovers(t *testing.T) {
	f := comb(4, 10)
	i, _ := iced(t, f)
	var chosen []ID
	var hints []string
	i.OnSelect = func(id ID) { chosen = append(chosen, id) }
	i.Hint = func(id ID) string { return fmt.Sprint("node ", id) }
	i.OnHover = func(hint string, _ fyne.Position) { hints = append(hints, hint) }
	at := middle(10, 1)
	i.click(at)
	if len(chosen) != 1 || chosen[0] != 1 || i.Selected() != 1 {
		t.Errorf("chosen %v, want 1", chosen)
	}
	plain := i.picturePixels().RGBAAt(60, int(at.Y))
	i.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}})
	if i.picturePixels().RGBAAt(60, int(at.Y)) == plain {
		t.Error("the node under the pointer looks like the others")
	}
	i.MouseOut()
	if want := []string{"node 1", ""}; !slices.Equal(hints, want) {
		t.Errorf("hints %q, want %q", hints, want)
	}
	i.Select(2)
	if len(chosen) != 1 {
		t.Error("Select calls OnSelect")
	}
}

func TestIcicleDoubleClickZoomsInAndOut(t *testing.T) {
	f := comb(4, 10)
	i, _ := iced(t, f)
	twice := func(at fyne.Position) { i.click(at); i.click(at) }
	twice(middle(150, 1))
	if i.Top() != 2 || i.at(middle(iceWidth/2, 0)) != 2 {
		t.Errorf("the top is %d, want 2", i.Top())
	}
	twice(middle(150, 0))
	if i.Top() != 0 {
		t.Errorf("the top is %d, want the root again", i.Top())
	}
}

func TestIcicleWheelKeepsTheNodeUnderThePointer(t *testing.T) {
	i, _ := iced(t, bushy(5000))
	rng := rand.New(rand.NewPCG(7, 8))
	for range 200 {
		x := float32(rng.IntN(iceWidth-2)) + 1
		before := i.place(float64(x / iceWidth))
		i.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, 5)}, Scrolled: fyne.NewDelta(0,
			float32(rng.IntN(50)))})
		after := i.place(float64(x / iceWidth))
		if math.Abs(after-before) > 1e-9 {
			t.Fatalf("zooming in at %v moves the place %v to %v", x, before, after)
		}
		if i.view.lo < 0 || i.view.hi > 1 || i.view.hi <= i.view.lo {
			t.Fatalf("the view is %+v", i.view)
		}
		if rng.IntN(20) == 0 {
			i.Reset()
		}
	}
	for range 100 {
		i.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(77, 5)}, Scrolled: fyne.NewDelta(0,
			-50)})
	}
	if i.top != 0 || i.lo != 0 || i.hi != 1 {
		t.Errorf("zoomed out the view is %+v, want the whole", i.view)
	}
}

// place returns where a place of the view lies in the whole tree.
func (i *Icicle) place(share float64) float64 {
	lo, hi, _ := i.shareOf(i.view.top)
	at := i.view.lo + share*(i.view.hi-i.view.lo)
	return lo + at*(hi-lo)
}

func TestIcicleDragPansAndDoesNotSelect(t *testing.T) {
	i, _ := iced(t, bushy(5000))
	i.OnSelect = func(ID) { t.Error("a drag selects") }
	i.top, i.lo, i.hi = 0, 0.4, 0.6
	before := i.place(0.5)
	at := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: middle(100, 1)}, Button: desktop.MouseButtonPrimary}
	i.MouseDown(at)
	i.Dragged(&fyne.DragEvent{Dragged: fyne.Delta{DX: 40}})
	i.DragEnd()
	i.MouseUp(at)
	if moved := before - i.place(0.5); math.Abs(moved-0.02) > 1e-9 {
		t.Errorf("a tenth of the width moves the view by %v, want 0.02", moved)
	}
	for range 100 {
		i.Dragged(&fyne.DragEvent{Dragged: fyne.Delta{DX: 400}})
	}
	if math.Abs(i.place(0)) > 1e-9 {
		t.Errorf("the left end is at %v, want 0", i.place(0))
	}
}

func TestIcicleNeverLooksBelowAPixel(t *testing.T) {
	f := bushy(200_000)
	for range 3 { // a comb below each of the first nodes makes the lower levels dense
		for id := range ID(20_000) {
			f.add(id, 0)
		}
	}
	i, w := iced(t, f)
	w.asked, w.split = 0, map[ID]bool{}
	drawn := map[ID]bool{}
	i.Colour = func(_ *draw.Context, id ID) color.NRGBA { drawn[id] = true; return draw.Palette(int(id)) }
	i.picturePixels()
	if most := iceWidth * iceLevels; len(drawn) > most {
		t.Errorf("%d nodes were drawn on %d pixels a level", len(drawn), iceWidth)
	}
	if w.asked > len(f.parents)/2 {
		t.Errorf("%d of %d nodes were weighed", w.asked, len(f.parents))
	}
	split := maps.Clone(w.split)
	for id := range split {
		if lo, hi, _ := i.shareOf(id); (hi-lo)*iceWidth < narrowest-1e-6 {
			t.Errorf("the children of node %d were asked for, which is %v pixels wide", id, (hi-lo)*iceWidth)
		}
	}
	if narrowest < 1 || len(split) < iceWidth/8 {
		t.Errorf("%d nodes were looked into, down to %d pixels", len(split), narrowest)
	}
}

func TestIcicleWithoutATree(t *testing.T) {
	i, _ := iced(t, comb(3, 3))
	i.SetSource(nil)
	i.click(middle(20, 1))
	i.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(5, 5)})
	i.Dragged(&fyne.DragEvent{Dragged: fyne.Delta{DX: 9}})
	before := append([]uint8{}, i.picturePixels().Pix...)
	i.SetEmpty("No tree yet")
	if string(before) == string(i.picturePixels().Pix) || i.Selected() != NoID {
		t.Error("the empty state is not shown")
	}
}

func TestIcicleFitsATreeThatCountsChildrenFirst(t *testing.T) {
	f := comb(5, 4)
	i, w := iced(t, f)
	w.weights[0], w.weights[2] = 1, 1 // still being searched: the counts come when it is left
	for x := range iceWidth {
		for level := range iceLevels {
			i.at(middle(float32(x), level))
		}
	}
	seen := map[ID]bool{}
	for x := range iceWidth {
		seen[i.at(middle(float32(x), 1))] = true
	}
	for id := ID(1); id <= 5; id++ {
		if !seen[id] {
			t.Errorf("node %d is not in view", id)
		}
	}
}

// TestTruncatedIsHatched: the part of a node that has no nodes of its own is hatched below it, and the
// mouse there is told so.
func TestTruncatedIsHatched(t *testing.T) {
	f := weigh(comb(2, 0))
	f.weights[0], f.weights[1] = 100, 50 // and 2 has weight 1
	test.NewTempApp(t)
	i := NewIcicle()
	i.SetSource(f)
	i.Resize(fyne.NewSize(300, 4*iceHeight()))
	i.Truncated = func(id ID) string {
		if id == 0 {
			return "only counted"
		}
		return ""
	}
	i.Surface.Generator(300, int(4*iceHeight()))
	if got := i.point(fyne.NewPos(250, 1.5*iceHeight()), true); got != "only counted" {
		t.Errorf("below the part that was not kept the mouse is told %q", got)
	}
	if got := i.point(fyne.NewPos(50, 2.5*iceHeight()), true); got != "" {
		t.Errorf("below a leaf the mouse is told %q", got)
	}
	truncated := i.Truncated
	kept, hatched := itemsWith(i, nil), itemsWith(i, truncated)
	if hatched != kept+1 {
		t.Errorf("%d things are drawn, and %d without the hatching", hatched, kept)
	}
}

// itemsWith counts what is drawn with a judge of what was not kept.
func itemsWith(i *Icicle, truncated func(ID) string) int {
	i.Truncated = truncated
	return len(drawtest.Items(i.Surface))
}

// TestLegendNamesColours: title and swatches are written, a click on the title asks for others, and
// a drag tells by how much.
func TestLegendNamesColours(t *testing.T) {
	test.NewTempApp(t)
	l := NewLegend()
	l.Resize(fyne.NewSize(400, draw.Zoomed(20)))
	blue := func(*draw.Context) color.NRGBA { return draw.Palette(0) }
	l.Set("Colour: reason", []Swatch{{Name: "cut", Hint: "The bounds met.", Colour: blue}, {Name: "only counted",
		Hint: "Not kept.", Hatched: true}})
	var texts []string
	for _, item := range drawtest.Items(l.Surface) {
		if item.Text != "" {
			texts = append(texts, item.Text)
		}
	}
	if !slices.Equal(texts, l.Names()) {
		t.Errorf("written is %q, want %q", texts, l.Names())
	}
	places := l.places()
	if got := l.point(fyne.NewPos(places[0]+2, 5), true); got != "cut\nThe bounds met." {
		t.Errorf("over the first swatch the mouse is told %q", got)
	}
	asked, moved := false, float32(0)
	l.OnTitle, l.OnDrag = func(fyne.Position) { asked = true }, func(dy float32) { moved += dy }
	l.Tapped(&fyne.PointEvent{Position: fyne.NewPos(places[0]+2, 5)})
	if asked {
		t.Error("a click on a swatch asks for other colours")
	}
	l.Tapped(&fyne.PointEvent{Position: fyne.NewPos(10, 5)})
	l.Dragged(&fyne.DragEvent{Dragged: fyne.Delta{DY: 30}})
	if !asked || moved != 30 {
		t.Errorf("the title asks: %v; a drag of 30 tells %v", asked, moved)
	}
}
