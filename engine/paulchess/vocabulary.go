package paulchess

import (
	"fmt"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// The programme's own node types: the opponent of a node has passed.
const (
	typeNull           = tree.OwnType     // and every legal move is examined
	typeNullHorizon    = tree.OwnType + 1 // and captures are, because the reduced depth is used up
	typeNullQuiescence = tree.OwnType + 2 // in quiescence
	typeReduced        = tree.OwnType + 3 // a late move, searched a ply less deep; the next types for more plies
)

// mostReduced is the greatest reduction of a late move, in plies.
const mostReduced = 8

// The programme's own reasons.
const (
	reasonNullCut           = tree.OwnReason + iota // a pass alone reached the bound
	reasonNullCutQuiescence                         // the same in quiescence
	reasonLimit                                     // quiescence has used up its plies
	reasonNotCapture                                // not considered: quiescence looks at captures only
	reasonNotGenerated                              // not considered: a capture cut before the other moves were generated
)

// exampleCombination is a position where a search shows a reason.
const exampleCombination = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

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
	{Key: "paulchess.null", Type: typeNull, Name: "null move", Letter: "N",
		Sentence: "The side has passed: if it is still too good, it need not look for a move. The search here is less deep."},
	{Key: "paulchess.null-at-the-horizon", Type: typeNullHorizon, Name: "null move at the horizon", Letter: "H",
		Sentence: "The side has passed, and what is left of the depth is quiescence."},
	{Key: "paulchess.null-in-quiescence", Type: typeNullQuiescence, Name: "null move in quiescence", Letter: "U",
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

// allReduced are the types of moves that are searched less deep.
func allReduced() (types []tree.NodeType) {
	for plies := 1; plies <= mostReduced; plies++ {
		types = append(types, reducedBy(plies))
	}
	return types
}

// reducedBy is the type of a node that is searched so many plies less deep.
func reducedBy(plies int) tree.NodeType { return typeReduced + tree.NodeType(plies-1) }

var columns = tree.Columns{
	Order: tree.Column{Name: "Order", Hint: "Why the move had its turn when it had: the table's move first, the others " +
		"by the static value after them; with hints captures, killers and history."},
	Line: tree.Column{Name: "Projected line", Hint: "The line of perfect play from here, as the programme sees it."},
}

var filters = []tree.Filter{
	{Key: "paulchess.captures-filter", Name: "Captures", Sentence: "Moves that take something.",
		Classes: []tree.MoveClass{tree.ClassCapture}},
	{Key: "paulchess.null-filter", Name: "Null moves", Sentence: "Where a side passes.",
		Types: []tree.NodeType{typeNull, typeNullHorizon, typeNullQuiescence}},
	{Key: "paulchess.null-cuts-filter", Name: "Cut by a pass", Sentence: "Where a pass was enough.",
		Reasons: []tree.Reason{reasonNullCut, reasonNullCutQuiescence}},
	{Key: "paulchess.table-filter", Name: "From the table", Sentence: "Positions that the table knew.",
		Reasons: []tree.Reason{tree.ReasonTable}},
}

// reasons are those that no option brings, and those that the options do.
var reasons = append([]tree.ReasonInfo{
	{Key: "paulchess.no-capture", Reason: reasonNotCapture, Name: "no capture", Group: tree.GroupNotConsidered,
		Sentence: "Only captures are considered in quiescence; with the switch quiescenceChecks also checks at " +
			"its beginning.",
		Source: placeQuiescence, Example: exampleCombination},
	{Key: "paulchess.within-the-window", Reason: tree.ReasonWithinBounds, Name: "within the window",
		Group: tree.GroupSearched, Sentence: "The value lies within the bounds, so it is the result.",
		Source: placeAspiration},
	{Key: "paulchess.below-the-window", Reason: tree.ReasonBelowBounds, Name: "below the window",
		Group: tree.GroupSearched, Sentence: "No move reaches the lower bound: the iteration is repeated without it.",
		Source: placeAspiration},
	{Key: "paulchess.above-the-window", Reason: tree.ReasonAboveBounds, Name: "above the window", Group: tree.GroupCut,
		Sentence: "A move reaches the upper bound: the iteration is repeated without it.", Source: placeAspiration},
}, search.Reasons(New().Options())...)
