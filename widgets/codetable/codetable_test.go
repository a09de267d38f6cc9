package codetable

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

var small = fyne.NewSize(260, 330)

// TestWhatIsWritten: the name, the numbers row by row, and the names of the signs that occur.
func TestWhatIsWritten(t *testing.T) {
	table := king()
	s, _ := show(t, small, table)
	want := []string{table.Name}
	for _, row := range table.Cells {
		for _, c := range row {
			want = append(want, c.Text)
		}
	}
	for reason := OwnMan; reason <= NoTarget; reason++ {
		if table.forbids(reason) {
			want = append(want, forbidden[reason].name)
		}
	}
	assert.Equal(t, want, drawtest.Words(drawtest.Items(s.Surface)))
}

// nrgba returns a pixel.
func nrgba(img image.Image, x, y float32) color.NRGBA {
	return color.NRGBAModel.Convert(img.At(int(x), int(y))).(color.NRGBA)
}

// ground returns the colour of a cell near its upper left corner, where no number and no stroke is.
func ground(img image.Image, r draw.Rect) color.NRGBA { return nrgba(img, r.X+r.W/2, r.Y+2) }

// TestGrounds sees the zero in the strongest tint, weaker ones with the distance, and none outside
// the board.
func TestGrounds(t *testing.T) {
	s, w := show(t, fyne.NewSize(420, 480), king())
	img, area := w.Canvas().Capture(), s.area()
	background := color.NRGBAModel.Convert(theme.Color(theme.ColorNameBackground))
	primary := color.NRGBAModel.Convert(theme.Color(theme.ColorNamePrimary)).(color.NRGBA)
	assert.Equal(t, primary, ground(img, cellRect(area, 7, 7, 1, 1)))
	far := func(c color.NRGBA) int { return max(int(c.B)-int(primary.B), int(primary.B)-int(c.B)) }
	last := 0
	for moves := 1; moves <= 6; moves++ {
		now := far(ground(img, cellRect(area, 7-moves, 7, 1, 1)))
		assert.Greater(t, now, last, "%d moves", moves)
		last = now
	}
	for row := range Side {
		for column := range Side {
			if s.table.square(cell{row, column}) == "" {
				r := cellRect(area, row, column, 1, 1)
				assert.Equal(t, background, nrgba(img, r.X+2, r.Y+r.H/2), "%d, %d", row, column)
			}
		}
	}
}

// TestFrame sees the board's frame where the zero is laid, at all four corners of the board.
func TestFrame(t *testing.T) {
	for _, c := range []struct{ file, rank int }{{0, 0}, {7, 0}, {0, 7}, {7, 7}, {2, 1}} {
		table := laid("free", c.file, c.rank, func(files, ranks int) int { return max(files, -files, ranks, -ranks) })
		s, w := show(t, fyne.NewSize(420, 480), table)
		img, ink := w.Canvas().Capture(), color.NRGBAModel.Convert(theme.Color(theme.ColorNameForeground))
		board := cellRect(s.area(), 7+c.rank-7, 7-c.file, Board, Board)
		middle := board.Middle()
		for _, at := range []fyne.Position{{X: board.X, Y: middle.Y}, {X: board.X + board.W, Y: middle.Y}, {X: middle.X,
			Y: board.Y}, {X: middle.X, Y: board.Y + board.H}} {
			found := false
			for d := float32(-2); d <= 2; d++ {
				found = found || nrgba(img, at.X+d, at.Y) == ink || nrgba(img, at.X, at.Y+d) == ink
			}
			assert.True(t, found, "file %d rank %d: no edge near %v", c.file, c.rank, at)
		}
		assert.Equal(t, string([]byte{byte('a' + c.file), byte('1' + c.rank)}), table.square(cell{7, 7}))
	}
}

