package chart

import (
	"testing"

	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw/drawtest"
)

func TestBarsStandInPairs(t *testing.T) {
	b := NewBars(BarData{Title: "Growth", Unit: "times", Source: "§6", Pairs: []Pair{{"Dn = 2", 6, 3}, {"Dn = 3", 0, 12}}})
	drawtest.Show(t, b, 600, b.MinSize().Height)
	items := drawtest.Items(b.Surface)
	assert.Equal(t, []string{"Growth", "what the source says (§6)", "measured here", "times", "Dn = 2", "6", "3", "Dn = 3",
		"–", "12"}, drawtest.Words(items))
	var widths []float32
	for _, item := range items {
		if item.Text == "" && item.Rect.W > swatch {
			widths = append(widths, item.Rect.W)
		}
	}
	if assert.Len(t, widths, 3) {
		assert.InDelta(t, 2, widths[0]/widths[1], 0.1, "6 and 3")
		assert.InDelta(t, 4, widths[2]/widths[1], 0.2, "12 and 3")
	}
	drawtest.AssertApart(t, drawtest.Texts(items), b.Size().Width, "chart")
}

func TestBarsWithoutSource(t *testing.T) {
	b := NewBars(BarData{Title: "Nodes", Pairs: []Pair{{"a", 0, 3}}})
	drawtest.Show(t, b, 600, b.MinSize().Height)
	assert.NotContains(t, drawtest.Words(drawtest.Items(b.Surface)), "–")
	assert.Empty(t, drawtest.Shapes(b.Surface, drawtest.Items(b.Surface), theme.ColorNamePlaceHolder))
}
