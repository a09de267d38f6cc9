package botvinnik

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/glossary"
	"drevo/app/pane"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/trajectory"
	"drevo/widgets/chessboard"
	"drevo/widgets/tooltip"
)

// Map shows Botvinnik's map of any position: the attacks of both sides with what denies them,
// stepped through in half-moves; the hope of the search and the types of value; and the code
// tables. What it shows lies on the board.
type Map struct {
	host    pane.Host
	slider  *tooltip.Slider
	horizon *widget.Label
	moment  *momentBar
	sides   [2]*tooltip.Check
	choice  *tooltip.Select
	open    *tooltip.Check
	only    *tooltip.Check // the attack in front, without the others
	nodes   *tooltip.Button
	count   *widget.Label
	list    *attackList
	legend  *chessboard.LegendView
	hope    *hopePane
	table   *tablePane
	parts   *container.AppTabs
	content fyne.CanvasObject

	position board.Position // that of the map: the place, or the one before the node's move
	attacks  []trajectory.Attack
	pieces   []botvinnik.PieceValue
	view     pane.View
	drawing  *work.Slot // judges the attacks
	valuing  *work.Slot // works out hope and values
	built    bool       // the attacks are those of the view, or will be
	valued   bool       // and hope and values
	inFront  bool       // the tab is the one that is seen
	filter   mapFilter
	shown    []int // the attacks that the filter lets through
	chosen   int   // the attack in front, or noAttack
	pointed  int   // the attack under the pointer in the list, or noAttack
}

// The layers of the map.
const (
	layerTrajectories pane.LayerKey = "trajectories"
	layerTypes        pane.LayerKey = "types"
	layerTable        pane.LayerKey = "codetable"
)

const firstHorizon = 3

// NewMap returns the map.
func NewMap(host pane.Host) pane.Pane {
	m := &Map{
		host: host, horizon: widget.NewLabel(""),
		moment: newMomentBar(host.Hints()), drawing: host.Slot("Judging attacks"), valuing: host.Slot("Judging values"),
		count: widget.NewLabel(""),
		list:  newAttackList(), legend: chessboard.NewLegendView(nil), hope: newHopePane(), table: newTablePane(host.Hints()),
		filter: mapFilter{Sides: [2]bool{true, true}, Picked: chessboard.None}, chosen: noAttack, pointed: noAttack,
	}
	hints := host.Hints()
	m.slider = tooltip.NewSlider(hints, trajectory.MinHorizon, trajectory.MaxHorizon, "How many half-moves the drawn "+
		"attacks may take. The horizon of the search is set in the bar above.")
	m.open = tooltip.NewCheck(hints, "Only F = 1", "Only the attacks that reach their target: no stop on the way is "+
		"denied (F = 1).", nil)
	m.only = tooltip.NewCheck(hints, "Only this one", "Draws the chosen attack alone; without it the others lie behind.",
		nil)
	m.choice = tooltip.NewSelect(hints, mapChoiceNames, "Which attacks are listed and drawn.", nil)
	m.slider.Value = firstHorizon
	if kept := host.Settings().Config().Horizon; kept != 0 {
		m.slider.Value = float64(kept)
	}
	m.slider.OnChanged = func(v float64) { m.SetHorizon(int(v)) }
	for c, name := range []string{"White's", "Black's"} {
		m.sides[c] = tooltip.NewCheck(hints, name, "List and draw the attacks of this side.",
			func(on bool) { m.filter.Sides[c] = on; m.refilter() })
		m.sides[c].Checked = true
	}
	m.choice.SetSelectedIndex(int(everyAttack))
	m.choice.OnChanged = func(string) { m.choose(mapChoice(m.choice.SelectedIndex())) }
	m.only.Checked = true
	m.only.OnChanged = func(bool) { host.Redraw() }
	m.open.OnChanged = func(on bool) { m.filter.OnlyOpen = on; m.refilter() }
	m.nodes = tooltip.NewButton(host.Hints(), theme.SearchIcon(), "Show the nodes of the tree whose moves lie on the "+
		"chosen attack", m.showNodes)
	m.moment.OnChange = host.Redraw
	m.list.OnChoose = m.choosing
	m.list.OnPoint = m.pointing
	m.table.OnChange = host.Redraw
	hint := host.Hints().Show
	m.list.view.OnHover, m.hope.ledger.OnHover, m.table.stamp.OnHover = hint, hint, hint
	m.hope.ledger.OnSquare = m.showAttacksOn
	m.layOut()
	m.label()
	return m
}

