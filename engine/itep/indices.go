package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// The indices that the report defines in §5 and did not use stand behind the working
// terms with weight 0. A search asks for those only that have a weight. Index i is
// term firstIndex + i.
const firstIndex = termCastlingLost + 1

// indices find the squares on which a side has an index.
var indices = [...]func(p *board.Position, c board.Colour) board.Bitboard{
	weakPointsNarrow, weakPointsBroad, detainedPawns, pinnedPieces, maskedAttacks, goodBishops, badBishops,
	halfOpenKingLines, openKingLines, majorsOnLines, majorsOnLastRanks, piecesOnWeakPoints, batteries,
	directAttacks, doubleAttacks, delayedBishops,
}

// indexTerms are their rows, in the same order. Their groups say that the programme did not
// use them, which also keeps them apart from the working terms of like kind.
var indexTerms = []eval.Term{
	{ID: "weakNarrow", Group: "Unused: pawns", Name: "Weak points, narrow", Source: "ITEP §5 I.6; not used by " +
		"the programme", Sentence: "A square that an enemy pawn attacks and no own pawn can ever attack."},
	{ID: "weakBroad", Group: "Unused: pawns", Name: "Weak points, broad", Source: "ITEP §5 I.7; not used by the programme",
		Sentence: "A square that no own pawn can ever attack; the side's first two ranks, where that is always so, are " +
			"left out (ruling)."},
	{ID: "detained", Group: "Unused: pawns", Name: "Detained pawns", Source: "ITEP §5 I.8; not used by the programme",
		Sentence: "A pawn with a weak point in the narrow sense before it, on a line without enemy pawns."},
	{ID: "pinned", Group: "Unused: mobility", Name: "Pinned pieces", Source: "ITEP §5 II.2, the narrow notion; not used " +
		"by the programme", Sentence: "A piece that alone stands between an enemy bishop, rook or queen and an own piece " +
		"which is undefended or worth more than the attacker; the king is worth most."},
	{ID: "masked", Group: "Unused: mobility", Name: "Masked attacks", Source: "ITEP §5 II.3; not used by the programme",
		Sentence: "An enemy piece, unprotected or worth more, on the line of a bishop, rook or queen with other pieces " +
			"between (ruling)."},
	{ID: "goodBishop", Group: "Unused: mobility", Name: "Good bishops", Source: "ITEP §5 II.4; not used by the programme",
		Sentence: "A bishop whose side has pawns in the centre, all on squares of the other colour."},
	{ID: "badBishop", Group: "Unused: mobility", Name: "Bad bishops", Source: "ITEP §5 II.4; not used by the programme",
		Sentence: "A bishop whose side has pawns in the centre, all on squares of its colour."},
	{ID: "kingLineHalf", Group: "Unused: king", Name: "Half-open lines on the king", Source: "ITEP §5 III.2; not used " +
		"by the programme", Sentence: "A line through the king's area with own pawns and no enemy ones, when the enemy has " +
		"a rook or queen; told at the king's rank."},
	{ID: "kingLineOpen", Group: "Unused: king", Name: "Open lines on the king", Source: "ITEP §5 III.2; not used by " +
		"the programme", Sentence: "A line through the king's area without any pawns, when the enemy has a rook or queen; " +
		"told at the king's rank."},
	{ID: "majorOnLine", Group: "Unused: cooperation", Name: "Rooks and queens on open lines", Source: "ITEP §5 IV.1; " +
		"not used by the programme", Sentence: "A rook or queen on a line without pawns, or on one without own pawns that " +
		"presses upon an isolated or detained pawn or upon the king."},
	{ID: "majorOnLastRanks", Group: "Unused: cooperation", Name: "Rooks and queens on the 7th and 8th rank",
		Source: "ITEP §5 IV.2; not used by the programme", Sentence: "A rook or queen on the 7th or 8th rank that can hold " +
			"out there: no lesser piece attacks it, and it is protected if it is attacked (ruling)."},
	{ID: "manOnWeakPoint", Group: "Unused: cooperation", Name: "Pieces on weak points", Source: "ITEP §5 IV.3; not used " +
		"by the programme", Sentence: "A piece other than pawn and king on a weak point of the enemy, in the narrow sense, " +
		"that can hold out there."},
	{ID: "battery", Group: "Unused: cooperation", Name: "Batteries", Source: "ITEP §5 IV.4; not used by the programme",
		Sentence: "Two rooks or queens on one line or on the 7th or 8th rank, or a bishop and a queen on one diagonal, " +
			"with nothing between (ruling); every piece in one counts."},
	{ID: "attack", Group: "Unused: other", Name: "Attacks", Source: "ITEP §5 V.1, direct attack; not used by " +
		"the programme", Sentence: "An enemy piece, not the king, that is attacked and unprotected, or attacked by a piece " +
		"worth less."},
	{ID: "doubleAttack", Group: "Unused: other", Name: "Double attacks", Source: "ITEP §5 V.2; not used by the programme",
		Sentence: "Two or more direct attacks at once; every piece that is attacked counts."},
	{ID: "delayedBishop", Group: "Unused: other", Name: "Delayed bishops", Source: "ITEP §5 V.3; not used by " +
		"the programme", Sentence: "A bishop on its first square between two pawns on theirs, with a piece before the " +
		"centre pawn: for Black the bishop c8, pawns b7 and d7, a piece on d6; the king's bishop likewise (ruling)."},
}

// allIndices are the numbers of the indices.
var allIndices = func() (all []int) {
	for i := range indices {
		all = append(all, i)
	}
	return all
}()

// wantedIndices are the indices that have a weight.
func wantedIndices(set *eval.Set) (wanted []int) {
	for _, i := range allIndices {
		if set.Terms[firstIndex+i].Weight != 0 {
			wanted = append(wanted, i)
		}
	}
	return wanted
}
