package botvinnik

import "drevo/engine/tree"

// The programme's own node types.
const (
	TypeAnnihilation = tree.OwnType                      // the game of annihilation: moves of the map of attacks
	TypeFunctions    = tree.OwnType + 1 | tree.StageType // the game of changing functions
)

// The programme's own classes.
const (
	ClassAttack  = tree.OwnClass + iota // begins an attack that takes more than one move
	ClassDenial                         // denies an attack of the opponent
	ClassDenial2                        // denies a denial of an own attack
)

// The programme's own reasons.
const (
	ReasonNotOnMap   = tree.OwnReason + iota // not considered: not a move of the map
	ReasonNoHope                             // not considered: the hope formula fails
	ReasonHopeless                           // the side to move gives up the line
	ReasonExchange                           // not considered: the exchange on its square does not pay
	ReasonFound                              // a move that is good enough was found
	ReasonLessChange                         // not considered: a move that changes the functions better was good enough
	ReasonGain                               // a gain was found, so the horizon grows no further
)

const exampleCombination = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// Vocabulary returns the words of the book.
func (Programme) Vocabulary() tree.Vocabulary {
	return tree.Vocabulary{Types: nodeTypes, Classes: classes, Reasons: reasons}
}

var nodeTypes = []tree.TypeInfo{
	{Type: tree.TypeIteration, Name: "iteration", Letter: "I", Sentence: "The game of annihilation with one horizon.", Numbered: "horizon %d"},
	{Type: tree.TypeRound, Name: "round", Letter: "O", Sentence: "The game of annihilation with lines of one length.", Numbered: "length %d"},
	{Type: TypeAnnihilation, Name: "annihilation", Letter: "M", Sentence: "Only moves of the map of attacks are considered here, and a side that is not in check may stop."},
	{Type: TypeFunctions, Name: "changing functions", Letter: "P", Sentence: "The moves are tried in the order in which they open own attacks and close the opponent's."},
}

var classes = []tree.ClassInfo{
	{Class: ClassAttack, Name: "attack", Letter: "t", Sentence: "The first move of an attack trajectory that takes more than one move."},
	{Class: ClassDenial, Name: "denial", Letter: "d", Sentence: "Denies an attack of the opponent: control, blockade or retreat."},
	{Class: ClassDenial2, Name: "denial of a denial", Letter: "s", Sentence: "Denies a denial of an own attack."},
}

var reasons = []tree.ReasonInfo{
	{Reason: tree.ReasonStandPat, Name: "settled", Group: tree.GroupSearched,
		Sentence: "No move of the map was better than to stop, so the line ends here with the balance of what was captured and what is doomed.",
		Source:   "Botvinnik II, formula 12", Example: exampleCombination},
	{Reason: tree.ReasonStandPatCut, Name: "settled, cut", Group: tree.GroupCut,
		Sentence: "To stop alone reached the upper bound, so no move of the map was looked at.",
		Source:   "Botvinnik II, formula 12", Example: exampleCombination},
	{Reason: tree.ReasonQuiet, Name: "nothing on the map", Group: tree.GroupLeaf,
		Sentence: "No move is on the map within the horizon, or none keeps hope: the line ends here.",
		Source:   "Botvinnik II, the horizon", Example: exampleCombination},
	{Reason: tree.ReasonTable, Name: "known", Group: tree.GroupTable,
		Sentence: "The same position was examined before, at least as far, on another line.",
		Source:   "ruling: Botvinnik, a table of positions", Example: exampleCombination},
	{Reason: ReasonNotOnMap, Name: "not on the map", Group: tree.GroupNotConsidered,
		Sentence: "The move neither begins an attack within the horizon nor denies one.",
		Source:   "Botvinnik II, the horizon", Example: exampleCombination},
	{Reason: ReasonNoHope, Name: "no hope", Group: tree.GroupNotConsidered,
		Sentence: "After the move what is missing would be more than what is doomed and what comes nearer.",
		Source:   "Botvinnik II, formulas 9 and 10", Example: exampleCombination},
	{Reason: ReasonHopeless, Name: "hopeless", Group: tree.GroupLeaf,
		Sentence: "What is missing is more than what is doomed and what comes nearer, so the side gives up the line.",
		Source:   "Botvinnik II, formulas 9 and 10", Example: exampleCombination},
	{Reason: ReasonExchange, Name: "exchange does not pay", Group: tree.GroupNotConsidered,
		Sentence: "At the end of a line only captures that win something on their square are looked at.",
		Source:   "Botvinnik II, formula 8, and a ruling on the length of lines", Example: exampleCombination},
	{Reason: ReasonFound, Name: "found", Group: tree.GroupStop,
		Sentence: "A move that the game of annihilation does not refute was found.",
		Source:   "Botvinnik II, the game of changing functions", Example: exampleCombination},
	{Reason: ReasonLessChange, Name: "changes less", Group: tree.GroupNotConsidered,
		Sentence: "Another move changes the functions of the attacks more to the side's advantage, and is not refuted.",
		Source:   "Botvinnik II, the game of changing functions", Example: exampleCombination},
	{Reason: ReasonGain, Name: "gain", Group: tree.GroupStop,
		Sentence: "The game of annihilation found a gain that every denial fails to refute, so the horizon grows no further.",
		Source:   "Botvinnik II, the horizon", Example: exampleCombination},
}
