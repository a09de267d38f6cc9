package draw_test

import (
	"testing"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

// TestPaletteHasStepsOfLightness: neighbours of the palette differ in lightness by a step, and any two by a smaller
// one, for usual eyes and for deuteranopic ones.
func TestPaletteHasStepsOfLightness(t *testing.T) {
	const hues, step, least = 8, 12, 4
	for i := range hues {
		for k := range i {
			apart := drawtest.StepOfLightness(draw.Palette(i), draw.Palette(k))
			if neighbours := i-k == 1 || i-k == hues-1; apart < least || neighbours && apart < step {
				t.Errorf("hues %d and %d are %.1f apart", k, i, apart)
			}
		}
	}
}
