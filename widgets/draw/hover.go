package draw

import (
	"strings"

	"fyne.io/fyne/v2"
)

// Hover is told what there is to say about what is under the mouse whenever that changes: a hint,
// and the mouse's place in the window. The hint is empty when there is nothing to say any more. A
// widget's field of this type is set before it is shown, and may be nil.
type Hover func(hint string, at fyne.Position)

// Hint remembers the hint of a widget, so that each is told once. The zero Hint has told none.
type Hint string

// Tell calls on if the hint is another one than before, and reports whether it is.
func (h *Hint) Tell(hint string, at fyne.Position, on Hover) bool {
	if hint == string(*h) {
		return false
	}
	*h = Hint(hint)
	if on != nil {
		on(hint, at)
	}
	return true
}

// Whole returns the hint of a text that is cut: the text comes first, unless the hint has all its words anyway.
func Whole(text, hint string) string {
	for word := range strings.FieldsSeq(text) {
		if !strings.Contains(hint, word) {
			return strings.TrimSpace(text + "\n" + hint)
		}
	}
	return hint
}

// Forward returns a Hover that passes on to one that is set later.
func Forward(to *Hover) Hover {
	return func(hint string, at fyne.Position) {
		if *to != nil {
			(*to)(hint, at)
		}
	}
}
