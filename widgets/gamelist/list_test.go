package gamelist

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw/drawtest"
	"drevo/widgets/rows"
)

var sample = []Row{
	{White: "Botvinnik, Mikhail", Black: "Capablanca, Jose Raul", Result: "1–0", Date: "1938.11.22", Event: "AVRO",
		Opening: "E49 Nimzo-Indian"},
	{White: "A name that does not end before its column does", Black: "Kaissa", Result: "½–½", Date: "1974",
		Event: "WCCC 1974", Opening: "C62 Ruy Lopez"},
	{White: "Position 7"},
}

func show(t *testing.T, width float32) (*rows.Table, fyne.Window) {
	t.Helper()
	l := New()
	w := drawtest.Show(t, l, width, 160)
	rows.Show(l, sample, 0)
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
	drawtest.AssertApartFrom(t, 280, 900, w, l.Rows.Surface)
	words := func(width float32) string {
		w.Resize(fyne.NewSize(width, 160))
		return strings.Join(drawtest.Words(drawtest.Items(l.Rows.Surface)), "\n")
	}
	assert.Contains(t, words(720), "E49")
	assert.NotContains(t, words(300), "E49")
	assert.Contains(t, words(300), "Botvinnik")
}
