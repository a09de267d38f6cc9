package trajectories

import (
	"image"
	"testing"

	"drevo/internal/boardtest"
	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// badged is a board with a badge of each type.
func badged() chessboard.Scene {
	s := chessboard.NewScene()
	s.Pieces = placed("8/p3q1kp/8/8/8/8/1K4PP/8")
	s.Layers = []chessboard.Layer{{Overlays: []chessboard.Overlay{Badges{
		{Square: sq("a7"), Text: "1", Type: Captured}, {Square: sq("e7"), Text: "9", Type: Doomed},
		{Square: sq("g7"), Text: "200", Type: Expected}, {Square: sq("h7"), Text: "1", Type: Stable},
	}}}}
	return s
}

func TestBadgesPicture(t *testing.T) {
	s := badged()
	boardtest.Compare(t, "badges", s.Image(400))
}

// Every type has a shape and a colour of its own.
func TestBadges(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 800, 800))
	s := chessboard.NewScene()
	p := chessboard.NewPainter(img, &s)
	var badges Badges
	for kind := Captured; kind <= Stable; kind++ {
		badges = append(badges, Badge{Square: int(kind), Type: kind})
	}
	badges.Draw(p, chessboard.OnTop)
	radius := badgeRadius(p)
	shapes := map[[3]bool]ValueType{}
	for kind := Captured; kind <= Stable; kind++ {
		r := p.Rect(int(kind))
		x, y := float64(r.Max.X)-p.Units(0.02)-radius*1.1, float64(r.Min.Y)+p.Units(0.02)+radius*1.1
		at := func(dx, dy float64) bool {
			return near(img.RGBAAt(int(x+dx*radius), int(y+dy*radius)), valueTypes[kind].colour, 30)
		}
		shape := [3]bool{at(0.82, -0.65), at(0, 1.1), at(-0.97, 0.2)}
		if other, twice := shapes[shape]; twice {
			t.Errorf("types %d and %d have one shape, %v", other, kind, shape)
		}
		shapes[shape] = kind
	}
	none := image.NewRGBA(image.Rect(0, 0, 400, 400))
	Badges{{Square: 3, Type: 0}, {Square: 3, Type: 5}}.Draw(chessboard.NewPainter(none, &s), chessboard.OnTop)
	for _, b := range none.Pix {
		if b != 0 {
			t.Fatal("a badge of no type is drawn")
		}
	}
}

// A long text is written as small as its badge wants it.
func TestLongTextFitsItsBadge(t *testing.T) {
	s := chessboard.NewScene()
	p := chessboard.NewPainter(image.NewRGBA(image.Rect(0, 0, 80, 80)), &s)
	var written []draw.Rect
	p.Log = func(i draw.Item) {
		if i.Text == "200" {
			written = append(written, i.Rect)
		}
	}
	Badge{Text: "200", Type: Doomed}.draw(p, draw.Point{X: 40, Y: 40}, 16)
	if len(written) != 1 || written[0].W > 24 || written[0].H < 8 {
		t.Errorf("200 is written at %v in a room of 24", written)
	}
}
