package chessboard

import (
	"embed"
	"image"
	"strings"
	"sync"

	"drevo/widgets/draw"
)

// The twelve drawings, named by side and piece: wk.svg to bp.svg.
//
//go:embed pieces/*.svg
var artwork embed.FS

// drawings holds what the files say, by FEN letter, read at the first use.
var drawings = sync.OnceValue(func() map[byte]*drawing {
	all := make(map[byte]*drawing, 12)
	for _, piece := range []byte("KQRBNPkqrbnp") {
		side := "b"
		if IsWhite(piece) {
			side = "w"
		}
		data, err := artwork.ReadFile("pieces/" + side + strings.ToLower(string(rune(piece))) + ".svg")
		if err != nil {
			continue
		}
		if d, err := readDrawing(data); err == nil {
			all[piece] = d
		}
	}
	return all
})

// A pieceSet holds the pieces drawn for one size of square.
type pieceSet struct {
	size   int // pixels
	images map[byte]*image.RGBA
}

// image returns a piece's picture of size x size pixels, nil for a byte that is
// no FEN letter of a piece. All squares share the picture: it must not be
// changed. At a new size each piece is drawn anew.
func (s *pieceSet) image(piece byte, size int) *image.RGBA {
	if s.size != size || s.images == nil {
		s.size, s.images = size, make(map[byte]*image.RGBA, 12)
	}
	img, ok := s.images[piece]
	if !ok {
		img = drawPiece(piece, size)
		s.images[piece] = img
	}
	return img
}

// drawPiece draws one of the drawings.
func drawPiece(piece byte, size int) *image.RGBA {
	d := drawings()[piece]
	if d == nil || size <= 0 {
		return nil
	}
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	d.draw(img, &draw.Path{})
	return img
}

// PieceImage returns the drawing of a piece, size by size pixels; nil for a byte that is no FEN letter.
func PieceImage(piece byte, size int) image.Image {
	if img := drawPiece(piece, size); img != nil {
		return img
	}
	return nil
}
