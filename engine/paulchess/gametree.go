package paulchess

import (
	"context"
	"fmt"
	"slices"
	"time"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// maxPly is more than any line can have: an extension gives back one ply of two at most.
const maxPly = 2*maxDepth + maxQuiescence + 4

// gameTree is one search, the thesis's GameTree.
type gameTree struct {
	rules
	places   *placements
	run      *search.Run
	nodes    [maxPly + 1]node
	root     generated
	pv       *search.PV
	table    *search.Table // nil: none
	history  board.History
	clock    *search.Clock // nil: no dynamic plies
	progress search.Progress
	recorded bool // somebody reads the classes of moves

	killerMoves  *search.Killers
	historyTable search.HistoryTable

	lastBest  board.Move // of the iteration before
	confirmed bool       // it was examined in this one
	reached   int        // the depth of the last whole iteration
}

// node is a position of the line that is being examined. Its moves are made as boards of their own,
// which are never unmade.
type node struct {
	ply    int
	board  *generated
	last   board.Move // that led here
	moves  board.MoveList
	order  search.Order
	boards []generated // after the moves, by their places in the list
	passed generated   // after a pass

	inCheck  bool            // where a switch of Modern asks
	checks   board.CheckTest // the same
	futile   bool            // quiet moves have no prospect
	searched int             // moves so far
	quiets   int             // of them
}

// generated is a board that was made by a move, and evaluated at once.
type generated struct {
	position board.Position
	at       placed
	static   eval.Score // of the side to move
}

func newGameTree(ctx context.Context, task search.Task) (*gameTree, error) {
	g := &gameTree{
		rules:   newRules(task.Values),
		run:     search.NewRun(ctx, task),
		pv:      search.NewPV(maxPly),
		history: search.StartHistory(task),

		recorded: task.Recorder != nil,

		killerMoves: search.NewKillers(maxPly + 1),
	}
	if g.tableMB > 0 {
		table, err := search.NewTable(g.tableMB, g.final)
		if err != nil {
			return nil, fmt.Errorf("paulchess: %w", err)
		}
		table.StartSearch(g.recorded)
		g.table = table
	}
	if g.dynamic > 0 {
		g.clock = search.NewClock(time.Now, search.MoveTime(g.dynamic), false)
	}
	for ply := range g.nodes {
		g.nodes[ply].ply = ply
	}
	g.places = newPlacements(g.weights, g.simple)
	g.root = generated{position: task.Position, at: g.places.of(&task.Position)}
	g.root.static = g.value(&g.root.position, g.root.at).For(g.root.position.Turn())
	g.nodes[0].board = &g.root
	return g, nil
}

// think searches from the root, and says what came of it.
func (g *gameTree) think() search.Result {
	score := eval.Score(-mate)
	if g.run.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -mate, mate) {
		var reason tree.Reason
		score, reason = g.searchRoot()
		g.run.Leave(board.NoMove, score, -mate, mate, reason)
	}
	counts, elapsed := g.run.End()
	result := search.Result{
		Move: g.pv.First(0), Score: score, Line: g.pv.Line(),
		Stopped: g.run.Stopped(), Counts: counts, Elapsed: elapsed,
	}
	result.Note = g.note(result)
	return result
}

func (g *gameTree) searchRoot() (eval.Score, tree.Reason) {
	n := &g.nodes[0]
	// 1. Where the game is over there is nothing to search.
	if score, reason, final := g.final.Final(&n.board.position, 0, &g.history); final {
		return score, reason
	}
	g.run.Static(n.board.static)
	g.progress.Moves = n.board.position.LegalMoveCount()
	// 2. Without deepening the depth is searched at once.
	if !g.deepening {
		g.reached = g.depth
		return g.full(n, g.depth, -mate, mate)
	}
	return g.deepen()
}

// deepen searches to one ply, two, and so on up to the depth; with dynamic plies further while the
// time is expected to suffice.
func (g *gameTree) deepen() (score eval.Score, reason tree.Reason) {
	var last, before time.Duration
	score = -mate
	for depth := 1; depth <= g.depth || g.another(depth, score, last, before); depth++ {
		if score, reason = g.iterate(depth, score); reason == tree.ReasonStopped {
			return score, reason
		}
		g.reached = depth
		if g.clock != nil {
			last, before = g.clock.Lap(), last
		}
	}
	return score, reason
}

