package botvinnik

import (
	"cmp"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/app/glossary"
	"drevo/app/pane"
	"drevo/engine/trajectory"
	"drevo/widgets/chessboard"
	"drevo/widgets/timeline"
	"drevo/widgets/tooltip"
)

// Map shows Botvinnik's map of any position: the attacks of both sides with what denies them,
// stepped through in half-moves; the hope of the search and the types of value; and the code
// tables. What it shows lies on the board.
type Map struct {
	pane.Tab
	attackMap
	host     pane.Host
	slider   *tooltip.Slider
	label    *widget.Label // the horizon
	line     *timeline.View
	list     *attackPart
	hope     *hopePart
	table    *tablePart
	parts    *container.AppTabs
	listing  fyne.CanvasObject // the first of the parts
	horizons fyne.CanvasObject // what sets the horizon of the drawing
	body     *fyne.Container   // the parts, or in the simple face the attacks alone
}

// The parts, by their place.
const (
	partAttacks = iota
	partHope
	partTable
)

// The layers of the map.
const (
	layerTrajectories pane.LayerKey = "trajectories"
	layerTypes        pane.LayerKey = "types"
	layerTable        pane.LayerKey = "codetable"
)

const firstHorizon = 3

// NewMap returns the map.
func NewMap(host pane.Host) pane.Pane {
	m := &Map{host: host, label: widget.NewLabel(""), table: newTablePart(host)}
	m.filter = mapFilter{Sides: [2]bool{true, true}, Picked: chessboard.None}
	m.chosen, m.pointed, m.moment = noAttack, noAttack, wholeWays
	m.list, m.hope = newAttackPart(host, &m.attackMap), newHopePart(host, &m.attackMap)
	m.list.OnMoments = m.showMoment
	m.list.OnFront = func(attack int) {
		if attack != noAttack {
			m.table.showAttack(&m.attacks[attack])
		}
	}
	m.hope.table.OnSquare = m.showAttacksOn
	m.slider = tooltip.NewSlider(host.Hints(), trajectory.MinHorizon, trajectory.MaxHorizon, "How many half-moves the "+
		"drawn attacks may take. The horizon of the search is set in the bar above.")
	kept := cmp.Or(host.Settings().Config().Horizon, firstHorizon)
	m.horizon = min(max(kept, trajectory.MinHorizon), trajectory.MaxHorizon)
	m.slider.Value = float64(m.horizon)
	m.slider.OnChanged = func(v float64) { m.SetHorizon(int(v)) }
	m.line = timeline.New(host.Hints(), timeline.Hints{
		Slider: "The half-moves at which something arrives. At the right end the whole ways are shown.",
		Back:   "Back to where something arrived before (Ctrl+Shift+Left)",
		On:     "On to the half-move at which something arrives next (Ctrl+Shift+Right)"})
	m.line.Round = true
	m.line.OnMove = func(place int) {
		m.setMoment(place)
		m.showMoment()
		host.Redraw()
	}
	m.layOut()
	m.setTimes()
	m.showMoment()
	return m
}

// layOut puts what governs the whole map above its parts.
func (m *Map) layOut() {
	m.listing = m.list.content()
	m.parts = container.NewAppTabs(
		container.NewTabItem("Attacks", m.listing),
		container.NewTabItem("Hope", m.hope.content()),
		container.NewTabItem("Code tables", m.table.content()),
		container.NewTabItem("Reading", newMapRulings()),
	)
	m.parts.OnSelected = func(*container.TabItem) { m.showPart(); m.Front(true) }
	m.line.Caption.Wrapping, m.line.Caption.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	m.horizons = container.NewBorder(nil, nil, widget.NewLabel("Horizon of the drawing"), pane.FixedWidth(m.label, 30),
		m.slider)
	head := container.NewVBox(m.horizons, m.line.Row(pane.FixedWidth(m.line.Caption, 170)))
	m.body = container.NewStack(m.parts)
	m.Tab = pane.NewTab(pane.Trajectories, "Trajectories", container.NewBorder(head, nil, nil, nil, m.body))
}

// wear leaves the attacks in words alone, as the simple face has them, or brings the rest back.
func (m *Map) wear(simple bool) {
	m.list.wear(simple)
	if simple {
		m.horizons.Hide()
		m.parts.SelectIndex(partAttacks)
		m.body.Objects = []fyne.CanvasObject{m.listing}
	} else {
		m.horizons.Show()
		m.body.Objects = []fyne.CanvasObject{m.parts}
	}
	m.list.show()
	m.Content().Refresh()
}

// Parts are its tabs.
func (m *Map) Parts() *container.AppTabs { return m.parts }

// newMapRulings shows how the map is read where the book is silent.
func newMapRulings() fyne.CanvasObject {
	box := container.NewVBox(pane.Heading("How the map is read"))
	for _, r := range trajectory.Rulings() {
		box.Add(pane.Paragraph(r.Name, r.Sentence, r.Source))
	}
	box.Add(pane.Heading("Where the book errs: Botvinnik - Capablanca 1938, diagram 22"))
	for _, e := range trajectory.Errata1938() {
		box.Add(pane.Paragraph(e.What, "Here "+e.Here+".", "The book: "+e.Book))
	}
	return container.NewVScroll(box)
}

