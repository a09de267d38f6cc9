package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"drevo/app/gametext"
	"drevo/app/pane"
	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
	"drevo/widgets/treeview"
)

// keyGroup is a part of the list of keys.
type keyGroup struct {
	title string
	keys  [][2]string // and what they do
}

// widgetKeys are keys and clicks that belong to a part of the window and to no command.
var widgetKeys = []keyGroup{
	{"On the board", chessboard.Keys},
	{"In the tree", append(treeview.Keys[:len(treeview.Keys):len(treeview.Keys)], [2]string{"Enter", "The next match, " +
		"Escape clears (in Find)"})},
	{"In the text of the game", gametext.Keys},
	{"Everywhere", [][2]string{
		{"Tab", "The next control"},
		{"Ctrl+Left ...", "As Left ..., in fields and lists, too"},
		{"O", "Add the move to your book"},
		{"PgDn, PgUp", "Pages of a presented lesson"},
		{"Escape", "Close a dialog, leave the presentation"},
	}},
}

// keyGroups lists all keys: those of the commands, from which menus and shortcuts are made too, and
// those that belong to a part of the window.
func (w *Workbench) keyGroups() []keyGroup {
	var list []keyGroup
	for _, group := range w.commands() {
		g := keyGroup{title: group.menu}
		for _, c := range group.commands {
			if c.Key != "" {
				g.keys = append(g.keys, [2]string{plainText(c), c.Name})
			}
		}
		if len(g.keys) > 0 {
			list = append(list, g)
		}
	}
	return append(list, widgetKeys...)
}

// keyColumns is over how many columns the list is spread.
const keyColumns = 4

// columnGap is the room between two of them.
const columnGap = 10

// keyList lays the groups out in columns of about the same height. The list never grows with the
// text: it is there to be seen whole.
func keyList(groups []keyGroup) fyne.CanvasObject {
	all := 0
	for _, g := range groups {
		all += len(g.keys) + 2
	}
	columns := container.New(layout.NewCustomPaddedHBoxLayout(columnGap))
	column, filled := container.NewVBox(), 0
	for _, g := range groups {
		if filled > 0 && filled+len(g.keys)/2 > all/keyColumns && len(columns.Objects) < keyColumns-1 {
			columns.Add(column)
			column, filled = container.NewVBox(), 0
		}
		column.Add(keyBlock(g))
		filled += len(g.keys) + 2
	}
	columns.Add(column)
	return columns
}

// keyBlock lays one group out: the keys, and beside them what they do.
func keyBlock(g keyGroup) fyne.CanvasObject {
	size := theme.CaptionTextSize() / draw.Zoom()
	text := func(s string, colour fyne.ThemeColorName) *canvas.Text {
		t := canvas.NewText(s, theme.Color(colour))
		t.TextSize = size
		return t
	}
	keys, names := container.New(layout.NewCustomPaddedVBoxLayout(0)), container.New(layout.NewCustomPaddedVBoxLayout(0))
	for _, line := range g.keys {
		keys.Add(text(line[0], theme.ColorNamePrimary))
		names.Add(text(line[1], theme.ColorNameForeground))
	}
	title := text(g.title, theme.ColorNameForeground)
	title.TextStyle.Bold = true
	return container.NewVBox(title, container.NewBorder(nil, nil, pane.FixedWidth(keys, 104/draw.Zoom()), nil, names))
}

// showShortcuts lists all keys.
func (w *Workbench) showShortcuts() {
	if w.window == nil {
		return
	}
	list := keyList(w.keyGroups())
	w.dialogs.show(allKeys, dialog.NewCustom(allKeys, "Close", container.NewPadded(list), w.window),
		list.MinSize().AddWidthHeight(40, 100))
}

// themed shows the list of keys anew, whose texts have the colours of the theme before.
func (w *Workbench) themed() {
	if w.showing() == allKeys {
		w.showShortcuts()
	}
}
