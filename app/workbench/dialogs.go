package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
)

// boardKeys are keys and clicks that no list of commands holds.
var boardKeys = [][2]string{
	{"arrows, Enter", "On the board: move the cursor, pick up and drop a piece"},
	{"a letter", "On the board: start typing a move"},
	{"Escape", "On the board: put the piece back"},
	{"right button", "On the board: draw an arrow or a ring; Shift, Ctrl, Alt change the colour"},
	{"up, down", "In the tree: the node above, below"},
	{"left, right", "In the tree: close or open a node"},
	{"Home, End", "In the tree: the first, the last row"},
	{"?", "This list"},
	{"Ctrl+Q", "Quit: settings and game are there again at the next start"},
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

// showShortcuts lists all keys.
func (w *Workbench) showShortcuts() {
	if w.window == nil {
		return
	}
	grid := container.New(layout.NewFormLayout())
	add := func(keys, name string) {
		label := widget.NewLabel(keys)
		label.TextStyle.Monospace = true
		grid.Add(label)
		grid.Add(widget.NewLabel(name))
	}
	for _, group := range w.commands() {
		for _, c := range group.commands {
			add(keyText(c), c.Name)
		}
	}
	for _, line := range boardKeys {
		add(line[0], line[1])
	}
	scroll := container.NewVScroll(grid)
	w.openDialog(dialog.NewCustom(allKeys, "Close", scroll, w.window), fyne.NewSize(520, 560))
}

// showExperiments opens the experiments in a window of their own.
func (w *Workbench) showExperiments() {
	if w.window != nil {
		w.research.Open(title)
	}
}
