package bitboards

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw/drawtest"
)

func sample() []Row {
	return []Row{
		{Title: "first", Boards: []Board{{Name: "P", Bits: 0xFF00, Hint: "pawns"}, {Sign: "=", Name: "R", Bits: 1 << 63,
			Lost: 1 << 1, Hint: "result", Result: true}}},
		{Title: "second", Boards: []Board{{Name: "Q", Bits: 1, Hint: "corner"}}},
	}
}

func show(t *testing.T, rows []Row) (*View, fyne.Window) {
	b := New()
	w := drawtest.Show(t, b, 400, 420)
	b.SetRows(rows)
	return b, w
}

func TestWhatIsWritten(t *testing.T) {
	b, _ := show(t, sample())
	drawtest.AssertGolden(t, "texts.txt", drawtest.Texts(drawtest.Items(b.Surface)))
}

// middle returns the centre of a square of a board, in the picture.
func middle(b *View, row, board, square int) image.Point {
	l := b.layout()
	r := l.board(row, board)
	return image.Pt(int(r.X+(float32(square%8)+0.5)*l.square), int(r.Y+(7-float32(square/8)+0.5)*l.square))
}

func TestBitsStandOnTheirSquares(t *testing.T) {
	b, w := show(t, sample())
	picture := w.Canvas().Capture()
	set, result := theme.Color(theme.ColorNameForeground), theme.Color(theme.ColorNamePrimary)
	is := func(row, board, square int, c color.Color) bool {
		at := middle(b, row, board, square)
		return color.NRGBAModel.Convert(picture.At(at.X, at.Y)) == color.NRGBAModel.Convert(c)
	}
	for square := range 64 {
		assert.Equal(t, square >= 8 && square < 16, is(0, 0, square, set), squareName(square))
		assert.Equal(t, square == 63, is(0, 1, square, result), squareName(square))
		assert.Equal(t, square == 0, is(1, 0, square, set), squareName(square))
	}
}

// TestCells sees the chosen board in the two cells.
func TestCells(t *testing.T) {
	b, w := show(t, sample())
	chosen, ok := b.Chosen()
	assert.True(t, ok)
	assert.Equal(t, "R", chosen.Name, "at first the result")
	at := middle(b, 0, 0, 30)
	test.TapAt(b, fyne.NewPos(float32(at.X), float32(at.Y)))
	chosen, _ = b.Chosen()
	assert.Equal(t, "P", chosen.Name)
	picture, l := w.Canvas().Capture(), b.layout()
	for square := range 64 {
		cell := l.cell(square / 32)
		c := picture.At(int(cell.X+(float32(square%32)+0.5)*l.bit), int(cell.Y+cell.H/2))
		set := color.NRGBAModel.Convert(c) == color.NRGBAModel.Convert(theme.Color(theme.ColorNameForeground))
		assert.Equal(t, square >= 8 && square < 16, set, squareName(square))
	}
	b.SetRows(nil)
	_, ok = b.Chosen()
	assert.False(t, ok)
}

func TestHover(t *testing.T) {
	b, w := show(t, sample())
	var log []string
	b.OnHover = func(hint string, _ fyne.Position) { log = append(log, hint) }
	at := middle(b, 0, 1, 63)
	test.MoveMouse(w.Canvas(), fyne.NewPos(float32(at.X), float32(at.Y)))
	l := b.layout()
	cell := l.cell(1)
	test.MoveMouse(w.Canvas(), fyne.NewPos(cell.X+2.5*l.bit, cell.Y+3))
	b.MouseOut()
	assert.Equal(t, []string{"R: result. h8 = bit 63, cell 2, place 32: 1", "c5 = bit 34, cell 2, place 3", ""}, log)
}

func TestEverythingFits(t *testing.T) {
	b, w := show(t, sample())
	for _, size := range []fyne.Size{{Width: 280, Height: 300}, {Width: 345, Height: 620}, {Width: 900, Height: 320}} {
		w.Resize(size)
		l := b.layout()
		last, cell := l.board(1, 0), l.cell(1)
		assert.LessOrEqual(t, last.Y+last.H, l.cells, "%v", size)
		assert.LessOrEqual(t, cell.Y+cell.H+l.name, size.Height, "%v", size)
		right := l.board(0, 1)
		assert.LessOrEqual(t, right.X+right.W, size.Width, "%v", size)
	}
}
