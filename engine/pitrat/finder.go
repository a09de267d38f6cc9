package pitrat

import (
	"context"
	"strings"

	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/planner"
	"drevo/engine/search"
)

// finder is one search for a combination (section 2).
type finder struct {
	corrector
	chooser *chooser
	prover  prover
	win     string    // the option of that name
	leaning bool      // the option of that name
	lists   [2]lister // of the dangerous moves: of the second player who fails, and of the first
}

// outcome is how a search ends.
type outcome uint8

const (
	undecided outcome = iota // a limit ended it
	found                    // every natural reply is refuted
	none                     // everything was tried
)

// newFinder prepares a search.
func newFinder(ctx context.Context, task search.Task) *finder {
	values := task.Values
	f := &finder{win: values.Text(optionWanted), leaning: values.Bool(optionLeaning)}
	f.Planner = plannerOf(values, task.Position.Turn())
	f.run, f.root = search.NewRun(ctx, task), rootOf(task.Position)
	f.without = strings.Fields(values.Text(optionWithout))
	f.storage, f.forcing = 1000*values.Int(optionStorage), values.Bool(optionForcing)
	f.chooser = &chooser{grower: &f.grower, lastClass: paperClasses}
	if values.Bool(optionWide) {
		f.chooser.lastClass++
	}
	f.prover = prover{corrector: &f.corrector, proof: values.Text(optionProof),
		verifier: &planner.Verifier{Planner: f.Planner, Stop: f.run.Poll},
		kept:     map[openReply]int{}}
	if task.Recorder != nil {
		f.account = &Account{recorder: task.Recorder}
		task.Recorder.Attach(f.account)
		f.lists = [2]lister{{chooser: f.chooser}, {chooser: f.chooser}}
	}
	return f
}

// plannerOf returns what makes the plans of a search.
func plannerOf(values search.Values, first board.Colour) *planner.Planner {
	prices := pricesOf(values)
	return &planner.Planner{Prices: prices, Wanted: wanted(&prices, values.Text(optionWanted)), First: first,
		Rules: planner.Rules{Full: values.Bool(optionFull)}, Given: values.Text(optionInitial) == initialGiven}
}

// solve looks for a combination (section 2.4).
//
//  1. The initial position is analysed, and all plans are executed; none is simulated.
//  2. The player who fails chooses a dangerous move and tries to correct it.
//  3. The search ends when the player who fails has tried everything.
func (f *finder) solve() outcome {
	f.begin()
	f.executeAll(f.root)
	for !f.stopped() && !f.run.Poll() {
		fails := f.root.value < f.Wanted // the first player; else the second
		todo := f.chooser.research(fails)
		if todo.threats {
			f.carryOutThreats(todo.threatsOf(nil, fails))
			continue
		}
		if todo.best.node == nil {
			if fails {
				return none
			}
			if f.prover.accepts() {
				return found
			}
			continue
		}
		f.round++
		f.countWinning()
		f.report(fails, todo.best)
		if todo.best.threat {
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
	second := rootOf(f.root.Position)
	f.root.Position.MakePass(&second.Position)
	second.by = f.First
	for _, n := range []*node{f.root, second} {
		for _, idea := range f.Analyse(&n.Position) {
			m := f.make(idea.Plan, idea.Rule, nil, n, nil)
			m.guarded = idea.Guarded
			f.idle[m.side] = append(f.idle[m.side], m)
			if n == f.root {
				n.known.add(m.ends[0])
				n.second = append(n.second, carried{m, 0})
				f.note(m, 0, n, plan.Waiting)
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
		null := f.reply(y, board.Pass)
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
	for _, s := range planner.TakeKing(&y.Position) {
		f.execute(f.make(plan.Plan{s}, plan.RuleKing, nil, null, nil), 0, null, 0)
	}
}

// tryAsThreat makes the null move after a move that no plan calls a threat, and looks around: it may be
// one all the same.
func (f *finder) tryAsThreat(y *node) {
	null := f.reply(y, board.Pass)
	if null == nil {
		return
	}
	f.executeAll(null)
	null.class = f.chooser.lastClass
	f.lookAround(null)
	null.changed()
}

// report tells the account of a round.
func (f *finder) report(fails bool, chosen candidate) {
	if f.account.ended() {
		return
	}
	class := 0
	switch {
	case chosen.threat:
		class = ClassThreat
	case len(chosen.second) > 0:
	case chosen.newPlans():
		class = ClassNewPlans
	default:
		class = int(chosen.class) + 1
	}
	list := &f.lists[player(fails)]
	list.list(fails)
	f.account.turn(Round{First: fails, Danger: chosen.id, Class: class, Cost: int(chosen.cost), Plans: f.plans,
		Nodes: f.count},
		list.text, list.whole)
}
