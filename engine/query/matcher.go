package query

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// Matcher asks a query of the nodes of one tree. It belongs to one goroutine; another one makes its own. It is quick
// where nodes come in the order of the search.
type Matcher struct {
	query *Query
	tree  *tree.Tree
	scale tree.Scale
	keys  keys
	line  map[tree.ID]bool // of best play from the root, when the matcher was made

	way      []step  // to the parent of the node that was asked last, from the root
	depths   []uint8 // by node, those that the tree had when they were first asked for
	skips    []tree.Skip
	skipsOf  tree.ID
	models   map[tree.ID]*model         // nodes that others are compared with
	position map[string]*board.Position // what nodes and FENs of the query stand for, nil for none
}

// keys are the words of the codes.
type keys struct {
	kinds   [tree.NodeTypes]tree.Key
	classes [256]tree.Key
	reasons [256]tree.Key
	groups  [256]string
	places  [256]tree.Key
}

// On makes the query ready for a tree.
func (q *Query) On(t *tree.Tree) *Matcher {
	h := t.Header()
	m := &Matcher{query: q, tree: t, scale: h.Scale, line: map[tree.ID]bool{tree.Root: true}, skipsOf: tree.None,
		position: map[string]*board.Position{}, models: map[tree.ID]*model{}}
	v := &h.Vocabulary
	for code := range m.keys.kinds {
		m.keys.kinds[code] = v.TypeOf(code).Key
	}
	for code := range 256 {
		r := v.Reason(tree.Reason(code))
		m.keys.reasons[code], m.keys.groups[code] = r.Key, string(r.Group)
		m.keys.classes[code], m.keys.places[code] = v.Class(tree.MoveClass(code)).Key, v.Place(tree.Place(code)).Key
	}
	if !t.Empty() {
		for _, id := range t.Line(tree.Root) {
			m.line[id] = true
		}
	}
	return m
}

// Match reports whether the query holds for a node of the tree.
func (m *Matcher) Match(n tree.Node) bool {
	return m.query.cond.test == nil || m.query.cond.test(m, &n)
}

// Number returns a field of a node that is a number, in its unit; ok is false where the node has none.
func (m *Matcher) Number(field string, n tree.Node) (x float64, ok bool) {
	if f := fieldOf(field); f != nil && f.number != nil {
		return f.number(m, &n)
	}
	return 0, false
}

// Word returns a field of a node that is a word, as its key; "" where the node has none.
func (m *Matcher) Word(field string, n tree.Node) string {
	if f := fieldOf(field); f != nil && f.key != nil {
		return f.key(m, &n)
	}
	return ""
}

// step is a node on the way to another one.
type step struct {
	id       tree.ID
	position board.Position
	legal    bool // the position is known
	stage    int  // the number of the innermost stage
	staged   bool
	moves    []tree.ID // children that are moves, nil if not asked yet
}

// to returns the last step of the way to a node, which holds until the next call.
func (m *Matcher) to(id tree.ID) *step {
	if last := len(m.way); last > 0 && m.way[last-1].id == id {
		return &m.way[last-1]
	}
	var below []tree.ID
	for at := id; !m.goUp(at); at = m.tree.Node(at).Parent {
		if at == tree.Root {
			m.way = append(m.way[:0], step{id: tree.Root, position: m.tree.Header().Position, legal: true})
			break
		}
		below = append(below, at)
	}
	for _, at := range slices.Backward(below) {
		m.way = append(m.way, m.way[len(m.way)-1].below(m.tree.Node(at)))
	}
	return &m.way[len(m.way)-1]
}

// goUp shortens the way to a node, if that is on it. IDs grow along it.
func (m *Matcher) goUp(id tree.ID) bool {
	last := len(m.way)
	for last > 0 && m.way[last-1].id > id {
		last--
	}
	if last == 0 || m.way[last-1].id != id {
		return false
	}
	m.way = m.way[:last]
	return true
}

