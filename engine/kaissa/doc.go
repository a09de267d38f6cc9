// Package kaissa rebuilds Kaissa, the chess programme of Moscow's Institute of Control Sciences
// (Adelson-Velsky, Arlazarov, Donskoy and others, 1972-90), first champion of the world in 1974, from
// the manual of its version for the PC (1990) and from the authors' papers of 1966, 1970 and 1975.
//
// # The method in short
//
// Kaissa selects a move by "a sequence of MiniMax tree searches at different depths", its iterations.
// FV0 searches a forcing variation after every move and so orders the moves; FV1 does the same for the
// replies to the best one. Then come iterations X.Y: a position may be evaluated after X half-moves, Y
// of them non-forcing; everything before is searched with all moves.
//
// To evaluate a position is to search its forcing variation (FV): captures, checks and replies to
// checks, where each side may at any time be satisfied by the static value. That is material plus
// forty-five positional factors, and material always counts for more: the material part of a value can
// be read off it. So an iteration guesses the material value of the root and searches within the
// borders of just that; a wrong guess costs another round.
//
// Killers, a transposition table and (1974) the blank move reduce the search.
//
// # What a level costs
//
// Captures, replies to checks and the first two quiet checks of a side never count as non-forcing, so a
// level with Y > 0 follows every line of them with all moves to its end. In most positions that costs
// little; where both sides can capture and check in many orders it explodes, and only a stop, a limit
// or a clock ends it. The rule is the manual's ("non-forcing moves are moves which are not captures,
// checks or replies to check"), the number of checks ours: with forcingChecks=0 the growth from FV0 to
// 3.1 comes near to the manual's, and explosions are rare. See docs/experiments.md.
//
// # The static evaluation
//
// Appendix B of the manual lists weights of material and forty-five positional factors. Every row is
// a term with its squares; the files rows*.go hold them by what they are about. A piece is a knight,
// bishop, rook or queen, a man is anything; an attack may fall on an empty square, an enemy's or an
// own one. A value goes to the side that has it, negative where it is bad for that side.
//
// # Files
//
//	scale.go          points, values, borders, mate
//	selection.go      the choice of a move: FV0, FV1, iterations           3.1
//	preliminary.go    FV0 and FV1                                          3.1
//	rounds.go         an iteration in rounds                               3.1
//	search.go         a node with all moves: table, blank move, order      3.1; 1975
//	forcing.go        the forcing variation                                3.1
//	node.go, level.go what decides which of the two a node is
//	clock.go          time by move and by clock
//	evaluation.go     the static value; terms.go its rows                  appendix B
//	view.go, structure.go, profits.go: what the rows look at
//	rowspawns.go, rowsattacks.go, rowspieces.go, rowsking.go: the rows
//	explain.go        the static value by terms, and why a move has no node
//	programme.go, options.go, techniques.go, rulings.go, vocabulary.go: what the programme says of itself; rules.go
package kaissa
