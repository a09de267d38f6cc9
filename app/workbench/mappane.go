package workbench

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/trajectory"
	"drevo/widgets/chessboard"
	"drevo/widgets/tooltip"
)

// mapPane shows Botvinnik's map of any position: the attacks of both sides with what denies them, stepped through in
// half-moves; the hope of the search and the types of value; and the code tables. What it shows lies on the board.
type mapPane struct {
	slider  *widget.Slider
	horizon *widget.Label
	moment  *momentBar
	sides   [2]*widget.Check
	choice  *widget.Select
	open    *widget.Check
	nodes   *tooltip.Button
	count   *widget.Label
	list    *attackList
	hope    *hopePane
	table   *tablePane
	parts   *container.AppTabs
	content fyne.CanvasObject

	position board.Position // that of the map: the place, or the one before the node's move
	judge    trajectory.Judge
	attacks  []trajectory.Attack
	session  *session.Session
	filter   mapFilter
	shown    []int // the attacks that the filter lets through
	chosen   int   // the attack in front, or noAttack
	pointed  int   // the attack under the pointer in the list, or noAttack

	OnChange  func()     // the layers are to be drawn again
	OnHorizon func()     // another horizon was chosen
	OnPart    func()     // another part is in front
	OnNodes   func(*way) // the nodes on the chosen attack are wanted
}

const firstHorizon = 3

func newMapPane(hints *tooltip.Layer) *mapPane {
	m := &mapPane{
		slider: widget.NewSlider(trajectory.MinHorizon, trajectory.MaxHorizon), horizon: widget.NewLabel(""), moment: newMomentBar(hints),
		open: widget.NewCheck("Only F = 1", nil), choice: widget.NewSelect(mapChoiceNames, nil), count: widget.NewLabel(""),
		list: newAttackList(), hope: newHopePane(), table: newTablePane(),
		filter: mapFilter{Sides: [2]bool{true, true}, Picked: chessboard.None}, chosen: noAttack, pointed: noAttack,
	}
	m.slider.Step, m.slider.Value = 1, firstHorizon
	m.slider.OnChanged = func(v float64) { m.SetHorizon(int(v)) }
	for c, name := range []string{"White's", "Black's"} {
		m.sides[c] = widget.NewCheck(name, func(on bool) { m.filter.Sides[c] = on; m.refilter() })
		m.sides[c].Checked = true
	}
	m.choice.SetSelectedIndex(int(everyAttack))
	m.choice.OnChanged = func(string) { m.choose(mapChoice(m.choice.SelectedIndex())) }
	m.open.OnChanged = func(on bool) { m.filter.OnlyOpen = on; m.refilter() }
	m.nodes = tooltip.NewButton(hints, theme.SearchIcon(), "Show the nodes of the tree whose moves lie on the chosen attack", func() { m.OnNodes(m.way()) })
	m.nodes.SetText("Nodes")
	m.moment.OnChange = m.redraw
	m.list.OnChoose = m.choosing
	m.list.OnPoint = m.pointing
	m.table.OnChange = m.redraw
	m.layOut()
	m.label()
	return m
}

// layOut puts what governs the whole map above its parts.
func (m *mapPane) layOut() {
	m.count.Truncation = fyne.TextTruncateEllipsis
	filters := container.NewVBox(
		container.NewBorder(nil, nil, container.NewHBox(m.sides[board.White], m.sides[board.Black]), nil, m.choice),
		container.NewBorder(nil, nil, m.open, m.nodes, m.count),
	)
	m.parts = container.NewAppTabs(
		container.NewTabItem("Attacks", container.NewBorder(filters, nil, nil, nil, m.list.view)),
		container.NewTabItem("Hope", m.hope.content),
		container.NewTabItem("Code tables", m.table.content),
		container.NewTabItem("Reading", newMapRulings()),
	)
	m.parts.OnSelected = func(*container.TabItem) { m.showHope(); m.OnPart() }
	head := container.NewVBox(
		container.NewBorder(nil, nil, widget.NewLabel("Horizon"), fixedWidth(m.horizon, 110), m.slider),
		m.moment.content,
	)
	m.content = container.NewBorder(head, nil, nil, nil, m.parts)
}

// newMapRulings shows how the map is read where the book is silent.
func newMapRulings() fyne.CanvasObject {
	box := container.NewVBox(title("How the map is read"))
	for _, r := range trajectory.Rulings() {
		box.Add(paragraph(r.Name, r.Sentence, r.Source))
	}
	return container.NewVScroll(box)
}

// onHover sends the hints of all parts to a tooltip.
func (m *mapPane) onHover(show func(string, fyne.Position)) {
	m.list.view.OnHover, m.hope.ledger.OnHover, m.table.stamp.OnHover = show, show, show
}

// Horizon is how far the map looks, in half-moves.
func (m *mapPane) Horizon() int { return int(m.slider.Value) }

// SetHorizon looks further ahead, or less far.
func (m *mapPane) SetHorizon(halfMoves int) {
	m.slider.Value = float64(halfMoves)
	m.slider.Refresh()
	m.label()
	m.rebuild()
	m.redraw()
	if m.OnHorizon != nil {
		m.OnHorizon()
	}
}

func (m *mapPane) label() {
	text := "1 half-move"
	if m.Horizon() > 1 {
		text = fmt.Sprintf("%d half-moves", m.Horizon())
	}
	m.horizon.SetText(text)
}

