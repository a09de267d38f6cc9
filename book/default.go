package book

import (
	_ "embed" // of the default book
	"strings"
)

//go:embed default.txt
var defaultText string

// Default returns the book that comes with the program, in the taste of the thesis: 1. d4 and the
// queen's gambit as White; as Black the Sicilian against 1. e4 and 1... Nf6 against 1. d4. The
// thesis's own 219 moves are lost; these were written for Drevo from what opening manuals agree on.
func Default() (*Lines, error) { return ReadLines(strings.NewReader(defaultText)) }
