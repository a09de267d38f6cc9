package why

import (
	"fmt"
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
	"drevo/widgets/number"
)

// show puts a panel with the data into a window of the given size; the log takes what the callbacks
// report.
func show(t *testing.T, size fyne.Size, data Data) (*View, fyne.Window, *[]string) {
	p, log := New(), &[]string{}
	p.OnSelect = func(id uint32) { *log = append(*log, fmt.Sprint("node ", id)) }
	p.OnTerm = func(id string) { *log = append(*log, "term "+id) }
	p.OnReason = func(id string) { *log = append(*log, "reason "+id) }
	w := drawtest.Show(t, p, size.Width, size.Height)
	p.SetData(data)
	return p, w, log
}

// drawn returns what the panel shows.
func drawn(p *View) []draw.Item { return drawtest.Items(p.list.Surface) }

// words are all shown strings.
func words(p *View) string { return strings.Join(drawtest.Words(drawn(p)), "\n") }

// find returns the number of the first line of a kind in a part.
func find(t *testing.T, p *View, k kind, s Part) int {
	for i, l := range p.lines {
		if l.kind == k && l.part == s {
			return i
		}
	}
	require.Failf(t, "no such line", "kind %d part %d", k, s)
	return -1
}

// tap clicks near the bottom of a line, where all kinds have their main row.
func tap(p *View, line int, x float32) {
	r, _ := p.list.RowRect(line)
	test.TapAt(p.list, fyne.NewPos(x, r.Y+r.H-8))
}

