package kaissa

import (
	"fmt"
	"strings"

	"drevo/engine/search"
	"drevo/internal/phrase"
)

// level says how far the programme looks: FV0, or X.Y. The zero level is FV0.
type level struct {
	x int // half-moves from the root, at least, before a forcing variation
	y int // non-forcing ones among them, at least
}

const (
	maxX         = 15
	levelFV0     = "FV0"
	levelDefault = "3.1"
	levelRange   = "FV0, or X.Y with X from 1 to 15 and Y from 0 to X"
)

// String writes the level as the manual does.
func (l level) String() string {
	if l == (level{}) {
		return levelFV0
	}
	return fmt.Sprintf("%d.%d", l.x, l.y)
}

// number is the level as the number of a stage.
func (l level) number() int { return 100*l.x + l.y }

// parseLevel reads one of levels.
func parseLevel(text string) (l level) {
	fmt.Sscanf(strings.TrimPrefix(text, levelFV0), "%d.%d", &l.x, &l.y) // FV0 leaves the zero level
	return l
}

// allLevels are the choices of the option, the shallowest first.
var allLevels = listLevels()

func listLevels() []search.OptionChoice {
	list := []search.OptionChoice{{Name: levelFV0, Sentence: "Speed chess: every move is followed by its forcing " +
		"variation, and the best one is played."}}
	for x := 1; x <= maxX; x++ {
		for y := range x + 1 {
			l := level{x, y}
			list = append(list, search.OptionChoice{Name: l.String(), Sentence: l.sentence()})
		}
	}
	return list
}

// sentence says what the level means.
func (l level) sentence() string {
	text := phrase.Of("At least {x:1 half-move|# half-moves}, at least {y} of them non-forcing, before the forcing "+
		"variation.", "x", l.x, "y", l.y)
	switch l.String() {
	case levelDefault:
		return "The default level. " + text
	case "5.1":
		return "The tournament level. " + text
	}
	return text
}

// iterations are the levels that are searched one after the other on the way to this one.
func (l level) iterations(deepen bool) (list []level) {
	first := min(2, l.x)
	if !deepen {
		first = l.x
	}
	for x := first; x <= l.x; x++ {
		list = append(list, level{x, min(x, l.y)})
	}
	return list
}
