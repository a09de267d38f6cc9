// Package horizon says of a position with a known solution why a programme missed it: how far the truth lies, at which
// node the way to it was left and by which rule, and the smallest change of an option or of the depth with which the
// programme finds it.
//
//	h, err := horizon.Find(missed, truth)                  // where the way was left
//	trial, err := horizon.Try(ctx, programme, task, solves, budget)   // what would have found it
//
// The truth is a ruling: the solution of a suite, and a search that chooses it and proves its value by its record. Where
// the record of the search that missed it and that of the truth meet (package cause), the first has no more to say: that
// is the node at which the way was left. The truth lies where the line of the second record goes on to, at its leaf. So
// the truth is no better than the search that is taken for it, and a search that finds the move for another reason has
// another truth.
//
// What would have found it is searched, not guessed: one option is changed at a time, the smallest changes first
// ([Changes]), each searched within the same number of nodes, until one finds the solution and all of its size were
// tried, or the budget is used up.
package horizon
