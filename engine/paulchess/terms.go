package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// The terms of the evaluation, by their place in the sets. Simple1 has those up to termSquares.
const (
	termPawn = iota // material: termPawn + piece type
	termKnight
	termBishop
	termRook
	termQueen
	termThreats // mobility per piece
	termSquares // mobility per square
	termDoubled
	termIsolated
	termBlocked
	termAdvance
	termCentrePawn
	termCommonPawn
	termOddPawn
	termUnmovedPawn
	termKnightCentre
	termKnightEdge
	termFianchetto
	termItalian
	termBishopEdge
	termCentrePiece
	termQueenOut
	termCastled
	termCastlingLost
	termStorm
	termBareKing
	termKingNear
	termKingToKing
	termEnemyCentre
	termCount
)

// scaling says how the phase of the game weighs a term.
type scaling uint8

const (
	always   scaling = iota
	opening          // fades as pieces leave the board
	mobility         // grows with them gone
	advance          // the same for pawns
	scalings         // their number
)

// scalingOf is the scaling of each term.
var scalingOf = [termCount]scaling{
	termThreats: mobility, termSquares: mobility, termAdvance: advance,
	termCentrePawn: opening, termCommonPawn: opening, termOddPawn: opening, termUnmovedPawn: opening,
	termKnightCentre: opening, termKnightEdge: opening, termFianchetto: opening, termItalian: opening,
	termBishopEdge:  opening,
	termCentrePiece: opening, termQueenOut: opening, termCastled: opening, termCastlingLost: opening,
}

// The phase of the game is 24 with all pieces on the board and 0 with none; late is what is missing.
const fullPhase = 24

// phaseOf is what a piece adds to the phase.
var phaseOf = [...]int32{board.Knight: 1, board.Bishop: 1, board.Rook: 2, board.Queen: 4, board.King: 0}

// fraction returns what a scaling multiplies by in a phase.
func (s scaling) fraction(phase int32) (num, den int32) {
	late := fullPhase - phase
	switch s {
	case opening:
		return phase, fullPhase
	case mobility:
		return 5*fullPhase + 19*late, 48 * fullPhase
	case advance:
		return 8 + late, fullPhase
	}
	return 1, 1
}

const (
	overview = "Stevens 2009, PaulChess Overview, Evaluation Function"
	values   = "; its value is a ruling, the thesis gives none"
	material = overview + ", standard material evaluation"
)

// maxWeight is the largest weight that a term can be given, either way.
const maxWeight = 2000

