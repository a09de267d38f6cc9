package proof

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// Make proves a claim. The error is a *Gap where the record does not prove it: the first that was met.
func Make(t *tree.Tree, c Claim) (*Proof, error) {
	m := &maker{tree: t, known: map[Claim]int{}, words: t.Header().Vocabulary}
	at, ok := m.prove(c)
	if !ok {
		return nil, m.gap
	}
	return m.cut(at), nil
}

// What is known of a claim, beside its place in the list.
const (
	failed  = -1
	started = -2 // what is being shown can't show itself
)

// maker proves claims, each once.
type maker struct {
	tree  *tree.Tree
	words tree.Vocabulary
	nodes []Node
	known map[Claim]int
	gap   *Gap
}

// miss notes the first gap.
func (m *maker) miss(c Claim, why Missing) ([]int, By, bool) {
	if m.tree.Node(c.ID).Reason == tree.ReasonStopped {
		why = WasStopped
	}
	if m.gap == nil {
		m.gap = &Gap{c.ID, why}
	}
	return nil, 0, false
}

// prove shows a claim, and returns its place in the list.
func (m *maker) prove(c Claim) (at int, ok bool) {
	if at, seen := m.known[c]; seen {
		return at, at >= 0
	}
	m.known[c] = started
	children, by, ok := m.show(c)
	if !ok {
		m.known[c] = failed
		return 0, false
	}
	at = len(m.nodes)
	m.nodes = append(m.nodes, Node{c, by, children})
	m.known[c] = at
	return at, true
}

// says reports whether the record says of a node what is claimed.
func says(n tree.Node, c Claim) bool {
	return n.Closed && shows(n.Score, n.Bound, c)
}

// shows reports whether a value is what is claimed.
func shows(score eval.Score, bound tree.Bound, c Claim) bool {
	if c.Sense == AtLeast {
		return score >= c.Score && bound != tree.Upper
	}
	return score <= c.Score && bound != tree.Lower
}

// show finds from what a claim follows.
func (m *maker) show(c Claim) ([]int, By, bool) {
	n := m.tree.Node(c.ID)
	switch {
	case !n.Closed:
		return m.miss(c, StillOpen)
	case !says(n, c):
		return m.miss(c, OtherValue)
	case n.Reason.Final():
		return nil, ByEnd, true
	case n.HasKnown:
		return m.only(c, ByTable, Claim{n.KnownFrom, c.Sense, sameMate(m.tree, c.Score, n.Ply, n.KnownFrom)})
	case m.words.Reason(n.Reason).Group == tree.GroupTable:
		return nil, ByRule, true
	}
	best, ok := m.tree.Best(c.ID)
	if !ok {
		best = tree.None
	}
	children := m.tree.ChildNodes(c.ID)
	switch {
	case slices.ContainsFunc(children, func(n tree.Node) bool { return n.Type.Stage() && !n.Type.Test() }):
		return m.stage(c, best, children)
	case c.Sense == AtLeast:
		return m.one(c, n, counting(children, best))
	}
	return m.all(c, n, best, children)
}

// only shows a claim from one other.
func (m *maker) only(c Claim, by By, from Claim) ([]int, By, bool) {
	at, ok := m.prove(from)
	if !ok {
		return m.miss(c, OtherValue)
	}
	return []int{at}, by, true
}

// stage shows a claim from a stage of the position, the last that shows it.
func (m *maker) stage(c Claim, best tree.ID, children []tree.Node) ([]int, By, bool) {
	for _, child := range slices.Backward(children) {
		from := Claim{child.ID, c.Sense, c.Score}
		if child.Type.Stage() && (!child.Type.Test() || child.ID == best) && says(child, from) {
			if at, ok := m.prove(from); ok {
				return []int{at}, ByStage, true
			}
		}
	}
	return m.miss(c, NoStage)
}

