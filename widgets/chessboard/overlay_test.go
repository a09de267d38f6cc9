package chessboard

import (
	"image"
	"slices"
	"testing"

	"drevo/internal/boardtest"
	"drevo/widgets/draw"
)

// A toy is the overlay of the package comment: a ring on a square, in a disc below
// the pieces, with a dot on top.
type toy struct {
	square int
	passes *[]Pass // that were drawn; may be nil
}

func (o toy) Draw(p *Painter, pass Pass) {
	if o.passes != nil {
		*o.passes = append(*o.passes, pass)
	}
	at, colour := p.Centre(o.square), p.Palette.Enemy
	p.Shape(p.Bounds(), colour, func(path *draw.Path) {
		switch pass {
		case UnderPieces:
			path.Circle(at, p.Units(0.3))
		case OverPieces:
			path.Ring(at, p.Units(0.42), p.Units(0.08))
		case OnTop:
			path.Circle(at, p.Units(0.05))
		}
	})
}

func (o toy) Legend() []Sign {
	ring := Sign{Key: "toy", Name: "Dangerous", Zoom: 0.9, Draw: func(p *Painter, left, right draw.Point) {
		p.PutSquare(o.square, left.Lerp(right, 0.5))
		o.Draw(p, OverPieces)
	}}
	return []Sign{ring, ring, {Key: "nameless"}}
}

func TestOverlayPasses(t *testing.T) {
	s := NewScene()
	s.Pieces[sq("d4")] = 'q'
	var passes []Pass
	s.Layers = []Layer{{
		Overlays: []Overlay{toy{square: sq("d4"), passes: &passes}},
		Arrows:   []Arrow{{From: sq("a4"), To: sq("h4"), Width: 1}},
	}}
	img := s.Image(800)
	if want := []Pass{UnderPieces, OverPieces, OnTop}; !slices.Equal(passes, want) {
		t.Errorf("passes %v, want %v", passes, want)
	}
	p := NewPainter(img, &s)
	at := func(dx, dy float64) image.Point {
		c := p.Centre(sq("d4"))
		return image.Pt(int(c.X+p.Units(dx)), int(c.Y+p.Units(dy)))
	}
	for _, c := range []struct {
		what string
		at   image.Point
		want bool // the overlay's colour
	}{
		{"below a piece", at(0, 0.15), false},
		{"beside the piece, below it", at(-0.22, -0.16), true},
		{"around the piece", at(0, 0.42), true},
		{"under the arrow", at(0.42, 0), false},
		{"above the arrow", at(0, 0), true},
	} {
		if got := boardtest.Near(img.RGBAAt(c.at.X, c.at.Y), s.Palette.Enemy, 4); got != c.want {
			t.Errorf("%s: the overlay is seen: %v", c.what, got)
		}
	}
}

// The widget lets an overlay draw, and lists its sign once.
func TestOverlayOnTheBoard(t *testing.T) {
	d := newDesk(t)
	d.SetLayers([]Layer{{Key: "toy", Overlays: []Overlay{toy{square: sq("e5")}}}})
	at := d.at("e5").AddXY(0, 21)
	if got := d.window.Canvas().Capture().At(int(at.X), int(at.Y)); !near(got, d.Scene().Palette.Enemy, 8) {
		t.Errorf("the ring on e5 is %v", got)
	}
	if got := names(d.Legend()); !slices.Equal(got, []string{"Dangerous"}) {
		t.Errorf("legend %v", got)
	}
}
