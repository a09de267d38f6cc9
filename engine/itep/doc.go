// Package itep rebuilds the chess programme of the Institute of Theoretical and
// Experimental Physics in Moscow (Adelson-Velsky, Arlazarov, Bitman, Zhivotovsky,
// Uskov, 1963-67) from their report "Programme playing chess".
//
// # The method in short
//
// The programme plays a model game (§4): a game on the same board with fewer
// moves allowed. Up to a rank (depth in half-moves) Dn every legal move is
// allowed; from there on only the moves of the forced game, in which a side may
// also make the empty move: decline to go on and take the static value. The model
// game is analysed completely, within bounds m and M that close in as moves
// return: alpha-beta, which the report states as formulas 17-20.
//
// The value of a position is material plus position, f = fm + fn, where fn stays
// between 0 and 1 so that no positional gain outweighs the smallest material one.
// Half of the method rests on the entire part [m], which is the material part
// of a bound.
//
// # Files
//
//	scale.go       points, the unit d, the entire part, mate            §4
//	evaluation.go  fm and fn, term by term                              §5
//	scheme.go      the absolute scheme                                  §6
//	forced.go      the forced game in its three variants                §4
//	order.go       the order of moves (a ruling)
//	whynot.go      why a move was not considered
//	programme.go   name, options, rulings
package itep
