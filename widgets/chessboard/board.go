package chessboard

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
)

// A Board is the widget. Set its fields before it is shown; use its methods afterwards, on the window's goroutine.
type Board struct {
	widget.BaseWidget

	// Targets says where the piece on a square may go. Nil leaves every move free,
	// as on a board on which a position is set up.
	Targets func(from int) []Target

	// OnMove is called for a move to one of the targets. The promotion is a FEN letter of the mover's colour, or 0.
	// The board shows what SetPosition says: answer with it, in the callback or later.
	OnMove func(from, to int, promotion byte)

	// OnIllegal is called when a piece is dropped on a square that is no target. The piece goes back.
	OnIllegal func(from, to int)

	// OnSelect is called when a piece is picked up, and with None when it is put down.
	OnSelect func(square int)

	// OnShapes is called when the user has drawn or cleared arrows or marks.
	OnShapes func(Shapes)

	// OnHover is called when the pointer comes to another square, with None when it
	// leaves the board. The position is absolute, as for a tooltip; when the pointer
	// leaves the widget it is the last one within. Not while a piece is dragged.
	OnHover func(square int, at fyne.Position)

	// OnTypedRune and OnTypedKey get what is typed while the board has the focus
	// and does not use itself, such as a move's letters.
	OnTypedRune func(rune)
	OnTypedKey  func(*fyne.KeyEvent)

	// OnWheel is called when the wheel is turned over the board: with 1 towards the user, with -1 away.
	OnWheel func(by int)

	// ViewOnly forbids moves; shapes can still be drawn.
	ViewOnly bool

	// Still switches the animation of moves off.
	Still bool

	scene     Scene
	memory    memory
	geometry  Geometry // in pixels of the screen, relative to the widget
	scale     float32  // pixels for a unit of Fyne
	objects   objects
	animation animation
	drag      drag
	sketch    sketch
	chooser   chooser
	hovered   int           // the target under the pointer, marked
	pointer   int           // the square under it
	last      fyne.Position // of the pointer, absolute
	home      int           // where the keyboard's cursor appears
	scrolled  float32       // by the wheel, since the last step
	pressed   bool          // the mouse is down, or up and its tap is to come
	focused   bool
}

var (
	_ fyne.Draggable     = (*Board)(nil)
	_ fyne.Tappable      = (*Board)(nil)
	_ fyne.Focusable     = (*Board)(nil)
	_ fyne.Tabbable      = (*Board)(nil)
	_ fyne.Scrollable    = (*Board)(nil)
	_ desktop.Mouseable  = (*Board)(nil)
	_ desktop.Hoverable  = (*Board)(nil)
	_ desktop.Cursorable = (*Board)(nil)
)

// A drag is what the left button holds, until the position answers its move.
type drag struct {
	square      int // where it was pressed on a piece, None if it is not pressed
	again       bool
	active      bool
	at          fyne.Position // of the pointer, while dragging
	dropped     int           // a move made by dragging or choosing and not answered yet
	droppedFrom int
}

// A sketch is what the right button is drawing.
type sketch struct {
	from, to int // from is None while nothing is drawn
	role     Role
}

// An animation is the pieces that are moving by themselves.
type animation struct {
	moves   []pieceMove
	running *fyne.Animation
}

// A pieceMove is the way of one piece.
type pieceMove struct {
	piece    byte
	from, to int
}

// The objects of a board from the bottom up. Squares and overlay are one raster
// each; a piece is an image, so that moving one repaints none of the rest.
type objects struct {
	squares *canvas.Raster
	hover   *canvas.Rectangle
	pieces  [64]*canvas.Image // by square
	overlay *canvas.Raster
	moving  [2]*canvas.Image // pieces under way: dragged, or moving by themselves
}

func newObjects(b *Board) objects {
	o := objects{
		squares: canvas.NewRaster(b.picture((*Painter).under)),
		overlay: canvas.NewRaster(b.picture((*Painter).over)),
		hover:   canvas.NewRectangle(nil),
	}
	o.hover.Hide()
	for _, images := range [][]*canvas.Image{o.pieces[:], o.moving[:]} {
		for i := range images {
			images[i] = canvas.NewImageFromImage(nil)
			images[i].Hide()
		}
	}
	return o
}

// all returns the objects in the order of drawing.
func (o *objects) all() []fyne.CanvasObject {
	list := []fyne.CanvasObject{o.squares, o.hover}
	for _, piece := range o.pieces {
		list = append(list, piece)
	}
	return append(list, o.overlay, o.moving[0], o.moving[1])
}

