package check

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// coarsest is by how much a number may be rounded at most, to either side.
const coarsest = 0.005

// forWhite turns a score of the side to move.
func forWhite(score eval.Score, turn board.Colour) eval.WhiteScore {
	if turn == board.Black {
		return eval.WhiteScore(-score)
	}
	return eval.WhiteScore(score)
}

// boundForWhite turns what a score is worth: at most so much for Black is at least that for White.
func boundForWhite(bound tree.Bound, turn board.Colour) tree.Bound {
	switch {
	case turn == board.White || bound == tree.Exact:
		return bound
	case bound == tree.Upper:
		return tree.Lower
	}
	return tree.Upper
}

// valueFault compares a value in a text, with its words, with a score and its bound.
func (s *reading) valueFault(token string, score eval.WhiteScore, bound tree.Bound, scale tree.Scale) string {
	number, said := token, tree.Exact
	if rest, ok := strings.CutPrefix(token, "at most "); ok {
		number, said = rest, tree.Upper
	} else if rest, ok := strings.CutPrefix(token, "at least "); ok {
		number, said = rest, tree.Lower
	}
	if said != bound {
		return fmt.Sprintf("%s: the record has %v", token, bound)
	}
	return s.scoreFault(number, score, scale)
}

// scoreFault compares a score in a text with one of the record.
func (s *reading) scoreFault(token string, score eval.WhiteScore, scale tree.Scale) string {
	return s.figureFault(token, score, scale, s.Unit.Zero)
}

// partFault compares a part of a score.
func (s *reading) partFault(token string, part eval.WhiteScore, scale tree.Scale) string {
	return s.figureFault(token, part, scale, 0)
}

func (s *reading) figureFault(token string, score eval.WhiteScore, scale tree.Scale, zero float64) string {
	text := strings.NewReplacer("−", "-", "+", "").Replace(token)
	fault := fmt.Sprintf("%s stands for %d", token, score)
	away := int64(scale.Mate) - int64(max(score, -score)) // half-moves to a mate
	switch sign := map[bool]string{true: "-"}[score < 0]; {
	case strings.HasSuffix(text, "∞"):
		if away > 0 || text != sign+"∞" {
			return fault
		}
		return ""
	case strings.Contains(text, "#"):
		if away < 0 || away >= 256 || text != sign+"#"+strconv.FormatInt((away+1)/2, 10) {
			return fault
		}
		return ""
	}
	x, err := strconv.ParseFloat(text, 64)
	decimals := 0
	if _, after, ok := strings.Cut(text, "."); ok {
		decimals = len(after)
	}
	want := zero + float64(score)/s.Unit.Per
	if err != nil || math.Abs(x-want) > min(0.5*math.Pow10(-decimals), coarsest)*(1+1e-6)+1e-9 ||
		x != 0 && (x < 0) != (want < 0) {
		return fault
	}
	return ""
}
