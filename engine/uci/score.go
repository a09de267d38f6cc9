package uci

import (
	"fmt"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// mostCentipawns is the largest score of an engine that is believed.
const mostCentipawns = 900_000

// parseScore reads what the side to move has: "cp 31", "mate -3", either with "lowerbound" or "upperbound".
func parseScore(words []string, turn board.Colour) (value tree.Value, ok bool) {
	if len(words) < 2 {
		return value, false
	}
	n, err := strconv.Atoi(words[1])
	if err != nil || n > mostCentipawns || n < -mostCentipawns {
		return value, false
	}
	score, bound := eval.Score(n), tree.Exact
	switch words[0] {
	case "cp":
	case "mate":
		score = tree.Centipawns.MateIn(n)
	default:
		return value, false
	}
	if len(words) > 2 {
		switch words[2] {
		case "lowerbound":
			bound = tree.Lower
		case "upperbound":
			bound = tree.Upper
		}
	}
	return tree.Centipawns.Value(score, bound, turn), true
}

// scoreText writes a score of the side to move as the protocol has it: in hundredths of a pawn, or moves to a
// mate.
func scoreText(scale tree.Scale, score eval.Score, bound tree.Bound) string {
	text := fmt.Sprintf("cp %.0f", 100*scale.Pawns(int32(score)))
	if moves, ok := scale.MateMoves(int32(score)); ok {
		text = fmt.Sprintf("mate %d", moves)
	}
	return strings.Replace(text, "cp -0", "cp 0", 1) + [...]string{tree.Exact: "", tree.Upper: " upperbound",
		tree.Lower: " lowerbound"}[bound]
}
