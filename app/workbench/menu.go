package workbench

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/workspace"
	"drevo/widgets/chessboard"
)

// menu makes the main menu. Its shortcuts work wherever the focus is.
func (w *Workbench) menu() *fyne.MainMenu {
	var menus []*fyne.Menu
	for _, group := range w.commands() {
		var items []*fyne.MenuItem
		for _, c := range group.commands {
			items = append(items, menuItem(c, group.width()))
		}
		if group.menu == menuFile {
			items = append(items, w.recentMenu())
		}
		if group.menu == menuFile && canQuit {
			quit := menuItem(pane.Command{Name: "Quit", Key: fyne.KeyQ, Modifier: ctrl, Do: w.quit}, group.width())
			quit.IsQuit = true
			items = append(items, fyne.NewMenuItemSeparator(), quit)
		}
		if group.menu == menuThink {
			items = append(items, w.everyMoveMenu())
		}
		if group.menu == menuThink {
			items = append(items, fyne.NewMenuItemSeparator(), w.memoryMenu(), w.diskMenu())
		}
		if group.menu == menuPlay {
			items = append(items, w.soundMenu())
		}
		if group.menu == menuView {
			items = append(items, w.unitMenu(), w.paletteMenu())
		}
		menus = append(menus, fyne.NewMenu(group.menu, items...))
	}
	if w.frame.slim {
		menus = folded(menus, w.frame.content.Size().Width)
	}
	return fyne.NewMainMenu(menus...)
}

// menuKeys is the shortcut of a menu item. It has no text of its own: Fyne draws the texts of
// shortcuts in a fifth of the strength of others, which can't be read on a dark menu, so the keys
// stand in the label.
type menuKeys struct{ name string }

// ShortcutName is Fyne's hook.
func (k menuKeys) ShortcutName() string { return k.name }

// menuItem makes the item of a command, with its keys to the right of a name of some width.
func menuItem(c pane.Command, width float32) *fyne.MenuItem {
	if c.Key == "" {
		return fyne.NewMenuItem(c.Name, c.Do)
	}
	label := c.Name + strings.Repeat(" ", max(2, int((width-textWidth(c.Name))/textWidth(" ")+0.5))) + keyText(c)
	item := fyne.NewMenuItem(label, c.Do)
	item.Shortcut = menuKeys{shortcut(c).ShortcutName()}
	return item
}

// width is that of the names of a menu, with a gap.
func (g commandGroup) width() float32 {
	const gap = 24
	widest := float32(0)
	for _, c := range g.commands {
		widest = max(widest, textWidth(c.Name))
	}
	return widest + gap
}

// shortcut is what the keys of a command are to the driver, which has a name of its own for those
// that undo.
func shortcut(c pane.Command) fyne.Shortcut {
	if c.Key == fyne.KeyZ && c.Modifier == ctrl {
		return &fyne.ShortcutUndo{}
	}
	return &desktop.CustomShortcut{KeyName: c.Key, Modifier: c.Modifier}
}

// recentMenu lists the files that were opened lately.
func (w *Workbench) recentMenu() *fyne.MenuItem {
	var files []*fyne.MenuItem
	for _, path := range w.Settings().Config().Recent {
		files = append(files, fyne.NewMenuItem(path, func() { w.OpenFiles(path) }))
	}
	item := submenu("Open recent", files)
	item.Disabled = len(files) == 0
	return item
}

// unitMenu offers the units of scores.
func (w *Workbench) unitMenu() *fyne.MenuItem {
	var units []*fyne.MenuItem
	for _, unit := range present.Units() {
		choice := fyne.NewMenuItem(unit.Name(), func() { w.SetUnit(unit) })
		choice.Checked = unit == w.Unit
		units = append(units, choice)
	}
	return submenu("Scores", units)
}

// paletteMenu offers the colours of the board.
func (w *Workbench) paletteMenu() *fyne.MenuItem {
	var palettes []*fyne.MenuItem
	for _, p := range chessboard.Palettes() {
		choice := fyne.NewMenuItem(p.Name, func() { w.setPalette(p.Key) })
		choice.Checked = p.Key == w.board.Palette()
		palettes = append(palettes, choice)
	}
	return submenu("Colours of the board", palettes)
}

// everyMoveMenu offers when each position of the game is thought about.
func (w *Workbench) everyMoveMenu() *fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, choice := range workspace.EveryMoves() {
		item := fyne.NewMenuItem(choice.Name, func() { w.SetEveryMove(choice.Key) })
		item.Checked = choice.Key == w.Settings().Config().EveryMove
		items = append(items, item)
	}
	return submenu("Think on every move", items)
}

// soundMenu offers what can be heard. Nothing can at first.
func (w *Workbench) soundMenu() *fyne.MenuItem {
	kept := w.Settings().Config().Sound
	item := func(name string, on bool, change func(*config.Sound)) *fyne.MenuItem {
		m := fyne.NewMenuItem(name, func() { w.setSound(change) })
		m.Checked = on
		return m
	}
	return submenu("Sound", []*fyne.MenuItem{
		item("Music while a programme thinks", kept.Music, func(s *config.Sound) { s.Music = !kept.Music }),
		item("A knock for every move that is played", kept.Moves, func(s *config.Sound) { s.Moves = !kept.Moves }),
	})
}

// setSound changes what is to be heard, and lets it be heard.
func (w *Workbench) setSound(change func(*config.Sound)) {
	before := w.Settings().Config().Sound
	w.Settings().Change(func(c *config.Config) { change(&c.Sound) })
	if !before.Moves {
		w.sound.Knock()
	}
	w.playMusic()
	w.Mark()
}

func submenu(name string, items []*fyne.MenuItem) *fyne.MenuItem {
	item := fyne.NewMenuItem(name, nil)
	item.ChildMenu = fyne.NewMenu("", items...)
	return item
}

// keyText writes a shortcut as people read it.
func keyText(c pane.Command) string {
	text := ""
	for _, m := range []struct {
		modifier fyne.KeyModifier
		name     string
	}{{fyne.KeyModifierControl, "Ctrl"}, {fyne.KeyModifierSuper, "Cmd"}, {fyne.KeyModifierAlt, "Alt"},
		{fyne.KeyModifierShift, "Shift"}} {
		if c.Modifier&m.modifier != 0 {
			text += m.name + "+"
		}
	}
	if name, ok := keyNames[c.Key]; ok {
		return text + name
	}
	return text + string(c.Key)
}

// plainText names the key of a command that needs no other held, where it has one, else its keys.
func plainText(c pane.Command) string {
	if c.Plain != "" {
		return keyText(pane.Command{Key: c.Plain})
	}
	return keyText(c)
}

// keyNames are the names of keys that the toolkit calls otherwise than people do.
var keyNames = map[fyne.KeyName]string{
	fyne.KeyPlus: "Plus", fyne.KeyMinus: "Minus", // Ctrl++ reads badly
	fyne.KeyPageUp: "PgUp", fyne.KeyPageDown: "PgDn", fyne.KeyBackspace: "Backspace",
}
