//go:build e2e

package library

import "fyne.io/fyne/v2"

// Observe tells the window tests which collection is shown, and how many of its games pass.
func (l *Library) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	name := "All collections"
	if l.current != nil {
		name = l.current.Name
	}
	return map[string]any{"collection": name, "listed": l.length(), "listedTitle": l.title.Text},
		map[string]fyne.CanvasObject{"words": l.words, "collections": l.collections}
}
