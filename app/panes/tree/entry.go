package tree

import (
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"drevo/engine/query"
	"drevo/widgets/tooltip"
)

// entry is the field that asks: Return and F3 go to the next match, with Shift to the one before, Tab completes a word,
// and Escape clears.
type entry struct {
	tooltip.Entry
	escape  func() bool               // clears; false where there is nothing to clear
	offered func() []query.Completion // what may stand at the cursor
}

func newEntry(hints *tooltip.Layer, escape func() bool, offered func() []query.Completion) *entry {
	e := &entry{escape: escape, offered: offered}
	e.Explain(e, hints, "Finds nodes of the whole tree: a move, a word, or a query such as reason = cut and ply < 4. "+
		"Enter or F3 goes to the next match, Tab completes a word, Escape clears.")
	e.SetPlaceHolder("Find ...")
	return e
}

// AcceptsTab reports whether Tab completes the word before the cursor; else it goes to the next control.
func (e *entry) AcceptsTab() bool { return e.completion() != nil }

// completion is what Tab makes of the word before the cursor, nil for nothing.
func (e *entry) completion() *query.Completion {
	list := e.offered()
	if len(list) == 0 || list[0].From == list[0].To || list[0].Text == e.Text[list[0].From:list[0].To] {
		return nil
	}
	return &list[0]
}

// cursor is the place of the cursor in the text, in bytes.
func (e *entry) cursor() int {
	at := 0
	for range e.CursorColumn {
		_, size := utf8.DecodeRuneInString(e.Text[at:])
		at += size
	}
	return at
}

// TypedKey takes the keys that clear and complete.
func (e *entry) TypedKey(key *fyne.KeyEvent) {
	switch {
	case key.Name == fyne.KeyEscape && e.escape():
	case key.Name == fyne.KeyTab:
		if c := e.completion(); c != nil {
			e.complete(c)
		}
	default:
		e.Entry.TypedKey(key)
	}
}

// complete puts a word into the text.
func (e *entry) complete(c *query.Completion) {
	e.SetText(e.Text[:c.From] + c.Text + e.Text[c.To:])
	e.CursorColumn = utf8.RuneCountInString(e.Text[:c.From+len(c.Text)])
	e.Refresh()
}
