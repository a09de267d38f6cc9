package kaissa

import (
	"context"
	"time"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// worst is below every value.
const worst = -infinite

// selection is the choice of one move: "a sequence of MiniMax tree searches at different depths".
type selection struct {
	rules
	run      *search.Run
	line     [maxPly + 2]node
	pv       *search.PV
	history  board.History
	table    *search.Table // nil: none
	refuters *search.Killers
	clock    *search.Clock // nil: levels fix the depth, and time is not watched
	running  level         // of the iteration that is being searched
	fv0, fv1 ranking
	progress search.Progress
	recorded bool       // somebody reads the classes of moves
	finished []level    // the iterations that were
	standing eval.Score // the value that belongs to the line found so far
	taken    bool       // the running iteration has given a move
	noTime   bool       // the clock allowed no further iteration
}

func newSelection(ctx context.Context, task search.Task) (*selection, error) {
	if task.Clock == nil {
		task.Clock = clockOf(task.Values)
	}
	s := &selection{
		rules:    newRules(task.Values),
		pv:       search.NewPV(maxPly + 1),
		history:  search.StartHistory(task),
		refuters: search.NewKillers(maxPly + 2),
		clock:    task.Clock,
		recorded: task.Recorder != nil,
	}
	if task.Values.Bool(optionTable) {
		table, err := task.Memory.Table(task.Values.Int(optionTableMB), s.final)
		if err != nil {
			return nil, err
		}
		table.StartSearch(s.recorded)
		s.table = table
	}
	s.prepare()
	for ply := range s.line {
		s.line[ply].ply = ply
	}
	s.line[0].start(task.Position)
	s.line[0].key = s.keyOf(&s.line[0])
	s.run = search.NewRun(ctx, task)
	s.run.Watch(s.table)
	return s, nil
}

// choose selects the move for the position at the root.
func (s *selection) choose() eval.Score {
	if !s.run.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -infinite, infinite) {
		return -mate
	}
	value, reason, final := s.final.Final(&s.line[0].position, 0, &s.history)
	if !final {
		value, reason = s.iterate()
	}
	s.run.Leave(board.NoMove, value, -infinite, infinite, reason)
	return value
}

// iterate searches the iterations of the level. What a later one finds takes the place of what was
// found before.
func (s *selection) iterate() (eval.Score, tree.Reason) {
	// 1. FV0, "the first and the only obligatory iteration for all Kaissa levels", orders the moves at
	//    the root. Without it (1974) the forcing variation of the root gives the first guess.
	first := s.searchFV0
	if !s.preliminary && s.level != (level{}) {
		first = s.estimate
	}
	guess, reason := first()
	s.standing = guess
	if reason == tree.ReasonStopped {
		return guess, reason
	}
	s.run.Iterated(1, guess, s.pv.Line())
	if s.level == (level{}) {
		return guess, reason
	}
	// 2. FV1, on all other levels, does the same for the opponent's moves after the best one of FV0.
	if s.preliminary {
		value, reason := s.searchFV1()
		if reason == tree.ReasonStopped {
			return s.standing, reason
		}
		if s.guess == guessFV1 {
			guess = value
		}
	}
	// 3. The iterations up to X.Y, each in rounds around a guess of the material value. Where the
	//    game's clock counts, one starts only if four times the last one's time is left (ruling).
	for _, level := range s.level.iterations(s.deepen) {
		if s.clock != nil && !s.clock.Allows(nextTakes*s.clock.Lap()) {
			s.noTime = true
			return s.standing, reasonNoTime
		}
		value, reason := s.iteration(level, guess)
		if reason == tree.ReasonStopped {
			return value, reason
		}
		s.finished = append(s.finished, level)
		s.run.Iterated(level.x, s.standing, s.pv.Line())
		if s.guess == guessLast {
			guess = value
		}
	}
	return s.standing, tree.ReasonComplete
}

