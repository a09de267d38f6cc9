package tree

import (
	"cmp"
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/widgets/draw"
	"drevo/widgets/treeview"
)

// overview is the whole tree as an icicle, with the legend of its colours, which is also its lower edge.
type overview struct {
	*shown
	icicle    *treeview.Icicle
	legend    *treeview.Legend
	icicleBox *height
	content   fyne.CanvasObject // of the pane
}

func newOverview(s *shown) *overview {
	p := &overview{shown: s, icicle: treeview.NewIcicle(), legend: treeview.NewLegend()}
	p.icicle.Colour, p.icicle.Unkept = p.colourOf, p.unkept
	p.icicle.Label = func(id treeview.ID) string { return p.source.Move(p.source.Tree.Node(tree.ID(id))) }
	p.icicle.Hint, p.icicle.OnHover, p.legend.OnHover = p.describe, p.host.Hint, p.host.Hint
	p.legend.OnTitle, p.legend.OnDrag, p.legend.OnDrop = p.colourMenu, p.dragIcicle, p.dropIcicle
	p.icicleBox = &height{p.host.Settings().IcicleHeight, func() float32 { return p.content.Size().Height }}
	return p
}

// colouring is what the colours of the icicle show.
type colouring string

// The colourings, under their names in the settings.
const (
	byKind   colouring = "" // the game at the node
	byValue  colouring = "value"
	byReason colouring = "reason"
)

// colourings are offered in this order.
var colourings = []struct {
	colouring
	name string
}{{byKind, "Colour: game"}, {byValue, "Colour: value"}, {byReason, "Colour: reason"}}

// groups are the colours of reasons, by what they are about.
var groups = []struct {
	group      tree.Group
	name, hint string
	colour     int
}{
	{tree.GroupSearched, "examined", "All moves that the rules of the game allow were examined.", 1},
	{tree.GroupCut, "cut", "The bounds met: the opponent will not let it come to this.", 0},
	{tree.GroupLeaf, "end of line", "There was no move to examine: the static value is the result.", 2},
	{tree.GroupFinal, "mate or draw", "The rules of chess end the game.", 3},
	{tree.GroupTable, "known", "The same position was examined before.", 5},
	{tree.GroupStop, "stopped", "The search was stopped, or its rounds ended without a value.", 6},
	{tree.GroupOpen, "not finished", "The search is still at work there.", 7},
}

// clearPawns is the difference to the start, in pawns, that has the full colour of a side.
const clearPawns = 3

// colourOf returns the colour of a node in the icicle.
func (p *overview) colourOf(c *draw.Context, id treeview.ID) color.NRGBA {
	n := p.source.Tree.Node(tree.ID(id))
	switch p.colouring() {
	case byValue:
		return p.valueColour(c, n)
	case byReason:
		group := p.source.Reason(n).Group
		for _, g := range groups {
			if g.group == group {
				return draw.Palette(g.colour)
			}
		}
		return draw.Palette(7)
	}
	return badge(p.source.Type(n)).Colour
}

// valueColour is the more that of a side, the better a node is for it than the start.
func (p *overview) valueColour(c *draw.Context, n tree.Node) color.NRGBA {
	neutral := neutralColour(c)
	root := p.source.Tree.Node(tree.Root)
	if !p.source.Known(n) || !p.source.Known(root) {
		return neutral
	}
	scale := p.source.Tree.Header().Scale
	gain := scale.Pawns(int32(n.Score.For(p.source.Turn(n)))) - scale.Pawns(int32(root.Score.For(p.source.Turn(root))))
	side := draw.ColourWhite
	if gain < 0 {
		side = draw.ColourBlack
	}
	return draw.Mix(neutral, c.Colour(side), math.Sqrt(min(math.Abs(gain)/clearPawns, 1)))
}

// neutralColour stands for no difference.
func neutralColour(c *draw.Context) color.NRGBA {
	return draw.Mix(c.Colour(theme.ColorNameInputBackground), c.Colour(theme.ColorNameForeground), 0.35)
}

// colouring is the chosen one.
func (p *overview) colouring() colouring { return colouring(p.host.Settings().IcicleColour) }

// setColouring chooses what the colours show.
func (p *overview) setColouring(to colouring) {
	p.host.Keep(func(c *config.Config) { c.IcicleColour = string(to) })
	p.icicle.Redraw()
	p.showLegend()
}

// colourMenu offers the colourings.
func (p *overview) colourMenu(at fyne.Position) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.legend); c != nil {
		widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", p.colourItems()...), c, at)
	}
}

