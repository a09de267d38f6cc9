// Package pieces has the drawings of the twelve chess pieces: SVG, named by side and piece, wk.svg to bp.svg. Each is a
// square of 90 by 90.
package pieces

import (
	"embed"
	"fmt"
	"strings"
)

// Files are the drawings.
//
//go:embed *.svg
var Files embed.FS

// Letters are the pieces as a FEN writes them.
const Letters = "KQRBNPkqrbnp"

// SVG returns the drawing of a piece by its letter in a FEN.
func SVG(letter byte) ([]byte, error) {
	side := "b"
	if letter >= 'A' && letter <= 'Z' {
		side = "w"
	}
	data, err := Files.ReadFile(side + strings.ToLower(string(rune(letter))) + ".svg")
	if err != nil {
		return nil, fmt.Errorf("the drawing of piece %q: %w", letter, err)
	}
	return data, nil
}