// keys types keys into the list.
func keys(p *View, names ...fyne.KeyName) {
	for _, name := range names {
		p.list.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

var tall = fyne.NewSize(500, 1000)

func TestWhatIsDrawn(t *testing.T) {
	for _, width := range []float32{320, 700} {
		p, _, _ := show(t, fyne.NewSize(width, 1000), sample())
		p.Select(45)
		drawtest.AssertGolden(t, fmt.Sprintf("panel_%.0f.txt", width), drawn(p))
	}
}

func TestEmptySaysWhatToDo(t *testing.T) {
	p, _, _ := show(t, fyne.NewSize(320, 300), Data{})
	assert.Equal(t, textEmpty(), strings.ReplaceAll(words(p), "\n", " "))
	p.SetEmpty("Press Think.")
	assert.Equal(t, "Press Think.", words(p))
	p.SetData(sample())
	assert.NotContains(t, words(p), "Press Think.")
	p.SetData(Data{})
	assert.Equal(t, "Press Think.", words(p))
}

func TestPartsWithoutDataAreLeftOut(t *testing.T) {
	data := sample()
	data.Comparison, data.Reasons = nil, nil
	p, _, _ := show(t, tall, data)
	shown := words(p)
	assert.Contains(t, shown, "Where the value comes from")
	assert.NotContains(t, shown, "One move against another")
	assert.NotContains(t, shown, "Reasons")
}

func TestStepsAreChosen(t *testing.T) {
	p, w, log := show(t, tall, sample())
	first := find(t, p, step, Chain)
	tap(p, first+3, 100)
	assert.Same(t, p.list, w.Canvas().Focused())
	keys(p, fyne.KeyDown, fyne.KeyUp, fyne.KeyUp)
	assert.Equal(t, []string{"node 44", "node 45", "node 44", "node 19"}, *log)
	id, ok := p.Selected()
	assert.True(t, ok)
	assert.Equal(t, uint32(19), id)
}

func TestSelectFromOutside(t *testing.T) {
	p, _, log := show(t, fyne.NewSize(320, 200), sample())
	p.Select(102)
	id, ok := p.Selected()
	assert.True(t, ok)
	assert.Equal(t, uint32(102), id, "a move of the second line")
	assert.Equal(t, 1, p.column)
	r, ok := p.list.RowRect(p.list.Selected())
	assert.True(t, ok && r.Y >= 0 && r.Y+r.H <= 200, "it is in view")
	p.Select(9999)
	_, ok = p.Selected()
	assert.False(t, ok)
	assert.Empty(t, *log, "only the user's choices are reported")
}

func TestSelectionFollowsTheNode(t *testing.T) {
	p, _, _ := show(t, tall, sample())
	p.Select(45)
	data := sample()
	data.Steps = append(data.Steps[:1:1], data.Steps[3:]...)
	p.SetData(data)
	id, ok := p.Selected()
	assert.True(t, ok)
	assert.Equal(t, uint32(45), id)
	p.SetData(Data{Steps: data.Steps[:1]})
	_, ok = p.Selected()
	assert.False(t, ok)
}

func TestTwoLines(t *testing.T) {
	p, _, log := show(t, tall, sample())
	first := find(t, p, moves, Versus)
	right := half(tall.Width, 1).X + 20
	tap(p, first, 30)
	tap(p, first, right)
	tap(p, first+3, right) // the second line has ended
	assert.Equal(t, []string{"node 7", "node 101"}, *log)

	*log = nil
	keys(p, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyRight, fyne.KeyDown, fyne.KeyDown, fyne.KeyRight, fyne.KeyUp)
	assert.Equal(t, []string{"node 7", "node 101", "node 102", "node 44", "node 19"}, *log,
		"where the second line has ended the keys go on in the best one")
}

func TestFolding(t *testing.T) {
	p, _, log := show(t, tall, sample())
	all := len(p.lines)
	tap(p, find(t, p, heading, Chain), 50)
	assert.True(t, p.folded[Chain])
	assert.Len(t, p.lines, all-6)
	assert.NotContains(t, words(p), "1… a6")
	assert.Contains(t, words(p), "5 half-moves", "a folded part still says the main thing")
	p.SetData(sample())
	assert.Len(t, p.lines, all-6, "new data leave it folded")
	p.SetFolded(Chain, false)
	assert.Len(t, p.lines, all)

	keys(p, fyne.KeyHome, fyne.KeyLeft)
	assert.True(t, p.folded[Chain])
	assert.Equal(t, 0, p.list.Selected(), "the heading stays selected")
	keys(p, fyne.KeyRight, fyne.KeyReturn, fyne.KeySpace)
	assert.False(t, p.folded[Chain])
	assert.Empty(t, *log)
}

func TestFoldingKeepsTheSelection(t *testing.T) {
	p, _, _ := show(t, tall, sample())
	tap(p, find(t, p, reason, Reasons)+1, 30)
	p.SetFolded(Leaf, true)
	assert.Equal(t, line{kind: reason, part: Reasons, at: 1}, p.lines[p.list.Selected()])
	p.SetFolded(Reasons, true)
	assert.Equal(t, -1, p.list.Selected(), "what is folded away is not selected")
}

func TestSmallTermsAreSummedUp(t *testing.T) {
	p, _, log := show(t, tall, sample())
	assert.Contains(t, words(p), "4 smaller terms")
	assert.NotContains(t, words(p), "Evaluation term number 9")
	sum := 0.0
	for _, term := range p.data.Terms[topTerms:] {
		sum += term.Net
	}
	assert.InDelta(t, 0.6/9+0.6/12-0.6/11+0.6/10, sum, 1e-9, "the four smallest")
	assert.Contains(t, words(p), number.Signed(sum, 2))
	tap(p, find(t, p, rest, Leaf), 50)
	assert.Contains(t, words(p), "Evaluation term number 9")
	assert.NotContains(t, words(p), "smaller terms")
	tap(p, find(t, p, rest, Leaf), 50)
	assert.NotContains(t, words(p), "Evaluation term number 9")
	assert.Empty(t, *log)

	data := sample()
	data.Terms = data.Terms[:topTerms+1]
	p.SetData(data)
	assert.Contains(t, words(p), "Evaluation term number 9", "a single one is not worth a sum")
}

func TestRanking(t *testing.T) {
	data := sample()
	p, _, log := show(t, tall, data)
	tap(p, find(t, p, difference, Versus), 30)
	tap(p, find(t, p, reason, Reasons), 30)
	tap(p, find(t, p, term, Leaf)+1, 30)
	assert.Equal(t, []string{"term k", "reason b", "term t1"}, *log, "the largest first, whatever its sign")
	assert.Equal(t, "m", data.Comparison.Terms[0].ID, "the caller's data are not touched")
	assert.Equal(t, "s", data.Reasons[0].ID)
}

// TestAbsentMoves lists moves that were not looked at: those of one rule in one line, which a click
// opens. A click or Return asks for a move, walking over them with the keys does not.
func TestAbsentMoves(t *testing.T) {
	data := sample()
	data.Absent = []Absence{
		{ID: 1, Move: "Kf1", Rule: "map", Reason: "not on the map", Hint: "Kf1 begins no attack."},
		{ID: 2, Move: "h3", Rule: "map", Reason: "not on the map"}, {ID: 3, Move: "e5", Rule: "loses", Reason: "loses"},
	}
	p, _, log := show(t, tall, data)
	p.OnAbsent = func(id uint32) { *log = append(*log, fmt.Sprint("absent ", id)) }
	rule := find(t, p, absences, Absent)
	assert.Equal(t, rule+1, find(t, p, absence, Absent), "two moves are one line, a single one is a line of its own")
	assert.Contains(t, words(p), "2 moves\nnot on the map")
	tap(p, rule, 30)
	first := find(t, p, absence, Absent)
	assert.Equal(t, "Kf1 begins no attack.", source{p}.Hint(first, fyne.NewPos(30, 5)))
	tap(p, first, 30)
	keys(p, fyne.KeyDown)
	assert.Equal(t, []string{"absent 1"}, *log)
	keys(p, fyne.KeyReturn)
	assert.Equal(t, []string{"absent 1", "absent 2"}, *log)
	tap(p, rule, 30)
	assert.NotContains(t, words(p), "Kf1")
}

// TestTheSentence stands on top of the comparison, wrapped, and what can be asked for below it.
func TestTheSentence(t *testing.T) {
	data := sample()
	data.Comparison.Sentence = "1. e4 against 1. Nf3: 1… Qxe4 wins a pawn; at most −1.00 against +0.35."
	data.Comparison.Ask = "Search e4 now"
	p, _, log := show(t, fyne.NewSize(240, 1000), data)
	p.OnAsk = func() { *log = append(*log, "ask") }
	head := find(t, p, heading, Versus)
	assert.Equal(t, prose, p.lines[head+1].kind)
	assert.Greater(t, len(source{p}.proseLines(Versus)), 1)
	for _, text := range (source{p}).proseLines(Versus) {
		assert.Contains(t, words(p), text)
	}
	tap(p, find(t, p, ask, Versus), 30)
	assert.Equal(t, []string{"ask"}, *log)
}

// TestTheMoves lists what a search did with each move, the best few first.
func TestTheMoves(t *testing.T) {
	data := sample()
	data.Choice = &Choice{Summary: "12 moves: 1 given a value, 11 refuted against +0.35."}
	for i := range 12 {
		data.Choice.Moves = append(data.Choice.Moves, Candidate{move(uint32(200+i), fmt.Sprint("1. a", i), White, "+0.10",
			AtMost), int64(100 * i)})
	}
	p, _, log := show(t, tall, data)
	for _, part := range []Part{Chain, Versus, Leaf} {
		p.SetFolded(part, true)
	}
	assert.Contains(t, words(p), "12 moves: 1 given a value")
	assert.Contains(t, words(p), "4 more moves")
	assert.NotContains(t, words(p), "1. a11")
	tap(p, find(t, p, candidate, Candidates)+1, 30)
	tap(p, find(t, p, restCandidates, Candidates), 30)
	assert.Contains(t, words(p), "1. a11")
	assert.Equal(t, []string{"node 201"}, *log)
}

// TestPointing tells which move of which line is under the mouse, and that it is gone when other
// data come.
func TestPointing(t *testing.T) {
	p, _, _ := show(t, tall, sample())
	var at []Place
	p.OnPoint = func(place Place) { at = append(at, place) }
	point := func(line int, x float32) {
		r, _ := p.list.RowRect(line)
		p.list.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, r.Y+r.H-8)}})
	}
	first := find(t, p, moves, Versus)
	point(find(t, p, step, Chain)+3, 40)
	point(first+1, 30)
	point(first+1, 40)
	point(first+1, 400)
	point(first+3, 400) // the second line has ended
	point(first, 30)
	p.SetData(sample())
	assert.Equal(t, []Place{{ChainLine, 4}, {FirstLine, 2}, {SecondLine, 2}, {}, {FirstLine, 1}, {}}, at)
}

