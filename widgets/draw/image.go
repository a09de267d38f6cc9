package draw

import (
	"image"
	"image/color"
	"image/draw"
)

// Image draws a picture with its top left corner at a pixel, more or less opaque: opacity is from 0
// to 255.
func (p *Context) Image(picture *image.RGBA, at image.Point, opacity uint8) {
	r := image.Rectangle{Min: at, Max: at.Add(picture.Rect.Size())}
	p.log(r, color.NRGBA{A: opacity})
	if p.vector != nil {
		p.vector.Picture(picture, at, opacity)
	}
	if opacity == 0xFF { // many times faster
		draw.Draw(p.img, r, picture, picture.Rect.Min, draw.Over)
		return
	}
	mask := image.NewUniform(color.Alpha{A: opacity})
	draw.DrawMask(p.img, r, picture, picture.Rect.Min, mask, image.Point{}, draw.Over)
}

// FillPath fills the shapes of a path, in pixels.
func (p *Context) FillPath(path *Path, c color.NRGBA) {
	if !path.Empty() {
		p.log(path.box(), c)
		p.filled(path, p.img.Rect, c)
		path.Fill(p.img, c)
	}
}