// NewBoard returns an empty board.
func NewBoard() *Board {
	b := &Board{scene: NewScene(), scale: 1, hovered: None, pointer: None, home: 12}
	b.drag.square, b.drag.dropped = None, None
	b.sketch.from = None
	b.objects = newObjects(b)
	b.ExtendBaseWidget(b)
	return b
}

// Scene returns all that the board shows, with which it can be drawn at any
// size, see [Scene.Image]. Its slices are the board's own.
func (b *Board) Scene() Scene { return b.scene }

// Legend returns the signs of the layers, see [Scene.Legend].
func (b *Board) Legend() []LegendEntry { return b.scene.Legend() }

// LegendOf returns the signs of one layer, also of one that is unlisted.
func (b *Board) LegendOf(key LayerKey) []LegendEntry {
	only := b.scene
	only.Layers = nil
	for _, layer := range b.scene.Layers {
		if layer.Key == key {
			layer.Unlisted = false
			only.Layers = append(only.Layers, layer)
		}
	}
	return only.Legend()
}

// SetLeastText makes no letter on the board smaller than some units; 0 takes that back.
func (b *Board) SetLeastText(units float32) {
	if b.scene.LeastText != units {
		b.scene.LeastText = units
		b.refreshSquares()
		b.refreshOverlay()
	}
}

// SetLayers replaces all that lies over the board. The layers are drawn in their order.
func (b *Board) SetLayers(layers []Layer) {
	b.scene.Layers = layers
	b.refreshSquares()
	b.refreshOverlay()
}

// SetShapes replaces what the user has drawn, without calling OnShapes.
func (b *Board) SetShapes(shapes Shapes) {
	b.scene.Shapes = shapes
	b.refreshOverlay()
}

// Shapes returns what the user has drawn.
func (b *Board) Shapes() Shapes { return b.scene.Shapes }

// Flipped reports whether Black is below.
func (b *Board) Flipped() bool { return b.scene.Flipped }

// Selected returns the square of the piece picked up, or None.
func (b *Board) Selected() int { return b.scene.Selected }

// SquareAt returns the square at a place in the widget, None beside the board.
func (b *Board) SquareAt(at fyne.Position) int {
	return b.geometry.at(float64(at.X*b.scale), float64(at.Y*b.scale))
}

// shown returns the pieces as they stand on the screen: those of the position, with
// the one that was dropped already in its new place.
func (b *Board) shown() [64]byte {
	pieces := b.scene.Pieces
	if from := b.drag.droppedFrom; b.drag.dropped != None {
		pieces[b.drag.dropped], pieces[from] = pieces[from], 0
	}
	return pieces
}

// picture returns a generator for one of the two rasters, which keeps its picture's memory.
func (b *Board) picture(draws func(*Painter)) func(w, h int) image.Image {
	var img *image.RGBA
	return func(w, h int) image.Image {
		if draw.ScaleOf(b, 0) != b.scale { // the window came to a screen of another scale
			fyne.Do(b.Refresh)
		}
		if img == nil || img.Rect.Dx() != w || img.Rect.Dy() != h {
			img = image.NewRGBA(image.Rect(0, 0, w, h))
		} else {
			clear(img.Pix)
		}
		draws(b.painter(img))
		return img
	}
}

// painter returns one of what the board shows now.
func (b *Board) painter(img *image.RGBA) *Painter {
	scene := b.scene
	scene.chooser = b.chooser
	scene.LeastText *= draw.ScaleOf(b, 0)
	if b.sketch.from != None {
		scene.Shapes = scene.Shapes.toggled(b.sketch.from, b.sketch.to, b.sketch.role)
	}
	return newPainter(img, &scene, &b.memory)
}

// Vectors are those of the squares and of what lies over the pieces.
func (b *Board) Vectors() map[*canvas.Raster]func(v draw.Vector, w, h int) {
	vector := func(draws func(*Painter)) func(draw.Vector, int, int) {
		return func(v draw.Vector, w, h int) {
			p := b.painter(image.NewRGBA(image.Rect(0, 0, w, h)))
			p.TellVector(v)
			draws(p)
		}
	}
	return map[*canvas.Raster]func(draw.Vector, int, int){b.objects.squares: vector((*Painter).under),
		b.objects.overlay: vector((*Painter).over)}
}

func (b *Board) refreshSquares() { canvas.Refresh(b.objects.squares) }
func (b *Board) refreshOverlay() { canvas.Refresh(b.objects.overlay) }