// another reports whether one more iteration should be begun beyond the depth: the next is expected
// to take as many times longer than the last as that took longer than the one before (ruling).
func (g *gameTree) another(depth int, score eval.Score, last, before time.Duration) bool {
	if g.clock == nil || depth > maxDepth || isMate(score) {
		return false
	}
	expected := float64(last) * float64(last) / float64(max(before, 1))
	return expected < float64(g.dynamic) && g.clock.Allows(time.Duration(expected))
}

// isMate reports whether a score is a mate, for either side.
func isMate(score eval.Score) bool { return score > mate-2*maxPly || score < 2*maxPly-mate }

// iterate searches to a depth. When it is stopped, what was found before stands, unless the move
// found before was examined again first.
func (g *gameTree) iterate(depth int, score eval.Score) (eval.Score, tree.Reason) {
	if !g.run.Stage(tree.TypeIteration, depth, -mate, mate) {
		return score, tree.ReasonStopped
	}
	line := g.pv.Line()
	g.lastBest, g.confirmed = g.pv.First(0), len(line) == 0
	g.pv.Clear(0)
	var found eval.Score
	var reason tree.Reason
	if g.aspiration && g.alphaBeta && depth >= aspirationFrom && !isMate(score) {
		found, reason = g.aspire(depth, score)
	} else {
		found, reason = g.full(&g.nodes[0], depth, -mate, mate)
	}
	g.run.Leave(board.NoMove, found, -mate, mate, reason)
	if reason == tree.ReasonStopped && (!g.confirmed || g.pv.First(0) == board.NoMove) {
		g.pv.SetLine(line)
		return score, reason
	}
	g.run.Improve()
	return found, reason
}

// note says what is unusual about a result.
func (g *gameTree) note(r search.Result) string {
	switch {
	case r.Stopped && g.progress.Number == 0:
		return "Stopped before a move was examined."
	case r.Stopped:
		return fmt.Sprintf("Stopped at root move %d of %d, after depth %d.", g.progress.Number, g.progress.Moves, g.reached)
	case g.clock != nil && g.reached > g.depth:
		return fmt.Sprintf("Dynamic plies: searched to depth %d.", g.reached)
	}
	if tried := r.Counts.ByType[TypeNullQuiescence.Code()]; tried > 0 {
		return fmt.Sprintf("Of %d null moves in quiescence %d cut.", tried, r.Counts.ByReason[ReasonNullCutQuiescence])
	}
	return ""
}

// visit opens the node that a move led to, searches it, and closes it with its score, which may lie
// outside the bounds.
func (g *gameTree) visit(n *node, kind tree.NodeType, class tree.MoveClass, depth int, alpha, beta eval.Score) eval.Score {
	if !g.run.Enter(n.last, kind, class, alpha, beta) {
		return alpha
	}
	g.pv.Clear(n.ply)
	score, reason := g.search(n, depth, alpha, beta)
	g.run.Leave(n.last, score, alpha, beta, reason)
	return score
}

// search examines a position: every legal move while depth is left, then captures. A depth of 0 is
// the horizon, below it quiescence has gone on.
func (g *gameTree) search(n *node, depth int, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	if depth <= 0 {
		return g.quiesce(n, depth, alpha, beta)
	}
	if score, reason, final := g.final.Final(&n.board.position, n.ply, &g.history); final {
		return score, reason
	}
	g.run.Static(n.board.static)
	return g.full(n, depth, alpha, beta)
}

// full examines every legal move of a position that is not final.
func (g *gameTree) full(n *node, depth int, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	p := &n.board.position
	// 1. The table may know the position from a search at least as deep.
	key := tableKey(p)
	known, ok := g.table.Probe(key, n.ply)
	if ok && n.ply > 0 && int(known.Depth) >= depth && known.Settles(alpha, beta) {
		g.run.KnownFrom(known.Node)
		return known.Score, tree.ReasonTable
	}
	// 2. Where the static value is far above the bound, it is taken for a cut.
	g.prepare(n, depth, alpha)
	if n.ply > 0 && beta-alpha == 1 && g.reverseFutile(n.board.static, depth, n.inCheck, beta) {
		return n.board.static, ReasonReverseFutility
	}
	// 3. Null move: if a pass is too good already, a move is, too.
	if g.null && g.mayPass(n, beta) {
		if score := g.pass(n, TypeNull, depth-1-g.nullReduction, beta); g.run.Stopped() {
			return alpha, tree.ReasonStopped
		} else if score >= beta {
			g.run.Improve()
			g.store(n, key, max(0, depth-g.nullReduction), score, alpha, beta, board.NoMove)
			return score, ReasonNullCut
		}
	}
	// 4. Captures first, the other moves when none of them cuts; or all at once.
	phases := onePhase
	if g.twoPhase {
		phases = twoPhases
	}
	best, reason := eval.Score(worst), tree.ReasonComplete
	for _, generate := range phases {
		g.generate(n, generate, known.Move)
		if best, reason = g.examine(n, depth-1, best, alpha, beta); reason != tree.ReasonComplete {
			break
		}
	}
	// 5. What was found goes into the table.
	if reason != tree.ReasonStopped {
		g.store(n, key, depth, best, alpha, beta, g.pv.First(n.ply))
	}
	return best, reason
}

