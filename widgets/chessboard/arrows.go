package chessboard

import "drevo/widgets/draw"

// A route is where an arrow runs, in pixels.
type route struct {
	Arrow
	line  []draw.Point
	width float64
	head  draw.Head
}

// arrows draws the arrows, the most important (the first) on top, and then their
// labels where they hide one another least.
func (p *Painter) arrows(arrows []Arrow) {
	routes := p.routes(arrows)
	for i := len(routes) - 1; i >= 0; i-- {
		p.arrow(routes[i])
	}
	p.arrowLabels(routes)
}

func (p *Painter) arrow(r route) {
	colour := p.Palette.role(r.Role)
	p.Cased(colour, p.Palette.casing(colour), func(path *draw.Path, more float64) {
		head := draw.Head{Length: r.head.Length + more*1.2, Width: r.head.Width + more*2}
		if r.Dashed && more == 0 {
			path.DashedArrow(r.line, head, r.width, p.Units(0.17), p.Units(0.11))
		} else {
			path.Arrow(extended(r.line, more*0.8), head, r.width+more)
		}
	})
}

// extended returns a line lengthened at its end.
func extended(line []draw.Point, by float64) []draw.Point {
	n := len(line)
	longer := append([]draw.Point{}, line...)
	longer[n-1] = longer[n-1].Add(line[n-1].Sub(line[n-2]).Unit().Mul(by))
	return longer
}

// routes lays out all arrows together.
func (p *Painter) routes(arrows []Arrow) []route {
	var routes []route
	for _, a := range arrows {
		if OnBoard(a.From) && OnBoard(a.To) && a.From != a.To {
			routes = append(routes, route{Arrow: a})
		}
	}
	arrivals := map[int]int{}
	for _, r := range routes {
		arrivals[r.To]++
	}
	offsets := lanes(routes)
	for i := range routes {
		r := &routes[i]
		p.measure(r)
		short := 0.1
		if arrivals[r.To] > 1 { // several tips share the square: they stop at a circle around its middle
			short = 0.24
		}
		line := draw.Shift(p.course(r.From, r.To), p.Units(offsets[i]))
		r.line = draw.Part(line, p.Units(0.2), draw.Length(line)-p.Units(short))
	}
	return routes
}

// measure sets the size of an arrow's shaft and head.
func (p *Painter) measure(r *route) {
	weight := min(max(r.Width, 0), 1)
	r.width = p.Units(0.06 + 0.12*weight)
	r.head = draw.Head{Length: p.Units(0.22 + 0.16*weight), Width: p.Units(0.24 + 0.2*weight)}
}

// course returns the way between two squares: straight, or for a knight's move bent, along the long leg first.
func (p *Painter) course(from, to int) []draw.Point {
	a, z := p.Centre(from), p.Centre(to)
	dx, dy := to&7-from&7, to>>3-from>>3
	if dx*dy != 2 && dx*dy != -2 {
		return []draw.Point{a, z}
	}
	bend := draw.Point{X: z.X, Y: a.Y}
	if dy*dy > dx*dx {
		bend = draw.Point{X: a.X, Y: z.Y}
	}
	bend = bend.Lerp(a.Lerp(z, 0.5), 0.25)
	return draw.Curve(a, bend, z, 16)
}

// lanes returns by how many squares each arrow is moved to the right of its
// direction, so that arrows on one line that overlap run side by side.
func lanes(routes []route) []float64 {
	const apart = 0.2
	lane, count := make([]int, len(routes)), make([]int, len(routes))
	for i := range routes {
		taken := map[int]bool{}
		for j := range i {
			if routes[i].Arrow.Overlaps(routes[j].Arrow) {
				taken[lane[j]] = true
			}
		}
		for taken[lane[i]] {
			lane[i]++
		}
	}
	for i := range routes {
		for j := range routes {
			if i == j || routes[i].Arrow.Overlaps(routes[j].Arrow) {
				count[i] = max(count[i], lane[j]+1)
			}
		}
	}
	offsets := make([]float64, len(routes))
	for i, r := range routes {
		offsets[i] = apart * (float64(lane[i]) - float64(count[i]-1)/2)
		if r.To < r.From { // sides are counted from one of the two directions
			offsets[i] = -offsets[i]
		}
	}
	return offsets
}

// Overlaps reports whether two arrows lie on one line and share a part of it.
func (a Arrow) Overlaps(b Arrow) bool {
	ax, ay, dx, dy := a.From&7, a.From>>3, a.To&7-a.From&7, a.To>>3-a.From>>3
	off := func(square int) int { return dx*(square>>3-ay) - dy*(square&7-ax) }
	if off(b.From) != 0 || off(b.To) != 0 {
		return false
	}
	along := func(square int) int { return dx*(square&7-ax) + dy*(square>>3-ay) }
	lo, hi := min(along(b.From), along(b.To)), max(along(b.From), along(b.To))
	return lo < dx*dx+dy*dy && hi > 0
}

// arrowLabels writes each label on its arrow, at the first of several places
// that is not near another label: half-moves on round plates, all else on square ones.
func (p *Painter) arrowLabels(routes []route) {
	size := p.TextSize(0.2)
	var used []draw.Point
	for _, r := range routes {
		if r.Label == "" {
			continue
		}
		at := p.labelPlace(r, used, float64(size)*1.7)
		used = append(used, at)
		p.Label(at, r.Label, size, rgb(0xffffff), p.Palette.role(r.Role), r.Time)
	}
}

func (p *Painter) labelPlace(r route, used []draw.Point, room float64) draw.Point {
	length := draw.Length(r.line)
	places := []float64{0.5, 0.35, 0.65, 0.2, 0.8, 0.08}
	if length < p.Units(0.9) { // else the label would cover the arrow
		places = append([]float64{0}, places...)
	}
	for _, t := range places {
		at := draw.Along(r.line, length*t)
		free := true
		for _, u := range used {
			free = free && u.Sub(at).Len() >= room
		}
		if free {
			return at
		}
	}
	return draw.Along(r.line, length*places[0])
}
