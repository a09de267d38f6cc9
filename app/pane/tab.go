package pane

import "fyne.io/fyne/v2"

// Tab is what every pane has: a key, a title and what is seen. A pane that draws nothing on the board
// embeds it and has only [Pane.Show] to add.
type Tab struct {
	key     Key
	title   string
	content fyne.CanvasObject
}

// NewTab returns a tab. The title is what is drawn.
func NewTab(key Key, title string, content fyne.CanvasObject) Tab { return Tab{key, title, content} }

// Key, Title, Content and Layers are those of a [Pane].
func (t Tab) Key() Key                   { return t.key }
func (t Tab) Title() string              { return t.title }
func (t Tab) Content() fyne.CanvasObject { return t.content }
func (t Tab) Layers() []Layer            { return nil }
