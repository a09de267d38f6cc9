// Package planboard draws a plan on the board, and rings dangerous moves.
//
// A plan is a row of steps. Each has a sign of its own and the number of its statement:
//
//   - a move is an arrow, dashed where it is to be made only as a capture;
//   - a man that is to be removed is crossed out;
//   - a square that is to be occupied has a frame with a plus;
//   - a square to which an enemy is to be lured has a ring with arrow heads that point at it;
//   - a square that is verified has a small frame in its corner;
//   - a man that is to be looked at, or that is to play somewhere, has a dotted ring.
//
// Steps that have been gone through are pale. The colour is that of the side.
//
//	layer.Overlays = []chessboard.Overlay{&planboard.Plan{Black: true, Steps: []planboard.Step{
//		{Kind: planboard.Remove, Square: d5, Number: "1"}, {Kind: planboard.Move, Square: d8, To: d1, Number: "2"},
//	}}}
//
// Dangers rings the goals of dangerous moves, as figure 8 of Pitrat's paper does, with a few
// letters on each ring, and leads a thin line there from the man's square.
//
// The package knows no rules of chess. Squares are numbers from a1 = 0 to h8 = 63.
package planboard
