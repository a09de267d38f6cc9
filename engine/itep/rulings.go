package itep

import "drevo/engine/search"

// rulings are our decisions where the report is silent.
var rulings = []search.Ruling{
	{Key: "itep.unit-d-ruling", Name: "unit d",
		Sentence: "A material point has 2048 units d, and the positional part is limited to 1022 d either way, one " +
			"inside the bounds [m] + d and [m] + 1 - d.", Place: "§4, formula 4, leaves d open"},
	{Key: "itep.nearer-mates-ruling", Name: "nearer mates",
		Sentence: "A mate counts one d less for every half-move to it.", Place: "§4, formula 2', values all mates alike"},
	{Key: "itep.phalanx-area-ruling", Name: "phalanx area", Sentence: "Phalanxes count on ranks 3 to 6 for both sides.",
		Place: "§5 I.2, diagram 2 is missing. The games don't decide it: of 408 moves we choose 226 in the absolute " +
			"scheme with ranks 3 to 6, 229 with 4 and 5, 224 with all, 228 with none (Dn = 3, older readings)"},
	{Key: "itep.passed-pawns-ruling", Name: "passed pawns",
		Sentence: "S of formula 9 is the number of ranks that the pawn has still to go: 1 on the rank before the last.",
		Place: "§5, formula 9, \"between this pawn and the queening square\". Read literally S is 0 there; at Dn = 3 no " +
			"choice of the 408 changes"},
	{Key: "itep.checks-counted-ruling", Name: "checks counted",
		Sentence: "Zch counts the checks that a side has given on the line from the root of the search; a capture that " +
			"gives check counts as a check, and is a forced move as one.",
		Place: "§4, \"in the chain of positions A0, ..., Aq\""},
	{Key: "itep.promotions-ruling", Name: "promotions",
		Sentence: "A promotion that neither takes nor gives check is not a forced move, although it gains material.",
		Place:    "§4, definition of the forced move. Counting them as forced loses 3 of the 408 moves"},
	{Key: "itep.castled-ruling", Name: "castled",
		Sentence: "Castling is a fact of the game. For a position that came without its game, and without a right to " +
			"castle, it is inferred from where the king stands when the position is set up; the option castled reads it off " +
			"the king's place always.",
		Place: "§5 III.1, \"castling is performed\"; §7 keeps it in cells. Read off the place, 52.Ke2, 54...Kf6, 55.Kc3 " +
			"and 57.Kd4 of game 3 cost 22 d each"},
	{Key: "itep.isolated-pawns-ruling", Name: "isolated pawns",
		Sentence: "Isolated pawns count on lines that are open for the opponent only; the option isolated counts doubled " +
			"ones on closed lines, too.",
		Place: "§5 I.4 names \"double isolated pawns and isolated pawns on an open line\", its definition the open line " +
			"only. The games prefer the definition"},
	{Key: "itep.mating-captures-ruling", Name: "mating captures",
		Sentence: "A capture that mates is a forced move whatever it leaves; the option refuseMates asks condition 6 of " +
			"it.", Place: "§4, condition 6; a final position has no material part (formula 2'). 35...Qb4 of game 2 needs it"},
	{Key: "itep.order-of-moves-ruling", Name: "order of moves",
		Sentence: "Captures of the most valuable piece by the least valuable one come first, other moves as they are " +
			"generated; the option order switches this off, or takes them by men. In an active game active moves come first, " +
			"then the best passive one, each by their evaluations.",
		Place: "§7 does not say in which order moves are examined. Ten orders of the quiet moves choose between 224 and " +
			"235 of the 408 moves, ours 235"},
	{Key: "itep.bounds-of-the-tests-ruling", Name: "bounds of the tests",
		Sentence: "Formulas 10 and 11 are read on the mover's scale. A move loses when the opponent's value in the " +
			"safety test reaches his upper bound, 2C+1 less [m] + d: when he gains material.",
		Place: "§6, formulas 10; \"less than m\" is not said on whose scale"},
	{Key: "itep.castling-in-the-activity-test-ruling", Name: "castling in the activity test",
		Sentence: "The rights to castle are those after the move, because a king or rook that has moved can't use those " +
			"before it.",
		Place: "§6, \"possibility of castling is the same as in the position Aq\", which is the one before the move"},
	{Key: "itep.checks-are-active-ruling", Name: "checks are active",
		Sentence: "A move that gives check is active without a test: the opponent may not pass, and the threat is " +
			"against the king.",
		Place: "§6, formulas 11, where the opponent passes. Tested like other moves they lose 2 of the 264 moves that " +
			"the default chooses"},
	{Key: "itep.tests-stand-alone-ruling", Name: "tests stand alone",
		Sentence: "In a test the checks of the third forced game are counted from the test on, and positions from before " +
			"a pass do not repeat.", Place: "§4, \"the chain of positions A0, ..., Aq\""},
	{Key: "itep.the-move-before-the-root-ruling", Name: "the move before the root",
		Sentence: "The move that led to the root counts as not active, and so does one that was never tested for " +
			"activity, as an answer to an active move in the second variant; the option untested makes the latter count as " +
			"active.", Place: "§6, \"if the last opponent's move was active\""},
	{Key: "itep.all-moves-lose-ruling", Name: "all moves lose",
		Sentence: "Where every move loses by its safety test, at rank 2 and beyond, the pseudo-evaluation is the best of " +
			"those tests.", Place: "§6, formula 12.1 over no positions"},
	{Key: "itep.bounds-at-ranks-0-and-1-ruling", Name: "bounds at ranks 0 and 1",
		Sentence: "There the moves go on until the value lies within the bounds of formula 14 or 15, those of the round.",
		Place: "§6 names formulas 13.1 and 13.2, the extreme bounds, between which every value lies: the condition " +
			"would mean nothing. Going on only while the value is that extreme the default chooses 246 of the 408 moves " +
			"instead of 264"},
	{Key: "itep.tests-of-lost-moves-ruling", Name: "tests of lost moves",
		Sentence: "A test returns the best value that it has seen, also below its bounds, where it depends on the order " +
			"of equal captures: it is as exact as PEVA is.",
		Place: "§6, formulas 12; in variants 2 and 3 the order of moves changes 16 and 17 of the 408 choices by it, in " +
			"variant 1 one"},
	{Key: "itep.remaining-moves-ruling", Name: "remaining moves",
		Sentence: "At ranks 0 and 1 the remaining moves follow without further tests, those that are known to lose among " +
			"them by their evaluation.", Place: "§6, \"in the order determined by evaluations of moves\""},
	{Key: "itep.rounds-that-repeat-ruling", Name: "rounds that repeat",
		Sentence: "A round with the bounds of an earlier one is not played again: it would find the same, and most third " +
			"and fourth rounds do.", Place: "§6, \"the third round is given and, if it is necessary, the fourth round\""},
	{Key: "itep.scheme-of-the-games-ruling", Name: "scheme of the games",
		Sentence: "The first active game is the default, with one check a side in the forced game and no declining in " +
			"check. It was chosen after looking at the recorded games: it chooses 264 of the programme's 408 moves where " +
			"our absolute scheme of before chose 226, 60 gained and 22 lost; of 117 moves of the match that came to us later " +
			"67, the absolute scheme 69. The preset absolute is the clearer one for a " +
			"lesson.",
		Place: "The report does not say by which scheme its games were played; its printed minutes fit this one " +
			"(experiment itep-minutes)"},
	{Key: "itep.best-move-found-ruling", Name: "best move found",
		Sentence: "After four failed rounds the best move found, that of the last round, is played, in a game and in an " +
			"analysis alike; with playBest off there is no move.", Place: "§6, \"the programme stops not making a move\""},
	{Key: "itep.limit-ruling", Name: "limit",
		Sentence: "A search that ends at a limit before a move of the root was examined plays the best of the safety " +
			"tests that were made, or the move of the estimate where that is as good. Where there are none yet, and " +
			"in the absolute scheme, which has none, it plays the move that wins most less what exchanges on one square then " +
			"lose.",
		Place: "not in the report: its programme had the time that it took"},
	{Key: "itep.mate-in-a-round-ruling", Name: "mate in a round",
		Sentence: "A round whose bounds come from a mate found has the upper bound 2C+1, so that nearer mates lie within " +
			"it.", Place: "§6, formula 15"},
	{Key: "itep.repetition-ruling", Name: "repetition",
		Sentence: "The programme does not know that a position repeats; the option repetition makes it a draw.",
		Place: "§4, \"drawn positions are final\"; its games repeat positions, or allow it, with points to lose: " +
			"24...Bg6 and 25.a3 of game 2, 48...Re6 to 51.Rxe6 of game 3"},
	{Key: "itep.longest-line-ruling", Name: "longest line", Sentence: "A line is followed for at most 120 half-moves.",
		Place: "§4, the forced game in the broad sense has no end of its own"},
}
