package kaissa

import "drevo/engine/search"

// The speed of the machine that the programme once ran on, by our own counts of nodes.
const (
	speedAT = 200
	basisAT = "Inferred: the manual gives 3 s, 20 s and 6 minutes a move on the levels FV0, 3.1 and 5.1, where our " +
		"search visits 615, 5 775 and 69 988 positions in the " +
		"middle of the 242 moves of its recorded games, that is 205, 289 and 194 a second"
)

// rulings are our decisions where the sources are silent.
var rulings = []search.Ruling{
	{Key: "kaissa.one-number-ruling", Name: "one number",
		Sentence: "A value is 65 536 times the points of material plus the positional sum, which stays below half a point, " +
			"so that the material component is always more important.",
		Place: "3.1, \"the material component is always more important than positional\""},
	{Key: "kaissa.mate-ruling", Name: "mate",
		Sentence: "A mate is worth the king's 255 points for whoever gives it, whatever else stands, and a draw nothing.",
		Place:    "appendix B, King 255"},
	{Key: "kaissa.repetition-ruling", Name: "repetition",
		Sentence: "The second occurrence of a position, on the line or in the game, is a draw inside the tree.",
		Place:    "3.1, \"the rule of the moves repetition\""},
	{Key: "kaissa.checks-in-the-forcing-variation-ruling", Name: "checks in the forcing variation",
		Sentence: "A side may give two checks that take nothing (option fvChecks); captures are finite, so that every " +
			"forcing variation ends.", Place: "3.1, \"a little bit complicated to avoid ever-looping of the program\""},
	{Key: "kaissa.non-forcing-moves-ruling", Name: "non-forcing moves",
		Sentence: "A move is non-forcing if it neither takes, nor gives check, nor answers one, or if it is a quiet check " +
			"of a side that has given two since the root (option forcingChecks). Losing captures are captures. Levels with Y " +
			"> 0 therefore explode where both sides can capture and check in many orders: in 12 of the 242 positions of its " +
			"games 3.1 needs more than 500 000 nodes. With forcingChecks=0 none does, and 3.1 takes 7.6 times the nodes of " +
			"FV0 on the average (the manual's times: 6.7; with 2 it is 49 times), but it solves 57 instead of 85 of 150 " +
			"positions of Win at Chess.",
		Place: "3.1, \"roughly speaking these are moves which are not captures, checks or replies to check\""},
	{Key: "kaissa.levels-ruling", Name: "levels",
		Sentence: "X goes from 1 to 15 and Y from 0 to X. A position is evaluated as soon as both conditions hold.",
		Place:    "3.1, \"may be evaluated only if two conditions are held\""},
	{Key: "kaissa.iterations-ruling", Name: "iterations",
		Sentence: "After FV0 and FV1 come the searches x.min(x, Y) for x from 2 to X, or 1.Y alone.",
		Place:    "3.1, \"a sequence of MiniMax tree searches at different depths\""},
	{Key: "kaissa.fv0-and-fv1-ruling", Name: "FV0 and FV1",
		Sentence: "Both search every move within the whole range of values, so that all values are exact. FV1 orders the " +
			"replies and may give the guess; the move stays that of FV0.",
		Place: "3.1, \"it repeats the procedure for the opponent's moves\""},
	{Key: "kaissa.rounds-ruling", Name: "rounds",
		Sentence: "The borders enclose exactly one material value, at first that of the iteration before, or of FV0. What " +
			"lies outside moves the guess to where the value was found; after four rounds there are no borders.",
		Place: "3.1, \"makes narrow borders for the root position value\""},
	{Key: "kaissa.no-best-move-ruling", Name: "no best move",
		Sentence: "A round below its borders names no move, so the one before stays. A stop plays the move of the last " +
			"finished iteration, or that of the running round if it has reached its lower border; where there is neither, the " +
			"best of the moves examined, and before the first of them the first legal move.",
		Place: "3.1 says nothing of a stop"},
	{Key: "kaissa.fail-soft-ruling", Name: "fail-soft",
		Sentence: "A search returns the best value that it has seen, also beyond its borders.",
		Place:    "3.1, \"alpha-beta cutoffs\""},
	{Key: "kaissa.material-alone-ruling", Name: "material alone",
		Sentence: "A static value whose material alone lies beyond the borders needs no positional sum; the record keeps " +
			"it as a bound. It changes no value within the borders.", Place: "3.1, \"material borders\""},
	{Key: "kaissa.order-of-moves-ruling", Name: "order of moves",
		Sentence: "The table's move, at the root and after FV0's best move the order of FV0 and FV1, captures of the most " +
			"valuable piece by the least valuable one, two killers a ply, the others as they are generated. Killers are " +
			"forgotten with every iteration.", Place: "3.1, \"The better is the order of move searching\""},
	{Key: "kaissa.the-tables-conditions-ruling", Name: "the table's conditions",
		Sentence: "A value of the table is used for the same position with the same rights, castlings made and checks " +
			"given, if at least as many half-moves and non-forcing moves were left, if its bound answers, and not at the " +
			"root. It is kept for one move.", Place: "3.1, \"under certain conditions\""},
	{Key: "kaissa.blank-move-ruling", Name: "blank move",
		Sentence: "A side passes where its material is at least that of its upper border, not in check, not at the root, " +
			"not twice running; an ordinary half-move, non-forcing. On in 1974, off in 1990.",
		Place: "1975, \"in positions with material advantage (with respect to limits)\"; the manual is silent"},
	{Key: "kaissa.1974-ruling", Name: "1974",
		Sentence: "One search X.0 with neither FV0 nor FV1 nor shallower iterations, which would have put 32...Qe1# of " +
			"Tech 2 - Kaissa first; the guess is the forcing variation of the root.",
		Place: "1975: all moves to a depth, then the forcing variation"},
	{Key: "kaissa.pieces-and-men-ruling", Name: "pieces and men",
		Sentence: "A piece is a knight, bishop, rook or queen; an attack may fall on an empty, an enemy's or an own square.",
		Place:    "appendix B; 1966 and 1970 for the attacks"},
	{Key: "kaissa.endgame-ruling", Name: "endgame", Sentence: "Neither side's pieces are worth more than 20 points.",
		Place: "appendix B, \"in endgame\""},
	{Key: "kaissa.rows-14-and-15-ruling", Name: "rows 14 and 15",
		Sentence: "In the endgame a rook on the seventh rank counts 20 instead of 40.", Place: "appendix B"},
	{Key: "kaissa.rows-16-17-and-41-ruling", Name: "rows 16, 17 and 41",
		Sentence: "An attack is profitable on a piece that is unprotected or worth more than the attacker (option " +
			"profitable); each attack counts, but a double attack once a side.", Place: "appendix B; 1966"},
	{Key: "kaissa.row-9-ruling", Name: "row 9",
		Sentence: "A backward pawn stands directly behind a strong square of the enemy, and counts against its side.",
		Place:    "appendix B lists 10 without a sign; 1966, 1970"},
	{Key: "kaissa.row-21-ruling", Name: "row 21",
		Sentence: "The opposition: the kings stand on a file, rank or diagonal with one square between them; the side that " +
			"is not to move has it.", Place: "appendix B"},
	{Key: "kaissa.rows-25-and-26-ruling", Name: "rows 25 and 26",
		Sentence: "A rook's attack on an open or half-open file comes from another file, and counts once a rook and file " +
			"(option openFiles).", Place: "appendix B"},
	{Key: "kaissa.rows-30-and-35-ruling", Name: "rows 30 and 35",
		Sentence: "One counts pieces that bishops attack, the other bishops that attack pieces.",
		Place:    "appendix B lists both at 15"},
	{Key: "kaissa.row-31-ruling", Name: "row 31", Sentence: "A bound piece counts for the side that binds it.",
		Place: "appendix B"},
	{Key: "kaissa.row-32-ruling", Name: "row 32",
		Sentence: "30 for a rook behind an own passed pawn, 20 behind the enemy's.", Place: "appendix B, \"30/20\""},
	{Key: "kaissa.rows-33-and-34-ruling", Name: "rows 33 and 34",
		Sentence: "Castling is a fact of the game. For a position that came without its game it is inferred from where the " +
			"king stands: on its first rank on g or h, or on c, b or a, with no own rook between it and the corner. That a1 " +
			"(a8) counts, where a king steps after castling long, is our choice: no source says so.", Place: "appendix B"},
	{Key: "kaissa.row-37-ruling", Name: "row 37", Sentence: "The attacks count against the king that they come near to.",
		Place: "appendix B lists -10"},
	{Key: "kaissa.row-42-ruling", Name: "row 42", Sentence: "The path of an own passed pawn counts (option bothPaths).",
		Place: "appendix B"},
	{Key: "kaissa.rows-43-to-45-ruling", Name: "rows 43 to 45",
		Sentence: "Distances are in king's moves; rows 44 and 45 count against a bare king only, the distance from the " +
			"centre from 0 to 3.", Place: "appendix B"},
	{Key: "kaissa.longest-line-ruling", Name: "longest line", Sentence: "A line is followed for at most 160 half-moves.",
		Place: "it ends before"},
	{Key: "kaissa.analogies-ruling", Name: "analogies",
		Sentence: "The method of analogies was published by the authors and, as the Chess Programming Wiki reports, not " +
			"used in competition: it is not built.", Place: "Adelson-Velsky, Arlazarov, Donskoy 1977"},
}
