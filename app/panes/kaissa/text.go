package kaissa

// The text of the pane, for translation.
const (
	textEmpty = "Press Think: the iterations and rounds of the search will stand here, each with its guess, its " +
		"borders and what came out."
	textAxis  = "Material value in points (a pawn is 2), seen from White"
	textRound = "The guess is %s points of material; the borders just enclose it. Diamond: the guess; bar: the " +
		"borders; upright: the value."
	textMateRound = "The guess is a mate; the border encloses all mates. Diamond: the guess; bar: the borders; " +
		"upright: the value."
	nameNoBorders = "no borders"
	textNoBorders = "A round without borders: guesses had failed four times, or contradicted each other, or rounds are " +
		"switched off."

	textRunning = "running" // in the place of what a stage took

	textNoTable = "No transposition table was asked."
	textTable   = "Table of %d MB: %s."
	textNoGuess = "No iteration has guessed the material value yet."
	textGuess   = "The first guess held in %d of %d iterations."
	textGuesses = " In the %d kept searches with these options: %d of %d, %.0f %%. The manual says about 90 %%; the " +
		"experiment kaissa-rounds counts whole games."

	textOverGame     = "First guess over the game"
	textStop         = "Stop"
	textOverGameHint = "Count how often the first guess holds in every position of the game, each searched as the " +
		"options say, to %d 000 nodes at most, in the background. Nothing of it is kept but the counts."
	textNoGuesses       = "In %s positions of the game no iteration has guessed the material value."
	textGuessesOverGame = "The first guess held in %d of %d iterations (%.0f %%), in %s positions of the game; the " +
		"manual says about 90 %%."
	textCut = " %d searches ended at %d 000 nodes."

	textFailed = "Rounds whose guess was wrong: their nodes are what narrow borders cost."
	textValues = "Positions whose value the transposition table gave in the place of a search, and how many nodes " +
		"the searches had that it was known from."
	textPasses = "How often to pass was enough to reach the upper border, of all times that it was tried, and how " +
		"many nodes that took."
	textRefuted = "Nodes where a move reached the upper border, so that the others needed no search, and how often it " +
		"was the first one tried."
	textRefutedBy = "Nodes that were refuted by a move that had its turn for this reason."
	textSatisfied = "Nodes of forcing variations where the static value reached the upper border and no move " +
		"was looked at."
	textMaterial  = "Static values that material alone put outside the borders, so that no positional sum was needed."
	textTruncated = "Counted in the nodes that the record kept."
)
