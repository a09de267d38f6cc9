package paulchess

import (
	"fmt"

	"drevo/engine/tree"
)

// The programme's own node types: the opponent of a node has passed.
const (
	TypeNull           = tree.OwnType     // and every legal move is examined
	TypeNullHorizon    = tree.OwnType + 1 // and captures are, because the reduced depth is used up
	TypeNullQuiescence = tree.OwnType + 2 // in quiescence
	TypeReduced        = tree.OwnType + 3 // a late move, searched a ply less deep; the next types for more plies
)

// mostReduced is the greatest reduction of a late move, in plies.
const mostReduced = 8

// The programme's own reasons.
const (
	ReasonNullCut           = tree.OwnReason + iota // a pass alone reached the bound
	ReasonNullCutQuiescence                         // the same in quiescence
	ReasonLimit                                     // quiescence has used up its plies
	ReasonNotCapture                                // not considered: quiescence looks at captures only
	ReasonNotGenerated                              // not considered: a capture cut before the other moves were generated
	ReasonReverseFutility                           // the static value is far above the bound
	ReasonFutile                                    // not considered: the static value is far below the bound
	ReasonLateMove                                  // not considered: enough quiet moves were searched
	ReasonLosingCapture                             // not considered: the exchange loses
	ReasonTooLittle                                 // not considered: the capture wins too little
)

// Positions where a search shows a reason.
const (
	exampleCombination = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"
	exampleMate        = "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"
	exampleStalemate   = "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1"
)

// Vocabulary returns the words of the thesis.
func (Programme) Vocabulary() tree.Vocabulary {
	return tree.Vocabulary{Types: types, Reasons: reasons, Columns: columns, Filters: filters, Techniques: techniques}
}

var types = append([]tree.TypeInfo{
	{Key: "paulchess.iteration", Type: tree.TypeIteration, Name: "iteration", Letter: "I",
		Sentence: "The search to one depth; the next one finds its good moves in the table.", Numbered: "depth %d"},
	{Key: "paulchess.quiescence", Type: tree.TypeQuiescence, Name: "quiescence", Letter: "Q",
		Sentence: "Only captures are considered here, and the side to move may stand pat; with the switch quiescenceChecks " +
			"also checks at first, and every answer to one."},
	{Key: "paulchess.null", Type: TypeNull, Name: "null move", Letter: "N",
		Sentence: "The side has passed: if it is still too good, it need not look for a move. The search here is less deep."},
	{Key: "paulchess.null-at-the-horizon", Type: TypeNullHorizon, Name: "null move at the horizon", Letter: "H",
		Sentence: "The side has passed, and what is left of the depth is quiescence."},
	{Key: "paulchess.null-in-quiescence", Type: TypeNullQuiescence, Name: "null move in quiescence", Letter: "U",
		Sentence: "The side has passed in quiescence. It can never cut: the opponent may stand pat."},
	{Key: "paulchess.window", Type: tree.TypeRound, Name: "window", Letter: "O",
		Sentence: "The iteration within one pair of bounds around the value of the one before.", Numbered: "window %d"},
}, reducedTypes()...)

// reducedTypes are a type for each number of plies by which a late move may be reduced.
func reducedTypes() (list []tree.TypeInfo) {
	for plies := 1; plies <= mostReduced; plies++ {
		name := fmt.Sprintf("reduced by %d", plies)
		list = append(list, tree.TypeInfo{Key: tree.KeyOf("paulchess", name), Type: reducedBy(plies), Name: name, Letter: "L",
			Sentence: fmt.Sprintf("A move that comes late, searched %d plies less deep at first: if it is better all the "+
				"same, it is searched again.", plies)})
	}
	list[0].Sentence = "A move that comes late, searched a ply less deep at first: if it is better all the same, it is " +
		"searched again."
	return list
}

// reducedBy is the type of a node that is searched so many plies less deep.
func reducedBy(plies int) tree.NodeType { return TypeReduced + tree.NodeType(plies-1) }

// reducedPlies returns by how many plies a node of a type is searched less deep.
func reducedPlies(kind tree.NodeType) int {
	if kind < TypeReduced || kind >= TypeReduced+mostReduced {
		return 0
	}
	return int(kind-TypeReduced) + 1
}

var columns = tree.Columns{
	Order: tree.Column{Name: "Order", Hint: "Why the move had its turn when it had: the table's move first, the others " +
		"by the static value after them; with hints captures, killers and history."},
	Line: tree.Column{Name: "Projected line", Hint: "The line of perfect play from here, as the programme sees it."},
}

var filters = []tree.Filter{
	{Key: "paulchess.captures-filter", ID: "captures", Name: "Captures", Sentence: "Moves that take something.",
		Classes: []tree.MoveClass{tree.ClassCapture}},
	{Key: "paulchess.null-filter", ID: "null", Name: "Null moves", Sentence: "Where a side passes.",
		Types: []tree.NodeType{TypeNull, TypeNullHorizon, TypeNullQuiescence}},
	{Key: "paulchess.null-cuts-filter", ID: "nullCuts", Name: "Cut by a pass", Sentence: "Where a pass was enough.",
		Reasons: []tree.Reason{ReasonNullCut, ReasonNullCutQuiescence}},
	{Key: "paulchess.table-filter", ID: "table", Name: "From the table", Sentence: "Positions that the table knew.",
		Reasons: []tree.Reason{tree.ReasonTable}},
}

