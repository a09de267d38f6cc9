package tuned

import "drevo/engine/board"

// The terms, by their place in the set; the rows of the end game follow in the same order.
const (
	termPawn = iota // material: termPawn + piece type
	termKnight
	termBishop
	termRook
	termQueen
	termBishopPair

	termPawnSquares // termPawnSquares + piece type
	termKnightSquares
	termBishopSquares
	termRookSquares
	termQueenSquares
	termKingSquares

	termKnightMobility // termKnightMobility + piece type - knight
	termBishopMobility
	termRookMobility
	termQueenMobility

	termDoubled
	termIsolated
	termBackward
	termConnected
	termPassed
	termPassedFree
	termPassedOwnKing
	termPassedEnemyKing
	termRunner

	termOutpost
	termBadBishop
	termRookOpen
	termRookHalfOpen

	termCastling
	termShelter
	termStorm
	termBareKing
	termDanger

	termByPawn
	termByMinor
	termByRook
	termHanging
	termTempo

	termKingToKing
	termEnemyCentre
	termCount
)

// tableOf is how many features a term has, where it has more than one: a square mirrored to the files
// a to d, how many squares a piece threatens, or the rank of a pawn.
var tableOf = [termCount]int{
	termPawnSquares: 32, termKnightSquares: 32, termBishopSquares: 32, termRookSquares: 32, termQueenSquares: 32,
	termKingSquares:    32,
	termKnightMobility: 9, termBishopMobility: 14, termRookMobility: 15, termQueenMobility: 28,
	termConnected: 8, termPassed: 8, termPassedFree: 8,
}

// featureOf is the place of a term's first feature among all; featureOf[termCount] is their number.
var featureOf = func() (first [termCount + 1]int) {
	for term, n := range tableOf {
		first[term+1] = first[term] + max(n, 1)
	}
	return first
}()

// featureCount is the number of features.
const featureCount = 6*32 + 9 + 14 + 15 + 28 + 3*8 + termCount - 13

// squareFeature is the feature of a piece's square, as its side sees it and mirrored to the files a to
// d.
func squareFeature(c board.Colour, kind board.PieceType, s board.Square) int {
	if c == board.Black {
		s = s.Flip()
	}
	return featureOf[termPawnSquares+int(kind)] + s.Rank()*4 + min(s.File(), 7-s.File())
}
