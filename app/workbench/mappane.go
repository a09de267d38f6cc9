package workbench

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/widgets/chessboard"
)

// mapPane chooses which attack trajectories lie on the board: how far ahead, whose,
// of which man; and lists them. It works on any position.
type mapPane struct {
	slider    *widget.Slider
	horizon   *widget.Label
	sides     [2]*widget.Check
	onlyPiece *widget.Check
	count     *widget.Label
	list      *widget.List
	content   fyne.CanvasObject

	position board.Position
	attacks  trajectory.Map
	built    int // horizon that attacks was built for, 0 for none
	filter   mapFilter
	shown    []int // the trajectories that the filter lets through
	picked   int   // the man picked up on the board

	OnChange func() // the layer is to be drawn again
}

const firstHorizon = 3

func newMapPane() *mapPane {
	m := &mapPane{
		slider: widget.NewSlider(trajectory.MinHorizon, trajectory.MaxHorizon), horizon: widget.NewLabel(""), count: widget.NewLabel(""),
		filter: mapFilter{Horizon: firstHorizon, Sides: [2]bool{true, true}, Piece: chessboard.None, Target: chessboard.None, Selected: -1},
		picked: chessboard.None,
	}
	m.slider.Step = 1
	m.slider.Value = firstHorizon
	m.slider.OnChanged = func(v float64) { m.SetHorizon(int(v)) }
	for c, name := range []string{textMapWhite, textMapBlack} {
		m.sides[c] = widget.NewCheck(name, func(on bool) { m.filter.Sides[c] = on; m.changed() })
		m.sides[c].Checked = true
	}
	m.onlyPiece = widget.NewCheck(textMapPiece, func(bool) { m.changed() })
	m.list = widget.NewList(func() int { return len(m.shown) }, func() fyne.CanvasObject { return widget.NewLabel("") }, m.fill)
	m.list.HideSeparators = true
	m.list.OnSelected = func(at widget.ListItemID) { m.choose(m.shown[at]) }
	m.list.OnUnselected = func(widget.ListItemID) { m.choose(-1) }
	m.count.Wrapping = fyne.TextWrapWord
	head := container.NewVBox(
		container.NewBorder(nil, nil, widget.NewLabel(textHorizon), fixedWidth(m.horizon, 110), m.slider),
		container.NewHBox(m.sides[board.White], m.sides[board.Black]),
		m.onlyPiece, m.count, widget.NewSeparator(),
	)
	m.content = container.NewBorder(head, newMapRulings(), nil, nil, m.list)
	m.label()
	return m
}

// newMapRulings shows the rulings of the map, folded.
func newMapRulings() fyne.CanvasObject {
	box := container.NewVBox()
	for _, r := range trajectory.Rulings() {
		box.Add(paragraph(r.Name, r.Sentence, r.Source))
	}
	scroll := container.NewVScroll(box)
	scroll.SetMinSize(fyne.NewSize(0, 220))
	return widget.NewAccordion(widget.NewAccordionItem(textMapRulings, scroll))
}

// SetHorizon looks further ahead, or less far.
func (m *mapPane) SetHorizon(halfMoves int) {
	m.filter.Horizon = halfMoves
	m.slider.Value = float64(halfMoves)
	m.slider.Refresh()
	m.label()
	m.changed()
}

func (m *mapPane) label() {
	text := textHalfMove
	if m.filter.Horizon > 1 {
		text = fmt.Sprintf(textHalfMoves, m.filter.Horizon)
	}
	m.horizon.SetText(text)
}

// show looks at another position.
func (m *mapPane) show(p board.Position) {
	m.position, m.built = p, 0
	m.picked = chessboard.None
	m.rebuild()
}

// pick notes the man picked up on the board.
func (m *mapPane) pick(square int) {
	m.picked = square
	if m.onlyPiece.Checked {
		m.changed()
	}
}

func (m *mapPane) changed() {
	m.rebuild()
	if m.OnChange != nil {
		m.OnChange()
	}
}

// rebuild makes the map again where it has to, and the list of what is shown.
func (m *mapPane) rebuild() {
	if m.built != m.filter.Horizon {
		m.attacks.Rebuild(&m.position, m.filter.Horizon)
		m.built = m.filter.Horizon
	}
	m.filter.Piece = chessboard.None
	if m.onlyPiece.Checked {
		m.filter.Piece = m.picked
	}
	m.filter.Selected = -1
	m.shown = m.shown[:0]
	for i := range m.attacks.Trajectories {
		if m.filter.keeps(&m.attacks.Trajectories[i]) {
			m.shown = append(m.shown, i)
		}
	}
	m.count.SetText(fmt.Sprintf(textMapCount, len(m.shown), len(m.attacks.Trajectories)))
	if len(m.attacks.Trajectories) == 0 {
		m.count.SetText(textMapEmpty)
	}
	m.list.UnselectAll()
	m.list.Refresh()
}

// choose puts one trajectory in front.
func (m *mapPane) choose(index int) {
	if m.filter.Selected == index {
		return
	}
	m.filter.Selected = index
	if m.OnChange != nil {
		m.OnChange()
	}
}

func (m *mapPane) layer() chessboard.Layer {
	return trajectoryLayer(&m.attacks, m.filter, m.position.Turn())
}

func (m *mapPane) fill(at widget.ListItemID, object fyne.CanvasObject) {
	t := &m.attacks.Trajectories[m.shown[at]]
	object.(*widget.Label).SetText(t.Side.String() + "  " + t.String())
}
