package breakdown

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
)

// edit opens the editor of Mobility's weight by a click; the returned log takes the weights that
// are reported.
func edit(t *testing.T) (*View, fyne.Window, *[]string) {
	b, w := show(t, fyne.NewSize(700, 600), sample())
	log := &[]string{}
	b.OnWeight = func(row Row, weight float64) { *log = append(*log, fmt.Sprintf("%s %v", row.ID, weight)) }
	b.SetData(sample())
	tap(b, 4, b.table.Place(columnWeight, 0).X+2)
	assert.Same(t, b.editor, w.Canvas().Focused())
	assert.Equal(t, "0.03", b.editor.Text)
	assert.Equal(t, "0.03", b.editor.SelectedText(), "typing replaces the old weight")
	return b, w, log
}

func TestWeightIsTaken(t *testing.T) {
	for typed, want := range map[string]float64{"0.05": 0.05, " 0,5 ": 0.5, "-2": -2, "−2": -2, "−1.25": -1.25,
		"1e-2": 0.01} {
		b, w, log := edit(t)
		b.editor.TypedShortcut(&fyne.ShortcutSelectAll{})
		test.Type(b.editor, typed)
		b.editor.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		assert.Equal(t, []string{fmt.Sprintf("mobility %v", want)}, *log, typed)
		assert.Empty(t, b.editor.layer.Objects)
		assert.Same(t, b.table.Rows, w.Canvas().Focused(), "the keys go back to the list")
	}
}

func TestBadWeightChangesNothing(t *testing.T) {
	b, _, log := edit(t)
	for typed, want := range map[string]string{
		"abc":   "Weight: “abc” is not a number.",
		"NaN":   "Weight: “NaN” is not a number.",
		"1.2.3": "Weight: “1.2.3” is not a number.",
		"":      "Weight: a number is missing.",
	} {
		b.editor.SetText(typed)
		b.editor.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		assert.Contains(t, words(b.table.Foot), want)
		assert.NotEmpty(t, b.editor.layer.Objects, "it can be mended")
	}
	b.editor.SetText("1")
	assert.Contains(t, words(b.table.Foot), "pawns, seen from White · White to move", "typing takes the complaint away")
	b.editor.SetText("x")
	b.editor.FocusLost()
	assert.Empty(t, *log)
	assert.Empty(t, b.editor.layer.Objects)
}

func TestWeightOutOfRangeIsRefusedWithTheRange(t *testing.T) {
	b, _, log := edit(t)
	b.data.Weights = Range{Min: -100, Max: 100, Whole: true}
	for typed, want := range map[string]string{
		"abc":  "Weight: “abc” is not a whole number from −100 to 100.",
		"101":  "Weight: “101” is not a whole number from −100 to 100.",
		"-101": "Weight: “-101” is not a whole number from −100 to 100.",
		"1.5":  "Weight: “1.5” is not a whole number from −100 to 100.",
		" ":    "Weight: missing: a whole number from −100 to 100.",
	} {
		b.editor.SetText(typed)
		b.editor.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		assert.Contains(t, words(b.table.Foot), want)
		assert.NotEmpty(t, b.editor.layer.Objects, "it can be mended")
	}
	assert.Empty(t, *log)
	b.editor.SetText("-100")
	b.editor.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, []string{"mobility -100"}, *log)
}

func TestFixedWeightIsNotEdited(t *testing.T) {
	data := sample()
	data.Rows[2].Fixed = true
	b, _ := show(t, fyne.NewSize(700, 600), data)
	b.OnWeight = func(Row, float64) {}
	b.SetData(data)
	x := b.table.Place(columnWeight, 0).X + 2
	tap(b, 4, x)
	assert.Empty(t, b.editor.layer.Objects)
	row, selected := b.Selected()
	assert.True(t, selected && row.ID == "mobility", "the click selects the term all the same")
	assert.Contains(t, b.tableLines()[4].Cells[columnWeight].Hint, "This weight is fixed.")
	tap(b, 5, x)
	assert.NotEmpty(t, b.editor.layer.Objects, "its neighbour can be edited")
}

func TestEscapeKeepsTheWeight(t *testing.T) {
	b, w, log := edit(t)
	b.editor.SetText("9")
	b.editor.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.Empty(t, *log)
	assert.Same(t, b.table.Rows, w.Canvas().Focused())
}

func TestLeavingTakesTheWeight(t *testing.T) {
	b, w, log := edit(t)
	b.editor.SetText("9")
	w.Canvas().Unfocus()
	assert.Equal(t, []string{"mobility 9"}, *log)
	assert.Empty(t, b.editor.layer.Objects)
}

func TestSameWeightIsNoChange(t *testing.T) {
	b, _, log := edit(t)
	b.editor.SetText("0.030")
	b.editor.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Empty(t, *log)
}

func TestNewDataEndsEditing(t *testing.T) {
	b, _, log := edit(t)
	b.editor.SetText("9")
	b.SetData(sample())
	assert.Empty(t, *log, "the weight was of another evaluation")
	assert.Empty(t, b.editor.layer.Objects)
}

func TestWeightsAreFixedWithoutCallback(t *testing.T) {
	b, _ := show(t, fyne.NewSize(700, 600), sample())
	tap(b, 4, b.table.Place(columnWeight, 0).X+2)
	assert.Empty(t, b.editor.layer.Objects)
	key(b, fyne.KeyReturn)
	assert.Empty(t, b.editor.layer.Objects)
	b.OnWeight = func(Row, float64) {}
	key(b, fyne.KeyReturn)
	assert.NotEmpty(t, b.editor.layer.Objects)
}
