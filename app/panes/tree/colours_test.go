package tree

import (
	"image/color"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/app/replay"
	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
	"drevo/widgets/treeview"
)

// TestIcicleColours: the legend says what the colours mean, the choice is kept, and each choice
// gives nodes other colours.
func TestIcicleColours(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "2"})
	if names := p.overview.legend.Names(); names[0] != "Colour: game" || !slices.Contains(names, "F forced") ||
		!slices.Contains(names, "A full width") {
		t.Errorf("the legend of the games is %q", names)
	}
	var seen []string
	for _, item := range p.overview.colourItems() {
		item.Action()
		colours := map[string]bool{}
		for _, drawn := range drawtest.Items(p.overview.icicle.Surface) {
			if drawn.Text == "" {
				colours[strings.TrimSpace(string([]byte{drawn.Colour.R, drawn.Colour.G, drawn.Colour.B}))] = true
			}
		}
		if len(colours) < 4 {
			t.Errorf("%s: there are only %d colours", item.Label, len(colours))
		}
		seen = append(seen, p.overview.legend.Names()[0]+" "+w.Config().IcicleColour)
	}
	if want := []string{"Colour: game ", "Colour: value value", "Colour: reason reason"}; !slices.Equal(seen, want) {
		t.Errorf("title and setting are %q, want %q", seen, want)
	}
	if names := p.overview.legend.Names(); !slices.Contains(names, "cut") || slices.Contains(names, "only counted") {
		t.Errorf("the legend of the reasons is %q", names)
	}
}

// TestLargestKindsDifferInLightness: the three kinds of nodes that most of the first picture's trees are of can be told
// apart by eyes that do not see their hues.
func TestLargestKindsDifferInLightness(t *testing.T) {
	needs.RacedElsewhere(t)
	const step = 10
	for _, programme := range []string{"itep", "paulchess", "kaissa"} {
		w, p := sized(t, programme, nil)
		w.Show()
		var colours []color.NRGBA
		legend, counts := p.gameSwatches(), w.Session.Search().Counts()
		shares := slices.Sorted(slices.Values(counts.ByType[:]))
		slices.Reverse(shares)
		for i, swatch := range legend[:min(len(legend), 3)] {
			if shares[i]*100 >= counts.Nodes { // a hundredth of them can be seen
				colours = append(colours, swatch.Colour(nil))
			}
		}
		if len(colours) < 2 {
			t.Errorf("%s: %d kinds", programme, len(colours))
		}
		for i, a := range colours {
			for k, b := range colours[:i] {
				if got := drawtest.StepOfLightness(a, b); got < step {
					t.Errorf("%s: %s and %s are %.1f apart", programme, legend[k].Name, legend[i].Name, got)
				}
			}
		}
	}
}

// TestValueColours: what is better for a side than the start has its colour.
func TestValueColours(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "2"})
	w.Keep(func(c *config.Config) { c.IcicleColour = byValue })
	var white, black, neutral, bad, good bool
	p.overview.icicle.Colour = nil
	p.overview.legend.Set("", []treeview.Swatch{{Name: "x", Colour: func(c *draw.Context) (none color.NRGBA) {
		for _, child := range p.source.Tree.Children(tree.Root, nil) {
			got := p.overview.colourOf(c, treeview.ID(child))
			n := p.source.Tree.Node(child)
			gain := p.source.Format.Number(n.Score.For(p.source.Turn(n))) -
				p.source.Format.Number(p.source.Tree.Node(tree.Root).Score.For(0))
			bad = bad || gain < -6 && got != c.Colour(draw.ColourBlack)
			good = good || gain > 6 && got != c.Colour(draw.ColourWhite)
			white, black = white || gain > 6, black || gain < -6
		}
		neutral = p.overview.colourOf(c, treeview.ID(tree.Root)) == neutralColour(c)
		return none
	}}})
	p.overview.legend.Resize(fyne.NewSize(300, 20))
	drawtest.Items(p.overview.legend.Surface)
	if bad || good || !neutral || !black {
		t.Errorf("wrong for Black %v, for White %v; the start is neutral: %v; seen %v, %v", bad, good, neutral, white, black)
	}
}

