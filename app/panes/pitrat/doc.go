// Package pitrat holds the pane about Pitrat's plans: all of them as a tree of what came of what,
// with their fates; the two lists of plans at a node and the moves that are dangerous there; the
// search round by round, to be replayed; and a place to type a plan and see what it would do. What
// is chosen lies on the board. Where the position is one of the paper, its plans P1 to P72 have a tab, each with its
// place in the paper and in the tree, and their names stand at our plans.
//
// A plan is made once, at one node, and then lives at many: its end goes to every reply to a move
// that it called for. The engine's account tells both, in the order in which they happened
// ([pitrat.Account]); life.go sorts that by plan, beside the window. model.go says what of it is shown,
// and knows no window; the parts show it.
package pitrat
