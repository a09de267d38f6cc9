package attacklist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

const badgeRoom = 32

var (
	labelStyle = draw.Style{Bold: true}
	badgeStyle = draw.Style{Size: theme.SizeNameCaptionText, Bold: true, Align: fyne.TextAlignCenter}
	byStyle    = draw.Style{Colour: theme.ColorNamePlaceHolder}
)

// drawWay draws the sign of the attacker's side before its name, a disc for White and a diamond for Black, and
// behind it the squares that it goes by where they have room; else the hint has them.
func (r *Row) drawWay(p *rows.Row, at draw.Rect) {
	const radius, wide = 4.5, 4.5 * 1.25
	sign := fyne.NewPos((edge+indent)/2, at.Middle().Y)
	if r.Black {
		p.Polygon([]fyne.Position{sign.AddXY(0, -wide), sign.AddXY(wide, 0), sign.AddXY(0, wide), sign.AddXY(-wide, 0)},
			p.Colour(draw.ColourBlack))
	} else {
		p.RoundRect(draw.Rect{X: sign.X - radius, Y: sign.Y - radius, W: 2 * radius, H: 2 * radius}, radius,
			p.Colour(draw.ColourWhite))
	}
	x := p.TextWidth(r.Attacker, labelStyle) + 4
	if at.X, at.W = at.X+x, at.W-x; at.W >= p.TextWidth(r.By, byStyle) {
		p.Text(r.By, at, byStyle)
	}
}

// drawBadge draws F: 1 with a tick on a filled ground, 0 in an empty frame.
func (r *Row) drawBadge(p *rows.Row, at draw.Rect) {
	height := float32(p.Face(badgeStyle).Height())/p.Scale() + 2
	at.Y, at.H = at.Y+(at.H-height)/2, height
	mark := fyne.NewPos(at.X+at.W*0.34, at.Middle().Y)
	digit := draw.Rect{X: at.X + at.W*0.5, Y: at.Y, W: at.W * 0.4, H: at.H}
	if r.Mark == Open {
		p.RoundRect(at, at.H/2, p.Shade(draw.ShadeHolds))
		p.Tick(mark, 8, 1.8, p.Colour(theme.ColorNameBackground))
		p.Text("1", digit, badgeStyle.In(theme.ColorNameBackground))
		return
	}
	p.RoundFrame(at.Inset(0.5), at.H/2, 1, p.Colour(theme.ColorNamePlaceHolder))
	p.Cross(mark, 5, 1.2, p.Colour(theme.ColorNamePlaceHolder))
	p.Text("0", digit, badgeStyle.In(theme.ColorNamePlaceHolder))
}
