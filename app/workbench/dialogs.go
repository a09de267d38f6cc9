package workbench

import (
	"drevo/app/config"
)

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
	w.useTheme()
}

// showExperiments opens the experiments in a window of their own.
func (w *Workbench) showExperiments() {
	if w.window != nil {
		w.research.Open(title)
	}
}
