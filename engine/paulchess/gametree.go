package paulchess

import (
	"context"
	"fmt"
	"time"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// maxPly is more than any line can have: an extension gives back one ply of two at most.
const maxPly = 2*maxDepth + maxQuiescence + 4

// gameTree is one search, the thesis's GameTree.
type gameTree struct {
	rules
	places *placements
	run    *search.Run
	*scratch
	root     generated
	pv       *search.PV
	table    *search.Table // nil: none
	history  board.History
	clock    *search.Clock // nil: no dynamic plies
	game     *search.Clock // nil: the time is not watched
	progress search.Progress
	recorded bool // somebody reads the classes of moves

	standing  []board.Move // the line that stands when the search is stopped
	worth     eval.Score   // of it
	lastBest  board.Move   // that it begins with
	confirmed bool         // it was examined in this one
	reached   int          // the depth of the last whole iteration
	steady    steadiness

	// what a test wants to hear: every move that is listed at the open node, and with the rule every one left out
	told func(move board.Move, reason tree.Reason)
}

// node is a position of the line that is being examined. Its moves are made as boards of their own,
// which are never unmade.
type node struct {
	ply    int
	board  *generated
	last   board.Move // that led here
	place  tree.Place // of that move in its order
	chosen tree.Place // of the move that is examined
	moves  board.MoveList
	order  search.Order
	boards []generated // after the moves, by their places in the list
	passed generated   // after a pass

	key     uint64 // in the table
	before  [2]int // what the two moves that led here moved where, as traces
	checked bool   // the side to move is in check

	inCheck   bool            // where a switch of Modern asks
	checks    board.CheckTest // the same
	narrow    bool            // the bounds are a null window
	futile    bool            // quiet moves have no prospect
	cut       bool            // a refutation is expected
	improving bool            // the static value is better than when the side last had the move
	turn      board.Colour
	alpha     eval.Score   // the lower bound by now
	best      eval.Score   // the best score so far
	led       board.Move   // the table's, where it came before the others were generated
	losing    []board.Move // captures that were put off
	searched  int          // moves so far
	quiets    int          // of them
	tried     []board.Move // the quiet ones
	taken     []board.Move // the captures
}

// start forgets what was found out when the node's place was another position's.
func (n *node) start() {
	n.inCheck, n.narrow, n.futile, n.improving = false, false, false, false
	n.searched, n.quiets, n.tried, n.taken = 0, 0, n.tried[:0], n.taken[:0]
	n.led, n.losing = board.NoMove, n.losing[:0]
}

// count notes that a move was searched.
func (n *node) count(move board.Move) {
	n.searched++
	switch {
	case isQuiet(move):
		n.quiets++
		n.tried = append(n.tried, move)
	case move.IsCapture():
		n.taken = append(n.taken, move)
	}
}

// generated is a board that was made by a move.
type generated struct {
	position board.Position
	at       placed
	static   eval.Score // of the side to move
	valued   bool       // it is known: with hints, a board is evaluated when somebody asks
}

func newGameTree(ctx context.Context, task search.Task) (*gameTree, error) {
	g := &gameTree{
		rules:   newRules(task.Values),
		run:     search.NewRun(ctx, task),
		pv:      search.NewPV(maxPly),
		history: search.StartHistory(task),

		game:     task.Clock,
		recorded: task.Recorder != nil,
	}
	if g.tableMB > 0 {
		tableOf := task.Memory.Table
		if g.keepTable {
			tableOf = task.Memory.Resume
		}
		table, err := tableOf(g.tableMB, g.final)
		if err != nil {
			return nil, fmt.Errorf("paulchess: %w", err)
		}
		table.StartSearch(g.recorded)
		g.table = table
		g.run.Watch(table)
	}
	if g.dynamic > 0 {
		g.clock = search.NewClock(time.Now, search.MoveTime(g.dynamic), false)
	}
	g.scratch = newScratch(task.Memory, g.on[keptHistory])
	g.evaluation = g.evaluation.remembering()
	g.places = g.evaluation.newPlacements()
	g.root = generated{position: task.Position, at: g.places.of(&task.Position)}
	g.evaluate(&g.root)
	g.nodes[0].board = &g.root
	g.nodes[0].key, g.nodes[0].checked = tableKey(&g.root.position), g.root.position.InCheck()
	g.nodes[0].before = [2]int{traces, traces}
	return g, nil
}

// giveBack hands on the memory of a search that is over.
func (g *gameTree) giveBack(to *search.Memory) {
	to.GiveBack(g.table)
	to.KeepOwn(g.scratch)
}

// evaluate makes sure that the static value of a board is known.
func (g *gameTree) evaluate(b *generated) eval.Score {
	if !b.valued {
		b.static, b.valued = g.value(&b.position, b.at).For(b.position.Turn()), true
	}
	return b.static
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
		Move: g.pv.First(0), Score: score, Bound: g.run.Bound(), Line: g.pv.Line(),
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

// note says what is unusual about a result.
func (g *gameTree) note(r search.Result) string {
	switch {
	case r.Stopped && g.progress.Number == 0:
		return "Stopped before a move was examined."
	case r.Stopped:
		return phrase.Of("Stopped at root move {move} of {moves}, after depth {depth}.", "move", g.progress.Number,
			"moves", g.progress.Moves, "depth", g.reached)
	case g.clock != nil && g.reached > g.depth:
		return fmt.Sprintf("Dynamic plies: searched to depth %d.", g.reached)
	}
	if tried := r.Counts.ByType[typeNullQuiescence.Code()]; tried > 0 {
		return phrase.Of("Of {tried} null moves in quiescence {cut} cut.", "tried", tried,
			"cut", r.Counts.ByReason[reasonNullCutQuiescence])
	}
	return ""
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