// show looks at the place of a session.
func (m *mapPane) show(s *session.Session) {
	m.session = s
	m.filter.Picked = chessboard.None
	m.table.show(s.Position())
	m.rebuild()
}

// pick notes the man picked up on the board.
func (m *mapPane) pick(square int) {
	m.filter.Picked = square
	m.table.pick(square)
	if m.filter.Choice == ofThePicked || m.filter.Choice == onThePicked {
		m.pickShown()
	}
	m.redraw()
}

// choose sets which attacks are shown. Those of the node's move belong to the position before it.
func (m *mapPane) choose(c mapChoice) {
	before := m.filter.Choice
	m.filter.Choice = c
	if before == ofTheNodeMove || c == ofTheNodeMove {
		m.rebuild()
		m.redraw()
		return
	}
	m.refilter()
}

// rebuild draws the map of the position and judges every attack. An attack in front stays there if the map still has it.
func (m *mapPane) rebuild() {
	front := m.front()
	m.attacks, m.chosen = nil, noAttack
	if m.session == nil {
		return
	}
	m.position, m.filter.Move = m.session.Position(), m.session.Game.LastMove()
	if m.filter.Choice == ofTheNodeMove {
		m.position = m.session.Game.Before()
	}
	m.judge.Reset(&m.position, m.Horizon())
	ways := trajectory.Build(&m.position, m.Horizon())
	for i := range ways.Trajectories {
		m.attacks = append(m.attacks, m.judge.Attack(&ways.Trajectories[i]))
		if ways.Trajectories[i] == front {
			m.chosen = i
		}
	}
	m.moment.setHorizon(m.Horizon())
	m.pickShown()
	m.showHope()
}

// front is the chosen attack, or the zero trajectory.
func (m *mapPane) front() (t trajectory.Trajectory) {
	if m.chosen != noAttack {
		t = m.attacks[m.chosen].Trajectory
	}
	return t
}

// refilter shows other attacks of the same map.
func (m *mapPane) refilter() {
	m.pickShown()
	m.redraw()
}

// pickShown lists the attacks that the filter lets through.
func (m *mapPane) pickShown() {
	m.shown = m.shown[:0]
	for i := range m.attacks {
		if m.filter.keeps(&m.attacks[i]) {
			m.shown = append(m.shown, i)
		}
	}
	m.pointed = noAttack
	if !slices.Contains(m.shown, m.chosen) {
		m.chosen = noAttack
	}
	m.count.SetText(fmt.Sprintf("%d of %d", len(m.shown), len(m.attacks)))
	m.list.view.Empty = "No attack is here. Move the slider to look further, or show every attack."
	if m.filter.Choice == ofTheNodeMove && m.filter.Move == board.NoMove {
		m.list.view.Empty = "No move led here: go to a node, or play a move."
	}
	m.list.show(m.attacks, m.shown, m.chosen)
	m.offerNodes()
}

// choosing puts one attack in front, with its denials.
func (m *mapPane) choosing(attack int) {
	m.chosen = attack
	if attack != noAttack {
		m.table.follow(&m.attacks[attack])
	}
	m.offerNodes()
	m.redraw()
}

// bring puts an attack in front, in the list and on the board.
func (m *mapPane) bring(attack int) {
	m.choosing(attack)
	m.list.show(m.attacks, m.shown, m.chosen)
}

// offerNodes lets the user ask for the nodes on an attack while one is in front.
func (m *mapPane) offerNodes() {
	if m.chosen == noAttack {
		m.nodes.Disable()
	} else {
		m.nodes.Enable()
	}
}

// showAttacksOn lists the attacks on a man, as if it were picked up.
func (m *mapPane) showAttacksOn(square int) {
	m.filter.Picked = square
	m.choice.SetSelectedIndex(int(onThePicked))
	m.refilter()
	m.parts.SelectIndex(partAttacks)
}

// pointing puts the attack under the pointer in front for as long as it is there.
func (m *mapPane) pointing(attack int) {
	if attack != m.pointed {
		m.pointed = attack
		m.redraw()
	}
}

// way is that of the chosen attack, nil for none.
func (m *mapPane) way() *way {
	if m.chosen == noAttack {
		return nil
	}
	return wayOf(&m.attacks[m.chosen])
}

func (m *mapPane) redraw() {
	if m.OnChange != nil {
		m.OnChange()
	}
}

// showHope brings the part up to date that costs most, if it can be seen.
func (m *mapPane) showHope() {
	if m.session != nil && m.parts.SelectedIndex() == partHope {
		m.hope.show(m.session, m.Horizon())
	}
}

// The parts, by their place.
const (
	partAttacks = iota
	partHope
	partTable
)

// layer shows the attacks: the one under the pointer in front, else the chosen one.
func (m *mapPane) layer() chessboard.Layer {
	front := m.pointed
	if front == noAttack {
		front = m.chosen
	}
	return attackLayer(m.attacks, m.shown, front, m.position.Turn(), m.moment.moment())
}

// typeLayer marks the men by the type of their value.
func (m *mapPane) typeLayer() chessboard.Layer {
	position := m.session.Position()
	return typeLayer(botvinnik.ValuesOf(&position, m.Horizon()).Men)
}