// TestMovesOfAnotherTree are walked, not selected.
func TestMovesOfAnotherTree(t *testing.T) {
	data := sample()
	data.Comparison.Second.Moves[1].Other = true
	p, _, log := show(t, tall, data)
	p.OnWalk = func(place Place) { *log = append(*log, fmt.Sprint("walk ", place.Moves)) }
	tap(p, find(t, p, moves, Versus)+1, half(tall.Width, 1).X+20)
	assert.Equal(t, []string{"walk 2"}, *log)
}

// TestBothColumnsAtAnyWidth: the two sides of a difference are there however narrow the panel is.
func TestBothColumnsAtAnyWidth(t *testing.T) {
	for _, width := range []float32{240, 320, 500} {
		p, _, _ := show(t, fyne.NewSize(width, 1000), sample())
		c := p.placePair(width)
		assert.True(t, c.first.W >= p.widths.both && c.second.W >= p.widths.both, "%v", c)
		assert.Contains(t, words(p), "+0.42\n+0.30\n+0.12", "width %v", width)
	}
}

func TestLongTermsAreWrittenInTwoLines(t *testing.T) {
	data := sample()
	data.Terms[0].Name = "Pawn attacks next to the enemy king"
	p, _, _ := show(t, fyne.NewSize(370, 900), data)
	for _, item := range drawn(p) {
		assert.False(t, item.Cut && strings.HasPrefix(item.Text, "Pawn attacks"), item.Text)
	}
	assert.Contains(t, words(p), "Pawn attacks next to the enemy\nking")
	data.Units = "A pawn is 2 points, a point 2 048 d."
	p.SetData(data)
	assert.Contains(t, words(p), data.Units)
}

