package botvinnik

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// nodeState is what the search knew at a recorded node, found again from the path to it.
type nodeState struct {
	tree *tree.Tree
	node tree.Node
	game *game // with the positions of the path in its plies, and the horizon of the stage
	ply  int
	left remaining
}

// find replays the path to a node.
func (p Programme) find(t *tree.Tree, id tree.ID) (nodeState, error) {
	header := t.Header()
	values, err := search.Resolve(p, header.Options)
	if err != nil {
		return nodeState{}, fmt.Errorf("botvinnik: node %d: %w", id, err)
	}
	s := nodeState{tree: t, node: t.Node(tree.Root)}
	s.game = setUp(header.Position, values, min(t.Node(id).Ply, maxPly))
	s.left = plies(s.game.maxLength)
	for _, step := range t.Path(id)[1:] {
		s.follow(t.Node(step))
	}
	return s, nil
}

// here returns the ply of the node.
func (s *nodeState) here() *ply { return &s.game.plies[s.ply] }

// follow goes one node further: a stage sets the horizon or the length, a move takes time unless it
// answers a check.
func (s *nodeState) follow(n tree.Node) {
	switch n.Type {
	case tree.TypeIteration:
		s.game.horizon = n.Number
	case tree.TypeRound:
		s.left = plies(n.Number)
	case typeFunctions, typeFirstChoice:
		s.game.horizon = n.Number
		s.left = plies(s.game.lengthOfCheck())
	default:
		if s.examinedAgain(n) {
			s.left = plies(s.lengthFound())
		}
		s.move(n)
	}
	s.node = n
}

// move makes the move of a node.
func (s *nodeState) move(n tree.Node) {
	here := s.here()
	s.ply = min(s.ply+1, maxPly)
	next := s.here()
	if n.Move == board.Pass {
		here.position.MakePass(&next.position)
		next.check, s.left = false, afterTrial(s.left)
		return
	}
	here.position.Make(n.Move, &next.position)
	next.check = next.position.InCheck()
	s.left = max(s.game.after(here, s.left, next.check), 0)
}

// examinedAgain reports whether a node below a game of changing functions has the move of an older
// neighbour: then it is the move that was found before, at its full length.
func (s *nodeState) examinedAgain(n tree.Node) bool {
	if s.node.Type != typeFunctions && s.node.Type != typeFirstChoice {
		return false
	}
	for _, older := range s.tree.ChildNodes(s.node.ID) {
		if older.ID == n.ID {
			break
		}
		if older.Move == n.Move {
			return true
		}
	}
	return false
}

// lengthFound returns the length of the best round of the iteration whose move stood before the
// stage.
func (s *nodeState) lengthFound() int {
	found, any := nothing, false
	for _, n := range s.tree.ChildNodes(s.node.Parent) {
		if n.ID == s.node.ID {
			break
		}
		best, ok := s.tree.Best(n.ID)
		if !ok || n.Type != tree.TypeIteration || n.Score <= -mate {
			continue
		}
		later := outcome{score: n.Score, length: s.tree.Node(best).Number}
		if !any || !found.stands(&later) {
			found = later
			_, any = s.tree.Best(best)
		}
	}
	return found.length
}

// descend goes on to the last stage below, where the moves are.
func (s *nodeState) descend() {
	for s.node.Type == tree.TypeRoot || s.node.Type == tree.TypeIteration {
		children := s.tree.ChildNodes(s.node.ID)
		if len(children) == 0 {
			return
		}
		s.follow(children[len(children)-1])
	}
}

// terms takes the value of stopping apart, and notes the threats as the search did; nil where the
// side can't stop.
func (s *nodeState) terms() *eval.Breakdown {
	if s.here().check && s.ply < maxPly || s.node.Reason.Final() {
		return nil
	}
	b := eval.NewBreakdown(&terms)
	s.game.standPat(s.here(), s.left, s.node.Alpha, s.node.Beta, b)
	s.here().cornered = s.game.cornered(s.here(), s.left)
	s.game.listThreats(s.here())
	s.noteTrial()
	return b
}

// noteTrial adds the threat that a trial of stopping has found.
func (s *nodeState) noteTrial() {
	here := s.here()
	for _, trial := range s.tree.ChildNodes(s.node.ID) {
		best, ok := s.tree.Best(trial.ID)
		if trial.Type != typeTrial || !ok || trial.ForParent() >= s.node.Beta {
			continue
		}
		var passed board.Position
		here.position.MakePass(&passed)
		here.threats = append(here.threats, threatOf(&passed, s.tree.Node(best).Move, trial.Score+s.node.Static))
	}
}
