package present

import (
	"slices"

	"drevo/engine/eval"
)

// Difference is a term in which two evaluations differ.
type Difference struct {
	Term          eval.Term
	First, Second eval.WhiteScore
}

// Differences lists the terms in which two evaluations differ, in the order of the first; none
// where there are not two. Their differences add up to that of the totals.
func Differences(first, second *eval.Breakdown) (list []Difference) {
	if first == nil || second == nil {
		return nil
	}
	find := func(rows []eval.Row, term eval.Term) (net eval.WhiteScore, ok bool) {
		i := slices.IndexFunc(rows, func(r eval.Row) bool { return r.Term.ID == term.ID })
		if i < 0 {
			return 0, false
		}
		return rows[i].Net(), true
	}
	for _, row := range first.Rows {
		if other, _ := find(second.Rows, row.Term); other != row.Net() {
			list = append(list, Difference{row.Term, row.Net(), other})
		}
	}
	for _, row := range second.Rows {
		if _, both := find(first.Rows, row.Term); !both && row.Net() != 0 {
			list = append(list, Difference{row.Term, 0, row.Net()})
		}
	}
	return list
}
