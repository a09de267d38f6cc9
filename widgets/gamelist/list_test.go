package gamelist

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw/drawtest"
)

var sample = []Row{
	{White: "Botvinnik, Mikhail", Black: "Capablanca, Jose Raul", Result: "1–0", Date: "1938.11.22", Event: "AVRO",
		Opening: "E49 Nimzo-Indian"},
	{White: "A name that does not end before its column does", Black: "Kaissa", Result: "½–½", Date: "1974",
		Event: "WCCC 1974", Opening: "C62 Ruy Lopez"},
	{White: "Position 7"},
}

func show(t *testing.T, width float32) (*List, fyne.Window) {
	t.Helper()
	l := New()
	w := drawtest.Show(t, l, width, 160)
	l.SetRows(len(sample), func(at int) Row { return sample[at] }, 0)
	return l, w
}

// TestPictures draws a list, its first game chosen.
func TestPictures(t *testing.T) {
	_, w := show(t, 720)
	drawtest.AssertLightAndDark(t, "list", w)
}

// TestColumnsGiveWay: the texts stand apart at every width, and the last columns go first.
func TestColumnsGiveWay(t *testing.T) {
	l, w := show(t, 720)
	drawtest.AssertApartFrom(t, 280, 900, w, l.list.Surface)
	words := func(width float32) string {
		w.Resize(fyne.NewSize(width, 160))
		return strings.Join(drawtest.Words(drawtest.Items(l.list.Surface)), "\n")
	}
	assert.Contains(t, words(720), "E49")
	assert.NotContains(t, words(300), "E49")
	assert.Contains(t, words(300), "Botvinnik")
}

// TestHands: a click chooses a game, another one opens it, as Enter does; a list that grows keeps its
// choice.
func TestHands(t *testing.T) {
	l, w := show(t, 720)
	var chosen, opened []int
	l.OnChoose, l.OnOpen = func(row int) { chosen = append(chosen, row) }, func(row int) { opened = append(opened, row) }
	second := fyne.NewPos(40, l.head.MinSize().Height+source{l}.Height(0)*1.5)
	test.TapCanvas(w.Canvas(), second)
	assert.Equal(t, []int{1}, chosen)
	assert.Empty(t, opened)
	test.TapCanvas(w.Canvas(), second)
	l.Focus(w.Canvas())
	l.list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, []int{1, 1}, opened)
	l.row = func(at int) Row { return sample[at%len(sample)] }
	l.Grow(1000)
	assert.Equal(t, 1, l.Chosen())
}
