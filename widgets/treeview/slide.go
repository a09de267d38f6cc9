package treeview

// leastText is the room that the tree leaves to the move of a row, however deep that is.
const leastText float32 = 62

// levelX returns where a level of the tree stands, as far as the column has been moved for it; it
// may be out of sight.
func (v *View) levelX(depth int) float32 { return gap + float32(depth)*indent - v.slide }

// depthX returns where the content of a row of some depth begins, left of its twisty: on its level,
// or at the edge where that is out of sight.
func (v *View) depthX(depth int) float32 {
	return max(min(v.levelX(depth), v.deepest()), gap)
}

// deepest returns how far to the right a row may begin.
func (v *View) deepest() float32 {
	width := v.columns[0].Width
	if spans := v.look.spans; len(spans) > 0 {
		width = spans[0].w
	}
	return max(width-twisty-badgeSide-leastText-4*gap, gap)
}

// follow moves the tree's column as little as brings the selected node's level into sight, with the
// two levels above it.
func (v *View) follow() {
	v.look.spans = v.spans()
	if v.selected == NoID || v.index.source == nil {
		v.slide = 0
		return
	}
	depth := 0
	for id, ok := v.index.source.Parent(v.selected); ok; id, ok = v.index.source.Parent(id) {
		depth++
	}
	at := gap + float32(depth)*indent
	v.slide = max(min(v.slide, at-gap-2*indent), at-v.deepest(), 0)
}
