package botvinnik

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
	"drevo/widgets/chessboard"
	"drevo/widgets/trajectories"
)

// Horizon is how far the map looks, in half-moves.
func (m *Map) Horizon() int { return int(m.slider.Value) }

// SetHorizon looks further ahead, or less far.
func (m *Map) SetHorizon(halfMoves int) {
	m.slider.Value = float64(halfMoves)
	m.slider.Refresh()
	m.label()
	m.host.Keep(func(c *config.Config) { c.Horizon = halfMoves })
	m.change()
}

// label says how far the map looks, and lets the moments go as far.
func (m *Map) label() {
	m.horizon.SetText(strconv.Itoa(m.Horizon()))
	m.timeMoments()
}

// timeMoments lets the moments be those at which the chosen attack or a denial of it arrives; with
// none chosen, all half-moves.
func (m *Map) timeMoments() {
	var times []int
	if m.chosen == noAttack {
		for n := range m.Horizon() {
			times = append(times, n+1)
		}
	} else {
		way := drawnAttack(&m.attacks[m.chosen], true)
		times = way.Arrivals()
	}
	m.moment.setTimes(m.Horizon(), times)
}

// Show looks at the position. The map stays as long as the position does.
func (m *Map) Show(v pane.View) {
	same := m.view.Game != nil && v.Position == m.view.Position && v.Game.LastMove() == m.filter.Move
	m.view = v
	if !same {
		m.filter.Picked, m.filter.Move = chessboard.None, v.Game.LastMove()
		m.table.show(v.Position)
		m.built = false
	}
	m.valued = false
	m.showPart()
}

// showPart brings the part in front up to date; the others can't be seen.
func (m *Map) showPart() {
	switch m.parts.SelectedIndex() {
	case partAttacks:
		m.build()
	case partHope:
		m.evaluate()
	}
}

// Pick notes the piece picked up on the board.
func (m *Map) Pick(square int) {
	m.filter.Picked = square
	m.table.pick(square)
	if m.filter.Choice == ofThePicked || m.filter.Choice == onThePicked {
		m.pickShown()
	}
	m.host.Redraw()
}

// change makes the map anew: another horizon, another position.
func (m *Map) change() {
	m.built, m.valued = false, false
	m.showPart()
	m.host.Redraw()
}

// choose sets which attacks are shown. Those of the node's move belong to the position before it.
func (m *Map) choose(c mapChoice) {
	before := m.filter.Choice
	m.filter.Choice = c
	if before == ofTheNodeMove || c == ofTheNodeMove {
		m.change()
		return
	}
	m.refilter()
}

// front is the chosen attack, or the zero trajectory.
func (m *Map) front() (t trajectory.Trajectory) {
	if m.chosen != noAttack {
		t = m.attacks[m.chosen].Trajectory
	}
	return t
}

// refilter shows other attacks of the same map.
func (m *Map) refilter() {
	m.pickShown()
	m.host.Redraw()
}

// pickShown lists the attacks that the filter lets through.
func (m *Map) pickShown() {
	m.shown = m.shown[:0]
	for i := range m.attacks {
		if m.filter.keeps(&m.attacks[i]) {
			m.shown = append(m.shown, i)
		}
	}
	m.pointed = noAttack
	m.count.SetText(fmt.Sprintf("%d of %d", len(m.shown), len(m.attacks)))
	m.list.view.Rows.SetEmpty("No attack is here. Move the slider to look further, or show every attack.")
	if m.filter.Choice == ofTheNodeMove && m.filter.Move == board.NoMove {
		m.list.view.Rows.SetEmpty("No move led here: go to a node, or play a move.")
	}
	m.chosen = m.list.show(m.shown, m.chosen, m.position.Turn()) // one is in front from the start
	m.timeMoments()
	m.offerNodes()
}

// choosing puts one attack in front, with its denials.
func (m *Map) choosing(attack int) {
	m.chosen = attack
	if attack != noAttack {
		m.table.follow(&m.attacks[attack])
	}
	m.timeMoments()
	m.offerNodes()
	m.host.Redraw()
}

// Choose puts an attack in front, in the list and on the board: the first that is written like
// that, with or without its time.
func (m *Map) Choose(name string) error {
	m.buildNow()
	i := slices.IndexFunc(m.attacks, func(a trajectory.Attack) bool { return strings.HasPrefix(a.String()+" ", name+" ") })
	if i < 0 {
		return fmt.Errorf("the map has no attack %q", name)
	}
	m.choosing(i)
	m.list.show(m.shown, m.chosen, m.position.Turn())
	return nil
}

// showNodes shows the nodes of the tree whose moves lie on the chosen attack.
func (m *Map) showNodes() {
	if m.view.Tree.Empty() {
		m.host.Fault("There is no tree yet: press Think.")
		return
	}
	t, way, front := m.view.Tree, wayOf(&m.attacks[m.chosen]), m.front()
	m.host.ShowNodes("On the attack", func(n tree.Node) bool { return way.has(n.Move, t.Turn(n).Opponent()) },
		func(count int) {
			m.host.Status(fmt.Sprintf("The tree shows %s nodes whose moves lie on %s, and the way to them.",
				present.Whole(count),
				front))
		})
}

// offerNodes lets the user ask for the nodes on an attack while one is in front.
func (m *Map) offerNodes() {
	if m.chosen == noAttack {
		m.nodes.Disable()
	} else {
		m.nodes.Enable()
	}
}

// showAttacksOn lists the attacks on a piece, as if it were picked up.
func (m *Map) showAttacksOn(square int) {
	m.filter.Picked = square
	m.choice.SetSelectedIndex(int(onThePicked))
	m.refilter()
	m.parts.SelectIndex(partAttacks)
}

// pointing puts the attack under the pointer in front for as long as it is there.
func (m *Map) pointing(attack int) {
	if attack != m.pointed {
		m.pointed = attack
		m.host.Redraw()
	}
}

// The parts, by their place.
const (
	partAttacks = iota
	partHope
	partTable
)

// attackLayer shows the attacks.
func (m *Map) attackLayer() chessboard.Layer {
	return chessboard.Layer{Overlays: []chessboard.Overlay{m.ways()}}
}

// ways draws the attacks: the one in front, and the others behind it unless it is to be alone.
func (m *Map) ways() *trajectories.Overlay {
	m.build()
	front, shown := m.drawn(), m.shown
	if m.only.Checked {
		shown = nil
		if front != noAttack {
			shown = []int{front}
		}
	}
	return drawnAttacks(m.attacks, shown, front, m.moment.moment())
}

// drawn is the attack in front on the board: the one under the pointer in the list, else the chosen
// one; or noAttack.
func (m *Map) drawn() int {
	if m.pointed != noAttack {
		return m.pointed
	}
	return m.chosen
}

// hides takes the moves of the programme off the board while an attack is in front.
func (m *Map) hides() []pane.LayerKey {
	if m.drawn() == noAttack {
		return nil
	}
	return []pane.LayerKey{pane.BestMoves, pane.BestLine}
}

// typeLayer marks the pieces by the type of their value.
func (m *Map) typeLayer() chessboard.Layer {
	m.evaluate()
	return typeLayer(m.pieces)
}
