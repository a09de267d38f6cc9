package tree

import (
	"cmp"
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/draw"
	"drevo/widgets/treeview"
)

// colouring is what the colours of the icicle can show.
type colouring struct {
	key, name string // in the settings, on the legend
	colour    func(*shown, *draw.Context, tree.Node) color.NRGBA
	swatches  func(*shown) []treeview.Swatch
}

// byValue is the key of the colouring by value.
const byValue = "value"

// colourings are offered in this order.
var colourings = []colouring{
	{"", "Colour: game", (*shown).gameColour, (*shown).gameSwatches},
	{byValue, "Colour: value", (*shown).valueColour, (*shown).valueSwatches},
	{"reason", "Colour: reason", (*shown).reasonColour, (*shown).reasonSwatches},
}

// colouring is the chosen one.
func (p *shown) colouring() colouring {
	key := p.host.Settings().Config().IcicleColour
	return colourings[max(slices.IndexFunc(colourings, func(c colouring) bool { return c.key == key }), 0)]
}

func (p *shown) gameColour(_ *draw.Context, n tree.Node) color.NRGBA {
	return badge(p.source.Type(n)).Colour
}

// gameSwatches are the colours of the games that there are nodes of, the most frequent first.
func (p *shown) gameSwatches() (list []treeview.Swatch) {
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

func plainColour(c color.NRGBA) func(*draw.Context) color.NRGBA {
	return func(*draw.Context) color.NRGBA { return c }
}

// clearPawns is the difference to the start, in pawns, that has the full colour of a side.
const clearPawns = 3

// valueColour is the more that of a side, the better a node is for it than the start.
func (p *shown) valueColour(c *draw.Context, n tree.Node) color.NRGBA {
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

func (p *shown) valueSwatches() []treeview.Swatch {
	side := func(name fyne.ThemeColorName) func(*draw.Context) color.NRGBA {
		return func(c *draw.Context) color.NRGBA { return c.Colour(name) }
	}
	say := phrase.With("pawns", clearPawns)
	return []treeview.Swatch{
		{Name: "better for White", Colour: side(draw.ColourWhite),
			Hint: say("Better for White than the start; full colour from {pawns} pawns on.")},
		{Name: "as the start", Hint: "Worth as much as the start, or without a value.", Colour: neutralColour},
		{Name: "better for Black", Colour: side(draw.ColourBlack),
			Hint: say("Better for Black than the start; full colour from {pawns} pawns on.")},
	}
}

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

// otherReason is the colour of a reason of no group.
const otherReason = 7

func (p *shown) reasonColour(_ *draw.Context, n tree.Node) color.NRGBA {
	of := p.source.Reason(n).Group
	for _, g := range groups {
		if g.group == of {
			return draw.Palette(g.colour)
		}
	}
	return draw.Palette(otherReason)
}

func (p *shown) reasonSwatches() (list []treeview.Swatch) {
	for _, g := range groups {
		list = append(list, treeview.Swatch{Name: g.name, Hint: g.hint, Colour: plainColour(draw.Palette(g.colour))})
	}
	return list
}