// nextTakes is how many times as long as the last iteration the next one is expected to take (ruling).
const nextTakes time.Duration = 4

// estimate searches the forcing variation of the root itself.
func (s *selection) estimate() (eval.Score, tree.Reason) {
	if !s.run.Stage(typeEstimate, 0, -infinite, infinite) {
		return -mate, tree.ReasonStopped
	}
	n := &s.line[0]
	n.forcing = true
	n.key = s.keyOf(n)
	value, reason := s.forcingVariation(n, -infinite, infinite)
	n.forcing, n.checks = false, [2]int{}
	n.key = s.keyOf(n)
	s.run.Leave(board.NoMove, value, -infinite, infinite, reason)
	s.run.Improve()
	return value, reason
}

// visit opens the node that a move led to, searches it, and closes it with its value. A value that
// is not above a is at least that of the node, one that is not below b at most: fail-soft (ruling).
func (s *selection) visit(n *node, kind tree.NodeType, class tree.MoveClass, place tree.Place, a,
	b eval.Score) eval.Score {
	if !s.run.Enter(n.last, kind, class, a, b) {
		return a
	}
	s.run.Place(place)
	s.pv.Clear(n.ply)
	value, reason := s.value(n, a, b)
	s.run.Leave(n.last, value, a, b, reason)
	return value
}

// value says what a node is worth to the side to move.
func (s *selection) value(n *node, a, b eval.Score) (eval.Score, tree.Reason) {
	// 1. Positions with a known result: mate, stalemate, repetition, fifty moves.
	if value, reason, final := s.final.FinalIn(n.inCheck, &n.position, n.ply, &s.history); final {
		return value, reason
	}
	// 2. A position that satisfies both conditions of the level is evaluated by its forcing variation.
	if n.forcing {
		return s.forcingVariation(n, a, b)
	}
	// 3. Any other is searched with all moves.
	return s.search(n, a, b)
}

// try searches the position after a move within the borders of the side to move, whose value of it
// is returned. It means nothing when the search was stopped meanwhile. The place is that of the move in
// the order.
func (s *selection) try(n, next *node, place tree.Place, a, b eval.Score) eval.Score {
	// Where the table will be asked, its memory is sent for.
	if !next.forcing || !s.mayStand(next) || leastOf(next) < -a {
		next.key = s.keyOf(next)
		s.table.Expect(next.key)
	}
	kind, class := tree.TypeFullWidth, tree.ClassNone
	if next.forcing {
		kind = typeForcing
	}
	if s.recorded {
		class = next.class(n)
	}
	s.history.Push(next.position.Key(), next.last == board.Pass || next.position.HalfmoveClock() == 0)
	value := -s.visit(next, kind, class, place, -b, -a)
	s.history.Pop()
	return value
}

// improve notes that the move that was searched last is the best of its node.
func (s *selection) improve(n *node, move board.Move) {
	s.pv.Keep(n.ply, move)
	s.run.Improve()
}

// store enters a node into the table: "all the information on the results of search".
func (s *selection) store(n *node, value, a, b eval.Score) {
	if s.table == nil {
		return
	}
	entry := search.Entry{Move: s.pv.First(n.ply), Score: value, Bound: tree.BoundOf(value, a, b), Node: s.run.Open()}
	if !n.forcing {
		entry.Depth, entry.Extra = int8(s.pliesLeft(n)), uint8(s.nonForcingLeft(n))
	}
	s.table.Store(n.key, n.ply, entry)
}

// pliesLeft is how many half-moves are missing before the first condition of the level holds.
func (s *selection) pliesLeft(n *node) int { return max(0, s.running.x-n.ply) }

// nonForcingLeft is how many non-forcing moves are missing before the second one holds.
func (s *selection) nonForcingLeft(n *node) int { return max(0, s.running.y-n.nonForcing) }

func (s *selection) report(p search.Progress) {
	s.progress = p
	s.run.Progress(p)
}