// prepare finds out once for a node what the switches of Modern ask of its moves.
func (g *gameTree) prepare(n *node, depth int, alpha eval.Score) {
	n.searched, n.quiets, n.futile = 0, 0, false
	if g.reverse || g.futility || g.lateMoves || g.reductions {
		n.inCheck, n.checks = n.board.position.InCheck(), n.board.position.CheckTest()
		n.futile = g.modern.futile(n.board.static, depth, n.inCheck, alpha)
	}
}

// The phases of move generation.
var (
	onePhase  = []func(*board.Position, *board.MoveList){(*board.Position).Legal}
	twoPhases = []func(*board.Position, *board.MoveList){(*board.Position).Captures, (*board.Position).Quiets}
)

// quiesce examines captures only, and the side to move may stand pat, also in check. It sees no
// mate (ruling).
func (g *gameTree) quiesce(n *node, depth int, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	p := &n.board.position
	// 1. The move to the horizon may have made a draw; captures never do by repetition.
	if depth == 0 {
		if reason, drawn := g.final.Drawn(p, &g.history); drawn {
			return 0, reason
		}
	}
	// 2. The side to move may stand pat.
	best := n.board.static
	g.run.Static(best)
	switch {
	case g.alphaBeta && best >= beta:
		return best, tree.ReasonStandPatCut
	case -depth >= g.quiescence:
		return best, ReasonLimit
	}
	// 3. The table keeps the results of quiescence, too.
	key := tableKey(p)
	known, ok := g.table.Probe(key, n.ply)
	if ok && int(known.Depth) >= depth && known.Settles(alpha, beta) {
		g.run.KnownFrom(known.Node)
		return known.Score, tree.ReasonTable
	}
	// 4. Null move in quiescence, which the opponent answers by standing pat.
	if g.nullQuiescence && -depth+1 < g.quiescence && g.mayPass(n, beta) {
		if score := g.pass(n, TypeNullQuiescence, depth-1, beta); g.run.Stopped() {
			return max(alpha, best), tree.ReasonStopped
		} else if score >= beta {
			g.run.Improve()
			return score, ReasonNullCutQuiescence
		}
	}
	// 5. Captures.
	g.generate(n, (*board.Position).Captures, known.Move)
	best, reason := g.examine(n, depth-1, best, alpha, beta)
	switch {
	case reason == tree.ReasonStopped:
		return best, reason
	case n.moves.Len() == 0:
		reason = tree.ReasonQuiet
	case reason == tree.ReasonComplete && g.pv.First(n.ply) == board.NoMove:
		reason = tree.ReasonStandPat
	}
	g.store(n, key, depth, best, alpha, beta, g.pv.First(n.ply))
	return best, reason
}

// examine searches the moves of a node that were generated last, within bounds that close in. It
// returns the best score so far, and ReasonComplete when all of them were examined.
func (g *gameTree) examine(n *node, depth int, best, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	for move, place, ok := n.order.Next(); ok; move, place, ok = n.order.Next() {
		if g.prunes(n, move, place, depth+1) {
			continue
		}
		if n.ply == 0 {
			g.report(best)
		}
		score := g.tryReduced(n, move, g.boardAfter(n, move), depth, max(alpha, best), beta)
		if g.run.Stopped() {
			return max(best, -mate), tree.ReasonStopped
		}
		n.searched++
		if isQuiet(move) {
			n.quiets++
		}
		if score > best {
			best = score
			g.pv.Keep(n.ply, move)
			g.run.Improve()
		}
		if n.ply == 0 && move == g.lastBest {
			g.confirmed = true
		}
		if g.alphaBeta && best >= beta {
			g.reward(n, move, depth+1)
			return best, tree.ReasonCut
		}
	}
	return best, tree.ReasonComplete
}

