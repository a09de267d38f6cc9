package session

import (
	"context"
	"maps"
	"slices"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// FirstPosition is shown at first start: Botvinnik - Capablanca, AVRO 1938, before
// 30.Ba3.
const FirstPosition = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// Session is the current game, programme and search, and the searches before.
type Session struct {
	Game      *Game
	Programme search.Programme
	Values    search.Values
	Limits    search.Limits
	Memory    int64 // in bytes, for the trees of all searches with what is attached

	searches searches
	trees    tree.Pool // of the searches that are made here
	running  *Search   // the one that was begun last
	search   *Search   // the one whose tree is shown
	node     tree.ID   // the selected node, or the last one on the way to the current position
	inTree   bool
	whyNot   *UnsearchedMove // of the current position, once worked out
}

// New returns a session at the given position.
func New(start board.Position, programme search.Programme, values search.Values) *Session {
	return &Session{Game: NewGame(start), Programme: programme, Values: values, Memory: DefaultMemory}
}

// SetGame makes another game the current one, with the tree of a search that is kept or, for
// nil, with none. A search that runs goes on.
func (s *Session) SetGame(game *Game, of *Search) {
	s.leave()
	if !s.Has(of) {
		of = nil
	}
	s.Game, s.search = game, of
	s.Locate()
}

// ThinkAs starts a search at the place of a game, by any programme with any options, and
// shows it; the current game, programme and options stay. One that runs is stopped.
func (s *Session) ThinkAs(ctx context.Context, at *Game, programme search.Programme, values search.Values) *Search {
	return s.ThinkWithin(ctx, at, programme, values, s.Limits)
}

// ThinkWithin is ThinkAs with limits of this search alone.
func (s *Session) ThinkWithin(ctx context.Context, at *Game, programme search.Programme, values search.Values,
	limits search.Limits) *Search {
	s.Stop()
	s.leave()
	s.search = StartSearch(ctx, at, Options{Programme: programme, Values: values, Limits: limits, Budget: s.Room(),
		Trees: &s.trees})
	s.running = s.search
	s.searches.add(s.search)
	s.Locate()
	return s.search
}

// ThinkUnasked starts a search of the current position within limits of its own, for a user who goes through the
// game, and shows it. The list keeps the last such search alone: those before it are returned, to be released, but
// for those that have a name.
func (s *Session) ThinkUnasked(ctx context.Context, limits search.Limits) (begun *Search, gone []*Search) {
	for _, of := range s.Searches() {
		if of.Unasked && of.Name == "" {
			of.Stop()
			s.searches.drop(of)
			gone = append(gone, of)
		}
	}
	begun = s.ThinkWithin(ctx, s.Game, s.Programme, s.Values, limits)
	begun.Unasked = true
	return begun, gone
}

// Known returns a kept search of the current position by the programme that is chosen, with its options; nil for
// none.
func (s *Session) Known() *Search {
	moves := s.Game.Moves()
	for _, of := range slices.Backward(s.searches.list) {
		if of.Programme.About().ID == s.Programme.About().ID && maps.Equal(of.Values.Map(), s.Values.Map()) &&
			of.Start() == s.Game.Start() && slices.Equal(of.Moves, moves) {
			return of
		}
	}
	return nil
}

// AddSearch puts a search into the list that was started elsewhere, shows its tree, and goes to the
// position at its root. Who has started it releases it as well, when it is not needed there.
func (s *Session) AddSearch(of *Search) {
	if !s.Has(of) {
		of.held = of.Hold()
		s.searches.add(of)
	}
	s.Show(of)
	s.Game.GoTo(of.Moves)
	s.Locate()
}

// Hear puts a search into the list that an engine from elsewhere tells of. It is shown, and the one that runs now,
// unless the user's own runs. It reports whether it is.
func (s *Session) Hear(of *Search) (shown bool) {
	shown = s.Hears()
	s.searches.add(of)
	if shown {
		s.running = of
		s.Show(of)
	}
	return shown
}

// Hears reports whether a search that is told from elsewhere would be shown: no other runs.
func (s *Session) Hears() bool { return s.Running() == nil || s.running.heard != nil }

// Receive puts a search of another's into the list, where it is not there yet, and shows its tree. The
// place stays.
func (s *Session) Receive(of *Search) {
	s.leave()
	s.List(of)
	s.search = of
	s.Locate()
}

// Deciding returns the kept search that decided the last move of the current position, else one of the
// position itself, where the tree that is shown does not have the position; nil for none. Of several the
// latest counts.
func (s *Session) Deciding() (of *Search) {
	if s.inTree {
		return nil
	}
	moves := s.Game.Moves()
	for _, kept := range s.searches.list {
		before := len(moves) - len(kept.Moves)
		if before < 0 || before > 1 || kept.Start() != s.Game.Start() || of != nil && len(of.Moves) < len(kept.Moves) {
			continue
		}
		if _, ok := kept.Node(moves); ok {
			of = kept
		}
	}
	return of
}

// List puts a search of another's into the list. The tree that is shown stays.
func (s *Session) List(of *Search) {
	if !s.Has(of) {
		s.searches.add(of)
	}
}

// Remove takes a search off the list for good, to be released by the caller, unless its tree is shown and
// the user has gone into it. It reports whether it did.
func (s *Session) Remove(of *Search) bool {
	if !s.Has(of) || of == s.search && s.node != tree.Root {
		return false
	}
	s.searches.drop(of)
	if of == s.search {
		s.search = nil
		s.Locate()
	}
	return true
}

// Stop ends a running search, without waiting for it.
func (s *Session) Stop() {
	if s.running != nil {
		s.running.Stop()
	}
}

// Running returns the search that runs, which need not be the one that is shown; nil for
// none.
func (s *Session) Running() *Search {
	if s.running == nil || !s.running.Running() {
		return nil
	}
	return s.running
}

// Search returns the search whose tree is shown, nil before the first one.
func (s *Session) Search() *Search { return s.search }

// Searches returns the searches that are kept, in the order in which they were begun.
// Nobody changes the slice.
func (s *Session) Searches() []*Search { return slices.Clip(s.searches.list) }

// Has reports whether a search is kept.
func (s *Session) Has(of *Search) bool { return s.searches.has(of) }

// Show shows the tree of a kept search at the place where the user was in it last, and the
// game that it was begun in, unless that is the current one. Programme and options of the
// next search stay as they are.
func (s *Session) Show(of *Search) {
	if !s.searches.has(of) || of == s.search {
		return
	}
	s.leave()
	if !s.Game.extends(of.game) {
		s.Game = of.game.Clone()
	}
	s.search = of
	s.Game.GoTo(of.place)
	s.Locate()
	s.SelectAt(of.node)
}

// leave notes the place in the tree that is shown, for [Session.Show].
func (s *Session) leave() {
	if s.search != nil && s.inTree {
		s.search.place, s.search.node = s.Game.Moves(), s.node
	}
}

// Delete takes a search off the list; one that runs is stopped. If its tree is shown, none is
// shown then, and the position stays.
func (s *Session) Delete(of *Search) {
	at := slices.Index(s.searches.list, of)
	if at < 0 {
		return
	}
	if of == s.running {
		of.Stop()
	}
	s.searches.remove(of)
	if of == s.search {
		s.leave()
		s.search = nil
		s.Locate()
	}
}

// Restore puts a deleted search back into the list. It reports whether its tree was still
// there.
func (s *Session) Restore(of *Search) bool { return s.searches.restore(of) }

// Supersede takes those searches without a name off the list that asked the same as a newer one
// that has come to its end, and returns them, to be released.
func (s *Session) Supersede(newer *Search) []*Search {
	result, err, ended := newer.Result()
	if !ended || err != nil || result.Stopped || !s.searches.has(newer) {
		return nil
	}
	var gone []*Search
	for _, old := range s.Searches() {
		if old != newer && old != s.search && old.Name == "" && old.Same(newer) {
			s.searches.drop(old)
			gone = append(gone, old)
		}
	}
	return gone
}

// Trim takes searches off the list, and off the deleted ones, until the trees keep within
// a limit in bytes, and returns them, to be released. The tree that is shown and the one
// that grows stay.
func (s *Session) Trim(limit int64) []*Search {
	running := s.Running()
	return s.searches.trim(limit, func(of *Search) bool { return of == s.search || of == running })
}

// Bytes is the memory that the trees of all searches take, with those that were deleted and
// may come back.
func (s *Session) Bytes() int64 { return s.searches.bytes() }

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

// SelectAt goes to a node of the tree if it is one at the current position. The same moves may lead
// to nodes of several rounds and tests, of which [Session.Locate] finds one at most.
func (s *Session) SelectAt(id tree.ID) {
	t := s.Tree()
	if int(id) < t.Len() && slices.Equal(slices.Concat(s.search.Moves, t.Moves(t.Path(id))), s.Game.Moves()) {
		s.node, s.inTree = id, true
	}
}

// Forward goes one move on: along the game, and where it ends along the best line of the tree that is shown. It
// reports whether there was a move.
func (s *Session) Forward() bool {
	if s.Game.Forward() {
		s.Locate()
		return true
	}
	best := s.best()
	for i := range best {
		if len(s.Tree().Moves(best[:i+1])) > 0 { // stages of the search have none
			s.Select(best[i])
			return true
		}
	}
	return false
}

// End goes to the end of the line of the game; from there along the best line of the tree that is shown, or where
// there is none to the end of the main line.
func (s *Session) End() {
	if best := s.best(); len(best) > 0 && !s.Game.goesOn() {
		s.Select(best[len(best)-1])
		return
	}
	s.Walk((*Game).End)
}

// best is the best line of the tree that is shown from the current position, none where that is not in it.
func (s *Session) best() []tree.ID {
	if !s.inTree || s.Tree().Empty() {
		return nil
	}
	return s.Tree().Line(s.node)
}

// Play makes a legal move. Where a tree is shown it is a question, which the tree answers: it goes to the move's node,
// and the game has the move only once it is kept. Elsewhere it is a move of the game, and so it is at its end where
// nobody has asked for the tree. Play reports whether the move left the tree, which [Session.WhyNot] explains.
func (s *Session) Play(move board.Move) (left bool) {
	wasInTree := s.inTree
	goesOn := wasInTree && s.search.Unasked && len(s.Game.node.Next) == 0
	if wasInTree && !goesOn || !s.Game.InGame() {
		s.Game.Try(move)
	} else {
		s.Game.Play(move)
	}
	s.Locate()
	return wasInTree && !s.inTree
}

// UnsearchedMove is a move that the tree of the search does not have.
type UnsearchedMove struct {
	Before board.Position
	Move   board.Move
	Why    search.Absent // by which rule the programme never looked at it

	Node        tree.ID             // of Before
	Explanation *search.Explanation // of that node, of which Why is a part
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
		unsearched, ok := s.search.WhyNot(s.Game.Moves())
		if !ok {
			return UnsearchedMove{}, false
		}
		s.whyNot = &unsearched
	}
	return *s.whyNot, true
}

// Walk goes elsewhere in the game, or changes it.
func (s *Session) Walk(to func(*Game)) {
	to(s.Game)
	s.Locate()
}

// Locate finds the node of the current position again, for a tree that has grown.
func (s *Session) Locate() {
	s.node, s.inTree, s.whyNot = tree.Root, false, nil
	if s.search != nil {
		s.node, s.inTree = s.search.Node(s.Game.Moves())
	}
}
