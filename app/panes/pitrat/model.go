package pitrat

import (
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/replay"
	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/timeline"
)

// model is what the pane is about: the plans of a search up to a moment of it, with one in front. It
// knows no window.
type model struct {
	pane.View
	*life       // of the tree of the view, without an account where that has none
	until  int  // events that had happened at the moment that is shown, or [timeline.End]
	round  int  // the round that was chosen, 0 for the one that was under way then
	chosen int  // the plan in front, 0 for none
	at     int  // its current statement where it was chosen; lastStatement: where it came last
	moved  bool // another plan, place or moment was chosen since the lists were shown

	replay *replay.Replay // of the moment
	host   host
	show   func() // shows what has changed
}

// host is what the model asks of the window.
type host interface {
	Select(pane.At)
	ShowNodes(title string, passes func(tree.Node) bool, found func(count int))
	Status(text string)
}

// lastStatement stands for the statement that a plan came to last.
const lastStatement = -1

// reset begins with another account.
func (m *model) reset() {
	m.life, m.until, m.round, m.chosen, m.at = &life{}, timeline.End, 0, 0, lastStatement
}

// placeShown is the node that is shown, [tree.None] for none.
func (m *model) placeShown() tree.ID {
	if n, ok := m.At(); ok {
		return n.ID
	}
	return tree.None
}

// shownRound is the round that was chosen, or was under way at the moment that is shown; 0 for none.
func (m *model) shownRound() int {
	if m.round > 0 {
		return m.round
	}
	return m.roundAt(m.until)
}

// inFront returns the chosen plan. ok is false where none is, or the one that was is not there yet.
func (m *model) inFront() (p pitrat.Made, ok bool) {
	if m.chosen == 0 || m.chosen > m.plans {
		return p, false
	}
	return m.account.Plan(m.chosen), true
}

// statement is the current statement of the chosen plan.
func (m *model) statement() int {
	if m.at != lastStatement {
		return m.at
	}
	return int(m.latest(m.chosen, m.until).Statement)
}

// onBoard is the chosen plan as it lies on the board, its side, and its current statement.
func (m *model) onBoard() (statements plan.Plan, side board.Colour, current int) {
	if p, ok := m.inFront(); ok {
		return p.Statements, p.Side, m.statement()
	}
	return nil, 0, 0
}

// choose puts a plan in front and goes to the place where it was made.
func (m *model) choose(number int) {
	m.chosen, m.at = number, lastStatement
	if p, ok := m.inFront(); ok {
		m.goTo(p.Node)
		return
	}
	m.moved = true
	m.show()
}

// goTo shows a node everywhere, here too where it is the one that is shown.
func (m *model) goTo(id tree.ID) {
	m.moved = true
	if m.InTree && m.Node == id {
		m.show()
		return
	}
	m.host.Select(m.Place(id))
}

// open goes to the place of the last thing that happened to a plan.
func (m *model) open(number int) {
	if number == 0 {
		return
	}
	at := m.account.Plan(number).Node
	if events := m.eventsOf(number, m.until, 1); len(events) > 0 {
		at = events[0].Node
	}
	m.goTo(at)
}

// setMoment shows the search as it was when so many events had happened, and the place and the plan
// of the last of them.
func (m *model) setMoment(until int) {
	if m.events() == 0 {
		return
	}
	m.until, m.round, m.moved = until, 0, true
	m.replay.Go(m.nodesAt(until))
	if until == 0 || until == timeline.End {
		m.show()
		return
	}
	e := m.account.Event(until - 1)
	m.chosen, m.at = int(e.Plan), int(e.Statement)
	m.goTo(e.Node)
}

// setRound shows the moment at which a round began, and the dangerous move that it chose.
func (m *model) setRound(round int) {
	m.until, m.round = m.account.Begin(round), round
	m.replay.Go(m.nodesAt(m.until))
	m.goTo(m.rounds[round-1].Danger)
}

// momentText says how far the search was, and what had just happened.
func (m *model) momentText() string {
	if m.account == nil {
		return ""
	}
	plans := present.Whole(m.plansAt(m.until))
	if m.until == timeline.End {
		text := phrase.Of("{plans} plans, {moves} moves, {rounds} rounds", "plans", plans, "moves", present.Whole(m.moves()),
			"rounds", present.Whole(len(m.rounds)))
		if m.account.End() > 0 {
			text += ". Here the notes on plans end: their memory was used up"
		}
		return text + m.wonText()
	}
	text := phrase.Of("{event} of {events}: {plans} plans, {moves} moves", "event", present.Whole(m.until),
		"events", present.Whole(m.events()), "plans", plans, "moves", present.Whole(int(m.nodesAt(m.until))))
	if m.until == 0 {
		return text
	}
	e := m.account.Event(m.until - 1)
	return text + phrase.Of("\nRound {round}, plan {plan}: {note}", "round", present.Whole(int(e.Round)),
		"plan", present.Whole(int(e.Plan)), "note", infoOf(e.Fate).note)
}

// moves is how many moves the tree has. While it grows its length lags behind what has happened in it.
func (m *model) moves() int {
	return max(m.Tree.Len()-1, int(m.nodesAt(m.events())))
}

// dangers are the dangerous moves of the round that is shown: the move to the node, and those from it.
func (m *model) dangers() (list []pitrat.Danger) {
	n, ok := m.At()
	if !ok || m.account == nil {
		return nil
	}
	for _, d := range m.account.Dangers(m.shownRound()) {
		if d.Node == n.ID || d.Node != tree.Root && m.Tree.Node(d.Node).Parent == n.ID {
			list = append(list, d)
		}
	}
	return list
}

// followReplay goes to the moment of the replay, where the explorer has moved it.
func (m *model) followReplay() {
	last := m.replay.Last()
	if m.account == nil || m.Tree != m.replay.Of() || m.nodesAt(m.until) == last {
		return
	}
	if until := m.eventsAt(last); until != m.until {
		m.until, m.round, m.moved = until, 0, true
		m.show()
	}
}

// showProof shows in the explorer what proves the combination.
func (m *model) showProof() {
	if m.Tree.Empty() {
		m.host.Status(m.Empty("Press Think first."))
		return
	}
	reduced := pitrat.ReducedTree(m.Tree)
	if reduced.NR == 0 {
		m.host.Status("There is no proof to show: the search has found no combination.")
		return
	}
	m.host.ShowNodes("Proof", func(n tree.Node) bool { return reduced.Nodes[n.ID] }, func(shown int) {
		m.host.Status(phrase.Of("The proof: {moves} moves (NR), besides {nulls} null moves and the start; {depth} "+
			"half-moves deep (DR), up to {replies} replies to a move (MER).", "moves", present.Whole(reduced.NR),
			"nulls", present.Whole(shown-reduced.NR-1), "depth", reduced.DR, "replies", reduced.MER))
	})
}
