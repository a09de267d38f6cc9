package check

import (
	"fmt"
	"math"
	"regexp"
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
	return s.figureFault(token, score, scale, s.unit(scale).Zero)
}

// partFault compares a part of a score.
func (s *reading) partFault(token string, part eval.WhiteScore, scale tree.Scale) string {
	return s.figureFault(token, part, scale, 0)
}

func (s *reading) figureFault(token string, score eval.WhiteScore, scale tree.Scale, zero float64) string {
	fault := fmt.Sprintf("%s stands for %d", token, score)
	away := int64(scale.Mate) - int64(max(score, -score)) // half-moves to a mate
	switch sign := map[bool]string{true: "−"}[score < 0]; {
	case strings.HasSuffix(token, "∞"):
		if away > 0 || token != sign+"∞" {
			return fault
		}
		return ""
	case strings.Contains(token, "#"):
		if away < 0 || away >= 256 || token != sign+"#"+strconv.FormatInt((away+1)/2, 10) {
			return fault
		}
		return ""
	}
	first, second, twice := strings.Cut(strings.TrimSuffix(token, ")"), " (")
	if !s.means(first, score, scale, zero) || twice && !s.means(second, score, scale, zero) {
		return fault
	}
	return ""
}

var component = regexp.MustCompile(`([+−]?)(\d+(?:\.(\d+))?)(?: (pawns|points|d|units))?`)

// means reports whether a number, or points and small units together, is a score, rounded as it is written.
func (s *reading) means(text string, score eval.WhiteScore, scale tree.Scale, zero float64) bool {
	sum, rounded := 0.0, 0.0
	parts := component.FindAllStringSubmatch(text, -1)
	for i, p := range parts {
		x, _ := strconv.ParseFloat(p[2], 64)
		if p[1] == "−" {
			x = -x
		} else if p[1] == "" && x != 0 && zero == 0 {
			return false // a number without a sign is none of those that have one
		}
		per := map[string]float64{"": s.unit(scale).Per, "pawns": scale.PerPawn, "points": scale.PerOwn}[p[4]]
		if p[4] == "d" || p[4] == "units" {
			if p[4] != scale.Small {
				return false
			}
			per = 1
		}
		if p[4] == "" && i == 0 {
			x -= zero
		}
		sum += x * per
		if rounded = min(0.5*math.Pow10(-len(p[3])), coarsest) * per; per == 1 || len(parts) > i+1 {
			rounded = 0
		}
	}
	return math.Abs(sum-float64(score)) <= rounded*(1+1e-6)+1e-6
}
