package pitrat

import (
	"context"
	"math"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/plan"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// endless is beyond every value: nodes are not entered with bounds.
const endless = eval.Score(math.MaxInt32 / 2)

// plansPerNode is how many plans the storage has room for a node (ruling; the paper's greatest is 3).
const plansPerNode = 40

// finder is one search for a combination (section 2).
type finder struct {
	run       *search.Run
	account   *Account // nil when nothing is recorded
	rules     rules
	prices    prices
	exchange  [6]int // the prices for exchanges
	wanted    eval.Score
	first     board.Colour // the player who is to find a combination
	storage   int          // nodes
	full      bool         // the storage is used up
	forcing   bool         // the options of those names
	leaning   bool
	lastClass int8 // of the corrections: the paper's, and ours with the option wide

	root  *node
	idle  [2][]*made // the plans of the initial position, of each side as if it were to move (2.4.4)
	round int
	plans int // made so far
	count int // nodes so far, the root not counted

	list  board.MoveList
	lists [2]lister // of the dangerous moves: of the second player who fails, and of the first
}

// outcome is how a search ends.
type outcome uint8

const (
	undecided outcome = iota // a limit ended it
	found                    // every natural reply is refuted
	none                     // everything was tried
)

// rules are those of the game that is played: the paper's leave out castling, capture en passant and
// stalemate (section 2).
type rules struct{ full bool }

// allows reports whether a legal move is one of the game.
func (r rules) allows(m board.Move) bool {
	if k := m.Promotion(); k == board.Rook || k == board.Bishop {
		return false // of no interest without stalemate (section 2.2.4)
	}
	return r.full || !m.IsCastling() && !m.IsEnPassant()
}

// newFinder prepares a search.
func newFinder(ctx context.Context, task search.Task) *finder {
	f := &finder{
		run: search.NewRun(ctx, task), rules: rules{task.Values.Bool(optionFull)}, prices: pricesOf(task.Values),
		first: task.Position.Turn(), storage: 1000 * task.Values.Int(optionStorage),
		forcing: task.Values.Bool(optionForcing), leaning: task.Values.Bool(optionLeaning), lastClass: paperClasses,
	}
	if task.Values.Bool(optionWide) {
		f.lastClass++
	}
	f.wanted = f.prices.wanted(task.Values.Text(optionWanted))
	for k, price := range f.prices {
		f.exchange[k] = int(price)
	}
	if task.Recorder != nil {
		f.account = &Account{recorder: task.Recorder}
		task.Recorder.Attach(f.account)
		f.lists = [2]lister{{f: f}, {f: f}}
	}
	return f
}

// stopped reports whether the search must end.
func (f *finder) stopped() bool {
	if f.plans&127 == 0 {
		f.run.Poll()
	}
	return f.full || f.run.Stopped()
}

// room reports whether the storage has room for another node.
func (f *finder) room() bool {
	if f.count >= f.storage || f.plans >= plansPerNode*f.storage {
		f.full = true
	}
	return !f.full
}

// solve looks for a combination (section 2.4).
//
//  1. The initial position is analysed, and all plans are executed; none is simulated.
//  2. The player who fails chooses a dangerous move and tries to correct it.
//  3. The search ends when the player who fails has tried everything.
func (f *finder) solve(p board.Position) outcome {
	f.root = nodeOf(p)
	f.begin()
	f.executeAll(f.root)
	for !f.stopped() && !f.run.Poll() {
		fails := f.root.value < f.wanted // the first player; else the second
		todo := f.survey(fails)
		if todo.threats {
			f.carryOutThreats(f.threatsOf(fails))
			continue
		}
		if todo.best.node == nil {
			if fails {
				return none
			}
			return found
		}
		f.round++
		f.countStanding()
		f.report(fails, todo.best)
		if todo.best.last {
			f.tryAsThreat(todo.best.node)
		} else {
			f.correct(todo.best.node)
		}
	}
	return undecided
}

// begin analyses the initial position for both players, as if each could move first (sections 2.2,
// 2.4.4).
func (f *finder) begin() {
	p := f.root.position
	for _, side := range []board.Colour{f.first, f.first.Opponent()} {
		if side != f.first {
			f.root.position.MakePass(&p)
		}
		for _, idea := range f.analyse(&p) {
			m := f.make(idea.statements, idea.rule, side, nil, f.root, nil)
			m.guarded = idea.guarded
			f.idle[side] = append(f.idle[side], m)
			if side == f.first {
				f.root.known.add(m.hashes[0])
				f.root.second = append(f.root.second, carried{m, 0})
				f.note(m, 0, f.root, Waiting)
			}
		}
	}
}

// carryOutThreats makes the null move after each threat that has no reply, and executes the plans
// that go on with it (section 2.4.1).
func (f *finder) carryOutThreats(threats []*node) {
	for _, y := range threats {
		if f.stopped() {
			return
		}
		null := f.grow(y, board.Pass)
		if null == nil {
			return
		}
		if f.forcing {
			f.takeKing(y, null)
		}
		f.executeAll(null)
	}
}

// takeKing carries a check out: each man that gives it takes the king. A plan that called for the
// check need not have said so (ruling).
func (f *finder) takeKing(y, null *node) {
	king := y.position.KingSquare(y.turn())
	for men := y.position.Checkers(); men != 0; men = men.ClearLowest() {
		p := plan.Plan{plan.Take(men.Lowest(), king)}
		f.execute(f.make(p, RuleKing, y.mover(), nil, null, nil), 0, null, 0)
	}
}

// report tells the account of a round.
func (f *finder) report(fails bool, chosen candidate) {
	if f.account.ended() {
		return
	}
	class := 0
	switch {
	case chosen.last:
		class = ClassThreat
	case len(chosen.second) > 0:
	case chosen.late():
		class = ClassLate
	default:
		class = int(chosen.class) + 1
	}
	list := &f.lists[player(fails)]
	list.list(fails)
	f.account.turn(Round{First: fails, Danger: chosen.id, Class: class, Cost: chosen.cost, Plans: f.plans, Nodes: f.count},
		list.text, list.whole)
}

// typeOf returns the type of the node of a move after another.
func typeOf(move board.Move, n *node) tree.NodeType {
	switch {
	case move == board.Pass:
		return TypeNull
	case n.ply%2 == 0:
		return TypePlan
	}
	return TypeReply
}

// classOf returns the class of a move.
func (f *finder) classOf(n *node, move board.Move) tree.MoveClass {
	if move == board.Pass {
		return ClassNull
	}
	return search.ClassOf(&n.position, move)
}
