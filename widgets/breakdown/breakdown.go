package breakdown

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
	"drevo/widgets/tooltip"
)

// View is the widget. Set the callbacks before it is shown.
type View struct {
	widget.BaseWidget

	// OnSelect is called when the user selects a term, OnUnselect when the user gives the selection
	// up (Escape, or a click on the selected row).
	OnSelect   func(Row)
	OnUnselect func()
	OnHover    draw.Hover
	// OnWeight is called with the new weight that the user gives a term, which lies in the range of
	// the data. Weights can't be edited when it is nil.
	OnWeight func(row Row, weight float64)

	// Plain leaves name, bar and net value of each term, and no more. Set it before the data.
	Plain bool

	data     Data
	order    Order
	hideZero bool
	empty    string

	lines []line

	table      *rows.Table
	hide, size *tooltip.Check
	content    *fyne.Container // all of these
	editor     *editor
}

// New returns an empty breakdown, in source order and with zero terms shown.
func New() *View {
	b := &View{empty: textEmpty(), table: rows.NewTable(nil)}
	b.table.Air = 2
	b.hide = tooltip.NewCheck(nil, "", lang.L("Leave out the terms that add nothing to the evaluation: nothing on "+
		"either side, or as much on both."), b.SetHideZero)
	b.size = tooltip.NewCheck(nil, lang.L("Largest first"), lang.L("Sort by the difference that a term makes; otherwise "+
		"the terms stand as in the source."), func(on bool) {
		if on {
			b.SetOrder(BySize)
		} else {
			b.SetOrder(BySource)
		}
	})
	b.editor = newEditor(b)
	b.content = container.NewBorder(container.NewHBox(b.hide, b.size), nil, nil, nil,
		container.NewStack(b.table, b.editor.layer))
	b.wire()
	b.ExtendBaseWidget(b)
	b.rebuild()
	return b
}

// SetHints says where the hints of the boxes appear.
func (b *View) SetHints(layer *tooltip.Layer) {
	b.hide.SetLayer(layer)
	b.size.SetLayer(layer)
}

// wire connects the parts.
func (b *View) wire() {
	list := b.table.Rows
	list.OnTap = b.tapped
	list.OnSelect = b.selected
	list.OnEnter = b.editor.open
	list.OnScrolled = b.editor.cancel
	b.table.OnHover = draw.Forward(&b.OnHover)
}

// SetData shows another evaluation. The selection stays on the row with the same ID, if there is
// one; OnSelect is not called, ask Selected for the row's new squares.
func (b *View) SetData(data Data) {
	b.data = data
	b.editor.cancel()
	b.rebuild()
}

// SetEmpty sets the text that is shown when there are no rows; it should say what to do next.
func (b *View) SetEmpty(text string) {
	b.empty = text
	b.rebuild()
}

// SetHideZero hides or shows the rows that add nothing.
func (b *View) SetHideZero(hide bool) {
	if hide != b.hideZero {
		b.hideZero = hide
		b.rebuild()
	}
	b.hide.SetChecked(hide)
}

// SetOrder sorts the rows.
func (b *View) SetOrder(order Order) {
	if order != b.order {
		b.order = order
		b.rebuild()
		b.table.Rows.ScrollTo(0, 0)
	}
	b.size.SetChecked(order == BySize)
}

// Selected returns the selected row.
func (b *View) Selected() (Row, bool) {
	if at := b.table.Rows.Selected(); at >= 0 {
		return b.data.Rows[b.lines[at].row], true
	}
	return Row{}, false
}

// selectedID returns the ID of the selected row, or nothing.
func (b *View) selectedID() string {
	if at := b.table.Rows.Selected(); at >= 0 {
		return b.lines[at].id
	}
	return ""
}

// Select selects the row with an ID, without calling OnSelect; an unknown or hidden one gives the
// selection up.
func (b *View) Select(id string) {
	b.table.Rows.Select(b.lineOf(id))
}

// lineOf finds the line that shows the row with an ID, or -1.
func (b *View) lineOf(id string) int {
	for i, l := range b.lines {
		if l.level == levelTerm && b.data.Rows[l.row].ID == id {
			return i
		}
	}
	return -1
}

// rebuild arranges the lines anew and draws them.
func (b *View) rebuild() {
	kept := b.selectedID() // before the lines change
	b.lines = arrange(&b.data, b.order, b.hideZero)
	if text := textHideZero(zeros(b.data.Rows)); text != b.hide.Text {
		b.hide.SetText(text)
	}
	b.explain()
	lines := b.tableLines()
	b.table.SetColumns(b.columns())
	b.table.Totals = b.totals()
	b.table.SetLines(len(lines), func(at int) rows.Line { return lines[at] }, b.lineOf(kept))
}

// explain says why the list is empty, when it is.
func (b *View) explain() {
	hidden := len(b.data.Rows) == 0
	if hidden {
		b.table.Rows.SetEmpty(b.empty)
	} else {
		b.table.Rows.SetEmpty(textAllZero(len(b.data.Rows)))
	}
	if hidden != b.hide.Hidden {
		b.hide.Hidden, b.size.Hidden = hidden, hidden
		b.content.Refresh() // the boxes have come or gone
	}
}

// selected passes the user's choice on.
func (b *View) selected(at int) {
	if at < 0 {
		if b.OnUnselect != nil {
			b.OnUnselect()
		}
		return
	}
	if b.OnSelect != nil {
		b.OnSelect(b.data.Rows[b.lines[at].row])
	}
}

// tapped opens the editor for a click on a weight, and gives the selection up for one on the
// selected row.
func (b *View) tapped(at int, pos fyne.Position) bool {
	if b.lines[at].level != levelTerm {
		return true
	}
	if b.onWeight(pos.X) && b.editable(b.lines[at]) {
		b.table.Rows.Pick(at)
		b.editor.open(at)
		return true
	}
	if at == b.table.Rows.Selected() {
		b.table.Rows.Pick(-1)
		return true
	}
	return false
}

// onWeight reports whether x lies in the column of editable weights.
func (b *View) onWeight(x float32) bool {
	return b.OnWeight != nil && b.table.ColumnAt(x) == columnWeight
}

// editable reports whether the weight on a line can be edited.
func (b *View) editable(l line) bool {
	return b.OnWeight != nil && l.level == levelTerm && !b.data.Rows[l.row].Fixed
}

// CreateRenderer is Fyne's hook.
func (b *View) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(b.content)
}

// Focus puts the keys into the terms.
func (b *View) Focus(c fyne.Canvas) { c.Focus(b.table.Rows) }
