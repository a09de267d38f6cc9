package rows

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw"
)

// formula is a line with a formula below, whose pieces bring the blanks between them.
func formula() Line {
	p := Passage{Hang: 12, Lead: 3}
	for _, text := range []string{"Qe5", " – jQe7", "·0(3)", "·1(e5)", "·[1(d6) + (0–1)·{1(jQe7)·1(d6) | 1(jKf8)·1(d6)}]",
		"·[1(e7) + (0–1)·1(jKf8)·1(e7)]", "·[1–1(b4, a3, c7)]"} {
		p.Pieces = append(p.Pieces, Piece{Text: text, Hint: "about " + text})
	}
	return Line{Cells: []Cell{{Text: "Queen e5"}}, Below: []Passage{p}, Hint: "the line"}
}

// TestPiecesStandApart looks at every width from 100 to 700: pieces stand in their order, within the table
// and apart from each other, a new line begins only where it must, and only a piece that has a line to itself is
// cut.
func TestPiecesStandApart(t *testing.T) {
	table, _ := showTable(t, []Column{{Name: "A", Width: 60, Share: 1}}, 400)
	line := formula()
	cut := 0
	for width := float32(100); width <= 700; width += 7 {
		table.Resize(fyne.NewSize(width, 160))
		list, bottom := table.passages(&line)
		left, right := table.Edge, width-table.Gutter
		for i, f := range list {
			name := fmt.Sprintf("width %v, piece %d", width, i)
			assert.LessOrEqual(t, f.at.X+f.at.W, right+0.01, name)
			if f.cut {
				cut++
				assert.True(t, f.at.X == left || f.at.X == left+12, "%s is cut but not alone", name)
				assert.True(t, i+1 == len(list) || list[i+1].at.Y > f.at.Y, "%s is cut but not alone", name)
				assert.Equal(t, line.Below[0].Pieces[i].Text+"\n"+line.Below[0].Pieces[i].Hint,
					table.HintAt(&line, f.at.Middle()))
			}
			if i == 0 {
				continue
			}
			if last := list[i-1].at; f.at.Y == last.Y {
				assert.GreaterOrEqual(t, f.at.X, last.X+last.W-0.01, name)
			} else {
				assert.Equal(t, last.Y+last.H, f.at.Y, name)
				assert.Greater(t, last.X+last.W+table.Rows.TextWidth(f.text, draw.Style{}), right, "%s would have had room", name)
			}
		}
		last := list[len(list)-1].at
		assert.InDelta(t, last.Y+last.H+table.Air, bottom, 0.01)
	}
	assert.Positive(t, cut)
}

// TestPassagesOfSeveralSorts: a text that is wider than a line is broken where its passage wraps, passages stand
// one below the other, and where the cells have no texts they begin beside what these draw.
func TestPassagesOfSeveralSorts(t *testing.T) {
	table, _ := showTable(t, []Column{{Name: "A", Width: 60, Share: 1}}, 200)
	moves := Passage{Indent: 14, Gap: 6, Steady: true, Hint: "the line",
		Pieces: []Piece{{Text: "Nf3"}, {Text: "d5", Lit: true}}}
	note := Passage{Small: true, Wraps: true, Pieces: []Piece{{Text: "a sentence that is longer than a line is"}}}
	line := Line{Cells: []Cell{{Room: 12}}, Below: []Passage{moves, note}, Hint: "all"}
	list, bottom := table.passages(&line)
	assert.Equal(t, []float32{table.Air, table.Edge + 14}, []float32{list[0].at.Y, list[0].at.X})
	assert.Greater(t, len(list), 3, "the sentence has several lines")
	assert.Equal(t, list[0].at.Y+list[0].at.H, list[2].at.Y)
	assert.Equal(t, list[2].at.Y+list[2].at.H, list[3].at.Y)
	assert.Equal(t, bottom, table.LineHeight(&line))
	passage, piece := table.PieceAt(&line, list[1].at.Middle())
	assert.Equal(t, []int{0, 1}, []int{passage, piece})
	assert.Equal(t, "the line", table.HintAt(&line, list[1].at.Middle()))
	assert.Equal(t, "all", table.HintAt(&line, fyne.NewPos(190, bottom-4)))
	plain := moves
	plain.Pieces = []Piece{{Text: "Nf3"}, {Text: "d5"}}
	unlit := Line{Cells: line.Cells, Below: []Passage{plain}}
	still, _ := table.passages(&unlit)
	assert.Equal(t, list[1].at, still[1].at, "lit or not, a piece stands where it does")
	line.Cells[0].Text = "e4"
	lower, _ := table.passages(&line)
	assert.Greater(t, lower[0].at.Y, list[0].at.Y)
}
