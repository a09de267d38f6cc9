package chessboard

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// A Painter draws one picture of a board. It knows where the squares lie and what
// stands on them, and draws in pixels with all that [draw.Context] has.
type Painter struct {
	*draw.Context
	Geometry
	Pieces  [64]byte // FEN letters, see [Scene]
	Palette *Palette

	scene    *Scene
	numbered [64]bool // squares whose middle has a number
	*memory
}

// The memory of a board keeps paths, letters and pieces between pictures.
type memory struct {
	draw        draw.Memory
	path        draw.Path // what is filled next
	pieces      pieceSet
	smallPieces pieceSet // beside others on one square
}

// NewPainter returns a painter for a picture that the board of a scene fills, as
// for the test of an overlay. Nothing is drawn yet.
func NewPainter(img *image.RGBA, s *Scene) *Painter { return newPainter(img, s, &memory{}) }

func newPainter(img *image.RGBA, s *Scene, m *memory) *Painter {
	size := img.Rect.Size()
	return &Painter{
		Context:  draw.NewContext(img, 1, theme.DefaultTheme(), &m.draw),
		Geometry: newGeometry(size.X, size.Y, s.Flipped),
		Pieces:   s.Pieces, Palette: &s.Palette, scene: s, memory: m,
	}
}

// HasPiece reports whether a piece stands on a square.
func (p *Painter) HasPiece(square int) bool { return occupied(p.Pieces[square]) }

// Free reports whether the middle of a square is free for a sign: no piece stands there and no number lies there.
func (p *Painter) Free(square int) bool { return !p.HasPiece(square) && !p.numbered[square] }

// Tint lays a colour over a square.
func (p *Painter) Tint(square int, c color.NRGBA) { p.FillPixels(p.Rect(square), c) }

// Dim lays a square's own colour over what stands on it, from 0, not at all, to 1.
func (p *Painter) Dim(square int, strength float64) {
	p.Tint(square, Faded(p.Palette.square(square), strength))
}

// Piece draws a piece, a FEN letter, with its upper left corner at a pixel and of a
// size in pixels. The opacity is from 0 to 255.
func (p *Painter) Piece(piece byte, corner image.Point, side int, opacity uint8) {
	set := &p.pieces
	if side != p.Side {
		set = &p.smallPieces
	}
	if picture := set.image(piece, side); picture != nil {
		p.Image(picture, corner, opacity)
	}
}

// PutSquare moves the board so that a square has its middle at a point, as the sample of a sign may want.
func (p *Painter) PutSquare(square int, at draw.Point) {
	shift := at.Sub(p.Centre(square))
	p.Origin = p.Origin.Add(image.Pt(int(shift.X), int(shift.Y)))
}

// fill paints what is in the path and empties it.
func (p *Painter) fill(c color.NRGBA) {
	p.FillPath(&p.path, c)
	p.path.Reset()
}

// face returns the bold letters of a size in pixels.
func (p *Painter) face(size int) *draw.Face {
	return p.FaceOf(fyne.TextStyle{Bold: true}, float32(size))
}

// readable is the size of letters in pixels below which digits can't be read.
const readable = 8

// TextSize turns a size in squares into one in whole pixels, at least what the scene or the eye asks for.
func (p *Painter) TextSize(squares float64) int {
	return max(int(p.Units(squares)+0.5), p.LeastText(), readable)
}

// LeastText is the least size of letters that the scene asks for, in pixels; 0 for none.
func (p *Painter) LeastText() int { return int(p.scene.LeastText) }

// TextWidth returns how far a text runs, in pixels.
func (p *Painter) TextWidth(text string, size int) float64 { return float64(p.face(size).Width(text)) }

// Write writes a text around a point.
func (p *Painter) Write(text string, size int, at draw.Point, c color.NRGBA) {
	p.Centred(p.face(size), at, text, c)
}

// Cased fills a shape on a thin edge that keeps it apart from what lies below: add is called for the edge first,
// by which the shape is wider in all, and then for the shape itself.
func (p *Painter) Cased(c, casing color.NRGBA, add func(path *draw.Path, more float64)) {
	add(&p.path, max(p.Units(0.03), 1.5))
	p.fill(casing)
	add(&p.path, 0)
	p.fill(c)
}

// plate fills a plate that holds a text around a point, round or with corners.
func (p *Painter) plate(at draw.Point, text string, size int, c color.NRGBA, round bool) {
	radius := float64(size) * 0.72
	half := draw.Point{X: math.Max(p.TextWidth(text, size)/2+float64(size)*0.3, radius), Y: radius}
	if !round {
		radius *= 0.25
	}
	p.path.RoundRect(at.Sub(half), at.Add(half), radius)
	p.fill(c)
}

// Label writes a text on a plate with a rim.
func (p *Painter) Label(at draw.Point, text string, size int, rim, c color.NRGBA, round bool) {
	c.A = 0xff
	p.plate(at, text, size+2, rim, round)
	p.plate(at, text, size, c, round)
	p.Write(text, size, at, TextOn(c))
}

// Corners returns a square around a point.
func (p *Painter) Corners(at draw.Point, half float64) []draw.Point {
	return []draw.Point{at.Add(draw.Point{X: -half, Y: -half}), at.Add(draw.Point{X: half, Y: -half}),
		at.Add(draw.Point{X: half, Y: half}), at.Add(draw.Point{X: -half, Y: half})}
}

// frameSquare frames a square inside, at a distance from its edge in pixels.
func (p *Painter) frameSquare(square int, inset, width float64, c color.NRGBA) {
	r := p.Rect(square)
	lo := draw.Point{X: float64(r.Min.X) + inset, Y: float64(r.Min.Y) + inset}
	hi := draw.Point{X: float64(r.Max.X) - inset, Y: float64(r.Max.Y) - inset}
	in := draw.Point{X: width, Y: width}
	p.path.Rect(lo, hi)
	lo, hi = lo.Add(in), hi.Sub(in)
	p.path.Cut(lo, draw.Point{X: hi.X, Y: lo.Y}, hi, draw.Point{X: lo.X, Y: hi.Y})
	p.fill(c)
}

// SideSign adds the sign of a side to a path: a disc for White, a diamond for Black.
func (p *Painter) SideSign(path *draw.Path, at draw.Point, radius float64, black bool) {
	if black {
		path.Diamond(at, radius*1.25)
	} else {
		path.Circle(at, radius)
	}
}
