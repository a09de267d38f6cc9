package tuned

import "drevo/engine/eval"

const (
	thesis         = "Stevens 2009, PaulChess Overview, Evaluation Function; its values: found by drevo tune"
	thesisSquares  = thesis + ", piece-square bonuses and penalties, with a value for every square"
	thesisMobility = thesis + ", by the type of the piece"
	ourTime        = "a term of our time, which the thesis does not have; its values: found by drevo tune"
	ruled          = "a term of our time; its values: rulings"
)

// maxWeight is the largest weight that a term can be given, either way.
const maxWeight = 2000

// Set has every term for the middle game and, in its second half, for the end game.
var Set = newSet()

func newSet() *eval.Set {
	set := &eval.Set{Name: "Modern", Unit: 100, Label: "pawns", MaxWeight: maxWeight}
	for half, words := range [...]struct{ id, name, sentence string }{
		{"Middle", ", middle game", "In full with all pieces on the board, fading as they leave it: "},
		{"End", ", end game", "In full with no pieces but kings and pawns, fading with more: "},
	} {
		for i, term := range terms {
			term.ID += words.id
			term.Name += words.name
			term.Sentence = words.sentence + term.Sentence
			if term.Weight = tunedValues[half][featureOf[i]]; tableOf[i] > 0 {
				term.Weight = 1
			}
			set.Terms = append(set.Terms, term)
		}
	}
	return set
}