var reasons = []tree.ReasonInfo{
	{Key: "paulchess.from-the-table", Reason: tree.ReasonTable, Name: "table", Group: tree.GroupTable,
		Sentence: "The transposition table knew the position from a search at least as deep, with a value that " +
			"suffices here.",
		Source: placeTable, Example: exampleCombination},
	{Key: "paulchess.repetition", Reason: tree.ReasonRepetition, Name: "repetition", Group: tree.GroupFinal,
		Sentence: "The position stands on the board for the third time, in the game and on this line together: a draw.",
		Source:   placePush},
	{Key: "paulchess.checkmate", Reason: tree.ReasonCheckmate, Name: "checkmate", Group: tree.GroupFinal,
		Sentence: "The side to move is mated.", Source: "the rules of chess", Example: exampleMate},
	{Key: "paulchess.stalemate", Reason: tree.ReasonStalemate, Name: "stalemate", Group: tree.GroupFinal,
		Sentence: "The side to move has no legal move and is not in check: a draw.", Source: "the rules of chess",
		Example: exampleStalemate},
	{Key: "paulchess.null-cut", Reason: ReasonNullCut, Name: "null move", Group: tree.GroupCut,
		Sentence: "The side to move passed, and a search less deep found it still too good: no move was looked at.",
		Source:   placeNull, Example: exampleCombination},
	{Key: "paulchess.null-cut-in-quiescence", Reason: ReasonNullCutQuiescence, Name: "null move in quiescence",
		Group: tree.GroupCut,
		Sentence: "The side to move passed in quiescence and was still too good. It can't happen while the opponent may " +
			"stand pat; the counter shows it.", Source: placeQuiescence},
	{Key: "paulchess.quiescence-limit", Reason: ReasonLimit, Name: "quiescence limit", Group: tree.GroupLeaf,
		Sentence: "Quiescence has used up its plies: the static value is the result.",
		Source:   placeQuiescence + ", \"up to a specified maximum additional depth\"", Example: exampleCombination},
	{Key: "paulchess.no-capture", Reason: ReasonNotCapture, Name: "no capture", Group: tree.GroupNotConsidered,
		Sentence: "Only captures are considered in quiescence; with the switch quiescenceChecks also checks at " +
			"its beginning.",
		Source: placeQuiescence, Example: exampleCombination},
	{Key: "paulchess.not-generated", Reason: ReasonNotGenerated, Name: "not generated", Group: tree.GroupNotConsidered,
		Sentence: "A capture, or with order=hints the move of the table, cut before the other moves were generated: the " +
			"second of the two phases was saved.",
		Source: placeTwoPhase, Example: exampleCombination},
	{Key: "paulchess.within-the-window", Reason: tree.ReasonWithinBounds, Name: "within the window",
		Group: tree.GroupSearched, Sentence: "The value lies within the bounds, so it is the result.",
		Source: "Ideas for PaulChess 2.0, \"Aspiration Search\""},
	{Key: "paulchess.below-the-window", Reason: tree.ReasonBelowBounds, Name: "below the window",
		Group: tree.GroupSearched, Sentence: "No move reaches the lower bound: the iteration is repeated without it.",
		Source: "Ideas for PaulChess 2.0, \"Aspiration Search\""},
	{Key: "paulchess.above-the-window", Reason: tree.ReasonAboveBounds, Name: "above the window", Group: tree.GroupCut,
		Sentence: "A move reaches the upper bound: the iteration is repeated without it.", Source: "Ideas for PaulChess " +
			"2.0, \"Aspiration Search\""},
	{Key: "paulchess.reverse-futility", Reason: ReasonReverseFutility, Name: "reverse futility", Group: tree.GroupCut,
		Sentence: fmt.Sprintf("The static value is above the upper bound by %d hundredths or more for every ply left, one "+
			"less where it improves: it is taken for a cut.", reverseMargin), Source: placeModern},
	{Key: "paulchess.futile", Reason: ReasonFutile, Name: "futile", Group: tree.GroupNotConsidered,
		Sentence: fmt.Sprintf("A quiet move without check, where the static value is below the lower bound by %d "+
			"hundredths and %d more for every ply left.", futilityBase, futilityMargin), Source: placeModern},
	{Key: "paulchess.late", Reason: ReasonLateMove, Name: "late move", Group: tree.GroupNotConsidered,
		Sentence: "A quiet move without check, after enough others were searched with few plies left.", Source: placeModern},
	{Key: "paulchess.losing-exchange", Reason: ReasonLosingCapture, Name: "losing exchange",
		Group: tree.GroupNotConsidered,
		Sentence: "The exchange on the square of the move loses material: any in quiescence, before that more than the " +
			"plies left allow.", Source: placeModern},
	{Key: "paulchess.wins-too-little", Reason: ReasonTooLittle, Name: "wins too little", Group: tree.GroupNotConsidered,
		Sentence: fmt.Sprintf("Even if the piece were captured for nothing, the static value would stay %d hundredths or "+
			"more below the lower bound.", deltaMargin), Source: placeModern},
}
