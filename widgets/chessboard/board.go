package chessboard

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
)

// A Board is the widget. Set its fields before it is shown; use its methods
// afterwards, on the window's goroutine.
type Board struct {
	widget.BaseWidget

	// Targets says where the piece on a square may go. Nil leaves every move free,
	// as on a board on which a position is set up.
	Targets func(from int) []Target

	// OnMove is called for a move to one of the targets. The promotion is a FEN
	// letter of the mover's colour, or 0. The board shows what SetPosition says:
	// answer with it, in the callback or later.
	OnMove func(from, to int, promotion byte)

	// OnIllegal is called when a piece is dropped on a square that is no target.
	// The piece goes back.
	OnIllegal func(from, to int)

	// OnSelect is called when a piece is picked up, and with None when it is put
	// down.
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
	pressed   bool          // the mouse is down, or up and its tap is to come
	focused   bool
}

var (
	_ fyne.Draggable     = (*Board)(nil)
	_ fyne.Tappable      = (*Board)(nil)
	_ fyne.Focusable     = (*Board)(nil)
	_ desktop.Mouseable  = (*Board)(nil)
	_ desktop.Hoverable  = (*Board)(nil)
	_ desktop.Cursorable = (*Board)(nil)
)

// animationTime is how long a piece is under way.
const animationTime = 120 * time.Millisecond

// NewBoard returns an empty board.
func NewBoard() *Board {
	b := &Board{scene: NewScene(), scale: 1, hovered: None, pointer: None, home: 12}
	b.drag.square, b.drag.dropped = None, None
	b.sketch.from = None
	b.chooser.hovered = -1
	b.objects = newObjects(b)
	b.ExtendBaseWidget(b)
	return b
}

// SetPosition shows a position: the pieces, the squares of the last move (or None),
// the king in check (or None) and who is to move. If it differs by one move from
// the one shown, that move is seen, and what the user was doing is broken off.
func (b *Board) SetPosition(pieces [64]byte, last [2]int, check int, whiteToMove bool) {
	b.stopAnimation()
	before := b.shown()
	if pieces != before || whiteToMove != b.scene.WhiteToMove {
		b.cancel()
	}
	b.drag.dropped = None
	b.scene.Pieces, b.scene.Last, b.scene.Check = pieces, last, check
	b.scene.WhiteToMove = whiteToMove
	b.showPieces()
	b.refreshSquares()
	b.refreshOverlay() // where an overlay draws depends on the pieces
	if !b.Still {
		b.animate(moved(before, pieces))
	}
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

// SetLayers replaces all that lies over the board. The layers are drawn in their
// order.
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

// SetFlipped puts Black below.
func (b *Board) SetFlipped(flipped bool) {
	b.cancel()
	b.scene.Flipped = flipped
	b.Refresh()
}

// Flipped reports whether Black is below.
func (b *Board) Flipped() bool { return b.scene.Flipped }

// SetCoordinates shows or hides the names of ranks and files.
func (b *Board) SetCoordinates(shown bool) {
	b.scene.Coordinates = shown
	b.refreshSquares()
}

// SetPalette changes the colours.
func (b *Board) SetPalette(p Palette) {
	b.scene.Palette = p
	b.Refresh()
}

// Selected returns the square of the piece picked up, or None.
func (b *Board) Selected() int { return b.scene.Selected }

// MinSize returns a board of 20 units a square.
func (b *Board) MinSize() fyne.Size {
	b.ExtendBaseWidget(b)
	return fyne.NewSquareSize(160)
}

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

// picture returns a generator for one of the two rasters, which keeps its
// picture's memory.
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
		scene := b.scene
		if b.sketch.from != None {
			scene.Shapes = b.sketch.with(scene.Shapes)
		}
		draws(newPainter(img, &scene, &b.memory))
		return img
	}
}

func (b *Board) refreshSquares() { canvas.Refresh(b.objects.squares) }
func (b *Board) refreshOverlay() { canvas.Refresh(b.objects.overlay) }
