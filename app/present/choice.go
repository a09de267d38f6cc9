package present

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Coverage says what a search did with the legal moves of a node, those of the best stage where there are stages: "27
// moves: 5 given a value, 22 refuted against −0.99". The parts add up to the legal moves. Absent are those that have
// no node; nil while nobody has asked.
func (p Nodes) Coverage(id tree.ID, absent []search.Absent) sentence.Sentence {
	t := p.tally(id)
	legal := 0
	if at, err := p.Tree.Position(id); err == nil && at.PiecesOf(at.Turn(), board.King) != 0 {
		legal = at.LegalMoveCount()
	}
	tested := 0
	for _, a := range absent {
		if _, ok := p.TestOf(id, a.Move); ok {
			tested++
		}
	}
	n := p.Tree.Node(id)
	count := func(key string, count int) fact.Fact { return fact.CountOf(p.Tree, n, key, count) }
	say := sentence.With("n", count("legal moves", legal), "parts", t.parts(count, tested, len(absent)-tested,
		legal-t.moves-len(absent)))
	figures := sentence.Of("The figures are the nodes that each took.")
	switch {
	case t.moves+len(absent) == 0:
		return sentence.Sentence{}
	case !p.Tree.Node(t.stage).Closed:
		return say("{n:1 move|# moves} so far: {parts}.").Then(figures)
	}
	return say("{n:1 move|# moves}: {parts}.").Then(figures)
}

// tally counts moves by what became of them.
type tally struct {
	p     Nodes
	stage tree.ID // that has their nodes
	moves int

	valued, refuted, cutting, unfinished []tree.Node
}

// tally counts the moves of a node, those of its best stage: each once, by what was found last.
func (p Nodes) tally(id tree.ID) tally {
	t := tally{p: p, stage: id}
	last := map[board.Move]tree.Node{}
	for _, child := range p.BestMoves(id, 1<<16) {
		n := p.Tree.Node(child)
		if n.Type.Test() || n.Parent != id && p.Tree.Node(n.Parent).Type.Test() {
			continue // where no move passes its test, or nothing but the estimate was finished
		}
		if had, ok := last[n.Move]; n.Move != board.Pass && (!ok || n.ID > had.ID) {
			last[n.Move], t.stage = n, n.Parent
		}
	}
	t.moves = len(last)
	for _, n := range last {
		switch {
		case !p.Settled(n):
			t.unfinished = append(t.unfinished, n)
		case n.Bound == tree.Lower: // of the opponent: the move is worth at most that
			t.refuted = append(t.refuted, n)
		case n.Bound == tree.Upper:
			t.cutting = append(t.cutting, n)
		default:
			t.valued = append(t.valued, n)
		}
	}
	return t
}

// parts lists how many moves there are of each sort.
func (t tally) parts(count func(string, int) fact.Fact, tested, absent, other int) (parts sentence.Sentence) {
	add := func(n int, part sentence.Sentence) {
		switch {
		case n == 0:
		case parts.Empty():
			parts = part
		default:
			parts = sentence.Of("{parts}, {part}", "parts", parts, "part", part)
		}
	}
	add(len(t.valued), sentence.Of("{n} given a value", "n", count("valued", len(t.valued))))
	add(len(t.refuted), t.refutedPart(count))
	add(len(t.cutting), sentence.Of("{n} so good that the rest was cut", "n", count("cutting", len(t.cutting))))
	add(len(t.unfinished), sentence.Of("{n} not finished", "n", count("unfinished", len(t.unfinished))))
	add(tested, sentence.Of("{n} only tested", "n", count("tested", tested)))
	add(absent, sentence.Of("{n} not looked at", "n", count("not looked at", absent)))
	add(other, sentence.Of("{n} not in this stage", "n", count("other stages", other)))
	return parts
}

// refutedPart says against which bound moves were refuted.
func (t tally) refutedPart(count func(string, int) fact.Fact) sentence.Sentence {
	if len(t.refuted) == 0 {
		return sentence.Sentence{}
	}
	byBound := func(a, b tree.Node) int { return cmp.Compare(-a.Beta, -b.Beta) }
	low, high := slices.MinFunc(t.refuted, byBound), slices.MaxFunc(t.refuted, byBound)
	say := sentence.With("n", count("refuted", len(t.refuted)), "bound", fact.LimitOf(t.p.Tree, high, fact.Beta))
	if low.Beta == high.Beta {
		return say("{n} refuted against {bound}")
	}
	return say("{n} refuted against the best so far, in the end {bound}")
}
