package kaissa

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
)

// The terms of the evaluation: the material weights, then the rows of appendix B in its order. Row 32
// has two weights, so it is two terms.
const (
	termIsolated       = int(board.Queen) + 1 + iota // row 1; material: the type of the piece
	termIsolatedOpen                                 // row 2
	termDoubled                                      // row 3
	termPhalanx                                      // row 4
	termPawnCentre                                   // row 5
	termPawnAttacks                                  // row 6
	termPawnCentral                                  // row 7
	termStrong                                       // row 8
	termBackward                                     // row 9
	termPawnKing                                     // row 10
	termBlockedFC                                    // row 11
	termBlockedDE                                    // row 12
	termMinorAttacks                                 // row 13
	termSeventh                                      // row 14
	termSeventhEnding                                // row 15
	termBoundAttacks                                 // row 16
	termDouble                                       // row 17
	termInitial                                      // row 18
	termKnightStrong                                 // row 19
	termBishopStrong                                 // row 20
	termOpposition                                   // row 21
	termCentral                                      // row 22
	termRookOpen                                     // row 23
	termRookHalfOpen                                 // row 24
	termFileOpen                                     // row 25
	termFileHalfOpen                                 // row 26
	termTwoBishops                                   // row 27
	termKnightQueen                                  // row 28
	termKnightCentre                                 // row 29
	termBishopTargets                                // row 30
	termBound                                        // row 31
	termBehindOwn                                    // row 32, an own passed pawn
	termBehindEnemy                                  // row 32, an enemy's
	termCastlingLost                                 // row 33
	termCastled                                      // row 34
	termBishopAttacks                                // row 35
	termKingOpen                                     // row 36
	termKingAttacked                                 // row 37
	termMinorStrong                                  // row 38
	termMobility                                     // row 39
	termBlocked                                      // row 40
	termBlockerAttacks                               // row 41
	termPath                                         // row 42
	termKingPassed                                   // row 43
	termKingsApart                                   // row 44
	termBareKing                                     // row 45
	termCount
)

// authentic is the set of appendix B.
var authentic = eval.Set{
	Name:      "authentic",
	Unit:      point,
	Label:     "points",
	MaxWeight: 10_000,
	Terms:     authenticTerms(),
}

// authenticTerms numbers the rows of appendix B and joins them to the material weights.
func authenticTerms() []eval.Term {
	terms := make([]eval.Term, 0, termCount)
	for kind := board.Pawn; kind <= board.Queen; kind++ {
		terms = append(terms, eval.Term{ID: kind.String(), Group: "Material", Name: materialNames[kind],
			Weight: points[kind] * point, Fixed: true,
			Source: "Kaissa, appendix B, material", Sentence: fmt.Sprintf("A %s is worth %d points.", kind, points[kind])})
	}
	for i, t := range rows {
		row := i + 1
		if row > 32 {
			row-- // row 32 is two
		}
		t.Source = fmt.Sprintf("Kaissa, appendix B, row %d%s", row, t.Source)
		terms = append(terms, t)
	}
	return terms
}

var materialNames = [...]string{"Pawns", "Knights", "Bishops", "Rooks", "Queens"}

