package chessboard

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"fyne.io/fyne/v2/lang"

	"drevo/widgets/draw"
)

// A LegendEntry explains one sign on the board.
type LegendEntry struct {
	Name   string
	Narrow bool                                // the sample is no wider than high
	Sample func(width, height int) image.Image // draws the sign, in pixels
}

// Legend returns the signs that the layers use, each once, in the order of the layers, but for those that are
// unlisted.
func (s *Scene) Legend() []LegendEntry {
	l := legend{palette: s.Palette, seen: map[string]bool{}}
	for _, layer := range s.Layers {
		if layer.Unlisted {
			continue
		}
		if layer.Empty != "" && len(layer.Arrows)+len(layer.Marks) == 0 {
			l.add(Sign{Key: "empty", Name: layer.Label + ": " + layer.Empty, Zoom: 1, Narrow: true,
				Draw: func(*Painter, draw.Point, draw.Point) {}})
		}
		for _, a := range layer.Arrows {
			l.arrow(a)
		}
		for _, h := range layer.Heat {
			l.heat(layer.Label, h.Value)
		}
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

// add adds a sign, unless it is there already. It is drawn on a piece of the board.
func (l *legend) add(sign Sign) {
	key := sign.Key + "\n" + sign.Name
	if sign.Name == "" || l.seen[key] {
		return
	}
	l.seen[key] = true
	scene := NewScene()
	scene.Palette = l.palette
	l.entries = append(l.entries, LegendEntry{Name: lang.L(sign.Name), Narrow: sign.Narrow, Sample: func(width, height int) image.Image {
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

// roleNames say what roles mean; what the user has drawn is not listed.
var roleNames = [roleCount]string{
	RoleBest: "Best", RoleAlternative: "Alternative", RoleForced: "Forced", RoleWhite: "White's threat",
	RoleBlack: "Black's threat", RolePin: "Pinned", RoleHanging: "Hangs",
}

func (l *legend) arrow(a Arrow) {
	name := roleNames[a.Role.known()]
	switch {
	case a.Role == RolePin && a.Dashed:
		name = "Pin to the queen"
	case a.Role == RolePin:
		name = "Pin to the king"
	case a.Dashed && a.Time && name != "": // of a line
		name += ": the reply"
	case a.Dashed && a.Role == RoleAlternative:
		name = "Best so far"
	}
	l.add(Sign{Key: "arrow" + strconv.FormatBool(a.Dashed), Name: name, Zoom: 1.5,
		Draw: func(p *Painter, left, right draw.Point) {
			r := route{Arrow: Arrow{Width: 0.6, Role: a.Role, Dashed: a.Dashed}, line: []draw.Point{left, right}}
			p.measure(&r)
			p.arrow(r)
		}})
}

// attacks adds what a tint and its number say.
func (l *legend) attacks(a Attacks) {
	name := "White attacks it, so often"
	if a.Black {
		name = "Black attacks it, so often"
	}
	l.add(Sign{Key: "attacks", Name: name, Zoom: 1, Narrow: true, Draw: OnSquare(func(p *Painter, square int) {
		sample := Attacks{Black: a.Black}
		sample.Counts[square] = 2
		p.tintAttacks([]Attacks{sample})
		p.countAttacks(sample)
	})})
}

func (l *legend) mark(m Mark) {
	name := roleNames[m.Role.known()]
	l.add(Sign{Key: "mark" + strconv.Itoa(int(m.Kind)), Name: name, Zoom: 0.95, Narrow: true,
		Draw: func(p *Painter, left, right draw.Point) { p.mark(m, left.Lerp(right, 0.5)) }})
}

// heat adds the colour of the values above nothing, or of those below.
func (l *legend) heat(label string, value float64) {
	if value == 0 {
		return
	}
	name := lang.L("good for White")
	if value < 0 {
		name = lang.L("good for Black")
	}
	if label != "" {
		name = label + ": " + name
	}
	l.add(Sign{Key: "heat", Name: name, Zoom: 1, Narrow: true,
		Draw: func(p *Painter, _, _ draw.Point) { p.chip(p.Palette.heat(math.Copysign(1, value))) }})
}

// number adds what the parts of a number mean.
func (l *legend) number(n Number, names NumberNames) {
	for _, part := range []struct {
		there  bool
		name   string
		sample Number
	}{
		{n.Text != "", names.Text, Number{Text: "3"}},
		{n.Small[0] != "", names.Small[0], Number{Small: [2]string{"1", ""}}},
		{n.Small[1] != "", names.Small[1], Number{Small: [2]string{"", "2"}}},
		{n.Lit, names.Lit, Number{Lit: true}},
	} {
		if !part.there {
			continue
		}
		l.add(Sign{Key: "number", Name: part.name, Zoom: 1, Narrow: true, Draw: OnSquare(func(p *Painter, square int) {
			part.sample.Square = square
			p.Tint(square, p.Palette.Dark)
			p.litNumbers([]Number{part.sample})
			p.numbers([]Number{part.sample})
		})})
	}
}
