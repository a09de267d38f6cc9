// Package itep rebuilds the chess programme of the Institute of Theoretical and
// Experimental Physics in Moscow (Adelson-Velsky, Arlazarov, Bitman, Zhivotovsky,
// Uskov, 1963-67) from their report "Programme playing chess".
//
// # The method in short
//
// The programme plays a model game (§4): a game on the same board with fewer moves allowed. Up to
// a rank Dn every legal move is allowed; from there on only the moves of the forced game, a
// quiescence search in which a side may also make the empty move: decline to go on and take the
// static value. The model game is analysed completely, within bounds m and M that close in as moves
// return: alpha-beta, which the report states as formulas 17-20.
//
// The value of a position is material plus position, f = fm + fn, where fn stays between 0 and 1 so
// that no positional gain outweighs the smallest material one. Half of the method rests on the
// entire part [m], which is the material part of a bound.
//
// An active game examines fewer moves before Dn: two short forced games test each one, whether it
// loses material (safety) and whether it threatens to win some (activity); examined are the active
// moves that don't lose and the best passive ones. It is played in rounds, each within the bounds
// of one material point: the point of the root's forced game first, then that of the
// pseudo-evaluation.
//
// # Words
//
// The code says ply where the report says rank, the number of half-moves from the root, because a
// rank is also a row of the board; comments that cite the report keep its word. Scores are in units
// d, from the point of view of the side to move ([eval.Score]); material is in points, of the same
// side.
//
// # Value and pseudo-evaluation
//
// The value of a node lies within its bounds (T of formula 19). What the moves that were examined
// promise may lie outside: the pseudo-evaluation (formula 12.1). A search returns the latter, which
// the record keeps as the score; [tree.Node.Value] is the former.
//
// # Files
//
//	scale.go          points, the unit d, the entire part, mate          §4
//	evaluation.go     fm and fn, term by term                            §5
//	pawns.go, castling.go, indices.go, weakpoints.go, lines.go: its terms
//	bounds.go         m and M                                            §7
//	scheme.go         the model game; the absolute scheme                §6
//	forced.go         the forced game in its three variants              §4
//	active.go         the active game at a node                          §6
//	choice.go         its three variants: which moves are considered     §6
//	movetests.go      the tests of a move: safety and activity           §6
//	rounds.go         the estimate and the rounds                        §6
//	order.go          the order of moves (a ruling)
//	explain.go        f(A) by terms, and why a move has no node; explainactive.go by its tests
//	rules.go          the options in the words of the report
//	vocabulary.go     types, classes and reasons in the words of the report
//	programme.go, options.go, rulings.go, techniques.go: what the programme says of itself
package itep
