package kaissa

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/internal/phrase"
)

// The terms of the evaluation by their places in its list: the material weights, each at the type of its
// piece, then the rows of appendix B in its order. To add one: its place here, its row below, and where the
// evaluation finds it.
const (
	termIsolated = int(board.Queen) + 1 + iota
	termIsolatedOpen
	termDoubled
	termPhalanx
	termPawnCentre
	termPawnAttacks
	termPawnCentral
	termStrong
	termBackward
	termPawnKing
	termBlockedFC
	termBlockedDE
	termMinorAttacks
	termSeventh
	termSeventhEnding
	termBoundAttacks
	termDouble
	termInitial
	termKnightStrong
	termBishopStrong
	termOpposition
	termCentral
	termRookOpen
	termRookHalfOpen
	termFileOpen
	termFileHalfOpen
	termTwoBishops
	termKnightQueen
	termKnightCentre
	termBishopTargets
	termBound
	termBehindOwn
	termBehindEnemy
	termCastlingLost
	termCastled
	termBishopAttacks
	termKingOpen
	termKingAttacked
	termMinorStrong
	termMobility
	termBlocked
	termBlockerAttacks
	termPath
	termKingPassed
	termKingsApart
	termBareKing
	termCount
)

// authentic is the set of appendix B.
var authentic = eval.Set{
	Name:      "authentic",
	Unit:      point,
	Label:     "points",
	MaxWeight: 10_000,
	Terms:     terms[:],
}

// materialTerm is the term of a piece's points.
func materialTerm(kind board.PieceType, name string) eval.Term {
	return eval.Term{ID: kind.String(), Group: "Material", Name: name, Weight: points[kind] * point, Fixed: true,
		Source: appendixB + "material", Sentence: phrase.Of("A {piece} is worth {points} points.", "piece", kind,
			"points", points[kind])}
}

// appendixB is where the terms come from.
const appendixB = "Kaissa, appendix B, "

// The groups of the terms.
const (
	groupPawns  = "Pawns"
	groupPieces = "Pieces and attacks"
	groupKing   = "King and mobility"
	groupPassed = "Passed pawns"
	groupBare   = "Bare king"
)

