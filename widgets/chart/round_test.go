package chart

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

// search has an iteration that needed two rounds more than a right guess would.
func search() RangeData {
	return RangeData{
		Unit: "points", Whole: true, Left: "no borders", Right: "888 888 888",
		Rows: []Row{
			Stage{ID: 1, Name: "FV0", Best: "d4", Value: "= +0.1", Cost: "352 nodes", Hint: "the preliminary search"},
			Stage{ID: 10, Name: "iteration 2.1", Best: "e4", Value: "= +0.2", Cost: "1 000 nodes  2 ms", Hint: "the first"},
			Round{ID: 11, Name: "round 1", Low: -0.5, High: 0.5, At: 0.2, Known: true, Outcome: Held, Cost: "999",
				Hint: "held"},
			Notes{{"table", "12 values", "what the table gave"}, {"killers", "34", "what killers refuted"}},
			Stage{ID: 20, Name: "iteration 3.1", Best: "Qg6", Value: "= #2", Cost: "running"},
			Round{ID: 21, Name: "round 1", Low: -0.5, High: 0.5, At: -3, Known: true, Outcome: Below, Hint: "too high"},
			Round{ID: 22, Name: "round 2", Low: -3.5, High: -2.5, Guess: -3, At: 4, Known: true, Outcome: Above,
				Hint: "too low"},
			Round{ID: 23, Name: "no borders", Low: math.Inf(-1), High: math.Inf(1), Guess: math.NaN(), Hint: "runs"},
		},
	}
}

func showSearch(t *testing.T, data RangeData) (*Ranges, fyne.Window) {
	return showRanges(t, data, 340, 400)
}

func TestSearch(t *testing.T) {
	v, _ := showSearch(t, search())
	items := append(drawtest.Items(v.Head.Surface), drawtest.Items(v.Rows.Surface)...)
	drawtest.AssertGolden(t, "rounds.txt", items)
	drawtest.AssertApart(t, drawtest.Items(v.Rows.Surface), 340, "the rounds")
	empty, _ := showSearch(t, RangeData{})
	assert.Equal(t, []string{"Nothing yet."}, drawtest.Words(drawtest.Items(empty.Rows.Surface)))
	assert.False(t, empty.Head.Visible())
}

// A narrow pane cuts no number.
func TestNarrowSearch(t *testing.T) {
	v, w := showSearch(t, search())
	w.Resize(fyne.NewSize(240, 400))
	assert.Equal(t, v.Head.Size().Height, v.Rows.Position().Y)
	drawtest.AssertApart(t, drawtest.Items(v.Rows.Surface), 240, "a narrow pane")
}

// Stages and rounds can be selected, notes can't; the selection stays with its round while the search
// goes on.
func TestSelectRound(t *testing.T) {
	v, _ := showSearch(t, search())
	var log []uint32
	v.OnSelect = func(id uint32) { log = append(log, id) }
	for _, at := range []int{1, 2, 3, 5} {
		r, _ := v.Rows.RowRect(at)
		test.TapAt(v.Rows, fyne.NewPos(30, r.Y+5))
	}
	assert.Equal(t, []uint32{10, 11, 21}, log)
	more := search()
	more.Rows = append([]Row{Stage{ID: 5, Name: "FV1"}}, more.Rows...)
	v.SetData(more)
	id, ok := v.Selected()
	assert.True(t, ok)
	assert.Equal(t, uint32(21), id)
	v.Select(99)
	_, ok = v.Selected()
	assert.False(t, ok)
}

func TestHintsOfRounds(t *testing.T) {
	v, _ := showSearch(t, search())
	s := source{v}
	for _, c := range []struct {
		at   int
		x    float32
		want string
	}{{0, 20, "the preliminary search"}, {1, 200, "the first"}, {2, 50, "held"}, {3, 25, "what the table gave"},
		{3, 150, "what killers refuted"}, {3, 330, ""}, {5, 9, "too high"}, {7, 100, "runs"}} {
		assert.Equal(t, c.want, s.Hint(c.at, fyne.NewPos(c.x, 5)), "line %d at %v", c.at, c.x)
	}
}

// The bar of a round lies between its borders on the axis, green where it held.
func TestBarsLieOnTheAxis(t *testing.T) {
	v, _ := showSearch(t, search())
	p := v.Rows.Surface
	items := drawtest.Items(p)
	x, w := v.span(340)
	row, _ := v.Rows.RowRect(2)
	colour := draw.ShadeHolds.Light
	if len(drawtest.InColour(items, colour)) == 0 {
		colour = draw.ShadeHolds.Dark
	}
	left, right := false, false
	for _, r := range drawtest.InColour(items, colour) {
		if r.Y >= row.Y && r.Y < row.Y+row.H {
			left = left || math.Abs(float64(r.X+1-x-v.axis.place(-0.5, w))) < 1
			right = right || math.Abs(float64(r.X+1-x-v.axis.place(0.5, w))) < 1
		}
	}
	assert.True(t, left && right)
	assert.Equal(t, x+w, x+v.axis.place(math.Inf(1), w))
}

// The axis has as many numbers as have room: two at least in the narrowest tab, and none meets the next.
func TestAxisHasNumbers(t *testing.T) {
	v, _ := showSearch(t, search())
	for width := float32(120); width <= 800; width += 20 {
		var at []float32
		v.eachMark(width, func(mark float64, text string) {
			x, half := v.axis.place(mark, width), v.Rows.TextWidth(text, faint)/2
			if n := len(at); n > 0 {
				assert.Less(t, at[n-1], x-half, "width %v", width)
			}
			assert.Equal(t, math.Round(mark), mark, "width %v", width)
			at = append(at, x+half)
		})
		assert.GreaterOrEqual(t, len(at), 2, "width %v", width)
	}
}