// counting returns the children that may give a node its value: of the searches of a move the last one, of passes and
// tests the best child and those of its type.
func counting(children []tree.Node, best tree.ID) (list []tree.Node) {
	var kind tree.NodeType
	at := slices.IndexFunc(children, func(n tree.Node) bool { return n.ID == best })
	if at >= 0 {
		kind = children[at].Type
	}
	last := map[board.Move]bool{}
	for _, child := range slices.Backward(children) {
		counts := !child.Type.Test() && child.Move != board.Pass
		if counts || at >= 0 && child.ID == best || at >= 0 && kind.Test() && child.Type == kind {
			if !last[child.Move] {
				last[child.Move] = true
				list = append(list, child)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b tree.Node) int { return cmp.Compare(a.Count, b.Count) })
	return list
}

// one shows that a value is at least so much: from the move with the smallest tree that does, or from the static value.
func (m *maker) one(c Claim, n tree.Node, children []tree.Node) ([]int, By, bool) {
	leaf := m.leaf(n, children)
	mayStop := leaf || m.words.Reason(n.Reason).Group == tree.GroupCut
	if mayStop && stands(n, c) {
		if _, better := m.tree.Best(c.ID); !better || leaf {
			return nil, ByStatic, true
		}
	}
	for _, child := range children {
		if from := c.After(child.ID); says(child, from) {
			if at, ok := m.prove(from); ok {
				return []int{at}, ByMove, true
			}
		}
	}
	switch {
	case n.Truncated:
		return m.miss(c, NotKept)
	case leaf:
		return nil, ByRule, true
	}
	return m.miss(c, NoMove)
}

// all shows that a value is at most so much: from every move that was looked at.
func (m *maker) all(c Claim, n tree.Node, best tree.ID, children []tree.Node) ([]int, By, bool) {
	moves := counting(children, best)
	switch group := m.words.Reason(n.Reason).Group; {
	case n.Truncated:
		return m.miss(c, NotKept)
	case group == tree.GroupCut || n.Reason == tree.ReasonStopped || group == tree.GroupStop && len(moves) > 0:
		return m.miss(c, WasCut)
	case len(moves) == 0 && m.leaf(n, moves):
		if stands(n, c) {
			return nil, ByStatic, true
		}
		return nil, ByRule, true
	}
	moves, why := m.alternatives(c, n, moves, children)
	if why != "" {
		return m.miss(c, why)
	}
	var list []int
	for _, child := range moves {
		at, ok := m.prove(c.After(child.ID))
		if !ok {
			return m.miss(c, BetterMove)
		}
		list = append(list, at)
	}
	if len(list) == 0 && len(m.tree.Skips(c.ID, nil)) == 0 {
		return m.miss(c, NoRule)
	}
	return list, ByMoves, true
}

// alternatives are all that has to be shown to be no better than a claim: the moves, and the test of stopping, where
// the static value is more and was tried. Why says that something else is better.
func (m *maker) alternatives(c Claim, n tree.Node, moves, children []tree.Node) (list []tree.Node, why Missing) {
	for _, skip := range m.tree.Skips(c.ID, nil) {
		if skip.Value != tree.NoValue && skip.Value > c.Score {
			return nil, BetterSkip
		}
	}
	if n.HasStatic && n.Static > c.Score && n.StaticBound != tree.Upper {
		tried := slices.IndexFunc(children, func(n tree.Node) bool { return n.Type.Test() && n.Move == board.Pass })
		switch {
		case tried >= 0 && !slices.ContainsFunc(moves, func(n tree.Node) bool { return n.ID == children[tried].ID }):
			moves = append(moves, children[tried])
		case tried < 0 && n.Type == tree.TypeQuiescence && !m.inCheck(n):
			return nil, BetterStop
		}
	}
	if n.Type == tree.TypeFullWidth && m.lacksMove(n, children) {
		return nil, MissingMove
	}
	return moves, ""
}

// inCheck reports whether the side to move at a node is in check.
func (m *maker) inCheck(n tree.Node) bool {
	p, err := m.tree.Position(n.ID)
	return err == nil && p.InCheck()
}

// lacksMove reports whether a node where every legal move counts has one that nothing is said of.
func (m *maker) lacksMove(n tree.Node, children []tree.Node) bool {
	p, err := m.tree.Position(n.ID)
	if err != nil {
		return true
	}
	said := map[board.Move]bool{}
	for _, child := range children {
		said[child.Move] = true
	}
	for _, skip := range m.tree.Skips(n.ID, nil) {
		said[skip.Move] = true
	}
	var legal board.MoveList
	p.Legal(&legal)
	return slices.ContainsFunc(legal.All(), func(move board.Move) bool { return !said[move] })
}

// stands reports whether the static value of a node shows a claim.
func stands(n tree.Node, c Claim) bool {
	return n.HasStatic && shows(n.Static, n.StaticBound, c)
}

// leaf reports whether a node could be closed by its static value, or was by a rule about the node alone, or nothing
// was looked at there: elsewhere a static value may have been used for something else.
func (m *maker) leaf(n tree.Node, moves []tree.Node) bool {
	switch n.Reason {
	case tree.ReasonStandPat, tree.ReasonStandPatCut, tree.ReasonPlyLimit:
		return true
	}
	switch m.words.Reason(n.Reason).Group {
	case tree.GroupLeaf:
		return true
	case tree.GroupSearched:
		return n.HasStatic && n.Static == n.Score && n.Type != tree.TypeFullWidth &&
			len(moves)+len(m.tree.Skips(n.ID, nil)) == 0
	}
	return false
}

// sameMate returns the score that a node has for what is so much at another ply: mates are counted from the root.
func sameMate(t *tree.Tree, score eval.Score, ply int, known tree.ID) eval.Score {
	deeper := eval.Score(t.Node(known).Ply - ply)
	switch n, mate := t.Header().Scale.MatePly(int32(score)); {
	case !mate:
		return score
	case n > 0:
		return score - deeper
	case n < 0:
		return score + deeper
	}
	return score
}

// cut returns what of the list a claim needs, the claim first.
func (m *maker) cut(at int) *Proof {
	place := map[int]int{at: 0}
	p, queue := &Proof{}, []int{at}
	for i := 0; i < len(queue); i++ {
		n := m.nodes[queue[i]]
		children := make([]int, len(n.Children))
		for j, child := range n.Children {
			if _, seen := place[child]; !seen {
				place[child] = len(queue)
				queue = append(queue, child)
			}
			children[j] = place[child]
		}
		n.Children = children
		p.Nodes = append(p.Nodes, n)
	}
	return p
}
