package breakdown

import (
	"fmt"
	"image/color"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
	"drevo/widgets/number"
	"drevo/widgets/rows"
)

// show puts a breakdown of the sample into a window of the given size.
func show(t *testing.T, size fyne.Size, data Data) (*View, fyne.Window) {
	b := New()
	b.OnSelect = func(Row) {}
	w := drawtest.Show(t, b, size.Width, size.Height)
	b.SetData(data)
	return b, w
}

// drawn returns what a list shows.
func drawn(list *rows.List) []draw.Item { return drawtest.Items(list.Surface) }

// words are the strings of texts.
func words(list *rows.List) []string { return drawtest.Words(drawn(list)) }

// key types a key into the list.
func key(b *View, name fyne.KeyName) { b.table.Rows.TypedKey(&fyne.KeyEvent{Name: name}) }

// tap clicks on the middle of a line at x.
func tap(b *View, line int, x float32) {
	r, _ := b.table.Rows.RowRect(line)
	test.TapAt(b.table.Rows, fyne.NewPos(x, r.Y+r.H/2))
}

func TestWhatIsDrawn(t *testing.T) {
	for _, width := range []float32{320, 700} {
		b, _ := show(t, fyne.NewSize(width, 480), sample())
		items := append(append(drawtest.Items(b.table.Head.Surface), drawn(b.table.Rows)...), drawn(b.table.Foot)...)
		drawtest.AssertGolden(t, fmt.Sprintf("sample_%.0f.txt", width), items)
	}
}

func TestEmptySaysWhatToDo(t *testing.T) {
	b, _ := show(t, fyne.NewSize(320, 300), Data{})
	assert.Contains(t, strings.Join(words(b.table.Rows), " "), textEmpty())
	assert.False(t, b.table.Foot.Visible())
	b.SetEmpty("Open a game.")
	assert.Equal(t, []string{"Open a game."}, words(b.table.Rows))
	b.SetData(sample())
	assert.NotContains(t, words(b.table.Rows), "Open a game.")
	assert.True(t, b.table.Foot.Visible())
}

func TestHideZero(t *testing.T) {
	b, _ := show(t, fyne.NewSize(700, 600), sample())
	assert.Contains(t, words(b.table.Rows), "Safe checks")
	test.Tap(b.hide)
	assert.True(t, b.hideZero)
	shown := words(b.table.Rows)
	assert.NotContains(t, shown, "Safe checks")
	assert.NotContains(t, shown, "Rooks on open files")
	assert.Contains(t, shown, "Castled", "equal on both sides is not nothing")
	assert.Equal(t, "Hide zero (3)", b.hide.Text)

	data := sample()
	for i := range data.Rows {
		data.Rows[i].Zero = true
	}
	b.SetData(data)
	assert.Empty(t, b.lines)
	assert.Contains(t, strings.Join(words(b.table.Rows), " "), "All 12 terms are zero")
	b.SetHideZero(false)
	assert.False(t, b.hide.Checked)
	assert.Contains(t, words(b.table.Rows), "Safe checks")
}

func TestHeadingsHaveSubtotals(t *testing.T) {
	b, _ := show(t, fyne.NewSize(700, 600), sample())
	var nets []string
	for _, l := range b.lines {
		if l.level != levelTerm {
			nets = append(nets, b.data.Rows[l.row].Group+" "+number.Signed(l.total.net, 2))
		}
	}
	assert.Equal(t, []string{"Material +1.50", "Activity −0.06", "King +0.30", "Pawns −0.70"}, nets)
	b.SetHideZero(true)
	assert.Equal(t, 4+9, len(b.lines))

	data := sample()
	for i := range data.Rows {
		data.Rows[i].Group = "only one"
	}
	b.SetData(data)
	for _, l := range b.lines {
		assert.Equal(t, levelTerm, l.level, "a single group needs no heading")
	}
}

