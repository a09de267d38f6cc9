package apart

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/app/present"
	"drevo/engine/diff"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/draw"
	"drevo/widgets/treeview"
)

// blocks is one of the trees for its icicle: of the rows of both those that it has, as wide as it has nodes there.
type blocks struct{ side }

func (b blocks) HasChildren(id treeview.ID) bool { return len(b.Children(id, nil)) > 0 }

func (b blocks) Children(id treeview.ID, dst []treeview.ID) []treeview.ID {
	for _, kid := range b.fold(id) {
		if b.nodes(kid)[b.at] != tree.None {
			dst = append(dst, kid)
		}
	}
	return dst
}

// Weight is how many nodes this tree has at a row and below it; at the start, whose stages are not drawn, below the
// moves that are.
func (b blocks) Weight(id treeview.ID) uint64 {
	if id != 0 {
		return b.Below(id)
	}
	sum := uint64(1)
	for _, kid := range b.Children(id, nil) {
		sum += b.Below(kid)
	}
	return sum
}

// Below is how many nodes this tree has at a row and below it, as far as they are counted.
func (s side) Below(id treeview.ID) uint64 {
	node := s.nodes(id)[s.at]
	if node == tree.None {
		return 0
	}
	t := s.sides[s.at].Tree
	if n := t.Node(node); n.Closed {
		return uint64(n.Count)
	}
	sum := uint64(1)
	for _, child := range t.Children(node, nil) {
		sum += uint64(max(t.Node(child).Count, 1))
	}
	return sum
}

// shades are what the colours of the icicles say, the first that holds.
var shades = []struct {
	kind       diff.Kind
	name, hint string
	colour     fyne.ThemeColorName
	part       float64 // of the colour, over that of no difference
}{
	{diff.Only, "here alone", "The other tree does not have the move.", theme.ColorNamePrimary, 1},
	{diff.Value, "other value", "The values can't both be so.", theme.ColorNameError, 0.8},
	{diff.Choice, "other choice", "The best move is another one.", theme.ColorNameWarning, 0.8},
	{diff.Nodes, "other nodes", "The subtrees have not as many nodes.", theme.ColorNamePrimary, 0.25},
	{0, "alike", "Both trees have the same here.", theme.ColorNamePrimary, 0},
}

// shade is the colour of a difference.
func shade(c *draw.Context, differ diff.Kind) color.NRGBA {
	same := draw.Mix(c.Colour(theme.ColorNameInputBackground), c.Colour(theme.ColorNameForeground), 0.25)
	for _, s := range shades {
		if s.kind == 0 || differ&s.kind != 0 {
			return draw.Mix(same, c.Colour(s.colour), s.part)
		}
	}
	return same
}

// newIcicles returns the icicles of the two trees, which mark the differences, and the legend of their colours.
func newIcicles(p *Pane) (both [2]*treeview.Icicle, legend *treeview.Legend) {
	for i := range both {
		ice := treeview.NewIcicle()
		ice.Colour = func(c *draw.Context, id treeview.ID) color.NRGBA { return shade(c, p.merged.differ(id)) }
		ice.Label = func(id treeview.ID) string { return side{p.merged, i}.Row(id).Cells[columnMove].Text }
		ice.Hint = func(id treeview.ID) string { return p.describe(i, id) }
		ice.OnSelect, ice.OnHover = p.selectRow, p.host.Hints().Show
		both[i] = ice
	}
	legend = treeview.NewLegend()
	legend.OnHover = p.host.Hints().Show
	var list []treeview.Swatch
	for _, s := range shades {
		list = append(list, treeview.Swatch{Name: s.name, Hint: s.hint,
			Colour: func(c *draw.Context) color.NRGBA { return shade(c, s.kind) }})
	}
	legend.Set("Difference", list)
	return both, legend
}

// differ is in what the trees differ at a row.
func (m *merged) differ(id treeview.ID) diff.Kind {
	differ, _ := diff.Compare(m.sides[0].Tree, m.sides[1].Tree, m.nodes(id))
	return differ
}

// describe says what one tree has at a row, and in what the other differs.
func (p *Pane) describe(at int, id treeview.ID) string {
	if id == treeview.NoID || p.merged == nil {
		return ""
	}
	s := side{p.merged, at}
	cells := s.Row(id).Cells
	return strings.Join([]string{cells[columnMove].Text, cells[columnValue].Text,
		phrase.Of("{n:1 node|# nodes}", "n", present.Whole(s.Below(id))), cells[columnReason].Text,
		said(p.merged.differ(id))}, "   ")
}

// underNames gives the icicles the room below the names of their trees: a fifth of it, but four levels.
type underNames struct{}

// leastTree is the least width of a tree: two of them have room in the tabs at their least width.
const leastTree = 165

func (underNames) MinSize(objects []fyne.CanvasObject) fyne.Size {
	ice, rest := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(max(ice.Width, rest.Width), ice.Height+rest.Height)
}

func (underNames) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	height := max(objects[0].MinSize().Height, size.Height/5)
	objects[0].Resize(fyne.NewSize(size.Width, height))
	objects[1].Move(fyne.NewPos(0, height+theme.Padding()))
	objects[1].Resize(fyne.NewSize(size.Width, max(size.Height-height-theme.Padding(), 0)))
}
