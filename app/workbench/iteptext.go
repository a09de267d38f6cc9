package workbench

// The text of what only ITEP has, for translation. Sections and formulas are those of its
// report.
const (
	textPartOptions = "Options"
	textPartBounds  = "Bounds"
	textPartScheme  = "Scheme"
	textPartBits    = "Bits"

	textEmptyBounds = "Press Think and choose a node: the bounds of every rank on the way to it will stand here."
	textBoundsMover = "As the mover sees it"
	textViewWhite   = "seen from White"
	textViewMover   = "seen by the side to move at each rank"
	textToMove      = "%v is to move."

	textHintF          = "f(A), the evaluation function of this position: material and position (formula 2; formula 5 for Black). In the forced game it is also the result of the empty move (formula 7)."
	textHintReturned   = "What the node returned: the lower bound after formula 19, max(T(n), 2C+1 − T(n+1)), over the moves that were examined."
	textHintCutAt      = "What the node returned. Formula 20, M > m, failed: m became %s and M is %s, so the rest was left out."
	textHintRoot       = "The widest bounds, 0 and 2C+1, before anything is known (§6)."
	textHintFirstRound = "The first round of the active game: m = [EVA0], M = [EVA0] + 1 − d, around the value of the forced game from the root (formulas 14.1 and 14.2)."
	textHintLaterRound = "Another round of the active game: m = [PEVA0], M = [PEVA0] + 1 − d, around the pseudo-evaluation of the round before (formulas 15.1 and 15.2)."
	textHintSafety     = "The bounds of the safety test: the mover's, widened to whole points (formulas 10.1 and 10.2)."
	textHintActivity   = "The bounds of the activity test: does the value reach the next whole point? (formulas 11.1 and 11.2)"
	textHintPass       = "The bounds of the activity test, turned round by formula 5: the opponent has passed."
	textHintUpper      = "Formula 18: M(%d) = 2C+1 − T(%d) = 459 − %s = %s, with the lower bound of the opponent."
	textHintLowerFirst = "Formula 17, T(n−2) → T(n): there is no rank %d−2, so m is the start value, %s."
	textHintLowerTest  = "Formula 17 within the %v, whose bounds are its own: m is what they leave to this side."
	textHintLower      = "Formula 17, T(n−2) → T(n): m of rank %d is that of rank %d, %s, which belongs to the same side."
	textHintRaised     = "Rank %d began with %s; formula 19 has raised that to %s by the moves that had returned."
)

// The blocks of figure 4, in few words, with what the report says of them.
const (
	textYes = "yes"
	textNo  = "no"

	textBlockStart         = "Start, n = 0"
	textBlockPossibilities = "Possibilities of the men"
	textBlockDown          = "Bounds: rank n−1 to n"
	textBlockEvaluate      = "Evaluation function f(A)"
	textBlockDetermine     = "Determine the moves"
	textBlockNext          = "Another move?"
	textBlockMake          = "Make the move"
	textBlockChecked       = "Are we in check?"
	textBlockDeeper        = "n + 1"
	textBlockAnyRank       = "n > 0?"
	textBlockExit          = "Exit"
	textBlockShallower     = "n − 1"
	textBlockUp            = "Bounds: rank n+1 to n"
	textBlockCompare       = "M > m?"

	textHintStart         = "The initial position is stored as A0, and n becomes 0. A round of the active game is a run of its own."
	textHintPossibilities = "\"Determination of chess-men possibilities in a given position\": for each man the squares where it can go, by operations on the bits of the board. The tab Bits shows it for pawns."
	textHintDown          = "\"Bounds transition from the rank n−1 to the rank n\": T(n−2) → T(n) is the lower bound m (formula 17), M(n) = 2C+1 − T(n−1) the upper one (formula 18)."
	textHintEvaluate      = "\"Computation of the evaluation function f(A)\". It is lit where the record has the value: in the forced game, where it is also the result of the empty move."
	textHintDetermine     = "\"Determination of possible moves and information retrieval about unmade moves\": the first and the last move, a(n) and b(n), of the list. The tests of the active game belong here."
	textHintNext          = "\"Change of the information about the next move and checking its permissibility\": a(n) becomes larger by 1; is it larger than b(n)?"
	textHintMake          = "\"Next move\": the position A(n+1) is built from A(n)."
	textHintChecked       = "\"Checking: are not we checked?\" A move after which the own king can be taken is taken back. Our record holds legal moves only."
	textHintDeeper        = "\"Increasing n by 1\": the analysis goes on from the new position."
	textHintAnyRank       = "\"Checking: n > 0\": is there a position before this one?"
	textHintExit          = "\"Exit\": all moves of the initial position have been looked over, and as a rule a move is determined."
	textHintShallower     = "\"Reducing n by 1\": back to the position before."
	textHintUp            = "\"Bounds transition from the rank n+1 to the rank n\": max(T(n), 2C+1 − T(n+1)) → T(n) (formula 19)."
	textHintCompare       = "\"Checking M(n) > m(n)\": 2C+1 − T(n−1) − T(n) > 0 (formula 20). If it fails the opponent has something better, and the rest is left out."

	textNoteTurn = "to move"
	textNoteMove = "position"
)