// TestStrokes sees the three kinds of forbidden cells told apart by their strokes.
func TestStrokes(t *testing.T) {
	s, w := show(t, fyne.NewSize(420, 480), king())
	img, area := w.Canvas().Capture(), s.area()
	red := func(c color.NRGBA) bool { return int(c.R) > int(c.B)+60 }
	strokes := func(row, column int) (down, up, level bool) {
		r := cellRect(area, row, column, 1, 1)
		x, y := r.X+r.W*0.3, r.Y+r.H*0.3
		return red(nrgba(img, x, y)), red(nrgba(img, x, r.Y+r.H*0.7)), red(nrgba(img, r.X+r.W*0.25, r.Y+r.H/2))
	}
	for _, c := range []struct {
		row, column     int
		down, up, level bool
	}{{6, 7, true, true, false}, {7, 8, false, true, false}, {6, 8, false, false, true}, {8, 8, false, false, false}} {
		down, up, level := strokes(c.row, c.column)
		assert.Equal(t, []bool{c.down, c.up, c.level}, []bool{down, up, level}, "%d, %d", c.row, c.column)
	}
}

func TestHover(t *testing.T) {
	s, w := show(t, small, king())
	var log []string
	s.OnHover = func(text string, _ fyne.Position) { log = append(log, text) }
	for _, at := range []cell{{7, 7}, {6, 6}, {6, 6}, {6, 7}, {7, 8}, {6, 8}, {3, 9}, {14, 0}} {
		middle := cellRect(s.area(), at.row, at.column, 1, 1).Middle()
		test.MoveMouse(w.Canvas(), fyne.NewPos(middle.X, middle.Y))
	}
	test.MoveMouse(w.Canvas(), fyne.NewPos(5, 5))
	assert.Equal(t, []string{
		"c2: The zero of the table lies here.",
		"b3: 1 move from the zero on a free board.",
		"c3: 1 move from the zero on a free board. Forbidden: an own piece stands here.",
		"d2: 1 move from the zero on a free board. Forbidden: a piece stands in between.",
		"d3: 1 move from the zero on a free board. Forbidden: a pawn has nothing to capture here.",
		"e6: 4 moves from the zero on a free board.",
		"7 moves from the zero on a free board. Outside the board.",
		"",
	}, log)
	s.SetTable(pawn())
	assert.Equal(t, "a1: The piece does not get here.", s.sentence(cell{10, 3}))
}

// TestNewTableEndsTheHover sees that nothing is said about a table that is gone.
func TestNewTableEndsTheHover(t *testing.T) {
	s, w := show(t, small, king())
	middle := cellRect(s.area(), 7, 7, 1, 1).Middle()
	test.MoveMouse(w.Canvas(), fyne.NewPos(middle.X, middle.Y))
	said := "c2"
	s.OnHover = func(text string, _ fyne.Position) { said = text }
	s.SetTable(nil)
	assert.Empty(t, said)
	assert.Equal(t, []string{s.Empty}, drawtest.Words(drawtest.Items(s.Surface)))
	test.MoveMouse(w.Canvas(), fyne.NewPos(middle.X+1, middle.Y))
	assert.Empty(t, said)
}

// TestEverythingFits tries sizes from the least on: table and legend lie within the widget, and two
// digits within a cell.
func TestEverythingFits(t *testing.T) {
	s, w := show(t, small, king())
	for _, size := range []fyne.Size{s.MinSize(), small, {Width: 260, Height: 600}, {Width: 900, Height: 320},
		{Width: 900, Height: 900}} {
		w.Resize(size)
		area := s.area()
		assert.GreaterOrEqual(t, area.X, float32(0), "%v", size)
		assert.LessOrEqual(t, area.X+area.W, size.Width, "%v", size)
		places, lines := s.legend()
		assert.LessOrEqual(t, area.Y+area.H+float32(lines)*s.legendLine(), size.Height, "%v", size)
		assert.GreaterOrEqual(t, area.W/Side+4, s.Surface.TextWidth("10", draw.Style{Size: theme.SizeNameCaptionText}), "%v",
			size)
		for _, at := range places {
			assert.LessOrEqual(t, at.X+at.W, size.Width, "%v", size)
		}
		assert.Len(t, places, 3)
	}
	s.SetTable(queen())
	places, _ := s.legend()
	assert.Empty(t, places, "what does not occur is not explained")
}
