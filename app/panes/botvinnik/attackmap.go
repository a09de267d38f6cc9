package botvinnik

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"drevo/app/pane"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/attacklist"
	"drevo/widgets/timeline"
	"drevo/widgets/trajectories"
)

// attackMap is what the pane is about: the attacks in a position, those of them that a filter lets
// through, with one in front, and a moment of their ways. It knows no window.
type attackMap struct {
	pane.View
	judged
	at      board.Position // whose attacks they are: the place, or the one before the node's move
	horizon int            // how far they look, in half-moves
	filter  mapFilter
	shown   []int // the attacks that the filter lets through
	listed  []int // the attack in each row of the list, noAttack for a heading
	chosen  int   // the attack in front, or noAttack
	pointed int   // the attack under the pointer in the list, or noAttack
	times   []int // the half-moves at which something arrives, in order
	moment  int   // half-moves gone, wholeWays to show everything

	inFront bool // the tab of the map is the one that is seen
}

// noAttack stands for no attack, where one is optional, wholeWays for no moment.
const (
	noAttack  = -1
	wholeWays = -1
)

// judged are the attacks of a map with their rows in the list, which take longer to write than to judge.
type judged struct {
	attacks []trajectory.Attack
	rows    []attacklist.Row
}

// attacksOf judges every attack in a position within a horizon. It stops when nobody waits for it
// any more; a nil job always waits. The attacks live in the memory of a judge of their own.
func attacksOf(job *work.Job, position board.Position, horizon int) (found judged) {
	judge := trajectory.NewJudge(&position, horizon)
	ways := trajectory.Build(&position, horizon)
	for i := range ways.Trajectories {
		if job != nil && !job.At(i, len(ways.Trajectories)) {
			return judged{}
		}
		found.attacks = append(found.attacks, judge.Attack(&ways.Trajectories[i]))
	}
	for i := range found.attacks {
		found.rows = append(found.rows, attackRow(&found.attacks[i]))
	}
	return found
}

// begin empties the map, and notes which position it will be of.
func (m *attackMap) begin() {
	m.chosen, m.at = noAttack, m.Position
	if m.filter.Choice == ofTheNodeMove {
		m.at = m.Game.Before()
	}
	m.take(judged{}, trajectory.Trajectory{})
}

// take shows the attacks that were found. An attack that was in front stays there if the map has it.
func (m *attackMap) take(found judged, front trajectory.Trajectory) {
	m.judged = found
	for i := range m.attacks {
		if m.attacks[i].Trajectory == front {
			m.chosen = i
		}
	}
	m.pick()
}

// front is the chosen attack, or the zero trajectory.
func (m *attackMap) front() (t trajectory.Trajectory) {
	if m.chosen != noAttack {
		t = m.attacks[m.chosen].Trajectory
	}
	return t
}

// drawn is the attack in front on the board: the one under the pointer in the list, else the chosen
// one; or noAttack.
func (m *attackMap) drawn() int {
	if m.pointed != noAttack {
		return m.pointed
	}
	return m.chosen
}

// pick finds the attacks that the filter lets through, and their order: White's before Black's, the
// irresistible ones first, then by what they win and by time. The chosen one stays or, where it is not
// among them, gives way to the first of the side to move: one is in front from the start.
func (m *attackMap) pick() {
	m.shown, m.listed, m.pointed = m.shown[:0], m.listed[:0], noAttack
	for i := range m.attacks {
		if m.filter.keeps(&m.attacks[i]) {
			m.shown = append(m.shown, i)
		}
	}
	sorted := slices.Clone(m.shown)
	slices.SortStableFunc(sorted, func(i, k int) int {
		a, b := &m.attacks[i], &m.attacks[k]
		return cmp.Or(cmp.Compare(a.Side, b.Side), cmp.Compare(b.Real, a.Real), cmp.Compare(b.Value, a.Value),
			cmp.Compare(a.HalfMoves, b.HalfMoves))
	})
	for n, i := range sorted {
		if n == 0 || m.attacks[i].Side != m.attacks[sorted[n-1]].Side {
			m.listed = append(m.listed, noAttack)
		}
		m.listed = append(m.listed, i)
	}
	if !slices.Contains(m.shown, m.chosen) {
		m.chosen = m.first(sorted)
	}
	m.setTimes()
}

// first returns the first of some attacks that is of the side to move, of the other side if it has none.
func (m *attackMap) first(list []int) int {
	own := slices.IndexFunc(list, func(i int) bool { return m.attacks[i].Side == m.at.Turn() })
	if len(list) == 0 {
		return noAttack
	}
	return list[max(own, 0)]
}

// choose puts one attack in front, with its denials.
func (m *attackMap) choose(attack int) {
	m.chosen = attack
	m.setTimes()
}

// find returns the first attack that is written like that, with or without its time.
func (m *attackMap) find(name string) (int, error) {
	i := slices.IndexFunc(m.attacks, func(a trajectory.Attack) bool { return strings.HasPrefix(a.String()+" ", name+" ") })
	if i < 0 {
		return i, fmt.Errorf("the map has no attack %q", name)
	}
	return i, nil
}