// below is the step to a child. What a damaged record says may not be legal, and a king may be taken in the search.
func (s *step) below(n tree.Node) step {
	next := step{id: n.ID, position: s.position, legal: s.legal, stage: s.stage, staged: s.staged}
	switch {
	case n.Type.Stage():
		next.stage, next.staged = n.Number, true
	case !s.legal || n.Move == board.NoMove:
	case n.Move == board.Pass:
		s.position.MakePass(&next.position)
	case !s.position.IsLegal(n.Move):
		next.legal = false
	default:
		s.position.Make(n.Move, &next.position)
	}
	return next
}

// before returns the position in which the move to a node is played, nil where there is no move or none that is legal.
func (m *Matcher) before(n *tree.Node) *board.Position {
	if n.Move == board.NoMove || n.Move == board.Pass || n.ID == tree.Root {
		return nil
	}
	if s := m.to(n.Parent); s.legal && s.position.IsLegal(n.Move) {
		return &s.position
	}
	return nil
}

// stage is the number of the innermost stage that a node lies in, or is.
func (m *Matcher) stage(n *tree.Node) (int, bool) {
	if n.Type.Stage() {
		return n.Number, true
	}
	if n.ID == tree.Root {
		return 0, false
	}
	s := m.to(n.Parent)
	return s.stage, s.staged
}

// tried reports whether a node is one of a move: no stage, no test and no pass.
func tried(n *tree.Node) bool {
	return n.Move != board.NoMove && n.Move != board.Pass && !n.Type.Test()
}

// order counts the moves of the parent up to a node.
func (m *Matcher) order(n *tree.Node) (float64, bool) {
	if !tried(n) || n.ID == tree.Root {
		return 0, false
	}
	s := m.to(n.Parent)
	at, ok := slices.BinarySearch(s.moves, n.ID)
	if !ok { // not asked yet, or the tree has grown
		s.moves = slices.DeleteFunc(m.tree.Children(n.Parent, s.moves[:0]), func(id tree.ID) bool {
			c := m.tree.Node(id)
			return !tried(&c)
		})
		at, ok = slices.BinarySearch(s.moves, n.ID)
	}
	return float64(at + 1), ok
}

// depth is how far the tree goes on below a node.
func (m *Matcher) depth(n *tree.Node) (float64, bool) {
	if m.depths == nil {
		m.depths = depths(m.tree)
	}
	if int(n.ID) >= len(m.depths) {
		return 0, false
	}
	return float64(m.depths[n.ID]), true
}

// depths returns how far the tree goes on below each of its nodes. Children have larger numbers than their parents.
func depths(t *tree.Tree) []uint8 {
	list := make([]uint8, t.Len())
	for id := tree.ID(len(list)); id > 1; id-- {
		n, below := t.Node(id-1), list[id-1]
		if !n.Type.Stage() && below < 255 {
			below++
		}
		list[n.Parent] = max(list[n.Parent], below)
	}
	return list
}

// skipsAt returns the moves that were left out at a node; they hold until the next call.
func (m *Matcher) skipsAt(n *tree.Node) []tree.Skip {
	if m.skipsOf != n.ID || n.ID == tree.Root {
		m.skips, m.skipsOf = m.tree.Skips(n.ID, m.skips[:0]), n.ID
	}
	return m.skips
}

// check reports whether the move gives check. It is made for that: a side that passed may stand in check before.
func (m *Matcher) check(n *tree.Node) bool {
	if m.before(n) == nil {
		return false
	}
	after, _ := m.at(n)
	return after.InCheck()
}

// at returns the position at a node; ok is false where it is not known.
func (m *Matcher) at(n *tree.Node) (p board.Position, ok bool) {
	if n.ID == tree.Root {
		return m.tree.Header().Position, true
	}
	above := m.to(n.Parent)
	s := above.below(*n)
	return s.position, s.legal
}
