package botvinnik

import (
	"strings"
	"testing"

	"drevo/engine/tree"
	"drevo/internal/needs"
)

// Every reason of Botvinnik's is seen in a search of its example position.
func TestExamplesShowTheirReasons(t *testing.T) {
	needs.OneGoroutine(t)
	missing := map[tree.Reason]bool{}
	words := New().Vocabulary()
	for reason := range tree.Reason(tree.Reasons) {
		if strings.Contains(words.Reason(reason).Source, "Botvinnik") {
			if reason == reasonSquare { // TestReti shows it
				continue
			}
			missing[reason] = true
			if words.Reason(reason).Example != capablanca {
				t.Errorf("the example of %v is another position than the one that is searched here", reason)
			}
		}
	}
	if len(missing) == 0 {
		t.Fatal("there are no reasons to look for")
	}
	_, tr := think(t, capablanca, map[string]string{optionHorizon: "3", optionHope: hopeNearer, optionUntil: untilGain,
		optionLength: "10", optionHalfPlyChecks: "true"}, 0)
	tr.Walk(tree.Root, func(n tree.Node) bool {
		delete(missing, n.Reason)
		if n.Ply < 4 || missing[reasonExchange] && n.Reason == tree.ReasonStandPat || n.Reason == reasonHopeless {
			e, err := New().Explain(tr, n.ID)
			if err != nil {
				t.Fatal(err)
			}
			for _, absent := range e.Absent {
				delete(missing, absent.Reason)
			}
		}
		return len(missing) > 0
	})
	for reason := range missing {
		t.Errorf("nothing shows %q", reason)
	}
}
