package breakdown

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// BenchmarkSetData is what a step from node to node costs the window, without painting.
func BenchmarkSetData(b *testing.B) {
	test.NewTempApp(b)
	w := New()
	win := test.NewTempWindow(b, w)
	win.Resize(fyne.NewSize(440, 600))
	data := sample()
	for len(data.Rows) < 60 {
		data.Rows = append(data.Rows, data.Rows[len(data.Rows)-12])
	}
	for b.Loop() {
		w.SetData(data)
	}
}
