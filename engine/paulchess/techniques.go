package paulchess

import "drevo/engine/tree"

// techniques say which reasons, types and places show what a technique did.
var techniques = []tree.Technique{
	{Key: "paulchess.alpha-beta-technique", Name: "alpha-beta", Switch: optionAlphaBeta,
		Reasons: []tree.Reason{tree.ReasonCut, tree.ReasonAfterCut},
		Sentence: "Once a move is too good for the opponent to allow, the others are not searched. In the order by static " +
			"value their boards were made before."},
	{Key: "paulchess.two-phase-generation-technique", Name: "two-phase generation", Switch: optionTwoPhase,
		Reasons: []tree.Reason{ReasonNotGenerated}, Unmade: true, NoNodes: true,
		Sentence: "Where a capture cuts, or with order=hints the table's move, the other moves are not even generated: it " +
			"saves boards, not nodes."},
	{Key: "paulchess.table-technique", Name: "table", Switch: optionTable, Reasons: []tree.Reason{tree.ReasonTable},
		Places: []tree.Place{tree.PlaceTable}, Unmade: true,
		Sentence: "A position that was searched before is not searched again; else its best move comes first."},
	{Key: "paulchess.null-move-technique", Name: "null move", Switch: optionNull, Reasons: []tree.Reason{ReasonNullCut},
		Types: []tree.NodeType{TypeNull, TypeNullHorizon}, Unmade: true,
		Sentence: "A side that may pass and still be too good need not look for a move."},
	{Key: "paulchess.null-move-in-quiescence-technique", Name: "null move in quiescence", Switch: optionNullQuiescence,
		Reasons: []tree.Reason{ReasonNullCutQuiescence}, Types: []tree.NodeType{TypeNullQuiescence}, Unmade: true,
		Sentence: "The same among captures, where it can never cut: the opponent may stand pat."},
	{Key: "paulchess.standing-pat-technique", Name: "standing pat", Reasons: []tree.Reason{tree.ReasonStandPatCut},
		Unmade: true, Sentence: "In quiescence no capture is looked at where the static value alone reaches the bound."},
	{Key: "paulchess.captures-only-technique", Name: "captures only", Reasons: []tree.Reason{ReasonNotCapture},
		Unmade: true, Sentence: "Beyond the depth only captures are looked at."},
	{Key: "paulchess.killers-technique", Name: "killers", Switch: optionKillers, Places: []tree.Place{tree.PlaceKiller},
		Sentence: "Quiet moves that refuted another node of the same ply come early."},
	{Key: "paulchess.history-technique", Name: "history", Switch: optionHistory, Places: []tree.Place{tree.PlaceHistory},
		Sentence: "Quiet moves come in the order in which they refuted other nodes."},
	{Key: "paulchess.principal-variation-search-technique", Name: "principal variation search", Switch: optionPVS,
		Sentence: "Moves after the first are searched within a null window, and again if they are better. What that saves " +
			"is not in the record: the ablation shows it."},
	{Key: "paulchess.aspiration-windows-technique", Name: "aspiration windows", Switch: optionAspiration,
		Repeats: []tree.Reason{tree.ReasonBelowBounds, tree.ReasonAboveBounds},
		Sentence: "An iteration is searched within narrow bounds, and again with wider ones where the value lies outside. " +
			"What that saves is not in the record: the ablation shows it."},
	{Key: "paulchess.check-extensions-technique", Name: "check extensions", Switch: optionExtension,
		Sentence: "A side in check is given a ply more, which saves nothing and sees more: the ablation shows " +
			"what it costs."},
	{Key: "paulchess.second-occurrence-technique", Name: "second occurrence", Switch: optionTwofold,
		Sentence: "The second occurrence of a position is a draw already. What that saves is not told from the third in " +
			"the record: the ablation shows it."},
	{Key: "paulchess.deeper-null-moves-technique", Name: "deeper null moves", Switch: optionNullDeeper,
		Sentence: "With many plies left the search after a pass is reduced further. What that saves is not in the record: " +
			"the ablation shows it."},
	{Key: "paulchess.unknown-nodes-technique", Name: "unknown nodes", Switch: optionUnknown,
		Sentence: "Where the table knows no move, all are searched a ply less deep. What that saves is not in the record: " +
			"the ablation shows it."},
	{Key: "paulchess.pawns-near-their-goal-technique", Name: "pawns near their goal", Switch: optionAdvances,
		Sentence: "Pawns that come to the sixth rank or the seventh are not left out and reduced less, which saves nothing " +
			"and sees more: the ablation shows what it costs."},
	{Key: "paulchess.late-reductions-technique", Name: "late reductions", Switch: optionReductions, Types: allReduced(),
		Sentence: "Moves that come late are searched less deep first. What that saves is not in the record: the " +
			"ablation shows it."},
	{Key: "paulchess.late-move-pruning-technique", Name: "late move pruning", Switch: optionLateMoves,
		Reasons: []tree.Reason{ReasonLateMove}, Unmade: true,
		Sentence: "Near the horizon quiet moves after the first few are not searched."},
	{Key: "paulchess.reverse-futility-technique", Name: "reverse futility", Switch: optionReverse,
		Reasons: []tree.Reason{ReasonReverseFutility}, Unmade: true,
		Sentence: "A static value far above the bound is taken for a cut."},
	{Key: "paulchess.futility-technique", Name: "futility", Switch: optionFutility, Reasons: []tree.Reason{ReasonFutile},
		Unmade: true, Sentence: "Quiet moves are not searched where the static value is far below the bound."},
	{Key: "paulchess.exchange-pruning-technique", Name: "exchange pruning", Switch: optionExchange,
		Reasons: []tree.Reason{ReasonLosingCapture}, Unmade: true,
		Sentence: "Moves that lose by the exchange on their square are not searched: captures in quiescence, and near the " +
			"horizon others with exchangeSearch and captureExchange."},
	{Key: "paulchess.delta-pruning-technique", Name: "delta pruning", Switch: optionDelta,
		Reasons: []tree.Reason{ReasonTooLittle}, Unmade: true,
		Sentence: "In quiescence captures that win too little to reach the bound are not searched."},
}

// allReduced are the types of moves that are searched less deep.
func allReduced() (types []tree.NodeType) {
	for plies := 1; plies <= mostReduced; plies++ {
		types = append(types, reducedBy(plies))
	}
	return types
}
