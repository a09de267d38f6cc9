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
			{textOpenFile, fyne.KeyO, ctrl, a.open},
			{textPaste, fyne.KeyV, ctrl | fyne.KeyModifierShift, a.paste},
			{textCopyFEN, fyne.KeyC, ctrl | fyne.KeyModifierShift, a.copyFEN},
		}},
		{textMenuThink, []command{
			{textThinkStop, fyne.KeyReturn, ctrl, a.think},
			{textAdopt, fyne.KeyK, ctrl, a.adopt},
			{textExperiments, fyne.KeyE, ctrl, a.experiments},
		}},
		{textMenuGo, []command{
			{textGoFirst, fyne.KeyHome, ctrl, a.first},
			{textGoBack, fyne.KeyLeft, ctrl, a.back},
			{textGoForward, fyne.KeyRight, ctrl, a.forward},
			{textGoLast, fyne.KeyEnd, ctrl, a.last},
			{textVisitBack, fyne.KeyLeft, fyne.KeyModifierAlt, a.visitBack},
			{textVisitForward, fyne.KeyRight, fyne.KeyModifierAlt, a.visitForward},
			{textWayOn, fyne.KeyRight, ctrl | fyne.KeyModifierShift, a.wayOn},
			{textWayBack, fyne.KeyLeft, ctrl | fyne.KeyModifierShift, a.wayBack},
		}},
		{textMenuView, []command{
			{textFlip, fyne.KeyF, ctrl, a.flip},
			{textTheme, fyne.KeyD, ctrl, a.theme},
		}},
		{textMenuHelp, []command{
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
	item := fyne.NewMenuItem(textRecent, nil)
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
