package lesson

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// byMove makes a question of which the answer is a legal move at a node.
func (a asking) byMove(at tree.ID, ok func(board.Move) bool, why func(board.Move) string) (*Question, error) {
	q := &Question{Act: ActMove, At: at}
	p, err := a.Tree.Position(at)
	if err != nil {
		return nil, err
	}
	var legal board.MoveList
	p.Legal(&legal)
	found := map[bool]bool{}
	for _, move := range legal.All() {
		right := ok(move)
		if found[right] {
			continue
		}
		if found[right] = true; right {
			q.right.Move = move
		} else {
			q.wrong.Move = move
		}
	}
	if !found[true] || !found[false] {
		return nil, a.task.field("at").wrong("every move is right there, or none")
	}
	q.judge = func(_ context.Context, answer Answer) (bool, string, error) {
		return ok(answer.Move), why(answer.Move), nil
	}
	return q, nil
}

func askPlay(a asking) ([]*Question, error) {
	n, err := a.at()
	if err != nil {
		return nil, err
	}
	switch what := a.task.field("what"); what.Value {
	case "best", "refutation":
		return a.askBest(n, what)
	case "unseen":
		return a.askUnseen(n)
	default:
		return nil, what.wrong("what is best, refutation or unseen, not %.20q", what.Value)
	}
}

// askBest asks for the best child of a node.
func (a asking) askBest(n tree.Node, what Field) ([]*Question, error) {
	id, ok := a.Tree.Best(a.innermost(n.ID))
	if !ok {
		return nil, a.task.field("at").wrong("no move is the best there")
	}
	if what.Value == "refutation" && (n.Bound != tree.Lower || n.Content()) {
		return nil, what.wrong("no move refutes there: the node does not cut")
	}
	best := a.Tree.Node(id)
	q, err := a.byMove(n.ID, func(m board.Move) bool { return m == best.Move },
		func(m board.Move) string { return a.became(n.ID, m) })
	if err != nil {
		return nil, err
	}
	q.Truth = Truth{Text: joined(a.Move(best)+".", a.Say(a.Meaning(best)), a.Say(a.Rung(n))), Node: best.ID}
	if what.Value == "best" {
		q.Say = "Which move did the programme find best here? Play it."
	} else {
		q.Say = "Which move refutes the last one? Play it."
	}
	q.hinted(a.task, "Look at what the side to move can take, attack or threaten.", a.hintPiece(n.ID, best.Move))
	return []*Question{q}, nil
}

// hintPiece says which piece it is that moves.
func (a asking) hintPiece(at tree.ID, move board.Move) string {
	return phrase.Of("It is a move from {square}.", "square", move.From().String())
}

// askUnseen asks for a legal move without a node.
func (a asking) askUnseen(n tree.Node) ([]*Question, error) {
	seen := func(m board.Move) bool {
		_, ok := a.Tree.Find(n.ID, m)
		return ok
	}
	q, err := a.byMove(n.ID, func(m board.Move) bool { return !seen(m) },
		func(m board.Move) string { return a.became(n.ID, m) })
	if err != nil {
		return nil, err
	}
	q.Say = "Play a move that the programme did not look at here."
	q.Truth = Truth{Text: joined(a.sanAt(n.ID, q.right.Move)+".", a.whyNot(n.ID, q.right.Move)), Node: n.ID}
	q.hinted(a.task, "The tree has no node for it: the rows in grey.", a.hintPiece(n.ID, q.right.Move))
	return []*Question{q}, nil
}

func askNextMove(a asking) ([]*Question, error) {
	n, err := a.at()
	if err != nil {
		return nil, err
	}
	moves, next := a.moves(n.ID), 0
	if after := a.task.field("after"); after.Value != "" {
		id, err := a.step(n.ID, after.Value)
		if err != nil {
			return nil, after.wrong("%s", err)
		}
		next = slices.IndexFunc(moves, func(m tree.Node) bool { return m.Move == a.Tree.Node(id).Move }) + 1
	}
	if next >= len(moves) {
		return nil, a.task.field("after").wrong("nothing was looked at behind it")
	}
	truth := moves[next]
	q, err := a.byMove(n.ID, func(m board.Move) bool { return m == truth.Move }, func(m board.Move) string {
		return a.turnOf(n.ID, m)
	})
	if err != nil {
		return nil, err
	}
	q.Say = "Which move does the programme look at next? Play it."
	q.Truth = Truth{Text: joined(a.Move(truth)+".", a.Say(a.Order(truth))), Node: truth.ID}
	place := a.Place(truth)
	q.hinted(a.task, cmp.Or(place.Sentence, "Think of what the programme puts first."), a.hintPiece(n.ID, truth.Move))
	return []*Question{q}, nil
}

