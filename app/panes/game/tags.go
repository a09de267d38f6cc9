package game

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/session"
	"drevo/engine/game"
	"drevo/widgets/tooltip"
)

// shownTags are the facts that the form asks for.
var shownTags = []string{"White", "Black", "Event", "Site", "Date", "Round"}

// tags is the form of the facts about a game.
type tags struct {
	host    pane.Host
	fields  []*tooltip.Entry
	result  *tooltip.Select
	of      *game.Game
	content *fyne.Container
}

func newTags(host pane.Host) *tags {
	t := &tags{host: host}
	grid := container.New(layout.NewFormLayout())
	hints := map[string]string{
		"White": "Who played White", "Black": "Who played Black", "Event": "Tournament or match", "Site": "Town and country",
		"Date": "As 1938.11.22; what is not known is a question mark: 1938.??.??", "Round": "The round, 1 or 3.2",
	}
	for _, name := range shownTags {
		field := tooltip.NewEntry(host.Hints(), "", hints[name])
		field.OnSubmitted = func(string) { t.keep() }
		t.fields = append(t.fields, field)
		grid.Add(widget.NewLabel(name))
		grid.Add(field)
	}
	t.result = tooltip.NewSelect(host.Hints(), []string{"*", "1-0", "0-1", "1/2-1/2"}, "How the game ended; * is not "+
		"known, or not over.", nil)
	grid.Add(widget.NewLabel("Result"))
	grid.Add(t.result)
	done := tooltip.NewTextButton(host.Hints(), "Done", nil, "Keeps this with the game (Enter in a field)", t.keep)
	done.Importance = widget.HighImportance
	cancel := tooltip.NewTextButton(host.Hints(), "Cancel", nil, "Leaves the game as it is", t.toggle)
	t.content = container.NewVBox(grid, container.NewGridWithColumns(2, cancel, done), widget.NewSeparator())
	t.content.Hide()
	return t
}

// toggle opens the form, or closes it.
func (t *tags) toggle() {
	if t.content.Visible() {
		t.content.Hide()
		return
	}
	t.fill()
	t.content.Show()
}

// show follows the current game: of another one the form shows the facts.
func (t *tags) show(g *game.Game) {
	if t.of = g; t.content.Visible() {
		t.fill()
	}
}

func (t *tags) fill() {
	for i, name := range shownTags {
		t.fields[i].SetText(t.of.Tags.Get(name))
	}
	t.result.SetSelected(string(t.of.Result))
}

// keep writes the form into the game.
func (t *tags) keep() {
	texts := make([]string, len(t.fields))
	for i, field := range t.fields {
		texts[i] = field.Text
	}
	result := game.Result(t.result.Selected)
	t.content.Hide()
	t.host.EditGame("facts about the game", func(g *session.Game) {
		g.Edit(func(copied *game.Game, n *game.Node) *game.Node {
			for i, name := range shownTags {
				if texts[i] != "" || copied.Tags.Get(name) != "" {
					copied.Tags.Set(name, texts[i])
				}
			}
			copied.Result = result
			return n
		})
	})
}
