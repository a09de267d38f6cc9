package lesson

import (
	"strconv"

	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// walk makes the steps of alpha-beta below a node: what every value does that comes back, and what goes up.
type walk struct {
	asking
	plies, most int
	questions   []*Question
}

func askWalk(a asking) ([]*Question, error) {
	n, err := a.at()
	if err != nil {
		return nil, err
	}
	w := walk{asking: a, plies: 1, most: 12}
	for key, into := range map[string]*int{"plies": &w.plies, "most": &w.most} {
		if f := a.task.field(key); f.Value != "" {
			if *into, err = strconv.Atoi(f.Value); err != nil || *into < 1 {
				return nil, f.wrong("%s is a whole number from 1, not %.20q", key, f.Value)
			}
		}
	}
	if err := w.node(n, w.plies); err != nil {
		return nil, a.task.field("at").wrong("%s", err)
	}
	if len(w.questions) < 2 {
		return nil, a.task.field("at").wrong("there is nothing to carry out")
	}
	return w.questions, nil
}

// node carries alpha-beta out at a node, and so many half-moves below.
func (w *walk) node(n tree.Node, plies int) error {
	alpha := n.Alpha
	if n.Type == tree.TypeQuiescence && n.HasStatic {
		alpha = max(alpha, n.Static) // nobody has to capture
	}
	for _, child := range w.Tree.ChildNodes(w.innermost(n.ID)) {
		if child.Type.Test() || child.Type.Stage() || child.HasKnown && !w.Known(child) {
			continue
		}
		if plies > 1 && w.Tree.HasChildren(child.ID) {
			if err := w.node(child, plies-1); err != nil {
				return err
			}
		}
		if len(w.questions) >= w.most {
			return nil
		}
		w.back(n, child, alpha)
		alpha = max(alpha, child.ForParent())
	}
	if len(w.questions) < w.most {
		return w.up(n)
	}
	return nil
}

// What a value does that comes back.
const (
	doesCut = iota
	doesRaise
	doesNothing
)

// back asks what the value of a child does.
func (w *walk) back(n, child tree.Node, alpha eval.Score) {
	does := doesNothing
	switch got := child.ForParent(); {
	case got >= n.Beta:
		does = doesCut
	case got > alpha:
		does = doesRaise
	}
	mover := w.Turn(n)
	bound := func(score eval.Score) string { return w.Format.Bound(score.For(mover)) }
	say := phrase.With("mover", mover.String(), "opponent", mover.Opponent().String(), "move", w.Move(child),
		"value", w.Value(child), "alpha", bound(alpha), "beta", bound(n.Beta))
	q := &Question{At: n.ID}
	open := func(score eval.Score) bool {
		return (tree.Value{Score: score.For(mover), Scale: w.Format.Scale}).Open()
	}
	switch {
	case open(alpha) && open(n.Beta):
		q.Say = say("{mover} is to move, and neither side has anything for certain yet. {move} comes back with {value}, " +
			"seen from White. What does that do?")
	case open(alpha):
		q.Say = say("{mover} is to move and has nothing for certain yet; {opponent} will not allow {beta} or better for " +
			"{mover}. {move} comes back with {value}, seen from White. What does that do?")
	case open(n.Beta):
		q.Say = say("{mover} is to move and has {alpha} for certain; {opponent} has nothing yet. {move} comes back with " +
			"{value}, seen from White. What does that do?")
	default:
		q.Say = say("{mover} is to move and has {alpha} for certain; {opponent} will not allow {beta} or better for " +
			"{mover}. {move} comes back with {value}, seen from White. What does that do?")
	}
	q.chosen([]string{
		say("It cuts: {mover} reaches the bound of {opponent}."),
		say("It is the best so far: the bound of {mover} moves."),
		say("Nothing: {mover} has as much already."),
	}, does, func(int) string { return w.Say(w.Rung(child)) })
	q.Truth = Truth{Text: w.Say(w.Meaning(child)), Node: child.ID}
	q.hinted(w.task, say("Hold {value} against {alpha} first, and then against {beta}."),
		say("{mover} wants the value to be good for {mover}: more than {alpha} is an improvement, {beta} is a cut."))
	w.questions = append(w.questions, q)
}

// up asks what a node hands up.
func (w *walk) up(n tree.Node) error {
	if !w.Known(n) {
		return nil
	}
	step := w.asking
	step.task = &Task{Kind: w.task.Kind, Place: w.task.Place, Fields: nil}
	q, err := step.valueOf(n)
	if err != nil || q == nil {
		return err
	}
	q.Say = phrase.Of("All is done at {node}. Which value goes up, seen from White?", "node", w.Move(n))
	w.questions = append(w.questions, q)
	return nil
}
