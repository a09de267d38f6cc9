package chessboard

import (
	"image"
	"image/color"
	"math"

	"drevo/widgets/paint"
)

// A LegendEntry explains one sign on the board.
type LegendEntry struct {
	Name   string
	Sample func(width, height int) image.Image // draws the sign, in pixels
}

// Legend returns the signs that the visible layers use, each once, in the order
// of the layers.
func (s *Scene) Legend(words Words) []LegendEntry {
	l := legend{palette: s.Palette, words: words, seen: map[string]bool{}}
	for _, layer := range s.visible() {
		for _, a := range layer.Arrows {
			l.arrow(a)
		}
		l.heat(layer)
		for _, t := range layer.Trajectories {
			l.trajectory(t)
		}
		l.moment(layer)
		for _, m := range layer.Marks {
			l.mark(m)
		}
		for _, n := range layer.Numbers {
			l.number(n)
		}
		for _, g := range layer.Badges {
			l.badge(g)
		}
	}
	return l.entries
}

// A legend is being collected.
type legend struct {
	palette Palette
	words   Words
	entries []LegendEntry
	seen    map[string]bool
}

// add adds an entry unless the same sign is there already. The sign is drawn on
// a piece of the board, between two points, by a brush whose squares are zoom
// times as high as the sample.
func (l *legend) add(sign, name string, zoom float64, draw func(b *brush, left, right paint.Point)) {
	if name == "" || l.seen[sign+name] {
		return
	}
	l.seen[sign+name] = true
	scene := NewScene()
	scene.Palette = l.palette
	l.entries = append(l.entries, LegendEntry{Name: name, Sample: func(width, height int) image.Image {
		img := image.NewRGBA(image.Rect(0, 0, width, height))
		b := &brush{dst: img, frame: frame{side: int(float64(height) * zoom)}, scene: &scene, tools: &tools{}}
		b.chip(scene.Palette.Light)
		middle := float64(height) / 2
		draw(b, paint.Point{X: 0.25 * middle, Y: middle}, paint.Point{X: float64(width) - 0.25*middle, Y: middle})
		return img
	}})
}

// chip fills the picture, with rounded corners.
func (b *brush) chip(c color.NRGBA) {
	size := paint.Point{X: float64(b.dst.Rect.Dx()), Y: float64(b.dst.Rect.Dy())}
	b.path.RoundRect(paint.Point{}, size, size.Y/5)
	b.fill(c)
}

func (l *legend) role(r Role) string {
	if r < 0 || r >= roleCount {
		return ""
	}
	return l.words.Roles[r]
}

func (l *legend) arrow(a Arrow) {
	sign := "arrow"
	if a.Dashed {
		sign = "dashed"
	}
	a.Label, a.Width = "", 0.6
	l.add(sign, l.role(a.Role), 1.5, func(b *brush, left, right paint.Point) {
		r := route{Arrow: a, line: []paint.Point{left, right}}
		b.measure(&r)
		b.arrow(r)
	})
}

func (l *legend) mark(m Mark) {
	sign := "mark" + string(rune('0'+m.Kind))
	l.add(sign, l.role(m.Role), 0.95, func(b *brush, left, right paint.Point) {
		b.mark(m, left.Lerp(right, 0.5))
	})
}

func (l *legend) heat(layer Layer) {
	before := ""
	if layer.Name != "" {
		before = layer.Name + ": "
	}
	for _, h := range layer.Heat {
		name := l.words.Positive
		if h.Value < 0 {
			name = l.words.Negative
		}
		if h.Value == 0 || name == "" {
			continue
		}
		l.add("heat", before+name, 1, func(b *brush, _, _ paint.Point) {
			b.chip(b.scene.Palette.heat(math.Copysign(1, h.Value)))
		})
	}
}