// terms are the terms of either half.
var terms = [termCount]eval.Term{
	termPawn:   {ID: "pawn", Group: "Material", Name: "Pawns", Source: thesis, Sentence: "each pawn."},
	termKnight: {ID: "knight", Group: "Material", Name: "Knights", Source: thesis, Sentence: "each knight."},
	termBishop: {ID: "bishop", Group: "Material", Name: "Bishops", Source: thesis, Sentence: "each bishop."},
	termRook:   {ID: "rook", Group: "Material", Name: "Rooks", Source: thesis, Sentence: "each rook."},
	termQueen:  {ID: "queen", Group: "Material", Name: "Queens", Source: thesis, Sentence: "each queen."},
	termBishopPair: {ID: "bishopPair", Group: "Material", Name: "Both bishops", Source: ourTime,
		Sentence: "two bishops or more."},

	termPawnSquares: {ID: "pawnSquares", Group: "Squares", Name: "Pawns' squares", Source: thesisSquares,
		Sentence: "a table of squares, times the weight: where a pawn stands."},
	termKnightSquares: {ID: "knightSquares", Group: "Squares", Name: "Knights' squares", Source: thesisSquares,
		Sentence: "a table of squares, times the weight: where a knight stands."},
	termBishopSquares: {ID: "bishopSquares", Group: "Squares", Name: "Bishops' squares", Source: thesisSquares,
		Sentence: "a table of squares, times the weight: where a bishop stands."},
	termRookSquares: {ID: "rookSquares", Group: "Squares", Name: "Rooks' squares", Source: thesisSquares,
		Sentence: "a table of squares, times the weight: where a rook stands."},
	termQueenSquares: {ID: "queenSquares", Group: "Squares", Name: "Queens' squares", Source: thesisSquares,
		Sentence: "a table of squares, times the weight: where a queen stands."},
	termKingSquares: {ID: "kingSquares", Group: "Squares", Name: "Kings' squares", Source: ourTime,
		Sentence: "a table of squares, times the weight: where the king stands."},

	termKnightMobility: {ID: "knightMobility", Group: "Mobility", Name: "Mobility of knights", Source: thesisMobility,
		Sentence: "a table, times the weight: how many squares a knight threatens, those of own men and those that enemy " +
			"pawns guard not counted."},
	termBishopMobility: {ID: "bishopMobility", Group: "Mobility", Name: "Mobility of bishops", Source: thesisMobility,
		Sentence: "a table, times the weight: how many squares a bishop threatens, through queens, those of own men and " +
			"those that enemy pawns guard not counted."},
	termRookMobility: {ID: "rookMobility", Group: "Mobility", Name: "Mobility of rooks", Source: thesisMobility,
		Sentence: "a table, times the weight: how many squares a rook threatens, through queens and own rooks, those of " +
			"own men and those that enemy pawns guard not counted."},
	termQueenMobility: {ID: "queenMobility", Group: "Mobility", Name: "Mobility of queens", Source: thesisMobility,
		Sentence: "a table, times the weight: how many squares a queen threatens, those of own men and those that enemy " +
			"pawns guard not counted."},

	termDoubled: {ID: "doubled", Group: "Pawns", Name: "Doubled pawns", Source: thesis, Sentence: "each pawn of " +
		"a file beyond the first."},
	termIsolated: {ID: "isolated", Group: "Pawns", Name: "Isolated pawns", Source: thesis,
		Sentence: "a pawn without own pawns on the files beside it."},
	termBackward: {ID: "backward", Group: "Pawns", Name: "Backward pawns", Source: ourTime,
		Sentence: "a pawn that is not isolated, that no own pawn can protect once it has stepped, and whose next square an " +
			"enemy pawn guards."},
	termConnected: {ID: "connected", Group: "Pawns", Name: "Connected pawns", Source: ourTime,
		Sentence: "a table of ranks, times the weight: a pawn that another protects, or that has one beside it."},
	termPassed: {ID: "passed", Group: "Passed pawns", Name: "Passed pawns", Source: thesis + ", advancement, " +
		"of passed pawns", Sentence: "a table of ranks, times the weight: no enemy pawn is before it on its file or beside " +
		"that, and no own one before it."},
	termPassedFree: {ID: "passedFree", Group: "Passed pawns", Name: "Free to step", Source: ourTime,
		Sentence: "a table of ranks, times the weight: the square before a passed pawn is empty and not attacked."},
	termPassedOwnKing: {ID: "passedOwnKing", Group: "Passed pawns", Name: "Own king's way", Source: ourTime,
		Sentence: "the own king's distance from the square before a passed pawn, once on rank 4, 2, 4 and 6 times on " +
			"5, 6 and 7."},
	termPassedEnemyKing: {ID: "passedEnemyKing", Group: "Passed pawns", Name: "Enemy king's way", Source: ourTime,
		Sentence: "the enemy king's distance from the square before a passed pawn, once on rank 4, 2, 4 and 6 times on " +
			"5, 6 and 7."},
	termRunner: {ID: "runner", Group: "Passed pawns", Name: "Not to be caught", Source: ourTime,
		Sentence: "a passed pawn whose way is free while the enemy has no piece and its king is out of the pawn's square."},

	termOutpost: {ID: "outpost", Group: "Pieces", Name: "Outposts", Source: ourTime, Sentence: "a knight or bishop " +
		"on rank 4 to 6 that an own pawn protects and that no enemy pawn can come to attack."},
	termBadBishop: {ID: "badBishop", Group: "Pieces", Name: "Own pawns in a bishop's way", Source: ourTime,
		Sentence: "for each bishop, each own pawn on its colour."},
	termRookOpen: {ID: "rookOpen", Group: "Pieces", Name: "Rooks on open files", Source: ourTime,
		Sentence: "a rook on a file without pawns."},
	termRookHalfOpen: {ID: "rookHalfOpen", Group: "Pieces", Name: "Rooks on half-open files", Source: ourTime,
		Sentence: "a rook on a file with enemy pawns only."},

	termCastling: {ID: "castling", Group: "King", Name: "Castling kept", Source: thesis + ", the penalty for losing the " +
		"right turned round", Sentence: "each castling that the side may still do."},
	termShelter: {ID: "shelter", Group: "King", Name: "Open files at the king", Source: ourTime,
		Sentence: "each file of the king and beside it without an own pawn on the king's rank or before it."},
	termStorm: {ID: "storm", Group: "King", Name: "Pawns near the enemy king", Source: thesis,
		Sentence: "a pawn within two squares of the enemy king."},
	termBareKing: {ID: "bareKing", Group: "King", Name: "King without pawns", Source: thesis,
		Sentence: "the king is adjacent to none of its own pawns."},
	termDanger: {ID: "danger", Group: "King", Name: "King attacked", Source: ourTime, Sentence: "a sixteenth of the " +
		"square of what attacks the squares near the king: see King attack among the rulings."},

	termByPawn: {ID: "byPawn", Group: "Threats", Name: "Pieces attacked by pawns", Source: ourTime,
		Sentence: "an enemy piece that a pawn attacks."},
	termByMinor: {ID: "byMinor", Group: "Threats", Name: "Rooks and queens attacked by less", Source: ourTime,
		Sentence: "an enemy rook or queen that a knight or bishop attacks."},
	termByRook: {ID: "byRook", Group: "Threats", Name: "Queens attacked by rooks", Source: ourTime,
		Sentence: "an enemy queen that a rook attacks."},
	termHanging: {ID: "hanging", Group: "Threats", Name: "Hanging men", Source: ourTime, Sentence: "an enemy man that " +
		"is attacked and not protected."},
	termTempo: {ID: "tempo", Group: "Threats", Name: "Having the move", Source: ourTime,
		Sentence: "the side is to move."},

	termKingToKing: {ID: "kingToKing", Group: "Late game", Name: "Toward the enemy king",
		Source: ruled + "; the term is the thesis's", Sentence: "7 less the distance of the kings, for the side with more " +
			"material, when the phase is 6 or less."},
	termEnemyCentre: {ID: "enemyCentre", Group: "Late game", Name: "Enemy king off the centre",
		Source: ruled + "; the term is the thesis's", Sentence: "the files and ranks of the enemy king from the centre, " +
			"for the side with more material, when the phase is 6 or less."},
}
