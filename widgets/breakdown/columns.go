package breakdown

import "drevo/widgets/draw"

// columns are the places of the parts of a line. A column without room has no width.
type columns struct {
	name, bar, count, white, black, net, weight draw.Rect
}

// Widths that hold at any theme.
const (
	gap      = 10 // between columns
	margin   = 8  // left of the first column
	gutter   = 14 // right of the last one, where the scroll bar is
	minBar   = 72
	wideBar  = 110
	minName  = 108
	wideName = 170
	nameRoom = 0.6 // the most that names take of what names and bars share
	indent   = 10  // of a term below its group
)

// widths are the natural widths of the columns' contents.
type widths struct{ name, count, white, black, net, weight float32 }

// place lays the columns out in a line of the given width. Counts are the first to go when room is
// short, then weights, then the two sides; names, bars and net values stay. Weights that can be
// edited go after the sides.
func place(width float32, w widths, editable bool) columns {
	room := width - margin - gutter
	fixed := func() float32 {
		sum := float32(0)
		for _, column := range []float32{w.count, w.white, w.black, w.net, w.weight} {
			if column > 0 {
				sum += column + gap
			}
		}
		return sum
	}
	dropWeight, dropSides := func() { w.weight = 0 }, func() { w.white, w.black = 0, 0 }
	if editable {
		dropWeight, dropSides = dropSides, dropWeight
	}
	for _, step := range []struct {
		name, bar float32 // the least that these should have
		drop      func()
	}{
		{wideName, wideBar, func() { w.count = 0 }},
		{minName, minBar, dropWeight},
		{minName, minBar, dropSides},
	} {
		if room-fixed() < min(w.name, step.name)+gap+step.bar {
			step.drop()
		}
	}
	return stand(max(0, room-fixed()-gap), w)
}

// stand puts the columns side by side; names and bars share what is left of the others.
func stand(shared float32, w widths) columns {
	var c columns
	name := min(w.name, max(shared*nameRoom, min(minName, shared-minBar)))
	x := float32(margin)
	put := func(r *draw.Rect, width float32) {
		if width > 0 {
			r.X, r.W = x, width
			x += width + gap
		}
	}
	put(&c.name, max(0, name))
	put(&c.bar, max(0, shared-name))
	put(&c.count, w.count)
	put(&c.white, w.white)
	put(&c.black, w.black)
	put(&c.net, w.net)
	put(&c.weight, w.weight)
	return c
}
