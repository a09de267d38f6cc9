// Package check reads a proof of a value beside its record, and says whether it holds. It knows nothing of how proofs
// are made: it reads the record by its rules (package tree), plays the moves by those of chess, and believes nothing of
// a proof but where to look. Static values, and what a programme's rule says of a node or a move, are the record's.
package check

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/proof"
	"drevo/engine/tree"
)

// Check returns why a proof does not show a claim; nil says that it does.
func Check(t *tree.Tree, claim proof.Claim, p *proof.Proof) error {
	c := &checker{t, t.Header().Vocabulary, p.Nodes, make([]uint8, len(p.Nodes))}
	if len(p.Nodes) == 0 || p.Nodes[0].Claim != claim {
		return errors.New("the proof is of something else")
	}
	return c.follows(0)
}

type checker struct {
	tree  *tree.Tree
	words tree.Vocabulary
	nodes []proof.Node
	state []uint8 // of a claim: 0 not looked at, 1 being shown, 2 shown
}

// follows checks a claim of the proof and all from which it follows, each once.
func (c *checker) follows(i int) error {
	switch {
	case i < 0 || i >= len(c.nodes) || c.state[i] == 1:
		return errors.New("a claim is missing, or shows itself")
	case c.state[i] == 2:
		return nil
	}
	c.state[i] = 1
	n, below := c.tree.Node(c.nodes[i].ID), []proof.Node{}
	for _, child := range c.nodes[i].Children {
		if err := c.follows(child); err != nil {
			return err
		}
		below = append(below, c.nodes[child])
	}
	c.state[i] = 2
	p, err := c.position(n.ID)
	if err = cmp.Or(err, c.holds(c.nodes[i].Claim, n, &p, below)); err != nil {
		err = fmt.Errorf("node %d: %w", n.ID, err)
	}
	return err
}

// position plays the moves from the root to a node, which must be legal: but the king may be taken after a pass.
func (c *checker) position(id tree.ID) (board.Position, error) {
	p := c.tree.Header().Position
	for _, step := range c.tree.Path(id) {
		switch move, before := c.tree.Node(step).Move, p; {
		case move == board.NoMove:
		case move == board.Pass:
			before.MakePass(&p)
		case !p.IsLegal(move) && p.At(move.To()).Type() != board.King:
			return p, fmt.Errorf("%v is no legal move", move)
		default:
			before.Make(move, &p)
		}
	}
	return p, nil
}

// holds checks one claim against the record, with what it is said to follow from.
func (c *checker) holds(is proof.Claim, n tree.Node, p *board.Position, below []proof.Node) error {
	least, group := is.Sense == proof.AtLeast, c.words.Reason(n.Reason).Group
	leaf := group == tree.GroupLeaf || n.Reason == tree.ReasonStandPat || n.Reason == tree.ReasonStandPatCut ||
		n.Reason == tree.ReasonPlyLimit // which may end a line by itself
	needs, improved := c.needs(n)
	leaf = leaf || group == tree.GroupSearched && n.HasStatic && n.Static == n.Score && n.Type != tree.TypeFullWidth &&
		len(needs)+len(c.tree.Skips(n.ID, nil)) == 0 // nothing was looked at
	static := n.HasStatic && n.Static >= is.Score && n.StaticBound != tree.Upper
	for _, b := range below {
		at, turned := c.tree.Node(b.ID), proof.Claim{ID: b.ID, Sense: 1 - is.Sense, Score: -is.Score}
		if at.Type.Stage() {
			turned.Sense, turned.Score = is.Sense, is.Score
		}
		if !n.HasKnown && (at.Parent != n.ID || b.Claim != turned) {
			return fmt.Errorf("node %d does not bear on it", b.ID)
		}
	}
	one, none := len(below) == 1, len(below) == 0
	switch {
	case !says(n, is.Sense, is.Score):
		return errors.New("the record has another value")
	case n.HasKnown:
		return c.known(is, n, p, below)
	case n.Reason.Final() && !(none && c.over(n, p)):
		return errors.New("the game is not over")
	case n.Reason.Final(), none && group == tree.GroupTable, one && c.tree.Node(below[0].ID).Type.Stage(),
		least && one && needs[below[0].ID], none && leaf && len(needs) == 0,
		least && none && static && (leaf || group == tree.GroupCut && !improved):
		return nil
	case least && none && leaf && !slices.ContainsFunc(c.tree.ChildNodes(n.ID), func(child tree.Node) bool {
		return needs[child.ID] && says(child, proof.AtMost, -is.Score)
	}):
		return nil
	case least:
		return errors.New("nothing shows that it is so much")
	}
	return c.nothingBetter(is, n, p, below, needs, group)
}

