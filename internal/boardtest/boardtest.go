// Package boardtest helps the tests of what is drawn on a chess board.
package boardtest

import (
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

// StartFEN is the first field of the FEN of the start position.
const StartFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

// Pieces reads the first field of a FEN.
func Pieces(fen string) (pieces [64]byte) {
	rank, file := 7, 0
	for _, c := range []byte(fen) {
		switch {
		case c == '/':
			rank, file = rank-1, 0
		case c >= '1' && c <= '8':
			file += int(c - '0')
		default:
			pieces[rank*8+file] = c
			file++
		}
	}
	return pieces
}

// Square returns the number of a named square.
func Square(name string) int { return int(name[0]-'a') + 8*int(name[1]-'1') }

// Squares returns the numbers of squares whose names stand in a text.
func Squares(names string) (squares []int) {
	for _, name := range strings.Fields(names) {
		squares = append(squares, Square(name))
	}
	return squares
}

// Near reports whether two colours differ by no more than a tolerance in every
// channel.
func Near(a, b color.Color, tolerance int) bool {
	r, g, bl, al := a.RGBA()
	s, h, cl, bt := b.RGBA()
	for _, pair := range [][2]uint32{{r, s}, {g, h}, {bl, cl}, {al, bt}} {
		d := int(pair[0]>>8) - int(pair[1]>>8)
		if d > tolerance || d < -tolerance {
			return false
		}
	}
	return true
}

// Compare compares a picture with the one in testdata; rounding may differ
// between machines, so a few grey levels and single pixels are let pass.
func Compare(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	file := filepath.Join("testdata", name+".png")
	if *update {
		write(t, file, got)
		return
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if want.Bounds() != got.Bounds() {
		t.Fatalf("%s: %v, want %v", name, got.Bounds(), want.Bounds())
	}
	wrong := 0
	for y := range got.Rect.Dy() {
		for x := range got.Rect.Dx() {
			if !Near(got.At(x, y), want.At(x, y), 12) {
				wrong++
			}
		}
	}
	if wrong > 30 {
		t.Errorf("%s: %d pixels differ; look at it, and if it is right run with -update", name, wrong)
	}
}

func write(t *testing.T, file string, img image.Image) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}
