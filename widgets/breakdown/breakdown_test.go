package breakdown

import (
	"fmt"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"drevo/widgets/sheet"
)

// show puts a breakdown of the sample into a window of the given size.
func show(t *testing.T, size fyne.Size, data Data) (*Breakdown, fyne.Window) {
	test.NewTempApp(t)
	b := New()
	b.OnSelect = func(Row) {}
	w := test.NewTempWindow(t, b)
	w.SetPadded(false)
	w.Resize(size)
	b.SetData(data)
	return b, w
}

// texts lists what a page shows, in reading order within a line.
func texts(page *sheet.Page) []*canvas.Text {
	var list []*canvas.Text
	for _, o := range test.WidgetRenderer(page).Objects() {
		if text, ok := o.(*canvas.Text); ok {
			list = append(list, text)
		}
	}
	return list
}

// words are the strings of texts.
func words(page *sheet.Page) []string {
	var list []string
	for _, text := range texts(page) {
		list = append(list, text.Text)
	}
	return list
}

// key types a key into the list.
func key(b *Breakdown, name fyne.KeyName) { b.body.Page.TypedKey(&fyne.KeyEvent{Name: name}) }

// tap clicks on the middle of a line at x.
func tap(b *Breakdown, line int, x float32) {
	r := b.body.Page.LineRect(line)
	test.TapAt(b.body.Page, fyne.NewPos(x, r.Y+r.H/2))
}

func TestMarkup(t *testing.T) {
	for _, width := range []float32{320, 700} {
		_, w := show(t, fyne.NewSize(width, 480), sample())
		test.AssertRendersToMarkup(t, fmt.Sprintf("sample_%.0f.xml", width), w.Canvas())
	}
}

func TestEmptySaysWhatToDo(t *testing.T) {
	b, w := show(t, fyne.NewSize(320, 300), Data{})
	test.AssertRendersToMarkup(t, "empty.xml", w.Canvas())
	assert.True(t, b.message.Page.Visible())
	assert.False(t, b.total.Visible())
	b.SetEmpty("Open a game.")
	assert.Equal(t, "Open a game.", b.message.Text())
	b.SetData(sample())
	assert.False(t, b.message.Page.Visible())
	assert.True(t, b.total.Visible())
}

func TestHideZero(t *testing.T) {
	b, _ := show(t, fyne.NewSize(700, 600), sample())
	assert.Contains(t, words(b.body.Page), "Safe checks")
	test.Tap(b.hide)
	assert.True(t, b.HideZero())
	shown := words(b.body.Page)
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
	assert.Contains(t, b.message.Text(), "All 12 terms are zero")
	b.SetHideZero(false)
	assert.False(t, b.hide.Checked)
	assert.False(t, b.message.Page.Visible())
}

func TestHeadingsHaveSubtotals(t *testing.T) {
	b, _ := show(t, fyne.NewSize(700, 600), sample())
	var nets []string
	for _, l := range b.lines {
		if l.heading {
			nets = append(nets, b.data.Rows[l.row].Group+" "+b.signed(l.total.Net))
		}
	}
	assert.Equal(t, []string{"Material +1.50", "Activity –0.06", "King +0.30", "Pawns –0.70"}, nets)
	b.SetHideZero(true)
	assert.Equal(t, 4+9, len(b.lines))

	data := sample()
	for i := range data.Rows {
		data.Rows[i].Group = "only one"
	}
	b.SetData(data)
	for _, l := range b.lines {
		assert.False(t, l.heading, "a single group needs no heading")
	}
}

func TestLargestFirst(t *testing.T) {
	b, _ := show(t, fyne.NewSize(700, 600), sample())
	test.Tap(b.size)
	require.Equal(t, BySize, b.Order())
	var ids []string
	for _, l := range b.lines {
		assert.False(t, l.heading)
		ids = append(ids, l.id)
	}
	assert.Equal(t, []string{"material", "pair", "passed", "shelter", "mobility", "doubled", "centre", "isolated",
		"rook", "seventh", "castled", "checks"}, ids)
	test.Tap(b.size)
	assert.Equal(t, BySource, b.Order())
	assert.True(t, b.lines[0].heading)
}

