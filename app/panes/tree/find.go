package tree

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/widgets/tooltip"
)

// entry is the field that finds: Return and F3 go to the next match, with Shift to the one before,
// and Escape clears.
type entry struct {
	tooltip.Entry
	finder *finder
}

func newEntry(p *finder) *entry {
	e := &entry{finder: p}
	e.Explain(e, p.host.Hints(), "Finds moves and reasons in the whole tree. Enter or F3 goes to the next match, "+
		"Escape clears.")
	e.SetPlaceHolder("Find ...")
	e.OnChanged = func(string) { p.applyFilter(func(int) {}) }
	e.OnSubmitted = func(string) { p.NextMatch(1) }
	return e
}

// TypedKey takes the keys that walk.
func (e *entry) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape:
		if e.Text == "" && e.finder.kept == nil { // nothing to clear here
			e.Entry.TypedKey(key)
			return
		}
		e.finder.clearFilter()
	default:
		e.Entry.TypedKey(key)
	}
}

// newChip makes the line that names the filter in force, with buttons that walk and clear.
func (p *finder) newChip() {
	p.chip = tooltip.NewTextButton(p.host.Hints(), "", theme.CancelIcon(), "The filter in force, and how many nodes "+
		"pass it. A click clears it.", p.clearFilter)
	p.chip.IconPlacement = widget.ButtonIconTrailingText
	back := tooltip.NewTextButton(p.host.Hints(), "", theme.MoveUpIcon(), "The match before", func() { p.NextMatch(-1) })
	on := tooltip.NewTextButton(p.host.Hints(), "", theme.MoveDownIcon(), "The next match (F3)", func() { p.NextMatch(1) })
	p.chipLine = container.NewHBox(p.chip, back, on)
	p.chipLine.Hide()
}

// showChip names the filter in force and how many nodes pass it.
func (p *finder) showChip() {
	p.chipLine.Hidden = p.kept == nil
	if p.kept == nil {
		p.layOut()
		return
	}
	text := ""
	if f := p.chosenFilter(); f.key != filterAll {
		text = f.name
	}
	if p.find.Text != "" {
		if text != "" {
			text += ", "
		}
		text += "“" + p.find.Text + "”"
	}
	count := present.Whole(p.kept.passed) + " matches"
	if p.kept.passed == 1 {
		count = "1 match"
	}
	if at := p.kept.at(p.view.Node); at > 0 && p.view.InTree {
		count = fmt.Sprintf("%s of %s", present.Whole(at), count)
	}
	p.chip.SetText(text + ": " + count)
	p.layOut()
}

// at returns the number of a node among those found, from 1; 0 where it is none of them.
func (k *kept) at(id tree.ID) int {
	if i, found := slices.BinarySearch(k.found, id); found {
		return i + 1
	}
	return 0
}

// clearFilter shows all again, and forgets the text.
func (p *finder) clearFilter() {
	p.dropFilter()
	p.applyFilter(func(int) {})
}

// dropFilter takes filter and text away, without showing anything yet.
func (p *finder) dropFilter() {
	p.find.Text = ""
	p.find.Refresh()
	p.use(filterAll)
}

// NextMatch goes to the next found node behind the selected one, or with -1 to the one before.
func (p *finder) NextMatch(by int) {
	if p.kept == nil || len(p.kept.found) == 0 {
		return
	}
	p.host.Select(p.view.Place(p.kept.found[p.kept.after(p.view.Node, by)]))
	p.showChip()
}

// FocusFind puts the keys into the field that finds.
func (p *finder) FocusFind() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.find); c != nil {
		c.Focus(p.find)
	}
}