// TestIcicleHeight: the drag of the legend makes the icicle higher, within bounds, and the height is
// there at the next start.
func TestIcicleHeight(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "2"})
	before := p.overview.icicle.Size().Height
	p.overview.legend.OnDrag(100)
	p.overview.legend.OnDrop()
	if got := p.overview.icicle.Size().Height; got != before+100 || w.Config().IcicleHeight != got {
		t.Errorf("dragged by 100 from %v it is %v high; kept is %v", before, got, w.Config().IcicleHeight)
	}
	again := New(w, w.Searcher, &replay.Replay{})
	again.Content().Resize(fyne.NewSize(600, 700))
	if got := again.overview.icicle.Size().Height; got != before+100 {
		t.Errorf("at the next start it is %v high", got)
	}
	p.overview.legend.OnDrag(9000)
	if got := p.overview.icicle.Size().Height; got > 421 {
		t.Errorf("it can be dragged to %v of 700", got)
	}
	p.overview.legend.OnDrag(-9000)
	if got := p.overview.icicle.Size().Height; got != draw.Zoomed(leastIcicle) {
		t.Errorf("it can be dragged down to %v", got)
	}
}

// TestCountedIsSaid: where the memory for the tree was full, the icicle's hint says how many nodes
// were only counted, and the legend explains the hatching.
func TestCountedIsSaid(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "3"})
	values := w.Session.Values
	task := search.Task{Position: w.Session.Position(), Values: values}
	task.Recorder = tree.NewRecorder(search.Header(itep.New(), values, task.Position), 300)
	result, err := itep.New().Search(t.Context(), task)
	if err != nil {
		t.Fatal(err)
	}
	full := p.source.Tree
	p.source = newSource(present.NewNodes(task.Recorder.Tree(), present.InPoints))
	p.overview.showLegend()
	if names := p.overview.legend.Names(); names[len(names)-1] != "only counted" {
		t.Errorf("the legend is %q", names)
	}
	counted := 0
	for id := range tree.ID(p.source.Tree.Len()) {
		hint := p.overview.truncated(treeview.ID(id))
		if n := p.source.Tree.Node(id); (hint != "") != n.Truncated {
			t.Errorf("of node %d, cut short %v, is said %q", id, n.Truncated, hint)
		}
		if strings.Contains(hint, "were only counted") {
			counted++
		}
	}
	if counted == 0 || result.Counts.Nodes != uint64(full.Len()) {
		t.Errorf("%d nodes have counted ones below", counted)
	}
}

// TestIcicleFollowsTheRoom: on a large screen there are six levels or more, on a small one at least
// the least height; a height that was chosen wins as far as there is room for it.
func TestIcicleFollowsTheRoom(t *testing.T) {
	w, p := start(t, "itep", nil)
	at := func(p *Pane, height float32) float32 {
		p.Content().Resize(fyne.NewSize(600, height))
		return p.overview.icicle.Size().Height
	}
	if got := at(p, 1340); got < 6*draw.Zoomed(19) {
		t.Errorf("in a window of 1440 the icicle has %v pixels", got)
	}
	if got := at(p, 500); got != draw.Zoomed(leastIcicle) {
		t.Errorf("in a low window the icicle has %v pixels", got)
	}
	w.Keep(func(c *config.Config) { c.IcicleHeight = 700 })
	again := New(w, w.Searcher, &replay.Replay{})
	if got := at(again, 1340); got != 700 {
		t.Errorf("the chosen height is %v, want 700", got)
	}
	if got := at(again, 700); got > mostIcicle*700 {
		t.Errorf("of 700 pixels the chosen height takes %v", got)
	}
}
