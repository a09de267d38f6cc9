package trajectories

import "drevo/widgets/chessboard"

// An Overlay shows trajectories, whole or at a moment. It is a [chessboard.Overlay].
type Overlay struct {
	Trajectories []Trajectory
	Moment       Moment
}

// Draw is called by the board. What is not selected lies below the selected trajectories and their denials; signs
// find their places in the order of importance.
func (o *Overlay) Draw(p *chessboard.Painter, pass chessboard.Pass) {
	if len(o.Trajectories) == 0 {
		return
	}
	d := newDrawing(p)
	switch pass {
	case chessboard.UnderPieces:
		d.light(o.Trajectories, o.Moment)
	case chessboard.OverPieces:
		front, back := newGraph(o.Trajectories, true, o.Moment), newGraph(o.Trajectories, false, o.Moment)
		denials := d.denials(o.Trajectories, o.Moment)
		d.move(o.Trajectories, o.Moment)
		d.moveDenials(denials, o.Moment)
		d.layGraph(front)
		d.layDenials(denials, front)
		d.layGraph(back)

		d.drawMoved()
		d.graph(back)
		d.denialLines(denials)
		d.graph(front)
		d.denialSigns(denials)
	}
}
