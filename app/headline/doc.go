// Package headline says of a search what stands over its tree: which move it chose and what it expects, how the sides
// stand by that, how many of the legal moves it looked at and which rules left the others out, what it cost, and who
// the programme is.
//
//	h := headline.Of(search)
//	h.Choice()   // "ITEP plays 30.Qe2 and expects 30...a6 31.Kf1 h6: White is one pawn behind (−1.00)."
//	h.Coverage() // "It looked at 1 of 27 moves; 15 lose material, 11 threaten nothing."
//
// What is said is made from facts of the record and keeps them ([Headline.Sentences]), so that a checker can derive
// each again. A search that runs, or was stopped while it deepened, speaks of the last stage that it has finished, and
// names it; any other that was stopped has made no choice, and says so. A value that is not that of the move is left
// out, and so is the end of a line where a record has it not. Values are pawns with two decimals, White's, whatever the
// programme counts in. The numbers of moves add up to the legal ones.
package headline
