// Package pitrat rebuilds the combination finder of Jacques Pitrat ("A Chess Combination Program Which
// Uses Plans", Artificial Intelligence 8, 1977). Numbers of sections in this package are the paper's.
//
// The programme is told what to win. It analyses the position once (analyse.go, double.go, king.go),
// makes plans in a language of its own (package plan), and executes them (execute.go): a plan adds moves
// to the tree and does nothing else. Before a plan is put into a list it is played as if the opponent did
// what is hoped (simulate.go); a modification in it gives way to plans that bring it about (expand.go).
//
// At each stage one of the players fails. The programme looks for the dangerous moves of the other
// (choose.go) and corrects one (correct.go): by the plans that wait there, then by six classes of new
// plans (class1.go to class6.go; class7.go is ours). A threat without a reply is carried out against a null move
// (finder.go). It ends when the player who fails has tried everything (spent.go).
//
// The two players are called P, who fails or plans, and O, the other; "the first player" is the one who
// is to find a combination. A dangerous move is d, the own move before it r, the move before that v.
//
// The life of every plan stands in an [Account], which travels with the tree.
package pitrat
