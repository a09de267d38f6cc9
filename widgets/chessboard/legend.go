package chessboard

import (
	"image"

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
		for _, m := range layer.Marks {
			l.mark(m)
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

// add adds an entry unless the same sign is there already. It is drawn by a
// brush whose board has squares as high as the sample.
func (l *legend) add(sign, name string, draw func(b *brush, left, right paint.Point)) {
	if name == "" || l.seen[sign+name] {
		return
	}
	l.seen[sign+name] = true
	palette := l.palette
	l.entries = append(l.entries, LegendEntry{Name: name, Sample: func(width, height int) image.Image {
		img := image.NewRGBA(image.Rect(0, 0, width, height))
		scene := NewScene()
		scene.Palette = palette
		b := &brush{dst: img, frame: frame{side: height}, scene: &scene, tools: &tools{}}
		draw(b, b.point(0.15, 0.5), b.point(float64(width)/float64(max(height, 1))-0.15, 0.5))
		return img
	}})
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
	l.add(sign, l.role(a.Role), func(b *brush, left, right paint.Point) {
		r := route{Arrow: a, line: []paint.Point{left, right}}
		b.measure(&r)
		b.arrow(r)
	})
}

func (l *legend) mark(m Mark) {
	sign := "mark" + string(rune('0'+m.Kind))
	l.add(sign, l.role(m.Role), func(b *brush, left, right paint.Point) {
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
		l.add("heat", before+name, func(b *brush, left, right paint.Point) {
			b.path.RoundRect(b.point(0, 0.1), right.Add(paint.Point{X: b.units(0.15), Y: b.units(0.4)}), b.units(0.12))
			value := 1.0
			if h.Value < 0 {
				value = -1
			}
			b.fill(b.scene.Palette.heat(value))
		})
	}
}

// trajectory adds the line of the side and each of its signs that occurs.
func (l *legend) trajectory(t Trajectory) {
	if !t.valid() {
		return
	}
	sign := "own"
	side := l.words.Own
	if t.Side == Enemy {
		sign, side = "enemy", l.words.Enemy
	}
	sample := func(f int, show func(b *brush, k track, middle paint.Point)) func(*brush, paint.Point, paint.Point) {
		return func(b *brush, left, right paint.Point) {
			stops := Trajectory{Side: t.Side, Stops: []int{0}, F: f}
			show(b, track{Trajectory: stops, line: []paint.Point{left, right}, shown: 1, size: 1}, left.Lerp(right, 0.5))
		}
	}
	l.add(sign, side, sample(t.F, func(b *brush, k track, _ paint.Point) { b.way(k) }))
	if len(t.Stops) > 1 || t.HalfMoves > 0 {
		l.add(sign, l.words.Alpha, sample(t.F, func(b *brush, k track, at paint.Point) { b.alpha(k, at, 1) }))
	}
	if len(t.Beta) > 0 {
		l.add(sign, l.words.Beta, sample(t.F, func(b *brush, k track, at paint.Point) { b.beta(k, at) }))
	}
	ring := map[int]string{FOpen: l.words.Open, FClosed: l.words.Closed, FUnknown: l.words.Unknown}[t.F]
	l.add(sign, ring, sample(t.F, func(b *brush, k track, at paint.Point) {
		k.line[1] = at
		b.target(k, at)
	}))
}
