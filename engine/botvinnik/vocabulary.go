package botvinnik

import "drevo/engine/tree"

// The programme's own node types.
const (
	typeAnnihilation = tree.OwnType                      // the game of annihilation
	typeFunctions    = tree.OwnType + 1 | tree.StageType // the game of changing functions
	typeFirstChoice  = tree.OwnType + 2 | tree.StageType // the same, before the longer horizons
	typeTrial        = tree.OwnType + 3 | tree.TestType  // the game of annihilation after a pass
)

// The programme's own classes.
const (
	classAttack  = tree.OwnClass + iota // begins an attack that takes more than one move
	classDenial                         // denies an attack of the opponent
	classDenial2                        // denies a denial of an own attack
	classZone                           // begins something else in the zone of an attack
)

// The programme's own reasons.
const (
	reasonNotOnMap   = tree.OwnReason + iota // not considered: not a move of the map
	reasonNoHope                             // not considered: the hope formula fails
	reasonHopeless                           // the side to move gives up the line
	reasonExchange                           // not considered: its exchange does not pay
	reasonFound                              // a move that is good enough was found
	reasonLessChange                         // not considered: one that changes more was found
	reasonGain                               // a gain was found, so the horizon grows no further
	reasonSquare                             // a bare king is in the square of the pawn, or it is not
)

// Vocabulary returns the words of the book.
func (Programme) Vocabulary() tree.Vocabulary {
	return tree.Vocabulary{Types: nodeTypes, Classes: classes, Reasons: reasons, Columns: columns, Filters: filters,
		Techniques: techniques}
}

var nodeTypes = []tree.TypeInfo{
	{Key: "botvinnik.iteration", Type: tree.TypeIteration, Name: "iteration", Letter: "I", Numbered: "horizon %d",
		Sentence: "The game of annihilation with one horizon."},
	{Key: "botvinnik.round", Type: tree.TypeRound, Name: "round", Letter: "O", Numbered: "length %d",
		Sentence: "The game of annihilation with lines of one length."},
	{Key: "botvinnik.annihilation", Type: typeAnnihilation, Name: "annihilation", Letter: "M",
		Sentence: "Only moves of the map of attacks are considered here, and a side that is not in check may stop."},
	{Key: "botvinnik.changing-functions", Type: typeFunctions, Name: "changing functions", Letter: "P",
		Numbered: "changing functions, horizon %d",
		Sentence: "The moves are tried in the order in which they open own attacks and close the opponent's."},
	{Key: "botvinnik.first-choice", Type: typeFirstChoice, Name: "first choice", Letter: "p",
		Numbered: "first choice (%d)",
		Sentence: "The game of changing functions before the longer horizons, so that there is a move when the search is " +
			"stopped."},
	{Key: "botvinnik.stop-tried", Type: typeTrial, Name: "stop tried", Letter: "T",
		Sentence: "It is tried what stopping is worth: the side has passed, and the opponent plays the game of " +
			"annihilation."},
}

var classes = []tree.ClassInfo{
	{Key: "botvinnik.attack-move", Class: classAttack, Name: "attack", Letter: "t",
		Sentence: "The first move of an attack trajectory that takes more than one move, or a promotion that takes nothing."},
	{Key: "botvinnik.denial-move", Class: classDenial, Name: "denial", Letter: "d",
		Sentence: "Denies an attack of the opponent: control, blockade or retreat."},
	{Key: "botvinnik.denial-of-a-denial-move", Class: classDenial2, Name: "denial of a denial", Letter: "s",
		Sentence: "Denies a denial of an own attack."},
	{Key: "botvinnik.zone-move", Class: classZone, Name: "zone", Letter: "z",
		Sentence: "Begins a denial of several moves, or brings a piece nearer to where it supports an own attack (option " +
			"zones)."},
}

var columns = tree.Columns{
	Window: tree.Column{Name: "Bounds", Hint: "The bounds at entry: what each side has for certain elsewhere."},
	Static: tree.Column{Name: "To stop", Hint: "The value of the line if the side to move stops here: the balance, less " +
		"what is doomed (formula 12)."},
	Line: tree.Column{Name: "Best line", Hint: "The line of best play that was examined below this node."},
	Forced: tree.Column{Name: "Line to the stop", Hint: "The line from here until a side stops, and the value of " +
		"stopping there (formula 12). Where a table gave the value, the line goes on where it was found."},
}