// setTimes lets the moments be those at which the attack in front or a denial of it arrives; with none
// in front, all half-moves.
func (m *attackMap) setTimes() {
	m.times = nil
	if m.chosen != noAttack {
		way := drawnAttack(&m.attacks[m.chosen], true)
		m.times = way.Arrivals()
	} else {
		for n := range m.horizon {
			m.times = append(m.times, n+1)
		}
	}
	slices.Sort(m.times)
	m.times = slices.Compact(m.times)
	m.setMoment(m.momentPlace())
}

// setMoment goes to the moment with a place among the times; to whole ways where there is none.
func (m *attackMap) setMoment(place int) {
	m.moment = wholeWays
	if place < len(m.times) {
		m.moment = m.times[place]
	}
}

// momentPlace is the place of the moment among the times, [timeline.End] for whole ways.
func (m *attackMap) momentPlace() int {
	if place := slices.Index(m.times, m.moment); place >= 0 {
		return place
	}
	return timeline.End
}

// momentText says which moment is shown.
func (m *attackMap) momentText() string {
	if m.moment == wholeWays {
		return "whole ways"
	}
	return phrase.Of("after {moment} of {n:1 half-move|# half-moves}", "moment", m.moment, "n", m.horizon)
}

// ways draws the attacks: the one in front, and the others behind it unless it is to be alone. The one
// in front shows those of its denials that would cost it something, as its formula does. Beside another tab of the
// simple face an attack is its way with its times alone: the other signs come with their words.
func (m *attackMap) ways(alone bool) *trajectories.Overlay {
	front := m.drawn()
	overlay := &trajectories.Overlay{
		Moment: trajectories.Moment{On: m.moment != wholeWays, HalfMoves: max(m.moment, 0)}}
	for _, i := range m.shown {
		if !alone || i == front {
			drawn := drawnAttack(&m.attacks[i], i == front)
			if m.Simple && !m.inFront {
				drawn.Beta, drawn.Denials, drawn.StopF, drawn.F = nil, nil, nil, trajectories.FUnknown
			}
			overlay.Trajectories = append(overlay.Trajectories, drawn)
		}
	}
	return overlay
}

// listRows are the rows of the attacks that are listed, below headings that count them.
func (m *attackMap) listRows() []attacklist.Row {
	rows := make([]attacklist.Row, len(m.listed))
	for row, i := range m.listed {
		if i == noAttack {
			rows[row] = m.heading(m.attacks[m.listed[row+1]].Side)
		} else if m.Simple {
			rows[row] = plainRow(&m.attacks[i])
		} else {
			rows[row] = m.rows[i]
		}
	}
	return rows
}

// heading counts the attacks of a side, and those that nothing can deny.
func (m *attackMap) heading(side board.Colour) attacklist.Row {
	count, open := 0, 0
	for _, i := range m.shown {
		if m.attacks[i].Side == side {
			count++
			open += m.attacks[i].Real
		}
	}
	return attacklist.Row{Heading: true, Black: side == board.Black,
		Label: phrase.Of("{side}: {attacks} attacks, {open} reach the target", "side", side, "attacks", count, "open", open)}
}

// emptyText says why nothing is listed.
func (m *attackMap) emptyText() string {
	if m.filter.Choice == ofTheNodeMove && m.filter.Move == board.NoMove {
		return "No move led here: go to a node, or play a move."
	}
	return "No attack is here. Move the slider to look further, or show every attack."
}

// Explain says what the attack in front has to do on a square; without one, which of the attacks
// shown end or stop there.
func (m *attackMap) Explain(square int) string {
	s := board.Square(square)
	if front := m.drawn(); front != noAttack {
		return attackAt(&m.attacks[front], s)
	}
	var sentences []string
	for _, i := range m.shown {
		if a := &m.attacks[i]; a.Target == s || slices.Contains(a.Stops(), s) {
			sentences = append(sentences, wayText(a, s))
		}
	}
	if more := len(sentences) - namedAttacks; more > 0 {
		sentences = append(sentences[:namedAttacks], fmt.Sprintf("And %d more.", more))
	}
	return strings.Join(sentences, "\n")
}

// namedAttacks is how many attacks a hint names.
const namedAttacks = 4

// onTheWay returns what finds the nodes of the tree whose moves lie on the attack in front.
func (m *attackMap) onTheWay() func(tree.Node) bool {
	t, a := m.Tree, &m.attacks[m.chosen]
	var steps []trajectory.Step
	from := a.From
	for _, to := range a.Stops() {
		steps = append(steps, trajectory.Step{From: from, To: to})
		from = to
	}
	return func(n tree.Node) bool {
		return n.Move != board.NoMove && t.Turn(n) != a.Side &&
			slices.Contains(steps, trajectory.Step{From: n.Move.From(), To: n.Move.To()})
	}
}
