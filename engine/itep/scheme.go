package itep

import (
	"context"
	"fmt"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// maxPly is the longest line in half-moves (ruling).
const maxPly = 120

// worst is below every value.
const worst = -mate - 1

// scheme is one search (§6), by the absolute scheme or an active game.
type scheme struct {
	rules
	run       *search.Run
	branch    [maxPly + 2]node
	lines     [maxPly + 2]line
	history   board.History
	progress  search.Progress
	unsettled bool // no round brought the value within its bounds
}

// node is a position A_n of the branch that is being examined, with what §7 says must be
// kept of it. Its ply, the number of half-moves from the root, is the report's rank.
type node struct {
	ply      int
	position board.Position
	moves    board.MoveList
	// forced says that the forced game is played here: from the rank Dn on, in the estimate
	// and in tests.
	forced bool
	// checks are those that each side has given since the root or the start of the test.
	checks [2]int
	// afterActive says that the move that led here counts as active.
	afterActive bool
	candidates  []candidate
	bestSafe    int32 // the best value that a safety test has left the mover
}

// line is the best play found from a ply on.
type line struct {
	moves [maxPly + 2]board.Move
	n     int
}

func newScheme(ctx context.Context, task search.Task) *scheme {
	s := &scheme{rules: newRules(task.Values), run: search.NewRun(ctx, task), history: task.History.Clone()}
	for ply := range s.branch {
		s.branch[ply].ply = ply
	}
	s.branch[0].position = task.Position
	if s.history.Len() == 0 {
		s.history.Push(task.Position.Key(), true)
	}
	return s
}

// search plays the model game from the root: in the absolute scheme within the
// bounds 0 and 2C+1, in an active game in rounds.
func (s *scheme) search() search.Result {
	var score int32
	if s.variant == 0 {
		score = s.visit(s.root(s.dn == 0), board.NoMove, tree.TypeRoot, tree.ClassNone, allValues)
	} else {
		score = s.rounds()
	}
	counts, elapsed := s.run.End()
	result := search.Result{
		Score: score, Stopped: s.run.Stopped(), Counts: counts, Elapsed: elapsed,
		Line: append([]board.Move(nil), s.lines[0].moves[:s.lines[0].n]...),
	}
	if len(result.Line) > 0 && (!s.unsettled || s.playBest) {
		result.Move = result.Line[0]
	}
	result.Note = s.note(result)
	return result
}

// root returns the first node, where a game starts: a forced one or the model game.
func (s *scheme) root(forced bool) *node {
	n := &s.branch[0]
	n.forced = forced
	return n
}

// note says what is unusual about a result.
func (s *scheme) note(r search.Result) string {
	switch {
	case r.Stopped && s.progress.Moves == 0:
		return "Stopped before a move was examined."
	case r.Stopped:
		return fmt.Sprintf("Stopped at root move %d of %d.", s.progress.Number, s.progress.Moves)
	case s.unsettled:
		return s.unsettledNote(r)
	case r.Move == board.NoMove && s.branch[0].position.LegalMoveCount() > 0:
		return "The empty move is the best one: with Dn = 0 the root belongs to the forced game, which may be declined."
	}
	return ""
}

// visit opens the node that a move led to, plays the model game there, and closes it with
// the result. It returns the pseudo-evaluation, which may lie outside the bounds.
func (s *scheme) visit(n *node, move board.Move, kind tree.NodeType, class tree.MoveClass, b bounds) int32 {
	if !s.run.Enter(move, kind, class, b.m, b.M) {
		return b.m
	}
	s.lines[n.ply].n = 0
	value, reason := s.play(n, b)
	s.run.Leave(move, value, b.m, b.M, reason)
	return value
}

// play is the model game at a node. It returns the best value of the moves that were
// examined, whether or not it lies within the bounds.
func (s *scheme) play(n *node, b bounds) (int32, tree.Reason) {
	// 1. Positions that are final by the rules of chess are final here (§4).
	if value, reason, final := s.final(n); final {
		return value, reason
	}
	switch {
	// 2. From the rank Dn on, and in tests, the forced game is played (§6), ...
	case n.forced || n.ply >= maxPly:
		return s.forced(n, b)
	// 3. ... before the rank Dn - 1 of an active game its tests choose the moves, ...
	case s.isActive(n.ply):
		return s.active(n, b)
	}
	// 4. ... and elsewhere every legal move is allowed.
	return s.absolute(n, b)
}

// final values mate and draws (formula 2'). A repetition and fifty moves do not
// end the game at the root, where a move is asked for.
func (s *scheme) final(n *node) (int32, tree.Reason, bool) {
	p := &n.position
	if p.LegalMoveCount() == 0 {
		if p.InCheck() {
			return int32(n.ply) - mate, tree.ReasonCheckmate, true
		}
		return 0, tree.ReasonStalemate, true
	}
	if n.ply == 0 {
		return 0, tree.ReasonOpen, false
	}
	switch {
	case p.InsufficientMaterial():
		return 0, tree.ReasonInsufficient, true
	case p.HalfmoveClock() >= 100:
		return 0, tree.ReasonFiftyMoves, true
	case s.history.Count(p.Key()) > 1:
		return 0, tree.ReasonRepetition, true
	}
	return 0, tree.ReasonOpen, false
}

// absolute examines every legal move within bounds that close in (§7).
func (s *scheme) absolute(n *node, b bounds) (int32, tree.Reason) {
	s.listLegal(n)
	best := int32(worst)
	for i, move := range n.moves.All() {
		if n.ply == 0 {
			s.report(search.Progress{Moves: n.moves.Len(), Number: i + 1, Score: max(b.m, best)})
		}
		value := s.try(n, move, classify(&n.position, move), b.from(best))
		if s.run.Stopped() {
			return max(best, -mate), tree.ReasonStopped
		}
		if value > best {
			best = value
			s.keep(n, move)
		}
		// Formula 20: M > m, or the node is done with.
		if b.met(best) {
			return best, tree.ReasonCut
		}
	}
	return best, tree.ReasonComplete
}

// listLegal lists the legal moves of a node in the order in which they are examined.
func (s *scheme) listLegal(n *node) {
	n.moves.Clear()
	n.position.Legal(&n.moves)
	s.order(&n.position, &n.moves)
}

// try makes a move, examines the position after it, and turns its value round by
// formula 5. The value means nothing when the search was stopped meanwhile.
func (s *scheme) try(n *node, move board.Move, class tree.MoveClass, b bounds) int32 {
	next := s.descend(n, move)
	value := -s.visit(next, move, s.nodeType(next), class, b.turned())
	s.ascend()
	return value
}

// nodeType says which game is played at a node below the root.
func (s *scheme) nodeType(n *node) tree.NodeType {
	switch {
	case n.forced:
		return tree.TypeForced
	case s.isActive(n.ply):
		return tree.TypeActive
	}
	return tree.TypeFullWidth
}

// descend makes a move and returns the node after it.
func (s *scheme) descend(n *node, move board.Move) *node {
	next := &s.branch[n.ply+1]
	n.position.Make(move, &next.position)
	s.history.Push(next.position.Key(), next.position.HalfmoveClock() == 0)
	next.forced = n.forced || next.ply >= s.dn
	next.checks = n.checks
	if next.position.InCheck() {
		next.checks[n.position.Turn()]++
	}
	return next
}

// ascend goes back by one move.
func (s *scheme) ascend() { s.history.Pop() }

// keep notes that a move, and the line found after it, is the best of its node.
func (s *scheme) keep(n *node, move board.Move) {
	here, below := &s.lines[n.ply], &s.lines[n.ply+1]
	here.moves[0] = move
	here.n = 1 + copy(here.moves[1:], below.moves[:below.n])
}

func (s *scheme) report(p search.Progress) {
	s.progress = p
	s.run.Progress(p)
}

// classify says what sort of move it is for the forced game.
func classify(p *board.Position, move board.Move) tree.MoveClass {
	switch {
	case move.IsCapture():
		return tree.ClassCapture
	case p.GivesCheck(move):
		return tree.ClassCheck
	case p.InCheck():
		return tree.ClassReply
	}
	return tree.ClassQuiet
}