// terms are the terms of appendix B; row 32 has two weights, so it is two terms.
var terms = [termCount]eval.Term{
	board.Pawn:   materialTerm(board.Pawn, "Pawns"),
	board.Knight: materialTerm(board.Knight, "Knights"),
	board.Bishop: materialTerm(board.Bishop, "Bishops"),
	board.Rook:   materialTerm(board.Rook, "Rooks"),
	board.Queen:  materialTerm(board.Queen, "Queens"),

	termIsolated: {ID: "isolated", Group: groupPawns, Name: "Isolated pawns", Weight: -10, Source: appendixB + "row 1",
		Sentence: "A pawn with no own pawn on a neighbouring file."},
	termIsolatedOpen: {ID: "isolatedOpen", Group: groupPawns, Name: "Isolated pawns on half-open files", Weight: -10,
		Source:   appendixB + "row 2; half-open: ruling",
		Sentence: "An isolated pawn on a file without enemy pawns, besides the row before."},
	termDoubled: {ID: "doubled", Group: groupPawns, Name: "Doubled pawns", Weight: -5, Source: appendixB + "row 3",
		Sentence: "Each pawn of a file from the second on."},
	termPhalanx: {ID: "phalanx", Group: groupPawns, Name: "Phalanxes", Weight: 20, Source: appendixB + "row 4",
		Sentence: "Two pawns side by side; three pawns are two phalanxes. With phalanxRanks only on the side's ranks " +
			"4 to 7."},
	termPawnCentre: {ID: "pawnCentre", Group: groupPawns, Name: "Pawns in the centre", Weight: 20,
		Source: appendixB + "row 5", Sentence: "A pawn on e4, d4, e5, d5, e6 or d6 (for Black e5, d5, e4, d4, e3 or d3)."},
	termPawnAttacks: {ID: "pawnAttacks", Group: groupPawns, Name: "Pawn attacks", Weight: 1, Source: appendixB + "row 6",
		Sentence: "A square that pawns attack, once."},
	termPawnCentral: {ID: "pawnCentral", Group: groupPawns, Name: "Pawn attacks on the centre", Weight: 10,
		Source: appendixB + "row 7", Sentence: "A square of the centre that pawns attack, once, besides the row before."},
	termStrong: {ID: "strong", Group: groupPawns, Name: "Strong squares", Weight: 20, Source: appendixB + "row 8",
		Sentence: "A square that an own pawn attacks and no enemy pawn can attack now or by advancing; for White b6 b7, c5 " +
			"to c7, d5 to d7, e5 to e7, f5 to f7, g6 g7."},
	termBackward: {ID: "backward", Group: groupPawns, Name: "Backward pawns", Weight: -10,
		Source:   appendixB + "row 9, listed as 10; the sign is a ruling",
		Sentence: "A pawn directly behind a strong square of the enemy."},
	termPawnKing: {ID: "pawnKing", Group: groupPawns, Name: "Pawn attacks next to the enemy king", Weight: 20,
		Source: appendixB + "row 10", Sentence: "A square next to the enemy king that own pawns attack."},
	termBlockedFC: {ID: "blockedFC", Group: groupPawns, Name: "F and C pawns blocked", Weight: -50,
		Source: appendixB + "row 11", Sentence: "A pawn on f2 or c2 (f7 or c7) with an enemy man in front of it."},
	termBlockedDE: {ID: "blockedDE", Group: groupPawns, Name: "D and E pawns blocked", Weight: -50,
		Source: appendixB + "row 12", Sentence: "A pawn on d2 or e2 (d7 or e7) with any man in front of it."},
	termMinorAttacks: {ID: "minorAttacks", Group: groupPieces, Name: "Bishop or knight attacks on rook or queen",
		Weight: 10, Source: appendixB + "row 13", Sentence: "An attack of a bishop or knight on an enemy rook or queen."},
	termSeventh: {ID: "seventh", Group: groupPieces, Name: "Rook on the seventh rank", Weight: 40,
		Source: appendixB + "row 14", Sentence: "A rook on the seventh rank (for Black the second), before the endgame."},
	termSeventhEnding: {ID: "seventhEnding", Group: groupPieces, Name: "Rook on the seventh rank in the endgame",
		Weight: 20, Source: appendixB + "row 15; instead of row 14: ruling",
		Sentence: "A rook on the seventh rank (for Black the second) in the endgame."},
	termBoundAttacks: {ID: "boundAttacks", Group: groupPieces, Name: "Profitable attacks on bound pieces", Weight: 300,
		Source:   appendixB + "row 16",
		Sentence: "An attack on a bound enemy piece that is unprotected or worth more than the attacker."},
	termDouble: {ID: "double", Group: groupPieces, Name: "Double profitable attack", Weight: 10_000,
		Source:   appendixB + "row 17; once a side: ruling",
		Sentence: "Two or more enemy pieces are attacked that are unprotected or worth more than their attackers."},
	termInitial: {ID: "initial", Group: groupPieces, Name: "Bishops and knights at initial squares", Weight: -15,
		Source: appendixB + "row 18", Sentence: "A bishop or knight on its initial square."},
	termKnightStrong: {ID: "knightStrong", Group: groupPieces, Name: "Knights on strong squares", Weight: 20,
		Source: appendixB + "row 19", Sentence: "A knight on a strong square of its side."},
	termBishopStrong: {ID: "bishopStrong", Group: groupPieces, Name: "Bishops on strong squares", Weight: 20,
		Source: appendixB + "row 20", Sentence: "A bishop on a strong square of its side."},
	termOpposition: {ID: "opposition", Group: groupPieces, Name: "Opposition in the endgame", Weight: 15,
		Source:   appendixB + "row 21; its definition: ruling",
		Sentence: "The kings stand on a file, rank or diagonal with one square between them, and the other side is to move."},
	termCentral: {ID: "central", Group: groupPieces, Name: "Piece attacks on the centre", Weight: 10,
		Source: appendixB + "row 22", Sentence: "An attack of a piece on a square of the centre."},
	termRookOpen: {ID: "rookOpen", Group: groupPieces, Name: "Rooks on open files", Weight: 35,
		Source: appendixB + "row 23", Sentence: "A rook on a file without pawns."},
	termRookHalfOpen: {ID: "rookHalfOpen", Group: groupPieces, Name: "Rooks on half-open files", Weight: 25,
		Source: appendixB + "row 24", Sentence: "A rook on a file with enemy pawns only."},
	termFileOpen: {ID: "fileOpen", Group: groupPieces, Name: "Rook attacks on open files", Weight: 10,
		Source:   appendixB + "row 25; once a rook and file: ruling",
		Sentence: "An open file on which a rook attacks a square from another file."},
	termFileHalfOpen: {ID: "fileHalfOpen", Group: groupPieces, Name: "Rook attacks on half-open files", Weight: 5,
		Source:   appendixB + "row 26; once a rook and file: ruling",
		Sentence: "A half-open file on which a rook attacks a square from another file."},
	termTwoBishops: {ID: "twoBishops", Group: groupPieces, Name: "Two bishops", Weight: 20, Source: appendixB + "row 27",
		Sentence: "The side has two bishops."},
	termKnightQueen: {ID: "knightQueen", Group: groupPieces, Name: "Knight and queen", Weight: 10,
		Source: appendixB + "row 28", Sentence: "The side has a knight and a queen."},
	termKnightCentre: {ID: "knightCentre", Group: groupPieces, Name: "Knights in the centre", Weight: 20,
		Source: appendixB + "row 29", Sentence: "A knight on a square of the centre."},
	termBishopTargets: {ID: "bishopTargets", Group: groupPieces, Name: "Pieces attacked by bishops", Weight: 15,
		Source:   appendixB + "row 30; its difference from row 35: ruling",
		Sentence: "An enemy piece that a bishop attacks, once a piece."},
	termBound: {ID: "bound", Group: groupPieces, Name: "Bound pieces", Weight: 20,
		Source: appendixB + "row 31; for the binder: ruling",
		Sentence: "An enemy piece that is the only man between a bishop, rook or queen and its king, or an unprotected " +
			"man, or one worth more than the binder."},
	termBehindOwn: {ID: "behindOwn", Group: groupPieces, Name: "Rooks behind own passed pawns", Weight: 30,
		Source:   appendixB + "row 32; which of 30 and 20 is whose: ruling",
		Sentence: "A rook behind an own passed pawn on its file with nothing between."},
	termBehindEnemy: {ID: "behindEnemy", Group: groupPieces, Name: "Rooks behind enemy passed pawns", Weight: 20,
		Source:   appendixB + "row 32; which of 30 and 20 is whose: ruling",
		Sentence: "A rook behind a passed pawn of the enemy on its file with nothing between."},
	termCastlingLost: {ID: "castlingLost", Group: groupKing, Name: "Castling right lost", Weight: -60,
		Source: appendixB + "row 33", Sentence: "Both rights to castle are gone without castling."},
	termCastled: {ID: "castled", Group: groupKing, Name: "Castled", Weight: 30, Source: appendixB + "row 34",
		Sentence: "The side has castled in this game."},
	termBishopAttacks: {ID: "bishopAttacks", Group: groupKing, Name: "Bishops that attack a piece", Weight: 15,
		Source:   appendixB + "row 35; its difference from row 30: ruling",
		Sentence: "A bishop that attacks an enemy piece, once a bishop."},
	termKingOpen: {ID: "kingOpen", Group: groupKing, Name: "Queen's mobility from the king's square", Weight: -2,
		Source:   appendixB + "row 36",
		Sentence: "A square that a queen on the own king's place could move to: the king's security."},
	termKingAttacked: {ID: "kingAttacked", Group: groupKing, Name: "Bishop or knight attacks next to the king",
		Weight: -10, Source: appendixB + "row 37; at the king's side: ruling",
		Sentence: "An attack of an enemy bishop or knight on a square next to the own king."},
	termMinorStrong: {ID: "minorStrong", Group: groupKing, Name: "Bishop or knight attacks on strong squares", Weight: 20,
		Source: appendixB + "row 38", Sentence: "An attack of a bishop or knight on a strong square of its side."},
	termMobility: {ID: "mobility", Group: groupKing, Name: "Pieces' mobility", Weight: 1, Source: appendixB + "row 39",
		Sentence: "An attack of a piece on any square."},
	termBlocked: {ID: "blocked", Group: groupPassed, Name: "Passed pawns blocked", Weight: -15,
		Source: appendixB + "row 40", Sentence: "A passed pawn with an enemy piece in front of it."},
	termBlockerAttacks: {ID: "blockerAttacks", Group: groupPassed, Name: "Profitable attacks on blockers", Weight: 10,
		Source:   appendixB + "row 41",
		Sentence: "An attack on a piece that blocks an own passed pawn and is unprotected or worth more than the attacker."},
	termPath: {ID: "path", Group: groupPassed, Name: "Attacks on the paths of passed pawns", Weight: 5,
		Source: appendixB + "row 42; whose paths: ruling",
		Sentence: "An attack of a piece on a square between an own passed pawn and its queening square, that one included; " +
			"with bothPaths also on an enemy's."},
	termKingPassed: {ID: "kingPassed", Group: groupPassed, Name: "King's distance from passed pawns", Weight: -2,
		Source:   appendixB + "row 43; in king's moves: ruling",
		Sentence: "In the endgame each king's move between the king and each passed pawn of either side."},
	termKingsApart: {ID: "kingsApart", Group: groupBare, Name: "Kings' distance", Weight: -100,
		Source:   appendixB + "row 44; only against a bare king, in king's moves: ruling",
		Sentence: "Against a bare king each king's move between the kings."},
	termBareKing: {ID: "bareKing", Group: groupBare, Name: "King's distance from the centre", Weight: -200,
		Source:   appendixB + "row 45; only a bare king, 0 to 3: ruling",
		Sentence: "Each king's move of a bare king to the four squares in the middle of the board."},
}

// limitTerm is the row for what a limit takes off the positional sum, should one ever do so.
var limitTerm = eval.Term{ID: "limit", Group: "Limit", Name: "Limit of the positional part", Weight: 1,
	Source: "ruling; \"the material component is always more important than positional\"", Sentence: "The positional " +
		"part stays below half a point, so that it never outweighs material."}