// says reports whether the record says of a node that it has at least, or at most, a value.
func says(n tree.Node, sense proof.Sense, score eval.Score) bool {
	return n.Closed && (sense == proof.AtLeast && n.Score >= score && n.Bound != tree.Upper ||
		sense == proof.AtMost && n.Score <= score && n.Bound != tree.Lower)
}

// needs are the last searches of the moves, and what else can give a node its value: a best pass, the tests beside one.
func (c *checker) needs(n tree.Node) (map[tree.ID]bool, bool) {
	best, improved := c.tree.Best(n.ID)
	needs, last := map[tree.ID]bool{}, map[board.Move]tree.ID{}
	for _, child := range c.tree.ChildNodes(n.ID) {
		sameTest := improved && child.Type.Test() && child.Type == c.tree.Node(best).Type
		if improved && child.ID == best || sameTest || !child.Type.Test() && child.Move != board.Pass {
			delete(needs, last[child.Move])
			last[child.Move], needs[child.ID] = child.ID, true
		}
	}
	return needs, improved
}

// nothingBetter checks that no move, and no stop, brings more than is claimed.
func (c *checker) nothingBetter(is proof.Claim, n tree.Node, p *board.Position, below []proof.Node,
	needs map[tree.ID]bool, group tree.Group) error {
	if n.Truncated || group == tree.GroupStop || group == tree.GroupCut {
		return errors.New("moves had no turn, or were not kept")
	}
	stops, said := n.HasStatic && n.Static > is.Score && n.StaticBound != tree.Upper, map[board.Move]bool{}
	for _, child := range c.tree.ChildNodes(n.ID) {
		said[child.Move] = true
		if stops && child.Type.Test() && child.Move == board.Pass {
			needs[child.ID], stops = true, false // it was tried what to stop is worth
		}
	}
	skips := c.tree.Skips(n.ID, nil)
	for _, s := range skips {
		if said[s.Move] = true; s.Value != tree.NoValue && s.Value > is.Score {
			return fmt.Errorf("%v was left out and could bring more", s.Move)
		}
	}
	for _, b := range below {
		delete(needs, b.ID)
	}
	var legal board.MoveList
	p.Legal(&legal)
	unsaid := func(move board.Move) bool { return !said[move] }
	if len(needs) > 0 || len(below)+len(skips) == 0 || stops && n.Type == tree.TypeQuiescence && !p.InCheck() ||
		n.Type == tree.TypeFullWidth && slices.ContainsFunc(legal.All(), unsaid) {
		return errors.New("something is not shown to bring no more")
	}
	return nil
}

// over reports whether the game has ended as the record says.
func (c *checker) over(n tree.Node, p *board.Position) bool {
	switch n.Reason {
	case tree.ReasonFiftyMoves:
		return p.HalfmoveClock() >= 100
	case tree.ReasonInsufficient:
		return p.InsufficientMaterial()
	case tree.ReasonRepetition:
		return slices.ContainsFunc(c.tree.Path(n.Parent), func(id tree.ID) bool {
			before, _ := c.position(id)
			return before.Key() == p.Key()
		})
	}
	return !p.HasLegalMove() && p.InCheck() == (n.Reason == tree.ReasonCheckmate)
}

// known checks that a table had the value from the same position; mates are counted from the root.
func (c *checker) known(is proof.Claim, n tree.Node, p *board.Position, below []proof.Node) error {
	from := c.tree.Node(n.KnownFrom)
	at, err := c.position(from.ID)
	score := is.Score
	if to, mate := c.tree.Header().Scale.MatePly(int32(score)); mate {
		score += eval.Score((n.Ply - from.Ply) * cmp.Compare(to, 0))
	}
	if err != nil || at.Key() != p.Key() || len(below) != 1 ||
		below[0].Claim != (proof.Claim{ID: from.ID, Sense: is.Sense, Score: score}) {
		return errors.New("the table had it from elsewhere")
	}
	return nil
}
