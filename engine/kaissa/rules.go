package kaissa

import (
	"fmt"

	"drevo/engine/search"
)

// rules are the options of a search in the words of the manual.
type rules struct {
	evaluation
	final       search.FinalRules
	level       level
	preliminary bool   // FV0 and FV1 come first
	deepen      bool   // iterations with smaller X come before X.Y
	rounds      bool   // iterations are searched within narrow borders first
	guess       string // where the material value of the root is guessed from
	fvChecks    int    // quiet checks that a side may give in a forcing variation
	levelChecks int    // quiet checks of a side that are forcing before it
	standPat    bool   // the static value may be taken in check, too
	promotions  bool   // quiet promotions are forcing
	killers     bool
	blankMove   bool
	reuse       bool // values of the table are used, not only its moves
}

func newRules(v search.Values) rules {
	set, err := authentic.Edit(v.Text(optionWeights))
	if err != nil {
		panic(fmt.Sprintf("kaissa: %v, and yet it was resolved", err))
	}
	r := rules{
		evaluation:  newEvaluation(set),
		final:       search.FinalRules{Mate: mate, NearerMates: v.Bool(optionNearerMates), FiftyMoves: true, Repetition: 2},
		level:       parseLevel(v.Text(optionLevel)),
		preliminary: v.Bool(optionPreliminary),
		deepen:      v.Bool(optionDeepen),
		rounds:      v.Bool(optionRounds),
		guess:       v.Text(optionGuess),
		fvChecks:    v.Int(optionFVChecks),
		levelChecks: v.Int(optionForcing),
		standPat:    v.Bool(optionStandPat),
		promotions:  v.Bool(optionPromotions),
		killers:     v.Bool(optionKillers),
		blankMove:   v.Bool(optionBlankMove),
		reuse:       v.Bool(optionReuse),
	}
	r.fileSquares = v.Text(optionOpenFiles) == openFilesSquares
	r.exchange = v.Text(optionProfitable) == profitableExchange
	r.bothPaths = v.Bool(optionBothPaths)
	if v.Bool(optionPhalanxRanks) {
		r.phalanxArea = fourToSeven
	}
	return r
}

// reached reports whether a position so far from the root may be evaluated at a level: its two
// conditions.
func (l level) reached(plies, nonForcing int) bool { return plies >= l.x && nonForcing >= l.y }
