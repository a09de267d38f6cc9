package draw

import (
	"image"
	"image/color"
	"math"
)

// Mark is a small symbol that is drawn as a shape: the same at every size and in every font, and
// told apart without colour.
type Mark uint8

// The marks. NoMark draws nothing; the arrows are those of a tree, a sorted column and a path.
const (
	NoMark Mark = iota
	Circle
	Square
	Diamond
	TriangleUp
	TriangleDown
	TriangleRight
	Hexagon
	Pentagon
	Shield
	Star
	Cross
	Chevron
	Flag
)

// Marks rasterises marks and keeps their masks, one a size. The zero value is ready to use; it is
// for one goroutine.
type Marks struct {
	masks map[markKey]*image.Alpha
}

type markKey struct {
	mark Mark
	size image.Point
}

// Draw fills a mark into box, inside clip only.
func (m *Marks) Draw(dst *image.RGBA, clip, box image.Rectangle, mark Mark, c color.NRGBA) {
	if box.Empty() || mark == NoMark {
		return
	}
	key := markKey{mark, box.Size()}
	mask := m.masks[key]
	if mask == nil {
		if m.masks == nil || len(m.masks) >= 256 {
			m.masks = map[markKey]*image.Alpha{}
		}
		mask = rasterise(outline(mark), key.size)
		m.masks[key] = mask
	}
	blit(dst, clip, mask, box.Min, c)
}

// rasterise fills a polygon given in the unit square.
func rasterise(corners [][2]float64, size image.Point) *image.Alpha {
	points := make([]Point, len(corners))
	for i, c := range corners {
		points[i] = Point{c[0] * float64(size.X), c[1] * float64(size.Y)}
	}
	var path Path
	path.Add(points...)
	img := image.NewRGBA(image.Rectangle{Max: size})
	path.Fill(img, color.NRGBA{A: 0xFF})
	return copyMask(img, image.Point{}, size)
}

// outline returns a mark's corners in the unit square, y downward.
func outline(mark Mark) [][2]float64 {
	switch mark {
	case Circle:
		return ring(48, 0.5, 0.5, 0)
	case Square:
		return [][2]float64{{.08, .08}, {.92, .08}, {.92, .92}, {.08, .92}}
	case Diamond:
		return ring(4, 0.5, 0.5, -math.Pi/2)
	case TriangleUp:
		return [][2]float64{{.5, .1}, {1, .9}, {0, .9}}
	case TriangleDown:
		return [][2]float64{{0, .1}, {1, .1}, {.5, .9}}
	case TriangleRight:
		return [][2]float64{{.1, 0}, {.9, .5}, {.1, 1}}
	case Hexagon:
		return ring(6, 0.5, 0.5, 0)
	case Pentagon:
		return ring(5, 0.5, 0.5, -math.Pi/2)
	case Shield:
		return [][2]float64{{.08, .04}, {.92, .04}, {.92, .6}, {.5, 1}, {.08, .6}}
	case Star:
		return ring(12, 0.5, 0.35, -math.Pi/2) // of six points, so blunt that a letter has room in it
	case Cross:
		return [][2]float64{{.14, 0}, {.5, .36}, {.86, 0}, {1, .14}, {.64, .5}, {1, .86}, {.86, 1}, {.5, .64}, {.14, 1},
			{0, .86}, {.36, .5}, {0, .14}}
	case Chevron:
		return [][2]float64{{.25, .05}, {.38, .05}, {.8, .5}, {.38, .95}, {.25, .95}, {.6, .5}}
	case Flag:
		return [][2]float64{{.2, 0}, {.9, .28}, {.32, .56}, {.32, 1}, {.2, 1}}
	}
	return nil
}

// ring walks n corners round the centre, alternating between two radii.
func ring(n int, even, odd, start float64) [][2]float64 {
	points := make([][2]float64, n)
	for i := range points {
		radius := even
		if i%2 == 1 {
			radius = odd
		}
		sin, cos := math.Sincos(start + 2*math.Pi*float64(i)/float64(n))
		points[i] = [2]float64{0.5 + radius*cos, 0.5 + radius*sin}
	}
	return points
}