func TestLargestFirst(t *testing.T) {
	b, _ := show(t, fyne.NewSize(700, 600), sample())
	test.Tap(b.size)
	require.Equal(t, BySize, b.order)
	var ids []string
	for _, l := range b.lines {
		assert.Equal(t, levelTerm, l.level)
		ids = append(ids, l.id)
	}
	assert.Equal(t, []string{"material", "pair", "passed", "shelter", "mobility", "doubled", "centre", "isolated",
		"rook", "seventh", "castled", "checks"}, ids)
	test.Tap(b.size)
	assert.Equal(t, BySource, b.order)
	assert.NotEqual(t, levelTerm, b.lines[0].level)
}

func TestMouseSelects(t *testing.T) {
	b, w := show(t, fyne.NewSize(700, 600), sample())
	var log []string
	b.OnSelect = func(row Row) { log = append(log, row.ID) }
	b.OnUnselect = func() { log = append(log, "none") }
	tap(b, 0, 30) // a heading
	tap(b, 2, 30)
	tap(b, 4, 30)
	assert.Same(t, b.table.Rows, w.Canvas().Focused())
	row, ok := b.Selected()
	assert.True(t, ok)
	assert.Equal(t, "Mobility", row.Name)
	tap(b, 4, 30)
	_, ok = b.Selected()
	assert.False(t, ok)
	assert.Equal(t, []string{"pair", "mobility", "none"}, log)
}

func TestKeysSelect(t *testing.T) {
	b, _ := show(t, fyne.NewSize(700, 220), sample())
	var log []string
	b.OnSelect = func(row Row) { log = append(log, row.ID) }
	b.OnUnselect = func() { log = append(log, "none") }
	for _, name := range []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyEnd, fyne.KeyDown,
		fyne.KeyHome,
		fyne.KeyUp, fyne.KeyEscape, fyne.KeyEscape, fyne.KeyUp} {
		key(b, name)
	}
	assert.Equal(t, []string{"material", "pair", "mobility", "pair", "passed", "material", "none", "mobility"}, log,
		"with nothing selected, up begins with the last row in view")
	r, ok := b.table.Rows.RowRect(b.table.Rows.Selected())
	assert.True(t, ok && r.Y >= 0 && r.Y+r.H <= b.table.Rows.Size().Height, "the selected line is in view")
}

func TestSelectionFollowsTheTerm(t *testing.T) {
	b, _ := show(t, fyne.NewSize(700, 600), sample())
	b.OnSelect = func(Row) { t.Error("only the user's choices are reported") }
	b.Select("shelter")
	data := sample()
	data.Rows = append(data.Rows[:3:3], data.Rows[6:]...)
	data.Rows[3].Net = 0.9
	b.SetData(data)
	row, ok := b.Selected()
	require.True(t, ok)
	assert.Equal(t, 0.9, row.Net, "the new row of the same term")
	b.SetOrder(BySize)
	row, _ = b.Selected()
	assert.Equal(t, "shelter", row.ID)
	data.Rows = data.Rows[:3]
	b.SetData(data)
	_, ok = b.Selected()
	assert.False(t, ok, "the term is gone")
}

func TestHints(t *testing.T) {
	b, w := show(t, fyne.NewSize(700, 600), sample())
	var hints []string
	b.OnHover = func(hint string, _ fyne.Position) { hints = append(hints, hint) }
	at := func(line int, x float32) fyne.Position {
		r, _ := b.table.Rows.RowRect(line)
		origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(b.table.Rows)
		return origin.AddXY(x, r.Y+r.H/2)
	}
	test.MoveMouse(w.Canvas(), at(4, 30))
	test.MoveMouse(w.Canvas(), at(4, 60))
	test.MoveMouse(w.Canvas(), at(0, 60))
	test.MoveMouse(w.Canvas(), at(0, b.table.Place(columnNet, 0).X+2).SubtractXY(0, b.table.HeadHeight()))
	test.MoveMouse(w.Canvas(), fyne.NewPos(690, 590))
	assert.Equal(t, []string{
		"Mobility: Squares that the pieces reach (thesis, p. 33).\nCounted: White 28, Black 35.",
		"Material: Sum of 2 terms, those hidden included.",
		"",
		"What the term adds to the evaluation, seen from White.",
		"",
	}, hints)
}

