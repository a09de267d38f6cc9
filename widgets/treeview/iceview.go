package treeview

// view is what part of a tree an icicle shows: the node at the top, and which part of its width,
// from 0 to 1. Counting from the node at the top keeps the numbers exact however deep the zoom
// goes, and in place while the tree grows.
type view struct {
	source WeighedSource
	top    ID
	lo, hi float64
	levels []siblings // buffers of a walk
}

// siblings holds the children of one node of a walk, with their places within the node, 0 to 1.
type siblings struct {
	ids   []ID
	edges []float64 // one more than ids
}

// narrowest is how wide, in pixels, a node must be for its children to be looked at.
const narrowest = 2

// full is how many levels of the view one node may fill from side to side before the view goes
// down to it.
const full = 3

// blank reports whether there is nothing to show.
func (v *view) blank() bool {
	return v.source == nil || !v.source.HasChildren(v.source.Root())
}

// split finds the children of a node and their places. The node keeps its own share, at the end. A
// tree that is growing may count a node's children before the node: they are then drawn to fit.
func (v *view) split(id ID, r *siblings) {
	r.ids = v.source.Children(id, r.ids[:0])
	r.edges = append(r.edges[:0], 0)
	var sum float64
	for _, child := range r.ids {
		sum += max(float64(v.source.Weight(child)), 1)
		r.edges = append(r.edges, sum)
	}
	whole := max(float64(v.source.Weight(id)), sum+1)
	for k := range r.edges {
		r.edges[k] /= whole
	}
}

// buffer returns the buffer of a level.
func (v *view) buffer(level int) *siblings {
	for len(v.levels) <= level {
		v.levels = append(v.levels, siblings{})
	}
	return &v.levels[level]
}

// find returns the node at a level below the top and at a place in the view, 0 to 1, in a picture
// that is width pixels wide; NoID where nothing is drawn.
func (v *view) find(place float64, level int, width float64) ID {
	if v.blank() || place < 0 || place >= 1 || level < 0 {
		return NoID
	}
	span := v.hi - v.lo
	at := v.lo + place*span // within the node
	width /= span           // of the node, in pixels
	id := v.top
	r := v.buffer(0)
	for range level {
		if width < narrowest {
			return NoID
		}
		v.split(id, r)
		k := 0
		for k < len(r.ids) && at >= r.edges[k+1] {
			k++
		}
		if k == len(r.ids) {
			return NoID
		}
		part := r.edges[k+1] - r.edges[k]
		id, at, width = r.ids[k], (at-r.edges[k])/part, width*part
	}
	return id
}

// within returns the place of a node inside its parent, 0 to 1.
func (v *view) within(parent, id ID) (lo, hi float64, ok bool) {
	r := v.buffer(0)
	v.split(parent, r)
	for k, child := range r.ids {
		if child == id {
			return r.edges[k], r.edges[k+1], true
		}
	}
	return 0, 0, false
}

// zoom changes the width of the view by a factor, less than one to see more detail, about a place
// in it, 0 to 1.
func (v *view) zoom(factor, about float64) {
	if v.blank() {
		return
	}
	span := (v.hi - v.lo) * factor
	centre := v.lo + about*(v.hi-v.lo)
	v.lo = centre - about*span
	v.hi = v.lo + span
	for v.hi-v.lo > 1 && v.rise() {
	}
	v.settle()
	for v.sink() {
	}
}

// pan moves the view sideways by a part of its width.
func (v *view) pan(part float64) {
	step := part * (v.hi - v.lo)
	v.lo, v.hi = v.lo+step, v.hi+step
	for (v.lo < 0 || v.hi > 1) && v.rise() {
	}
	v.settle()
	for v.sink() {
	}
}

// rise puts the parent at the top without moving the picture sideways; false at the root.
func (v *view) rise() bool {
	parent, ok := v.source.Parent(v.top)
	if !ok {
		return false
	}
	lo, hi, ok := v.within(parent, v.top)
	if !ok {
		return false
	}
	v.top = parent
	v.lo, v.hi = lo+v.lo*(hi-lo), lo+v.hi*(hi-lo)
	return true
}

// sink goes down where one node fills the view on several levels, and reports whether it did.
func (v *view) sink() bool {
	const deep = 1e9 // pixels: wide enough for any level
	for level := 1; level < full; level++ {
		left, right := v.find(0, level, deep), v.find(1-1e-12, level, deep)
		if left == NoID || left != right {
			return false
		}
	}
	child := v.find(0, 1, deep)
	lo, hi, ok := v.within(v.top, child)
	if !ok {
		return false
	}
	v.top, v.lo, v.hi = child, (v.lo-lo)/(hi-lo), (v.hi-lo)/(hi-lo)
	return true
}

// settle keeps the view inside the node at the top.
func (v *view) settle() {
	span := min(v.hi-v.lo, 1)
	v.lo = min(max(v.lo, 0), 1-span)
	v.hi = v.lo + span
}
