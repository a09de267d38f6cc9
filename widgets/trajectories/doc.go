// Package trajectories draws on a chess board how pieces are going to reach their targets and what the other side
// can do about it, in the terms of Botvinnik's book. [Overlay] and [Badges] are overlays of a [chessboard.Board].
//
//	way := trajectories.Trajectory{From: 6, Stops: []int{21, 36}, HalfMoves: 3, Selected: true}
//	attacks := &trajectories.Overlay{Trajectories: []trajectories.Trajectory{way}}
//	board.SetLayers([]chessboard.Layer{{Key: "attacks", Overlays: []chessboard.Overlay{attacks}}})
//
// # Trajectories
//
// A [Trajectory] is a line from a piece to the ring around its target: whole and with discs for White, dashed and
// with diamonds for Black. A small hollow sign is a square that it passes (a beta-square); a large one is a stop
// (an alpha-square), with the half-move at which it is made. f shows in the stop: filled and ringed, the piece can
// stop there; hollow and struck, it would be lost. F shows at the target: the ring is dotted while it is not known,
// and a bar closes the way if it is 0.
//
// The trajectories that are selected are drawn whole and in front, all others behind as a net. Either is a graph:
// each move is one line, the wider the more trajectories make it, and each stop one sign, with the best f found
// there and the first time of it. From thirteen trajectories on, the net gets thinner, and the paler the later a
// move is made: it stays legible with hundreds.
//
// # Denials
//
// Around a selected trajectory stand its denials, thin lines with squares for stops that end in a tag with their
// kind and time. A control has a crosshair around the square on which it captures, a blockade a double wall across
// the way, a retreat an arrow with an open tail. One that does not work is dotted and pale. A selected denial shows
// what denies it in turn, in another colour and with round tags.
//
// # Moments
//
// A [Moment] stops time: the squares reached are lit, the pieces stand on them, and what is still to come is pale.
//
// # Badges
//
// A [Badge] says the type of a piece's value: square captured, octagon doomed, diamond
// expected to fall, shield stable.
//
// # How a picture comes about
//
// newGraph gathers moves and stops; layGraph and layDenials find the place of every line and sign, the most
// important first, so that signs share the corners of a square; then all is drawn from the back to the front
// by a drawing, which paints what has one colour at once.
package trajectories
