package itep

import (
	"context"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
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
	pv        *search.PV
	history   board.History
	progress  search.Progress
	recorded  bool // somebody reads the classes of moves
	hurried   bool // nothing was examined, and a move is played all the same
	tested    bool // the tests of the root were stopped, and the best of them is played
	examined  bool // the round has found a move of the root by examining it
	repeated  int  // rounds that were not played because they would repeat one before
	unsettled bool // no round brought the value within its bounds
}

// node is a position A_n of the branch that is being examined, with what §7 says must be
// kept of it. Its ply, the number of half-moves from the root, is the report's rank.
type node struct {
	ply         int
	position    board.Position
	material    int32 // fm of the side to move, in points
	inCheck     bool  // the side to move is, where the rules ask: see needsChecks
	moves       board.MoveList
	refused     []board.Move    // in the memory of moves: those that condition 6 left out
	checking    board.CheckTest // for the moves, where checks may be forced ones
	forced      bool            // the forced game is played here: from Dn on, in the estimate and in tests
	checks      [2]int          // that each side has given since the root or the start of the test
	afterActive bool            // the move that led here counts as active
	candidates  []candidate
	bestSafe    verdict // of the safety test that has left the mover most
}

// finalRules are formula 2', with our ruling on nearer mates. The programme does not know when a
// position repeats: the option repetition lets it.
var finalRules = search.FinalRules{Mate: mate, NearerMates: true, FiftyMoves: true, Insufficient: true}

func newScheme(ctx context.Context, task search.Task) *scheme {
	s := &scheme{
		rules:   newRules(task.Values),
		run:     search.NewRun(ctx, task),
		pv:      search.NewPV(maxPly + 1),
		history: search.StartHistory(task),

		recorded: task.Recorder != nil,
	}
	for ply := range s.branch {
		s.branch[ply].ply = ply
	}
	s.branch[0].start(task.Position)
	return s
}

// start puts a position at a node where a line begins.
func (n *node) start(p board.Position) {
	n.position, n.material, n.inCheck = p, material(&p), p.InCheck()
}

// search plays the model game from the root: in the absolute scheme within the
// bounds 0 and 2C+1, in an active game in rounds.
func (s *scheme) search() search.Result {
	var score eval.Score
	if s.variant == 0 {
		score = s.visit(s.root(s.dn == 0), board.NoMove, tree.TypeRoot, tree.ClassNone, allValues)
	} else {
		score = s.rounds()
	}
	counts, elapsed := s.run.End()
	result := search.Result{
		Score: score, Bound: s.run.Bound(), Stopped: s.run.Stopped(), Counts: counts, Elapsed: elapsed,
		Line: s.pv.Line(),
	}
	if !s.unsettled || s.playBest {
		result.Move = s.pv.First(0)
	}
	s.hurry(&result)
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
	case s.hurried:
		return "Stopped before a move was examined: the move is the one that loses least by exchanges (ruling)."
	case r.Stopped && s.tested:
		return "Stopped before a move was examined: the move is the best of the safety tests (ruling)."
	case r.Stopped && s.progress.Moves == 0:
		return "Stopped before a move was examined."
	case r.Stopped:
		return phrase.Of("Stopped at root move {move} of {moves}.", "move", s.progress.Number, "moves", s.progress.Moves)
	case s.unsettled:
		return s.unsettledNote(r)
	case r.Move == board.NoMove && s.branch[0].position.HasLegalMove():
		return "The empty move is the best one: with Dn = 0 the root belongs to the forced game, which may be declined."
	}
	return ""
}

// visit opens the node that a move led to, plays the model game there, and closes it with
// the result. It returns the pseudo-evaluation, which may lie outside the bounds.
func (s *scheme) visit(n *node, move board.Move, kind tree.NodeType, class tree.MoveClass,
	b bounds) eval.Score {
	if !s.run.Enter(move, kind, class, b.m, b.M) {
		return b.m
	}
	s.pv.Clear(n.ply)
	value, reason := s.play(n, b)
	s.run.Leave(move, value, b.m, b.M, reason)
	return value
}

