package chessboard

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"drevo/widgets/draw"
)

// put puts an object on a rectangle of pixels.
func (b *Board) put(o fyne.CanvasObject, r image.Rectangle) {
	o.Move(fyne.NewPos(b.units(r.Min.X), b.units(r.Min.Y)))
	o.Resize(fyne.NewSize(b.units(r.Dx()), b.units(r.Dy())))
}

// units turns pixels into Fyne's units.
func (b *Board) units(pixels int) float32 { return draw.Units(pixels, b.scale) }

// arriving reports whether a piece is under way to a square.
func (b *Board) arriving(square int) bool {
	return slices.ContainsFunc(b.animation.moves, func(m pieceMove) bool { return m.to == square })
}

// showPieces brings the pieces's images in line with what is to be shown.
func (b *Board) showPieces() {
	for square, piece := range b.shown() {
		img := b.objects.pieces[square]
		picture := b.memory.pieces.image(piece, b.geometry.Side)
		if picture == nil || b.arriving(square) {
			if img.Visible() {
				img.Hide()
			}
			continue
		}
		b.setImage(img, picture, b.geometry.Rect(square))
		through := 0.0
		if b.drag.active && square == b.drag.square {
			through = 0.65
		}
		if img.Translucency != through {
			img.Translucency = through
			canvas.Refresh(img)
		}
	}
}

// setImage shows a picture at a place; what is there already costs nothing.
func (b *Board) setImage(img *canvas.Image, picture *image.RGBA, at image.Rectangle) {
	fresh := img.Image != picture || !img.Visible()
	img.Image = picture
	b.put(img, at)
	if fresh {
		img.Show()
		img.Refresh()
	}
}