func TestBars(t *testing.T) {
	p, _, _ := show(t, tall, sample())
	assert.InDelta(t, 0.6, p.termScales()[0], 1e-9)
	assert.InDelta(t, 0.38, p.differenceScales()[0], 1e-9)
	items, _ := drawtest.Picture(p.list.Surface, 16)
	var shares []float32
	for _, r := range drawtest.Shapes(p.list.Surface, items, theme.ColorNamePrimary) {
		shares = append(shares, r.W)
	}
	require.Len(t, shares, 4)
	assert.InDelta(t, 310022.0/1234567, shares[1]/shares[0], 0.003)
	assert.InDelta(t, 1.5, shares[3], 0.1, "what happened can be seen")
}

// TestAComparisonHasScalesOfItsOwn: the value that is explained may come from no terms, as that of a draw does, while
// two other lines end at some of two scales.
func TestAComparisonHasScalesOfItsOwn(t *testing.T) {
	data := sample()
	data.Terms, data.Total, data.Scales = nil, nil, number.Scales{{Unit: "pawns", Decimals: 2}}
	data.Comparison.Scales = number.Scales{{Name: "Material", Unit: "pawns", Decimals: 2},
		{Name: "Position", Unit: "pawns", Decimals: 2}}
	data.Comparison.Terms[1].Scale = 1
	p, _, _ := show(t, tall, data)
	assert.InDeltaSlice(t, []float64{0.38, 0.25}, p.differenceScales(), 1e-9)
	assert.Contains(t, words(p), "Mobility")
}

func TestPercent(t *testing.T) {
	assert.Equal(t, "", percent(0, 0))
	assert.Equal(t, "0.0 %", percent(0, 10))
	assert.Equal(t, "<0.1 %", percent(1, 1_000_000))
	assert.Equal(t, "0.1 %", percent(5, 10_000))
	assert.Equal(t, "100.0 %", percent(7, 7))
}

func TestHints(t *testing.T) {
	p, _, _ := show(t, tall, sample())
	src, first := source{p}, find(t, p, moves, Versus)
	hint := func(line int, x float32) string { return src.Hint(line, fyne.NewPos(x, 5)) }
	assert.Equal(t, "2. Bb5  Value at least +0.35: it was cut before it was known exactly.\n"+
		"Searched in the window [+0.10, +0.60].\n"+
		"Cut: refuted by the killer move · 18 moves were never looked at because of it", hint(find(t, p, step, Chain)+3, 30))
	assert.Equal(t, "1. e4  Value +0.10, exact.", hint(first, 400))
	assert.Equal(t, "2… a6", hint(first+3, 30))
	assert.Empty(t, hint(first+3, 400))
	assert.Equal(t, "Mobility: +0.42 after 1. Nf3, +0.30 after 1. e4.\nSquares reached.", hint(find(t, p, difference,
		Versus)+2, 30))
	assert.Equal(t, "Beta cut: A move refuted the one before.", hint(find(t, p, reason, Reasons), 30))
	assert.Equal(t, "Draw by repetition", hint(find(t, p, reason, Reasons)+3, 30))
}

// TestNothingOverlaps looks at every width from 240 to 700: texts must neither meet each other nor
// the edges, and no number may be shortened.
func TestNothingOverlaps(t *testing.T) {
	data := sample()
	data.Comparison.Terms[0].First = -1234.56
	data.Steps[3].Move = "112… Rxe8+"
	p, w, _ := show(t, fyne.NewSize(320, 1100), data)
	for width := float32(240); width <= 700; width += 10 {
		w.Resize(fyne.NewSize(width, 1100))
		drawtest.AssertApart(t, drawn(p), width, fmt.Sprint("width ", width))
	}
}

func TestTheme(t *testing.T) {
	p, _, _ := show(t, fyne.NewSize(440, 1000), sample())
	before, widths := drawtest.Texts(drawn(p))[0].Colour, p.widths
	test.ApplyTheme(t, largeTheme{theme.DefaultTheme()})
	assert.NotEqual(t, before, drawtest.Texts(drawn(p))[0].Colour)
	assert.Greater(t, p.widths.net, widths.net, "columns grow with the letters")
	drawtest.AssertApart(t, drawn(p), 440, "large theme")
}

// largeTheme is a theme of large light letters.
type largeTheme struct{ fyne.Theme }

func (l largeTheme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	return l.Theme.Color(name, theme.VariantDark)
}

func (l largeTheme) Size(name fyne.ThemeSizeName) float32 { return 1.25 * l.Theme.Size(name) }

// TestStagesAreNoPlies: an iteration or a round on the way is no half-move.
func TestStagesAreNoPlies(t *testing.T) {
	data := Data{Steps: []Step{{}, {Move: "round 1"}, {Move: "30.Qe2", Side: White}, {Move: "30...a6", Side: Black}}}
	assert.Equal(t, 2, data.halfMoves())
}
