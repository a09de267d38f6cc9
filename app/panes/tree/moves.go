package tree

import (
	"slices"
	"sync"

	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/treeview"
)

// moves has one row for each move at every open node: first those with nodes, in the order in which the search met
// them first, all nodes of a move (its tests, those of every stage, those of a second search) folded into its row;
// then, once it is worked out, the legal moves that have none. A row keeps its place as long as the source lives: a
// node that comes later for a move that is there joins its row.
//
// A row is folded when it is first looked at, and costs its children then; while the search runs a look at each of its
// nodes tells whether there are more, and after it nothing.
type moves struct {
	*source
	explainer search.Explainer // nil where the programme is none
	wanted    func()           // called when the moves without a node of some row are missing, once until the next work
	asked     bool

	// still is held by who changes rows, and by who reads them beside the window's goroutine, on which alone they change.
	still sync.RWMutex
	rows  []moveRow // by their IDs; the first is the root
}

// moveRow is a move at a node, with all its nodes.
type moveRow struct {
	parent treeview.ID
	move   board.Move
	nodes  []tree.ID // in the order of the search
	absent *search.Absent

	kids   []treeview.ID
	open   []folding // nodes whose children may not all be among the kids, and stages below them
	folded int       // how many of the nodes are in open, or were
	told   bool      // the moves without a node are among the kids
}

// folding is a node whose children are being folded into kids.
type folding struct {
	id    tree.ID
	taken int    // children that have been
	count uint32 // of the nodes below it at that time, once it was closed
}

// newMoves returns the moves of a tree.
func newMoves(s *source, programme search.Programme, wanted func()) *moves {
	explainer, _ := programme.(search.Explainer)
	return &moves{source: s, explainer: explainer, wanted: wanted, rows: []moveRow{{nodes: []tree.ID{tree.Root}}}}
}

func (m *moves) Root() treeview.ID { return 0 }

func (m *moves) ChildCount(row treeview.ID) int {
	m.still.Lock()
	defer m.still.Unlock()
	m.fold(row)
	return len(m.rows[row].kids)
}

// HasChildren costs a look at the first node that has some.
func (m *moves) HasChildren(row treeview.ID) bool {
	r := &m.rows[row]
	return len(r.kids) > 0 || slices.ContainsFunc(r.nodes, m.Tree.HasChildren)
}

func (m *moves) Children(row treeview.ID, dst []treeview.ID) []treeview.ID {
	m.still.Lock()
	defer m.still.Unlock()
	m.fold(row)
	return m.Told(row, dst)
}

// Told appends the children that are known of a row.
func (m *moves) Told(row treeview.ID, dst []treeview.ID) []treeview.ID {
	return append(dst, m.rows[row].kids...)
}

// Read lets the rows stand still meanwhile.
func (m *moves) Read(stretch func()) {
	m.still.RLock()
	defer m.still.RUnlock()
	stretch()
}

func (m *moves) Parent(row treeview.ID) (treeview.ID, bool) { return m.rows[row].parent, row != 0 }

// fold takes the children of a row's nodes into its kids, those that it has not yet.
func (m *moves) fold(row treeview.ID) {
	r := &m.rows[row]
	for _, id := range r.nodes[r.folded:] {
		r.open = append(r.open, folding{id: id})
	}
	r.folded = len(r.nodes)
	for i := 0; i < len(m.rows[row].open); i++ { // which grows by stages
		m.foldNode(row, i)
	}
	r = &m.rows[row]
	r.open = slices.DeleteFunc(r.open, func(f folding) bool { return f.taken < 0 })
}

// foldNode takes the new children of one of a row's nodes.
func (m *moves) foldNode(row treeview.ID, at int) {
	f := m.rows[row].open[at]
	n, ended := m.Tree.Node(f.id), m.Tree.Node(tree.Root).Closed
	if n.Closed && f.count == n.Count && !ended {
		return // a closed node may get children only where a programme grows its tree in no fixed order
	}
	children := m.Tree.Children(f.id, nil)
	for _, id := range children[min(f.taken, len(children)):] {
		if n := m.Tree.Node(id); n.Type.Stage() {
			m.rows[row].open = append(m.rows[row].open, folding{id: id})
		} else {
			kid := m.kid(row, n.Move)
			m.rows[kid].nodes = append(m.rows[kid].nodes, id)
		}
	}
	f.taken = len(children)
	if n.Closed {
		f.count = n.Count
	}
	if ended {
		f.taken = -1 // there will be no more
	}
	m.rows[row].open[at] = f
}

