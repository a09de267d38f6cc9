package breakdown

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/number"
)

// editor is the one entry that is laid over a weight while it is edited. Return or leaving the
// entry takes the new weight, Escape keeps the old one; a text that is no number, or out of range,
// is reported below the total and changes nothing.
type editor struct {
	widget.Entry

	owner   *View
	layer   *fyne.Container // over the list; the entry is in it only while it is open
	line    int             // being edited, or -1
	trouble string          // what is wrong with the text
}

// Content implements [tooltip.Field].
func (e *editor) Content() string { return e.Text }

// newEditor makes a closed editor.
func newEditor(owner *View) *editor {
	e := &editor{owner: owner, line: -1}
	e.ExtendBaseWidget(e)
	e.OnSubmitted = func(string) { e.commit() }
	e.OnChanged = func(string) { e.report("") }
	e.layer = container.NewWithoutLayout()
	return e
}

// open starts editing the weight on a line, if weights can be edited and there is room for the
// column.
func (e *editor) open(line int) {
	b := e.owner
	column := b.table.Place(columnWeight, 0)
	if !b.editable(b.lines[line]) || column.W == 0 {
		return
	}
	e.line = line
	r, _ := b.table.Rows.RowRect(line)
	// Refreshing a ThemeOverride empties Fyne's caches of all measured texts and pictures, so it
	// mustn't stand in the window for good.
	field := container.NewThemeOverride(e, lowTheme{})
	height := field.MinSize().Height
	left := column.X - b.table.Gap + 2
	field.Move(fyne.NewPos(left, b.table.HeadHeight()+r.Y+(r.H-height)/2))
	field.Resize(fyne.NewSize(column.X+column.W+b.table.Gutter-left, height))
	e.layer.Objects = []fyne.CanvasObject{field}
	e.SetText(number.Short(b.data.Rows[b.lines[line].row].Weight))
	if c := e.canvas(); c != nil {
		c.Focus(e)
	}
	e.TypedShortcut(&fyne.ShortcutSelectAll{})
}

// commit takes the weight over if it is a number and another one than before.
func (e *editor) commit() {
	b := e.owner
	if e.line < 0 {
		return
	}
	row := b.data.Rows[b.lines[e.line].row]
	weight, err := b.data.Weights.parse(e.Text)
	if err != nil {
		e.report(textTrouble(err))
		return
	}
	e.close()
	if number.Short(weight) != number.Short(row.Weight) {
		b.OnWeight(row, weight)
	}
}

// cancel ends editing and keeps the old weight.
func (e *editor) cancel() {
	if e.line >= 0 {
		e.close()
	}
}

// close takes the entry away and gives the keys back to the list.
func (e *editor) close() {
	e.line = -1
	e.report("")
	if c := e.canvas(); c != nil && c.Focused() == fyne.Focusable(e) {
		c.Focus(e.owner.table.Rows)
	}
	e.layer.RemoveAll()
}

// canvas returns the window's canvas, nil while the list is in none.
func (e *editor) canvas() fyne.Canvas {
	return fyne.CurrentApp().Driver().CanvasForObject(e.owner.table)
}

// report shows what is wrong with the text, or that nothing is.
func (e *editor) report(trouble string) {
	if trouble != e.trouble {
		e.trouble = trouble
		e.owner.table.Totals = e.owner.totals()
		e.owner.table.Redraw()
	}
}

// FocusLost takes a good weight over, as leaving a cell does everywhere, and drops a bad one.
func (e *editor) FocusLost() {
	e.Entry.FocusLost()
	if e.line < 0 {
		return
	}
	if _, err := e.owner.data.Weights.parse(e.Text); err != nil {
		e.cancel()
		return
	}
	e.commit()
}

// TypedKey adds Escape to what an entry knows.
func (e *editor) TypedKey(key *fyne.KeyEvent) {
	if key.Name == fyne.KeyEscape {
		e.cancel()
		return
	}
	e.Entry.TypedKey(key)
}

// lowTheme is the app's theme, with entries as low as a line of the list.
type lowTheme struct{}

// base is asked anew each time, so that a change of theme comes through.
func (lowTheme) base() fyne.Theme { return fyne.CurrentApp().Settings().Theme() }

func (t lowTheme) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	return t.base().Color(name, variant)
}
func (t lowTheme) Font(style fyne.TextStyle) fyne.Resource    { return t.base().Font(style) }
func (t lowTheme) Icon(name fyne.ThemeIconName) fyne.Resource { return t.base().Icon(name) }

func (t lowTheme) Size(name fyne.ThemeSizeName) float32 {
	if name == theme.SizeNameInnerPadding {
		return 3
	}
	return t.base().Size(name)
}
