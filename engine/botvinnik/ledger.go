package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/tree"
)

// Ledger is the account of hope at a node, for the side to move there: formulas 9 and 10 with their
// numbers, in Shannon's units.
type Ledger struct {
	Side    board.Colour
	Balance int     // what the side has more than its opponent on the board
	Bound   int     // what it wants to reach: the lower bound of the node, or what it had at the root
	Lost    int     // what is missing to the bound; 0 or less when nothing is
	Doomed  []Entry // objects that are doomed
	Nearer  []Entry // objects that came nearer since the side's last turn
	Holds   bool    // formula 9: Lost is at most the sum of both
	Asked   bool    // the search asked the formula at this node
}

// Entry is an object in a ledger.
type Entry struct {
	Square board.Square
	Value  int // by formula 4 for what is doomed, the whole price for what came nearer
	Closed int // q of the most open attack now
	Before int // q at the side's last turn, Unseen when no attack reached the object
}

// Unseen is the q of an object that no attack within the horizon reaches.
const Unseen = outOfSight

// Ledger recomputes the account of hope at a recorded node. Before the side's second turn on the
// line nothing is known of what came nearer.
func (p Programme) Ledger(t *tree.Tree, id tree.ID) (Ledger, error) {
	state, err := p.find(t, id)
	if err != nil {
		return Ledger{}, err
	}
	g, here := state.game, state.here()
	bound := state.node.Alpha
	if state.node.HasStatic {
		bound = max(bound, state.node.Static)
	}
	asked := g.asksHope(state.ply, state.left, bound)
	bound = g.hopeBound(state.ply, bound)
	balance := material(&here.position)
	l := Ledger{Side: here.position.Turn(), Balance: int(balance / pawn), Bound: int(bound / pawn),
		Lost: int((bound - balance) / pawn)}
	now, before := g.prospectsOf(here), &prospects{}
	if state.ply >= 2 {
		before = g.prospectsOf(&g.plies[state.ply-2])
	}
	sum := 0
	for s := range board.Square(64) {
		entry := Entry{Square: s, Value: int(now.doomed[s] / pawn), Closed: int(now.closed[s]), Before: int(before.closed[s])}
		switch {
		case now.doomed[s] > 0:
			l.Doomed = append(l.Doomed, entry)
		case before.known && g.comesNearer(before, now, s):
			entry.Value = int(now.value[s] / pawn)
			l.Nearer = append(l.Nearer, entry)
		default:
			entry.Value = 0
		}
		sum += entry.Value
	}
	l.Holds = Hope(l.Lost, sum, 0)
	l.Asked = asked
	return l, nil
}