// play is the model game at a node. It returns the best value of the moves that were
// examined, whether or not it lies within the bounds.
func (s *scheme) play(n *node, b bounds) (eval.Score, tree.Reason) {
	// 1. Positions that are final by the rules of chess are final here (§4).
	if value, reason, final := s.final.Final(&n.position, n.ply, &s.history); final {
		return value, reason
	}
	// 2. From the rank Dn on, and in tests, the forced game is played (§6), ...
	if n.forced {
		return s.forced(n, b)
	}
	// 3. ... before the rank Dn - 1 of an active game its tests choose the moves, ...
	if s.isActive(n.ply) {
		return s.active(n, b)
	}
	// 4. ... and elsewhere every legal move is allowed.
	return s.absolute(n, b)
}

// absolute examines every legal move within bounds that close in (§7).
func (s *scheme) absolute(n *node, b bounds) (eval.Score, tree.Reason) {
	s.listLegal(n)
	best := eval.Score(worst)
	for i, move := range n.moves.All() {
		if n.ply == 0 {
			s.report(search.Progress{Moves: n.moves.Len(), Number: i + 1, Score: max(b.m, best)})
		}
		value := s.try(n, move, tree.ClassNone, b.from(best))
		if s.run.Stopped() {
			return max(best, -mate), tree.ReasonStopped
		}
		if value > best {
			best = value
			s.improve(n, move)
		}
		// Formula 20: M > m, or the node is done with.
		if b.met(best) {
			return best, tree.ReasonCut
		}
	}
	return best, tree.ReasonComplete
}

// classOf returns the class of a move by what it does, for those who read the record.
func (s *scheme) classOf(n, next *node, move board.Move) tree.MoveClass {
	if !s.needsChecks() {
		return search.ClassOf(&n.position, move)
	}
	return search.ClassIn(move, next.inCheck, n.inCheck)
}

// listLegal lists the legal moves of a node in the order in which they are examined.
func (s *scheme) listLegal(n *node) {
	n.moves.Clear()
	n.position.Legal(&n.moves)
	s.order(&n.position, &n.moves)
}

// try makes a move, examines the position after it, and turns its value round by
// formula 5. The value means nothing when the search was stopped meanwhile. Without a class the move has that of
// what it does.
func (s *scheme) try(n *node, move board.Move, class tree.MoveClass, b bounds) eval.Score {
	next := s.descend(n, move)
	if s.recorded && class == tree.ClassNone {
		class = s.classOf(n, next, move)
	}
	value := -s.visit(next, move, s.nodeType(next), class, b.turned())
	s.ascend()
	return value
}

// nodeType says which game is played at a node below the root.
func (s *scheme) nodeType(n *node) tree.NodeType {
	switch {
	case n.forced:
		return TypeForced
	case s.isActive(n.ply):
		return TypeActive
	}
	return tree.TypeFullWidth
}

// descend makes a move and returns the node after it.
func (s *scheme) descend(n *node, move board.Move) *node {
	next := &s.branch[n.ply+1]
	n.position.Make(move, &next.position)
	s.push(next, next.position.HalfmoveClock() == 0)
	next.material = -n.material - gain(&n.position, move)
	next.forced = n.forced || next.ply >= s.dn
	next.checks = n.checks
	if next.inCheck = s.needsChecks() && next.position.InCheck(); next.inCheck {
		next.checks[n.position.Turn()]++
	}
	return next
}

// push adds a position to the history, where repetitions matter.
func (s *scheme) push(n *node, irreversible bool) {
	if s.final.Repetition > 0 {
		s.history.Push(n.position.Key(), irreversible)
	}
}

// ascend goes back by one move.
func (s *scheme) ascend() {
	if s.final.Repetition > 0 {
		s.history.Pop()
	}
}

// improve notes that the move that was examined last is the best of its node.
func (s *scheme) improve(n *node, move board.Move) {
	s.examined = s.examined || n.ply == 0
	s.pv.Keep(n.ply, move)
	s.run.Improve()
}

func (s *scheme) report(p search.Progress) {
	s.progress = p
	s.run.Progress(p)
}