func (p *overview) colourItems() (items []*fyne.MenuItem) {
	for _, choice := range colourings {
		item := fyne.NewMenuItem(choice.name, func() { p.setColouring(choice.colouring) })
		item.Checked = choice.colouring == p.colouring()
		items = append(items, item)
	}
	return items
}

// showLegend says what the colours mean, and the hatching where there is some.
func (p *overview) showLegend() {
	title := colourings[0].name
	for _, choice := range colourings {
		if choice.colouring == p.colouring() {
			title = choice.name
		}
	}
	p.legend.Set(title, p.swatches())
}

func (p *overview) swatches() (list []treeview.Swatch) {
	if p.source.Tree.Empty() {
		return nil
	}
	switch p.colouring() {
	case byValue:
		side := func(name fyne.ThemeColorName) func(*draw.Context) color.NRGBA {
			return func(c *draw.Context) color.NRGBA { return c.Colour(name) }
		}
		hint := fmt.Sprintf("than the start; full colour from %d pawns on.", clearPawns)
		list = []treeview.Swatch{
			{Name: "better for White", Hint: "Better for White " + hint, Colour: side(draw.ColourWhite)},
			{Name: "as the start", Hint: "Worth as much as the start, or without a value.", Colour: neutralColour},
			{Name: "better for Black", Hint: "Better for Black " + hint, Colour: side(draw.ColourBlack)},
		}
	case byReason:
		for _, g := range groups {
			list = append(list, treeview.Swatch{Name: g.name, Hint: g.hint, Colour: plainColour(draw.Palette(g.colour))})
		}
	default:
		list = p.gameSwatches()
	}
	if p.countedOnly() {
		list = append(list, treeview.Swatch{Name: "only counted", Hint: notKept, Hatched: true})
	}
	return list
}

// gameSwatches are the colours of the games that there are nodes of, the most frequent first.
func (p *overview) gameSwatches() (list []treeview.Swatch) {
	counts, words := p.view.Search.Counts().ByType, p.source.Tree.Header().Vocabulary
	var codes []int
	for code, count := range counts {
		if count > 0 {
			codes = append(codes, code)
		}
	}
	slices.SortStableFunc(codes, func(a, b int) int { return cmp.Compare(counts[b], counts[a]) })
	for _, code := range codes {
		t := words.TypeOf(code)
		list = append(list, treeview.Swatch{Name: t.Letter + " " + t.Name, Hint: t.Sentence,
			Colour: plainColour(badge(t).Colour)})
	}
	return list
}

// notKept says what hatching stands for.
const notKept = "These nodes were counted and not kept, because the memory for the tree was full. Think from here " +
	"to see them."

func plainColour(c color.NRGBA) func(*draw.Context) color.NRGBA {
	return func(*draw.Context) color.NRGBA { return c }
}

// unkept returns what the tooltip says of the nodes below one that were only counted; empty where
// all are kept.
func (p *overview) unkept(id treeview.ID) string {
	n := p.source.Tree.Node(tree.ID(id))
	if !n.Truncated {
		return ""
	}
	kept := uint64(1)
	for _, child := range p.source.Tree.Children(n.ID, nil) {
		kept += p.source.Weight(treeview.ID(child))
	}
	return fmt.Sprintf("%s: %s nodes here were only counted. ", p.source.Move(n),
		present.Whole(uint64(max(n.Count, uint32(kept)))-kept)) + notKept
}

// dragIcicle changes the height of the icicle.
func (p *overview) dragIcicle(dy float32) {
	least := draw.Zoomed(leastIcicle)
	most := max(mostIcicle*p.content.Size().Height, least)
	p.icicleBox.height = min(max(max(p.icicleBox.shown(), least)+dy, least), most)
	p.content.Refresh()
}

// dropIcicle keeps the height.
func (p *overview) dropIcicle() {
	p.host.Keep(func(c *config.Config) { c.IcicleHeight = p.icicleBox.height })
}

// lateNodes is by how much the length of a growing tree may lag behind.
const lateNodes = 1 << 17

// countedOnly reports whether the tree lacks nodes that the search has counted.
func (p *overview) countedOnly() bool {
	kept := uint64(p.source.Tree.Len())
	if p.view.Search.Running() {
		kept += lateNodes
	}
	return p.view.Search.Counts().Nodes > kept
}

// describe sums a node up for a hint.
func (p *overview) describe(id treeview.ID) string {
	if id == treeview.NoID || p.source.Tree.Empty() {
		return ""
	}
	cells := p.source.Row(id).Cells
	return strings.Join([]string{cells[columnMove].Text, cells[columnValue].Text, cells[columnNodes].Text + " nodes",
		cells[columnReason].Text, counted(p.source.Tree.Node(tree.ID(id)))}, "   ")
}
