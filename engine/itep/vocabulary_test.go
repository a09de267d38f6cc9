package itep

import (
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/tree"
)

// Every filter keeps some nodes of an active game and drops others.
func TestFilters(t *testing.T) {
	_, tr := think(t, enginetest.Samples[2], activeGame(2, 3), 0, 0)
	words := tr.Header().Vocabulary
	for _, f := range words.Filters {
		passes, kept := words.Matcher(f), 0
		tr.Walk(tree.Root, func(n tree.Node) bool {
			kept += truth(passes(n))
			return true
		})
		if kept == 0 || kept == tr.Len() || f.Key == "" || f.Name == "" || f.Sentence == "" {
			t.Errorf("filter %+v keeps %d of %d nodes", f, kept, tr.Len())
		}
	}
}

// Where the report has a word for one of the core's codes, it is used, with its place.
func TestWordsOfTheReport(t *testing.T) {
	words := New().Vocabulary()
	for reason, want := range map[tree.Reason][2]string{
		tree.ReasonCut:          {"cut", "ITEP §7, formula 20; alpha-beta"},
		tree.ReasonWithinBounds: {"within the bounds", "ITEP §6, formulas 14 and 15"},
		reasonDeclined:          {"declined", "ITEP §4, formula 7"},
		reasonMaterialBelow:     {"material below [m]", "ITEP §4, condition 6"},
	} {
		if info := words.Reason(reason); info.Name != want[0] || info.Source != want[1] {
			t.Errorf("%q from %q, want %q", info.Name, info.Source, want)
		}
	}
	if got := words.StageName(tree.TypeRound, 3); got != "round 3" {
		t.Errorf("the third round is called %q", got)
	}
}
