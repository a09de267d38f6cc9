package session

import (
	"context"
	"slices"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// FirstPosition is shown at first start: Botvinnik - Capablanca, AVRO 1938, before
// 30.Ba3.
const FirstPosition = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// Session is the current game, programme and search.
type Session struct {
	Game      *Game
	Programme search.Programme
	Values    search.Values
	Limits    search.Limits

	search *Search
	node   tree.ID // the selected node, or the last one on the way to the current position
	inTree bool
	whyNot *UnsearchedMove // of the current position, once worked out
}

// New returns a session at the given position.
func New(start board.Position, programme search.Programme, values search.Values) *Session {
	return &Session{Game: NewGame(start), Programme: programme, Values: values}
}

// SetGame makes another game the current one. A running search is stopped, and its
// tree no longer belongs to the session.
func (s *Session) SetGame(game *Game) {
	s.Stop()
	s.Game, s.search = game, nil
	s.locate()
}

// Think starts a search at the current position; one that runs is stopped.
func (s *Session) Think(ctx context.Context) *Search {
	s.Stop()
	s.search = StartSearch(ctx, s.Game, Options{Programme: s.Programme, Values: s.Values, Limits: s.Limits})
	s.locate()
	return s.search
}

// Adopt shows the tree of a search that was started elsewhere, and goes to the position at its
// root; a search that runs is stopped.
func (s *Session) Adopt(search *Search) {
	s.Stop()
	s.search = search
	s.Game.GoTo(search.Moves)
	s.locate()
}

// Stop ends a running search, without waiting for it.
func (s *Session) Stop() {
	if s.search != nil {
		s.search.Stop()
	}
}

// Search returns the search whose tree is shown, nil before the first one.
func (s *Session) Search() *Search { return s.search }

// Tree returns the tree of the search, nil when there is none.
func (s *Session) Tree() *tree.Tree {
	if s.search == nil {
		return nil
	}
	return s.search.Tree()
}

// Node returns the node of the current position. ok is false when the position is not
// in the tree; the node is then the last one on the way to it, or the root.
func (s *Session) Node() (id tree.ID, ok bool) { return s.node, s.inTree }

// Position returns the current position.
func (s *Session) Position() board.Position { return s.Game.Position() }

// Select goes to a node of the tree.
func (s *Session) Select(id tree.ID) {
	t := s.Tree()
	if t.Empty() {
		return
	}
	s.Game.GoTo(slices.Concat(s.search.Moves, t.Moves(t.Path(id))))
	s.node, s.inTree = id, true
}

// Play makes a legal move. In the tree it goes to the move's node. It reports whether
// the move left the tree, which [Session.WhyNot] explains.
func (s *Session) Play(move board.Move) (left bool) {
	wasInTree := s.inTree
	s.Game.Play(move)
	s.locate()
	return wasInTree && !s.inTree
}

// UnsearchedMove is a move that the tree of the search does not have.
type UnsearchedMove struct {
	Before board.Position
	Move   board.Move
	Why    search.Absent // by which rule the programme never looked at it

	Node        tree.ID            // of Before
	Explanation search.Explanation // of that node, of which Why is a part
}

// WhyNot explains a current position that the tree does not have, by the first move on
// the way to it that has no node. There is no answer where the position is in the tree,
// where the game never reached it, or where the programme gives none. The answer is
// worked out once a position.
func (s *Session) WhyNot() (UnsearchedMove, bool) {
	if s.inTree || s.search == nil {
		return UnsearchedMove{}, false
	}
	if s.whyNot == nil {
		unsearched, ok := s.search.whyNot(s.Game.Moves())
		if !ok {
			return UnsearchedMove{}, false
		}
		s.whyNot = &unsearched
	}
	return *s.whyNot, true
}

// Back, Forward and Go move the cursor along the game. Back and Forward report whether
// there was a move.
func (s *Session) Back() bool    { return s.located(s.Game.Back()) }
func (s *Session) Forward() bool { return s.located(s.Game.Forward()) }
func (s *Session) Go(cursor int) { s.Game.Go(cursor); s.locate() }

func (s *Session) located(moved bool) bool {
	s.locate()
	return moved
}

// Locate finds the node of the current position again, for a tree that has grown.
func (s *Session) Locate() { s.locate() }

func (s *Session) locate() {
	s.node, s.inTree, s.whyNot = tree.Root, false, nil
	if s.search != nil {
		s.node, s.inTree = s.search.Node(s.Game.Moves())
	}
}
