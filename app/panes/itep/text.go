package itep

// The text of what only ITEP has, for translation. Sections and formulas are those of its
// report.
const (
	textHintF = "f(A), the evaluation function of this position: material and position (formula 2; formula 5 " +
		"for Black). In the forced game it is also the result of the empty move (formula 7)."
	textHintReturned = "What the node returned: the lower bound after formula 19, max(T(n), 2C+1 − T(n+1)), over the " +
		"moves that were examined."
	textHintCutAt = "What the node returned. Formula 20, M > m, failed: m became %s and M is %s, so the rest " +
		"was left out."
	textHintRoot       = "The widest bounds, 0 and 2C+1, before anything is known (§6)."
	textHintFirstRound = "The first round of the active game: m = [EVA0], M = [EVA0] + 1 − d, around the value of the " +
		"forced game from the root (formulas 14.1 and 14.2)."
	textHintLaterRound = "Another round of the active game: m = [PEVA0], M = [PEVA0] + 1 − d, around the " +
		"pseudo-evaluation of the round before (formulas 15.1 and 15.2)."
	textHintSafety   = "The bounds of the safety test: the mover's, widened to whole points (formulas 10.1 and 10.2)."
	textHintActivity = "The bounds of the activity test: does the value reach the next whole point? (formulas " +
		"11.1 and 11.2)"
	textHintPass  = "The bounds of the activity test, turned round by formula 5: the opponent has passed."
	textHintLower = "Formula 17, T(n−2) → T(n): m of rank %d is that of rank %d, %s, which belongs to the same side."
)

// The blocks of figure 4, in few words, with what the report says of them.
const (
	textYes = "yes"
	textNo  = "no"

	textBlockPossibilities = "Possibilities of the pieces"

	textHintStart = "The initial position is stored as A0, and n becomes 0. A round of the active game is a run " +
		"of its own."
	textHintPossibilities = "\"Determination of chess-men possibilities in a given position\": for each man the squares " +
		"where it can go, by operations on the bits of the board. The tab Bits shows it for pawns."
	textHintDown = "\"Bounds transition from the rank n−1 to the rank n\": T(n−2) → T(n) is the lower bound m " +
		"(formula 17), M(n) = 2C+1 − T(n−1) the upper one (formula 18)."
	textHintEvaluate = "\"Computation of the evaluation function f(A)\". It is lit where the record has the value: " +
		"in the forced game, where it is also the result of the empty move."
	textHintDetermine = "\"Determination of possible moves and information retrieval about unmade moves\": the " +
		"first and the last move, a(n) and b(n), of the list. The tests of the active game belong here."
	textHintNext = "\"Change of the information about the next move and checking its permissibility\": a(n) " +
		"becomes larger by 1; is it larger than b(n)?"
	textHintChecked = "\"Checking: are not we checked?\" A move after which the own king can be taken is taken " +
		"back. Our record holds legal moves only."
	textHintExit = "\"Exit\": all moves of the initial position have been looked over, and as a rule a move is " +
		"determined."
	textHintUp = "\"Bounds transition from the rank n+1 to the rank n\": max(T(n), 2C+1 − T(n+1)) → T(n) " +
		"(formula 19)."
	textHintCompare = "\"Checking M(n) > m(n)\": 2C+1 − T(n−1) − T(n) > 0 (formula 20). If it fails the opponent " +
		"has something better, and the rest is left out."
)

// What the blocks do in a step. Numbers are on the report's scale, for the side to move.
const (
	textStepRank = "n = %d."
)

// The laboratory of bits.
const (
	textBitsWhite = "White's pawns"
	textBitsBlack = "Black's pawns"
	textBitsNote  = "a / b is the logical subtraction a − (a ∧ b). Our copy of the report prints 2⁹ in 16.2 as well as " +
		"in 16.3; with a1 as the lowest bit only 2⁷ goes with file h, so we read that. Black's formulas are ours, by " +
		"symmetry; left is towards file a."
)
