package chessboard

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2/lang"

	"drevo/widgets/draw"
)

// A LegendEntry explains one sign on the board.
type LegendEntry struct {
	Name   string
	Sample func(width, height int) image.Image // draws the sign, in pixels
}

// Legend returns the signs that the layers use, each once, in the order of the
// layers, but for those that are unlisted.
func (s *Scene) Legend() []LegendEntry {
	l := legend{palette: s.Palette, seen: map[string]bool{}}
	for _, layer := range s.Layers {
		if layer.Unlisted {
			continue
		}
		l.empty(layer)
		for _, a := range layer.Arrows {
			l.arrow(a)
		}
		l.heat(layer)
		for _, a := range layer.Attacks {
			l.attacks(a)
		}
		for _, m := range layer.Marks {
			l.mark(m)
		}
		for _, n := range layer.Numbers {
			l.number(n, layer.Names)
		}
		for _, o := range layer.Overlays {
			for _, sign := range o.Legend() {
				l.add(sign)
			}
		}
	}
	return l.entries
}

// A legend is being collected.
type legend struct {
	palette Palette
	entries []LegendEntry
	seen    map[string]bool
}

// add adds an entry unless the same sign is there already. The sign is drawn on
// a piece of the board.
func (l *legend) add(sign Sign) {
	key := sign.Key + "\n" + sign.Name
	if sign.Name == "" || l.seen[key] {
		return
	}
	l.seen[key] = true
	scene := NewScene()
	scene.Palette = l.palette
	l.entries = append(l.entries, LegendEntry{Name: sign.Name, Sample: func(width, height int) image.Image {
		img := image.NewRGBA(image.Rect(0, 0, width, height))
		p := NewPainter(img, &scene)
		p.Geometry = Geometry{Side: int(float64(height) * sign.Zoom)}
		p.chip(p.Palette.Light)
		middle := float64(height) / 2
		sign.Draw(p, draw.Point{X: 0.25 * middle, Y: middle}, draw.Point{X: float64(width) - 0.25*middle, Y: middle})
		return img
	}})
}

// chip fills the picture, with rounded corners.
func (p *Painter) chip(c color.NRGBA) {
	size := p.Bounds().Size()
	p.path.RoundRect(draw.Point{}, draw.Point{X: float64(size.X), Y: float64(size.Y)}, float64(size.Y)/5)
	p.fill(c)
}

// name returns what a role means, nothing for what the user has drawn.
func (r Role) name() string {
	switch r {
	case RoleBest:
		return lang.L("Best")
	case RoleAlternative:
		return lang.L("Alternative")
	case RoleForced:
		return lang.L("Forced")
	case RoleWhite:
		return lang.L("White's threat")
	case RoleBlack:
		return lang.L("Black's threat")
	case RolePin:
		return lang.L("Pinned")
	case RoleHanging:
		return lang.L("Hangs")
	}
	return ""
}

func (l *legend) arrow(a Arrow) {
	key := "arrow"
	if a.Dashed {
		key = "dashed"
	}
	a.Label, a.Width = "", 0.6
	name := a.Role.name()
	if a.Role == RolePin {
		name = lang.L("Pin to the king")
		if a.Dashed {
			name = lang.L("Pin to the queen")
		}
	}
	l.add(Sign{key, name, 1.5, func(p *Painter, left, right draw.Point) {
		r := route{Arrow: a, line: []draw.Point{left, right}}
		p.measure(&r)
		p.arrow(r)
	}})
}

// empty says that a layer has nothing to show, with an empty square.
func (l *legend) empty(layer Layer) {
	if layer.Empty == "" || len(layer.Arrows)+len(layer.Marks) > 0 {
		return
	}
	l.add(Sign{"empty", layer.Label + ": " + layer.Empty, 1, func(*Painter, draw.Point, draw.Point) {}})
}

// attacks adds what a tint and its number say.
func (l *legend) attacks(a Attacks) {
	name := lang.L("White attacks it, so often")
	if a.Black {
		name = lang.L("Black attacks it, so often")
	}
	l.add(Sign{"attacks" + name, name, 1, func(p *Painter, left, right draw.Point) {
		const square = 0
		sample := Attacks{Black: a.Black}
		sample.Counts[square] = 2
		p.PutSquare(square, left.Lerp(right, 0.5))
		p.tintAttacks([]Attacks{sample})
		p.countAttacks(sample)
	}})
}

func (l *legend) mark(m Mark) {
	m.Text = ""
	l.add(Sign{"mark" + string(rune('0'+m.Kind)), m.Role.name(), 0.95, func(p *Painter, left, right draw.Point) {
		p.mark(m, left.Lerp(right, 0.5))
	}})
}

func (l *legend) heat(layer Layer) {
	before := ""
	if layer.Label != "" {
		before = layer.Label + ": "
	}
	for _, h := range layer.Heat {
		name := lang.L("good for White")
		if h.Value < 0 {
			name = lang.L("good for Black")
		}
		if h.Value == 0 {
			continue
		}
		l.add(Sign{"heat", before + name, 1, func(p *Painter, _, _ draw.Point) {
			p.chip(p.Palette.heat(math.Copysign(1, h.Value)))
		}})
	}
}

// number adds what the parts of a number mean.
func (l *legend) number(n Number, names NumberNames) {
	add := func(name string, sample Number) {
		l.add(Sign{"number", name, 1, func(p *Painter, left, right draw.Point) {
			const square = 0
			sample.Square = square
			p.PutSquare(square, left.Lerp(right, 0.5))
			p.Tint(square, p.Palette.Dark)
			p.litNumbers([]Number{sample})
			p.numbers([]Number{sample})
		}})
	}
	if n.Text != "" {
		add(names.Text, Number{Text: "3"})
	}
	if n.Small[0] != "" {
		add(names.Small[0], Number{Small: [2]string{"1", ""}})
	}
	if n.Small[1] != "" {
		add(names.Small[1], Number{Small: [2]string{"", "2"}})
	}
	if n.Lit {
		add(names.Lit, Number{Lit: true})
	}
}
