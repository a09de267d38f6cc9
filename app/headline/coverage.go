package headline

import (
	"cmp"
	"slices"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// cover counts the legal moves: those that have a node, and the others by the rule that left them out.
func (f *Facts) cover(s *session.Search) {
	t := s.Tree()
	if t.Empty() {
		return
	}
	var legal board.MoveList
	f.Position.Legal(&legal)
	looked := lookedAt(t, tree.Root, map[board.Move]bool{})
	for _, move := range legal.All() {
		f.Moves++
		if looked[move] {
			f.Looked++
		}
	}
	explainer, ok := s.Programme.(search.Explainer)
	if !ok || f.Looked == f.Moves {
		return
	}
	explanation, err := explainer.Explain(t, tree.Root)
	if err != nil {
		return
	}
	words := t.Header().Vocabulary
	f.Groups = groups(&words, explanation.Absent)
}

// lookedAt adds the moves that have a node below a node or its stages; tests do not count.
func lookedAt(t *tree.Tree, id tree.ID, moves map[board.Move]bool) map[board.Move]bool {
	for _, n := range t.ChildNodes(id) {
		switch {
		case n.Type.Test():
		case n.Type.Stage():
			lookedAt(t, n.ID, moves)
		default:
			moves[n.Move] = true
		}
	}
	return moves
}

// groups counts moves by their rule, the largest group first.
func groups(words *tree.Vocabulary, absent []search.Absent) (list []Group) {
	for _, a := range absent {
		i := slices.IndexFunc(list, func(g Group) bool { return g.Reason.Reason == a.Reason })
		if i < 0 {
			i = len(list)
			list = append(list, Group{Reason: words.Reason(a.Reason)})
		}
		list[i].Moves = append(list[i].Moves, a.Move)
	}
	slices.SortStableFunc(list, func(a, b Group) int { return cmp.Compare(len(b.Moves), len(a.Moves)) })
	return list
}

// coverage is the sentence about the moves. Deeper says that the counts are those of a search that went on beyond what
// was chosen.
func (f *Facts) coverage(deeper bool) (said sentence.Sentence) {
	if f.Moves == 0 || f.Looked == 0 && len(f.Groups) == 0 {
		return said
	}
	root := f.tree.Node(tree.Root)
	moves := fact.CountOf(f.tree, root, "legal moves", f.Moves)
	if f.Looked == f.Moves {
		if deeper {
			return sentence.Of("In all its depths together it looked at {moves:# move, the only one|each of the # moves}.",
				"moves", moves)
		}
		return sentence.Of("It looked at {moves:# move, the only one|each of the # moves}.", "moves", moves)
	}
	var others sentence.Sentence
	for _, g := range f.Groups {
		others = after(others, sentence.Of("{n} {rule}", "n", fact.CountOf(f.tree, root, "left out", len(g.Moves)), "rule",
			fact.LeftOutOf(f.tree, root, g.Reason.Reason, len(g.Moves), g.Rule())))
	}
	say := sentence.With("looked", fact.CountOf(f.tree, root, "looked at", f.Looked), "moves", moves, "others", others)
	switch {
	case len(f.Groups) == 0:
		return say("It looked at {looked} of {moves} moves.")
	case f.Looked == 0:
		return say("It looked at none of the {moves} moves: {others}.")
	}
	return say("It looked at {looked} of {moves} moves; {others}.")
}

// after adds a part to others.
func after(others, part sentence.Sentence) sentence.Sentence {
	if others.Empty() {
		return part
	}
	return sentence.Of("{others}, {part}", "others", others, "part", part)
}

// left are the rules that leave moves out at the root, by their keys, as what is said of one move and of many.
var left = map[tree.Key][2]string{
	"itep.losing":                   {"loses material", "lose material"},
	"itep.passive":                  {"threatens nothing", "threaten nothing"},
	"itep.not-among-the-three-best": {"is not among the three best", "are not among the three best"},
	"botvinnik.not-on-the-map": {"neither attacks anything within the horizon nor stops an attack",
		"neither attack anything within the horizon nor stop an attack"},
	"botvinnik.no-hope":               {"leaves too little to be won back", "leave too little to be won back"},
	"botvinnik.exchange-does-not-pay": {"loses by exchange", "lose by exchange"},
	"botvinnik.changes-less":          {"promises its attacks less", "promise its attacks less"},
	"pitrat.no-plan":                  {"is called for by no plan", "are called for by no plan"},
	"pitrat.not-in-the-rules":         {"is not in its simplified rules", "are not in its simplified rules"},
	"core.after-cut":                  {"came after one that was good enough", "came after one that was good enough"},
	"core.not-reached":                {"was not reached", "were not reached"},
	"core.not-kept":                   {"found no room in the record", "found no room in the record"},
}

// Rule is what the rule says of the moves: "lose material". One without words of its own is named.
func (g Group) Rule() string {
	words, ok := left[g.Reason.Key]
	switch {
	case !ok:
		return "“" + g.Reason.Name + "”"
	case len(g.Moves) == 1:
		return words[0]
	}
	return words[1]
}
