package trajectories

import (
	"image"
	"slices"

	"drevo/widgets/chessboard"
)

// Ghosts are the pieces where a moment finds them. All of them are drawn before
// any sign, so that numbers lie on top.
type ghosts struct {
	at   map[int][]ghost // by square
	gone map[int]bool    // squares whose piece has left or been taken
}

// A ghost is a piece where it is not yet.
type ghost struct {
	piece byte
	faint bool // it denies something
}

// on reports whether a ghost stands on a square.
func (g ghosts) on(square int) bool { return len(g.at[square]) > 0 }

// ghosts finds where the pieces of stopped trajectories and of their denials are.
func (o *Overlay) ghosts(d *drawing, denials []*denial) {
	if !o.Moment.On {
		return
	}
	selected := slices.ContainsFunc(o.Trajectories, func(t Trajectory) bool { return t.Selected })
	for _, t := range o.Trajectories {
		if t.Selected == selected && valid(t.From, t.Stops, t.Beta) {
			d.addGhost(t.From, t.Stops[:o.Moment.reached(t, selected)], false)
		}
	}
	for _, n := range denials {
		if n.signed {
			d.addGhost(n.From, n.Stops[:n.made], true)
		}
	}
}

// addGhost adds the ghost of a piece that has made some stops, and takes what it
// met there off the board.
func (d *drawing) addGhost(from int, stops []int, faint bool) {
	if len(stops) == 0 || !d.HasPiece(from) {
		return
	}
	piece := d.Pieces[from]
	d.ghosts.gone[from] = true
	for _, s := range stops {
		if d.HasPiece(s) && chessboard.IsWhite(d.Pieces[s]) != chessboard.IsWhite(piece) {
			d.ghosts.gone[s] = true
		}
	}
	at := stops[len(stops)-1]
	if !slices.ContainsFunc(d.ghosts.at[at], func(g ghost) bool { return g.piece == piece }) {
		d.ghosts.at[at] = append(d.ghosts.at[at], ghost{piece, faint})
	}
}

// drawGhosts dims the pieces that have gone and draws the ghosts.
func (d *drawing) drawGhosts() {
	for square := range 64 {
		if d.ghosts.gone[square] {
			d.Dim(square, 0.72)
		}
	}
	for square := range 64 {
		d.drawGhostsOn(square, d.ghosts.at[square])
	}
}

// drawGhostsOn draws one ghost as large as a piece, several small in the corners.
func (d *drawing) drawGhostsOn(square int, list []ghost) {
	corner, side, apart := d.Rect(square).Min, d.Side, 0
	if len(list) > 1 {
		side = d.Side * 11 / 20
		apart = d.Side - side
	}
	for i, g := range list[:min(len(list), 4)] {
		opacity := uint8(0xd0)
		if g.faint {
			opacity = 0x78
		}
		d.Piece(g.piece, corner.Add(image.Pt(i%2, i/2).Mul(apart)), side, opacity)
	}
}

// light tints the squares that selected trajectories have reached by the moment,
// below the pieces.
func (o *Overlay) light(p *chessboard.Painter) {
	if !o.Moment.On {
		return
	}
	lit := map[int]bool{}
	for _, t := range o.Trajectories {
		if !t.Selected || !valid(t.From, t.Stops, t.Beta) {
			continue
		}
		for _, square := range t.Stops[:o.Moment.reached(t, true)] {
			if !lit[square] {
				lit[square] = true
				p.Tint(square, p.Palette.Lit)
			}
		}
	}
}