// rows are the rows of appendix B in its order, in groups of neighbours; a source here is what is
// added to the number of the row.
var rows = []eval.Term{
	{ID: "isolated", Group: "Pawns", Name: "Isolated pawns", Weight: -10, Sentence: "A pawn with no own pawn on a " +
		"neighbouring file."},
	{ID: "isolatedOpen", Group: "Pawns", Name: "Isolated pawns on half-open files", Weight: -10,
		Source: "; half-open: ruling", Sentence: "An isolated pawn on a file without enemy pawns, besides the row before."},
	{ID: "doubled", Group: "Pawns", Name: "Doubled pawns", Weight: -5, Sentence: "Each pawn of a file from " +
		"the second on."},
	{ID: "phalanx", Group: "Pawns", Name: "Phalanxes", Weight: 20, Sentence: "Two pawns side by side; three pawns are " +
		"two phalanxes. With phalanxRanks only on the side's ranks 4 to 7."},
	{ID: "pawnCentre", Group: "Pawns", Name: "Pawns in the centre", Weight: 20, Sentence: "A pawn on e4, d4, e5, d5, e6 " +
		"or d6 (for Black e5, d5, e4, d4, e3 or d3)."},
	{ID: "pawnAttacks", Group: "Pawns", Name: "Pawn attacks", Weight: 1, Sentence: "A square that pawns attack, once."},
	{ID: "pawnCentral", Group: "Pawns", Name: "Pawn attacks on the centre", Weight: 10, Sentence: "A square of the " +
		"centre that pawns attack, once, besides the row before."},
	{ID: "strong", Group: "Pawns", Name: "Strong squares", Weight: 20, Sentence: "A square that an own pawn attacks and " +
		"no enemy pawn can attack now or by advancing; for White b6 b7, c5 to c7, d5 to d7, e5 to e7, f5 to f7, g6 g7."},
	{ID: "backward", Group: "Pawns", Name: "Backward pawns", Weight: -10, Source: ", listed as 10; the sign is a ruling",
		Sentence: "A pawn directly behind a strong square of the enemy."},
	{ID: "pawnKing", Group: "Pawns", Name: "Pawn attacks next to the enemy king", Weight: 20, Sentence: "A square next " +
		"to the enemy king that own pawns attack."},
	{ID: "blockedFC", Group: "Pawns", Name: "F and C pawns blocked", Weight: -50, Sentence: "A pawn on f2 or c2 (f7 or " +
		"c7) with an enemy man in front of it."},
	{ID: "blockedDE", Group: "Pawns", Name: "D and E pawns blocked", Weight: -50, Sentence: "A pawn on d2 or e2 (d7 or " +
		"e7) with any man in front of it."},
	{ID: "minorAttacks", Group: "Pieces and attacks", Name: "Bishop or knight attacks on rook or queen", Weight: 10,
		Sentence: "An attack of a bishop or knight on an enemy rook or queen."},
	{ID: "seventh", Group: "Pieces and attacks", Name: "Rook on the seventh rank", Weight: 40, Sentence: "A rook on the " +
		"seventh rank (for Black the second), before the endgame."},
	{ID: "seventhEnding", Group: "Pieces and attacks", Name: "Rook on the seventh rank in the endgame", Weight: 20,
		Source: "; instead of row 14: ruling", Sentence: "A rook on the seventh rank (for Black the second) in the endgame."},
	{ID: "boundAttacks", Group: "Pieces and attacks", Name: "Profitable attacks on bound pieces", Weight: 300,
		Sentence: "An attack on a bound enemy piece that is unprotected or worth more than the attacker."},
	{ID: "double", Group: "Pieces and attacks", Name: "Double profitable attack", Weight: 10_000,
		Source: "; once a side: ruling", Sentence: "Two or more enemy pieces are attacked that are unprotected or worth " +
			"more than their attackers."},
	{ID: "initial", Group: "Pieces and attacks", Name: "Bishops and knights at initial squares", Weight: -15,
		Sentence: "A bishop or knight on its initial square."},
	{ID: "knightStrong", Group: "Pieces and attacks", Name: "Knights on strong squares", Weight: 20,
		Sentence: "A knight on a strong square of its side."},
	{ID: "bishopStrong", Group: "Pieces and attacks", Name: "Bishops on strong squares", Weight: 20,
		Sentence: "A bishop on a strong square of its side."},
	{ID: "opposition", Group: "Pieces and attacks", Name: "Opposition in the endgame", Weight: 15,
		Source: "; its definition: ruling", Sentence: "The kings stand on a file, rank or diagonal with one square between " +
			"them, and the other side is to move."},
	{ID: "central", Group: "Pieces and attacks", Name: "Piece attacks on the centre", Weight: 10,
		Sentence: "An attack of a piece on a square of the centre."},
	{ID: "rookOpen", Group: "Pieces and attacks", Name: "Rooks on open files", Weight: 35, Sentence: "A rook on a file " +
		"without pawns."},
	{ID: "rookHalfOpen", Group: "Pieces and attacks", Name: "Rooks on half-open files", Weight: 25,
		Sentence: "A rook on a file with enemy pawns only."},
	{ID: "fileOpen", Group: "Pieces and attacks", Name: "Rook attacks on open files", Weight: 10,
		Source: "; once a rook and file: ruling", Sentence: "An open file on which a rook attacks a square from " +
			"another file."},
	{ID: "fileHalfOpen", Group: "Pieces and attacks", Name: "Rook attacks on half-open files", Weight: 5,
		Source: "; once a rook and file: ruling", Sentence: "A half-open file on which a rook attacks a square from " +
			"another file."},
	{ID: "twoBishops", Group: "Pieces and attacks", Name: "Two bishops", Weight: 20, Sentence: "The side has " +
		"two bishops."},
	{ID: "knightQueen", Group: "Pieces and attacks", Name: "Knight and queen", Weight: 10, Sentence: "The side has a " +
		"knight and a queen."},
	{ID: "knightCentre", Group: "Pieces and attacks", Name: "Knights in the centre", Weight: 20,
		Sentence: "A knight on a square of the centre."},
	{ID: "bishopTargets", Group: "Pieces and attacks", Name: "Pieces attacked by bishops", Weight: 15,
		Source: "; its difference from row 35: ruling", Sentence: "An enemy piece that a bishop attacks, once a piece."},
	{ID: "bound", Group: "Pieces and attacks", Name: "Bound pieces", Weight: 20, Source: "; for the binder: ruling",
		Sentence: "An enemy piece that is the only man between a bishop, rook or queen and its king, or an unprotected " +
			"man, or one worth more than the binder."},
	{ID: "behindOwn", Group: "Pieces and attacks", Name: "Rooks behind own passed pawns", Weight: 30,
		Source: "; which of 30 and 20 is whose: ruling", Sentence: "A rook behind an own passed pawn on its file with " +
			"nothing between."},
	{ID: "behindEnemy", Group: "Pieces and attacks", Name: "Rooks behind enemy passed pawns", Weight: 20,
		Source: "; which of 30 and 20 is whose: ruling", Sentence: "A rook behind a passed pawn of the enemy on its file " +
			"with nothing between."},
	{ID: "castlingLost", Group: "King and mobility", Name: "Castling right lost", Weight: -60,
		Sentence: "Both rights to castle are gone without castling."},
	{ID: "castled", Group: "King and mobility", Name: "Castled", Weight: 30, Sentence: "The side has castled " +
		"in this game."},
	{ID: "bishopAttacks", Group: "King and mobility", Name: "Bishops that attack a piece", Weight: 15,
		Source: "; its difference from row 30: ruling", Sentence: "A bishop that attacks an enemy piece, once a bishop."},
	{ID: "kingOpen", Group: "King and mobility", Name: "Queen's mobility from the king's square", Weight: -2,
		Sentence: "A square that a queen on the own king's place could move to: the king's security."},
	{ID: "kingAttacked", Group: "King and mobility", Name: "Bishop or knight attacks next to the king", Weight: -10,
		Source: "; at the king's side: ruling", Sentence: "An attack of an enemy bishop or knight on a square next to " +
			"the own king."},
	{ID: "minorStrong", Group: "King and mobility", Name: "Bishop or knight attacks on strong squares", Weight: 20,
		Sentence: "An attack of a bishop or knight on a strong square of its side."},
	{ID: "mobility", Group: "King and mobility", Name: "Pieces' mobility", Weight: 1, Sentence: "An attack of a piece " +
		"on any square."},
	{ID: "blocked", Group: "Passed pawns", Name: "Passed pawns blocked", Weight: -15, Sentence: "A passed pawn with an " +
		"enemy piece in front of it."},
	{ID: "blockerAttacks", Group: "Passed pawns", Name: "Profitable attacks on blockers", Weight: 10,
		Sentence: "An attack on a piece that blocks an own passed pawn and is unprotected or worth more than the attacker."},
	{ID: "path", Group: "Passed pawns", Name: "Attacks on the paths of passed pawns", Weight: 5,
		Source: "; whose paths: ruling", Sentence: "An attack of a piece on a square between an own passed pawn and its " +
			"queening square, that one included; with bothPaths also on an enemy's."},
	{ID: "kingPassed", Group: "Passed pawns", Name: "King's distance from passed pawns", Weight: -2,
		Source: "; in king's moves: ruling", Sentence: "In the endgame each king's move between the king and each passed " +
			"pawn of either side."},
	{ID: "kingsApart", Group: "Bare king", Name: "Kings' distance", Weight: -100, Source: "; only against a bare king, " +
		"in king's moves: ruling", Sentence: "Against a bare king each king's move between the kings."},
	{ID: "bareKing", Group: "Bare king", Name: "King's distance from the centre", Weight: -200, Source: "; only a bare " +
		"king, 0 to 3: ruling", Sentence: "Each king's move of a bare king to the four squares in the middle of the board."},
}

// limitTerm is the row for what a limit takes off the positional sum, should one ever do so.
var limitTerm = eval.Term{ID: "limit", Group: "Limit", Name: "Limit of the positional part", Weight: 1,
	Source: "ruling; \"the material component is always more important than positional\"", Sentence: "The positional " +
		"part stays below half a point, so that it never outweighs material."}
