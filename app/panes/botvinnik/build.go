package botvinnik

import (
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/widgets/attacklist"
)

// build draws the map of the position and judges every attack, beside the window, unless that is
// done or under way. Until then there are none. An attack in front stays there if the map still has
// it.
func (m *Map) build() {
	if m.built || m.view.Game == nil {
		return
	}
	front := m.front()
	m.begin()
	position, horizon := m.position, m.Horizon()
	work.Run(m.drawing, func(job *work.Job) judged { return attacksOf(job, position, horizon) }, func(found judged) {
		m.take(found, front)
		m.host.Redraw()
	})
}

// buildNow is build without leaving the window: for who must know the outcome.
func (m *Map) buildNow() {
	if m.built && !m.drawing.Busy() || m.view.Game == nil {
		return
	}
	m.drawing.Cancel()
	m.begin()
	m.take(attacksOf(nil, m.position, m.Horizon()), trajectory.Trajectory{})
}

// begin empties the map, and notes which position it will be of.
func (m *Map) begin() {
	m.attacks, m.chosen, m.built = nil, noAttack, true
	m.list.set(nil, nil)
	m.position = m.view.Position
	if m.filter.Choice == ofTheNodeMove {
		m.position = m.view.Game.Before()
	}
	m.pickShown()
	m.list.view.Rows.SetEmpty("Working the attacks out ...")
}

// judged are the attacks of a map with their rows in the list.
type judged struct {
	attacks []trajectory.Attack
	rows    []attacklist.Row
}

// take shows the attacks that were found.
func (m *Map) take(found judged, front trajectory.Trajectory) {
	m.attacks = found.attacks
	m.list.set(found.attacks, found.rows)
	for i := range m.attacks {
		if m.attacks[i].Trajectory == front {
			m.chosen = i
		}
	}
	m.pickShown()
}

// attacksOf judges every attack in a position within a horizon. It stops when nobody waits for it
// any more; a nil job always waits. The attacks live in the memory of a judge of their own.
func attacksOf(job *work.Job, position board.Position, horizon int) judged {
	var attacks []trajectory.Attack
	judge := trajectory.NewJudge(&position, horizon)
	ways := trajectory.Build(&position, horizon)
	for i := range ways.Trajectories {
		if job != nil && !job.At(i, len(ways.Trajectories)) {
			return judged{}
		}
		attacks = append(attacks, judge.Attack(&ways.Trajectories[i]))
	}
	return judged{attacks, attackRows(attacks)}
}

// evaluate works out the account of hope and the values at the place, beside the window, unless
// that is done or under way.
func (m *Map) evaluate() {
	if m.valued || m.view.Game == nil {
		return
	}
	m.valued = true
	view, horizon, release := m.view, m.Horizon(), func() {}
	if view.Search != nil {
		release = view.Search.Hold()
	}
	work.Run(m.valuing, func(*work.Job) hopeAt {
		defer release()
		return hopeOfPlace(view, horizon)
	}, func(h hopeAt) {
		m.hope.ledger.Empty = view.Empty(textNoHope)
		m.hope.set(h)
		m.pieces = h.values.Pieces
		m.host.Redraw()
	})
}