func TestMouseSelects(t *testing.T) {
	b, w := show(t, fyne.NewSize(700, 600), sample())
	var log []string
	b.OnSelect = func(row Row) { log = append(log, row.ID) }
	b.OnUnselect = func() { log = append(log, "none") }
	tap(b, 0, 30) // a heading
	tap(b, 2, 30)
	tap(b, 4, 30)
	assert.Same(t, b.body.Page, w.Canvas().Focused())
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
	for _, name := range []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyEnd, fyne.KeyDown, fyne.KeyHome,
		fyne.KeyUp, fyne.KeyEscape, fyne.KeyEscape, fyne.KeyUp} {
		key(b, name)
	}
	assert.Equal(t, []string{"material", "pair", "mobility", "pair", "passed", "material", "none", "passed"}, log)
	r := b.body.Page.LineRect(b.body.Page.Selected())
	view := b.body.Size().Height
	assert.LessOrEqual(t, r.Y+r.H, b.body.Offset()+view, "the selected line is in view")
	assert.GreaterOrEqual(t, r.Y, b.body.Offset())
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
	at := func(page *sheet.Page, line int, x float32) fyne.Position {
		r := page.LineRect(line)
		origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(page)
		return origin.AddXY(x, r.Y+r.H/2)
	}
	test.MoveMouse(w.Canvas(), at(b.body.Page, 4, 30))
	test.MoveMouse(w.Canvas(), at(b.body.Page, 4, 60))
	test.MoveMouse(w.Canvas(), at(b.body.Page, 0, 60))
	test.MoveMouse(w.Canvas(), at(b.head, 0, b.columns().net.X+2))
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
	assert.Equal(t, 1.5, b.scale, "the largest net value, here a subtotal")
	bar := b.columns().bar
	middle := bar.X + bar.W/2
	white, black := sheet.Colour(sheet.ColourWhite, b), sheet.Colour(sheet.ColourBlack, b)
	lengths := map[color.Color][]float32{}
	for _, o := range test.WidgetRenderer(b.body.Page).Objects() {
		r, ok := o.(*canvas.Rectangle)
		if !ok || r.FillColor != white && r.FillColor != black {
			continue
		}
		lengths[r.FillColor] = append(lengths[r.FillColor], r.Size().Width/(bar.W/2))
		if r.FillColor == white {
			assert.InDelta(t, middle, r.Position().X, 0.01)
		} else {
			assert.InDelta(t, middle, r.Position().X+r.Size().Width, 0.01)
		}
	}
	assert.InDeltaSlice(t, []float32{1, 1 / 1.5, 0.5 / 1.5, 0.1, 0.2, 0.2}, lengths[white], 0.001)
	assert.InDeltaSlice(t, []float32{0.06 / 1.5, 0.21 / 1.5, 0.7 / 1.5, 0.2 / 1.5, 0.1, 0.35 / 1.5}, lengths[black], 0.001)
}

// TestNothingOverlaps looks at every width from 320 to 700 and 5 to 60 rows: texts must neither meet each other nor the
// edges nor the bars' column, and no number may be shortened.
func TestNothingOverlaps(t *testing.T) {
	for _, rows := range []int{5, 12, 60} {
		data := sample()
		for i := 0; len(data.Rows) < rows; i++ {
			row := data.Rows[i]
			row.ID += fmt.Sprint(i)
			data.Rows = append(data.Rows, row)
		}
		data.Rows = data.Rows[:rows]
		data.Rows[1].Net, data.Rows[1].White = -1234.56, 10000.25
		data.Rows[2].CountWhite = 128
		b, w := show(t, fyne.NewSize(320, 500), data)
		for width := float32(320); width <= 700; width += 10 {
			w.Resize(fyne.NewSize(width, 500))
			for _, page := range []*sheet.Page{b.head, b.body.Page, b.total} {
				assertApart(t, page, width, fmt.Sprintf("%d rows, width %v", rows, width))
			}
			c := b.columns()
			assert.GreaterOrEqual(t, c.bar.W, float32(minBar))
			assert.Positive(t, c.net.W)
		}
	}
}

// assertApart checks the texts of a page.
func assertApart(t *testing.T, page *sheet.Page, width float32, where string) {
	type span struct {
		left, right, y float32
		text           string
	}
	var spans []span
	for _, text := range texts(page) {
		size := fyne.MeasureText(text.Text, text.TextSize, text.TextStyle)
		left := text.Position().X
		if text.Alignment == fyne.TextAlignTrailing {
			left += text.Size().Width - size.Width
		}
		s := span{left, left + size.Width, text.Position().Y + size.Height/2, text.Text}
		for _, other := range spans {
			if diff := s.y - other.y; diff > -2 && diff < 2 && s.left < other.right && other.left < s.right {
				t.Errorf("%s: %q meets %q", where, s.text, other.text)
			}
		}
		if s.left < 0 || s.right > width {
			t.Errorf("%s: %q is cut off", where, s.text)
		}
		if last := []rune(text.Text); text.Alignment == fyne.TextAlignTrailing && last[len(last)-1] == '…' {
			t.Errorf("%s: number %q is shortened", where, text.Text)
		}
		spans = append(spans, s)
	}
}

func TestColumnsGiveWay(t *testing.T) {
	_, _ = show(t, fyne.NewSize(320, 500), sample())
	w := widths{name: 200, count: 45, white: 40, black: 40, net: 45, weight: 45}
	editable := false
	has := func(width float32) string {
		c, s := place(width, w, editable), ""
		for _, column := range []struct {
			letter string
			at     sheet.Rect
		}{{"c", c.count}, {"w", c.white}, {"b", c.black}, {"n", c.net}, {"x", c.weight}} {
			if column.at.W > 0 {
				s += column.letter
			}
		}
		return s
	}
	assert.Equal(t, "cwbnx", has(700))
	assert.Equal(t, "wbnx", has(480))
	assert.Equal(t, "wbn", has(400))
	assert.Equal(t, "n", has(320))
	editable = true
	assert.Equal(t, "wbnx", has(480))
	assert.Equal(t, "nx", has(400))
	assert.Equal(t, "n", has(310))
}

func TestTheme(t *testing.T) {
	b, _ := show(t, fyne.NewSize(440, 500), sample())
	light := texts(b.body.Page)[0].Color
	before := b.columns()
	test.ApplyTheme(t, largeTheme{theme.DefaultTheme()})
	assert.NotEqual(t, light, texts(b.body.Page)[0].Color)
	assert.Greater(t, b.columns().net.W, before.net.W, "columns grow with the letters")
	assertApart(t, b.body.Page, 440, "large theme")
}

// largeTheme is a theme of large dark letters.
type largeTheme struct{ fyne.Theme }

func (l largeTheme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	return l.Theme.Color(name, theme.VariantDark)
}

func (l largeTheme) Size(name fyne.ThemeSizeName) float32 { return 1.25 * l.Theme.Size(name) }