func TestBars(t *testing.T) {
	b, _ := show(t, fyne.NewSize(700, 600), sample())
	assert.Equal(t, 1.5, barScales(&b.data)[0], "the largest net value, here a subtotal")
	bar := b.table.Place(columnBar, 0)
	middle := bar.X + bar.W/2
	items, _ := drawtest.Picture(b.table.Rows.Surface, 16)
	lengths := func(name fyne.ThemeColorName) (list []float32) {
		for _, r := range drawtest.Shapes(b.table.Rows.Surface, items, name) {
			list = append(list, r.W/(bar.W/2))
			start := r.X
			if name == draw.ColourBlack {
				start += r.W
			}
			assert.InDelta(t, middle, start, 0.1)
		}
		return list
	}
	assert.InDeltaSlice(t, []float32{1, 1 / 1.5, 0.5 / 1.5, 0.1, 0.2, 0.2}, lengths(draw.ColourWhite), 0.003)
	assert.InDeltaSlice(t, []float32{0.06 / 1.5, 0.21 / 1.5, 0.7 / 1.5, 0.2 / 1.5, 0.1, 0.35 / 1.5},
		lengths(draw.ColourBlack), 0.003)
}

// TestNothingOverlaps looks at every width from 320 to 700 and 5 to 60 rows: texts must neither
// meet each other nor the edges nor the bars' column, and no number may be shortened.
func TestNothingOverlaps(t *testing.T) {
	for _, terms := range []int{5, 12, 60} {
		data := sample()
		for i := 0; len(data.Rows) < terms; i++ {
			row := data.Rows[i]
			row.ID += fmt.Sprint(i)
			data.Rows = append(data.Rows, row)
		}
		data.Rows = data.Rows[:terms]
		data.Rows[1].Net, data.Rows[1].White = -1234.56, 10000.25
		data.Rows[2].CountWhite = 128
		b, w := show(t, fyne.NewSize(320, 500), data)
		for width := float32(320); width <= 700; width += 10 {
			w.Resize(fyne.NewSize(width, 500))
			for _, part := range []*draw.Surface{b.table.Head.Surface, b.table.Rows.Surface, b.table.Foot.Surface} {
				drawtest.AssertApart(t, drawtest.Items(part), width, fmt.Sprintf("%d rows, width %v", terms, width))
			}
			assert.GreaterOrEqual(t, b.table.Place(columnBar, 0).W, float32(60))
			assert.Positive(t, b.table.Place(columnNet, 0).W)
		}
	}
}

// TestNamesAreWhole: a name that has no room in one line takes more, at every width, and the rows have the
// height for that.
func TestNamesAreWhole(t *testing.T) {
	data := sample()
	for i := range data.Rows {
		if data.Rows[i].Group == data.Rows[0].Group {
			data.Rows[i].Group = "Pieces and attacks"
		}
	}
	b, w := show(t, fyne.NewSize(320, 900), data)
	for width := float32(300); width <= 700; width += 20 {
		w.Resize(fyne.NewSize(width, 900))
		text := strings.Join(words(b.table.Rows), " ")
		for _, row := range data.Rows {
			assert.Contains(t, text, row.Name, "at width %v", width)
		}
		for _, item := range drawn(b.table.Rows) {
			assert.False(t, item.Cut, "%q is cut at width %v", item.Text, width)
		}
	}
	one, _ := b.table.Rows.RowRect(b.lineOf(data.Rows[0].ID))
	w.Resize(fyne.NewSize(320, 900))
	long := 0
	for i, l := range b.lines {
		if r, _ := b.table.Rows.RowRect(i); l.level == levelTerm && r.H > one.H {
			long++
		}
	}
	assert.Positive(t, long)
}

