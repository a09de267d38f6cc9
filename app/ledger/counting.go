package ledger

import (
	"math"
	"slices"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// counting is a ledger that is being worked out.
type counting struct {
	Ledger
	tree      *tree.Tree
	explainer search.Explainer
	at        func(done, total int) bool
	stages    []tree.ID // by node: the stage in which it lies
	inside    []uint32  // by node: the rows in whose own searches it lies, a bit each
	sizes     map[level]size
	every     uint32  // one node in so many is explained
	sampled   []moves // by row
	skips     []tree.Skip

	byReason [tree.Reasons]int // index of the row, -1 for none
	byRepeat [tree.Reasons]int // of stages
	byType   [256]int
	byPlace  [tree.Places]int
}

// level is a distance from the root in one stage, for nodes of one type or, with anyType, of all.
type level struct {
	stage tree.ID
	ply   int
	kind  tree.NodeType
}

const anyType = tree.NodeType(255)

// size adds up nodes that were searched at a level, with all below them.
type size struct{ nodes, sum int64 }

// moves are what a technique left out at the nodes that were explained.
type moves struct {
	here    int     // at the node under way
	sum     int     // at all
	squares float64 // of what they were at each
	saved   int64
}

// mean is how many nodes one of them took on the average.
func (c *counting) mean(l level) int64 {
	s := c.sizes[l]
	if s.nodes == 0 {
		return 0
	}
	return (s.sum + s.nodes/2) / s.nodes
}

// index makes tables of the row that a reason, a type or a place belongs to.
func (c *counting) index() {
	for _, list := range [][]int{c.byReason[:], c.byRepeat[:], c.byType[:], c.byPlace[:]} {
		for i := range list {
			list[i] = -1
		}
	}
	for i, r := range c.Rows {
		for _, reason := range r.Technique.Reasons {
			c.byReason[reason] = i
		}
		for _, reason := range r.Technique.Repeats {
			c.byRepeat[reason] = i
		}
		for _, kind := range r.Technique.Types {
			c.byType[kind] = i
		}
		for _, place := range r.Technique.Places {
			c.byPlace[place] = i
		}
	}
}

// measure counts the nodes, and how many those take on the average that were searched.
func (c *counting) measure(root tree.ID) {
	c.tree.Walk(root, func(n tree.Node) bool {
		c.Nodes++
		switch {
		case n.Type.Stage():
			c.stages[n.ID] = n.ID
		case n.ID == root:
			c.stages[n.ID] = c.stageAbove(root)
		default:
			c.stages[n.ID] = c.stages[n.Parent]
		}
		if n.Move == board.NoMove || n.Type.Test() || !n.Closed {
			return true
		}
		c.add(level{c.stages[n.ID], n.Ply, anyType}, n)
		if c.searched(n.ID) {
			c.add(level{c.stages[n.ID], n.Ply, n.Type}, n)
		}
		return true
	})
	c.sampled = make([]moves, len(c.Rows))
}

func (c *counting) add(l level, n tree.Node) {
	s := c.sizes[l]
	c.sizes[l] = size{s.nodes + 1, s.sum + int64(n.Count)}
}

// stageAbove returns the stage in which a node lies.
func (c *counting) stageAbove(id tree.ID) tree.ID {
	stage := tree.Root
	for _, above := range c.tree.Path(id) {
		if c.tree.Node(above).Type.Stage() {
			stage = above
		}
	}
	return stage
}

// searched reports whether a move of a node was searched: not only passes, tests and stages.
func (c *counting) searched(id tree.ID) bool {
	for _, child := range c.tree.Children(id, nil) {
		n := c.tree.Node(child)
		if n.Move != board.NoMove && n.Move != board.Pass && !n.Type.Test() {
			return true
		}
	}
	return false
}

// count fills the rows.
func (c *counting) count(root tree.ID) (err error) {
	done := 0
	c.tree.Walk(root, func(n tree.Node) bool {
		taken := hash(n.ID)%c.every == 0
		if done%4096 == 0 || taken {
			if !c.at(done, c.Nodes) {
				err = errGivenUp
				return false
			}
		}
		c.own(n, root)
		c.closed(n)
		c.skipped(n)
		if taken {
			c.explain(n)
		}
		done++
		return true
	})
	return err
}

// own counts the nodes of a technique's own searches, those in another one of its own once.
func (c *counting) own(n tree.Node, root tree.ID) {
	if n.ID != root {
		c.inside[n.ID] = c.inside[n.Parent]
	}
	row := c.byType[n.Type]
	if repeated := c.byRepeat[n.Reason]; n.Type.Stage() && n.Closed && repeated >= 0 {
		row = repeated
	}
	if row >= 0 && c.inside[n.ID]&(1<<row) == 0 {
		c.inside[n.ID] |= 1 << row
		c.Rows[row].Spent += int64(n.Count)
	}
}

// closed counts a node for the technique that closed it, and for the one that had the move early by
// which it was cut.
func (c *counting) closed(n tree.Node) {
	if n.Type.Stage() || !n.Closed {
		return
	}
	if row := c.byReason[n.Reason]; row >= 0 {
		c.Rows[row].Closed++
		if n.Best {
			c.Rows[row].Changed++
		}
		if !c.searched(n.ID) {
			c.Rows[row].Saved += max(c.mean(level{c.stages[n.ID], n.Ply, n.Type})-int64(n.Count), 0)
		}
	}
	if n.Reason != tree.ReasonCut {
		return
	}
	if best, ok := c.tree.Best(n.ID); ok {
		if row := c.byPlace[c.tree.Node(best).Place]; row >= 0 {
			c.Rows[row].Refuted++
		}
	}
}

// skipped counts the moves that rules left out at a node when they had their turn.
func (c *counting) skipped(n tree.Node) {
	c.skips = c.tree.Skips(n.ID, c.skips[:0])
	if len(c.skips) == 0 {
		return
	}
	mean := c.mean(level{c.stages[n.ID], n.Ply + 1, anyType})
	for _, skip := range c.skips {
		if row := c.byReason[skip.Reason]; row >= 0 {
			c.Rows[row].Moves++
			if !c.Rows[row].Technique.NoNodes {
				c.Rows[row].Saved += mean
			}
		}
	}
}

// explain counts the other moves that a node left out.
func (c *counting) explain(n tree.Node) {
	c.Explained++
	if c.explainer == nil || n.Type.Stage() || n.Type.Test() || !n.Closed || n.Reason.Final() {
		return
	}
	e, err := c.explainer.Explain(c.tree, n.ID)
	if err != nil {
		return
	}
	before := c.byReason[n.Reason] >= 0 && !c.searched(n.ID) // the node as a whole is counted already
	mean := c.mean(level{c.stages[n.ID], n.Ply + 1, anyType})
	for _, absent := range e.Absent {
		reason := absent.Reason
		if reason == tree.ReasonAfterCut {
			reason = n.Reason // which is what cut
		}
		row := c.byReason[reason]
		if row < 0 || slices.ContainsFunc(c.skips, func(s tree.Skip) bool { return s.Move == absent.Move }) {
			continue
		}
		c.sampled[row].here++
		if !before && !c.Rows[row].Technique.NoNodes {
			c.sampled[row].saved += mean
		}
	}
	for row := range c.sampled {
		m := &c.sampled[row]
		m.sum, m.squares, m.here = m.sum+m.here, m.squares+float64(m.here)*float64(m.here), 0
	}
}

// scale adds what the explained nodes left out, as many times as there are nodes for each of them, and works out by
// how much that may err: twice the standard error of a sample without repetition.
func (c *counting) scale() {
	all, taken := float64(c.Nodes), float64(max(c.Explained, 1))
	for i, m := range c.sampled {
		row, mean := &c.Rows[i], float64(m.sum)/taken
		row.Moves += int(math.Round(mean * all))
		if row.Saved += int64(float64(m.saved) * all / taken); row.Grows {
			row.Saved = 0
		}
		variance := max(m.squares/taken-mean*mean, 0)
		row.Error = int(math.Round(2 * all * math.Sqrt(variance/taken*(1-taken/all))))
	}
}

// hash mixes the number of a node.
func hash(id tree.ID) uint32 {
	h := uint32(id)
	h = (h ^ h>>16) * 0x7FEB352D
	h = (h ^ h>>15) * 0x846CA68B
	return h ^ h>>16
}
