package formula

import (
	"image/color"
	"math"

	"drevo/widgets/easel"
	"drevo/widgets/sheet"
)

// The colours, by what they say here.
var (
	own   = sheet.ShadeOwn
	enemy = sheet.ShadeEnemy
	holds = sheet.ShadeHolds
	fails = enemy
)

// faint is a colour that lets the ground shine through.
func faint(c color.NRGBA, alpha uint8) color.NRGBA {
	c.A = alpha
	return c
}

// arcSteps is how many sides a quarter of a circle is drawn with.
const arcSteps = 8

// rounded gives the corners of a box rounded by the radius, at most by half of its shorter side.
func rounded(r easel.Rect, radius float32) []easel.Point {
	radius = min(radius, r.W/2, r.H/2)
	left, right, top, bottom := r.X+radius, r.X+r.W-radius, r.Y+radius, r.Y+r.H-radius
	points := make([]easel.Point, 0, 4*(arcSteps+1))
	for quarter, c := range [4]easel.Point{{X: right, Y: top}, {X: right, Y: bottom}, {X: left, Y: bottom}, {X: left, Y: top}} {
		for i := range arcSteps + 1 {
			sin, cos := math.Sincos((float64(quarter) + float64(i)/arcSteps) * math.Pi / 2)
			points = append(points, easel.Point{X: c.X + radius*float32(sin), Y: c.Y - radius*float32(cos)})
		}
	}
	return points
}

// sign gives the shape of a side round a place: a disc for the own side, a diamond for the enemy.
func sign(enemy bool, at easel.Point, radius float32) []easel.Point {
	if enemy {
		radius *= 1.25
		return []easel.Point{{X: at.X, Y: at.Y - radius}, {X: at.X + radius, Y: at.Y}, {X: at.X, Y: at.Y + radius}, {X: at.X - radius, Y: at.Y}}
	}
	return rounded(easel.Rect{X: at.X - radius, Y: at.Y - radius, W: 2 * radius, H: 2 * radius}, radius)
}

// check draws a tick that is as wide as the size.
func check(p *easel.Pen, at easel.Point, size, thick float32, c color.NRGBA) {
	p.Line([]easel.Point{
		{X: at.X - size/2, Y: at.Y + size*0.02}, {X: at.X - size*0.14, Y: at.Y + size*0.36}, {X: at.X + size/2, Y: at.Y - size*0.36},
	}, thick, c)
}

// cross draws two strokes through each other, as wide as the size.
func cross(p *easel.Pen, at easel.Point, size, thick float32, c color.NRGBA) {
	half := size / 2
	p.Line([]easel.Point{{X: at.X - half, Y: at.Y - half}, {X: at.X + half, Y: at.Y + half}}, thick, c)
	p.Line([]easel.Point{{X: at.X - half, Y: at.Y + half}, {X: at.X + half, Y: at.Y - half}}, thick, c)
}
