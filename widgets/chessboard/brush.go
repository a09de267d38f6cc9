package chessboard

import (
	"image"
	"image/color"
	"image/draw"

	"drevo/widgets/paint"
)

// Image draws the whole scene, men and overlays included, as a picture of size x
// size pixels. The board is the largest that fits in whole pixels; up to seven
// pixels around it stay transparent. It needs no window.
func (s *Scene) Image(size int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, max(size, 0), max(size, 0)))
	b := brush{dst: img, frame: newFrame(size, size, s.Flipped), scene: s, tools: &tools{}}
	b.board()
	for square, piece := range s.Pieces {
		if man := b.pieces.image(piece, b.side); man != nil {
			draw.Draw(img, b.rect(square), man, image.Point{}, draw.Over)
		}
	}
	b.overlay()
	return img
}

// The tools keep memory and letters between pictures.
type tools struct {
	path        paint.Path
	unused      []*paint.Path
	letters     paint.Faces
	pieces      pieceSet
	smallPieces pieceSet // for several ghosts on one square
}

// A brush draws a scene into one picture.
type brush struct {
	dst *image.RGBA
	frame
	scene    *Scene
	numbered [64]bool // squares whose middle has a number
	*tools
}

// board draws everything below the men.
func (b *brush) board() {
	b.squares()
	b.highlights()
	b.coordinates()
	b.targets()
}

// overlay draws everything above the men: the layers in their order, and what
// the user has drawn on top.
func (b *brush) overlay() {
	layers := b.scene.visible()
	for _, l := range layers {
		b.veilNumbered(l.Numbers)
	}
	for _, l := range layers {
		b.trajectories(l)
	}
	for _, l := range layers {
		b.numberTexts(l.Numbers)
	}
	var arrows []Arrow
	for _, l := range layers {
		b.marks(l.Marks)
		arrows = append(arrows, l.Arrows...)
	}
	b.marks(b.scene.Shapes.Marks)
	b.arrows(append(arrows, b.scene.Shapes.Arrows...))
	for _, l := range layers {
		b.heatTexts(l.Heat)
		b.badges(l.Badges)
	}
	b.cursor()
}

// visible returns the layers that are switched on.
func (s *Scene) visible() []Layer {
	var on []Layer
	for _, l := range s.Layers {
		if !l.Hidden {
			on = append(on, l)
		}
	}
	return on
}

// fill paints what is in the path and empties it.
func (b *brush) fill(c color.NRGBA) {
	b.path.Fill(b.dst, c)
	b.path.Reset()
}

// wash lays a colour over a square.
func (b *brush) wash(square int, c color.NRGBA) {
	draw.Draw(b.dst, b.rect(square), image.NewUniform(c), image.Point{}, draw.Over)
}

// textSize turns a size in squares into one in whole pixels, at least 8, below
// which digits can't be read.
func (b *brush) textSize(squares float64) int { return max(int(b.units(squares)+0.5), 8) }

// tag writes a text on a round or oblong plate around a point.
func (b *brush) tag(at paint.Point, text string, size int, plate, ink color.NRGBA) {
	radius := float64(size) * 0.72
	half := max(b.textWidth(text, size)/2+float64(size)*0.3, radius)
	lo, hi := paint.Point{X: at.X - half, Y: at.Y - radius}, paint.Point{X: at.X + half, Y: at.Y + radius}
	b.path.RoundRect(lo, hi, radius)
	b.fill(plate)
	b.centred(text, size, at, ink)
}
