package botvinnik

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/internal/phrase"
	"drevo/widgets/attacklist"
	"drevo/widgets/chessboard"
	"drevo/widgets/tooltip"
)

// attackPart lists the attacks of the map, with filters and the legend of what lies on the board.
type attackPart struct {
	*attackMap
	host   pane.Host
	list   *attacklist.List
	sides  [2]*tooltip.Check
	choice *tooltip.Select
	open   *tooltip.Check
	only   *tooltip.Check // the attack in front, without the others
	nodes  *tooltip.Button
	count  *widget.Label
	legend *chessboard.LegendView

	slot  *work.Slot // judges the attacks
	built bool       // the attacks are those of the view, or will be

	before trajectory.Trajectory // the attack that was in front of the map before

	OnMoments func()           // there may be others
	OnFront   func(chosen int) // the user has put an attack in front
}

func newAttackPart(host pane.Host, m *attackMap) *attackPart {
	hints := host.Hints()
	p := &attackPart{attackMap: m, host: host, list: attacklist.New(), count: widget.NewLabel(""),
		legend: chessboard.NewLegendView(nil), slot: host.Slot("Judging attacks")}
	p.list.OnHover = host.Hints().Show
	p.list.OnSelect = func(row int) { p.choose(p.attackIn(row)) }
	p.list.Rows.OnHoverRow = func(row int) { p.point(p.attackIn(row)) }
	for c, name := range []string{"White's", "Black's"} {
		p.sides[c] = tooltip.NewCheck(hints, name, "List and draw the attacks of this side.",
			func(on bool) { m.filter.Sides[c] = on; p.refilter() })
		p.sides[c].Checked = true
	}
	p.choice = tooltip.NewSelect(hints, mapChoiceNames, "Which attacks are listed and drawn.", nil)
	p.choice.SetSelectedIndex(int(everyAttack))
	p.choice.OnChanged = func(string) { p.filterBy(mapChoice(p.choice.SelectedIndex())) }
	p.only = tooltip.NewCheck(hints, "Only this one", "Draws the chosen attack alone; without it the others lie behind.",
		func(bool) { host.Redraw() })
	p.only.Checked = true
	p.open = tooltip.NewCheck(hints, "Only F = 1", "Only the attacks that reach their target: no stop on the way is "+
		"denied (F = 1).", func(on bool) { m.filter.OnlyOpen = on; p.refilter() })
	p.nodes = tooltip.NewButton(hints, theme.SearchIcon(), "Show the nodes of the tree whose moves lie on the "+
		"chosen attack", p.showNodes)
	p.count.Truncation = fyne.TextTruncateEllipsis
	return p
}

func (p *attackPart) content() fyne.CanvasObject {
	filters := container.NewVBox(
		container.NewBorder(nil, nil, container.NewHBox(p.sides[board.White], p.sides[board.Black]), nil, p.choice),
		container.NewBorder(nil, nil, container.NewHBox(p.only, p.open), p.nodes, p.count),
	)
	content := container.NewBorder(filters, p.legend, nil, nil, p.list)
	p.legend.OnHeight = content.Refresh
	return content
}

// wear leaves what the simple face has of the filters, or brings the rest back.
func (p *attackPart) wear(simple bool) {
	p.open.SetChecked(p.open.Checked && !simple)
	for _, o := range []fyne.CanvasObject{p.open, p.nodes, p.count} {
		if simple {
			o.Hide()
		} else {
			o.Show()
		}
	}
}

// attackIn is the attack in a row, or noAttack.
func (p *attackPart) attackIn(row int) int {
	if row < 0 || row >= len(p.listed) {
		return noAttack
	}
	return p.listed[row]
}

// build draws the map of the position and judges every attack, beside the window, unless that is
// done or under way. Until then there are none.
func (p *attackPart) build() {
	if p.built || p.Game == nil {
		return
	}
	if p.chosen != noAttack {
		p.before = p.front() // stays wanted where the next map comes before this one is drawn
	}
	p.begin()
	position, horizon, front := p.at, p.horizon, p.before
	work.Run(p.slot, func(job *work.Job) judged { return attacksOf(job, position, horizon) }, func(found judged) {
		p.take(found, front)
		p.show()
		p.host.Redraw()
	})
}

// buildNow is build without leaving the window: for who must know the outcome.
func (p *attackPart) buildNow() {
	if p.built && !p.slot.Busy() || p.Game == nil {
		return
	}
	p.slot.Cancel()
	p.begin()
	p.take(attacksOf(nil, p.at, p.horizon), trajectory.Trajectory{})
	p.show()
}

// begin empties the map for another one.
func (p *attackPart) begin() {
	p.built = true
	p.attackMap.begin()
	p.show()
	p.list.Rows.Empty = "Working the attacks out ..."
	p.list.Refresh()
}

// show lists the attacks.
func (p *attackPart) show() {
	p.count.SetText(fmt.Sprintf("%d of %d", len(p.shown), len(p.attacks)))
	p.list.Rows.Empty = p.emptyText()
	p.list.SetRows(p.listRows())
	p.list.Select(slices.Index(p.listed, p.chosen))
	p.showFront()
}

// showFront follows the attack in front: its moments, and the question for the nodes on it.
func (p *attackPart) showFront() {
	p.OnMoments()
	if p.chosen == noAttack {
		p.nodes.Disable()
	} else {
		p.nodes.Enable()
	}
}

// refilter shows other attacks of the same map.
func (p *attackPart) refilter() {
	p.pick()
	p.show()
	p.host.Redraw()
}

// filterBy sets which attacks are shown. Those of the node's move belong to the position before it.
func (p *attackPart) filterBy(c mapChoice) {
	before := p.filter.Choice
	p.filter.Choice = c
	if before == ofTheNodeMove || c == ofTheNodeMove {
		p.built = false
		p.build()
		p.host.Redraw()
		return
	}
	p.refilter()
}

// choose puts one attack in front, with its denials.
func (p *attackPart) choose(attack int) {
	p.attackMap.choose(attack)
	p.OnFront(attack)
	p.showFront()
	p.host.Redraw()
}

// point puts the attack under the pointer in front for as long as it is there.
func (p *attackPart) point(attack int) {
	if attack != p.pointed {
		p.pointed = attack
		p.host.Redraw()
	}
}

// showNodes shows the nodes of the tree whose moves lie on the chosen attack.
func (p *attackPart) showNodes() {
	if p.Tree.Empty() {
		p.host.Fault("There is no tree yet: press Think.")
		return
	}
	front := p.front()
	p.host.ShowNodes("On the attack", p.onTheWay(), func(count int) {
		p.host.Status(phrase.Of("The tree shows {nodes} nodes whose moves lie on {attack}, and the way to them.",
			"nodes", present.Whole(count), "attack", front))
	})
}

// pickUp notes the piece picked up on the board.
func (p *attackPart) pickUp(square int) {
	p.filter.Picked = square
	if p.filter.Choice == ofThePicked || p.filter.Choice == onThePicked {
		p.pick()
		p.show()
	}
}

// layer shows the attacks.
func (p *attackPart) layer() chessboard.Layer {
	p.build()
	return chessboard.Layer{Overlays: []chessboard.Overlay{p.ways(p.only.Checked)}}
}

// hides takes the moves of the programme off the board while an attack is in front.
func (p *attackPart) hides() []pane.LayerKey {
	if p.drawn() == noAttack {
		return nil
	}
	return []pane.LayerKey{pane.BestMoves, pane.BestLine}
}