// Show looks at the position. The map stays as long as the position does.
func (m *Map) Show(v pane.View) {
	same := m.Game != nil && v.Position == m.Position && v.Game.LastMove() == m.filter.Move
	other := v.Simple != m.Simple
	m.View = v
	if other {
		m.wear(v.Simple)
	}
	if !same {
		m.filter.Picked, m.filter.Move = chessboard.None, v.Game.LastMove()
		m.table.show(v.Position)
		m.list.built = false
	}
	m.hope.valued = false
	m.showPart()
}

// showPart brings the part in front up to date; the others can't be seen.
func (m *Map) showPart() {
	switch m.parts.SelectedIndex() {
	case partAttacks:
		m.list.build()
	case partHope:
		m.hope.build()
	}
}

// SetHorizon looks further ahead, or less far.
func (m *Map) SetHorizon(halfMoves int) {
	m.horizon = halfMoves
	m.slider.Value = float64(halfMoves)
	m.slider.Refresh()
	m.setTimes()
	m.showMoment()
	m.host.Settings().Change(func(c *config.Config) { c.Horizon = halfMoves })
	m.list.built, m.hope.valued = false, false
	m.showPart()
	m.host.Redraw()
}

// showMoment says how far the map looks, and which moment of it is shown.
func (m *Map) showMoment() {
	m.label.SetText(strconv.Itoa(m.horizon))
	m.line.Set(m.momentPlace(), len(m.times))
	m.line.Caption.SetText(m.momentText())
}

// Pick notes the piece picked up on the board.
func (m *Map) Pick(square int) {
	m.table.pickUp(square)
	m.list.pickUp(square)
	m.host.Redraw()
}

// Choose puts an attack in front, in the list and on the board: the first that is written like
// that, with or without its time.
func (m *Map) Choose(name string) error {
	m.list.buildNow()
	attack, err := m.find(name)
	if err != nil {
		return err
	}
	m.list.choose(attack)
	m.list.show()
	return nil
}

// Choices are the attacks of the position, as they are written.
func (m *Map) Choices() (names []string) {
	for i := range m.attacks {
		name, _, _ := strings.Cut(m.attacks[i].String(), " ") // its time
		names = append(names, name)
	}
	return names
}

// showAttacksOn lists the attacks on a piece, as if it were picked up.
func (m *Map) showAttacksOn(square int) {
	m.filter.Picked = square
	m.list.choice.SetSelectedIndex(int(onThePicked))
	m.list.refilter()
	m.parts.SelectIndex(partAttacks)
}

// Layers are the attacks, the types of value, and the code tables. They come and go with the tab.
func (m *Map) Layers() []pane.Layer {
	return []pane.Layer{
		{Key: layerTable, Name: "Code table", Hint: "In how many moves the piece chosen in Code tables reaches each square.",
			Brief: true, Order: 20, Draw: m.table.layer},
		{Key: layerTrajectories, Name: "Trajectories", Hint: "The attack that is chosen in Trajectories, and what denies it.",
			Brief: true, Order: 30, Draw: m.list.layer, Explain: m.Explain, Hides: m.list.hides, Legend: m.legendHere},
		{Key: layerTypes, Name: "Types of value", Hint: "How Botvinnik's account sorts the pieces: what each is worth to " +
			"the play at this place.", Brief: true, Order: 60, Draw: m.hope.layer},
	}
}

// Words are those of the book about attacks, and how we read it.
func (m *Map) Words() []glossary.Word { return glossary.OfTrajectories() }

// Commands step through the ways.
func (m *Map) Commands() []pane.Command {
	keys := fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift
	return []pane.Command{
		{Name: "A half-move on along the trajectories", Key: fyne.KeyRight, Modifier: keys, Do: func() { m.line.Step(1) }},
		{Name: "A half-move back along the trajectories", Key: fyne.KeyLeft, Modifier: keys, Do: func() { m.line.Step(-1) }},
	}
}

// legendHere is the legend of the attacks while they are listed beside the board.
func (m *Map) legendHere() *chessboard.LegendView {
	if m.inFront && m.parts.SelectedIndex() == partAttacks {
		return m.list.legend
	}
	return nil
}

// Front puts the layer on the board that the part in front is about, and takes the others
// of the map away. When the map leaves the front all of them go.
func (m *Map) Front(on bool) {
	m.inFront = on
	layers := map[int]pane.LayerKey{partAttacks: layerTrajectories, partHope: layerTypes, partTable: layerTable}
	wanted, ok := layers[m.parts.SelectedIndex()]
	if on && !ok {
		return
	}
	for _, key := range layers {
		m.host.ShowLayer(key, on && key == wanted)
	}
	m.host.Redraw() // the legend goes where the attacks are listed, also where the layer was on before
}
