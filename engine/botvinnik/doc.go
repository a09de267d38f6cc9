// Package botvinnik rebuilds the programme that M. M. Botvinnik describes in "An Algorithm for
// Chess" (Moscow, 1968): the method of the horizon.
//
// # The method in short
//
// All begins with an attack. Package trajectory draws the map: every way on which a piece can take
// an enemy piece within the horizon, and what denies it. The game of annihilation examines only
// moves of the map: first moves of attacks, denials of the opponent's attacks that are or threaten
// to become effective, and denials of the denials of own attacks; in check every evasion. A side
// that is not in check may stop. It is then worth the balance of what was captured less the dearest
// of its pieces that are doomed: those on which an attack has F = 1 if it does nothing. By
// the book it goes on only while the formula of hope holds: what is missing is at most what is doomed
// and what comes nearer.
//
// The horizon grows 1, 2, 3, ... half-moves, and within a horizon the lines grow in rounds. If
// nothing was gained, the game of changing functions chooses: of all legal moves the one that best
// opens own attacks and closes the opponent's, by the weights of the style, and that the game of
// annihilation does not refute.
//
// Two presets are whole: "book" has the book's own rules, and "practical", the default, what of our
// additions earns its place. The note of a result names the preset, or what differs from it, and says
// why the search ended.
//
// # The tree
//
// Below the root stand the iterations, whose number is the horizon, and in each its rounds, whose
// number is the length; the moves stand below the rounds. A game of changing functions is a stage
// of its own, the last one where it chose the move; one that is played before the longer horizons,
// to have a move when the search is stopped, is the first choice. The stage whose move is played is
// the best child of the root.
//
// # Asking about a node
//
// [Programme.Explain] takes the value of stopping apart and says why legal moves were not examined,
// [Programme.Ledger] returns the account of hope, and [Programme.Values] the invisible values and
// the pieces by the type of their value. They draw the map of the node again from the path to it,
// as the search drew it, so the record need not keep maps.
//
// # Files
//
//	formula.go       formulas 9 to 12
//	stages.go        horizons and rounds
//	effort.go        the share of the effort that a horizon has
//	remaining.go     the time that is left to a line
//	annihilation.go  the game of annihilation at a node
//	evaluation.go    the value of stopping, by its terms
//	position.go      what a position is worth at a stop beside its pieces
//	stop.go          what it is worth to stop, and whether that is tried
//	stakes.go        what is at stake in a position, remembered
//	threat.go        what is doomed if a side stops, and what denies it
//	candidates.go    the moves of the map and their order
//	seconddenial.go  denials of denials
//	zones.go         the zones of the later books
//	square.go        the rule of the square
//	hope.go          the account of hope
//	functions.go     the game of changing functions
//	table.go         positions that are reached in two ways
//	game.go, ply.go  what a search keeps, and what it keeps for every half-move
//	explain.go, ledger.go, values.go, nodestate.go        questions about a recorded node
//	programme.go, options.go, preset.go, techniques.go, rulings.go, vocabulary.go, scale.go: what the programme says
//	                 of itself
package botvinnik
