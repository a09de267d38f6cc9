package proving

import (
	"fmt"
	"slices"
	"strings"

	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/engine/proof"
	"drevo/engine/tree"
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
	o := outcome.Outcome{Head: []string{v.name(v.ID) + ": " + v.Value(v.Tree.Node(v.ID))}, Tables: []outcome.Table{all}}
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
		Text: fmt.Sprintf("%.3g %%", 100*float64(size)/float64(max(searched, 1)))})
	t.Field("proved", "Proved", "", len(v.Proofs) > 0 && v.Gap == nil)
	if v.Gap != nil {
		t.Field("gap", "", "", string(v.Gap.Why))
		t.Field("gapNode", "", outcome.NoUnit, int(v.Gap.Node))
	}
	return t
}

func whole(n int) outcome.Cell { return outcome.Cell{Value: n, Text: present.Whole(n)} }

// rules counts what the proofs take from the rules of the programme.
func (v Proving) rules() outcome.Table {
	t := outcome.New("Taken from the rules of the programme", outcome.Column{Key: "reason"},
		outcome.Column{Key: "name", Name: "Rule"}, outcome.Column{Key: "closed", Name: "nodes closed", Unit: "nodes"},
		outcome.Column{Key: "leftOut", Name: "moves left out", Unit: "moves"})
	t.Key = "rules"
	closed, left := map[tree.Reason]int{}, map[tree.Reason]int{}
	var list []tree.Reason
	note := func(into map[tree.Reason]int, from map[tree.Reason]int) {
		for r, n := range from {
			into[r] += n
			if !slices.Contains(list, r) {
				list = append(list, r)
			}
		}
	}
	for _, p := range v.Proofs {
		assumed := p.Assumed(v.Tree)
		note(closed, assumed.Closed)
		note(left, assumed.LeftOut)
	}
	slices.Sort(list)
	words := v.Tree.Header().Vocabulary
	for _, r := range list {
		t.Add(string(words.Reason(r).Key), outcome.Cell{Value: words.Reason(r).Name, Hint: words.Reason(r).Sentence},
			closed[r], left[r])
	}
	return t
}

// table is a proof, a row a claim, those from which one follows below it and further in.
func (v Proving) table(p *proof.Proof, plies int) outcome.Table {
	head := p.Nodes[0]
	t := outcome.New(v.value(head.Claim), outcome.Column{Key: "number", Unit: outcome.NoUnit},
		outcome.Column{Key: "node", Unit: outcome.NoUnit}, outcome.Column{Key: "from"},
		outcome.Column{Key: "depth", Unit: outcome.NoUnit}, outcome.Column{Key: "move", Name: "Move"})
	t.Columns = append(append(t.Columns, present.ScoreColumns("Value")...), outcome.Column{Key: "by", Name: "Shown by"},
		outcome.Column{Key: "reason"}, outcome.Column{Name: " "},
		outcome.Column{Key: "searched", Name: "searched", Unit: "nodes"})
	t.Key = map[proof.Sense]string{proof.AtLeast: "atLeast", proof.AtMost: "atMost"}[head.Sense]
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
			present.NewScore(value, v.Turn(n)).Cells(v.value(l.Claim)),
			[]any{outcome.Cell{Value: l.By.String(), Hint: l.By.Sentence()}, string(v.Reason(n).Key), why,
				whole(int(n.Count))})...)
	}
	return t
}
