package tree

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/tooltip"
)

// entry is the field that finds: Return and F3 go to the next match, with Shift to the one before,
// and Escape clears.
type entry struct {
	tooltip.Entry
	escape func() bool // clears; false where there is nothing to clear
}

func newEntry(hints *tooltip.Layer, escape func() bool) *entry {
	e := &entry{escape: escape}
	e.Explain(e, hints, "Finds moves and reasons in the whole tree. Enter or F3 goes to the next match, Escape clears.")
	e.SetPlaceHolder("Find ...")
	return e
}

// TypedKey takes the key that clears.
func (e *entry) TypedKey(key *fyne.KeyEvent) {
	if key.Name != fyne.KeyEscape || !e.escape() {
		e.Entry.TypedKey(key)
	}
}
