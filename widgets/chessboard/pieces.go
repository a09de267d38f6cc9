package chessboard

import (
	"bytes"
	"embed"
	"image"
	"strings"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// The twelve drawings, named by side and piece: wk.svg to bp.svg.
//
//go:embed pieces/*.svg
var artwork embed.FS

// A pieceSet holds the pieces drawn for one size of square.
type pieceSet struct {
	size   int // pixels
	images map[byte]*image.RGBA
}

// image returns a piece's picture of size x size pixels, nil for a byte that is
// no FEN letter of a piece. All boards and squares share the picture: it must
// not be changed. A new size costs about a millisecond a piece.
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

// drawPiece rasterises one of the drawings.
//
// The renderer keeps the width of strokes when it scales a drawing, so they are
// scaled here.
func drawPiece(piece byte, size int) *image.RGBA {
	icon := parsePiece(piece)
	if icon == nil || size <= 0 {
		return nil
	}
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	icon.SetTarget(0, 0, float64(size), float64(size))
	for i := range icon.SVGPaths {
		icon.SVGPaths[i].LineWidth *= float64(size) / icon.ViewBox.W
	}
	scanner := rasterx.NewScannerGV(size, size, img, img.Bounds())
	icon.Draw(rasterx.NewDasher(size, size, scanner), 1)
	return img
}

func parsePiece(piece byte) *oksvg.SvgIcon {
	side := "b"
	if isWhite(piece) {
		side = "w"
	}
	data, err := artwork.ReadFile("pieces/" + side + strings.ToLower(string(rune(piece))) + ".svg")
	if err != nil {
		return nil
	}
	icon, err := oksvg.ReadIconStream(bytes.NewReader(data))
	if err != nil {
		return nil
	}
	return icon
}
