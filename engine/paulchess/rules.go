package paulchess

import (
	"fmt"
	"time"

	"drevo/engine/eval"
	"drevo/engine/paulchess/tuned"
	"drevo/engine/search"
)

// rules are the options of a search in the words of the thesis.
type rules struct {
	evaluation
	final      search.FinalRules
	depth      int
	quiescence int // plies of captures

	alphaBeta, ordered, twoPhase, deepening bool
	tableMB                                 int  // 0: no table
	keepTable                               bool // over a game

	null, nullQuiescence bool
	nullReduction        int // of the search after a pass

	extension bool
	dynamic   time.Duration // 0: no dynamic plies

	modern
}

func newRules(v search.Values) rules {
	r := rules{
		evaluation: chosenEvaluation(v),
		final: search.FinalRules{Mate: mate, NearerMates: true, FiftyMoves: v.Bool(optionDraws),
			Insufficient: v.Bool(optionDraws)},
		depth:          v.Int(optionDepth),
		quiescence:     v.Int(optionQuiescence),
		alphaBeta:      v.Bool(optionAlphaBeta),
		ordered:        v.Text(optionOrder) == orderStatic,
		twoPhase:       v.Bool(optionTwoPhase),
		deepening:      v.Bool(optionDeepening),
		null:           v.Bool(optionNull),
		nullQuiescence: v.Bool(optionNullQuiescence),
		nullReduction:  v.Int(optionNullReduction),
		extension:      v.Bool(optionExtension),
		modern:         newModern(v),
	}
	if v.Bool(optionRepetition) {
		r.final.Repetition = 3
		if r.on[twofold] {
			r.final.Repetition = 2
		}
	}
	if v.Bool(optionTable) {
		r.tableMB, r.keepTable = v.Int(optionTableSize), v.Bool(optionKeepTable)
	}
	if v.Bool(optionDynamic) {
		r.dynamic = time.Duration(v.Int(optionDynamicSeconds)) * time.Second
	}
	return r
}

// chosenEvaluation returns the evaluation that the options name, with their weights.
func chosenEvaluation(v search.Values) evaluation {
	if v.Text(optionEvaluation) == evaluationTuned {
		return tunedEvaluation(v)
	}
	set, err := version1.Edit(v.Text(optionWeights))
	if err != nil {
		panic(fmt.Sprintf("paulchess: %v, and yet it was resolved", err))
	}
	if v.Bool(optionIsolated) {
		set = set.Copy(set.Name + ", isolated pawns a bonus")
		set.Terms[termIsolated].Weight = -set.Terms[termIsolated].Weight
	}
	simple := v.Text(optionEvaluation) == evaluationSimple
	if simple {
		set = simpleWith(set)
	}
	return evaluation{simple: simple, set: set, weights: set.Weights(), sliders: chosenSliders(v)}
}

func chosenSliders(v search.Values) sliders {
	if v.Text(optionSliders) == slidersRotated {
		return rotatedSliders()
	}
	return coreSliders
}

// tunedEvaluation returns that of Modern with the weights of the options.
func tunedEvaluation(v search.Values) evaluation {
	set, err := tuned.Set.Edit(v.Text(optionTunedWeights))
	if err != nil {
		panic(fmt.Sprintf("paulchess: %v, and yet it was resolved", err))
	}
	if v.Bool(optionIsolated) {
		set = set.Copy(set.Name + ", isolated pawns a bonus")
		for _, id := range [...]string{"isolatedMiddle", "isolatedEnd"} {
			term := &set.Terms[set.Index(id)]
			term.Weight = -term.Weight
		}
	}
	return evaluation{set: set, tuned: tuned.New(set)}
}

// simpleWith returns Simple1's set with the weights that another set of 1.0 has edited.
func simpleWith(edited *eval.Set) *eval.Set {
	set := &simple1
	for i := range simple1.Terms {
		if weight := edited.Terms[i].Weight; weight != version1.Terms[i].Weight {
			if set == &simple1 {
				set = simple1.Copy("Simple1, " + edited.Name)
			}
			set.Terms[i].Weight = weight
		}
	}
	return set
}
