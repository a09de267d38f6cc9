// Package paulchess rebuilds PaulChess 1.0, the programme of Paul Raymond Stevens's thesis "Computer
// Chess: Exploring Speed and Intelligence" (University of Arizona, 2009).
//
// # The method in short
//
// Every legal move is examined to four plies, then captures for up to six more, by alpha-beta. Each
// move makes a new board, which is evaluated at once: moves are examined in the order of these static
// values, captures first, and the other boards are made only when no capture cuts (two-phase
// generation). The search is repeated from one ply on (iterative deepening), because the transposition
// table then knows a good move first. A side that may pass and still be too good need not move (null
// move), in the search and in quiescence, where it can never cut. Every part is a switch, those that
// failed too, so that what each saves can be measured.
//
// # Words
//
// The thesis thinks in maximising and minimising nodes; the code in negamax, with scores from the
// point of view of the side to move, in hundredths of a pawn. "Boards" are the positions that were
// made and evaluated, "nodes" those that were visited. A depth above 0 counts plies of all moves, 0 is
// the horizon, and -n says that quiescence has gone n plies beyond it; the table keeps it so.
//
// # Files
//
//	evaluation.go     the sum, its scalings by phase, mobility         My First Evaluation Concept
//	terms.go          names, signs, phases and values of the terms      PaulChess Overview
//	placement.go, pawns.go, kings.go: the terms
//	gametree.go       one search and its root                          PaulChess Overview
//	deepen.go         iterative deepening, dynamic plies               Speed Improvement #1
//	search.go         a node: steps in their order
//	nullmove.go       null moves                                       Speed Improvement #2
//	generate.go       two-phase generation, boards                     Speed Improvement #3
//	quiescence.go     quiescence                                       Intelligence Improvement #1
//	table.go          what the table keeps                             Speed Improvement #1
//	options.go, thesisoption.go: the switches; rules.go has them resolved
//	modern.go         what the thesis does not have, each switch with its technique and reasons;
//	                  hints.go the order, pruning.go with the evidence, reductions.go, aspiration.go
//	tuned/            Modern's evaluation, a package of its own           docs/tuning.md
//	scratch.go        what searches hand on of memory
//	explain.go        the static value by terms, and why a move has no node;
//	                  explaindepth.go the plies that were left, explainturn.go when a move had its turn
//	vocabulary.go     types and reasons
//	rotated.go        the rotated look-ups; sieve.go the bit sieve      Rotated Lookups Revealed!
//	laboratory.go     the same step by step
//	sliders.go        both as a back end of the evaluation
//	programme.go, techniques.go, rulings.go: what the programme says of itself
package paulchess
