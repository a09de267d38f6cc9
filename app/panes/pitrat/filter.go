package pitrat

import (
	"drevo/engine/pitrat"
	"drevo/engine/pitrat/plan"
)

// filter says which plans are listed.
type filter struct {
	fates uint32 // that it must have met one of, a bit each; 0 for all
	rule  plan.Rule
	ruled bool // only those of the rule
}

// off reports whether all plans pass.
func (f filter) off() bool { return f.fates == 0 && !f.ruled }

// everyFate and everyRule let all plans pass.
const (
	everyFate = "Every fate"
	everyRule = "Every rule"
	rejected  = "Rejected, whatever test"
)

// fateNames are what the filter of fates offers.
func fateNames() []string {
	names := []string{everyFate, rejected}
	for _, info := range fates {
		names = append(names, info.name)
	}
	return names
}

// ruleNames are what the filter of rules offers.
func ruleNames() []string {
	names := []string{everyRule}
	for r := plan.RuleCapture; r <= plan.RuleAgain; r++ {
		names = append(names, capital(r.String())+", "+r.Place())
	}
	return names
}

// filterOf is what is asked for by a place in fateNames and one in ruleNames.
func filterOf(fate, rule int) (f filter) {
	for i, info := range fates {
		if i == fate-2 || fate == 1 && info.fate.Rejected() {
			f.fates |= 1 << info.fate
		}
	}
	if rule > 0 {
		f.rule, f.ruled = plan.Rule(rule-1), true
	}
	return f
}

// passing returns the plans that pass a filter, until so many events had happened. It may be asked
// on any goroutine. Cost: some 30 ns an event.
func (l *life) passing(f filter, until int, wanted func(done, total int) bool) (kept []int32) {
	met := make([]uint32, l.plans+1) // the fates that a plan has met, a bit each
	take := func(_ int, e pitrat.Event) bool { met[e.Plan] |= 1 << e.Fate; return true }
	if !l.walk(0, min(until, l.events()), wanted, take) {
		return nil
	}
	for n := 1; n <= l.plansAt(until); n++ {
		if (f.fates == 0 || met[n]&f.fates != 0) && (!f.ruled || l.account.Plan(n).Rule == f.rule) {
			kept = append(kept, int32(n))
		}
	}
	return kept
}