// version1 is the evaluation of PaulChess 1.0. The thesis has its names, signs and phases, and of the
// numbers only those of material: all others are rulings.
var version1 = eval.Set{
	Name: "PaulChess 1.0", Unit: 100, Label: "pawns", MaxWeight: maxWeight,
	Terms: []eval.Term{
		termPawn: {ID: "pawn", Group: "Material", Name: "Pawns", Weight: 100, Source: material,
			Sentence: "A pawn is worth 100."},
		termKnight: {ID: "knight", Group: "Material", Name: "Knights", Weight: 325, Source: material,
			Sentence: "A knight is worth 325."},
		termBishop: {ID: "bishop", Group: "Material", Name: "Bishops", Weight: 330, Source: material,
			Sentence: "A bishop is worth 330."},
		termRook: {ID: "rook", Group: "Material", Name: "Rooks", Weight: 500, Source: material,
			Sentence: "A rook is worth 500."},
		termQueen: {ID: "queen", Group: "Material", Name: "Queens", Weight: 900, Source: material,
			Sentence: "A queen is worth 900."},

		termThreats: {ID: "threats", Group: "Mobility", Name: "Mobility per piece", Weight: 5, Source: overview + values,
			Sentence: "Each square that each piece threatens, those of its own side not counted: between a tenth of the " +
				"weight in the opening and half of it in the end."},
		termSquares: {ID: "squares", Group: "Mobility", Name: "Mobility per square", Weight: 10, Source: overview + values,
			Sentence: "Each square that the side threatens at all: between a tenth of the weight in the opening and half of " +
				"it in the end."},

		termDoubled: {ID: "doubled", Group: "Pawns", Name: "Doubled pawns", Weight: -7, Source: overview + values,
			Sentence: "Each pawn of a file beyond the first."},
		termIsolated: {ID: "isolated", Group: "Pawns", Name: "Isolated pawns", Weight: -8,
			Source: overview + ", \"weighted more heavily near the center files\"" + values, Sentence: "A pawn without own " +
				"pawns on the files beside it: twice the weight on a and h to five times on d and e."},
		termBlocked: {ID: "blocked", Group: "Pawns", Name: "Blocked centre pawns", Weight: -3, Source: overview + values,
			Sentence: "A pawn on d2 or e2 (d7, e7) with any man in front of it."},
		termAdvance: {ID: "advance", Group: "Pawns", Name: "Advanced pawns", Weight: 2, Source: overview + ", \"weighted " +
			"toward the middle and end game\"" + values, Sentence: "A pawn on rank 3 to 7 counts 1, 3, 6, 12 or 24 times: a " +
			"third of that in the opening, four thirds in the end."},

		termCentrePawn: {ID: "centrePawn", Group: "Opening", Name: "Centre pawns", Weight: 4,
			Source: overview + ", piece-square bonuses" + values, Sentence: "A pawn on d4, e4, d5 or e5 three times, on d3 or " +
				"e3 (d6, e6) twice; fades with the opening."},
		termCommonPawn: {ID: "commonPawn", Group: "Opening", Name: "Common pawn moves", Weight: 4,
			Source: overview + ", piece-square bonuses" + values, Sentence: "A pawn on c4 (c5) three times, on b3, c3 or g3 " +
				"(b6, c6, g6) once; fades with the opening."},
		termOddPawn: {ID: "oddPawn", Group: "Opening", Name: "Odd pawn moves", Weight: -6,
			Source: overview + ", piece-square penalties" + values, Sentence: "A pawn of the a, b, f, g or h file that has " +
				"moved, but not to b3 or g3; fades with the opening."},
		termUnmovedPawn: {ID: "unmovedPawn", Group: "Opening", Name: "Unmoved centre pawns", Weight: -15,
			Source: overview + ", piece-square penalties" + values, Sentence: "A pawn on d2 or e2 (d7, e7); fades with " +
				"the opening."},

		termKnightCentre: {ID: "knightCentre", Group: "Opening", Name: "Knights near the centre", Weight: 15,
			Source: overview + ", piece-square bonuses" + values, Sentence: "A knight on the squares c3 to f6; fades with " +
				"the opening."},
		termKnightEdge: {ID: "knightEdge", Group: "Opening", Name: "Knights on the edge", Weight: -15,
			Source: overview + ", piece-square penalties" + values, Sentence: "A knight on the edge of the board, its home " +
				"square too; fades with the opening."},
		termFianchetto: {ID: "fianchetto", Group: "Opening", Name: "Fianchetto bishops", Weight: 12,
			Source: overview + ", piece-square bonuses" + values, Sentence: "A bishop on b2 or g2 (b7, g7); fades with " +
				"the opening."},
		termItalian: {ID: "italian", Group: "Opening", Name: "Italian bishops", Weight: 10,
			Source: overview + ", piece-square bonuses" + values, Sentence: "A bishop on c4 or f4 (c5, f5); fades with " +
				"the opening."},
		termBishopEdge: {ID: "bishopEdge", Group: "Opening", Name: "Bishops on the edge", Weight: -12,
			Source: overview + ", piece-square penalties" + values, Sentence: "A bishop on the edge of the board, its home " +
				"square too; fades with the opening."},
		termCentrePiece: {ID: "centrePiece", Group: "Opening", Name: "Pieces in the centre", Weight: 10,
			Source: overview + ", piece-square bonuses" + values, Sentence: "A knight, bishop, rook or queen on d4, e4, d5 or " +
				"e5; fades with the opening."},
		termQueenOut: {ID: "queenOut", Group: "Opening", Name: "Aggressive queen", Weight: -10,
			Source: overview + ", piece-square penalties" + values, Sentence: "A queen beyond the second rank, as often as " +
				"the rank's number; fades with the opening."},

		termCastled: {ID: "castled", Group: "King", Name: "Castled", Weight: 40, Source: overview + ", \"weighted " +
			"toward the early game\"" + values, Sentence: "The side has castled in this game, wherever its king stands now; " +
			"fades with the opening."},
		termCastlingLost: {ID: "castlingLost", Group: "King", Name: "Castling lost", Weight: -15,
			Source: overview + ", \"except when already receiving the castling bonus\"" + values, Sentence: "Each of the two " +
				"castlings that a side which has not castled can no longer do; fades with the opening."},
		termStorm: {ID: "storm", Group: "King", Name: "Pawns near the enemy king", Weight: 5,
			Source: overview + values, Sentence: "A pawn within two squares of the enemy king."},
		termBareKing: {ID: "bareKing", Group: "King", Name: "King without pawns", Weight: -15, Source: overview + values,
			Sentence: "The king is adjacent to none of its own pawns."},

		termKingNear: {ID: "kingNear", Group: "Late game", Name: "King near the men", Weight: 1,
			Source: overview + ", \"late game bonus\"" + values, Sentence: "For every other man 7 less its distance from the " +
				"king, when the phase is 12 or less."},
		termKingToKing: {ID: "kingToKing", Group: "Late game", Name: "Toward the enemy king", Weight: 4,
			Source: overview + ", \"very late game bonus\"" + values, Sentence: "7 less the distance of the kings, for the " +
				"side with more material, when the phase is 6 or less: the distance is the same for both sides."},
		termEnemyCentre: {ID: "enemyCentre", Group: "Late game", Name: "Enemy king off the centre", Weight: 5,
			Source: overview + ", \"very late game penalty for an enemy king near the center\"" + values,
			Sentence: "The files and ranks of the enemy king from the centre, for the side with more material, when the phase " +
				"is 6 or less: for both, it would keep the winner's king in the centre."},
	},
}

