package codetable

// Words are the sentences under the mouse and the names in the legend, for translation.
type Words struct {
	Zero, Never    string
	Move, Moves    string // one move, and several with %s for the number
	Outside        string // the cell is not on the board
	Reasons, Names [NoPrey + 1]string
}

// EnglishWords returns the words in English.
func EnglishWords() Words {
	return Words{
		Zero:    "The zero of the table lies here.",
		Never:   "The piece does not get here.",
		Move:    "1 move from the zero on a free board.",
		Moves:   "%s moves from the zero on a free board.",
		Outside: "Outside the board.",
		Reasons: [...]string{
			OwnMan: "Forbidden: an own man stands here.",
			Behind: "Forbidden: a man stands in between.",
			NoPrey: "Forbidden: a pawn has nothing to capture here.",
		},
		Names: [...]string{OwnMan: "own man", Behind: "behind a man", NoPrey: "nothing to take"},
	}
}
