package sentence

import (
	"strings"

	"drevo/engine/fact"
)

// lineText writes the moves of a line from the N-th on: "30...a6 31.Kf1 h6".
func lineText(f fact.Fact) string {
	var list []string
	for i := f.N; i < len(f.At.Moves); i++ {
		at := f.At
		at.Moves = f.At.Moves[:i+1]
		text := moveText(at)
		if _, san, black := strings.Cut(text, "..."); black && i > f.N {
			text = san
		}
		list = append(list, text)
	}
	return strings.Join(list, " ")
}
