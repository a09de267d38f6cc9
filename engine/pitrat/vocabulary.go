package pitrat

import "drevo/engine/tree"

// The programme's own node types.
const (
	TypePlan  = tree.OwnType     // a move of the first player
	TypeReply = tree.OwnType + 1 // a move of the second
	TypeNull  = tree.OwnType + 2 // a threat is carried out against a null move
)

// ClassNull is that of the null move.
const ClassNull = tree.OwnClass

// The programme's own reasons.
const (
	reasonLeaf     = tree.OwnReason + iota // the balance of the captures counts
	reasonBackedUp                         // minimax of the replies
	reasonKing                             // the king was taken
	reasonFound                            // of the root: every natural reply is refuted
	reasonNone                             // of the root: everything was tried
	reasonUnasked                          // not considered: no plan calls for the move
	reasonNoRule                           // not considered: not in the rules of 1977
	reasonOver                             // not considered: the line has ended
	reasonDoubted                          // a leaf: a search by exchanges and material sees no win
)

const exampleM39 = "3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 27"

// Vocabulary returns the words of the paper.
func (Programme) Vocabulary() tree.Vocabulary {
	return tree.Vocabulary{Types: types, Classes: classes, Reasons: reasons, Columns: columns, Filters: filters,
		Techniques: techniques}
}

var types = []tree.TypeInfo{
	{Key: "pitrat.plan", Type: TypePlan, Name: "plan", Letter: "P",
		Sentence: "A move of the first player, who wants to find a combination: at least one of his plans calls for it."},
	{Key: "pitrat.reply", Type: TypeReply, Name: "reply", Letter: "R",
		Sentence: "A move of the second player, who wants that there is none: at least one of his plans calls for it."},
	{Key: "pitrat.null", Type: TypeNull, Name: "null move", Letter: "0",
		Sentence: "The opponent does nothing, so that a threat can be carried out: that is how it is seen what is to be " +
			"feared."},
}

var classes = []tree.ClassInfo{
	{Key: "pitrat.null-move", Class: ClassNull, Name: "null move", Letter: "0",
		Sentence: "No move: the threat before it is carried out."},
}

var reasons = []tree.ReasonInfo{
	{Key: "pitrat.leaf", Reason: reasonLeaf, Name: "leaf", Group: tree.GroupLeaf, Source: "2", Example: exampleM39,
		Sentence: "No plan calls for a move here: the balance of the captures counts."},
	{Key: "pitrat.backed-up", Reason: reasonBackedUp, Name: "backed up", Group: tree.GroupSearched,
		Source: "2, the minimax procedure", Example: exampleM39, Sentence: "The best of the moves that plans called for."},
	{Key: "pitrat.doubted", Reason: reasonDoubted, Name: "doubted", Group: tree.GroupLeaf, Source: "ours; option proof",
		Sentence: "A search by exchanges and material sees no win after the reply: the first player has failed here unless " +
			"he finds an answer."},
	{Key: "pitrat.king-taken", Reason: reasonKing, Name: "king taken", Group: tree.GroupLeaf, Source: "2.4.1",
		Example: exampleM39, Sentence: "The king was taken after a null move: the check before it was one."},
	{Key: "pitrat.found", Reason: reasonFound, Name: "found", Group: tree.GroupSearched, Source: "2.4",
		Example: exampleM39, Sentence: "The combination is found: the opponent fails and has tried everything."},
	{Key: "pitrat.none", Reason: reasonNone, Name: "none", Group: tree.GroupSearched, Source: "2.4",
		Example:  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
		Sentence: "There is no combination: the player who is to find it has tried everything."},
	{Key: "pitrat.repetition", Reason: tree.ReasonRepetition, Name: "repetition", Group: tree.GroupFinal, Source: "ruling",
		Sentence: "The position is already on the path: the first player has failed here."},
	{Key: "pitrat.stalemate", Reason: tree.ReasonStalemate, Name: "stalemate", Group: tree.GroupFinal,
		Source:   "ruling; below the root only with the full rules",
		Sentence: "No legal move and no check: the first player has failed here."},
	{Key: "pitrat.checkmate", Reason: tree.ReasonCheckmate, Name: "checkmate", Group: tree.GroupFinal,
		Source:   "ruling; only at the root: below it the king is taken",
		Sentence: "The side to move is mated: there is nothing to be found."},
	{Key: "pitrat.no-plan", Reason: reasonUnasked, Name: "no plan", Group: tree.GroupNotConsidered, Source: "2.3",
		Example:  exampleM39,
		Sentence: "No plan calls for the move: the program adds moves to the tree only if some plan says so."},
	{Key: "pitrat.not-in-the-rules", Reason: reasonNoRule, Name: "not in the rules", Group: tree.GroupNotConsidered,
		Source:   "2; 2.2.4",
		Sentence: "Castling, capture en passant and promotion to rook or bishop are not in the simplified rules."},
	{Key: "pitrat.line-ended", Reason: reasonOver, Name: "line ended", Group: tree.GroupNotConsidered,
		Source:   "2.4.1; ruling on repetitions",
		Sentence: "Nothing is tried after the king was taken or a position was repeated."},
}

var columns = tree.Columns{
	Static: tree.Column{Name: "Balance", Hint: "The balance of the captures: material won and lost since the " +
		"initial position."},
	Pseudo: tree.Column{Name: "Value", Hint: "The balance of the captures at the leaves, backed up."},
}

var filters = []tree.Filter{
	{Key: "pitrat.null-filter", Name: "Threats", Sentence: "Null moves: threats that were carried out.",
		Types: []tree.NodeType{TypeNull}},
	{Key: "pitrat.kings-filter", Name: "Kings taken", Sentence: "Mates and other captures of the king.",
		Reasons: []tree.Reason{reasonKing}},
	{Key: "pitrat.leaves-filter", Name: "Leaves", Sentence: "Moves after which no plan called for another.",
		Reasons: []tree.Reason{reasonLeaf}},
}
