package treeview

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// TestKeysDoWhatTheirListSays presses every key of the list: each does something that another
// could not have done.
func TestKeysDoWhatTheirListSays(t *testing.T) {
	e := opened(t, comb(4, 3))
	e.Expand(0)
	rows := func(want int64) func() bool { return func() bool { return e.RowCount() == want } }
	at := func(want ID) func() bool { return func() bool { return e.Selected() == want } }
	steps := map[string]struct {
		from ID
		met  func() bool
	}{
		"Up": {2, at(1)}, "Down": {2, at(3)}, "Home": {2, at(0)}, "End": {2, at(4)},
		"Right": {2, rows(8)}, "Left": {3, rows(5)}, "Space": {2, rows(8)}, "Return": {2, rows(5)},
		"+": {3, rows(11)}, "-": {3, rows(8)}, "*": {0, rows(17)},
	}
	for _, line := range Keys {
		for _, key := range strings.Split(line[0], ", ") {
			step, known := steps[key]
			if !known {
				t.Errorf("nothing is known of the key %q", key)
				continue
			}
			e.Select(step.from)
			if runes := []rune(key); len(runes) == 1 {
				e.Rows.TypedRune(runes[0])
			} else if key == "Left" {
				keys(e, fyne.KeyRight, fyne.KeyLeft)
			} else {
				keys(e, fyne.KeyName(key))
			}
			if !step.met() {
				t.Errorf("%s (%s) from %d: %d is selected, of %d rows", key, line[1], step.from, e.Selected(), e.RowCount())
			}
			if key == "*" {
				e.CollapseAll(0)
				e.Expand(0)
			}
		}
	}
}
