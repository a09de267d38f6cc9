package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"drevo/app/config"
	"drevo/app/pane"
)

// boardKeys are keys and clicks that no menu holds.
var boardKeys = []keyGroup{
	{"On the board", [][2]string{
		{"arrows, Enter", "Move the cursor, pick up and drop a piece"},
		{"a letter", "Start typing a move"},
		{"Escape", "Put the piece back"},
		{"right button", "Draw an arrow or a ring; Shift, Ctrl, Alt: colour"},
	}},
	{"In the tree", [][2]string{
		{"Up, Down", "The row above, below"},
		{"Left, Right", "Close or open a node"},
		{"+, -, *", "Open, close, open all below"},
		{"Home, End", "The first, the last row"},
		{"Enter, F3", "Next match, Escape clears (in the field that finds)"},
	}},
	{"Everywhere", [][2]string{
		{"F6", "The next pane"},
		{"?", "This list"},
	}},
}

// flip turns the board.
func (w *Workbench) flip() {
	w.board.Flip()
	w.keepSettings()
}

// toggleTheme changes from light to dark and back.
func (w *Workbench) toggleTheme() {
	mode := ThemeDark
	if w.start.Dark() {
		mode = ThemeLight
	}
	w.settings.Change(func(c *config.Config) { c.Theme = mode })
	w.useTheme(mode)
}

func (w *Workbench) useTheme(mode string) { w.start.SetTheme(newLook(mode)) }

// keyGroup is a part of the list of keys.
type keyGroup struct {
	title string
	keys  [][2]string // and what they do
}

// keyGroups lists all keys: those of the menus, and those that no menu holds.
func (w *Workbench) keyGroups() []keyGroup {
	var list []keyGroup
	for _, group := range w.commands() {
		g := keyGroup{title: group.menu}
		for _, c := range group.commands {
			g.keys = append(g.keys, [2]string{keyText(c), c.Name})
		}
		list = append(list, g)
	}
	return append(list, boardKeys...)
}

// keyColumns is over how many columns the list is spread.
const keyColumns = 3

// keyList lays the groups out in columns of about the same height.
func keyList(groups []keyGroup) fyne.CanvasObject {
	all := 0
	for _, g := range groups {
		all += len(g.keys) + 2
	}
	columns := container.NewGridWithColumns(keyColumns)
	column, filled := container.NewVBox(), 0
	for _, g := range groups {
		if filled > 0 && filled+len(g.keys)/2 > all/keyColumns && len(columns.Objects) < keyColumns-1 {
			columns.Add(column)
			column, filled = container.NewVBox(), 0
		}
		keyLines, names := container.New(layout.NewCustomPaddedVBoxLayout(2)), container.New(layout.NewCustomPaddedVBoxLayout(2))
		for _, line := range g.keys {
			keys := canvas.NewText(line[0], theme.Color(theme.ColorNamePrimary))
			keys.TextSize = theme.CaptionTextSize()
			name := canvas.NewText(line[1], theme.Color(theme.ColorNameForeground))
			name.TextSize = theme.CaptionTextSize()
			keyLines.Add(keys)
			names.Add(name)
		}
		title := canvas.NewText(g.title, theme.Color(theme.ColorNameForeground))
		title.TextStyle.Bold = true
		column.Add(title)
		column.Add(container.NewBorder(nil, nil, pane.FixedWidth(keyLines, 130), nil, names))
		filled += len(g.keys) + 2
	}
	columns.Add(column)
	return columns
}

// showShortcuts lists all keys.
func (w *Workbench) showShortcuts() {
	if w.window == nil {
		return
	}
	list := keyList(w.keyGroups())
	w.openDialog(dialog.NewCustom(allKeys, "Close", container.NewPadded(list), w.window), list.MinSize().AddWidthHeight(40, 100))
}

// showExperiments opens the experiments in a window of their own.
func (w *Workbench) showExperiments() {
	if w.window != nil {
		w.research.Open(title)
	}
}
