package treeview

import (
	"image"
	"testing"
)

// sized is a tree whose rows stand for more nodes the older they are.
type sized struct{ Source }

func (sized) Below(id ID) uint64 { return 100_000 / uint64(id+1) }

// TestLantern: a closed row with children has a line that is as long as its nodes have digits, an open row and a leaf
// have none.
func TestLantern(t *testing.T) {
	last := uint8(0)
	for _, c := range []struct {
		nodes  uint64
		length float32
	}{{0, 0}, {1, 0}, {10, 12}, {1000, 36}, {10_000_000, 84}} {
		length, alpha := lantern(c.nodes)
		if length != c.length || alpha < last {
			t.Errorf("%d nodes: %v long, %d bright", c.nodes, length, alpha)
		}
		last = alpha
	}
	for _, open := range []bool{false, true} {
		var pictures [2]image.Image
		for i, from := range []Source{comb(4, 2), sized{comb(4, 2)}} {
			e := opened(t, from)
			if open {
				e.ExpandAll(0, 100)
			}
			pictures[i] = e.Rows.Surface.Generator(600, page*20)
		}
		if lit := differing(pictures[0], pictures[1]); lit == 0 != open {
			t.Errorf("open %v: %d pixels are lit", open, lit)
		}
	}
}

// differing counts the pixels in which two pictures differ.
func differing(a, b image.Image) (count int) {
	size := a.Bounds().Size()
	for y := range size.Y {
		for x := range size.X {
			if a.At(x, y) != b.At(x, y) {
				count++
			}
		}
	}
	return count
}