// TestColumnsGiveWay: counts first, then weights, then the two sides; weights that can be edited after those.
func TestColumnsGiveWay(t *testing.T) {
	b, w := show(t, fyne.NewSize(700, 500), sample())
	has := func(width float32) (letters string) {
		w.Resize(fyne.NewSize(width, 500))
		for column, letter := range map[int]string{columnCount: "c", columnWhite: "w", columnBlack: "b", columnNet: "n",
			columnWeight: "x"} {
			if b.table.ColumnWidth(column) > 0 {
				letters += letter
			}
		}
		return sorted(letters)
	}
	var fixed, editable []string
	for width := float32(700); width >= 300; width -= 10 {
		fixed = append(fixed, has(width))
	}
	b.OnWeight = func(Row, float64) {}
	b.SetData(sample())
	for width := float32(700); width >= 300; width -= 10 {
		editable = append(editable, has(width))
	}
	assert.Equal(t, []string{"bcnwx", "bnwx", "bnw", "n"}, slices.Compact(fixed))
	assert.Equal(t, []string{"bcnwx", "bnwx", "nx", "n"}, slices.Compact(editable))
}

// sorted puts letters into their order.
func sorted(letters string) string {
	list := []byte(letters)
	slices.Sort(list)
	return string(list)
}

func TestTheme(t *testing.T) {
	b, _ := show(t, fyne.NewSize(440, 500), sample())
	light := drawtest.Texts(drawn(b.table.Rows))[0].Colour
	before := b.table.Place(columnNet, 0).W
	test.ApplyTheme(t, largeTheme{theme.DefaultTheme()})
	assert.NotEqual(t, light, drawtest.Texts(drawn(b.table.Rows))[0].Colour)
	assert.Greater(t, b.table.Place(columnNet, 0).W, before, "columns grow with the letters")
	drawtest.AssertApart(t, drawn(b.table.Rows), 440, "large theme")
}

// largeTheme is a theme of large dark letters.
type largeTheme struct{ fyne.Theme }

func (l largeTheme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	return l.Theme.Color(name, theme.VariantDark)
}

func (l largeTheme) Size(name fyne.ThemeSizeName) float32 { return 1.25 * l.Theme.Size(name) }

// TestTwoScales: each group has a unit and bars of its own, the columns close in the units shown, and the total is
// written in both.
func TestTwoScales(t *testing.T) {
	b, _ := show(t, fyne.NewSize(700, 400), sampleOfTwo())
	var names []string
	for _, l := range b.tableLines() {
		names = append(names, l.Cells[columnName].Text+" "+l.Cells[columnNet].Text)
	}
	assert.Equal(t, []string{"Material −2", "Pawns −2", "Knights 0", "Position +18 d", "Pawns +58 d", "Passed pawns +58 d",
		"Mobility −40 d", "Knight possibilities −40 d"}, names)
	assert.Equal(t, number.Amount{2, 58}, barScales(&b.data))
	total := b.totals()
	assert.Equal(t, []string{"−2 +18 d", "17 +78 d"}, []string{total[0].Cells[columnNet].Text,
		total[0].Cells[columnWhite].Text})
	assert.Contains(t, total[1].Below[0].Pieces[0].Text, "−2 points, +18 d, that is −1.00 pawns")
	assert.Equal(t, "Term, points, d", b.termHead())
	assert.Contains(t, hintBar(b.data.Scales, barScales(&b.data)), "Material: a full half is 2 points. Position: a full "+
		"half is 58 d.")
	b.SetOrder(BySize)
	assert.Equal(t, []int{0, 1, 2, 3}, []int{b.lines[0].row, b.lines[1].row, b.lines[2].row, b.lines[3].row},
		"58 d are less than 2 points")
	items, _ := drawtest.Picture(b.table.Rows.Surface, 16)
	assert.NotEmpty(t, drawtest.Shapes(b.table.Rows.Surface, items, draw.ColourWhite), "a position has bars to be seen")
}