// boardAfter returns the board after the move that has its turn.
func (g *gameTree) boardAfter(n *node, move board.Move) *generated {
	i := n.order.Index()
	if g.hints {
		g.make(n, i, move)
		g.run.MadeBoards(1)
	}
	return &n.boards[i]
}

// make makes the board after a move of the list, and evaluates it.
func (g *gameTree) make(n *node, i int, move board.Move) {
	p, b := &n.board.position, &n.boards[i]
	p.Make(move, &b.position)
	b.at = g.places.after(n.board.at, p, move)
	b.static = g.value(&b.position, b.at).For(b.position.Turn())
}

// try examines the board after a move, and turns its score round. The score means nothing when the
// search was stopped meanwhile.
func (g *gameTree) try(n *node, move board.Move, b *generated, kind tree.NodeType, depth int, alpha, beta eval.Score) eval.Score {
	if g.extension && depth >= 0 && b.position.InCheck() {
		depth++
	}
	class := tree.ClassNone
	if depth <= 0 {
		kind = tree.TypeQuiescence
	}
	if g.recorded {
		class = search.ClassOf(&n.board.position, move)
	}
	if !g.alphaBeta {
		alpha, beta = -mate, mate
	}
	next := &g.nodes[n.ply+1]
	next.board, next.last = b, move
	if depth < 0 { // after captures nothing repeats
		return -g.visit(next, kind, class, depth, -beta, -alpha)
	}
	g.history.Push(b.position.Key(), b.position.HalfmoveClock() == 0)
	score := -g.visit(next, kind, class, depth, -beta, -alpha)
	g.history.Pop()
	return score
}

// mayPass reports whether a null move may be tried at a node.
func (g *gameTree) mayPass(n *node, beta eval.Score) bool {
	p := &n.board.position
	return g.alphaBeta && !isMate(beta) && search.MayPass(p, n.ply, n.last) && search.HasPieces(p)
}

// pass examines what happens if the side to move does nothing.
func (g *gameTree) pass(n *node, kind tree.NodeType, depth int, beta eval.Score) eval.Score {
	if kind == TypeNull && depth <= 0 {
		kind, depth = TypeNullHorizon, 0
	}
	n.board.position.MakePass(&n.passed.position)
	n.passed.at, n.passed.static = n.board.at, -n.board.static
	next := &g.nodes[n.ply+1]
	next.board, next.last = &n.passed, board.Pass
	g.history.Push(n.passed.position.Key(), true)
	score := -g.visit(next, kind, tree.ClassNone, depth, -beta, 1-beta)
	g.history.Pop()
	return score
}

// generate makes the boards of one phase, evaluates each at once, and puts the moves in order: the
// table's first, then by static value. With hints, boards are made later, one by one.
func (g *gameTree) generate(n *node, phase func(*board.Position, *board.MoveList), known board.Move) {
	phase(&n.board.position, &n.moves)
	n.boards = slices.Grow(n.boards[:0], n.moves.Len())[:n.moves.Len()]
	if g.hints {
		g.orderByHints(n, known)
		return
	}
	n.order.Start(&n.moves)
	g.run.MadeBoards(n.moves.Len())
	for i, move := range n.moves.All() {
		g.make(n, i, move)
		switch {
		case move == known:
			n.order.Rate(i, search.PlaceTable, 0)
		case g.ordered:
			n.order.Rate(i, search.PlaceStatic, int32(-n.boards[i].static))
		}
	}
}

// store keeps what was found of a node in the table.
func (g *gameTree) store(n *node, key uint64, depth int, score, alpha, beta eval.Score, move board.Move) {
	g.table.Store(key, n.ply, search.Entry{
		Move: move, Score: score, Bound: tree.BoundOf(score, alpha, beta), Depth: int8(depth), Node: g.run.Open(),
	})
}

// report publishes where the search stands at its root.
func (g *gameTree) report(best eval.Score) {
	if g.pv.First(0) == board.NoMove {
		g.progress.Number = 0
	}
	g.progress.Number++
	g.progress.Score = max(best, -mate)
	g.run.Progress(g.progress)
}

// castledKeys tell positions apart that differ in who has castled, which the evaluation asks.
var castledKeys = [2]uint64{0x9e3779b97f4a7c15, 0xc2b2ae3d27d4eb4f}

// tableKey is the key of a position in the table: twelve boards, castling flags, turn, en passant,
// and who has castled.
func tableKey(p *board.Position) uint64 {
	key := p.Key()
	for c, castledKey := range castledKeys {
		if castled, _ := p.Castled(board.Colour(c)); castled {
			key ^= castledKey
		}
	}
	return key
}
