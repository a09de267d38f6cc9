//go:build linux

package xtest

import (
	"encoding/binary"
	"fmt"
	"image"
)

// Fields of the X window dump header that matter here, by their index among its 32-bit big-endian
// words.
const (
	xwdHeaderSize   = 0
	xwdVersion      = 1
	xwdWidth        = 4
	xwdHeight       = 5
	xwdByteOrder    = 7
	xwdBitsPerPixel = 11
	xwdBytesPerLine = 12
	xwdColours      = 19
	xwdWords        = 25
)

// decodeXWD reads an X window dump as Xvfb keeps its framebuffer: 32 bits a pixel, blue first.
func decodeXWD(dump []byte) (*image.RGBA, error) {
	if len(dump) < 4*xwdWords {
		return nil, fmt.Errorf("screen dump of %d bytes: shorter than its header", len(dump))
	}
	word := func(i int) int { return int(binary.BigEndian.Uint32(dump[4*i:])) }
	if word(xwdVersion) != 7 || word(xwdBitsPerPixel) != 32 || word(xwdByteOrder) != 0 {
		return nil, fmt.Errorf("screen dump version %d, %d bits a pixel, byte order %d: want 7, 32, 0",
			word(xwdVersion), word(xwdBitsPerPixel), word(xwdByteOrder))
	}
	width, height, stride := word(xwdWidth), word(xwdHeight), word(xwdBytesPerLine)
	start := word(xwdHeaderSize) + 12*word(xwdColours)
	if stride < 4*width || len(dump) < start+stride*height {
		return nil, fmt.Errorf("screen dump of %d bytes: too short for %dx%d pixels", len(dump), width, height)
	}
	p := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		line := dump[start+y*stride:]
		row := p.Pix[y*p.Stride:]
		for x := 0; x < 4*width; x += 4 {
			row[x], row[x+1], row[x+2], row[x+3] = line[x+2], line[x+1], line[x], 0xff
		}
	}
	return p, nil
}
