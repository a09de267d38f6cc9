package trajectory

// Word is a word of the book with a sentence, for a glossary.
type Word struct {
	Name     string
	Sentence string
	Source   string // the chapter
}

// Words returns the words in which the book speaks of attacks. The caller owns the slice.
func Words() []Word {
	return []Word{
		{"trajectory", "A shortest way on which a piece can go to capture an enemy piece or to promote: a sequence " +
			"of squares.", "Botvinnik 1968, chapter II"},
		{"horizon", "The half-moves within which a trajectory must reach its target to be on the map.",
			"Botvinnik 1968, chapter II"},
		{"alpha-square", "A square on which the piece stops on its way.", "Botvinnik 1968, chapter II"},
		{"beta-square", "A square that the piece passes over without stopping.", "Botvinnik 1968, chapter II"},
		{"denial", "What the other side can do about an attack: capture the attacker on a stop (control), stand in its way " +
			"(blockade), or move the target away (retreat).", "Botvinnik 1968, chapter II"},
		{"f", "Says of a stop whether the piece can stand there: 1 if it can, 0 if it would be lost.",
			"Botvinnik 1968, chapter II"},
		{"F", "Says of a whole attack whether it reaches its target: the product of all f of its stops, 1 or 0.",
			"Botvinnik 1968, chapter II, formula 1"},
		{"invisible value", "What an attack is worth before anything is captured: the value of its target, if F is 1.",
			"Botvinnik 1968, chapter II, formula 4"},
		{"hope", "A side that is behind goes on as long as what it attacks could make up for what it has lost.",
			"Botvinnik 1968, chapter II, formulas 9 and 10"},
	}
}