// turnOf says when a move had its turn, or why it had none.
func (r record) turnOf(at tree.ID, move board.Move) string {
	if id, ok := r.Tree.Find(at, move); ok {
		n := r.Tree.Node(id)
		return joined(r.Move(n)+".", r.Say(r.Order(n)))
	}
	return r.whyNot(at, move)
}

// orderMost is how many moves can be sorted without losing sight of them.
const orderMost = 8

func askOrder(a asking) ([]*Question, error) {
	n, err := a.at()
	if err != nil {
		return nil, err
	}
	count, first := 4, a.task.field("first")
	if first.Value != "" {
		if count, err = strconv.Atoi(first.Value); err != nil || count < 2 || count > orderMost {
			return nil, first.wrong("first is a whole number from 2 to %d", orderMost)
		}
	}
	moves := a.moves(n.ID)
	if len(moves) < count {
		return nil, a.task.field("at").wrong("only %d moves were looked at there", len(moves))
	}
	moves = moves[:count]
	q := &Question{Say: "In which order does the programme look at these moves?", Act: ActSort, At: n.ID}
	shown := slices.Clone(moves)
	slices.SortFunc(shown, func(x, y tree.Node) int { return cmp.Compare(a.Move(x), a.Move(y)) })
	for _, m := range shown {
		q.Choices = append(q.Choices, a.Move(m))
	}
	var told []string
	for _, m := range moves {
		q.right.Order = append(q.right.Order, slices.IndexFunc(shown, func(s tree.Node) bool { return s.ID == m.ID }))
		told = append(told, a.turnOf(n.ID, m.Move))
	}
	q.wrong.Order = slices.Clone(q.right.Order)
	slices.Reverse(q.wrong.Order)
	q.Truth = Truth{Text: strings.Join(told, " "), Node: moves[0].ID}
	q.judge = func(_ context.Context, answer Answer) (bool, string, error) {
		for i, choice := range q.right.Order {
			if i >= len(answer.Order) || answer.Order[i] != choice {
				if i < len(answer.Order) && answer.Order[i] >= 0 && answer.Order[i] < len(shown) {
					return false, a.turnOf(n.ID, shown[answer.Order[i]].Move), nil
				}
				return false, "", nil
			}
		}
		return len(answer.Order) == len(q.right.Order), "", nil
	}
	q.hinted(a.task, a.Place(moves[0]).Sentence, phrase.Of("{move} comes first.", "move", a.Move(moves[0])))
	return []*Question{q}, nil
}

func askPredict(a asking) ([]*Question, error) {
	f := a.task.field("set")
	set, err := settings(f)
	if err != nil {
		return nil, err
	}
	other, err := a.desk.Search(a.ctx, a.lesson, set)
	if err != nil {
		return nil, f.wrong("%s", err)
	}
	result, err := other.Wait()
	if err != nil || result.Move == board.NoMove {
		return nil, f.wrong("that search has no move")
	}
	there := newRecord(other)
	q, err := a.byMove(tree.Root, func(m board.Move) bool { return m == result.Move },
		func(m board.Move) string { return there.became(tree.Root, m) })
	if err != nil {
		return nil, err
	}
	q.In = other
	q.Say = phrase.Of("What will it play with {set}? Play it.", "set", f.Value)
	q.Truth = Truth{Text: joined(there.sanAt(tree.Root, result.Move)+".",
		there.Say(there.Meaning(there.Tree.Node(tree.Root)))), In: other, Node: tree.Root}
	if best, ok := there.Tree.Find(tree.Root, result.Move); ok {
		q.Truth.Node = best
	}
	q.hinted(a.task, "Think of what it sees with these options that it did not see before, or no more.",
		a.hintPiece(tree.Root, result.Move))
	return []*Question{q}, nil
}
