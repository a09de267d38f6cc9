package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
)

// flip turns the board.
func (w *Workbench) flip() {
	w.board.board.SetFlipped(!w.board.board.Flipped())
	w.keepSettings()
	w.report()
}

// toggleTheme changes from light to dark and back.
func (w *Workbench) toggleTheme() {
	mode := ThemeDark
	if w.start.Dark() {
		mode = ThemeLight
	}
	w.saver.change(func(c *config.Config) { c.Theme = mode })
	w.useTheme(mode)
	w.report()
}

func (w *Workbench) useTheme(mode string) { w.start.SetTheme(newLook(mode)) }

// openDialog shows a dialog, which Escape closes.
func (w *Workbench) openDialog(d dialog.Dialog, size fyne.Size) {
	w.hints.Hide()
	w.dialog = d
	d.Resize(size)
	d.Show()
}

// showShortcuts lists all keys.
func (w *Workbench) showShortcuts() {
	if w.window == nil {
		return
	}
	grid := container.New(layout.NewFormLayout())
	for _, group := range w.commands() {
		for _, c := range group.commands {
			keys := widget.NewLabel(c.keyText())
			keys.TextStyle.Monospace = true
			grid.Add(keys)
			grid.Add(widget.NewLabel(c.name))
		}
	}
	for _, line := range textBoardKeys {
		keys := widget.NewLabel(line[0])
		keys.TextStyle.Monospace = true
		grid.Add(keys)
		grid.Add(widget.NewLabel(line[1]))
	}
	scroll := container.NewVScroll(grid)
	w.openDialog(dialog.NewCustom(textShortcuts, "Close", scroll, w.window), fyne.NewSize(520, 560))
}
