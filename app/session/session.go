package session

import (
	"context"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// FirstPosition is shown at first start: Botvinnik - Capablanca, AVRO 1938, before
// 30.Ba3.
const FirstPosition = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// Session is what the user has in hand.
type Session struct {
	Line      *Line
	Programme search.Programme
	Values    search.Values
	Limits    search.Limits

	search *Search
	node   tree.ID // the selected node, or the last one on the way to the place
	inTree bool
}

// New returns a session at the given position.
func New(start board.Position, programme search.Programme, values search.Values) *Session {
	return &Session{Line: NewLine(start), Programme: programme, Values: values}
}

// SetLine puts another game in hand. A running search is stopped, and its tree
// no longer belongs to the session.
func (s *Session) SetLine(line *Line) {
	s.Stop()
	s.Line, s.search = line, nil
	s.locate()
}

// Think starts a search at the place; one that runs is stopped.
func (s *Session) Think(ctx context.Context) *Search {
	s.Stop()
	s.search = StartSearch(ctx, s.Line, Options{Programme: s.Programme, Values: s.Values, Limits: s.Limits})
	s.locate()
	return s.search
}

// Stop ends a running search, without waiting for it.
func (s *Session) Stop() {
	if s.search != nil {
		s.search.Stop()
	}
}

// Search is the search whose tree is shown; nil before the first one.
func (s *Session) Search() *Search { return s.search }

// Tree is the tree of the search, nil when there is none.
func (s *Session) Tree() *tree.Tree {
	if s.search == nil {
		return nil
	}
	return s.search.Tree()
}

// Node returns the node at the place. ok is false when the place is not in the
// tree; the node is then the last one on the way to it, or the root.
func (s *Session) Node() (id tree.ID, ok bool) { return s.node, s.inTree }

// Position is the position at the place.
func (s *Session) Position() board.Position { return s.Line.Position() }

// Select goes to a node of the tree.
func (s *Session) Select(id tree.ID) {
	t := s.Tree()
	if t.Empty() {
		return
	}
	cursor := 0
	for cursor < len(s.search.Moves) && cursor < len(s.Line.game) && s.Line.game[cursor] == s.search.Moves[cursor] {
		cursor++
	}
	branch := append([]board.Move(nil), s.search.Moves[cursor:]...)
	branch = append(branch, t.Moves(t.Path(id))...)
	s.Line.GoBranch(cursor, branch)
	s.node, s.inTree = id, true
}

// Play makes a legal move at the place. In the tree it goes to the move's node;
// where there is none, it reports that there is an answer to [Session.WhyNot].
func (s *Session) Play(move board.Move) (asked bool) {
	wasInTree := s.inTree
	if s.inTree && !s.Tree().Empty() {
		s.Line.Explore(move)
	} else {
		s.Line.Play(move)
	}
	s.locate()
	_, asked = s.WhyNot()
	return wasInTree && asked
}

// Missing is a move that the tree of the search does not have.
type Missing struct {
	Before board.Position
	Move   board.Move
	Why    search.WhyNot // by which rule the programme never looked at it
}

// WhyNot explains a place that the tree does not have, by the first move on the way to
// it that has no node. There is no answer where the place is in the tree, where the line
// never was, or where the programme gives none.
func (s *Session) WhyNot() (Missing, bool) {
	if s.inTree || s.search == nil {
		return Missing{}, false
	}
	explainer, ok := s.search.Programme.(search.Explainer)
	if !ok {
		return Missing{}, false
	}
	moves := s.Line.Moves()
	for n := len(moves) - 1; n >= 0; n-- {
		id, found := s.search.Node(moves[:n])
		if !found {
			continue
		}
		before, err := s.Tree().Position(id)
		if err != nil {
			return Missing{}, false
		}
		return Missing{Before: before, Move: moves[n], Why: explainer.WhyNot(s.Tree(), id, moves[n])}, true
	}
	return Missing{}, false
}

// Back, Forward and Go move the place along the line.
func (s *Session) Back() bool    { return s.moved(s.Line.Back()) }
func (s *Session) Forward() bool { return s.moved(s.Line.Forward()) }
func (s *Session) Go(cursor int) { s.Line.Go(cursor); s.locate() }

func (s *Session) moved(moved bool) bool {
	s.locate()
	return moved
}

// Locate finds the node of the place again, for a tree that has grown.
func (s *Session) Locate() { s.locate() }

func (s *Session) locate() {
	s.node, s.inTree = tree.Root, false
	if s.search != nil {
		s.node, s.inTree = s.search.Node(s.Line.Moves())
	}
}
