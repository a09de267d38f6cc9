// Package candidates lists every legal move of the position that a search began at, with what is known of it: a value,
// the answer that is expected, and in words why it stands where it does.
//
//	list := candidates.Of(search)          // nil while the search has finished nothing
//	list[i].Own = later                    // a search of the move by itself gives it a value
//	candidates.Sort(list)
//	list[i].Value(), list[i].Why(list[0])  // "−4.50", "30...Qxa3 wins a bishop"
//
// A value that the search has shown to be a bound only is none: the move was refuted, and how far is not known. It is
// given by the reply that refuted it, or by a search of the move by itself, which says so. All values are pawns with
// two decimals, White's. A search that was stopped while it deepened is read as far as it was whole.
package candidates

import (
	"cmp"
	"slices"

	"drevo/app/headline"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Candidate is a legal move.
type Candidate struct {
	Move   board.Move
	Before board.Position
	Chosen bool
	Node   tree.ID         // in the stage that chose; [tree.None] where it has none there
	Test   tree.ID         // the last that tested it, [tree.None] for none
	Known  tree.Value      // what that stage has found of it; the zero Value for nothing
	Line   []board.Move    // with the move
	Absent *search.Absent  // why it was not looked at, nil where it was
	Rule   string          // the same in words
	Own    *session.Search // of the move by itself, once it has ended; nil for none

	scale tree.Scale
}

// Of lists the moves of a search, as it began: the chosen one first. It is nil where nothing was chosen.
func Of(s *session.Search) []Candidate {
	h := headline.Of(s)
	t := s.Tree()
	if s.Running() || t.Empty() || h.Facts.Move == board.NoMove {
		return nil
	}
	nodes, stage := present.NewNodes(t, present.InPawns), decided(t, tree.Root)
	rules := map[board.Move]search.Absent{}
	if explainer, ok := s.Programme.(search.Explainer); ok {
		if e, err := explainer.Explain(t, tree.Root); err == nil {
			for _, a := range e.Absent {
				rules[a.Move] = a
			}
		}
	}
	var legal board.MoveList
	position := s.Position
	position.Legal(&legal)
	var list []Candidate
	for _, move := range legal.All() {
		c := Candidate{Move: move, Before: position, Node: tree.None, Test: tree.None,
			Line: []board.Move{move}, scale: s.Programme.Scale()}
		if absent, ok := rules[move]; ok {
			c.leftOut(nodes, absent)
		} else if n, ok := child(t, stage, move); ok {
			c.Node, c.Known = n.ID, nodes.ValueOf(n)
			c.Line = append(c.Line, t.Moves(t.Line(n.ID))...)
		}
		if c.Chosen = move == h.Facts.Move; c.Chosen {
			c.Known = h.Facts.Value
			if len(h.Facts.Line) > len(c.Line) {
				c.Line = h.Facts.Line
			}
		}
		list = append(list, c)
	}
	Sort(list)
	return list
}

// leftOut notes by which rule a move was not looked at, and the line of its test if it had one.
func (c *Candidate) leftOut(nodes present.Nodes, absent search.Absent) {
	words := nodes.Tree.Header().Vocabulary
	c.Absent = &absent
	c.Rule = headline.Group{Reason: words.Reason(absent.Reason), Moves: []board.Move{c.Move}}.Rule()
	if test, ok := nodes.Tree.Test(tree.Root, c.Move); ok {
		c.Test = test
		c.Line = append(c.Line, nodes.Tree.Moves(nodes.Tree.Line(test))...)
	}
}

// decided returns the node whose children gave a node its value: itself, or the last stage below it that was finished.
func decided(t *tree.Tree, id tree.ID) tree.ID {
	best, ok := t.Best(id)
	if ok && t.Node(best).Type.Stage() && finished(t.Node(best)) {
		return decided(t, best)
	}
	last := tree.None
	for _, n := range t.ChildNodes(id) {
		if n.Type.Stage() && !n.Type.Test() && finished(n) {
			last = n.ID
		}
	}
	if ok && !t.Node(best).Type.Stage() || last == tree.None {
		return id
	}
	return decided(t, last)
}

func finished(n tree.Node) bool { return n.Closed && n.Reason != tree.ReasonStopped }

// child finds the node of a move that is no test; of several the last, which was searched again.
func child(t *tree.Tree, parent tree.ID, move board.Move) (found tree.Node, ok bool) {
	for _, n := range t.ChildNodes(parent) {
		if n.Move == move && !n.Type.Test() && !n.Type.Stage() && finished(n) {
			found, ok = n, true
		}
	}
	return found, ok
}

// Score is the value of a move from White's point of view; ok is false where none is known, but at most a bound.
func (c *Candidate) Score() (score eval.WhiteScore, ok bool) {
	if c.Known.Known() && c.Known.Bound == tree.Exact {
		return c.Known.Score, true
	}
	if c.Own == nil {
		return 0, false
	}
	result, err, ended := c.Own.Result()
	if !ended || err != nil || result.Stopped || len(result.Line) == 0 && result.Move == board.NoMove && !c.over() {
		return 0, false
	}
	return result.Score.For(c.Own.Position.Turn()), true
}

// over reports whether the game is over after the move.
func (c *Candidate) over() bool {
	after := c.Before.After(c.Move)
	return !after.HasLegalMove()
}

// ByItself reports whether the value is that of a search of the move by itself.
func (c *Candidate) ByItself() bool {
	_, ok := c.Score()
	return ok && !(c.Known.Known() && c.Known.Bound == tree.Exact)
}

// Wanting reports whether a search of the move by itself would say more.
func (c *Candidate) Wanting() bool {
	_, ok := c.Score()
	return !ok && c.Own == nil && !c.over()
}

// Sort puts the chosen move first, then those that were looked at before the others, and of each the better before the
// worse for the side to move; those without a value last.
func Sort(list []Candidate) {
	rank := func(c *Candidate) int {
		_, known := c.Score()
		switch {
		case c.Chosen:
			return 0
		case c.Absent == nil && known:
			return 1
		case c.Absent == nil:
			return 2
		case known:
			return 3
		}
		return 4
	}
	slices.SortStableFunc(list, func(a, b Candidate) int {
		x, _ := a.Score()
		y, _ := b.Score()
		if a.Before.Turn() == board.Black {
			x, y = y, x
		}
		return cmp.Or(cmp.Compare(rank(&a), rank(&b)), cmp.Compare(y, x))
	})
}
