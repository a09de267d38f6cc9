package proving

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/engine/proof"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Outcome is all that there is to say: how much is proved by how much, what is assumed, and the proofs, so many
// half-moves deep; below zero, whole.
func (v Proving) Outcome(plies int) outcome.Outcome {
	all := v.sums()
	if rules := v.rules(); len(rules.Rows) > 0 {
		all.Field("rules", "", "", rules)
	}
	for _, p := range v.Proofs {
		t := v.table(p, plies)
		all.Field(t.Key, "", "", t)
	}
	o := outcome.Outcome{Head: []string{v.head()}, Tables: []outcome.Table{all}}
	if missing := v.Missing(); missing != "" {
		o.Notes = append(o.Notes, missing)
	}
	return o
}

// sums says how many nodes prove the value, of how many that were searched.
func (v Proving) sums() outcome.Table {
	t := outcome.Record("")
	t.Key = "proof"
	size, searched := v.Size(), v.Searched()
	t.Field("node", "", outcome.NoUnit, int(v.ID))
	t.Field("nodes", "Nodes of the proof", "nodes", whole(size))
	t.Field("searched", "Nodes searched", "nodes", whole(searched))
	t.Field("share", "Share", outcome.NoUnit, outcome.Cell{Value: float64(size) / float64(max(searched, 1)),
		Text: share(100 * float64(size) / float64(max(searched, 1)))})
	if n := v.Unshown(); n > 0 {
		t.Field("unshown", "Not looked at", "moves", outcome.Cell{Value: n, Text: v.SaysUnshown()})
	}
	t.Field("proved", "Proved", "", len(v.Proofs) > 0 && v.Gap == nil)
	if v.Gap != nil {
		t.Field("gap", "", "", string(v.Gap.Why))
		t.Field("gapNode", "", outcome.NoUnit, int(v.Gap.Node))
	}
	return t
}

// share is a part of a hundred; what a table knew from elsewhere may be more than all that was searched below a node.
func share(percent float64) string {
	if percent >= 100 {
		return fmt.Sprintf("%.0f %%", percent)
	}
	return fmt.Sprintf("%.3g %%", percent)
}

// Unshown is how many legal moves the proofs take to be no better, at nodes where no record says why.
func (v Proving) Unshown() (n int) {
	for _, p := range v.Proofs {
		n += p.Assumed(v.Tree).Unshown
	}
	return n
}

// SaysUnshown says it; empty where there are none.
func (v Proving) SaysUnshown() string {
	n := v.Unshown()
	if n == 0 {
		return ""
	}
	return phrase.Of("{n} legal moves, or tried by a test alone: taken to be no better", "n", present.Whole(n))
}

func whole(n int) outcome.Cell { return outcome.Cell{Value: n, Text: present.Whole(n)} }

// rules counts what the proofs take from the rules of the programme.
func (v Proving) rules() outcome.Table {
	t := outcome.New("Taken from the rules of the programme", outcome.Column{Key: "reason"},
		outcome.Column{Key: "name", Name: "Rule"}, outcome.Column{Key: "closed", Name: "nodes closed", Unit: "nodes"},
		outcome.Column{Key: "leftOut", Name: "moves left out", Unit: "moves"})
	t.Key = "rules"
	for _, r := range v.Rules() {
		t.Add(string(r.Key), outcome.Cell{Value: r.Name, Hint: r.Sentence}, r.Closed, r.LeftOut)
	}
	return t
}

// Rule is a rule of the programme that proofs rely on, and how often.
type Rule struct {
	tree.ReasonInfo
	Closed, LeftOut int // nodes, moves
}

// Rules are the rules that the proofs take for granted, in the order of the vocabulary.
func (v Proving) Rules() (list []Rule) {
	counts, words := map[tree.Reason]*Rule{}, v.Tree.Header().Vocabulary
	at := func(r tree.Reason) *Rule {
		if counts[r] == nil {
			counts[r] = &Rule{ReasonInfo: words.Reason(r)}
		}
		return counts[r]
	}
	for _, p := range v.Proofs {
		assumed := p.Assumed(v.Tree)
		for r, n := range assumed.Closed {
			at(r).Closed += n
		}
		for r, n := range assumed.LeftOut {
			at(r).LeftOut += n
		}
	}
	for _, r := range slices.Sorted(maps.Keys(counts)) {
		list = append(list, *counts[r])
	}
	return list
}

// table is a proof, a row a claim, those from which one follows below it and further in.
func (v Proving) table(p *proof.Proof, plies int) outcome.Table {
	head := p.Nodes[0]
	t := outcome.New(v.Of(head.Claim), outcome.Column{Key: "number", Unit: outcome.NoUnit},
		outcome.Column{Key: "node", Unit: outcome.NoUnit}, outcome.Column{Key: "from"},
		outcome.Column{Key: "depth", Unit: outcome.NoUnit}, outcome.Column{Key: "move", Name: "Move"})
	t.Columns = append(append(t.Columns, present.ScoreColumns("Value")...), outcome.Column{Key: "by", Name: "Shown by"},
		outcome.Column{Key: "reason"}, outcome.Column{Name: " "},
		outcome.Column{Key: "searched", Name: "searched", Unit: "nodes"})
	t.Key = "atLeast" // White
	if head.Value(v.Tree).Bound == tree.Upper {
		t.Key = "atMost"
	}
	above := map[int]proof.By{}
	for _, l := range v.lines(p, plies) {
		n, value := v.Tree.Node(l.ID), l.Claim.Value(v.Tree)
		why, _ := v.why(l.Node)
		label := v.label(p, l, above[l.depth-1])
		switch {
		case l.again:
			why = "shown above"
		case l.more > 0:
			why = present.Whole(l.more) + " more below"
		}
		above[l.depth] = l.By
		from := []int{}
		for _, child := range l.Children {
			from = append(from, child+1)
		}
		t.Add(slices.Concat([]any{l.at + 1, int(l.ID), outcome.Cell{Value: from}, l.depth,
			outcome.Cell{Value: label, Text: strings.Repeat("  ", l.depth) + label}},
			present.NewScore(value, v.Turn(n)).Cells(v.Of(l.Claim)),
			[]any{outcome.Cell{Value: l.By.String(), Hint: l.By.Sentence()}, string(v.Reason(n).Key), why,
				whole(int(n.Count))})...)
	}
	return t
}
