package trajectories

import (
	"image"
	"slices"

	"drevo/widgets/chessboard"
)

// reached returns the stops that a trajectory has made by the moment, which stops only the selected ones while there
// are some.
func (m Moment) reached(t Trajectory, selected bool) []int {
	m.On = m.On && (t.Selected || !selected)
	return t.Stops[:t.way().made(m)]
}

// selected reports whether some trajectories are in front.
func selected(all []Trajectory) bool {
	return slices.ContainsFunc(all, func(t Trajectory) bool { return t.Selected })
}

// move finds where the pieces of stopped trajectories are.
func (d *drawing) move(all []Trajectory, moment Moment) {
	chosen := selected(all)
	for _, t := range all {
		if moment.On && t.Selected == chosen && t.way().valid() {
			d.addMoved(t.From, moment.reached(t, chosen), false)
		}
	}
}

// addMoved adds a piece that has made some stops, and takes what it met there off the board.
func (d *drawing) addMoved(from int, stops []int, faint bool) {
	if len(stops) == 0 || !d.HasPiece(from) {
		return
	}
	piece := d.Pieces[from]
	d.moved.gone[from] = true
	for _, s := range stops {
		if d.HasPiece(s) && chessboard.IsWhite(d.Pieces[s]) != chessboard.IsWhite(piece) {
			d.moved.gone[s] = true
		}
	}
	at := stops[len(stops)-1]
	if !slices.ContainsFunc(d.moved.at[at], func(m movedPiece) bool { return m.piece == piece }) {
		d.moved.at[at] = append(d.moved.at[at], movedPiece{piece, faint})
	}
}

// drawMoved dims the pieces that have gone, and draws those that have come.
func (d *drawing) drawMoved() {
	for square := range d.moved.gone {
		d.Dim(square, 0.72)
	}
	for square, list := range d.moved.at {
		d.drawMovedOn(square, list)
	}
}

// drawMovedOn draws one piece as large as any, several small in the corners.
func (d *drawing) drawMovedOn(square int, list []movedPiece) {
	corner, side, apart := d.Rect(square).Min, d.Side, 0
	if len(list) > 1 {
		side = d.Side * 11 / 20
		apart = d.Side - side
	}
	for i, m := range list[:min(len(list), 4)] {
		opacity := uint8(0xd0)
		if m.faint {
			opacity = 0x78
		}
		d.Piece(m.piece, corner.Add(image.Pt(i%2, i/2).Mul(apart)), side, opacity)
	}
}

// light tints the squares that selected trajectories have reached by the moment, below the pieces.
func (d *drawing) light(all []Trajectory, moment Moment) {
	lit := map[int]bool{}
	for _, t := range all {
		if moment.On && t.Selected && t.way().valid() {
			for _, square := range moment.reached(t, true) {
				lit[square] = true
			}
		}
	}
	for square := range lit {
		d.Tint(square, d.Palette.Lit)
	}
}
