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
	tested, cut := 0, false
	for _, a := range absent {
		cut = cut || a.Reason == tree.ReasonAfterCut
		if _, ok := p.Tree.Test(id, a.Move); ok {
			tested++
		}
	}
	n := p.Tree.Node(id)
	count := func(key string, count int) fact.Fact { return fact.CountOf(p.Tree, n, key, count) }
	say := sentence.With("n", count("legal moves", legal), "parts", t.parts(count, cut, tested, len(absent)-tested,
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
	last  map[board.Move]tree.Node // what was found last

	valued, refuted, cutting, unfinished []tree.Node
}

// tally counts the moves of a node, those of its best stage: each once, by what was found last.
func (p Nodes) tally(id tree.ID) tally {
	t := tally{p: p, stage: id, last: map[board.Move]tree.Node{}}
	for _, child := range p.BestMoves(id, 1<<16) {
		n := p.Tree.Node(child)
		if n.Type.Test() || n.Parent != id && p.Tree.Node(n.Parent).Type.Test() {
			continue // where no move passes its test, or nothing but the estimate was finished
		}
		if had, ok := t.last[n.Move]; n.Move != board.Pass && (!ok || n.ID > had.ID) {
			t.last[n.Move], t.stage = n, n.Parent
		}
	}
	t.moves = len(t.last)
	for _, n := range t.last {
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

// parts lists how many moves there are of each sort. Cut says that there are moves after one that cut.
func (t tally) parts(count func(string, int) fact.Fact, cut bool, tested, absent, other int) (parts sentence.Sentence) {
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
	if enough := count("cutting", len(t.cutting)); cut {
		add(len(t.cutting), sentence.Of("{n} so good that the rest was cut", "n", enough))
	} else {
		add(len(t.cutting), sentence.Of("{n} worth at least what was needed", "n", enough))
	}
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

// OtherStages returns the nodes of the moves of a node that were examined in other stages only than the one that speaks
// for it, each by what was found last, in the order in which they were.
func (p Nodes) OtherStages(id tree.ID) (list []tree.Node) {
	known, last := p.tally(id).last, map[board.Move]tree.Node{}
	var walk func(stage tree.ID)
	walk = func(stage tree.ID) {
		for _, n := range p.Tree.ChildNodes(stage) {
			switch _, has := known[n.Move]; {
			case n.Type.Test():
			case n.Type.Stage():
				walk(n.ID)
			case !has && stage != id && n.Move != board.Pass:
				last[n.Move] = n
			}
		}
	}
	walk(id)
	for _, n := range last {
		list = append(list, n)
	}
	slices.SortFunc(list, func(a, b tree.Node) int { return cmp.Compare(a.ID, b.ID) })
	return list
}

// OtherStage says in which other stage a move was examined, what it gave, and by how much it changes the functions
// where that was weighed. The node is the move's.
func (p Nodes) OtherStage(id tree.ID, n tree.Node) sentence.Sentence {
	move := p.place(id).After(n.Move)
	say := sentence.With("move", fact.MoveAt(move), "stage", fact.WordOf(p.Tree, p.Tree.Node(n.Parent), "stage"),
		"value", fact.ValueOf(p.Tree, n))
	stage, change, weighed := p.Change(id, n.Move)
	own := fact.Fact{Kind: fact.Count, At: p.place(stage).After(n.Move), Key: numberChange, N: change}
	changes := sentence.Of("It changes the functions by {own}.", "own", own)
	switch {
	case !p.Known(n):
		return say("{move} was examined in another stage, {stage}, and not finished.")
	case weighed:
		return say("{move} was examined in another stage, {stage}, and gave {value}.").Then(changes)
	}
	return say("{move} was examined in another stage, {stage}, and gave {value}.")
}

// numberChange is under which name a programme notes by how much a move changes the functions of the attacks.
const numberChange = "change"

// Change returns by how much a move of a node changes the functions of the attacks, and the stage that weighed it; ok
// is false where none did.
func (p Nodes) Change(id tree.ID, move board.Move) (stage tree.ID, change int, ok bool) {
	notes, ok := p.Tree.Attachment().(tree.Noted)
	if !ok {
		return id, 0, false
	}
	for _, n := range slices.Backward(p.Tree.ChildNodes(id)) {
		if change, ok := notes.Number(n.ID, move, numberChange); ok && n.Type.Stage() {
			return n.ID, change, true
		}
	}
	change, ok = notes.Number(id, move, numberChange)
	return id, change, ok
}
