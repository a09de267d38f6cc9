package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// command is one thing that can be done from the menu, with its keys.
type command struct {
	name     string
	key      fyne.KeyName
	modifier fyne.KeyModifier
	do       func()
}

const ctrl = fyne.KeyModifierShortcutDefault

// commands lists what the menus hold, by menu. The list of keys is made from it too.
func (w *Workbench) commands() []struct {
	menu     string
	commands []command
} {
	a := w.toolbar.actions
	return []struct {
		menu     string
		commands []command
	}{
		{textMenuFile, []command{
			{"Open ...", fyne.KeyO, ctrl, a.open},
			{"Paste position or game", fyne.KeyV, ctrl | fyne.KeyModifierShift, a.paste},
			{"Copy FEN", fyne.KeyC, ctrl | fyne.KeyModifierShift, a.copyFEN},
		}},
		{"Think", []command{
			{"Think, or stop", fyne.KeyReturn, ctrl, a.think},
			{"Make this line the game", fyne.KeyK, ctrl, a.adopt},
			{textExperiments, fyne.KeyE, ctrl, a.experiments},
		}},
		{"Go", []command{
			{"To the start of the game", fyne.KeyHome, ctrl, a.first},
			{"One move back", fyne.KeyLeft, ctrl, a.back},
			{"One move forward", fyne.KeyRight, ctrl, a.forward},
			{"To the end of the game", fyne.KeyEnd, ctrl, a.last},
			{"Back to the node visited before", fyne.KeyLeft, fyne.KeyModifierAlt, a.visitBack},
			{"Forward again", fyne.KeyRight, fyne.KeyModifierAlt, a.visitForward},
			{"A half-move on along the trajectories", fyne.KeyRight, ctrl | fyne.KeyModifierShift, a.wayOn},
			{"A half-move back along the trajectories", fyne.KeyLeft, ctrl | fyne.KeyModifierShift, a.wayBack},
		}},
		{textMenuView, []command{
			{"Turn the board", fyne.KeyF, ctrl, a.flip},
			{"Light or dark", fyne.KeyD, ctrl, a.theme},
		}},
		{"Help", []command{
			{textShortcuts, fyne.KeyF1, ctrl, a.shortcuts},
		}},
	}
}

// menu makes the main menu. Its shortcuts work wherever the focus is.
func (w *Workbench) menu() *fyne.MainMenu {
	var menus []*fyne.Menu
	for _, group := range w.commands() {
		var items []*fyne.MenuItem
		for _, c := range group.commands {
			item := fyne.NewMenuItem(c.name, c.do)
			item.Shortcut = &desktop.CustomShortcut{KeyName: c.key, Modifier: c.modifier}
			items = append(items, item)
		}
		if group.menu == textMenuFile {
			items = append(items, w.recentMenu())
		}
		if group.menu == textMenuView {
			items = append(items, w.unitMenu(), w.paletteMenu())
		}
		menus = append(menus, fyne.NewMenu(group.menu, items...))
	}
	return fyne.NewMainMenu(menus...)
}

// recentMenu lists the files that were opened lately.
func (w *Workbench) recentMenu() *fyne.MenuItem {
	item := fyne.NewMenuItem("Open recent", nil)
	var files []*fyne.MenuItem
	for _, path := range w.saver.current().Recent {
		files = append(files, fyne.NewMenuItem(path, func() { w.OpenFile(path) }))
	}
	item.Disabled = len(files) == 0
	item.ChildMenu = fyne.NewMenu("", files...)
	return item
}

// keyText writes a shortcut as people read it.
func (c command) keyText() string {
	text := ""
	for _, m := range []struct {
		modifier fyne.KeyModifier
		name     string
	}{{fyne.KeyModifierControl, "Ctrl"}, {fyne.KeyModifierSuper, "Cmd"}, {fyne.KeyModifierAlt, "Alt"}, {fyne.KeyModifierShift, "Shift"}} {
		if c.modifier&m.modifier != 0 {
			text += m.name + "+"
		}
	}
	return text + string(c.key)
}
