package attacklist

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// frame draws what is in view, as Fyne does for each picture.
func frame(l *List) { l.Rows.Surface.Generator(420, 800) }

// BenchmarkScroll is what a frame of scrolling through a thousand rows costs the widget: 60 a
// second leave 16 ms.
func BenchmarkScroll(b *testing.B) {
	l, _ := showList(b, fyne.NewSize(420, 800), many(1000))
	step := float32(0)
	for b.Loop() {
		if step += 37; step > 50_000 {
			step = 0
			l.Rows.ScrollTo(0, 0)
		}
		l.Rows.ScrollBy(37)
		frame(l)
	}
}

// BenchmarkWiden is what a frame costs while the pane is dragged wider with a thousand rows in it.
func BenchmarkWiden(b *testing.B) {
	l, _ := showList(b, fyne.NewSize(420, 800), many(1000))
	width := float32(420)
	for b.Loop() {
		if width++; width > 600 {
			width = 300
		}
		l.Resize(fyne.NewSize(width, 800))
		frame(l)
	}
}

// BenchmarkSetRows is what a thousand other rows cost, with the first picture.
func BenchmarkSetRows(b *testing.B) {
	l, _ := showList(b, fyne.NewSize(420, 800), nil)
	rows := many(1000)
	for b.Loop() {
		l.SetRows(rows)
		frame(l)
	}
}

// BenchmarkHover is what the mouse costs that goes over a list.
func BenchmarkHover(b *testing.B) {
	l, _ := showList(b, fyne.NewSize(420, 800), many(1000))
	y := float32(0)
	for b.Loop() {
		if y += 3; y > 790 {
			y = 0
		}
		l.Rows.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(80, y)}})
		frame(l)
	}
}
