package session

import (
	"context"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// Unrepeatable says in a sentence why what is only counted in the tree can't be searched again; empty where it can.
func (s *Search) Unrepeatable() string {
	switch {
	case s.Running():
		return "The search is still at work."
	case s.Traced():
		return "The tree came from elsewhere, without the programme that would search it again."
	case !s.tree.InOrder():
		return "The tree grew in no fixed order, so the search can't be followed to the node."
	case s.tree.InFile():
		return "The tree is too large for the memory that searches may take, and stays in its file."
	}
	return ""
}

// Again makes a search that has ended again, whose programme goes the same way, and returns a tree that has what lies
// below a node, for [tree.Tree.Graft]. It takes as long as the search took. The error is that of the programme or the
// context.
func (s *Search) Again(ctx context.Context, id tree.ID) (*tree.Tree, error) {
	result, err := s.Wait()
	if err != nil {
		return nil, err
	}
	task := search.Task{Position: s.Position, History: s.game.History(), Values: s.Values, Limits: s.Limits,
		Recorder: tree.NewRecorderBelow(s.tree, id, 0)}
	if task.Limits.Time = 0; result.Stopped {
		task.Limits.Nodes = result.Counts.Nodes
	}
	_, err = s.Programme.Search(ctx, task)
	if err == nil {
		err = context.Cause(ctx)
	}
	return task.Recorder.Tree(), err
}
