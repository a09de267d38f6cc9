package drawtest

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Show puts an object into a window of a test's own app, without a border.
func Show(t testing.TB, o fyne.CanvasObject, width, height float32) fyne.Window {
	t.Helper()
	test.NewTempApp(t)
	w := test.NewTempWindow(t, o)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(width, height))
	return w
}

// AssertLightAndDark compares what a window shows in the light theme and in the dark one with
// NAME_light.png and NAME_dark.png in testdata.
func AssertLightAndDark(t *testing.T, name string, w fyne.Window) {
	t.Helper()
	for _, variant := range []struct {
		name  string
		light bool
	}{{"light", true}, {"dark", false}} {
		test.ApplyTheme(t, Variant{Theme: theme.DefaultTheme(), Light: variant.light})
		AssertPicture(t, name+"_"+variant.name+".png", w.Canvas().Capture())
	}
}

// AssertApartFrom makes a window narrower and wider, and checks at each width that the texts of a
// surface stand apart, as [AssertApart] says, and that some stand there always.
func AssertApartFrom(t *testing.T, narrow, wide float32, w fyne.Window, s *draw.Surface, always ...string) {
	t.Helper()
	height := w.Canvas().Size().Height
	for width := narrow; width < wide; width += 20 {
		w.Resize(fyne.NewSize(width, height))
		items := Items(s)
		AssertApart(t, items, width, "the list")
		there := map[string]bool{}
		for _, word := range Words(items) {
			there[word] = true
		}
		for _, word := range always {
			if !there[word] {
				t.Errorf("%q is gone at a width of %v", word, width)
			}
		}
	}
}
