package treeview

import (
	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// leastText is the room that the tree leaves to the move of a row, however deep that is.
func leastText() float32 { return draw.Zoomed(56) }

// Where there is no more room, levels stand nearer to each other, in a stretch of at most tightest.
const (
	tighter  float32 = 0.35
	tightest float32 = 24
)

// levelX returns where a level of the tree stands, as far as the column has been moved for it; it
// may be out of sight on the left.
func (v *View) levelX(depth int) float32 {
	x, deepest := gap+float32(depth)*indent-v.slide, v.deepest()
	if x > deepest {
		x = deepest + min((x-deepest)*tighter, tightest)
	}
	return x
}

// depthX returns where the content of a row of some depth begins, left of its twisty: on its level,
// or at the edge where that is out of sight.
func (v *View) depthX(depth int) float32 { return max(v.levelX(depth), gap) }

// contentX returns where the first cell of a row of some depth begins, right of its twisty.
func (v *View) contentX(depth int) float32 { return v.depthX(depth) + twisty + gap }

// deepest returns how far to the right a row may begin.
func (v *View) deepest() float32 {
	width := v.look.first
	if width == 0 {
		width = v.ColumnWidth(0)
	}
	return max(width-twisty-rows.BadgeSide()-leastText()-4*gap, gap)
}

// follow moves the tree's column so far that the deepest row in view has room, as long as the
// shallowest keeps its place, and in any case so far that the selected row has room. It costs the
// rows in view.
func (v *View) follow() {
	least, most, selected := -1, 0, 0
	n := 0
	for c := v.top(); !c.done && n <= v.pageRows(); c.next() {
		depth := c.depth()
		if least < 0 || depth < least {
			least = depth
		}
		most = max(most, depth)
		if c.id() == v.selected {
			selected = depth
		}
		n++
	}
	room := func(depth int) float32 { return gap + float32(depth)*indent - v.deepest() }
	v.slide = max(min(room(most), float32(max(least, 0))*indent), room(selected), 0)
}