// layOut puts what governs the whole map above its parts.
func (m *Map) layOut() {
	m.count.Truncation = fyne.TextTruncateEllipsis
	filters := container.NewVBox(
		container.NewBorder(nil, nil, container.NewHBox(m.sides[board.White], m.sides[board.Black]), nil, m.choice),
		container.NewBorder(nil, nil, container.NewHBox(m.only, m.open), m.nodes, m.count),
	)
	attacks := container.NewBorder(filters, m.legend, nil, nil, m.list.view)
	m.legend.OnHeight = attacks.Refresh
	m.parts = container.NewAppTabs(
		container.NewTabItem("Attacks", attacks),
		container.NewTabItem("Hope", m.hope.content),
		container.NewTabItem("Code tables", m.table.content),
		container.NewTabItem("Reading", newMapRulings()),
	)
	m.parts.OnSelected = func(*container.TabItem) { m.showPart(); m.Front(true) }
	head := container.NewVBox(
		container.NewBorder(nil, nil, widget.NewLabel("Horizon of the drawing"), pane.FixedWidth(m.horizon, 30), m.slider),
		m.moment.content,
	)
	m.content = container.NewBorder(head, nil, nil, nil, m.parts)
}

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

func (m *Map) Key() pane.Key              { return pane.Trajectories }
func (m *Map) Title() string              { return "Trajectories" }
func (m *Map) Content() fyne.CanvasObject { return m.content }

// Layers are the attacks, the types of value, and the code tables. They come and go with the tab.
func (m *Map) Layers() []pane.Layer {
	return []pane.Layer{
		{Key: layerTable, Name: "Code table", Hint: "In how many moves the piece chosen in Code tables reaches each square.",
			Brief: true, Order: 20, Draw: m.table.layer},
		{Key: layerTrajectories, Name: "Trajectories", Hint: "The attack that is chosen in Trajectories, and what denies it.",
			Brief: true, Order: 30, Draw: m.attackLayer, Explain: m.Explain, Hides: m.hides, Legend: m.legendHere},
		{Key: layerTypes, Name: "Types of value", Hint: "How Botvinnik's account sorts the pieces: what each is worth to " +
			"the play at this place.", Brief: true, Order: 60, Draw: m.typeLayer},
	}
}

// Words are those of the book about attacks, and how we read it.
func (m *Map) Words() []glossary.Word {
	var list []glossary.Word
	for _, w := range trajectory.Words() {
		list = append(list, glossary.Word{Name: w.Name, Kind: "word of the book", Of: "Botvinnik", Sentence: w.Sentence,
			Source: w.Source})
	}
	return list
}

// Commands step through the ways.
func (m *Map) Commands() []pane.Command {
	keys := fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift
	return []pane.Command{
		{Name: "A half-move on along the trajectories", Key: fyne.KeyRight, Modifier: keys, Do: m.moment.on},
		{Name: "A half-move back along the trajectories", Key: fyne.KeyLeft, Modifier: keys, Do: m.moment.back},
	}
}

// legendHere is the legend of the attacks while they are listed beside the board.
func (m *Map) legendHere() *chessboard.LegendView {
	if m.inFront && m.parts.SelectedIndex() == partAttacks {
		return m.legend
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
}
