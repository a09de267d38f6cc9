package pitrat

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/pitrat/planner"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Explain gives the balance of the captures at a node by kinds of men, and the rule that left out each
// legal move without a node.
func (p Programme) Explain(t *tree.Tree, id tree.ID) (search.Explanation, error) {
	values, err := search.Resolve(p, t.Header().Options)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("explain a node of pitrat: %w", err)
	}
	position, err := t.Position(id)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("explain a node of pitrat: %w", err)
	}
	root := t.Header().Position
	set, err := material.Edit(values.Text(optionValues))
	if err != nil {
		return search.Explanation{}, fmt.Errorf("explain a node of pitrat: %w", err)
	}
	terms := p.Evaluate(&position, values)
	before := balance(&root, set, nil)
	terms.Adjust(eval.Term{ID: "root", Name: "At the root", Sentence: "The material at the root does not count: only " +
		"what is won from there."}, -before)
	terms.Total -= before
	absentMoves := search.AbsentMoves(t, id, &position, func() search.Rule {
		n, r := t.Node(id), planner.Rules{Full: values.Bool(optionFull)}
		return func(move board.Move) (tree.Reason, sentence.Sentence) { return absent(t, n, move, r) }
	})
	return search.Explanation{Terms: &terms, Absent: absentMoves}, nil
}

// absent returns the rule that left a legal move out at a node.
func absent(t *tree.Tree, n tree.Node, move board.Move, r planner.Rules) (tree.Reason, sentence.Sentence) {
	switch {
	case n.Reason == reasonKing || n.Reason.Final():
		return reasonOver, sentence.Sentence{}
	case !r.Allow(move):
		return reasonNoRule, sentence.Sentence{}
	case n.Truncated:
		return tree.ReasonNotKept, sentence.Sentence{}
	}
	account := AccountOf(t)
	class := account.Class(n.ID)
	if end := account.End(); end > 0 {
		return reasonUnasked, sentence.Of("In the first {end} rounds the corrections of {class} classes were "+
			"tried here; the "+
			"notes end there, for their memory was used up.", "end", fact.CountOf(t, n, "rounds noted", end),
			"class", fact.CountOf(t, n, "classes tried", class))
	}
	if class == 0 {
		return reasonUnasked, sentence.Of("The move before was never tried to be corrected by one of the classes.")
	}
	return reasonUnasked, sentence.Of("The corrections of {class} of the {all} classes were tried here.",
		"class", fact.CountOf(t, n, "classes tried", class),
		"all", fact.CountOf(t, n, "classes", max(class, paperClasses)))
}
