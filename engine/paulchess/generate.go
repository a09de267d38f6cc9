package paulchess

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// phase is a part of the moves of a node that is generated at once.
type phase uint8

const (
	phaseAll      phase = iota
	phaseTable          // the table's move alone, which need not be generated
	phaseCaptures       // those that take something
	phaseQuiets         // the others
	phaseLosing         // captures that were put off because they lose
	phaseChecks         // quiet moves that give check
)

// The phases of a node. In two phases with hints the table's move comes before any is generated, and the
// captures that lose after the quiet moves.
var (
	onePhase      = []phase{phaseAll}
	twoPhases     = []phase{phaseCaptures, phaseQuiets}
	phasesByHints = []phase{phaseTable, phaseCaptures, phaseQuiets, phaseLosing}
)

// phases returns the phases in which the moves of a node are generated.
func (g *gameTree) phases() []phase {
	switch {
	case !g.twoPhase:
		return onePhase
	case g.hints:
		return phasesByHints
	}
	return twoPhases
}

// list lists the moves of a phase.
func (n *node) list(which phase, known board.Move) {
	p, list := &n.board.position, &n.moves
	switch which {
	case phaseAll:
		p.Legal(list)
	case phaseTable:
		if list.Clear(); known != board.NoMove && p.IsLegal(known) {
			list.Add(known)
			n.led = known
		}
		return
	case phaseCaptures:
		p.Captures(list)
	case phaseQuiets:
		p.Quiets(list)
	case phaseLosing:
		list.Clear()
		for _, move := range n.losing {
			list.Add(move)
		}
		return
	case phaseChecks:
		p.QuietChecks(list)
	}
	if n.led != board.NoMove {
		remove(list, n.led)
	}
}

// remove takes a move from a list.
func remove(list *board.MoveList, move board.Move) {
	moves := list.All()
	if i := slices.Index(moves, move); i >= 0 {
		list.Truncate(len(append(moves[:i], moves[i+1:]...)))
	}
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

// make makes the board after a move of the list.
func (g *gameTree) make(n *node, i int, move board.Move) {
	p, b := &n.board.position, &n.boards[i]
	p.Make(move, &b.position)
	b.at, b.valued = g.places.after(n.board.at, p, move), false
}

// generate makes the boards of one phase, evaluates each at once, and puts the moves in order: the
// table's first, then by static value. With hints, boards are made later, one by one.
func (g *gameTree) generate(n *node, which phase, known board.Move) {
	n.list(which, known)
	if g.told != nil {
		for _, move := range n.moves.All() {
			g.told(move, tree.ReasonOpen)
		}
	}
	n.boards = slices.Grow(n.boards[:0], n.moves.Len())[:n.moves.Len()]
	if g.hints {
		g.orderByHints(n, which, known)
		return
	}
	n.order.Start(&n.moves)
	g.run.MadeBoards(n.moves.Len())
	for i, move := range n.moves.All() {
		g.make(n, i, move)
		g.evaluate(&n.boards[i])
		switch {
		case move == known:
			n.order.Rate(i, search.PlaceTable, 0)
		case g.ordered:
			n.order.Rate(i, search.PlaceStatic, int32(-n.boards[i].static))
		}
	}
}
