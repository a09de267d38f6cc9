package chessboard

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// The objects of a board from the bottom up. Squares and overlay are one raster
// each; a man is an image, so that moving one repaints none of the rest.
type objects struct {
	squares *canvas.Raster
	hover   *canvas.Rectangle
	men     [64]*canvas.Image // by square
	overlay *canvas.Raster
	flyers  [2]*canvas.Image // men under way: dragged, or moving by themselves
	dim     *canvas.Rectangle
	buttons [4]*canvas.Rectangle
	choices [4]*canvas.Image
}

func newObjects(b *Board) objects {
	o := objects{
		squares: canvas.NewRaster(b.draw((*brush).board)),
		overlay: canvas.NewRaster(b.draw((*brush).overlay)),
		hover:   canvas.NewRectangle(nil),
		dim:     canvas.NewRectangle(nil),
	}
	o.hover.Hide()
	o.dim.Hide()
	for i := range o.men {
		o.men[i] = hiddenImage()
	}
	for i := range o.flyers {
		o.flyers[i] = hiddenImage()
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
	for _, man := range o.men {
		list = append(list, man)
	}
	list = append(list, o.overlay, o.flyers[0], o.flyers[1], o.dim)
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

func (r renderer) Destroy()                     { r.board.land() }
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
	b.land()
	b.scale = b.pixels()
	width, height := int(size.Width*b.scale+0.01), int(size.Height*b.scale+0.01)
	b.frame = newFrame(width, height, b.scene.Flipped)
	b.place(b.objects.squares, b.frame.bounds())
	b.place(b.objects.overlay, b.frame.bounds())
	b.place(b.objects.dim, b.frame.bounds())
	b.objects.dim.FillColor = b.scene.Palette.Dim
	b.objects.hover.FillColor = b.scene.Palette.Hover
	b.showMen()
	b.showChooser()
}

// pixels returns the pixels of the screen for one unit of Fyne.
func (b *Board) pixels() float32 {
	c := fyne.CurrentApp().Driver().CanvasForObject(b)
	if c == nil {
		return 1
	}
	const far = 1 << 24 // so that whole pixels tell the scale to its last bit
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, 0))
	return float32(x) / far
}

// place puts an object on a rectangle of pixels.
func (b *Board) place(o fyne.CanvasObject, r image.Rectangle) {
	o.Move(fyne.NewPos(b.units(r.Min.X), b.units(r.Min.Y)))
	o.Resize(fyne.NewSize(b.units(r.Dx()), b.units(r.Dy())))
}

// units turns pixels into Fyne's units, never a rounding error too many: one
// painter rounds sizes up.
func (b *Board) units(pixels int) float32 {
	u := float32(pixels) / b.scale
	for u*b.scale > float32(pixels) {
		u = math.Nextafter32(u, 0)
	}
	return u
}

// showMen brings the men's images in line with what is to be shown.
func (b *Board) showMen() {
	for square, piece := range b.shown() {
		img := b.objects.men[square]
		picture := b.tools.pieces.image(piece, b.frame.side)
		if picture == nil || b.flight.has(square) {
			if img.Visible() {
				img.Hide()
			}
			continue
		}
		b.setImage(img, picture, b.frame.rect(square))
		ghost := 0.0
		if b.held.dragging && square == b.held.square {
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
	b.place(img, at)
	if fresh {
		img.Show()
		img.Refresh()
	}
}