// kid returns the row of a move below a row, a new one if need be.
func (m *moves) kid(row treeview.ID, move board.Move) treeview.ID {
	for _, kid := range m.rows[row].kids {
		if m.rows[kid].move == move {
			return kid
		}
	}
	kid := treeview.ID(len(m.rows))
	m.rows = append(m.rows, moveRow{parent: row, move: move})
	m.rows[row].kids = append(m.rows[row].kids, kid)
	return kid
}

func (m *moves) rowOf(id tree.ID) treeview.ID {
	m.still.Lock()
	defer m.still.Unlock()
	row := treeview.ID(0)
	for _, step := range m.Tree.Path(id) {
		if n := m.Tree.Node(step); n.ID != tree.Root && !n.Type.Stage() {
			m.fold(row)
			row = m.kid(row, n.Move)
		}
	}
	return row
}

// nodeOf returns the node that says most of a move: that of the stage which gave the move before it its value, if the
// move has one there; else the youngest that is finished and no test, else the youngest finished test, else the
// youngest.
func (m *moves) nodeOf(row treeview.ID) (tree.ID, bool) {
	r := &m.rows[row]
	if row == 0 {
		return tree.Root, true
	}
	deciding := m.deciding(r.parent)
	best, rank := tree.None, -1
	for _, id := range r.nodes {
		n := m.Tree.Node(id)
		if worth := m.worth(n, deciding); worth >= rank {
			best, rank = id, worth
		}
	}
	return best, rank >= 0
}

// worth ranks the nodes of one move by what they say of it.
func (m *moves) worth(n tree.Node, deciding tree.ID) (rank int) {
	if n.Parent == deciding {
		rank = 1
	}
	if n.Closed {
		rank += 2
	}
	if !n.Type.Test() {
		rank += 4
	}
	return rank
}

// deciding is where the children are that gave the moves of a row their values: the node that says most of it, or the
// stage below it that gave it its value.
func (m *moves) deciding(row treeview.ID) tree.ID {
	id, _ := m.nodeOf(row)
	for {
		best, ok := m.Tree.Best(id)
		if !ok || !m.Tree.Node(best).Type.Stage() {
			return id
		}
		id = best
	}
}

func (m *moves) any(row treeview.ID, passes func(tree.ID) bool) bool {
	return slices.ContainsFunc(m.rows[row].nodes, passes)
}

// missing lists those of some rows of which the moves without a node are not known yet.
func (m *moves) missing(shown []treeview.ID) (list []treeview.ID) {
	for _, row := range shown {
		if row != treeview.NoID && row != 0 {
			row = m.rows[row].parent
		}
		if row != treeview.NoID && m.untold(row) && !slices.Contains(list, row) {
			list = append(list, row)
		}
	}
	return list
}

// untold reports whether the moves without a node of a finished row are to be worked out.
func (m *moves) untold(row treeview.ID) bool {
	if m.explainer == nil || m.rows[row].told {
		return false
	}
	id, ok := m.nodeOf(row)
	return ok && m.Tree.Node(id).Closed
}

// explained are the moves without a node at some rows.
type explained map[treeview.ID][]search.Absent

// explain works out the moves without a node at the nodes of some rows, as long as the job is wanted.
func explain(job *work.Job, by search.Explainer, t *tree.Tree, nodes map[treeview.ID]tree.ID) explained {
	found := explained{}
	for row, id := range nodes {
		e, _ := by.Explain(t, id) // of what can't be explained nothing is said
		found[row] = e.Absent
		if !job.At(len(found), len(nodes)) {
			break
		}
	}
	return found
}

// tell adds the moves without a node to the kids of rows, and to a kid that was only tested by which rule.
func (m *moves) tell(found explained) {
	m.still.Lock()
	defer m.still.Unlock()
	for row, absent := range found {
		m.fold(row)
		for i := range absent {
			kid := m.kid(row, absent[i].Move)
			m.rows[kid].absent = &absent[i]
		}
		m.rows[row].told = true
	}
}
