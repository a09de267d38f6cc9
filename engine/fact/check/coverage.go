package check

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// leftOut are the words of rules that left moves out, of one and of many.
var leftOut = map[tree.Key][2]string{
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

// leftOutWords are what a rule is called, of so many moves; by its name where it has no words here.
func leftOutWords(t *tree.Tree, f fact.Fact) string {
	words := t.Header().Vocabulary
	info := words.Reason(f.Reason)
	forms, ok := leftOut[info.Key]
	switch {
	case !ok:
		return "“" + info.Name + "”"
	case f.N == 1:
		return forms[0]
	}
	return forms[1]
}

// leftOutFault: so many moves have no node, and the rule holds for them.
func leftOutFault(t *tree.Tree, n tree.Node, f fact.Fact) string {
	p, fault := positionAt(fact.Place{In: t, Node: n.ID})
	if fault != "" {
		return fault
	}
	var legal board.MoveList
	p.Legal(&legal)
	holding := 0
	for _, move := range legal.All() {
		rule := fact.RuleOf(t, n.ID, move, f.Reason)
		if ruleFault(t, n, rule) == "" {
			holding++
		}
	}
	if holding < f.N {
		return fmt.Sprintf("the rule holds for %d moves, not for %d", holding, f.N)
	}
	return ""
}

// lookedAt counts the legal moves that have a node, tests left out.
func lookedAt(t *tree.Tree, n tree.Node) (count int) {
	p, _ := positionAt(fact.Place{In: t, Node: n.ID})
	var legal board.MoveList
	p.Legal(&legal)
	for _, move := range legal.All() {
		if hasNode(t, n.ID, move, false) {
			count++
		}
	}
	return count
}

// each: all moves were looked at.
func (s *reading) each(i int) string {
	f := s.facts[i]
	if looked := lookedAt(f.At.In, f.At.In.Node(f.At.Node)); looked != f.N {
		return fmt.Sprintf("it looked at %d", looked)
	}
	return ""
}

// only: there is one move, and it was looked at.
func (s *reading) only(i int) string {
	if s.facts[i-1].N != 1 {
		return "there are more"
	}
	return s.each(i - 1)
}

// parts: the moves that were looked at and those that were left out add up to the legal ones, and a count of moves has
// the words of as many.
func (s *reading) parts(int) string {
	all, sum := 0, 0
	for i, f := range s.facts {
		switch {
		case f.Kind == fact.Count && f.Key == "legal moves":
			all = f.N
		case f.Kind == fact.Count:
			sum += f.N
		case f.Kind == fact.LeftOut && f.N != s.facts[i-1].N:
			return "a rule has the moves of another"
		}
	}
	if all != sum {
		return fmt.Sprintf("the parts add up to %d of %d", sum, all)
	}
	return ""
}
