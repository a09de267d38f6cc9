package why

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// BenchmarkSetData is what another explanation costs the window, without painting.
func BenchmarkSetData(b *testing.B) {
	test.NewTempApp(b)
	p := New()
	win := test.NewTempWindow(b, p)
	win.Resize(fyne.NewSize(440, 800))
	data := sample()
	for b.Loop() {
		p.SetData(data)
	}
}
