// Package pitrat rebuilds the combination finder of Jacques Pitrat ("A Chess Combination Program Which
// Uses Plans", Artificial Intelligence 8, 1977). Numbers of sections in this package are the paper's.
//
// The programme is told what to win. It analyses the position once, makes plans in a language of its own, and
// executes them: a plan adds moves to the tree and does nothing else. At each stage one of the players fails. The
// programme looks for the dangerous moves of the other and corrects one, by plans that go before it. It ends when
// the player who fails has tried everything.
//
// It has five rooms; each knows only those before it.
//
//	plan       the language (2.1), what makes a plan, and what becomes of it
//	paper      what the paper prints: positions and plans, with their places
//	ways       a board for what a plan hopes for, ways to a square, exchanges
//	planner    plans: made (2.2, 2.3.2, 2.4.2 to 2.4.5) and simulated (2.3.1)
//	pitrat     the tree, the lists of plans in it, and the search, in this order:
//
//	growth.go   grower      the tree grows by a move; values are backed up
//	execute.go  executor    2.3: plans are executed, and offered to the replies
//	choose.go   chooser     2.4.1, 2.4.5: the research of the dangerous moves; spent.go: who has tried everything
//	correct.go  corrector   2.4.1 to 2.4.5: the classes of corrections; site.go: where they are executed
//	finder.go   finder      2.4: round after round
//
// The two players are called P, who fails or plans, and O, the other; "the first player" is the one who
// is to find a combination. A dangerous move is d, the own move before it r, the move before that v.
//
// The life of every plan stands in an [Account], which travels with the tree.
package pitrat

// Programme is Pitrat's combination finder as a [search.Programme].
type Programme struct{}

// New returns the programme.
func New() Programme { return Programme{} }
