package workbench

import (
	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/widgets/chessboard"
)

// paletteNamed finds the colours of the board by their name; the first ones for a name that is not known.
func paletteNamed(name string) chessboard.Palette {
	all := chessboard.Palettes()
	for _, p := range all {
		if p.Name == name {
			return p
		}
	}
	return all[0]
}

// usePalette gives the board other colours, and the legend with it.
func (w *Workbench) usePalette(name string) {
	w.board.palette = paletteNamed(name)
	w.board.board.SetPalette(w.board.palette)
	w.board.showLegend()
}

// setPalette gives the board other colours, now and at the next start.
func (w *Workbench) setPalette(name string) {
	w.usePalette(name)
	w.saver.change(func(c *config.Config) { c.Board = name })
	if w.window != nil {
		w.window.SetMainMenu(w.menu()) // with the mark at the palette
	}
	w.report()
}

// paletteMenu offers the colours of the board.
func (w *Workbench) paletteMenu() *fyne.MenuItem {
	item := fyne.NewMenuItem("Colours of the board", nil)
	var choices []*fyne.MenuItem
	for _, p := range chessboard.Palettes() {
		choice := fyne.NewMenuItem(p.Name, func() { w.setPalette(p.Name) })
		choice.Checked = p.Name == w.board.palette.Name
		choices = append(choices, choice)
	}
	item.ChildMenu = fyne.NewMenu("", choices...)
	return item
}
