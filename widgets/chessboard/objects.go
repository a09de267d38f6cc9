package chessboard

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"drevo/widgets/draw"
)

// The objects of a board from the bottom up. Squares and overlay are one raster
// each; a piece is an image, so that moving one repaints none of the rest.
type objects struct {
	squares *canvas.Raster
	hover   *canvas.Rectangle
	pieces  [64]*canvas.Image // by square
	overlay *canvas.Raster
	moving  [2]*canvas.Image // pieces under way: dragged, or moving by themselves
	dim     *canvas.Rectangle
	buttons [4]*canvas.Rectangle
	choices [4]*canvas.Image
}

func newObjects(b *Board) objects {
	o := objects{
		squares: canvas.NewRaster(b.picture((*Painter).under)),
		overlay: canvas.NewRaster(b.picture((*Painter).over)),
		hover:   canvas.NewRectangle(nil),
		dim:     canvas.NewRectangle(nil),
	}
	o.hover.Hide()
	o.dim.Hide()
	for i := range o.pieces {
		o.pieces[i] = hiddenImage()
	}
	for i := range o.moving {
		o.moving[i] = hiddenImage()
	}
	for i := range o.choices {
		o.choices[i] = hiddenImage()
		o.buttons[i] = canvas.NewRectangle(nil)
		o.buttons[i].Hide()
	}
	return o
}

func hiddenImage() *canvas.Image {
	img := canvas.NewImageFromImage(nil)
	img.Hide()
	return img
}

// all returns the objects in the order of drawing.
func (o *objects) all() []fyne.CanvasObject {
	list := []fyne.CanvasObject{o.squares, o.hover}
	for _, piece := range o.pieces {
		list = append(list, piece)
	}
	list = append(list, o.overlay, o.moving[0], o.moving[1], o.dim)
	for i := range o.choices {
		list = append(list, o.buttons[i], o.choices[i])
	}
	return list
}

// A renderer is the link to Fyne; the board keeps its objects itself.
type renderer struct{ board *Board }

// CreateRenderer is called by Fyne.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	return renderer{b}
}

func (r renderer) Destroy()                     { r.board.stopAnimation() }
func (r renderer) Layout(size fyne.Size)        { r.board.arrange(size) }
func (r renderer) MinSize() fyne.Size           { return r.board.MinSize() }
func (r renderer) Objects() []fyne.CanvasObject { return r.board.objects.all() }

func (r renderer) Refresh() {
	r.board.arrange(r.board.Size())
	r.board.refreshSquares()
	r.board.refreshOverlay()
}

// arrange fits the board into the widget: the largest whose squares are whole
// pixels of the screen.
func (b *Board) arrange(size fyne.Size) {
	b.stopAnimation()
	b.scale = draw.ScaleOf(b, 0)
	width, height := int(size.Width*b.scale+0.01), int(size.Height*b.scale+0.01)
	b.geometry = newGeometry(width, height, b.scene.Flipped)
	b.put(b.objects.squares, b.geometry.bounds())
	b.put(b.objects.overlay, b.geometry.bounds())
	b.put(b.objects.dim, b.geometry.bounds())
	b.objects.dim.FillColor = b.scene.Palette.Dim
	b.objects.hover.FillColor = b.scene.Palette.Hover
	b.showPieces()
	b.showChooser()
}

// put puts an object on a rectangle of pixels.
func (b *Board) put(o fyne.CanvasObject, r image.Rectangle) {
	o.Move(fyne.NewPos(b.units(r.Min.X), b.units(r.Min.Y)))
	o.Resize(fyne.NewSize(b.units(r.Dx()), b.units(r.Dy())))
}

// units turns pixels into Fyne's units.
func (b *Board) units(pixels int) float32 { return draw.Units(pixels, b.scale) }

// showPieces brings the pieces's images in line with what is to be shown.
func (b *Board) showPieces() {
	for square, piece := range b.shown() {
		img := b.objects.pieces[square]
		picture := b.memory.pieces.image(piece, b.geometry.Side)
		if picture == nil || b.animation.has(square) {
			if img.Visible() {
				img.Hide()
			}
			continue
		}
		b.setImage(img, picture, b.geometry.Rect(square))
		ghost := 0.0
		if b.drag.active && square == b.drag.square {
			ghost = 0.65
		}
		if img.Translucency != ghost {
			img.Translucency = ghost
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