var filters = []tree.Filter{
	{Key: "botvinnik.attacks-filter", Name: "attacks",
		Sentence: "Moves that begin an attack of more than one move.", Classes: []tree.MoveClass{classAttack}},
	{Key: "botvinnik.denials-filter", Name: "denials", Sentence: "Moves that deny an attack, or a denial.",
		Classes: []tree.MoveClass{classDenial, classDenial2}},
	{Key: "botvinnik.hopeless-filter", Name: "hopeless",
		Sentence: "Lines that a side gives up because the formula of hope fails.", Reasons: []tree.Reason{reasonHopeless}},
}

// example is diagram 22, Botvinnik - Capablanca 1938, where a search shows every reason.
const example = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// exampleSquare is position 41, Reti's study, where the preset pioneer asks the rule of the square.
const exampleSquare = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"

var reasons = tree.Completed([]tree.ReasonInfo{
	{Key: "botvinnik.settled", Reason: tree.ReasonStandPat, Name: "settled", Source: "Botvinnik II, formula 12",
		Sentence: "No move of the map was better than to stop, so the line ends here with the balance of what was captured " +
			"and what is doomed."},
	{Key: "botvinnik.settled-cut", Reason: tree.ReasonStandPatCut, Name: "settled, cut",
		Source:   "Botvinnik II, formula 12",
		Sentence: "To stop alone reached the upper bound, so no move of the map was looked at."},
	{Key: "botvinnik.nothing-on-the-map", Reason: tree.ReasonQuiet, Name: "nothing on the map",
		Source:   "Botvinnik II, the horizon",
		Sentence: "No move is on the map within the horizon, or none keeps hope: the line ends here."},
	{Reason: tree.ReasonTable, Source: "ruling: Botvinnik, a table of positions"},
	{Key: "botvinnik.not-on-the-map", Reason: reasonNotOnMap, Name: "not on the map", Group: tree.GroupNotConsidered,
		Example: example, Source: "Botvinnik II, the horizon",
		Sentence: "The move neither begins an attack within the horizon nor denies one."},
	{Key: "botvinnik.no-hope", Reason: reasonNoHope, Name: "no hope", Group: tree.GroupNotConsidered, Example: example,
		Source:   "Botvinnik II, formulas 9 and 10",
		Sentence: "After the move what is missing would be more than what is doomed and what comes nearer."},
	{Key: "botvinnik.hopeless", Reason: reasonHopeless, Name: "hopeless", Group: tree.GroupLeaf, Example: example,
		Source:   "Botvinnik II, formulas 9 and 10",
		Sentence: "What is missing is more than what is doomed and what comes nearer, so the side gives up the line."},
	{Key: "botvinnik.exchange-does-not-pay", Reason: reasonExchange, Name: "exchange does not pay",
		Group: tree.GroupNotConsidered, Example: example,
		Source:   "Botvinnik II, formula 8, and a ruling on the length of lines",
		Sentence: "At the end of a line only captures that win something on their square are looked at."},
	{Key: "botvinnik.found", Reason: reasonFound, Name: "found", Group: tree.GroupStop, Example: example, Least: true,
		Source:   "Botvinnik II, the game of changing functions",
		Sentence: "A move that the game of annihilation does not refute was found."},
	{Key: "botvinnik.changes-less", Reason: reasonLessChange, Name: "changes less", Group: tree.GroupNotConsidered,
		Example: example, Source: "Botvinnik II, the game of changing functions",
		Sentence: "Another move changes the functions of the attacks more to the side's advantage, and is not refuted."},
	{Key: "botvinnik.rule-of-the-square", Reason: reasonSquare, Name: "rule of the square", Group: tree.GroupLeaf,
		Example: exampleSquare, Source: "told of Botvinnik's programme Pioneer; by formula 3' a king denies the " +
			"promotions in whose square it stands",
		Sentence: "One side has nothing but its king. A promotion of the other that it cannot deny goes through, and the " +
			"last pawn that it can catch is lost."},
	{Key: "botvinnik.gain", Reason: reasonGain, Name: "gain", Group: tree.GroupStop, Example: example,
		Source: "Botvinnik II, the horizon",
		Sentence: "The game of annihilation found a gain that every denial fails to refute, so the horizon grows no " +
			"further."},
})
