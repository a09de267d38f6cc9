package botvinnik

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/widgets/chessboard"
	"drevo/widgets/codetable"
	"drevo/widgets/tooltip"
)

// tablePart lays code tables on the board.
type tablePart struct {
	codeTables
	host    pane.Host
	kind    *tooltip.Select
	squares [2]*tooltip.Entry // start and goal
	free    *tooltip.Check
	numbers *tooltip.Select
	result  *widget.Label
	view    *codetable.View
}

func newTablePart(host pane.Host) *tablePart {
	hints, names := host.Hints(), []string{}
	for _, kind := range tableKinds {
		names = append(names, kind.name)
	}
	p := &tablePart{codeTables: codeTables{squares: [2]string{"a4", "h4"}}, host: host,
		kind: tooltip.NewSelect(hints, names, "The piece whose code table lies on the board.", nil),
		squares: [2]*tooltip.Entry{tooltip.NewEntry(hints, "", "The square that the piece starts from."),
			tooltip.NewEntry(hints, "", "The square that it is to reach.")},
		free: tooltip.NewCheck(hints, "Empty board", "Count the moves as if no other piece stood on the board.", nil),
		numbers: tooltip.NewSelect(hints, numberChoices, "Which numbers lie on the board: those from the start, those to "+
			"the goal, or their sums; the least sums are the shortest ways.", nil),
		result: widget.NewLabel(""), view: codetable.New()}
	p.kind.SetSelectedIndex(p.codeTables.kind)
	p.numbers.SetSelectedIndex(p.codeTables.numbers)
	changed := func(string) { p.changed() }
	p.kind.OnChanged, p.numbers.OnChanged, p.free.OnChanged = changed, changed, func(bool) { p.changed() }
	for i, entry := range p.squares {
		entry.SetText(p.codeTables.squares[i])
		entry.OnChanged = changed
	}
	p.result.Wrapping = fyne.TextWrapWord
	p.view.OnHover = host.Hints().Show
	return p
}

func (p *tablePart) content() fyne.CanvasObject {
	squares := container.NewHBox(pane.FixedWidth(p.squares[0], 56), widget.NewLabel("–"),
		pane.FixedWidth(p.squares[1], 56))
	head := container.NewVBox(
		container.NewBorder(nil, nil, nil, squares, p.kind),
		container.NewBorder(nil, nil, p.free, nil, p.numbers),
		p.result,
	)
	return container.NewVScroll(container.NewBorder(head, nil, nil, nil, p.view))
}

// show looks at another position.
func (p *tablePart) show(position board.Position) {
	p.position = position
	p.update()
}

// showAttack lays the tables of an attack: on its start and on its target.
func (p *tablePart) showAttack(a *trajectory.Attack) {
	p.set(a.Piece, a.Side, a.From, a.Stops()[len(a.Stops())-1])
	p.refill()
}

// pickUp lays the table of the piece picked up.
func (p *tablePart) pickUp(square int) {
	if square != chessboard.None && p.pick(board.Square(square)) {
		p.refill()
	}
}

// refill writes into the fields what was set elsewhere.
func (p *tablePart) refill() {
	p.kind.Selected = tableKinds[p.codeTables.kind].name
	p.kind.Refresh()
	for i, entry := range p.squares {
		entry.Text = p.codeTables.squares[i]
		entry.Refresh()
	}
	p.update()
}

// changed takes what the user has set.
func (p *tablePart) changed() {
	p.codeTables.kind, p.codeTables.numbers = p.kind.SelectedIndex(), p.numbers.SelectedIndex()
	p.codeTables.squares, p.codeTables.free = [2]string{p.squares[0].Text, p.squares[1].Text}, p.free.Checked
	p.update()
	p.host.Redraw()
}

// update finds the routes and shows the table.
func (p *tablePart) update() {
	table, result := p.find()
	p.result.SetText(result)
	p.view.SetTable(table)
}
