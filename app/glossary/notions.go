package glossary

// notion is the kind of a word of computer chess that belongs to no programme.
const notion = "computer chess"

// Notions are the words of computer chess that the sentences of the programmes take for granted, from what
// is simple to what builds on it. Where programmes use a word in a sense of their own, that stands
// behind, with the programme's name.
func Notions() []Word {
	list := []Word{
		{Name: "ply", Sentence: "A half-move: one move of one side. A depth of 4 plies is two moves of White and " +
			"two of Black."},
		{Name: "node", Sentence: "A position that a search has come to, by the moves that lead there from the start. The " +
			"same position by other moves is another node."},
		{Name: "tree", Sentence: "All nodes of a search: the start is the root, below each node stand the moves that were " +
			"looked at there, and a node with none below it is a leaf."},
		{Name: "static value", Sentence: "What a programme thinks of a position as it stands, without looking at moves: " +
			"material and other terms, added up. The tab Evaluation takes it apart."},
		{Name: "value", Sentence: "What a search thinks of a position if both sides play the best moves that it found. It " +
			"is the static value of a position further on: Why shows the way there. Above 0 White stands better, " +
			"below 0 Black."},
		{Name: "best line", Sentence: "The moves that a search expects of both sides; also called principal variation."},
		{Name: "minimax", Sentence: "To choose the move after which the opponent's best answer is least good for him, " +
			"found by looking at every move, every answer, and so on down to the depth.", Source: "Shannon 1950"},
		{Name: "bounds", Sentence: "What White and what Black has for certain elsewhere in the tree. A value outside the " +
			"bounds can't change the choice, so it need not be known exactly: “≤” and “≥” say that it was not."},
		{Name: "cut", Sentence: "The end of a search at a node where one move is so good that the opponent will not let it " +
			"come to this position: the other moves need not be looked at."},
		{Name: "alpha-beta", Sentence: "Minimax with cuts: it chooses the same move, and visits few of the nodes.",
			Source: "Brudno 1963; Knuth and Moore 1975"},
		{Name: "order of moves", Sentence: "Which move is tried first. It changes no value, but the sooner a good move is " +
			"tried, the more is cut."},
		{Name: "horizon", Sentence: "How far a search looks. What lies behind it is not seen, and a programme may put off " +
			"a loss by useless moves until it lies there: the horizon effect.", Source: "Berliner 1973"},
		{Name: "quiescence search", Sentence: "The search beyond the depth, of captures and other forcing moves only: a " +
			"static value in the middle of an exchange misleads. At each node a side may also stand pat.",
			Source: "Shannon 1950, type B; Turing 1953"},
		{Name: "stand pat", Sentence: "To take the static value in place of a forcing move: nobody has to capture."},
		{Name: "iteration", Sentence: "A search one ply deeper than the one before. The earlier ones cost little and give " +
			"the later ones a good order of moves."},
		{Name: "transposition table", Sentence: "A memory of positions: when one is reached again by other moves, its " +
			"value is known, or at least the move that was best.", Source: "Zobrist 1970"},
		{Name: "killer", Sentence: "A quiet move that refuted another move at the same distance from the root. It is " +
			"tried early."},
		{Name: "null move", Sentence: "To pass. A side that may pass and still stands too well for the opponent need not " +
			"look for a move; in zugzwang that goes wrong."},
		{Name: "technique", Sentence: "A part of a search that can be named and, in most programmes, switched off: " +
			"Programme > Techniques says what each did."},
		{Name: "ablation", Sentence: "The same search again with one technique switched off, to see what it is worth: " +
			"Compare > Ablation."},
		{Name: "Elo", Sentence: "A scale of playing strength. A player with 100 more scores 64 of 100 points against the " +
			"other, with 200 more 76.", Source: "Elo 1978"},
		{Name: "FEN", Sentence: "A position as one line of text: the men from a8 to h1, who is to move, castling, en " +
			"passant, the clock of fifty moves, the number of the move."},
		{Name: "PGN", Sentence: "A game as text, with names, comments and variations. A file may hold many."},
	}
	for i := range list {
		list[i].Kind = notion
	}
	return list
}
