package paulchess

import (
	"context"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Programme is PaulChess as a [search.Programme].
type Programme struct{}

// New returns the programme.
func New() Programme { return Programme{} }

// Scores are hundredths of a pawn. A mate counts mate less the half-moves to it.
const (
	mate  = 100_000
	worst = -mate - 1 // below every score
)

// Scale says that scores are hundredths of a pawn, and are printed in pawns.
func (Programme) Scale() tree.Scale {
	return tree.Scale{PerPawn: 100, Decimals: 2, PerOwn: 100, Mate: mate, Name: "pawns"}
}

// About tells who the programme is and which rulings are ours.
func (Programme) About() search.About {
	return search.About{
		ID:      "paulchess",
		Name:    "PaulChess",
		Years:   "2008-09",
		Authors: "Paul Raymond Stevens",
		Source: "Computer Chess: Exploring Speed and Intelligence. A thesis submitted to the Honors College, University " +
			"of Arizona, May 2009",
		Depth: optionDepth,
		Main:  []string{optionEvaluation, optionQuiescence},
		Summary: "All moves to four plies, captures for six more; alpha-beta with every technique that its author tried, " +
			"each a switch: deepening, a two-level table, null moves, two-phase generation.",
		Rulings: rulings,
	}
}

// The places of the thesis by its headings.
const (
	placeEvaluation = "PaulChess Overview, Evaluation Function"
	placeSearch     = "PaulChess Overview, Tree Search Techniques"
	placeTable      = "Speed Improvement #1: The Transposition Table"
	placeNull       = "Speed Improvement #2: Null-Move Pruning"
	placeTwoPhase   = "Speed Improvement #3: Two-Phase Move Generation"
	placeQuiescence = "Intelligence Improvement #1: Quiescent Search"
	placePush       = "Intelligence Improvement #3: Miscellaneous Additions in the Last Frantic Push"
	placeRotated    = "Rotated Lookups Revealed!"
)

var rulings = []search.Ruling{
	{Key: "paulchess.values-of-the-evaluation-ruling", Name: "values of the evaluation",
		Sentence: "All values but those of material are ours, and can be edited.",
		Place: placeEvaluation + ", which has names, signs and phases. These values agree with more of the 816 moves of " +
			"its games than the first guesses did"},
	{Key: "paulchess.mobility-ruling", Name: "mobility",
		Sentence: "Squares that own men occupy are not threatened, pawns threaten diagonally, the king counts, pins are " +
			"ignored.", Place: "My First Evaluation Concept: \"defense does not count\""},
	{Key: "paulchess.castled-ruling", Name: "castled",
		Sentence: "Castling is a fact of the game; for a position that came without its game it is inferred from where the " +
			"king stands.", Place: placeEvaluation + ", castling bonus"},
	{Key: "paulchess.the-winners-king-ruling", Name: "the winner's king",
		Sentence: "The very late terms count for the side with more material. The distance of the kings is the same for " +
			"both; and if the loser, too, were paid for the other's king off the centre, the winner's would not leave it, and " +
			"a lone rook would not mate.",
		Place: placeEvaluation + ", \"very late game bonus\" and \"penalty\"; 495 of the 816 moves of its games beside 493"},
	{Key: "paulchess.phase-ruling", Name: "phase",
		Sentence: "Knights and bishops count 1, rooks 2, queens 4, 24 in all; what is weighed by it is cut to whole " +
			"hundredths once.", Place: placeEvaluation + ", \"weighted toward\""},
	{Key: "paulchess.standing-pat-ruling", Name: "standing pat",
		Sentence: "In quiescence a side may always stand pat, also in check, and no mate or stalemate is seen; en passant " +
			"and promoting captures are captures, quiet promotions are not.", Place: placeQuiescence},
	{Key: "paulchess.order-ruling", Name: "order",
		Sentence: "The table's move leads its phase, the others follow by the static value after them, equals as they are " +
			"generated.",
		Place: placeSearch + ", \"ordered by static evaluation and the transposition table's suggestion (when applicable)\""},
	{Key: "paulchess.table-ruling", Name: "table",
		Sentence: "A result replaces what is known of the same position unless that is deeper; one at least as deep as the " +
			"first level's moves that entry down and takes its place; any other overwrites the second. It is cleared before " +
			"each move; an option keeps it over a game.", Place: placeTable + ", \"2-Deep\""},
	{Key: "paulchess.null-moves-ruling", Name: "null moves",
		Sentence: "The side passes below the root when it is not in check, has not just been passed to, has a piece beside " +
			"pawns, and the bound is no mate. What a pass proves is kept in the table as a lower bound of the reduced depth, " +
			"without a move.", Place: placeNull},
	{Key: "paulchess.repetition-ruling", Name: "repetition",
		Sentence: "The third occurrence of a position, in the game and on the line together, is worth 0. A rule for the " +
			"second is contradicted by 17 of 26 moves of its games.",
		Place: placePush + ", \"avoid the draw if it is winning, and seek it if it is losing\""},
	{Key: "paulchess.other-draws-ruling", Name: "other draws",
		Sentence: "The programme knows neither the fifty-move rule nor positions without mating material; the option draws " +
			"lets it.", Place: "not in the thesis"},
	{Key: "paulchess.nearer-mates-ruling", Name: "nearer mates",
		Sentence: "A mate counts one less for every half-move to it.", Place: "not in the thesis"},
	{Key: "paulchess.dynamic-plies-ruling", Name: "dynamic plies",
		Sentence: "The next iteration is expected to take as many times longer than the last as that took longer than the " +
			"one before.", Place: placePush + ", \"I could never quite get it to predict the time\""},
	{Key: "paulchess.attack-on-the-king-ruling", Name: "attack on the king",
		Sentence: "In the tuned evaluation: 2 for each square at the king that a knight or bishop attacks, 3 for a rook, 4 " +
			"for a queen, 2 for each attacker, 2 for each square that only the king protects, and for a check on an " +
			"unprotected square 6 by a knight or queen, 4 by a bishop, 7 by a rook. The sum is halved without a queen; its " +
			"square by 16 is the units of the term. One attacker alone counts only if there is a queen.",
		Place: "not in the thesis"},
	{Key: "paulchess.chances-to-win-ruling", Name: "chances to win",
		Sentence: "In the tuned evaluation: a side that is better and has neither pawns nor 350 hundredths more material " +
			"than the other has an eighth of its advantage, bishops of opposite colours half of it, with other pieces four " +
			"fifths.", Place: "not in the thesis"},
	{Key: "paulchess.slider-back-end-ruling", Name: "slider back end",
		Sentence: "The rotated look-ups and the bit sieve serve the evaluation; moves are generated by the core, whose " +
			"order of generation stands where values are equal.", Place: placeRotated},
}

// Evaluate takes the static value apart, by the evaluation and the weights of the options.
func (Programme) Evaluate(p *board.Position, values search.Values) eval.Breakdown {
	r := newRules(values)
	return *r.terms(p)
}

// Search thinks about the task's position as the options say.
func (Programme) Search(ctx context.Context, task search.Task) (search.Result, error) {
	g, err := newGameTree(ctx, task)
	if err != nil {
		return search.Result{}, err
	}
	defer g.giveBack(task.Memory)
	return g.think(), nil
}
