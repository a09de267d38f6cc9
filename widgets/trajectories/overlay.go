package trajectories

import (
	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// An Overlay shows trajectories, whole or at a moment. It is a
// [chessboard.Overlay].
type Overlay struct {
	Trajectories []Trajectory
	Moment       Moment

	paths []*draw.Path // the memory of earlier pictures
}

// Draw is called by the board.
func (o *Overlay) Draw(p *chessboard.Painter, pass chessboard.Pass) {
	if len(o.Trajectories) == 0 {
		return
	}
	switch pass {
	case chessboard.UnderPieces:
		o.light(p)
	case chessboard.OverPieces:
		o.draw(p)
	}
}

// draw draws what is not selected below the selected trajectories and their
// denials. Signs find their places in the order of importance.
func (o *Overlay) draw(p *chessboard.Painter) {
	d := newDrawing(p)
	d.spare = o.paths
	front, back := newGraph(o.Trajectories, true, o.Moment), newGraph(o.Trajectories, false, o.Moment)
	denials := d.denials(o.Trajectories, o.Moment)
	o.ghosts(d, denials)
	d.layGraph(front)
	d.layDenials(denials, front)
	d.layGraph(back)

	d.drawGhosts()
	d.graph(back)
	d.denialLines(denials)
	d.graph(front)
	d.denialSigns(denials)
	o.paths = d.spare
}

// A drawing is one picture of an overlay.
type drawing struct {
	*chessboard.Painter
	passes
	ghosts  ghosts
	corners corners
}

func newDrawing(p *chessboard.Painter) *drawing {
	return &drawing{
		Painter: p,
		passes:  passes{painter: p},
		ghosts:  ghosts{map[int][]ghost{}, map[int]bool{}},
		corners: corners{map[corner]int{}, map[int][]direction{}},
	}
}