// What the blocks do in a step. Numbers are on the report's scale, for the side to move.
const (
	textStepStart         = "n = 0, within the bounds %s and %s."
	textStepPossibilities = "Where can every man go, and what does it protect?"
	textStepDownRoot      = "m = %s and M = %s."
	textStepDown          = "T(%d) → T(%d): m = %s. M(%d) = 459 − T(%d) = 459 − %s = %s."
	textStepEvaluate      = "f(A) = %s."
	textStepDetermine     = "Of the moves found here the record has %d."
	textStepTest          = "%s: the %s gives %s to its opponent."
	textStepNext          = "Yes: %s."
	textStepNoMove        = "No: the moves are used up."
	textStepChecked       = "No: the move is legal."
	textStepRank          = "n = %d."
	textStepAnyRank       = "n = %d, so yes. This position is done with: %v."
	textStepNoRank        = "n = 0, so no. Done: %v."
	textStepExit          = "The value is %s."
	textStepUpEmpty       = "The empty move: max(T, f(A)) = max(%s, %s) = %s."
	textStepUp            = "max(T(%d), 459 − T below) = max(%s, 459 − %s) = %s."
	textStepOpen          = "Yes: %s > %s."
	textStepCut           = "No: %s is not above %s. The remaining moves are left out."
)

const (
	textEmptyScheme   = "Press Think: the search can then be followed here, block by block."
	textEventCount    = "event %s of %s, block %d of %d"
	textSpeed         = "%d a second"
	textHintPlay      = "Play the search, or pause"
	textHintStepBack  = "One block back"
	textHintStepOn    = "One block on"
	textHintEventBack = "One event back: to where a position was entered or left"
	textHintEventOn   = "One event on: to where a position is entered or left"
)

// The laboratory of bits.
const (
	textBitsWhite   = "White's pawns"
	textBitsBlack   = "Black's pawns"
	textBitsPrinted = "Formula 16.2 as our copy prints it"
	textBitsNote    = "a / b is the logical subtraction a − (a ∧ b). Our copy of the report prints 2⁹ in 16.2 as well as in 16.3; with a1 as the lowest bit only 2⁷ goes with file h, so we read that. Black's formulas are ours, by symmetry; left is towards file a."

	textBitsMove        = "16.1  Pawns move"
	textBitsLeft        = "16.2  Pawns take to the left"
	textBitsRight       = "16.3  Pawns take to the right"
	textBitsAll         = "A.C."
	textBitsH           = "h"
	textBitsA           = "a"
	textBitsPawns       = "Π"
	textBitsResultMove  = "Πm"
	textBitsResultLeft  = "Πtl"
	textBitsResultRight = "Πtr"

	textHintPawns       = "the cell of the pawns"
	textHintShift       = "the pawns moved over the board by a shift of the cell"
	textHintAll         = "all the chess-men"
	textHintH           = "file h, where pawns shifted over the edge of file a arrive"
	textHintA           = "file a, where pawns shifted over the edge of file h arrive"
	textHintResultMove  = "the squares that pawns can move to, by one rank"
	textHintResultLeft  = "the squares that pawns attack to the left"
	textHintResultRight = "the squares that pawns attack to the right"
)
