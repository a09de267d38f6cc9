//go:build linux

package xtest

import (
	"encoding/binary"
	"image/color"
	"strings"
	"testing"
)

// dumpOf makes an X window dump with a colour map of one entry and a padded line.
func dumpOf(width, height int, pixel func(x, y int) [4]byte) []byte {
	head := make([]uint32, xwdWords)
	head[xwdHeaderSize], head[xwdVersion], head[xwdBitsPerPixel], head[xwdColours] = 4*xwdWords+8, 7, 32, 1
	head[xwdWidth], head[xwdHeight], head[xwdBytesPerLine] = uint32(width), uint32(height), uint32(4*width+8)
	var d []byte
	for _, w := range head {
		d = binary.BigEndian.AppendUint32(d, w)
	}
	d = append(d, make([]byte, 8+12)...) // the name of the window, the colour map
	for y := range height {
		for x := range width {
			p := pixel(x, y)
			d = append(d, p[:]...)
		}
		d = append(d, make([]byte, 8)...)
	}
	return d
}

func TestDecodeXWD(t *testing.T) {
	d := dumpOf(3, 2, func(x, y int) [4]byte { return [4]byte{byte(x), byte(y), 9, 0} })
	p, err := decodeXWD(d)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := p.RGBAAt(2, 1), (color.RGBA{R: 9, G: 1, B: 2, A: 255}); got != want || p.Bounds().Dx() != 3 {
		t.Errorf("pixel (2,1) of %v is %v, want %v", p.Bounds(), got, want)
	}
}

func TestDecodeXWDSaysWhatIsWrong(t *testing.T) {
	good := dumpOf(3, 2, func(x, y int) [4]byte { return [4]byte{} })
	odd := append([]byte(nil), good...)
	odd[4*xwdBitsPerPixel+3] = 16
	for want, d := range map[string][]byte{
		"shorter than its header": good[:50], "too short for 3x2": good[:len(good)-1], "16 bits a pixel": odd,
	} {
		if _, err := decodeXWD(d); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want one with %q", err, want)
		}
	}
}
