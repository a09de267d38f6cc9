package trajectories

import (
	"image/color"
	"slices"

	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// layGraph finds where the lines and signs of a graph lie.
func (d *drawing) layGraph(g *graph) {
	for _, e := range g.edges {
		middles := []draw.Point{d.Centre(e.from), d.Centre(e.to)}
		e.line = draw.Shift(middles, d.Units(g.lane(e)))
		if g.front {
			way := middles[1].Sub(middles[0]).Unit()
			d.corners.avoid(e.from, way)
			d.corners.avoid(e.to, way.Mul(-1))
		}
	}
	for _, n := range g.nodes {
		n.at = d.place(g, n)
	}
}

// lane returns how far an edge lies right of the middle, in squares: beside it if
// the other side makes the move too, in whichever direction.
func (g *graph) lane(e *edge) float64 {
	const aside = 0.05
	other := White + Black - e.side
	if g.edge[edgeKey{other, move{e.to, e.from}}] != nil {
		return aside
	}
	if g.edge[edgeKey{other, e.move}] != nil {
		return aside * float64(1-2*e.side)
	}
	return 0
}

// place returns where a node's sign stands: an origin at the first line, a stop in the middle of its square, in a
// corner if that is taken, and beside the other side's if both stop there. Behind, an origin that is not safe has a
// corner too: at the line, other signs may cover it.
func (d *drawing) place(g *graph, n *node) draw.Point {
	at := d.Centre(n.square)
	switch {
	case n.part == target:
	case n.part == origin && n.f == FClosed && !g.front:
		return d.corner(n.square, direction{X: -1, Y: 1})
	case n.part == origin:
		for _, e := range slices.Backward(g.edges) {
			if e.side == n.side && e.from == n.square {
				return d.visible(g, e)[0]
			}
		}
	case !d.Free(n.square) || d.moved.on(n.square):
		return d.corner(n.square, direction{})
	case g.stops(White, n.square) && g.stops(Black, n.square):
		at.X += d.Units(0.17) * float64(2*n.side-1)
	}
	return at
}

// corner takes a corner of a square for a sign.
func (d *drawing) corner(square int, toward direction) draw.Point {
	c := d.corners.take(square, toward)
	return d.Centre(square).Add(draw.Point{X: c.x, Y: c.y}.Mul(d.Units(0.28)))
}

// graph draws what is soon above what comes later, and signs above lines.
func (d *drawing) graph(g *graph) {
	for _, e := range g.edges {
		d.way(d.visible(g, e), e.side, g.edgeOpacity(e), g.thickness(e), g.front)
		if e.barred {
			d.bar(e.line, chessboard.Faded(d.side(e.side), g.edgeOpacity(e)), g.size)
		}
	}
	d.paint()
	d.betas(g)
	for _, n := range g.nodes {
		switch {
		case n.part == target:
			d.target(n, g.opacity, g.size, g.front)
		case n.part == stop:
			d.stop(n, g.future(n.made), d.Units(stopRadius)*g.size)
		case n.f == FClosed: // not safe where it stands
			d.stop(n, g.opacity, d.Units(0.12)*g.size)
		case !g.crowd:
			d.sign(d.in(signs, chessboard.Faded(d.side(n.side), g.opacity)), n.side, n.at, d.Units(0.065)*g.size)
		}
	}
	d.paint()
}

// visible returns the line of an edge between what stands at its ends.
func (d *drawing) visible(g *graph, e *edge) []draw.Point {
	from, to := 0.0, draw.Length(e.line)
	if d.HasPiece(e.from) || d.moved.on(e.from) {
		from = d.Units(pieceRadius)
	}
	switch {
	case d.HasPiece(e.to) && g.node[nodeKey{target, e.side, e.to}] != nil:
		to -= d.Units(targetRadius)
	case d.HasPiece(e.to) || d.moved.on(e.to):
		to -= d.Units(pieceRadius)
	}
	if from >= to { // neighbouring squares
		from = to / 2
	}
	return draw.Part(e.line, from, to)
}

// way draws a line: whole for White, dashed for Black.
func (d *drawing) way(line []draw.Point, side Side, opacity, size float64, cased bool) {
	width := d.Units(0.075) * size
	if cased {
		d.in(casings, chessboard.Faded(d.Palette.Casing, opacity)).Line(line, width+max(d.Units(0.035), 2), draw.Round)
	}
	path := d.in(lines, chessboard.Faded(d.side(side), opacity))
	if side == White {
		path.Line(line, width, draw.Round)
		return
	}
	for _, dash := range draw.Dashes(line, d.Units(0.16), d.Units(0.1)) {
		path.Line(dash, width, draw.Butt)
	}
}

// bar closes a line just before its end.
func (d *drawing) bar(line []draw.Point, c color.NRGBA, size float64) {
	end := line[len(line)-1]
	back := line[len(line)-2].Sub(end).Unit()
	middle, arm := end.Add(back.Mul(d.Units(targetRadius+0.13))), back.Turn().Mul(d.Units(0.16))
	d.in(lines, c).Line([]draw.Point{middle.Sub(arm), middle.Add(arm)}, d.Units(0.085)*size, draw.Round)
}

// betas draws the squares that moves pass over, each once for a side, but not where a stop has its sign, nor behind
// the selected trajectories where a piece stands.
func (d *drawing) betas(g *graph) {
	drawn := map[nodeKey]bool{}
	for _, e := range slices.Backward(g.edges) {
		shift := e.line[0].Sub(d.Centre(e.from))
		for _, s := range e.beta {
			key := nodeKey{stop, e.side, s}
			if drawn[key] || g.node[key] != nil || !g.front && d.HasPiece(s) {
				continue
			}
			drawn[key] = true
			d.beta(e.side, d.Centre(s).Add(shift), g.edgeOpacity(e), g.size)
		}
	}
}