const simpleSource = "Stevens 2009, My First Evaluation Concept - Material and Mobility"

// simple1 is the evaluation of PaulChess 0.1, with the numbers of the thesis. It has no phases.
var simple1 = eval.Set{
	Name: "Simple1", Unit: 100, Label: "pawns", MaxWeight: maxWeight,
	Terms: []eval.Term{
		termPawn: {ID: "pawn", Group: "Material", Name: "Pawns", Weight: 100, Source: simpleSource,
			Sentence: "A pawn is worth 100."},
		termKnight: {ID: "knight", Group: "Material", Name: "Knights", Weight: 330, Source: simpleSource,
			Sentence: "A knight is worth 330."},
		termBishop: {ID: "bishop", Group: "Material", Name: "Bishops", Weight: 330, Source: simpleSource,
			Sentence: "A bishop is worth 330."},
		termRook: {ID: "rook", Group: "Material", Name: "Rooks", Weight: 500, Source: simpleSource,
			Sentence: "A rook is worth 500."},
		termQueen: {ID: "queen", Group: "Material", Name: "Queens", Weight: 900, Source: simpleSource,
			Sentence: "A queen is worth 900."},
		termThreats: {ID: "threats", Group: "Mobility", Name: "Mobility per piece", Weight: 5, Source: simpleSource,
			Sentence: "Each square that each piece threatens, those of its own side not counted."},
		termSquares: {ID: "squares", Group: "Mobility", Name: "Mobility per square", Weight: 10, Source: simpleSource,
			Sentence: "Each square that the side threatens at all."},
	},
}

// roundingTerm is the row for what whole hundredths leave over when terms are weighed by the phase.
var roundingTerm = eval.Term{ID: "rounding", Group: "Rounding", Name: "Rounding", Weight: 1, Source: "ruling",
	Sentence: "The sum is cut to whole hundredths of a pawn once, the terms above are rounded one by one."}
