package itep

import (
	"context"
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// maxRank is the longest line in half-moves (ruling).
const maxRank = 120

// scheme is one search (§6), by the absolute scheme or an active game: its rules,
// and what §7 says must be kept for every rank: position, moves, bounds (as
// arguments), what is known of active and passive moves and, for the third variant
// of the forced game, the checks given so far.
type scheme struct {
	rules
	game
	run *search.Run

	positions [maxRank + 2]board.Position
	moves     [maxRank + 2]board.MoveList
	lines     [maxRank + 2]line
	choices   [maxDepth]choice
	answers   [maxDepth + 1]bool // the move that led to the rank counts as active
	history   board.History
	progress  search.Progress
	unsettled bool // no round brought the value within its bounds
}

// game is the place in the tree from which on the forced game is played: the rank
// Dn, or the start of a test or of the estimate; with it the checks given since.
type game struct {
	forcedFrom int
	checks     [2]int // by colour
}

// line is the best play found from a rank on.
type line struct {
	moves [maxRank + 2]board.Move
	n     int
}

func newScheme(ctx context.Context, task search.Task) *scheme {
	s := &scheme{rules: newRules(task.Values), run: search.NewRun(ctx, task), history: task.History.Clone()}
	s.forcedFrom = s.dn
	s.positions[0] = task.Position
	if s.history.Len() == 0 {
		s.history.Push(task.Position.Key(), true)
	}
	return s
}

// search plays the model game from the root: in the absolute scheme within the
// bounds 0 and 2C+1, in an active game in rounds.
func (s *scheme) search() search.Result {
	var score eval.Score
	if s.variant == 0 {
		score = s.examine(board.NoMove, tree.ClassNone, 0, -mate, mate)
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

// note says what is unusual about a result.
func (s *scheme) note(r search.Result) string {
	switch {
	case r.Stopped && s.progress.Moves == 0:
		return "Stopped before a move was examined."
	case r.Stopped:
		return fmt.Sprintf("Stopped at root move %d of %d.", s.progress.Number, s.progress.Moves)
	case s.unsettled:
		return s.unsettledNote(r)
	case r.Move == board.NoMove && s.positions[0].LegalMoveCount() > 0:
		return "The empty move is the best one: with Dn = 0 the root belongs to the forced game, which may be declined."
	}
	return ""
}

// examine is the model game after a move, by the rules of its rank. m and M are the
// bounds of the side to move.
func (s *scheme) examine(move board.Move, class tree.MoveClass, rank int, m, M eval.Score) eval.Score {
	kind := tree.TypeFullWidth
	switch {
	case rank == 0:
		kind = tree.TypeRoot
	case rank >= s.forcedFrom:
		kind = tree.TypeQuiescence
	case s.isActive(rank):
		kind = TypeActive
	}
	return s.node(move, kind, class, rank, m, M)
}

// node opens the node that a move led to, plays the model game there, and closes it
// with the result.
func (s *scheme) node(move board.Move, kind tree.NodeType, class tree.MoveClass, rank int, m, M eval.Score) eval.Score {
	if !s.run.Enter(move, kind, class, m, M) {
		return m
	}
	s.lines[rank].n = 0
	value, reason := s.play(rank, m, M)
	s.run.Leave(move, value, m, M, reason)
	return value
}

// play is the model game at a rank. It returns the best value of the moves that
// were examined, whether or not it lies within the bounds.
func (s *scheme) play(rank int, m, M eval.Score) (eval.Score, tree.Reason) {
	p := &s.positions[rank]
	// 1. Positions that are final by the rules of chess are final here (§4).
	if value, reason, final := s.final(p, rank); final {
		return value, reason
	}
	// 2. From the rank Dn on, and in tests, the forced game is played (§6), ...
	if rank >= s.forcedFrom || rank >= maxRank {
		return s.forced(p, rank, m, M)
	}
	// 3. ... before the rank Dn - 1 of an active game its tests choose the moves, ...
	if s.isActive(rank) {
		return s.active(p, rank, m, M)
	}
	// 4. ... and elsewhere every legal move is allowed.
	return s.absolute(p, rank, m, M)
}

// final values mate and draws (formula 2'). A repetition and fifty moves do not
// end the game at the root, where a move is asked for.
func (s *scheme) final(p *board.Position, rank int) (eval.Score, tree.Reason, bool) {
	if p.LegalMoveCount() == 0 {
		if p.InCheck() {
			return eval.Score(rank) - mate, tree.ReasonCheckmate, true
		}
		return 0, tree.ReasonStalemate, true
	}
	if rank == 0 {
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
func (s *scheme) absolute(p *board.Position, rank int, m, M eval.Score) (eval.Score, tree.Reason) {
	list := &s.moves[rank]
	list.Clear()
	p.Legal(list)
	s.order(p, list)
	best := eval.Score(-mate - 1)
	for i, move := range list.All() {
		if rank == 0 {
			s.report(search.Progress{Moves: list.Len(), Number: i + 1, Score: max(m, best)})
		}
		value, ok := s.try(p, move, classify(p, move), rank, max(m, best), M)
		if !ok {
			return max(best, -mate), tree.ReasonStopped
		}
		if value > best {
			best = value
			s.run.Improve()
			s.keep(rank, move)
		}
		// Formula 20: M > m, or the node is done with.
		if best >= M {
			return best, tree.ReasonCut
		}
	}
	return best, tree.ReasonComplete
}

// try makes a move, examines the position after it, and turns its value round by
// formula 5. ok is false when the search was stopped meanwhile.
func (s *scheme) try(p *board.Position, move board.Move, class tree.MoveClass, rank int, m, M eval.Score) (value eval.Score, ok bool) {
	check := s.descend(p, move, rank)
	value = -s.examine(move, class, rank+1, -M, -m)
	s.ascend(p, check)
	return value, !s.run.Stopped()
}

// descend makes a move and goes to the next rank; check says that it gives one.
func (s *scheme) descend(p *board.Position, move board.Move, rank int) (check bool) {
	next := &s.positions[rank+1]
	p.Make(move, next)
	s.history.Push(next.Key(), next.HalfmoveClock() == 0)
	if check = next.InCheck(); check {
		s.checks[p.Turn()]++
	}
	return check
}

// ascend goes back to the rank of p.
func (s *scheme) ascend(p *board.Position, check bool) {
	s.history.Pop()
	if check {
		s.checks[p.Turn()]--
	}
}

// keep notes that a move, and the line found after it, is the best of its rank.
func (s *scheme) keep(rank int, move board.Move) {
	here, below := &s.lines[rank], &s.lines[rank+1]
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
		return tree.ClassEvasion
	}
	return tree.ClassQuiet
}
